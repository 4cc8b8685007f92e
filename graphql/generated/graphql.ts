/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddressInput = {
  city: string;
  line1: string;
  line2?: string | null | undefined;
  /** Where the list of addresses has it. */
  point?: PointInput | null | undefined;
  postcode: string;
};

export type CartLineInput = {
  extraOfferVariantId?: number | null | undefined;
  giftCardText?: string | null | undefined;
  positionSlug: string;
  productId: number;
  quantity?: number | null | undefined;
  withSubscription?: boolean | null | undefined;
};

/** What is checked out: an order that comes once, or a delivery subscription. Each has endpoints of its own. */
export type CheckoutType =
  | 'DEFAULT'
  | 'SUBSCRIPTION';

export type ChoiceInput = {
  date: string;
  intervalId: number;
  note?: string | null | undefined;
  phone?: string | null | undefined;
};

export type ChoiceState =
  | 'CHOSEN'
  | 'OPEN';

export type CodeType =
  | 'EMAIL'
  | 'PHONE';

export type CodeVia =
  | 'SMS'
  | 'WHATSAPP';

export type CollectionType =
  | 'CATEGORY'
  | 'FILTER';

export type ConstructorBouquetInput = {
  colour: string;
  count: number;
  foliage?: string | null | undefined;
  giftCardText?: string | null | undefined;
  length: string;
  quantity?: number | null | undefined;
  species: string;
  wrap: string;
};

export type DeliverySubscriptionState =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'PAUSED';

/** What was chosen in the form's file field; at most 5 MB before base64. */
export type FormFileInput = {
  base64: string;
  name: string;
};

/** A field as a form has it: text, and `on` for a box that is ticked. */
export type FormValueInput = {
  name: string;
  value: string;
};

export type GalleryView =
  | 'AT_HOME'
  | 'DETAIL'
  | 'FRONT';

export type Gender =
  | 'DO_NOT_SPECIFY'
  | 'FEMALE'
  | 'MALE';

export type ImportantDateInput = {
  /** A civil date, YYYY-MM-DD; not for Valentine's day and Mother's day. */
  date?: string | null | undefined;
  /** Seven unless it says otherwise. */
  leadDays?: number | null | undefined;
  muted?: boolean | null | undefined;
  occasion: Occasion;
  recipientName?: string | null | undefined;
  /** Needed for OWN. */
  title?: string | null | undefined;
};

/** Values of one facet widen each other, facets narrow each other. A value there is none of makes the listing null. */
export type ListingFilters = {
  colour?: Array<string> | null | undefined;
  occasion?: Array<string> | null | undefined;
  /** Pence. */
  priceMax?: number | null | undefined;
  /** Pence. */
  priceMin?: number | null | undefined;
  recipient?: Array<string> | null | undefined;
  sameDay?: boolean | null | undefined;
  size?: Array<string> | null | undefined;
  stem?: Array<string> | null | undefined;
};

export type NotificationChannel =
  | 'EMAIL'
  | 'SMS'
  | 'WHATSAPP';

export type NotificationSettingInput = {
  channel: NotificationChannel;
  enabled: boolean;
  topic: NotificationTopic;
};

export type NotificationTopic =
  | 'OFFERS'
  | 'ORDERS'
  | 'REMINDERS';

export type Occasion =
  | 'BIRTHDAY'
  | 'MOTHERS_DAY'
  | 'OWN'
  | 'SPECIAL_ANNIVERSARY'
  | 'VALENTINES_DAY'
  | 'WEDDING_DAY';

export type OrderBy =
  | 'NEWEST'
  | 'POPULARITY'
  | 'PRICE';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type OrderState =
  | 'AWAITING_PAYMENT'
  | 'CANCELLED'
  | 'DELIVERED'
  | 'DRAFT'
  | 'ON_ITS_WAY'
  | 'PAID'
  | 'PREPARING'
  | 'REFUNDED';

export type PaymentState =
  | 'FAILED'
  | 'PROCESSING'
  | 'REFUNDED'
  | 'REQUIRES_ACTION'
  | 'REQUIRES_PAYMENT'
  | 'SUCCEEDED';

/** As typed; what is wrong is told in the shop's own words. What is left out stays as it is, but name and gender. */
export type PersonalDataInput = {
  email?: string | null | undefined;
  emailCode?: string | null | undefined;
  gender?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCode?: string | null | undefined;
};

/** Who took a picture: the florist of what was tied, the courier at the door. */
export type Photographer =
  | 'COURIER'
  | 'FLORIST';

export type PlaceOrderInput = {
  email: string;
  /** What the shopper saw, in pence: when it is another by now the order is not placed. */
  expectedTotal?: number | null | undefined;
  name: string;
  orderId: string;
  paymentMethod: string;
  phone: string;
};

export type PointInput = {
  latitude: number;
  longitude: number;
};

export type PromoCodeState =
  | 'EXPIRED'
  | 'USABLE'
  | 'USED';

export type RecipientInput = {
  anonymous?: boolean | null | undefined;
  name: string;
  note?: string | null | undefined;
  phone: string;
};

export type RecipientLinkInput = {
  anonymous?: boolean | null | undefined;
  name: string;
  /** A phone number or an e-mail address. */
  receiver: string;
};

/** How far it is with an order whose recipient says where and when. */
export type RecipientLinkState =
  | 'ASKED'
  | 'MADE'
  | 'RUN_OUT'
  | 'TAKEN_OVER'
  | 'UNPAID';

export type SandboxCardInput = {
  /** Made anew for each press of the button: a repeated press is charged once. */
  attempt?: string | null | undefined;
  cvc: string;
  expiry: string;
  number: string;
};

export type SendCodeInput = {
  captchaToken?: string | null | undefined;
  /** A phone number or an e-mail address, as typed. */
  receiver: string;
  type: CodeType;
  /** For a phone; a text message unless it says otherwise. */
  via?: CodeVia | null | undefined;
};

export type SignInInput = {
  code: string;
  receiver: string;
  type: CodeType;
};

export type SubscriptionAction =
  | 'CANCEL'
  | 'PAUSE'
  | 'RESUME'
  | 'SKIP'
  | 'SLOT'
  | 'SWAP';

export type SubscriptionChoiceInput = {
  everyWeeks: number;
  /** Per cent off the first bouquet; one that is on offer. */
  firstBouquetDiscount?: number | null | undefined;
  positionSlug: string;
  productId: number;
};

/** What the florist does when a flower cannot be had on the day. */
export type Substitution =
  | 'ALLOW'
  | 'ASK'
  | 'REFUND';

export type AddressLookupQueryVariables = Exact<{
  postcode: string;
  withList: boolean;
}>;


export type AddressLookupQuery = { addressLookup: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null };

export type AddressForm_LookupFragment = { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null };

export type FoundAddress_AddressFragment = { line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null };

export type AddressForm_AddressFragment = { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null };

export type AddressMap_PlaceFragment = { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> };

export type AppBanner_DownloadFragment = { heading: string, text: string, points: Array<string>, links: Array<{ store: string, title: string, href: string }> };

export type Constructor_BlockFragment = { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } };

export type DeliveryPromise_OfferFragment = { date: string, from: string, to: string, orderBy: string };

export type DeliveryPromise_EarliestFragment = { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null };

export type Price_MoneyFragment = { amount: number, text: string };

export type OrderTimeline_OrderFragment = { state: OrderState, timeline: Array<{ state: OrderState, at: string }> };

export type PageBlocks_PageFragment = { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
    | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
    | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
    | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
    | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
    | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
    | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
    | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
    | { __typename: 'TextBlock', html: string, title: string | null }
  > };

export type ProductRail_RailFragment = { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> };

export type ShopForm_FormFragment = { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> };

export type Picture_ImageFragment = { url: string, alt: string, width: number, height: number };

export type PositionList_PositionFragment = { productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } };

export type ProductCard_ProductFragment = { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } };

export type ReviewList_ReviewFragment = { id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string };

export type Saving_CartFragment = { bonusPercent: number | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } };

export type Saving_OrderFragment = { bonusPercent: number | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } };

export type Saving_PromoFragment = { code: string, message: string, discount: { amount: number, text: string } };

type Saving_Result_Refusal_Fragment = { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> };

type Saving_Result_Saving_Fragment = { __typename: 'Saving', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } };

type Saving_Result_SavingRefused_Fragment = { __typename: 'SavingRefused', message: string, advice: string | null, isForApp: boolean };

export type Saving_ResultFragment =
  | Saving_Result_Refusal_Fragment
  | Saving_Result_Saving_Fragment
  | Saving_Result_SavingRefused_Fragment
;

export type ApplyPromoCodeMutationVariables = Exact<{
  code: string;
  type: CheckoutType;
}>;


export type ApplyPromoCodeMutation = { applyPromoCode:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'Saving', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } }
    | { __typename: 'SavingRefused', message: string, advice: string | null, isForApp: boolean }
   };

export type RemovePromoCodeMutationVariables = Exact<{
  type: CheckoutType;
}>;


export type RemovePromoCodeMutation = { removePromoCode:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'Saving', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } }
    | { __typename: 'SavingRefused', message: string, advice: string | null, isForApp: boolean }
   };

export type UseBonusesMutationVariables = Exact<{
  percent?: number | null | undefined;
  type: CheckoutType;
}>;


