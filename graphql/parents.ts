import type { z } from 'zod'
import type * as auth from '../contract/auth.ts'
import type { Cart, Position, PromoCode } from '../contract/basket.ts'
import type * as catalogue from '../contract/catalogue.ts'
import type { DeliverySubscription } from '../contract/delivery-subscription.ts'
import type * as events from '../contract/events.ts'
import type * as home from '../contract/home.ts'
import type * as intervals from '../contract/intervals.ts'
import type * as loyalty from '../contract/loyalty.ts'
import type * as notifications from '../contract/notifications.ts'
import type { ChosenInterval, Order } from '../contract/order.ts'
import type { PaymentIntent } from '../contract/payment.ts'
import type { Image, Tile } from '../contract/primitives.ts'
import type { User } from '../contract/user.ts'
import type { Refusal } from './refusal.ts'

// What resolvers get for each GraphQL type: the thing as /v1 answered it.
export type RefusalParent = Refusal
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
export type SearchResultParent = Pick<catalogue.Listing, 'list' | 'pagination'>
export type ListingParent = catalogue.Listing
export type ConstructorBlockParent = home.ConstructorBlock
export type ConstructorFlowerParent = home.ConstructorBlock['flowers'][number]
export type ConstructorWrapParent = home.ConstructorBlock['wraps'][number]
export type ConstructorFoliageParent = home.ConstructorBlock['foliage'][number]
export type ReviewsBlockParent = home.ReviewsBlock
export type CartParent = Cart
export type PositionParent = Position
export type PromoCodeParent = z.output<typeof PromoCode>
export type OrderParent = Order
export type ChosenIntervalParent = ChosenInterval
export type OrderTransitionParent = Order['timeline'][number]
export type PaymentParent = NonNullable<Order['payment']>
export type PaymentIntentParent = PaymentIntent
export type IntervalParent = intervals.Interval
export type DeliveryDateParent = intervals.DeliveryDate
export type DeliveryOfferParent = intervals.EarliestDelivery
export type EarliestDeliveryParent = z.output<typeof intervals.getEarliestDelivery.response>['data']
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
export type SubscriptionIntervalParent = DeliverySubscription['interval']
