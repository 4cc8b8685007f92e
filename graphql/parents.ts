import type { z } from 'zod'
import type { SignIn } from '../contract/auth.ts'
import type { AddressLookup, AddressPlace } from '../contract/address.ts'
import type * as auth from '../contract/auth.ts'
import type { Cart, Position, PromoCode } from '../contract/basket.ts'
import type * as blog from '../contract/blog.ts'
import type * as catalogue from '../contract/catalogue.ts'
import type * as delivery from '../contract/delivery.ts'
import type { Applied, FacetValue, Facets, PriceBand } from '../contract/facets.ts'
import type { Favorites } from '../contract/favorites.ts'
import type { Form, Submitted } from '../contract/forms.ts'
import type { GiftCardBalance } from '../contract/gift-card.ts'
import type { GiftCardDetails } from '../contract/gift-card-details.ts'
import type * as gifts from '../contract/gifts.ts'
import type * as home from '../contract/home.ts'
import type * as intervals from '../contract/intervals.ts'
import type { Category, City } from '../contract/layout.ts'
import type { DeliverySubscription } from '../contract/delivery-subscription.ts'
import type * as invoices from '../contract/invoice.ts'
import type { Invoice } from '../contract/invoice.ts'
import type * as events from '../contract/events.ts'
import type * as loyalty from '../contract/loyalty.ts'
import type * as notifications from '../contract/notifications.ts'
import type { ChosenInterval, Order, Recipient, ShippingAddress } from '../contract/order.ts'
import type * as pages from '../contract/pages.ts'
import type { PaymentIntent } from '../contract/payment.ts'
import type { Image, Tile } from '../contract/primitives.ts'
import type { RecipientChoice, SenderLink } from '../contract/recipient-link.ts'
import type * as promotions from '../contract/promotions.ts'
import type * as search from '../contract/search.ts'
import type * as subscription from '../contract/subscription.ts'
import type { User } from '../contract/user.ts'
import type { Refusal } from './refusal.ts'
import type { TrackedOrder } from '../contract/tracking.ts'

// What resolvers get for each GraphQL type: the thing as /v1 answered it.
export type RefusalParent = Refusal
export type SignInParent = SignIn
export type ImageParent = Image
export type TileParent = Tile
export type ProductCardParent = catalogue.ProductCard
export type ProductParent = catalogue.Product
export type VariantParent = catalogue.Variant
export type ReviewParent = catalogue.Review
export type ComboParent = z.output<typeof catalogue.Combo>
export type CollectionSummaryParent = z.output<typeof catalogue.CollectionSummary>
export type CollectionParent = catalogue.Collection
export type PaginationParent = catalogue.Pagination
export type SearchResultParent = search.SearchAnswer
export type ListingParent = catalogue.Listing
export type ConstructorBlockParent = home.ConstructorBlock
export type ConstructorFlowerParent = home.ConstructorBlock['flowers'][number]
export type ConstructorWrapParent = home.ConstructorBlock['wraps'][number]
export type ConstructorFoliageParent = home.ConstructorBlock['foliage'][number]
export type ReviewsBlockParent = home.ReviewsBlock & { words: home.BlockWords }
export type HeroParent = home.Hero
export type CategoryParent = Category
export type CartParent = Cart
export type PositionParent = Position
export type GiftCardPositionParent = NonNullable<Position['gift_card']>
export type GiftCardDetailsParent = GiftCardDetails
export type GiftCardBalanceParent = GiftCardBalance
export type PromoCodeParent = z.output<typeof PromoCode>
export type AddressLookupParent = AddressLookup
export type AddressPlaceParent = AddressPlace
export type ShippingAddressParent = ShippingAddress
export type RecipientChoiceParent = RecipientChoice
export type ChoicePositionParent = RecipientChoice['positions'][number]
export type RecipientLinkParent = SenderLink
export type AskedRecipientParent = NonNullable<Order['recipient_choice']>
export type OrderParent = Order
export type OrderSubscriptionParent = NonNullable<Order['subscription']>
export type ComesAgainParent = NonNullable<Cart['comes_again']>
export type UnpaidOrderParent = NonNullable<Cart['unpaid_order']>
export type OrderedDeliveryParent = NonNullable<DeliverySubscription['ordered']>
export type ChosenIntervalParent = ChosenInterval
export type RecipientParent = Recipient
export type GivenBackParent = Order['given_back'][number]
export type OrderTransitionParent = Order['timeline'][number]
export type TrackedOrderParent = TrackedOrder
export type TrackedPositionParent = TrackedOrder['positions'][number]
export type OrderPhotoParent = TrackedOrder['photos'][number]
export type PaymentParent = NonNullable<Order['payment']>
export type PaymentIntentParent = PaymentIntent
export type IntervalParent = intervals.Interval
export type DeliveryDateParent = intervals.DeliveryDate
export type DeliveryOfferParent = intervals.EarliestDelivery
export type FreeDeliveryParent = intervals.OpenWindow
export type EarliestDeliveryParent = z.output<typeof intervals.getEarliestDelivery.response>['data']
export type SetClockParent = z.output<typeof intervals.SetClock>

