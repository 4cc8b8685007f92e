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

export type PlaceOrderInput = {
  email: string;
  /** What the shopper saw, in pence: when it is another by now the order is not placed. */
  expectedTotal?: number | null | undefined;
  name: string;
  orderId: string;
  paymentMethod: string;
  phone: string;
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

export type DeliveryPromise_OfferFragment = { date: string, from: string, to: string, orderBy: string };

export type DeliveryPromise_EarliestFragment = { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null };

export type Price_MoneyFragment = { amount: number, text: string };

export type OrderTimeline_OrderFragment = { state: OrderState, timeline: Array<{ state: OrderState, at: string }> };

export type Picture_ImageFragment = { url: string, alt: string, width: number, height: number };

export type PositionList_PositionFragment = { productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } };

export type ProductCard_ProductFragment = { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } };

export type ReviewList_ReviewFragment = { id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string };

export type LogMutationVariables = Exact<{
  message: string;
  path?: string | null | undefined;
  stack?: string | null | undefined;
}>;


export type LogMutation = { log: boolean };

export type Layout_QueryFragment = { navigation: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { cart: { quantity: number } | null, me: { name: string | null } | null };

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
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'SignedIn', isNewUser: boolean, user: { name: string | null, email: string | null, phone: string | null } }
   };

export type RegisterMutationVariables = Exact<{
  input: PersonalDataInput;
}>;


export type RegisterMutation = { savePersonalData:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'User', name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean }
   };

export type CartPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type CartPageQuery = { cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CartPage_CartFragment = { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } };

export type Refusal_RefusalFragment = { __typename: 'Refusal', code: string, message: string, field: string | null };

export type SetCartLineMutationVariables = Exact<{
  input: CartLineInput;
}>;