export type UseBonusesMutation = { useBonuses:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'Saving', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } }
    | { __typename: 'SavingRefused', message: string, advice: string | null, isForApp: boolean }
   };

export type SubscriptionTerms_SubscriptionFragment = { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null };

export type LogMutationVariables = Exact<{
  message: string;
  path?: string | null | undefined;
  stack?: string | null | undefined;
}>;


export type LogMutation = { log: boolean };

export type Layout_QueryFragment = { navigation: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { cart: { quantity: number } | null, favorites: { ids: Array<number> } | null, me: { name: string | null } | null };

export type SuggestionsQueryVariables = Exact<{
  query: string;
}>;


export type SuggestionsQuery = { suggestions: { phrases: Array<string>, categories: Array<{ type: CollectionType, slug: string, title: string }>, products: Array<{ id: number, title: string, price: { amount: number, text: string }, image: { url: string, alt: string, width: number, height: number } }> }, searchHistory: { phrases: Array<string> } };

export type AllGiftsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type AllGiftsPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, allGifts: { seo: { title: string, description: string, heading: string, text: string }, shelves: Array<{ collection: { type: CollectionType, slug: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type AppLandingPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type AppLandingPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, appDownload: { heading: string, text: string, points: Array<string>, links: Array<{ store: string, title: string, href: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ArticlePageQueryVariables = Exact<{
  layout: boolean;
  slug: string;
}>;


export type ArticlePageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, article: { slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, updatedOn: string, readingMinutes: number, relatedHref: string | null, image: { url: string, alt: string, width: number, height: number }, parts: Array<
      | { __typename: 'ArticleText', html: string }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
    >, related: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, more: Array<{ slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, readingMinutes: number, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type AuthPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type AuthPageQuery = { signInSettings: { captchaSiteKey: string | null, codeLength: number, resendSeconds: number }, me: { __typename: 'User', name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type AuthPage_UserFragment = { __typename: 'User', name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean };

export type SendCodeMutationVariables = Exact<{
  input: SendCodeInput;
}>;


export type SendCodeMutation = { sendCode: { success: boolean, nextCodeSecondsLeft: number, message: string } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'SignedIn', isNewUser: boolean, user: { name: string | null, email: string | null, phone: string | null } }
   };

export type RegisterMutationVariables = Exact<{
  input: PersonalDataInput;
}>;


export type RegisterMutation = { savePersonalData:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'User', name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean }
   };

export type BlogPageQueryVariables = Exact<{
  layout: boolean;
  page: number;
  from: number;
}>;


export type BlogPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, articles: { list: Array<{ slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, readingMinutes: number, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ArticleCard_ArticleFragment = { slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, readingMinutes: number, image: { url: string, alt: string, width: number, height: number } };

export type CardsPageQueryVariables = Exact<{
  layout: boolean;
  page: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
}>;


export type CardsPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, listing: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number } } | null, giftCards: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CartPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type CartPageQuery = { cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } | null, subscriptionPrices: { plans: Array<{ title: string, everyWeeks: number }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CartPage_CartFragment = { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } };

export type Refusal_RefusalFragment = { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> };

export type SetCartLineMutationVariables = Exact<{
  input: CartLineInput;
}>;


export type SetCartLineMutation = { setCartLine:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type RemoveCartLineMutationVariables = Exact<{
  productId: number;
  positionSlug: string;
}>;


export type RemoveCartLineMutation = { removeCartLine:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type AddConstructorBouquetMutationVariables = Exact<{
  input: ConstructorBouquetInput;
}>;


export type AddConstructorBouquetMutation = { addConstructorBouquet:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type AddComboMutationVariables = Exact<{
  comboId: number;
}>;


export type AddComboMutation = { addCombo:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ChooseSubscriptionMutationVariables = Exact<{
  input: SubscriptionChoiceInput;
}>;


export type ChooseSubscriptionMutation = { chooseSubscription:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SetWithSubscriptionMutationVariables = Exact<{
  withSubscription: boolean;
  everyWeeks?: number | null | undefined;
}>;


export type SetWithSubscriptionMutation = { setWithSubscription:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, comesAgain: { productId: number, positionSlug: string, title: string, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type StartCheckoutMutationVariables = Exact<{
  type: CheckoutType;
}>;


export type StartCheckoutMutation = { startCheckout:
    | { __typename: 'Order', id: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type CollectionsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type CollectionsPageQuery = { categories: Array<{ title: string, prefix: string, slug: string, inMenu: boolean, list: Array<{ title: string, prefix: string, slug: string, inMenu: boolean }> }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CollectionsPage_CategoryFragment = { title: string, prefix: string, slug: string, inMenu: boolean };

export type ConstructorPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ConstructorPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, constructorBlock: { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ContentPageQueryVariables = Exact<{
  layout: boolean;
  slug: string;
}>;


export type ContentPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SubmitFormMutationVariables = Exact<{
  key: string;
  values: Array<FormValueInput> | FormValueInput;
  file?: FormFileInput | null | undefined;
}>;


export type SubmitFormMutation = { submitForm:
    | { __typename: 'FormSubmitted', id: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type DeliveryCheckPageQueryVariables = Exact<{
  layout: boolean;
  postcode: string;
}>;


export type DeliveryCheckPageQuery = { postcodeCheck: { isCovered: boolean, message: string, postcode: string, isSameDay: boolean, place: { title: string, href: string } | null, priceFrom: { amount: number, text: string } | null, earliest: { date: string, from: string, to: string, orderBy: string } | null, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PostcodeAnswer_CheckFragment = { isCovered: boolean, message: string, postcode: string, isSameDay: boolean, place: { title: string, href: string } | null, priceFrom: { amount: number, text: string } | null, earliest: { date: string, from: string, to: string, orderBy: string } | null, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }> };

export type DeliveryDetailsPageQueryVariables = Exact<{
  layout: boolean;
  type: CheckoutType;
  subscription: boolean;
  postcode: string;
  find: boolean;
}>;


export type DeliveryDetailsPageQuery = { me?: { name: string | null } | null, checkout: { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { receiver: string } | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } | null, addressLookup?: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, deliveryIntervals: Array<{ date: string, disabled: boolean, intervals: Array<{ id: number, from: string, to: string, disabled: boolean, reason: string | null, placesLeft: number, price: { amount: number, text: string } }> }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CheckoutPage_OrderFragment = { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } };

export type SetAddressMutationVariables = Exact<{
  input: AddressInput;
  type: CheckoutType;
}>;


export type SetAddressMutation = { setAddress:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SetRecipientMutationVariables = Exact<{
  input: RecipientInput;
  type: CheckoutType;
}>;


export type SetRecipientMutation = { setRecipient:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SetIntervalMutationVariables = Exact<{
  date: string;
  intervalId: number;
  orderId?: string | null | undefined;
  type: CheckoutType;
}>;


export type SetIntervalMutation = { setInterval:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SetRecipientLinkMutationVariables = Exact<{
  input: RecipientLinkInput;
}>;


export type SetRecipientLinkMutation = { setRecipientLink:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type DeliveryPlacePageQueryVariables = Exact<{
  layout: boolean;
  city: string;
  district?: string | null | undefined;
}>;


export type DeliveryPlacePageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, deliveryPlace: { name: string, heading: string, lead: string, zone: string, isSameDay: boolean, postcodes: Array<string>, radiusKm: number, city: { slug: string, name: string, county: string }, district: { slug: string, name: string } | null, centre: { latitude: number, longitude: number }, priceFrom: { amount: number, text: string }, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }>, districts: Array<{ title: string, href: string, latitude: number, longitude: number, kilometres: number }>, nearby: Array<{ title: string, href: string, latitude: number, longitude: number, kilometres: number }> } | null, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PlaceLink_LinkFragment = { title: string, href: string, latitude: number, longitude: number, kilometres: number };

export type DeliveryPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type DeliveryPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, deliveryZones: Array<{ zone: string, title: string, isSameDay: boolean, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }> }> | null, deliveryCities: Array<{ slug: string, name: string, county: string, zone: string, latitude: number, longitude: number }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Windows_WindowFragment = { from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } };

export type FavoritesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type FavoritesPageQuery = { favorites: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type AddFavoriteMutationVariables = Exact<{
  productId: number;
}>;


export type AddFavoriteMutation = { addFavorite:
    | { __typename: 'Favorites', ids: Array<number> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type RemoveFavoriteMutationVariables = Exact<{
  productId: number;
}>;


export type RemoveFavoriteMutation = { removeFavorite:
    | { __typename: 'Favorites', ids: Array<number> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type Favorites_FavoritesFragment = { __typename: 'Favorites', ids: Array<number> };

export type FinalDetailsPageQueryVariables = Exact<{
  layout: boolean;
  type: CheckoutType;
  subscription: boolean;
}>;


export type FinalDetailsPageQuery = { me?: { name: string | null, email: string | null, phone: string | null } | null, checkout: { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } | null, paymentMethods: { default: string, methods: Array<{ code: string, label: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
  type: CheckoutType;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type FirstBouquetPageQueryVariables = Exact<{
  layout: boolean;
  discount: number;
}>;


export type FirstBouquetPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, firstBouquet: { discount: number, heading: string, text: string, productId: number, offers: Array<{ plan: string, planTitle: string, everyWeeks: number, size: string, sizeTitle: string, firstPrice: { amount: number, text: string }, thenPrice: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type GiftsPageQueryVariables = Exact<{
  layout: boolean;
  page: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
}>;


export type GiftsPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, gifts: { seo: { title: string, description: string, heading: string, text: string }, main: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number }, faq: Array<{ question: string, answer: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Seo_SeoFragment = { title: string, description: string, heading: string, text: string };

export type Pages_PaginationFragment = { page: number, perPage: number, total: number, totalPages: number };

export type HomePageQueryVariables = Exact<{
  layout: boolean;
}>;


export type HomePageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, constructorBlock: { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } } | null, specialOffers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, underPs30: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, roses: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, newBouquets: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, letterboxFlowers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, trendyBouquets: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, recipient: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> | null, reviews: { average: number, count: number, list: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }> } | null, shopByPrice: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> | null, benefits: Array<{ icon: string, title: string, text: string }> | null, pickBouquet: { heading: string, steps: Array<{ title: string, choices: Array<{ title: string, href: string }> }> } | null, faq: Array<{ question: string, answer: string, topic: string }> | null, info: { heading: string, paragraphs: Array<string>, sections: Array<{ heading: string, text: string }> } | null, popularCategories: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> | null, similarBouquets: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> | null, appDownload: { heading: string, text: string, points: Array<string>, links: Array<{ store: string, title: string, href: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProductRow_ListingFragment = { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> };

export type Tile_TileFragment = { title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null };

export type ListingPageQueryVariables = Exact<{
  layout: boolean;
  type: CollectionType;
  slug: string;
  page: number;
  from?: number | null | undefined;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
  filters?: ListingFilters | null | undefined;
}>;


export type ListingPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, listing: { collection: { type: CollectionType, slug: string, title: string, heading: string, description: string, metaTitle: string, metaDescription: string, parent: { type: CollectionType, slug: string, title: string } | null, children: Array<{ type: CollectionType, slug: string, title: string }>, siblings: Array<{ type: CollectionType, slug: string, title: string }> }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, facets: { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CollectionNav_CollectionFragment = { type: CollectionType, slug: string, title: string };

export type Filters_FacetsFragment = { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> };

export type Filters_ValueFragment = { value: string, title: string, count: number, isExact: boolean, isSelected: boolean };

export type NotFoundPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type NotFoundPageQuery = { bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type OrderPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
  postcode: string;
  find: boolean;
}>;


export type OrderPageQuery = { order: { __typename: 'Order', trackingToken: string, id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } | null, addressLookup?: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type TakeOverAddressMutationVariables = Exact<{
  id: string;
  input: AddressInput;
}>;


export type TakeOverAddressMutation = { takeOverAddress:
    | { __typename: 'Order', trackingToken: string, id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type OrderPage_OrderFragment = { __typename: 'Order', trackingToken: string, id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } };

export type PaymentOutcomePageQueryVariables = Exact<{
  layout: boolean;
}>;


export type PaymentOutcomePageQuery = { newestOrder: { orderId: string | null, paid: boolean } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PaymentPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
  method?: string | null | undefined;
  type: CheckoutType;
}>;


export type PaymentPageQuery = { order: { __typename: 'Order', trackingToken: string, id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } | null, paymentMethods: { default: string, methods: Array<{ code: string, label: string }> } | null, payment:
    | { __typename: 'PaymentIntent', provider: string, clientSecret: string, publicKey: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PaymentReturnQueryVariables = Exact<{
  id: string;
}>;


export type PaymentReturnQuery = { orderPaid: boolean | null };

export type PaymentPage_PaymentFragment = { __typename: 'PaymentIntent', provider: string, clientSecret: string, publicKey: string, state: PaymentState, reason: string | null };

export type NewestOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestOrderQuery = { newestOrder: { orderId: string | null, paid: boolean } | null };

export type PayWithSandboxCardMutationVariables = Exact<{
  orderId: string;
  card: SandboxCardInput;
  type: CheckoutType;
}>;


export type PayWithSandboxCardMutation = { payWithSandboxCard:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type AnswerSandboxChallengeMutationVariables = Exact<{
  orderId: string;
  approve: boolean;
  type: CheckoutType;
}>;


export type AnswerSandboxChallengeMutation = { answerSandboxChallenge:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type CapturePaypalMutationVariables = Exact<{
  orderId: string;
}>;


export type CapturePaypalMutation = { capturePaypal:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type PaymentPage_IntentFragment = { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null };

export type ProductPageQueryVariables = Exact<{
  layout: boolean;
  id: number;
  reviewPage: number;
  rating?: number | null | undefined;
  allReviews: boolean;
}>;


export type ProductPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, productReviews?: { list: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }>, pagination: { page: number, perPage: number, total: number, totalPages: number } } | null, product: { id: number, realId: string, slug: string, title: string, kind: string, description: string, care: Array<string>, contains: Array<string>, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number }, variants: Array<{ slug: string, title: string, length: string | null, size: string | null, colour: string | null, count: number | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, stems: Array<{ species: string, colour: string, count: number }>, gallery: Array<{ view: GalleryView, image: { url: string, alt: string, width: number, height: number } }> }>, reviews: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }>, ratingBreakdown: Array<{ rating: number, count: number }>, collections: Array<{ type: CollectionType, slug: string, title: string }>, similar: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, cardText: { title: string, text: string, maxLength: number }, extraOffers: Array<{ extraOfferVariantId: number, price: { amount: number, text: string }, product: { id: number, title: string, image: { url: string, alt: string, width: number, height: number } } }>, flowerSettings: { tooltip: string | null } | null, subscription: { percentOff: number, title: string, text: string, href: string, price: { amount: number, text: string } } | null, combos: Array<{ id: number, title: string, price: { amount: number, text: string }, oldPrice: { amount: number, text: string }, items: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type VariantPicker_VariantFragment = { slug: string, title: string, length: string | null, size: string | null, colour: string | null, count: number | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, stems: Array<{ species: string, colour: string, count: number }>, gallery: Array<{ view: GalleryView, image: { url: string, alt: string, width: number, height: number } }> };

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type RecentlyViewedQuery = { recentlyViewed: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> | null };

export type ProfileBonusesHistoryPageQueryVariables = Exact<{
  layout: boolean;
  before?: number | null | undefined;
}>;


export type ProfileBonusesHistoryPageQuery = { me: { name: string | null } | null, bonuses: { tooltip: string, nextBefore: number | null, balance: { amount: number, text: string }, history: Array<{ id: number, title: string, at: string, orderId: string | null, amount: { amount: number, text: string }, balance: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileBonusesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileBonusesPageQuery = { me: { name: string | null } | null, bonuses: { percent: number, tooltip: string, balance: { amount: number, text: string }, history: Array<{ id: number, title: string, at: string, orderId: string | null, amount: { amount: number, text: string }, balance: { amount: number, text: string } }> } | null, loyalty: { title: string, text: string, percent: number, balance: { amount: number, text: string }, earned: { amount: number, text: string } } | null, targetActions: Array<{ code: string, title: string, text: string, achieved: boolean, href: string, bonuses: { amount: number, text: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Ledger_EntryFragment = { id: number, title: string, at: string, orderId: string | null, amount: { amount: number, text: string }, balance: { amount: number, text: string } };

export type ProfileDashboardPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileDashboardPageQuery = { me: { name: string | null } | null, orders: Array<{ id: string, state: OrderState, createdAt: string, mayCancel: boolean, mayDelete: boolean, positions: Array<{ productId: number, positionSlug: string, offerTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, recipient: { name: string } | null, interval: { date: string, from: string, to: string } | null, totalCost: { amount: number, text: string } }> | null, importantDates: { events: Array<{ id: number, title: string, recipientName: string | null, nextOn: string, daysLeft: number, orderPath: string }> } | null, loyalty: { title: string, text: string, percent: number, balance: { amount: number, text: string }, earned: { amount: number, text: string } } | null, targetActions: Array<{ code: string, title: string, text: string, achieved: boolean, href: string, bonuses: { amount: number, text: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type LoyaltyCard_LoyaltyFragment = { title: string, text: string, percent: number, balance: { amount: number, text: string }, earned: { amount: number, text: string } };

export type TargetActions_ActionFragment = { code: string, title: string, text: string, achieved: boolean, href: string, bonuses: { amount: number, text: string } };

export type ProfileFavoritesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileFavoritesPageQuery = { me: { name: string | null } | null, earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, favorites: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileRemoveFavoriteMutationVariables = Exact<{
  productId: number;
}>;


export type ProfileRemoveFavoriteMutation = { removeFavorite:
    | { __typename: 'Favorites', ids: Array<number> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ProfileImportantDatesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileImportantDatesPageQuery = { me: { name: string | null } | null, importantDates: { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string }> } | null, notificationSettings: { mutedOccasions: Array<Occasion> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type DateCalendarQueryVariables = Exact<{
  id?: number | null | undefined;
}>;


export type DateCalendarQuery = { dateCalendar: { fileName: string, content: string } | null };

export type ImportantDates_DatesFragment = { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string }> };

export type ImportantDates_EventFragment = { id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string };

export type AddImportantDateMutationVariables = Exact<{
  input: ImportantDateInput;
}>;


export type AddImportantDateMutation = { addImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ChangeImportantDateMutationVariables = Exact<{
  id: number;
  input: ImportantDateInput;
}>;


export type ChangeImportantDateMutation = { changeImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type RemoveImportantDateMutationVariables = Exact<{
  id: number;
}>;


export type RemoveImportantDateMutation = { removeImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SetMutedOccasionsMutationVariables = Exact<{
  occasions: Array<Occasion> | Occasion;
}>;


export type SetMutedOccasionsMutation = { setNotifications:
    | { __typename: 'NotificationSettings', mutedOccasions: Array<Occasion> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ProfileManageSubscriptionPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileManageSubscriptionPageQuery = { me: { name: string | null } | null, deliverySubscriptions: Array<{ __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }> | null, bestSellers: { list: Array<{ id: number, title: string, kind: string, positionSlug: string, price: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ManageSubscription_SubscriptionFragment = { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } };

export type PauseSubscriptionMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
}>;


export type PauseSubscriptionMutation = { pauseSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ResumeSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type ResumeSubscriptionMutation = { resumeSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SkipDeliveryMutationVariables = Exact<{
  id: string;
  nextDeliveryOn: string;
}>;


export type SkipDeliveryMutation = { skipDelivery:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SwapProductMutationVariables = Exact<{
  id: string;
  productId: number;
  positionSlug: string;
}>;


export type SwapProductMutation = { swapProduct:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ChangeSlotMutationVariables = Exact<{
  id: string;
  intervalId: number;
  date?: string | null | undefined;
}>;


export type ChangeSlotMutation = { changeSlot:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type CancelSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type CancelSubscriptionMutation = { cancelSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, quantity: number, chargedTo: string | null, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ProfileMyAccountPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileMyAccountPageQuery = { me: { name: string | null, gender: Gender | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean } | null, notificationSettings: { settings: Array<{ topic: NotificationTopic, channel: NotificationChannel, enabled: boolean }> } | null, loyalty: { balance: { amount: number, text: string } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ProfileNotificationSettingsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileNotificationSettingsPageQuery = { me: { name: string | null, email: string | null, phone: string | null } | null, notificationSettings: { settings: Array<{ topic: NotificationTopic, channel: NotificationChannel, enabled: boolean, locked: boolean }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SetNotificationsMutationVariables = Exact<{
  settings: Array<NotificationSettingInput> | NotificationSettingInput;
}>;


export type SetNotificationsMutation = { setNotifications:
    | { __typename: 'NotificationSettings', mutedOccasions: Array<Occasion> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type UnsubscribeSmsMutationVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeSmsMutation = { unsubscribeSms:
    | { __typename: 'Done', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ProfileOrderPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
}>;


export type ProfileOrderPageQuery = { me: { name: string | null } | null, order: { __typename: 'Order', mayCancel: boolean, trackingToken: string, mayDelete: boolean, id: string, type: CheckoutType, state: OrderState, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, subscription: { id: string | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileOrdersPageQueryVariables = Exact<{
  layout: boolean;
  search?: string | null | undefined;
}>;


export type ProfileOrdersPageQuery = { me: { name: string | null } | null, orders: Array<{ id: string, state: OrderState, createdAt: string, mayCancel: boolean, mayDelete: boolean, positions: Array<{ productId: number, positionSlug: string, offerTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, recipient: { name: string } | null, interval: { date: string, from: string, to: string } | null, totalCost: { amount: number, text: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileOrder_OrderFragment = { id: string, state: OrderState, createdAt: string, mayCancel: boolean, mayDelete: boolean, positions: Array<{ productId: number, positionSlug: string, offerTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, recipient: { name: string } | null, interval: { date: string, from: string, to: string } | null, totalCost: { amount: number, text: string } };

export type CancelOrderMutationVariables = Exact<{
  id: string;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'CancelledOrder', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type DeleteOrderMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOrderMutation = { deleteOrder:
    | { __typename: 'OrderList', list: Array<{ id: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type RepeatOrderMutationVariables = Exact<{
  id: string;
}>;


export type RepeatOrderMutation = { repeatOrder:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'RepeatedOrder', leftOut: Array<string>, cart: { quantity: number } }
   };

export type ProfilePersonalDataPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfilePersonalDataPageQuery = { me: { __typename: 'User', name: string | null, gender: Gender | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PersonalDataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataExportQuery = { personalDataExport: string | null };

export type PersonalData_UserFragment = { __typename: 'User', name: string | null, gender: Gender | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean };

export type SavePersonalDataMutationVariables = Exact<{
  input: PersonalDataInput;
}>;


export type SavePersonalDataMutation = { savePersonalData:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'User', name: string | null, gender: Gender | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean }
   };

export type SendContactCodeMutationVariables = Exact<{
  type: CodeType;
  receiver: string;
}>;


export type SendContactCodeMutation = { sendContactCode: { success: boolean, nextCodeSecondsLeft: number, message: string } };

export type SendErasureCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendErasureCodeMutation = { sendErasureCode: { success: boolean, nextCodeSecondsLeft: number, message: string } };

export type ErasePersonalDataMutationVariables = Exact<{
  code: string;
}>;


export type ErasePersonalDataMutation = { erasePersonalData:
    | { __typename: 'Done', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ProfilePromoCodesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfilePromoCodesPageQuery = { me: { name: string | null } | null, promoCodes: Array<{ code: string, title: string, text: string, expiresAt: string | null, appOnly: boolean, state: PromoCodeState, minimum: { amount: number, text: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PromotionPageQueryVariables = Exact<{
  layout: boolean;
  id: number;
  page: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
  concat: boolean;
}>;


export type PromotionPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, promotion: { promotion: { rulesHtml: string, id: number, title: string, lead: string, startsOn: string, endsOn: string | null, image: { url: string, alt: string, width: number, height: number } }, offers: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PromotionsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type PromotionsPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, promotions: Array<{ id: number, title: string, lead: string, startsOn: string, endsOn: string | null, image: { url: string, alt: string, width: number, height: number } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Promotion_PromotionFragment = { id: number, title: string, lead: string, startsOn: string, endsOn: string | null, image: { url: string, alt: string, width: number, height: number } };

export type RecipientChoicePageQueryVariables = Exact<{
  token: string;
  postcode: string;
  find: boolean;
}>;


export type RecipientChoicePageQuery = { recipientChoice:
    | { __typename: 'RecipientChoice', state: ChoiceState, recipient: string, sender: string | null, expiresAt: string, needsPhone: boolean, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, address: { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, dates: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string }> }>, chosen: { date: string, from: string, to: string } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
  , addressLookup?: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null };

export type RecipientChoice_ChoiceFragment = { __typename: 'RecipientChoice', state: ChoiceState, recipient: string, sender: string | null, expiresAt: string, needsPhone: boolean, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, address: { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, dates: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string }> }>, chosen: { date: string, from: string, to: string } | null };

export type SetChoiceAddressMutationVariables = Exact<{
  token: string;
  input: AddressInput;
}>;


export type SetChoiceAddressMutation = { setChoiceAddress:
    | { __typename: 'RecipientChoice', state: ChoiceState, recipient: string, sender: string | null, expiresAt: string, needsPhone: boolean, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, address: { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, dates: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string }> }>, chosen: { date: string, from: string, to: string } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type ChooseDeliveryMutationVariables = Exact<{
  token: string;
  input: ChoiceInput;
}>;


export type ChooseDeliveryMutation = { chooseDelivery:
    | { __typename: 'RecipientChoice', state: ChoiceState, recipient: string, sender: string | null, expiresAt: string, needsPhone: boolean, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, address: { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, dates: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string }> }>, chosen: { date: string, from: string, to: string } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export type SearchPageQueryVariables = Exact<{
  layout: boolean;
  query: string;
  page: number;
}>;


export type SearchPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, search: { corrected: string | null, isRelaxed: boolean, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, categories: Array<{ type: CollectionType, slug: string, title: string }>, articles: Array<{ slug: string, title: string, lead: string }>, priceMin: { amount: number, text: string } | null, priceMax: { amount: number, text: string } | null } | null, searchHistory: { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SearchStartPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type SearchStartPageQuery = { searchHistory: { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SearchHistory_HistoryFragment = { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> };

export type AddSearchPhraseMutationVariables = Exact<{
  phrase: string;
}>;


export type AddSearchPhraseMutation = { addSearchPhrase:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }
   };

export type RemoveSearchPhraseMutationVariables = Exact<{
  phrase?: string | null | undefined;
}>;


export type RemoveSearchPhraseMutation = { removeSearchPhrase:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }
   };

export type SubscriptionPageQueryVariables = Exact<{
  layout: boolean;
  slug: string;
}>;


export type SubscriptionPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, thanks: { title: string, message: string }, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, subscriptionPrices: { heading: string, text: string, plans: Array<{ slug: string, title: string, text: string, everyWeeks: number }>, flowers: Array<{ productId: number, title: string, image: { url: string, alt: string, width: number, height: number }, sizes: Array<{ positionSlug: string, title: string, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } }> }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type TrackPageQueryVariables = Exact<{
  layout: boolean;
  token: string;
}>;


export type TrackPageQuery = { trackedOrder: { id: string, state: OrderState, recipientName: string | null, district: string | null, substitution: Substitution, mayChangeSubstitution: boolean, timeline: Array<{ state: OrderState, at: string }>, interval: { date: string, from: string, to: string } | null, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, photos: Array<{ photographer: Photographer, url: string, width: number, height: number, at: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SetSubstitutionMutationVariables = Exact<{
  token: string;
  substitution: Substitution;
}>;


export type SetSubstitutionMutation = { setSubstitution:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
    | { __typename: 'TrackedOrder', id: string, state: OrderState, recipientName: string | null, district: string | null, substitution: Substitution, mayChangeSubstitution: boolean, timeline: Array<{ state: OrderState, at: string }>, interval: { date: string, from: string, to: string } | null, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, photos: Array<{ photographer: Photographer, url: string, width: number, height: number, at: string }> }
   };

export type TrackPage_OrderFragment = { id: string, state: OrderState, recipientName: string | null, district: string | null, substitution: Substitution, mayChangeSubstitution: boolean, timeline: Array<{ state: OrderState, at: string }>, interval: { date: string, from: string, to: string } | null, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, photos: Array<{ photographer: Photographer, url: string, width: number, height: number, at: string }> };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe:
    | { __typename: 'Done', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, message: string }> }
   };

export const FoundAddress_AddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<FoundAddress_AddressFragment, unknown>;
export const AddressMap_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<AddressMap_PlaceFragment, unknown>;
export const AddressForm_LookupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_lookup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressLookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"isCovered"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundAddress_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<AddressForm_LookupFragment, unknown>;
export const AppBanner_DownloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppBanner_download"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppDownload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]} as unknown as DocumentNode<AppBanner_DownloadFragment, unknown>;
export const Price_MoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Price_MoneyFragment, unknown>;
export const Picture_ImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Picture_ImageFragment, unknown>;
export const Constructor_BlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Constructor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConstructorBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flowers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colours"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"priceShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceLong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wraps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrap"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"foliage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stemsPerTen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"default"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"wrap"}},{"kind":"Field","name":{"kind":"Name","value":"foliage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Constructor_BlockFragment, unknown>;
export const DeliveryPromise_OfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]} as unknown as DocumentNode<DeliveryPromise_OfferFragment, unknown>;
export const DeliveryPromise_EarliestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_earliest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarliestDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]} as unknown as DocumentNode<DeliveryPromise_EarliestFragment, unknown>;
export const ShopForm_FormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopForm_form"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"submit"}},{"kind":"Field","name":{"kind":"Name","value":"thanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"autocomplete"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ShopForm_FormFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const ProductRail_RailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRail_rail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}}]}}]} as unknown as DocumentNode<ProductRail_RailFragment, unknown>;
export const PageBlocks_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageBlocks_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CtaBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopForm_form"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRail_rail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopForm_form"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"submit"}},{"kind":"Field","name":{"kind":"Name","value":"thanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"autocomplete"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRail_rail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]} as unknown as DocumentNode<PageBlocks_PageFragment, unknown>;
export const ReviewList_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewList_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}}]}}]} as unknown as DocumentNode<ReviewList_ReviewFragment, unknown>;
export const PositionList_PositionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<PositionList_PositionFragment, unknown>;
export const Saving_PromoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Saving_PromoFragment, unknown>;
export const Saving_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]} as unknown as DocumentNode<Saving_CartFragment, unknown>;
export const CartPage_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPage_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotion"}},{"kind":"Field","name":{"kind":"Name","value":"withSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"comesAgain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_cart"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueTooltipText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}}]}}]} as unknown as DocumentNode<CartPage_CartFragment, unknown>;
export const Refusal_RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<Refusal_RefusalFragment, unknown>;
export const Saving_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavingResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saving"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPage_cart"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavingRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"isForApp"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_refusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPage_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotion"}},{"kind":"Field","name":{"kind":"Name","value":"withSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"comesAgain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_cart"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueTooltipText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<Saving_ResultFragment, unknown>;
export const Layout_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"main"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legal"}}]}}]}}]} as unknown as DocumentNode<Layout_QueryFragment, unknown>;
export const AuthPage_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuthPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}}]} as unknown as DocumentNode<AuthPage_UserFragment, unknown>;
export const ArticleCard_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<ArticleCard_ArticleFragment, unknown>;
export const CollectionsPage_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionsPage_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"inMenu"}}]}}]} as unknown as DocumentNode<CollectionsPage_CategoryFragment, unknown>;
export const Windows_WindowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Windows_window"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOffDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Windows_WindowFragment, unknown>;
export const PostcodeAnswer_CheckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostcodeAnswer_check"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostcodeCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCovered"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"isSameDay"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Windows_window"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Windows_window"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOffDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}}]}}]} as unknown as DocumentNode<PostcodeAnswer_CheckFragment, unknown>;
export const PlaceLink_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}}]}}]} as unknown as DocumentNode<PlaceLink_LinkFragment, unknown>;
export const Favorites_FavoritesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favorites_favorites"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Favorites"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]} as unknown as DocumentNode<Favorites_FavoritesFragment, unknown>;
export const Seo_SeoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seo_seo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Seo_SeoFragment, unknown>;
export const Pages_PaginationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pages_pagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<Pages_PaginationFragment, unknown>;
export const ProductRow_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}}]}}]} as unknown as DocumentNode<ProductRow_ListingFragment, unknown>;
export const Tile_TileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tile_tile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Tile_TileFragment, unknown>;
export const CollectionNav_CollectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionNav_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<CollectionNav_CollectionFragment, unknown>;
export const Filters_ValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}}]} as unknown as DocumentNode<Filters_ValueFragment, unknown>;
export const Filters_FacetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_facets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"priceMin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"colour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occasion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}}]} as unknown as DocumentNode<Filters_FacetsFragment, unknown>;
export const SubscriptionTerms_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionTerms_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewal"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetPercent"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<SubscriptionTerms_SubscriptionFragment, unknown>;
export const Saving_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]} as unknown as DocumentNode<Saving_OrderFragment, unknown>;
export const CheckoutPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionTerms_subscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_order"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionTerms_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewal"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetPercent"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}}]}}]} as unknown as DocumentNode<CheckoutPage_OrderFragment, unknown>;
export const AddressForm_AddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<AddressForm_AddressFragment, unknown>;
export const OrderTimeline_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderTimeline_OrderFragment, unknown>;
export const OrderPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutPage_order"}},{"kind":"Field","name":{"kind":"Name","value":"trackingToken"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressForm_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline_order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionTerms_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewal"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetPercent"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Saving_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionTerms_subscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Saving_order"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderPage_OrderFragment, unknown>;
export const PaymentPage_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPage_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentIntent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"reason"},"name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PaymentPage_PaymentFragment, unknown>;
export const PaymentPage_IntentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPage_intent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentIntent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"reason"},"name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PaymentPage_IntentFragment, unknown>;
export const VariantPicker_VariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPicker_variant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Variant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<VariantPicker_VariantFragment, unknown>;
export const Ledger_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ledger_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Ledger_EntryFragment, unknown>;
export const LoyaltyCard_LoyaltyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoyaltyCard_loyalty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loyalty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<LoyaltyCard_LoyaltyFragment, unknown>;
export const TargetActions_ActionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetActions_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TargetAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<TargetActions_ActionFragment, unknown>;
export const ImportantDates_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"orderPath"}}]}}]} as unknown as DocumentNode<ImportantDates_EventFragment, unknown>;
export const ImportantDates_DatesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_dates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDates"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportantDates_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"orderPath"}}]}}]} as unknown as DocumentNode<ImportantDates_DatesFragment, unknown>;
export const ManageSubscription_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManageSubscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverySubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargedTo"}},{"kind":"Field","name":{"kind":"Name","value":"ordered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"changeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<ManageSubscription_SubscriptionFragment, unknown>;
export const ProfileOrder_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"mayDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<ProfileOrder_OrderFragment, unknown>;
export const PersonalData_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalData_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}}]} as unknown as DocumentNode<PersonalData_UserFragment, unknown>;
export const Promotion_PromotionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Promotion_promotion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Promotion_PromotionFragment, unknown>;
export const RecipientChoice_ChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientChoice_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipientChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressForm_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}}]} as unknown as DocumentNode<RecipientChoice_ChoiceFragment, unknown>;
export const SearchHistory_HistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchHistory_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}},{"kind":"Field","name":{"kind":"Name","value":"phrases"}}]}}]} as unknown as DocumentNode<SearchHistory_HistoryFragment, unknown>;
export const TrackPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitution"}},{"kind":"Field","name":{"kind":"Name","value":"mayChangeSubstitution"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photographer"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<TrackPage_OrderFragment, unknown>;
export const AddressLookupDocument = {"__meta__":{"documentId":"sha256:2d27d15462f7b5fccb9846f9ecd81197b579e165608cfacc070be42e0cb763c7"}} as unknown as DocumentNode<AddressLookupQuery, AddressLookupQueryVariables>;
export const ApplyPromoCodeDocument = {"__meta__":{"documentId":"sha256:8e82a3c630137e5d3af823976df69d21bafb51ddcf9adc02aa79a8fa0717b58b"}} as unknown as DocumentNode<ApplyPromoCodeMutation, ApplyPromoCodeMutationVariables>;
export const RemovePromoCodeDocument = {"__meta__":{"documentId":"sha256:b97410446cac218d3d1f0384e55d76bec54bf5867560aeb18e88597180e00041"}} as unknown as DocumentNode<RemovePromoCodeMutation, RemovePromoCodeMutationVariables>;
export const UseBonusesDocument = {"__meta__":{"documentId":"sha256:f15f36e681bea569df5de474e22a625427d52718c67179a7e9cd5e7542e56705"}} as unknown as DocumentNode<UseBonusesMutation, UseBonusesMutationVariables>;
export const LogDocument = {"__meta__":{"documentId":"sha256:cc547b3ce9c31819416c80ec9b878a92c581172003b40fab6d86f77a911c3651"}} as unknown as DocumentNode<LogMutation, LogMutationVariables>;
export const VisitorDocument = {"__meta__":{"documentId":"sha256:9f6a9cc1af5de02991461c779a9dc9633484e69ab9a3d503f198fc5812fb6d5f"}} as unknown as DocumentNode<VisitorQuery, VisitorQueryVariables>;
export const SuggestionsDocument = {"__meta__":{"documentId":"sha256:3ca309825f83337f84205ddb29c9b60e2441670b0bec8621bc4d190bbb727ed8"}} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const AllGiftsPageDocument = {"__meta__":{"documentId":"sha256:d8b207dc1decdfdae354fb100b6f5e0ea9898e072806573a686ef95f316ea206"}} as unknown as DocumentNode<AllGiftsPageQuery, AllGiftsPageQueryVariables>;
export const AppLandingPageDocument = {"__meta__":{"documentId":"sha256:530b8c8d9df1d6b3943214a0cde8bcff092bac382362f75ce7eee076b4998e66"}} as unknown as DocumentNode<AppLandingPageQuery, AppLandingPageQueryVariables>;
export const ArticlePageDocument = {"__meta__":{"documentId":"sha256:1ca5f4a22884fcea82d8a654a14f25ae7694f4a321260990e0881e9e8ff84f8d"}} as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const AuthPageDocument = {"__meta__":{"documentId":"sha256:d7b5cc450e2e0b220adeb9946cbef06b688426f5b4f29eec88c9bced0bdb850d"}} as unknown as DocumentNode<AuthPageQuery, AuthPageQueryVariables>;
export const SendCodeDocument = {"__meta__":{"documentId":"sha256:6fc75e0eed1c625f5af5072b987f40625d625888fa3591c294547a740745602f"}} as unknown as DocumentNode<SendCodeMutation, SendCodeMutationVariables>;
export const SignInDocument = {"__meta__":{"documentId":"sha256:06799de76426c21f56fde2a5e658ab20b1f36162fb16c3c23100d2873c075cac"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"__meta__":{"documentId":"sha256:de53720e2b6240eb4045c994d2da2cfaf4dcf00b4cd7ec397f2b997969fd231e"}} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const BlogPageDocument = {"__meta__":{"documentId":"sha256:fbf9d49a86dd6c8638ccbeeef8a88f8cd96aeaa3e39bdd3df056ddde0ec9c2a2"}} as unknown as DocumentNode<BlogPageQuery, BlogPageQueryVariables>;
export const CardsPageDocument = {"__meta__":{"documentId":"sha256:738e13fdc89be7771eaba24847935952919eae4c582490067d14c4674ead685f"}} as unknown as DocumentNode<CardsPageQuery, CardsPageQueryVariables>;
export const CartPageDocument = {"__meta__":{"documentId":"sha256:e5cc491c890d2ad37caa2dcc52c4073f040c76b2b2e77bd851be91e87b39003c"}} as unknown as DocumentNode<CartPageQuery, CartPageQueryVariables>;
export const SetCartLineDocument = {"__meta__":{"documentId":"sha256:1237317a9343dfab81a0821b002410f76cd6de371e9d34ce09f58b62f2c44ca1"}} as unknown as DocumentNode<SetCartLineMutation, SetCartLineMutationVariables>;
export const RemoveCartLineDocument = {"__meta__":{"documentId":"sha256:3b76925866f80e24a65de7af04293f535cdf39c1212966b3dc30475fdd8c1b24"}} as unknown as DocumentNode<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const AddConstructorBouquetDocument = {"__meta__":{"documentId":"sha256:55e9f93dd915b6678a9e790b864eb20987755e391a7ef4b4db737c8716bd80fe"}} as unknown as DocumentNode<AddConstructorBouquetMutation, AddConstructorBouquetMutationVariables>;
export const AddComboDocument = {"__meta__":{"documentId":"sha256:96c231a12a6ad4fc31923ae58a8beac33b52a1709b9d47608a2196e5fcfcc817"}} as unknown as DocumentNode<AddComboMutation, AddComboMutationVariables>;
export const ChooseSubscriptionDocument = {"__meta__":{"documentId":"sha256:62912cf4b7a93ee773ea6b5a35a86ff429b2ccabacb3faf1ba327c871379c2f1"}} as unknown as DocumentNode<ChooseSubscriptionMutation, ChooseSubscriptionMutationVariables>;
export const SetWithSubscriptionDocument = {"__meta__":{"documentId":"sha256:0b4ca643a24c7e4392b046a13b9cec6ec1333e106078d4dde87566fcdbbd8ce4"}} as unknown as DocumentNode<SetWithSubscriptionMutation, SetWithSubscriptionMutationVariables>;
export const StartCheckoutDocument = {"__meta__":{"documentId":"sha256:39d75590b654282e011fb5324763af234fe9c8257176309355bda682ca1398f9"}} as unknown as DocumentNode<StartCheckoutMutation, StartCheckoutMutationVariables>;
export const CollectionsPageDocument = {"__meta__":{"documentId":"sha256:86203520681fbe075248d3f48885e85ec651ef28671c66622bc786f543655f00"}} as unknown as DocumentNode<CollectionsPageQuery, CollectionsPageQueryVariables>;
export const ConstructorPageDocument = {"__meta__":{"documentId":"sha256:891f410c6fb45dd3ff94a77e319c4ce211a78a46d7a9cadaee7fe29c3c0fd96f"}} as unknown as DocumentNode<ConstructorPageQuery, ConstructorPageQueryVariables>;
export const ContentPageDocument = {"__meta__":{"documentId":"sha256:ca45213f2c4d8458fa645b61a1bb926405ba807454e1168af67951483701273a"}} as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const SubmitFormDocument = {"__meta__":{"documentId":"sha256:428ae760ba3f80a193ca4cd114caeb9e1fde29beaaf271c352ac5592d1b990a2"}} as unknown as DocumentNode<SubmitFormMutation, SubmitFormMutationVariables>;
export const DeliveryCheckPageDocument = {"__meta__":{"documentId":"sha256:5886c7eb78b672a710a435e35ba2b8e9e46d5ccd8da7c2cbcc33d9daf84191a6"}} as unknown as DocumentNode<DeliveryCheckPageQuery, DeliveryCheckPageQueryVariables>;
export const DeliveryDetailsPageDocument = {"__meta__":{"documentId":"sha256:4f1487de36584ddf7287e12b6cc9c5174fad7121bfcf64c1bae6525537a1fa01"}} as unknown as DocumentNode<DeliveryDetailsPageQuery, DeliveryDetailsPageQueryVariables>;
export const SetAddressDocument = {"__meta__":{"documentId":"sha256:913a63e802135ec77445a3f7be6a9aa432e4cb8b122adaecaaf6c7e7d9703b0f"}} as unknown as DocumentNode<SetAddressMutation, SetAddressMutationVariables>;
export const SetRecipientDocument = {"__meta__":{"documentId":"sha256:850dca5bdaa6ecaf246f3484e80707e56520a9179e43d1500406c1be7fa667cc"}} as unknown as DocumentNode<SetRecipientMutation, SetRecipientMutationVariables>;
export const SetIntervalDocument = {"__meta__":{"documentId":"sha256:c5533eaf81ac0650bb4291f289d9a0b04935e1542458cd2df32c5a363c923eb7"}} as unknown as DocumentNode<SetIntervalMutation, SetIntervalMutationVariables>;
export const SetRecipientLinkDocument = {"__meta__":{"documentId":"sha256:2993c4859c8a4888d8a7212956ad12b0deda12cbc25d1695b3a9c0e790772331"}} as unknown as DocumentNode<SetRecipientLinkMutation, SetRecipientLinkMutationVariables>;
export const DeliveryPlacePageDocument = {"__meta__":{"documentId":"sha256:37b9d6fc32dc1a29aa35b6c7a5110c2a8841f5102fb13e75d6cd2ab473a2c980"}} as unknown as DocumentNode<DeliveryPlacePageQuery, DeliveryPlacePageQueryVariables>;
export const DeliveryPageDocument = {"__meta__":{"documentId":"sha256:3a503fdcd14468ca78f3ec847872d4cd8b195455fe26e94fb5f1b0f2dc773250"}} as unknown as DocumentNode<DeliveryPageQuery, DeliveryPageQueryVariables>;
export const FavoritesPageDocument = {"__meta__":{"documentId":"sha256:9cc32fcb6685e10debb799b68496d1cdc520cd7d41d68f5bfa9d06c0f1e5de20"}} as unknown as DocumentNode<FavoritesPageQuery, FavoritesPageQueryVariables>;
export const AddFavoriteDocument = {"__meta__":{"documentId":"sha256:e6b531b10a33ad5df4ffcac24ac8c47c23e346cade8af0413cdabfe074cfc115"}} as unknown as DocumentNode<AddFavoriteMutation, AddFavoriteMutationVariables>;
export const RemoveFavoriteDocument = {"__meta__":{"documentId":"sha256:3e461b6c9a4df44b16a5df65fdfa36626a127a94c67750b7f0d04e2bef310a2b"}} as unknown as DocumentNode<RemoveFavoriteMutation, RemoveFavoriteMutationVariables>;
export const FinalDetailsPageDocument = {"__meta__":{"documentId":"sha256:f9e27fa6d0e95003c5ffc4d6294115a2f7ac1ad5727c0edf720e63495cd8c9a3"}} as unknown as DocumentNode<FinalDetailsPageQuery, FinalDetailsPageQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"documentId":"sha256:10450bd1b9b303bde1913d9717c47a296ec9cd73922648ae20851d6e6bbd5d2c"}} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const FirstBouquetPageDocument = {"__meta__":{"documentId":"sha256:6399b334dfd6fc11b7454b7bd5dfe6e270d8e3df13c69e84edff787aac38c6ea"}} as unknown as DocumentNode<FirstBouquetPageQuery, FirstBouquetPageQueryVariables>;
export const GiftsPageDocument = {"__meta__":{"documentId":"sha256:dcc9bde9fd52f164bb23e791d34292937353b6379126766323efa6a65b35f597"}} as unknown as DocumentNode<GiftsPageQuery, GiftsPageQueryVariables>;
export const HomePageDocument = {"__meta__":{"documentId":"sha256:d36c5380ea5d43883b1c73966741c36c499225fe7e1e5251ac20f3e0480f533d"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const ListingPageDocument = {"__meta__":{"documentId":"sha256:edd0a928be0e87a279cbd85d5e65362ef5a81c8756d5af653fe803685e2114fe"}} as unknown as DocumentNode<ListingPageQuery, ListingPageQueryVariables>;
export const NotFoundPageDocument = {"__meta__":{"documentId":"sha256:34336f791608903d5e48d474812fb5daa2ab79d9723c03fadc188e85a37c418f"}} as unknown as DocumentNode<NotFoundPageQuery, NotFoundPageQueryVariables>;
export const OrderPageDocument = {"__meta__":{"documentId":"sha256:ddf612c34088cc1bc53c3b8e1ae7fed760b782129b80f636796584b1b31f1818"}} as unknown as DocumentNode<OrderPageQuery, OrderPageQueryVariables>;
export const TakeOverAddressDocument = {"__meta__":{"documentId":"sha256:40d2f365a14c4f94f07f12ec04d1ea46076c84cd3d5b1babafa4848a50e8c0f6"}} as unknown as DocumentNode<TakeOverAddressMutation, TakeOverAddressMutationVariables>;
export const PaymentOutcomePageDocument = {"__meta__":{"documentId":"sha256:c7c8ffccbd0fe11e5daad95004e8c066cf0b70535e2f65ce645bc92ec1f23d5b"}} as unknown as DocumentNode<PaymentOutcomePageQuery, PaymentOutcomePageQueryVariables>;
export const PaymentPageDocument = {"__meta__":{"documentId":"sha256:40717974c7e30ccbc97cea3d3e0f0aa9395490e346578ffca24ed6cd80a0f4bc"}} as unknown as DocumentNode<PaymentPageQuery, PaymentPageQueryVariables>;
export const PaymentReturnDocument = {"__meta__":{"documentId":"sha256:29d37a8cb8d5fddd8fd972d116e377cc070c573891de101fb3ed7dd50a0649d4"}} as unknown as DocumentNode<PaymentReturnQuery, PaymentReturnQueryVariables>;
export const NewestOrderDocument = {"__meta__":{"documentId":"sha256:4ba2e240149579d0afb5718d978bee03aa8ef16c0464c4b2532e9d13ee3fe014"}} as unknown as DocumentNode<NewestOrderQuery, NewestOrderQueryVariables>;
export const PayWithSandboxCardDocument = {"__meta__":{"documentId":"sha256:3f96c4afff79e249f746b9fe5aa9a45e87f00b047344f5a3379f442c881e13fe"}} as unknown as DocumentNode<PayWithSandboxCardMutation, PayWithSandboxCardMutationVariables>;
export const AnswerSandboxChallengeDocument = {"__meta__":{"documentId":"sha256:41253389cceca6d872f5aa8c941b6c4308c0b8027fcdc6ae7924eb74ecaa54e8"}} as unknown as DocumentNode<AnswerSandboxChallengeMutation, AnswerSandboxChallengeMutationVariables>;
export const CapturePaypalDocument = {"__meta__":{"documentId":"sha256:a61120f395fe781c5573349022c04111ef77d2f1709f5784781af89172fe6366"}} as unknown as DocumentNode<CapturePaypalMutation, CapturePaypalMutationVariables>;
export const ProductPageDocument = {"__meta__":{"documentId":"sha256:49b1298949b3f1692692bd90c2b021aa3748c58d9224f15699910daf848529f8"}} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const RecentlyViewedDocument = {"__meta__":{"documentId":"sha256:e4f6107319fa295e3e0d6bfa7e254ab3c3d0feec68f77dfcf34f3fd55902e073"}} as unknown as DocumentNode<RecentlyViewedQuery, RecentlyViewedQueryVariables>;
export const ProfileBonusesHistoryPageDocument = {"__meta__":{"documentId":"sha256:3158fe18a851e2bebe468622693f8b5da6292ed684f60657a195b92209b7edff"}} as unknown as DocumentNode<ProfileBonusesHistoryPageQuery, ProfileBonusesHistoryPageQueryVariables>;
export const ProfileBonusesPageDocument = {"__meta__":{"documentId":"sha256:b5cf61ea27e5163fc898627c17aa9e99afc9c018a7f10c1e0cea0d74c6bb2f9f"}} as unknown as DocumentNode<ProfileBonusesPageQuery, ProfileBonusesPageQueryVariables>;
export const ProfileDashboardPageDocument = {"__meta__":{"documentId":"sha256:a7022052da1446baa2c9d74edd126b88a2be934b453ba9efbe9427cfabebb121"}} as unknown as DocumentNode<ProfileDashboardPageQuery, ProfileDashboardPageQueryVariables>;
export const ProfileFavoritesPageDocument = {"__meta__":{"documentId":"sha256:d043f07e2d9e2be48e2183f7cc35fa72af524194158f1c51224aebb030efb563"}} as unknown as DocumentNode<ProfileFavoritesPageQuery, ProfileFavoritesPageQueryVariables>;
export const ProfileRemoveFavoriteDocument = {"__meta__":{"documentId":"sha256:c687733976e5e8af53aed0a35f42cda37258aa54f9ca6b6c62686e3fde9b6fd1"}} as unknown as DocumentNode<ProfileRemoveFavoriteMutation, ProfileRemoveFavoriteMutationVariables>;
export const ProfileImportantDatesPageDocument = {"__meta__":{"documentId":"sha256:2ce761bcf62af2401e06ba4aed042cdcc37f1b44c15bc472b127344d78bcee64"}} as unknown as DocumentNode<ProfileImportantDatesPageQuery, ProfileImportantDatesPageQueryVariables>;
export const DateCalendarDocument = {"__meta__":{"documentId":"sha256:4a0309ede026897e10447a59ac29181d5392a02df126c199a508ed3724e02f3f"}} as unknown as DocumentNode<DateCalendarQuery, DateCalendarQueryVariables>;
export const AddImportantDateDocument = {"__meta__":{"documentId":"sha256:eb9192bc5052f734c9b6b3dd3518e2dd63e86621e14044e2f1398120fc754dbf"}} as unknown as DocumentNode<AddImportantDateMutation, AddImportantDateMutationVariables>;
export const ChangeImportantDateDocument = {"__meta__":{"documentId":"sha256:0d46099ab4c7a7fd097d4d713cfa1f2c1b893a43325b0412fa95d1f48d70cb73"}} as unknown as DocumentNode<ChangeImportantDateMutation, ChangeImportantDateMutationVariables>;
export const RemoveImportantDateDocument = {"__meta__":{"documentId":"sha256:31764ca0988d0f6c767ff253d6d1071dac83d7e11d33bae71512d3e04e7020fe"}} as unknown as DocumentNode<RemoveImportantDateMutation, RemoveImportantDateMutationVariables>;
export const SetMutedOccasionsDocument = {"__meta__":{"documentId":"sha256:e114cb33404dc1cf1a764aa5a5d8d13b3493394a9b535ec56db087aa1eb6f73a"}} as unknown as DocumentNode<SetMutedOccasionsMutation, SetMutedOccasionsMutationVariables>;
export const ProfileManageSubscriptionPageDocument = {"__meta__":{"documentId":"sha256:ed632708155e962ab5b4e00f44e1e33383774252cb307317d3af1b39937590a0"}} as unknown as DocumentNode<ProfileManageSubscriptionPageQuery, ProfileManageSubscriptionPageQueryVariables>;
export const PauseSubscriptionDocument = {"__meta__":{"documentId":"sha256:0119bc1079c046f5f39289db530342cd749885e7a76fc21178ff145310036a4c"}} as unknown as DocumentNode<PauseSubscriptionMutation, PauseSubscriptionMutationVariables>;
export const ResumeSubscriptionDocument = {"__meta__":{"documentId":"sha256:040dfce0d786beabc06a8e8ba21717987af97087e3a3525f51d30aea10bdfca0"}} as unknown as DocumentNode<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>;
export const SkipDeliveryDocument = {"__meta__":{"documentId":"sha256:848d774c371683d1cd7317599e27f40f82eefa2d6d2a39b897c878aa32b377a7"}} as unknown as DocumentNode<SkipDeliveryMutation, SkipDeliveryMutationVariables>;
export const SwapProductDocument = {"__meta__":{"documentId":"sha256:45076a6982fa22228cc2dbcf56febe6e6c5d7e3914e42d8a587d3ecc8f836b5f"}} as unknown as DocumentNode<SwapProductMutation, SwapProductMutationVariables>;
export const ChangeSlotDocument = {"__meta__":{"documentId":"sha256:cef212d5da2bfa52d50becc48af99167f2f8ab3f22ab5467969dc3f1b388de1f"}} as unknown as DocumentNode<ChangeSlotMutation, ChangeSlotMutationVariables>;
export const CancelSubscriptionDocument = {"__meta__":{"documentId":"sha256:d27f3b6f618f411db26425276e5cf6ac1f3de6342d97b01e82d8a726cc965ada"}} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const ProfileMyAccountPageDocument = {"__meta__":{"documentId":"sha256:2ef7bb7962da1672d863a158556ff2a6b710ca134f9becf4b6f1d48a71f8e3ba"}} as unknown as DocumentNode<ProfileMyAccountPageQuery, ProfileMyAccountPageQueryVariables>;
export const SignOutDocument = {"__meta__":{"documentId":"sha256:39300be1f6ff47633a8c264de2a924d5b71367b646d3bf86d82d7c51c6543956"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ProfileNotificationSettingsPageDocument = {"__meta__":{"documentId":"sha256:4c76303daac519ad9016545dee8d3c42d9d1bc79417542445088bee79ec64c49"}} as unknown as DocumentNode<ProfileNotificationSettingsPageQuery, ProfileNotificationSettingsPageQueryVariables>;
export const SetNotificationsDocument = {"__meta__":{"documentId":"sha256:e4f1240299b63a3c38cb6fb31e69f8ba956a3f77caf6a48849a2ebf78960e7d7"}} as unknown as DocumentNode<SetNotificationsMutation, SetNotificationsMutationVariables>;
export const UnsubscribeSmsDocument = {"__meta__":{"documentId":"sha256:17a3ac8d885cf7e4a4bd9eae1c759cabe1faebef936126a64576b361f90641ec"}} as unknown as DocumentNode<UnsubscribeSmsMutation, UnsubscribeSmsMutationVariables>;
export const ProfileOrderPageDocument = {"__meta__":{"documentId":"sha256:8f0ae374ffa0e392e499183b0a09f0a09e94576600618664fd4d8d6f62a7545f"}} as unknown as DocumentNode<ProfileOrderPageQuery, ProfileOrderPageQueryVariables>;
export const ProfileOrdersPageDocument = {"__meta__":{"documentId":"sha256:90389d1409c850fe78a7207f8a0d2f57a0cc7acfbf7ddf23de02af227df68b8c"}} as unknown as DocumentNode<ProfileOrdersPageQuery, ProfileOrdersPageQueryVariables>;
export const CancelOrderDocument = {"__meta__":{"documentId":"sha256:9f38d42a75952773aca7d80a6b5054bdb1d0561c081791c8066049b1ec1e9667"}} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const DeleteOrderDocument = {"__meta__":{"documentId":"sha256:3e2bcadd28aad862e8115c8701399f7e5977778edce97432d210760f58b9cd28"}} as unknown as DocumentNode<DeleteOrderMutation, DeleteOrderMutationVariables>;
export const RepeatOrderDocument = {"__meta__":{"documentId":"sha256:58ed7dca1addb30acd8f005d56ac0314ec33822511b6e1267f7e5a5aa47cd564"}} as unknown as DocumentNode<RepeatOrderMutation, RepeatOrderMutationVariables>;
export const ProfilePersonalDataPageDocument = {"__meta__":{"documentId":"sha256:08df6c1298331248c8f0665ba5ee826bbded1eabde713c543914c5f4eb9dae3d"}} as unknown as DocumentNode<ProfilePersonalDataPageQuery, ProfilePersonalDataPageQueryVariables>;
export const PersonalDataExportDocument = {"__meta__":{"documentId":"sha256:192ac739a77ca1595170b156c59f2ee80e0e824a9badf9d63e1c0eb4e94b6fb0"}} as unknown as DocumentNode<PersonalDataExportQuery, PersonalDataExportQueryVariables>;
export const SavePersonalDataDocument = {"__meta__":{"documentId":"sha256:a393cc67ff5e8befc435785453e2b945e71cb5cff2fc1c312dbf225a1931bd49"}} as unknown as DocumentNode<SavePersonalDataMutation, SavePersonalDataMutationVariables>;
export const SendContactCodeDocument = {"__meta__":{"documentId":"sha256:9f5f1836e5d6082b3b9c1946a59c68e115364867d0047ec120b0c0a33521f9a9"}} as unknown as DocumentNode<SendContactCodeMutation, SendContactCodeMutationVariables>;
export const SendErasureCodeDocument = {"__meta__":{"documentId":"sha256:1ee352947d371103a71a65673b38840daf45412986e3a64e45353d96808bdddd"}} as unknown as DocumentNode<SendErasureCodeMutation, SendErasureCodeMutationVariables>;
export const ErasePersonalDataDocument = {"__meta__":{"documentId":"sha256:cf5469518c035b2b26b9d85d8574611ee601a52ff4c002ff77b76669a06fd9d2"}} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const ProfilePromoCodesPageDocument = {"__meta__":{"documentId":"sha256:dca4dc352268df573caa2b5f0707421ee35e03a40efdead2bb0968b5645e4490"}} as unknown as DocumentNode<ProfilePromoCodesPageQuery, ProfilePromoCodesPageQueryVariables>;
export const PromotionPageDocument = {"__meta__":{"documentId":"sha256:1ae9f60cb011cd11d876968746f05799e10d476cbd12740d1e17378da9914341"}} as unknown as DocumentNode<PromotionPageQuery, PromotionPageQueryVariables>;
export const PromotionsPageDocument = {"__meta__":{"documentId":"sha256:5be2af195ab6b1d373958c9cbd8c0ddcdff8b6284df9d3d3852f98b2ab4f2160"}} as unknown as DocumentNode<PromotionsPageQuery, PromotionsPageQueryVariables>;
export const RecipientChoicePageDocument = {"__meta__":{"documentId":"sha256:c2ab1aac825c179da9cc7c595cdcac0b948e0ceda74c97be5b0e58cf75fc5bcb"}} as unknown as DocumentNode<RecipientChoicePageQuery, RecipientChoicePageQueryVariables>;
export const SetChoiceAddressDocument = {"__meta__":{"documentId":"sha256:52c8326485168b633372ab09862f9b684da1610211f7a03c1968778f38bbbc65"}} as unknown as DocumentNode<SetChoiceAddressMutation, SetChoiceAddressMutationVariables>;
export const ChooseDeliveryDocument = {"__meta__":{"documentId":"sha256:1c2c7f45d1dd17c0e27b971988e66845f696e8ad619499667363a944ac30d79b"}} as unknown as DocumentNode<ChooseDeliveryMutation, ChooseDeliveryMutationVariables>;
export const SearchPageDocument = {"__meta__":{"documentId":"sha256:46e7d89be7290d5c738f0316c6bc47a6b1154460865a31063bdd708aa2cb619c"}} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;
export const SearchStartPageDocument = {"__meta__":{"documentId":"sha256:72d10b42736d072ff31df9013a21e53589ad20d4aabff397ef55c80d32d37ab8"}} as unknown as DocumentNode<SearchStartPageQuery, SearchStartPageQueryVariables>;
export const AddSearchPhraseDocument = {"__meta__":{"documentId":"sha256:d9fa94835ca293ae351b9d1c684fa9dce5ffcc4477a0efb37fec0b106b072061"}} as unknown as DocumentNode<AddSearchPhraseMutation, AddSearchPhraseMutationVariables>;
export const RemoveSearchPhraseDocument = {"__meta__":{"documentId":"sha256:477068afeb4aaf3be2bfc9cb5abd63efca28b420d6c4e9b2ea041949e0043bb6"}} as unknown as DocumentNode<RemoveSearchPhraseMutation, RemoveSearchPhraseMutationVariables>;
export const SubscriptionPageDocument = {"__meta__":{"documentId":"sha256:16c9884ba2c461d12258bcdee9f36e697017f477aedd9da305b4d783793e35fc"}} as unknown as DocumentNode<SubscriptionPageQuery, SubscriptionPageQueryVariables>;
export const TrackPageDocument = {"__meta__":{"documentId":"sha256:eb6581cdddb967c9fc0348a31f69beea17bd85414d3c8f60b07e71bc7d075143"}} as unknown as DocumentNode<TrackPageQuery, TrackPageQueryVariables>;
export const SetSubstitutionDocument = {"__meta__":{"documentId":"sha256:15847260bc5401351e03816a6a8ab1a1790f3dbdb894ecfdab4db70d678f1074"}} as unknown as DocumentNode<SetSubstitutionMutation, SetSubstitutionMutationVariables>;
export const UnsubscribeDocument = {"__meta__":{"documentId":"sha256:93cfd278075d21cc320c1d7aed687b145b0b5c5ec63f8271e17650a4b96418a4"}} as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;