export type GalleryPictureParent = catalogue.GalleryPicture
export type FlowerSettingsParent = catalogue.FlowerSettings
export type CardConstructorParent = catalogue.FlowerSettings['card_constructor']
export type CardTextParent = catalogue.Product['card_text']
export type ExtraOfferParent = catalogue.ExtraOffer
export type SubscriptionOfferParent = catalogue.SubscriptionOffer
export type ProductReviewsParent = z.output<typeof catalogue.getProductReviews.response>['data']
export type FacetsParent = Facets
export type PriceFacetParent = Facets['price']
export type FacetValueParent = FacetValue
export type PriceBandParent = PriceBand
export type AppliedFiltersParent = Applied
export type SuggestionsParent = search.Suggestions
export type SearchHistoryParent = search.SearchHistory
export type GiftsParent = gifts.Gifts
export type AllGiftsParent = gifts.AllGifts
export type PopularCategoryParent = gifts.PopularCategory
export type PromotionParent = promotions.Promotion
export type PromotionPageParent = promotions.PromotionPage
type Posts = z.output<typeof blog.getPosts.response>
export type ArticleListParent = { list: Posts['data'] } & Posts['meta']
export type ArticleCardParent = blog.ArticleCard
export type ArticleParent = blog.Article
export type ArticleTextParent = Extract<blog.ArticlePart, { kind: 'text' }>
/** The same row in articles, where it has a title, and on pages, where it has a heading. */
export type ProductRailParent =
  Extract<blog.ArticlePart, { kind: 'products' }> | Extract<pages.PageBlock, { kind: 'products' }>
export type PageParent = pages.Page
type Block<K extends pages.PageBlock['kind']> = Extract<pages.PageBlock, { kind: K }>
export type TextBlockParent = Block<'text'>
export type ListBlockParent = Block<'list'>
export type StepsBlockParent = Block<'steps'>
export type FaqBlockParent = Block<'faq'>
export type CtaBlockParent = Block<'cta'>
export type FormBlockParent = Block<'form'>
export type ProductBlockParent = Block<'product'>
export type SitemapParent = z.output<typeof pages.getSitemap.response>['data']
export type SitemapEntryParent = SitemapParent['list'][number]
export type FormParent = Form
export type FormFieldParent = Form['fields'][number]
export type FormSubmittedParent = Submitted
export type FavoritesParent = Favorites
export type SubscriptionPricesParent = subscription.SubscriptionPrices
export type SubscriptionPlanParent = subscription.SubscriptionPlan
export type SubscriptionSizeParent = subscription.SubscriptionPlan['sizes'][number]
export type SubscriptionFlowersParent = subscription.SubscriptionFlowers
export type SubscriptionFlowersSizeParent = subscription.SubscriptionFlowers['sizes'][number]
export type FirstBouquetParent = subscription.FirstBouquet
export type FirstBouquetOfferParent = subscription.FirstBouquet['offers'][number]
export type DeliveryCityParent = City
export type DeliveryDistrictParent = City['districts'][number]
export type DeliveryPlaceParent = delivery.Place
export type DeliveryZoneParent = delivery.DeliveryZone
export type PlaceWindowParent = delivery.PlaceWindow
export type PostcodeCheckParent = delivery.PostcodeCheck
export type UserParent = User
export type SignInSettingsParent = z.output<typeof auth.getSignInSettings.response>['data']
export type CodeSentParent = auth.CodeSent
export type NotificationSettingsParent = notifications.NotificationSettings
export type NotificationSettingParent = notifications.NotificationSetting
export type ImportantDatesParent = events.UserEvents
export type ImportantDateParent = events.UserEvent
export type CalendarFileParent = z.output<typeof events.getCalendar.response>['data']
export type BonusesParent = loyalty.Bonuses
export type BonusEntryParent = loyalty.BonusEntry
export type LoyaltyParent = loyalty.Loyalty
export type TargetActionParent = loyalty.TargetAction
export type UserPromoCodeParent = loyalty.UserPromoCode
export type DeliverySubscriptionParent = DeliverySubscription
export type SubscriptionSwapParent = DeliverySubscription['swaps'][number]
export type SubscriptionIntervalParent = DeliverySubscription['interval']

export type InvoiceParent = Invoice
export type InvoiceSellerParent = Invoice['seller']
export type InvoiceLineParent = Invoice['lines'][number]
export type CreditNoteParent = Invoice['credit_notes'][number]
export type VatLineParent = Invoice['vat'][number]
export type InvoiceFileParent = z.output<typeof invoices.getInvoiceFile.response>['data']