export type SetCartLineMutation = { setCartLine:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type RemoveCartLineMutationVariables = Exact<{
  productId: number;
  positionSlug: string;
}>;


export type RemoveCartLineMutation = { removeCartLine:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type AddConstructorBouquetMutationVariables = Exact<{
  input: ConstructorBouquetInput;
}>;


export type AddConstructorBouquetMutation = { addConstructorBouquet:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type AddComboMutationVariables = Exact<{
  comboId: number;
}>;


export type AddComboMutation = { addCombo:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type StartCheckoutMutationVariables = Exact<{ [key: string]: never; }>;


export type StartCheckoutMutation = { startCheckout:
    | { __typename: 'Order', id: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type CollectionsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type CollectionsPageQuery = { categories: Array<{ title: string, prefix: string, slug: string, inMenu: boolean, list: Array<{ title: string, prefix: string, slug: string, inMenu: boolean }> }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CollectionsPage_CategoryFragment = { title: string, prefix: string, slug: string, inMenu: boolean };

export type DeliveryDetailsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type DeliveryDetailsPageQuery = { checkout: { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } } | null, deliveryIntervals: Array<{ date: string, disabled: boolean, intervals: Array<{ id: number, from: string, to: string, disabled: boolean, reason: string | null, placesLeft: number, price: { amount: number, text: string } }> }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CheckoutPage_OrderFragment = { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } };

export type SetAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type SetAddressMutation = { setAddress:
    | { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type SetRecipientMutationVariables = Exact<{
  input: RecipientInput;
}>;


export type SetRecipientMutation = { setRecipient:
    | { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type SetIntervalMutationVariables = Exact<{
  date: string;
  intervalId: number;
  orderId?: string | null | undefined;
}>;


export type SetIntervalMutation = { setInterval:
    | { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type FinalDetailsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type FinalDetailsPageQuery = { checkout: { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } } | null, paymentMethods: { default: string, methods: Array<{ code: string, label: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type HomePageQueryVariables = Exact<{
  layout: boolean;
}>;


export type HomePageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, constructorBlock: { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } } | null, specialOffers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, underPs30: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, roses: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, newBouquets: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, letterboxFlowers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, trendyBouquets: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, recipient: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> | null, reviews: { average: number, count: number, list: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }> } | null, shopByPrice: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> | null, benefits: Array<{ icon: string, title: string, text: string }> | null, pickBouquet: { heading: string, steps: Array<{ title: string, choices: Array<{ title: string, href: string }> }> } | null, faq: Array<{ question: string, answer: string, topic: string }> | null, info: { heading: string, paragraphs: Array<string>, sections: Array<{ heading: string, text: string }> } | null, popularCategories: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> | null, similarBouquets: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProductRow_ListingFragment = { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> };

export type Tile_TileFragment = { title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null };

export type Constructor_BlockFragment = { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } };

export type ListingPageQueryVariables = Exact<{
  layout: boolean;
  type: CollectionType;
  slug: string;
  page: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
}>;


export type ListingPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, listing: { collection: { type: CollectionType, slug: string, title: string, heading: string, description: string, metaTitle: string, metaDescription: string, parent: { type: CollectionType, slug: string, title: string } | null, children: Array<{ type: CollectionType, slug: string, title: string }>, siblings: Array<{ type: CollectionType, slug: string, title: string }> }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CollectionNav_CollectionFragment = { type: CollectionType, slug: string, title: string };

export type NotFoundPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type NotFoundPageQuery = { bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type OrderPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
}>;


export type OrderPageQuery = { order: { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type OrderPage_OrderFragment = { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }> };

export type PaymentOutcomePageQueryVariables = Exact<{
  layout: boolean;
}>;


export type PaymentOutcomePageQuery = { newestOrder: { orderId: string | null, paid: boolean } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PaymentPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
}>;


export type PaymentPageQuery = { order: { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type NewestOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestOrderQuery = { newestOrder: { orderId: string | null, paid: boolean } | null };

export type PayWithSandboxCardMutationVariables = Exact<{
  orderId: string;
  card: SandboxCardInput;
}>;


export type PayWithSandboxCardMutation = { payWithSandboxCard:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type AnswerSandboxChallengeMutationVariables = Exact<{
  orderId: string;
  approve: boolean;
}>;


export type AnswerSandboxChallengeMutation = { answerSandboxChallenge:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type PaymentPage_IntentFragment = { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null };

export type ProductPageQueryVariables = Exact<{
  layout: boolean;
  id: number;
}>;


export type ProductPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, product: { id: number, realId: string, slug: string, title: string, kind: string, description: string, care: Array<string>, contains: Array<string>, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number }, images: Array<{ url: string, alt: string, width: number, height: number }>, variants: Array<{ slug: string, title: string, length: string | null, size: string | null, colour: string | null, count: number | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, stems: Array<{ species: string, colour: string, count: number }>, image: { url: string, alt: string, width: number, height: number } }>, reviews: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }>, ratingBreakdown: Array<{ rating: number, count: number }>, collections: Array<{ type: CollectionType, slug: string, title: string }>, similar: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, extras: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, combos: Array<{ id: number, title: string, price: { amount: number, text: string }, oldPrice: { amount: number, text: string }, items: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type VariantPicker_VariantFragment = { slug: string, title: string, length: string | null, size: string | null, colour: string | null, count: number | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, stems: Array<{ species: string, colour: string, count: number }>, image: { url: string, alt: string, width: number, height: number } };

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
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
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
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type ChangeImportantDateMutationVariables = Exact<{
  id: number;
  input: ImportantDateInput;
}>;


export type ChangeImportantDateMutation = { changeImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type RemoveImportantDateMutationVariables = Exact<{
  id: number;
}>;


export type RemoveImportantDateMutation = { removeImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type SetMutedOccasionsMutationVariables = Exact<{
  occasions: Array<Occasion> | Occasion;
}>;


export type SetMutedOccasionsMutation = { setNotifications:
    | { __typename: 'NotificationSettings', mutedOccasions: Array<Occasion> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type ProfileManageSubscriptionPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileManageSubscriptionPageQuery = { me: { name: string | null } | null, deliverySubscriptions: Array<{ __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }> | null, bestSellers: { list: Array<{ id: number, title: string, kind: string, positionSlug: string, price: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ManageSubscription_SubscriptionFragment = { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } };

export type PauseSubscriptionMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
}>;


export type PauseSubscriptionMutation = { pauseSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type ResumeSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type ResumeSubscriptionMutation = { resumeSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type SkipDeliveryMutationVariables = Exact<{
  id: string;
  nextDeliveryOn: string;
}>;


export type SkipDeliveryMutation = { skipDelivery:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type SwapProductMutationVariables = Exact<{
  id: string;
  productId: number;
  positionSlug: string;
}>;


export type SwapProductMutation = { swapProduct:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type ChangeSlotMutationVariables = Exact<{
  id: string;
  intervalId: number;
  date?: string | null | undefined;
}>;


export type ChangeSlotMutation = { changeSlot:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type CancelSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type CancelSubscriptionMutation = { cancelSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number, title: string, variantTitle: string, everyWeeks: number, nextDeliveryOn: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number }, price: { amount: number, text: string }, interval: { intervalId: number, from: string, to: string }, intervals: Array<{ intervalId: number, from: string, to: string }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
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
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type UnsubscribeSmsMutationVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeSmsMutation = { unsubscribeSms:
    | { __typename: 'Done', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type ProfileOrderPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
}>;


export type ProfileOrderPageQuery = { me: { name: string | null } | null, order: { __typename: 'Order', mayCancel: boolean, mayDelete: boolean, id: string, state: OrderState, missing: Array<string>, cashback: { amount: number, text: string }, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, timeline: Array<{ state: OrderState, at: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

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
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type DeleteOrderMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOrderMutation = { deleteOrder:
    | { __typename: 'OrderList', list: Array<{ id: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type RepeatOrderMutationVariables = Exact<{
  id: string;
}>;


export type RepeatOrderMutation = { repeatOrder:
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
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
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
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
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
   };

export type ProfilePromoCodesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfilePromoCodesPageQuery = { me: { name: string | null } | null, promoCodes: Array<{ code: string, title: string, text: string, expiresAt: string | null, appOnly: boolean, state: PromoCodeState, minimum: { amount: number, text: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SearchPageQueryVariables = Exact<{
  layout: boolean;
  query: string;
  page: number;
}>;


export type SearchPageQuery = { earliestDelivery: { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null } | null, search: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export const DeliveryPromise_OfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]} as unknown as DocumentNode<DeliveryPromise_OfferFragment, unknown>;
export const DeliveryPromise_EarliestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_earliest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarliestDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]} as unknown as DocumentNode<DeliveryPromise_EarliestFragment, unknown>;
export const ReviewList_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewList_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}}]}}]} as unknown as DocumentNode<ReviewList_ReviewFragment, unknown>;
export const Layout_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"main"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legal"}}]}}]}}]} as unknown as DocumentNode<Layout_QueryFragment, unknown>;
export const AuthPage_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuthPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}}]} as unknown as DocumentNode<AuthPage_UserFragment, unknown>;
export const Picture_ImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Picture_ImageFragment, unknown>;
export const Price_MoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Price_MoneyFragment, unknown>;
export const PositionList_PositionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<PositionList_PositionFragment, unknown>;
export const CartPage_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPage_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotion"}},{"kind":"Field","name":{"kind":"Name","value":"withSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueTooltipText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}}]} as unknown as DocumentNode<CartPage_CartFragment, unknown>;
export const Refusal_RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<Refusal_RefusalFragment, unknown>;
export const CollectionsPage_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionsPage_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"inMenu"}}]}}]} as unknown as DocumentNode<CollectionsPage_CategoryFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const ProductRow_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}}]}}]} as unknown as DocumentNode<ProductRow_ListingFragment, unknown>;
export const Tile_TileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tile_tile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Tile_TileFragment, unknown>;
export const Constructor_BlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Constructor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConstructorBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flowers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colours"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"priceShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceLong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wraps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrap"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"foliage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stemsPerTen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"default"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"wrap"}},{"kind":"Field","name":{"kind":"Name","value":"foliage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Constructor_BlockFragment, unknown>;
export const CollectionNav_CollectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionNav_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<CollectionNav_CollectionFragment, unknown>;
export const CheckoutPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}}]} as unknown as DocumentNode<CheckoutPage_OrderFragment, unknown>;
export const OrderTimeline_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderTimeline_OrderFragment, unknown>;
export const OrderPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutPage_order"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline_order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderPage_OrderFragment, unknown>;
export const PaymentPage_IntentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPage_intent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentIntent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"reason"},"name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PaymentPage_IntentFragment, unknown>;
export const VariantPicker_VariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPicker_variant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Variant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<VariantPicker_VariantFragment, unknown>;
export const Ledger_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ledger_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Ledger_EntryFragment, unknown>;
export const LoyaltyCard_LoyaltyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoyaltyCard_loyalty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loyalty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<LoyaltyCard_LoyaltyFragment, unknown>;
export const TargetActions_ActionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetActions_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TargetAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<TargetActions_ActionFragment, unknown>;
export const ImportantDates_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"orderPath"}}]}}]} as unknown as DocumentNode<ImportantDates_EventFragment, unknown>;
export const ImportantDates_DatesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_dates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDates"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportantDates_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"orderPath"}}]}}]} as unknown as DocumentNode<ImportantDates_DatesFragment, unknown>;
export const ManageSubscription_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManageSubscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverySubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"changeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<ManageSubscription_SubscriptionFragment, unknown>;
export const ProfileOrder_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"mayDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<ProfileOrder_OrderFragment, unknown>;
export const PersonalData_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalData_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}}]} as unknown as DocumentNode<PersonalData_UserFragment, unknown>;
export const LogDocument = {"__meta__":{"documentId":"sha256:cc547b3ce9c31819416c80ec9b878a92c581172003b40fab6d86f77a911c3651"}} as unknown as DocumentNode<LogMutation, LogMutationVariables>;
export const VisitorDocument = {"__meta__":{"documentId":"sha256:1a807b1c78a34cbadb4d2e81452eb4e5939fcd7029bf48cb1b43a1eb26e85c6b"}} as unknown as DocumentNode<VisitorQuery, VisitorQueryVariables>;
export const AuthPageDocument = {"__meta__":{"documentId":"sha256:d7b5cc450e2e0b220adeb9946cbef06b688426f5b4f29eec88c9bced0bdb850d"}} as unknown as DocumentNode<AuthPageQuery, AuthPageQueryVariables>;
export const SendCodeDocument = {"__meta__":{"documentId":"sha256:6fc75e0eed1c625f5af5072b987f40625d625888fa3591c294547a740745602f"}} as unknown as DocumentNode<SendCodeMutation, SendCodeMutationVariables>;
export const SignInDocument = {"__meta__":{"documentId":"sha256:bc22d84f6a1120e4a646ddac6ae1bd76d922c3ff2aaba419fd822227ba3ff782"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"__meta__":{"documentId":"sha256:8a465236af8940f79dc8e63de3c10e12fed1689259537b26e85ab451b0712659"}} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const CartPageDocument = {"__meta__":{"documentId":"sha256:40d877b48574457c4a4f21c59acfad35f6f965908b0216041fac5ee696690ed7"}} as unknown as DocumentNode<CartPageQuery, CartPageQueryVariables>;
export const SetCartLineDocument = {"__meta__":{"documentId":"sha256:7e1c8081c5ab0e04cd3d2702156c5f5a0b529fab005b3ddbe154bd5e1d81ba01"}} as unknown as DocumentNode<SetCartLineMutation, SetCartLineMutationVariables>;
export const RemoveCartLineDocument = {"__meta__":{"documentId":"sha256:2ec2185eee446c449ba3a97a4a67b904b1923ff7a94b55a4f7966bc0fdc9ebe0"}} as unknown as DocumentNode<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const AddConstructorBouquetDocument = {"__meta__":{"documentId":"sha256:e987e01ea35f6d0a837fd186ca98ec01e5264fb8ead0e5281a48f42d28a332be"}} as unknown as DocumentNode<AddConstructorBouquetMutation, AddConstructorBouquetMutationVariables>;
export const AddComboDocument = {"__meta__":{"documentId":"sha256:05965a22cdb0dbed6e11c69fca267892c9c8d85b799317d2d473d2fe7e400931"}} as unknown as DocumentNode<AddComboMutation, AddComboMutationVariables>;
export const StartCheckoutDocument = {"__meta__":{"documentId":"sha256:84dd1eab02c297b173deb8a5d231cac030c3354746a36c201076c8859e78c46f"}} as unknown as DocumentNode<StartCheckoutMutation, StartCheckoutMutationVariables>;
export const CollectionsPageDocument = {"__meta__":{"documentId":"sha256:86203520681fbe075248d3f48885e85ec651ef28671c66622bc786f543655f00"}} as unknown as DocumentNode<CollectionsPageQuery, CollectionsPageQueryVariables>;
export const DeliveryDetailsPageDocument = {"__meta__":{"documentId":"sha256:bc36dd8cffa7d169a6126abae3f3c1a9d837286682fe737cbd2e927fcaac6931"}} as unknown as DocumentNode<DeliveryDetailsPageQuery, DeliveryDetailsPageQueryVariables>;
export const SetAddressDocument = {"__meta__":{"documentId":"sha256:2f85fd5c23b4048ac48282d746d5c4b060cded7c8d2ddab57247f8e268511cd9"}} as unknown as DocumentNode<SetAddressMutation, SetAddressMutationVariables>;
export const SetRecipientDocument = {"__meta__":{"documentId":"sha256:03076e5aafe46226e9896e81f05e817693cb4d81fd5b2cad8dcc62c7ac2958cc"}} as unknown as DocumentNode<SetRecipientMutation, SetRecipientMutationVariables>;
export const SetIntervalDocument = {"__meta__":{"documentId":"sha256:7ebdc286ec7ad73f2a31bae2df0fc1b40fe9fdd083416a69852fa2bf2abc0632"}} as unknown as DocumentNode<SetIntervalMutation, SetIntervalMutationVariables>;
export const FinalDetailsPageDocument = {"__meta__":{"documentId":"sha256:d929547f9a271b2afcb14040644c7eba3bc9e82c103e6894878b7fc4a638efdf"}} as unknown as DocumentNode<FinalDetailsPageQuery, FinalDetailsPageQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"documentId":"sha256:cc8ed2204f926d477ec692706019f229e78667e3791b91c4aeb185ee770e41b6"}} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const HomePageDocument = {"__meta__":{"documentId":"sha256:ec7db1d2b86759cf2b815c6a42dab5b749b303e0d86172c58087300dd28b9371"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const ListingPageDocument = {"__meta__":{"documentId":"sha256:83b3b2f7ef938cfed5700214c37664b10918bdfcdc173705da2dbd05d3092ef4"}} as unknown as DocumentNode<ListingPageQuery, ListingPageQueryVariables>;
export const NotFoundPageDocument = {"__meta__":{"documentId":"sha256:34336f791608903d5e48d474812fb5daa2ab79d9723c03fadc188e85a37c418f"}} as unknown as DocumentNode<NotFoundPageQuery, NotFoundPageQueryVariables>;
export const OrderPageDocument = {"__meta__":{"documentId":"sha256:9a6446eae4a04865a7e16d784045299953a73ca8270a88b9d0338f57935ddfc7"}} as unknown as DocumentNode<OrderPageQuery, OrderPageQueryVariables>;
export const PaymentOutcomePageDocument = {"__meta__":{"documentId":"sha256:c7c8ffccbd0fe11e5daad95004e8c066cf0b70535e2f65ce645bc92ec1f23d5b"}} as unknown as DocumentNode<PaymentOutcomePageQuery, PaymentOutcomePageQueryVariables>;
export const PaymentPageDocument = {"__meta__":{"documentId":"sha256:28fd9bdfee17b284b77d693f2fb0d2a3ff9381de6bcc498cf1fc7ffae5f51110"}} as unknown as DocumentNode<PaymentPageQuery, PaymentPageQueryVariables>;
export const NewestOrderDocument = {"__meta__":{"documentId":"sha256:4ba2e240149579d0afb5718d978bee03aa8ef16c0464c4b2532e9d13ee3fe014"}} as unknown as DocumentNode<NewestOrderQuery, NewestOrderQueryVariables>;
export const PayWithSandboxCardDocument = {"__meta__":{"documentId":"sha256:ed2b83f4fed23c6bc2cf1230c84f808bfa588d22d58dd0ebfad6032040217489"}} as unknown as DocumentNode<PayWithSandboxCardMutation, PayWithSandboxCardMutationVariables>;
export const AnswerSandboxChallengeDocument = {"__meta__":{"documentId":"sha256:64c531535e7d425d8b97724e99c47631b78130cb8c30b01b0e870e0fb8946e9e"}} as unknown as DocumentNode<AnswerSandboxChallengeMutation, AnswerSandboxChallengeMutationVariables>;
export const ProductPageDocument = {"__meta__":{"documentId":"sha256:d96bf889c4ac7a0d8a9b4d37561727050c30fcf13ab1cbe6a30323869ec09461"}} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const ProfileBonusesHistoryPageDocument = {"__meta__":{"documentId":"sha256:3158fe18a851e2bebe468622693f8b5da6292ed684f60657a195b92209b7edff"}} as unknown as DocumentNode<ProfileBonusesHistoryPageQuery, ProfileBonusesHistoryPageQueryVariables>;
export const ProfileBonusesPageDocument = {"__meta__":{"documentId":"sha256:b5cf61ea27e5163fc898627c17aa9e99afc9c018a7f10c1e0cea0d74c6bb2f9f"}} as unknown as DocumentNode<ProfileBonusesPageQuery, ProfileBonusesPageQueryVariables>;
export const ProfileDashboardPageDocument = {"__meta__":{"documentId":"sha256:a7022052da1446baa2c9d74edd126b88a2be934b453ba9efbe9427cfabebb121"}} as unknown as DocumentNode<ProfileDashboardPageQuery, ProfileDashboardPageQueryVariables>;
export const ProfileFavoritesPageDocument = {"__meta__":{"documentId":"sha256:d043f07e2d9e2be48e2183f7cc35fa72af524194158f1c51224aebb030efb563"}} as unknown as DocumentNode<ProfileFavoritesPageQuery, ProfileFavoritesPageQueryVariables>;
export const ProfileRemoveFavoriteDocument = {"__meta__":{"documentId":"sha256:cd97f8c55db462dd5d118dd1956361c8aa49ff6ace587654c52d1110577e15d4"}} as unknown as DocumentNode<ProfileRemoveFavoriteMutation, ProfileRemoveFavoriteMutationVariables>;
export const ProfileImportantDatesPageDocument = {"__meta__":{"documentId":"sha256:2ce761bcf62af2401e06ba4aed042cdcc37f1b44c15bc472b127344d78bcee64"}} as unknown as DocumentNode<ProfileImportantDatesPageQuery, ProfileImportantDatesPageQueryVariables>;
export const DateCalendarDocument = {"__meta__":{"documentId":"sha256:4a0309ede026897e10447a59ac29181d5392a02df126c199a508ed3724e02f3f"}} as unknown as DocumentNode<DateCalendarQuery, DateCalendarQueryVariables>;
export const AddImportantDateDocument = {"__meta__":{"documentId":"sha256:c8317385a562c53ac0b3a10a9a2c70718c2fb933f2504ae2f076309810d26cc5"}} as unknown as DocumentNode<AddImportantDateMutation, AddImportantDateMutationVariables>;
export const ChangeImportantDateDocument = {"__meta__":{"documentId":"sha256:1b4ba444d7d53190da58dee695d4dcf3b7656eb1f49851ca3447ce04547b7cd1"}} as unknown as DocumentNode<ChangeImportantDateMutation, ChangeImportantDateMutationVariables>;
export const RemoveImportantDateDocument = {"__meta__":{"documentId":"sha256:a1984b84b0d8c554305e44c610e0c3a091b55fbf5550642099e02118906de4a6"}} as unknown as DocumentNode<RemoveImportantDateMutation, RemoveImportantDateMutationVariables>;
export const SetMutedOccasionsDocument = {"__meta__":{"documentId":"sha256:42ab9778f6a14964a4dd60d29fd5cea25020fc40781f8d7e1e24277f22419459"}} as unknown as DocumentNode<SetMutedOccasionsMutation, SetMutedOccasionsMutationVariables>;
export const ProfileManageSubscriptionPageDocument = {"__meta__":{"documentId":"sha256:a124e94828dc90984aaddb4fab5a951febd30acee5b740d3bc586345d2a086fd"}} as unknown as DocumentNode<ProfileManageSubscriptionPageQuery, ProfileManageSubscriptionPageQueryVariables>;
export const PauseSubscriptionDocument = {"__meta__":{"documentId":"sha256:f1757ec177aa89e03bbd68356f03cba57d922bee1b77fc77028336b381821641"}} as unknown as DocumentNode<PauseSubscriptionMutation, PauseSubscriptionMutationVariables>;
export const ResumeSubscriptionDocument = {"__meta__":{"documentId":"sha256:45dd03686b7812ecbd1dd9494acd0c613e275f946bd74016ebe39e7f8f3c7a76"}} as unknown as DocumentNode<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>;
export const SkipDeliveryDocument = {"__meta__":{"documentId":"sha256:64d8a7f5bbf9dadd1ce8c0dc4536a8009ea8348c392c43b1807b61893a0a12d6"}} as unknown as DocumentNode<SkipDeliveryMutation, SkipDeliveryMutationVariables>;
export const SwapProductDocument = {"__meta__":{"documentId":"sha256:c1b6c60502a5c5b365f8f95c8b1a70d254bc388c2b8a3758a4c6fc81ce2ea7de"}} as unknown as DocumentNode<SwapProductMutation, SwapProductMutationVariables>;
export const ChangeSlotDocument = {"__meta__":{"documentId":"sha256:2b641e3506979f5305b0138592ede16f5961cb41c8f6300646527988b08de0f2"}} as unknown as DocumentNode<ChangeSlotMutation, ChangeSlotMutationVariables>;
export const CancelSubscriptionDocument = {"__meta__":{"documentId":"sha256:bbf57eba0f032358ef6c75f5ea7905ed471e00f40de7c5af26451a7fdb2a9d0f"}} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const ProfileMyAccountPageDocument = {"__meta__":{"documentId":"sha256:2ef7bb7962da1672d863a158556ff2a6b710ca134f9becf4b6f1d48a71f8e3ba"}} as unknown as DocumentNode<ProfileMyAccountPageQuery, ProfileMyAccountPageQueryVariables>;
export const SignOutDocument = {"__meta__":{"documentId":"sha256:39300be1f6ff47633a8c264de2a924d5b71367b646d3bf86d82d7c51c6543956"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ProfileNotificationSettingsPageDocument = {"__meta__":{"documentId":"sha256:4c76303daac519ad9016545dee8d3c42d9d1bc79417542445088bee79ec64c49"}} as unknown as DocumentNode<ProfileNotificationSettingsPageQuery, ProfileNotificationSettingsPageQueryVariables>;
export const SetNotificationsDocument = {"__meta__":{"documentId":"sha256:b93401a9637e6e1bd095dc6e951ca40655bbe02e84ddd0ec1138e88c7b1fdc31"}} as unknown as DocumentNode<SetNotificationsMutation, SetNotificationsMutationVariables>;
export const UnsubscribeSmsDocument = {"__meta__":{"documentId":"sha256:5a774a6160226e0750ecab798a915252e7a1904038e39df807d1c91c3fad72a1"}} as unknown as DocumentNode<UnsubscribeSmsMutation, UnsubscribeSmsMutationVariables>;
export const ProfileOrderPageDocument = {"__meta__":{"documentId":"sha256:c3d5875f7120e9ac5918cc45fee8f7dc52ead1bc9f28b4a39c53f9f5a9068f3e"}} as unknown as DocumentNode<ProfileOrderPageQuery, ProfileOrderPageQueryVariables>;
export const ProfileOrdersPageDocument = {"__meta__":{"documentId":"sha256:90389d1409c850fe78a7207f8a0d2f57a0cc7acfbf7ddf23de02af227df68b8c"}} as unknown as DocumentNode<ProfileOrdersPageQuery, ProfileOrdersPageQueryVariables>;
export const CancelOrderDocument = {"__meta__":{"documentId":"sha256:2f68efb0773bffdcd12625c4902f794605b6b07c88f97e48bb3e60a0a603235a"}} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const DeleteOrderDocument = {"__meta__":{"documentId":"sha256:8488bd7d9905bb983dab2faad75873e9178ea80506ffb8b3796528b27c19fdda"}} as unknown as DocumentNode<DeleteOrderMutation, DeleteOrderMutationVariables>;
export const RepeatOrderDocument = {"__meta__":{"documentId":"sha256:439004f9b63208fa3fa08187005f47e89247bea7a7f5cf176cf0996f4d287de8"}} as unknown as DocumentNode<RepeatOrderMutation, RepeatOrderMutationVariables>;
export const ProfilePersonalDataPageDocument = {"__meta__":{"documentId":"sha256:08df6c1298331248c8f0665ba5ee826bbded1eabde713c543914c5f4eb9dae3d"}} as unknown as DocumentNode<ProfilePersonalDataPageQuery, ProfilePersonalDataPageQueryVariables>;
export const PersonalDataExportDocument = {"__meta__":{"documentId":"sha256:192ac739a77ca1595170b156c59f2ee80e0e824a9badf9d63e1c0eb4e94b6fb0"}} as unknown as DocumentNode<PersonalDataExportQuery, PersonalDataExportQueryVariables>;
export const SavePersonalDataDocument = {"__meta__":{"documentId":"sha256:fdaa929779f51dde27e107682a0b53d622a5fcad3b7bf875ec22bdd4ed7d5b8f"}} as unknown as DocumentNode<SavePersonalDataMutation, SavePersonalDataMutationVariables>;
export const SendContactCodeDocument = {"__meta__":{"documentId":"sha256:9f5f1836e5d6082b3b9c1946a59c68e115364867d0047ec120b0c0a33521f9a9"}} as unknown as DocumentNode<SendContactCodeMutation, SendContactCodeMutationVariables>;
export const SendErasureCodeDocument = {"__meta__":{"documentId":"sha256:1ee352947d371103a71a65673b38840daf45412986e3a64e45353d96808bdddd"}} as unknown as DocumentNode<SendErasureCodeMutation, SendErasureCodeMutationVariables>;
export const ErasePersonalDataDocument = {"__meta__":{"documentId":"sha256:29509bb7376da407231adb5b59ef2b4ac1e15f77fa54ced241941e70717db23f"}} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const ProfilePromoCodesPageDocument = {"__meta__":{"documentId":"sha256:dca4dc352268df573caa2b5f0707421ee35e03a40efdead2bb0968b5645e4490"}} as unknown as DocumentNode<ProfilePromoCodesPageQuery, ProfilePromoCodesPageQueryVariables>;
export const SearchPageDocument = {"__meta__":{"documentId":"sha256:33d1e212fb463e769e1fe155bec398ca9988364600a266b06b067c216902d369"}} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;