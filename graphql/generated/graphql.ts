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

export type DeliveryPromise_OfferFragment = { date: string, from: string, to: string, orderBy: string };

export type DeliveryPromise_EarliestFragment = { today: string, sameDay: { date: string, from: string, to: string, orderBy: string } | null, nextDay: { date: string, from: string, to: string, orderBy: string } | null };

export type Price_MoneyFragment = { amount: number, text: string };

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


export type OrderPageQuery = { order: { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, timeline: Array<{ state: OrderState, at: string }>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type OrderPage_OrderFragment = { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, timeline: Array<{ state: OrderState, at: string }>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } };

export type PaymentOutcomePageQueryVariables = Exact<{
  layout: boolean;
}>;


export type PaymentOutcomePageQuery = { newestOrder: { orderId: string | null, paid: boolean } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PaymentPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
}>;


export type PaymentPageQuery = { order: { __typename: 'Order', id: string, state: OrderState, missing: Array<string>, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, timeline: Array<{ state: OrderState, at: string }>, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string } }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

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
export const OrderPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutPage_order"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionList_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionList_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<OrderPage_OrderFragment, unknown>;
export const PaymentPage_IntentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPage_intent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentIntent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"reason"},"name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PaymentPage_IntentFragment, unknown>;
export const VariantPicker_VariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPicker_variant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Variant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<VariantPicker_VariantFragment, unknown>;
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
export const OrderPageDocument = {"__meta__":{"documentId":"sha256:da872f3932efe4193c2af6a0f69dde9cbd8d7a4391afd0b50a275c1c8c4c506c"}} as unknown as DocumentNode<OrderPageQuery, OrderPageQueryVariables>;
export const PaymentOutcomePageDocument = {"__meta__":{"documentId":"sha256:c7c8ffccbd0fe11e5daad95004e8c066cf0b70535e2f65ce645bc92ec1f23d5b"}} as unknown as DocumentNode<PaymentOutcomePageQuery, PaymentOutcomePageQueryVariables>;
export const PaymentPageDocument = {"__meta__":{"documentId":"sha256:00d698a88861990c6b1f68ce9ba8b78ab48f6e4022a6e005cc938b58e1edfd44"}} as unknown as DocumentNode<PaymentPageQuery, PaymentPageQueryVariables>;
export const NewestOrderDocument = {"__meta__":{"documentId":"sha256:4ba2e240149579d0afb5718d978bee03aa8ef16c0464c4b2532e9d13ee3fe014"}} as unknown as DocumentNode<NewestOrderQuery, NewestOrderQueryVariables>;
export const PayWithSandboxCardDocument = {"__meta__":{"documentId":"sha256:ed2b83f4fed23c6bc2cf1230c84f808bfa588d22d58dd0ebfad6032040217489"}} as unknown as DocumentNode<PayWithSandboxCardMutation, PayWithSandboxCardMutationVariables>;
export const AnswerSandboxChallengeDocument = {"__meta__":{"documentId":"sha256:64c531535e7d425d8b97724e99c47631b78130cb8c30b01b0e870e0fb8946e9e"}} as unknown as DocumentNode<AnswerSandboxChallengeMutation, AnswerSandboxChallengeMutationVariables>;
export const ProductPageDocument = {"__meta__":{"documentId":"sha256:d96bf889c4ac7a0d8a9b4d37561727050c30fcf13ab1cbe6a30323869ec09461"}} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const SearchPageDocument = {"__meta__":{"documentId":"sha256:33d1e212fb463e769e1fe155bec398ca9988364600a266b06b067c216902d369"}} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;