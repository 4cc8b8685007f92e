/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an order goes, as typed. */
export type AddressInput = {
  /** The town, at most 80 characters. */
  city: string;
  /** House and street, at most 120 characters. */
  line1: string;
  /** Flat, building or company, at most 120 characters; may be missing. */
  line2?: string | null | undefined;
  /** Its point on the map, from the address list; without one, roughly where the postcode lies. */
  point?: PointInput | null | undefined;
  /** A whole UK postcode in any spelling, at most 10 characters; it decides the zone. */
  postcode: string;
};

/** A gift card by e-mail in the cart, and its new details. */
export type CartLineGiftCardInput = {
  /** All details of the card, also those that stay as they are. */
  giftCard: GiftCardInput;
  /** The message in the e-mail, at most 300 characters and without web addresses; may be empty. */
  giftCardText: string;
  /** The `positionSlug` of the position, which changes with the details. */
  positionSlug: string;
  /** The `productId` of the position. */
  productId: number;
};

/** One line of the cart, and what becomes of it. */
export type CartLineInput = {
  /** The `extraOfferVariantId` of an extra, one of which is added along with the line. */
  extraOfferVariantId?: number | null | undefined;
  /** Who a gift card by e-mail goes to and when. Required for one, and refused for anything else. */
  giftCard?: GiftCardInput | null | undefined;
  /**
   * What the card by hand says, at most 300 characters; each text makes a line of its own. Empty or missing, no
   * card.
   */
  giftCardText?: string | null | undefined;
  /** Only changes a line that is in the cart; otherwise the change is refused with `line_gone`. */
  onlyIfInCart?: boolean | null | undefined;
  /**
   * The variant's slug for a new line, as in `ProductCard.positionSlug`; the `positionSlug` of the position to
   * change a line.
   */
  positionSlug: string;
  /** The `id` of the product. */
  productId: number;
  /** How many the line holds then, 1 to 99. Without it, or with 0, one more. */
  quantity?: number | null | undefined;
  /**
   * True makes this line the one that the subscription repeats, false ends the subscription; without it nothing
   * changes.
   */
  withSubscription?: boolean | null | undefined;
};

/** The kind of checkout: a single order or a delivery subscription. Each has its own endpoints. */
export type CheckoutType =
  /** An order that comes once. */
  | 'DEFAULT'
  /** The first order of a delivery subscription, or one of its later deliveries. */
  | 'SUBSCRIPTION';

/** The slot that a recipient chooses. */
export type ChoiceInput = {
  /** London civil date, YYYY-MM-DD, one of `RecipientChoice.dates`. */
  date: string;
  /** The `id` of a `ChoiceInterval` of that day. */
  intervalId: number;
  /** A note for the courier, at most 300 characters; may be missing. */
  note?: string | null | undefined;
  /** A phone number for the courier; required when `RecipientChoice.needsPhone`, ignored otherwise. */
  phone?: string | null | undefined;
};

/** Whether a recipient has chosen. */
export type ChoiceState =
  /** They are confirmed and can only be changed by the shop. */
  | 'CHOSEN'
  /** Address and slot are still to be chosen. */
  | 'OPEN';

/** What kind of address a code goes to. */
export type CodeType =
  /** An e-mail address. */
  | 'EMAIL'
  /** A phone number. */
  | 'PHONE';

/** How a code goes to a phone. */
export type CodeVia =
  /** As a text message, to mobiles of the countries that the shop texts. */
  | 'SMS'
  /** Through WhatsApp, which reaches landlines, too. */
  | 'WHATSAPP';

/** What a collection is, and the first part of its path in lower case. */
export type CollectionType =
  /** A category of the tree of `categories`. */
  | 'CATEGORY'
  /** A collection by a rule, such as a price or being on sale. */
  | 'FILTER';

/** A bouquet put together stem by stem; every part is one that `constructorBlock` offers. */
export type ConstructorBouquetInput = {
  /** One of the colours of that flower. */
  colour: string;
  /** How many stems, one of the counts of that flower. */
  count: number;
  /** The `species` of a `ConstructorFoliage`; none when it is missing. */
  foliage?: string | null | undefined;
  /** What the card by hand says, at most 300 characters; empty or missing, no card. */
  giftCardText?: string | null | undefined;
  /** `short` or `long`; `long` only for a flower with a `priceLong`. */
  length: string;
  /** How many such bouquets the line holds then, 1 to 99; without it, one more. */
  quantity?: number | null | undefined;
  /** The `species` of a `ConstructorFlower`. */
  species: string;
  /** The `wrap` of a `ConstructorWrap`. */
  wrap: string;
};

/** Whether a subscription delivers. */
export type DeliverySubscriptionState =
  /** It delivers in its rhythm. */
  | 'ACTIVE'
  /** It has ended for good. */
  | 'CANCELLED'
  /** It delivers nothing until it is resumed. */
  | 'PAUSED';

/** The file of the form's file field; at most 5 MB before base64. */
export type FormFileInput = {
  /** The file in base64. */
  base64: string;
  /** What the file is called, at most 200 characters; its type is read from its content. */
  name: string;
};

/** A field of a submitted form: its text, or `on` for a ticked box. */
export type FormValueInput = {
  /** The `name` of the `FormField`. */
  name: string;
  /** What was typed, the `value` of the chosen option, or `on`. */
  value: string;
};

/** From where a picture shows a product. */
export type GalleryView =
  /** A wrapped bouquet in a vase at home. */
  | 'AT_HOME'
  /** From near by. */
  | 'DETAIL'
  /** All of it from the front; every variant has this view. */
  | 'FRONT';

/** What a user says of their gender in the personal data. */
export type Gender =
  /** The user prefers not to say. */
  | 'DO_NOT_SPECIFY'
  /** The user is female. */
  | 'FEMALE'
  /** The user is male. */
  | 'MALE';

/** Recipient, sender and date of a gift card by e-mail. */
export type GiftCardInput = {
  /** The address that the code is sent to. */
  recipientEmail: string;
  /** Who the gift card is for, at most 80 characters; it greets them in the e-mail. */
  recipientName: string;
  /**
   * The hour of that day at which it is sent, London time, 0 to 23; 9 by default, and without effect when there
   * is no date.
   */
  sendHour?: number | null | undefined;
  /** London civil date, YYYY-MM-DD, at most a year ahead; without one it is sent as soon as it is paid for. */
  sendOn?: string | null | undefined;
  /** Who the e-mail says that it comes from, at most 80 characters. */
  sender: string;
};

/** How a gift card is sent. */
export type GiftCardWay =
  /** By e-mail with its code, at once or at the hour that was chosen. */
  | 'EMAIL'
  /** Printed, by the courier. */
  | 'PAPER';

/** An important date, and how to be reminded of it. */
export type ImportantDateInput = {
  /**
   * A London civil date, YYYY-MM-DD, from 1900 to five years ahead. Needed, but for Valentine's day and Mother's
   * day, where it is ignored.
   */
  date?: string | null | undefined;
  /** Days before the date on which we remind at nine in the morning, 0 to 60; 7 by default. */
  leadDays?: number | null | undefined;
  /** True sends no reminders of this date; false by default. */
  muted?: boolean | null | undefined;
  /** What kind of day it is. */
  occasion: Occasion;
  /** Whom the flowers would be for, at most 80 characters; may be missing. */
  recipientName?: string | null | undefined;
  /** What the day is called, at most 80 characters. Needed for `OWN`; the others have a title by themselves. */
  title?: string | null | undefined;
};

/**
 * Narrows a listing. Values of one facet are joined by OR, facets by AND; a missing or empty facet does not
 * narrow. An unknown value makes the listing null.
 */
export type ListingFilters = {
  /** Colours of the flowers, by `FacetValue.value`, such as `red`; at most 20. */
  colour?: Array<string> | null | undefined;
  /** Slugs of the categories below occasions; at most 20. */
  occasion?: Array<string> | null | undefined;
  /** The highest price in pence, up to 10,000,000; not below `priceMin`. */
  priceMax?: number | null | undefined;
  /** The lowest price in pence, up to 10,000,000. */
  priceMin?: number | null | undefined;
  /** Slugs of the categories below recipients; at most 20. */
  recipient?: Array<string> | null | undefined;
  /** True leaves out what cannot be delivered on the day of the order. */
  sameDay?: boolean | null | undefined;
  /** Sizes of which there is a variant: `small`, `medium`, `large` or `grand`. */
  size?: Array<string> | null | undefined;
  /** Kinds of flower, by `FacetValue.value`, such as `peony`; at most 20. */
  stem?: Array<string> | null | undefined;
};

/** How a message reaches a user. */
export type NotificationChannel =
  /** As an e-mail. */
  | 'EMAIL'
  /** As a text message to the phone. */
  | 'SMS'
  /** Through WhatsApp. */
  | 'WHATSAPP';

/** One notification setting to change. */
export type NotificationSettingInput = {
  /** How they are sent; `OFFERS` go by e-mail only. */
  channel: NotificationChannel;
  /** True to get them, false to get them no longer. */
  enabled: boolean;
  /** What the messages are about. */
  topic: NotificationTopic;
};

/** What a message is about, as far as a user can choose. */
export type NotificationTopic =
  /** Offers of the shop and reminders of a cart that was left; by e-mail only. */
  | 'OFFERS'
  /** What becomes of the user's orders. */
  | 'ORDERS'
  /** Important dates that are near. */
  | 'REMINDERS';

/** What an important date is. */
export type Occasion =
  /** A birthday, by its date. */
  | 'BIRTHDAY'
  /** Mother's day in Britain, three weeks before Easter. */
  | 'MOTHERS_DAY'
  /** Any other occasion, with a title of its own. */
  | 'OWN'
  /** An anniversary, by its date. */
  | 'SPECIAL_ANNIVERSARY'
  /** Valentine's day, the 14th of February. */
  | 'VALENTINES_DAY'
  /** A wedding day, by its date. */
  | 'WEDDING_DAY';

/** What a list of products is sorted by. */
export type OrderBy =
  /** The day on which they came into the shop. */
  | 'NEWEST'
  /** How well liked they are, by a number that the shop keeps for each. */
  | 'POPULARITY'
  /** The price of the default variant. */
  | 'PRICE';

/** From which end a list is sorted. */
export type OrderDirection =
  /** The least first: the cheapest, the oldest, A to Z. */
  | 'ASC'
  /** The most first: the most popular, the dearest, the newest. */
  | 'DESC';

/** A gift to add to the draft order. */
export type OrderPositionInput = {
  /** What its card says, at most 300 characters; empty or missing, no card. */
  giftCardText?: string | null | undefined;
  /** The slug of its variant, as in `ProductCard.positionSlug`. */
  positionSlug: string;
  /** The `id` of the product. */
  productId: number;
};

/** The one state that an order has at a time; it only moves forwards. */
export type OrderState =
  /** Placed with a fixed total; cancelled after three days without a payment. */
  | 'AWAITING_PAYMENT'
  /** Cancelled by the buyer or the shop, or replaced; what was paid is being refunded. */
  | 'CANCELLED'
  /** At the door, or all its gift cards are sent by e-mail; its bonuses are earned. */
  | 'DELIVERED'
  /** In the checkout: its positions and prices are those of the cart. */
  | 'DRAFT'
  /** With the courier. */
  | 'ON_ITS_WAY'
  /** Paid for; the slot is taken for good, and the invoice is there. */
  | 'PAID'
  /** The florist has started; it can no longer be cancelled by the buyer. */
  | 'PREPARING'
  /** All of it has been refunded. */
  | 'REFUNDED';

/** How far a payment is. One that has succeeded stays so until it is refunded. */
export type PaymentState =
  /** The last attempt failed; another may follow. */
  | 'FAILED'
  /** The bank is working on it. */
  | 'PROCESSING'
  /** All of it went back. */
  | 'REFUNDED'
  /** The shopper's bank asks a question, such as 3-D Secure. */
  | 'REQUIRES_ACTION'
  /** Begun, and nothing is charged yet. */
  | 'REQUIRES_PAYMENT'
  /** The money has arrived. */
  | 'SUCCEEDED';

/** Personal data as typed. Missing fields stay as they are; name and gender may only be missing beside a code. */
export type PersonalDataInput = {
  /** The e-mail address; empty or null removes it, which the only confirmed address does not allow. */
  email?: string | null | undefined;
  /** The code sent to the new e-mail address; needed to replace a confirmed one. */
  emailCode?: string | null | undefined;
  /** `FEMALE`, `MALE` or `DO_NOT_SPECIFY`; anything else is refused with `invalid_gender`. */
  gender?: string | null | undefined;
  /** Letters of any script with what stands between them, at most 60 characters. */
  name?: string | null | undefined;
  /** The phone number in any spelling; empty or null removes it, which the only confirmed address does not allow. */
  phone?: string | null | undefined;
  /** The code sent to the new phone number; needed to replace a confirmed one. */
  phoneCode?: string | null | undefined;
};

/** Who took a photo: the florist of the bouquet, or the courier at the door. */
export type Photographer =
  /** The courier, at the door. */
  | 'COURIER'
  /** The florist, of the finished bouquet. */
  | 'FLORIST';

/** Who places an order, how they pay, and the amounts that they saw. */
export type PlaceOrderInput = {
  /** Where the confirmation and everything about the order is sent. */
  email: string;
  /**
   * The amount due that the shopper saw, in pence; the order is not placed when it has changed. Without it, it
   * is not compared.
   */
  expectedDue?: number | null | undefined;
  /**
   * The total that the shopper saw, in pence; the order is not placed when it has changed. Without it, it is not
   * compared.
   */
  expectedTotal?: number | null | undefined;
  /** The name of the buyer, at most 80 characters. */
  name: string;
  /** True agrees to offers and cart reminders by e-mail at this address; false changes nothing. */
  offers?: boolean | null | undefined;
  /** The number of the draft, `Order.id`. For a subscription the visitor's draft is taken, whatever is said here. */
  orderId: string;
  /** The `code` of a `PaymentMethod` on offer. */
  paymentMethod: string;
  /** The buyer's phone number in any spelling, for questions about the order. */
  phone: string;
};

/** A point on the map of the UK. */
export type PointInput = {
  /** Degrees north, 49 to 61. */
  latitude: number;
  /** Degrees east, −9 to 3; negative is west. */
  longitude: number;
};

/** Whether a promo code can still be used. */
export type PromoCodeState =
  /** Its time is over. */
  | 'EXPIRED'
  /** It works, or will once its conditions are met. */
  | 'USABLE'
  /** It was used as often as it may be. */
  | 'USED';

/** Who receives an order. */
export type RecipientInput = {
  /** The recipient is not told who sends it. Without effect when the buyer is the recipient. */
  anonymous?: boolean | null | undefined;
  /** The buyer is the recipient. */
  myself?: boolean | null | undefined;
  /** Who the flowers are for, at most 80 characters. */
  name: string;
  /** A note for the courier, at most 300 characters; may be missing. */
  note?: string | null | undefined;
  /** A phone number in any spelling, for the courier. */
  phone: string;
};

/** Who is asked to choose address and slot. */
export type RecipientLinkInput = {
  /** The recipient is not told who sends it. */
  anonymous?: boolean | null | undefined;
  /** The name of the recipient, at most 80 characters. */
  name: string;
  /** A phone number or an e-mail address as typed; the link goes there once the order is paid. */
  receiver: string;
};

/** The state of an order whose recipient chooses address and slot. */
export type RecipientLinkState =
  /** The link is sent and works. */
  | 'ASKED'
  /** The recipient has chosen. */
  | 'MADE'
  /** Seven days went by without a choice; the buyer can still set the address for another seven. */
  | 'RUN_OUT'
  /** The buyer set the address in the recipient's place. */
  | 'TAKEN_OVER'
  /** The order is not paid yet, so nobody is asked. */
  | 'UNPAID';

/** A gift to take out of the draft order. */
export type RemovedPositionInput = {
  /** The slug of the position, or of its variant when only one position has that variant. */
  positionSlug: string;
  /** The product of the gift, as in `Position.productId`. */
  productId: number;
};

/** A test card as typed into the sandbox's form. */
export type SandboxCardInput = {
  /** A key for each press of the button: a repeated press is charged once. */
  attempt?: string | null | undefined;
  /** The security code, 3 or 4 digits. */
  cvc: string;
  /** Month and year, such as `01/30`, with or without the stroke. */
  expiry: string;
  /** 12 to 19 digits; spaces and hyphens do not matter. */
  number: string;
};

/** Where a code to sign in with goes. */
export type SendCodeInput = {
  /** The token of the invisible reCAPTCHA v2; needed when `SignInSettings.captchaSiteKey` is set. */
  captchaToken?: string | null | undefined;
  /** A phone number or an e-mail address as typed, at most 254 characters. */
  receiver: string;
  /** What kind of address `receiver` is. */
  type: CodeType;
  /** How a code goes to a phone; a text message by default. */
  via?: CodeVia | null | undefined;
};

/** The proof of an address: the code that was sent to it. */
export type SignInInput = {
  /** The code as typed, spaces and hyphens included. */
  code: string;
  /** The phone number or e-mail address that the code was sent to. */
  receiver: string;
  /** What kind of address `receiver` is. */
  type: CodeType;
};

/** A change that the owner of a subscription can make. */
export type SubscriptionAction =
  /** `cancelSubscription` works. */
  | 'CANCEL'
  /** `pauseSubscription` works. */
  | 'PAUSE'
  /** `resumeSubscription` works. */
  | 'RESUME'
  /** `skipDelivery` works. */
  | 'SKIP'
  /** `changeSlot` works. */
  | 'SLOT'
  /** `swapProduct` works. */
  | 'SWAP';

/** The flowers of a delivery subscription, how often they come, and what the first bouquet was offered for. */
export type SubscriptionChoiceInput = {
  /** Weeks between deliveries, 1 to 12; one of `SubscriptionPlan.everyWeeks`. */
  everyWeeks: number;
  /**
   * Per cent off the first bouquet, one of `SubscriptionPrices.firstBouquetDiscounts`; without it, the
   * subscriber's price.
   */
  firstBouquetDiscount?: number | null | undefined;
  /** The variant's slug, such as the `positionSlug` of `SubscriptionFlowersSize`. */
  positionSlug: string;
  /** The `productId` of `SubscriptionFlowers`, or of any flowers on sale. */
  productId: number;
};

/** What the florist does when a flower is not available on the day. */
export type Substitution =
  /** Chooses another flower of the same worth or more, in the same colours. */
  | 'ALLOW'
  /** Asks the buyer before another flower is taken. */
  | 'ASK'
  /** Leaves it out, and its price is given back. */
  | 'REFUND';

export type LogMutationVariables = Exact<{
  message: string;
  path?: string | null | undefined;
  stack?: string | null | undefined;
}>;


export type LogMutation = { log: boolean };

export type Refusal_RefusalFragment = { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> };

export type Layout_QueryFragment = { navigation: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { cart: { quantity: number } | null, favorites: { ids: Array<number> } | null, me: { name: string | null } | null };

export type ProfileNotificationSettingsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileNotificationSettingsPageQuery = { me: { name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean } | null, notificationSettings: { settings: Array<{ topic: NotificationTopic, channel: NotificationChannel, enabled: boolean, locked: boolean, reaches: boolean }> } | null, newsletter: { subscribed: boolean, email: string | null } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SetNewsletterMutationVariables = Exact<{
  subscribed: boolean;
}>;


export type SetNewsletterMutation = { setNewsletter:
    | { __typename: 'Newsletter', subscribed: boolean }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetNotificationsMutationVariables = Exact<{
  settings: Array<NotificationSettingInput> | NotificationSettingInput;
}>;


export type SetNotificationsMutation = { setNotifications:
    | { __typename: 'NotificationSettings', mutedOccasions: Array<Occasion> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type UnsubscribeSmsMutationVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeSmsMutation = { unsubscribeSms:
    | { __typename: 'Done', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe:
    | { __typename: 'Done', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type ProfileDashboardPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileDashboardPageQuery = { me: { name: string | null } | null, orders: { list: Array<{ id: string, type: CheckoutType, state: OrderState, createdAt: string, mayCancel: boolean, mayDelete: boolean, positions: Array<{ productId: number, positionSlug: string, offerTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, recipient: { name: string } | null, interval: { date: string, from: string, to: string } | null, totalCost: { amount: number, text: string } }> } | null, importantDates: { events: Array<{ id: number, title: string, recipientName: string | null, nextOn: string, daysLeft: number, occasionMuted: boolean, orderPath: string }> } | null, loyalty: { title: string, text: string, percent: number, balance: { amount: number, text: string }, earned: { amount: number, text: string } } | null, targetActions: Array<{ code: string, title: string, text: string, achieved: boolean, href: string, bonuses: { amount: number, text: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileMyAccountPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileMyAccountPageQuery = { me: { name: string | null, gender: Gender | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean } | null, signIns: Array<{ device: string | null, at: string, isCurrent: boolean }> | null, notificationSettings: { settings: Array<{ topic: NotificationTopic, channel: NotificationChannel, enabled: boolean, reaches: boolean }> } | null, loyalty: { balance: { amount: number, text: string } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type SignOutElsewhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutElsewhereMutation = { signOutElsewhere:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'SignedOutElsewhere', ended: number }
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
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'User', name: string | null, gender: Gender | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean }
   };

export type SendContactCodeMutationVariables = Exact<{
  type: CodeType;
  receiver: string;
}>;


export type SendContactCodeMutation = { sendContactCode: { success: boolean, nextCodeSecondsLeft: number, code: string, message: string } };

export type SendErasureCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendErasureCodeMutation = { sendErasureCode: { success: boolean, nextCodeSecondsLeft: number, code: string, message: string } };

export type ErasePersonalDataMutationVariables = Exact<{
  code: string;
}>;


export type ErasePersonalDataMutation = { erasePersonalData:
    | { __typename: 'Done', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type AuthPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type AuthPageQuery = { signInSettings: { captchaSiteKey: string | null, codeLength: number, resendSeconds: number }, me: { __typename: 'User', name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type AuthPage_UserFragment = { __typename: 'User', name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean };

export type SendCodeMutationVariables = Exact<{
  input: SendCodeInput;
}>;


export type SendCodeMutation = { sendCode: { success: boolean, nextCodeSecondsLeft: number, code: string, message: string } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'SignedIn', isNewUser: boolean, user: { name: string | null, email: string | null, phone: string | null } }
   };

export type RegisterMutationVariables = Exact<{
  input: PersonalDataInput;
}>;


export type RegisterMutation = { savePersonalData:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'User', name: string | null, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, registered: boolean }
   };

export type ArticleCard_ArticleFragment = { slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, readingMinutes: number, image: { url: string, alt: string, width: number, height: number } };

export type ArticlePageQueryVariables = Exact<{
  layout: boolean;
  slug: string;
}>;


export type ArticlePageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, article: { slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, updatedOn: string, readingMinutes: number, relatedHref: string | null, image: { url: string, alt: string, width: number, height: number }, parts: Array<
      | { __typename: 'ArticleText', html: string }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
    >, related: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, more: Array<{ slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, readingMinutes: number, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type BlogPageQueryVariables = Exact<{
  layout: boolean;
  page: number;
  from: number;
}>;


export type BlogPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, articles: { list: Array<{ slug: string, title: string, lead: string, author: string, topic: string, publishedOn: string, readingMinutes: number, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Constructor_BlockFragment = { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } };

export type ConstructorPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ConstructorPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, constructorBlock: { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CartLine_PositionFragment = { productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null };

export type OpenCartMutationVariables = Exact<{
  token: string;
}>;


export type OpenCartMutation = { openCart:
    | { __typename: 'Cart', quantity: number }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type CartPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type CartPageQuery = { cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null } | null, subscriptionPrices: { plans: Array<{ title: string, everyWeeks: number }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CartPage_CartFragment = { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null };

export type UnpaidOrderNote_CartFragment = { unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null };

export type SetCartLineTextMutationVariables = Exact<{
  productId: number;
  positionSlug: string;
  giftCardText: string;
}>;


export type SetCartLineTextMutation = { setCartLineText:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetCartLineGiftCardMutationVariables = Exact<{
  input: CartLineGiftCardInput;
}>;


export type SetCartLineGiftCardMutation = { setCartLineGiftCard:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetCartLineMutationVariables = Exact<{
  input: CartLineInput;
}>;


export type SetCartLineMutation = { setCartLine:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RemoveCartLineMutationVariables = Exact<{
  productId: number;
  positionSlug: string;
}>;


export type RemoveCartLineMutation = { removeCartLine:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type AddConstructorBouquetMutationVariables = Exact<{
  input: ConstructorBouquetInput;
}>;


export type AddConstructorBouquetMutation = { addConstructorBouquet:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type AddComboMutationVariables = Exact<{
  comboId: number;
}>;


export type AddComboMutation = { addCombo:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RemoveComboMutationVariables = Exact<{
  comboId: number;
}>;


export type RemoveComboMutation = { removeCombo:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type ChooseSubscriptionMutationVariables = Exact<{
  input: SubscriptionChoiceInput;
}>;


export type ChooseSubscriptionMutation = { chooseSubscription:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetWithSubscriptionMutationVariables = Exact<{
  withSubscription: boolean;
  everyWeeks?: number | null | undefined;
}>;


export type SetWithSubscriptionMutation = { setWithSubscription:
    | { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type StartCheckoutMutationVariables = Exact<{
  type: CheckoutType;
}>;


export type StartCheckoutMutation = { startCheckout:
    | { __typename: 'Order', id: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type CollectionNav_CollectionFragment = { type: CollectionType, slug: string, title: string };

export type CollectionsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type CollectionsPageQuery = { categories: Array<{ title: string, slug: string, inMenu: boolean, list: Array<{ title: string, slug: string, inMenu: boolean }> }> | null, popularCategoriesItems: Array<{ tile: { title: string, href: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }> | null, earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CollectionsPage_CategoryFragment = { title: string, slug: string, inMenu: boolean };

export type Filters_FacetsFragment = { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> };

export type Filters_ValueFragment = { value: string, title: string, count: number, isExact: boolean, isSelected: boolean };

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


export type ListingPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, listing: { collection: { type: CollectionType, slug: string, title: string, heading: string, description: string, metaTitle: string, metaDescription: string, parent: { type: CollectionType, slug: string, title: string } | null, children: Array<{ type: CollectionType, slug: string, title: string }>, siblings: Array<{ type: CollectionType, slug: string, title: string }> }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, facets: { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Listing_ListingFragment = { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, facets: { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> } };

export type DeliveryDetailsPageQueryVariables = Exact<{
  layout: boolean;
  type: CheckoutType;
  subscription: boolean;
  wanted: boolean;
  postcode: string;
  find: boolean;
}>;


export type DeliveryDetailsPageQuery = { me?: { name: string | null } | null, cart: { unpaidOrder: { id: string } | null } | null, checkout: { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { receiver: string } | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } } | null, importantDates?: { events: Array<{ nextOn: string, recipientName: string | null }> } | null, addressLookup?: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, gifts: { main: Array<{ id: number, giftCardBy: GiftCardWay | null, title: string, positionSlug: string, sameDay: boolean, price: { amount: number, text: string }, image: { url: string, alt: string, width: number, height: number } }> } | null, deliveryIntervals: Array<{ date: string, disabled: boolean, intervals: Array<{ id: number, from: string, to: string, disabled: boolean, reason: string | null, placesLeft: number, price: { amount: number, text: string } }> }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SetAddressMutationVariables = Exact<{
  input: AddressInput;
  type: CheckoutType;
}>;


export type SetAddressMutation = { setAddress:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetRecipientMutationVariables = Exact<{
  input: RecipientInput;
  type: CheckoutType;
}>;


export type SetRecipientMutation = { setRecipient:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetIntervalMutationVariables = Exact<{
  date: string;
  intervalId: number;
  orderId?: string | null | undefined;
  type: CheckoutType;
}>;


export type SetIntervalMutation = { setInterval:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type GiftPicker_GiftFragment = { id: number, giftCardBy: GiftCardWay | null, title: string, positionSlug: string, sameDay: boolean, price: { amount: number, text: string }, image: { url: string, alt: string, width: number, height: number } };

export type AddOrderPositionMutationVariables = Exact<{
  input: OrderPositionInput;
  type: CheckoutType;
}>;


export type AddOrderPositionMutation = { addOrderPosition:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RemoveOrderPositionMutationVariables = Exact<{
  input: RemovedPositionInput;
  type: CheckoutType;
}>;


export type RemoveOrderPositionMutation = { removeOrderPosition:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetRecipientLinkMutationVariables = Exact<{
  input: RecipientLinkInput;
}>;


export type SetRecipientLinkMutation = { setRecipientLink:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type FinalDetailsPageQueryVariables = Exact<{
  layout: boolean;
  type: CheckoutType;
}>;


export type FinalDetailsPageQuery = { me: { name: string | null, email: string | null, phone: string | null } | null, cart: { unpaidOrder: { id: string } | null } | null, checkout: { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } } | null, paymentMethods: { default: string, methods: Array<{ code: string, label: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
  type: CheckoutType;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type ContentPageQueryVariables = Exact<{
  layout: boolean;
  slug: string;
}>;


export type ContentPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SubmitFormMutationVariables = Exact<{
  key: string;
  values: Array<FormValueInput> | FormValueInput;
  file?: FormFileInput | null | undefined;
}>;


export type SubmitFormMutation = { submitForm:
    | { __typename: 'FormSubmitted', id: string, isRepeat: boolean }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type PageBlocks_PageFragment = { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
    | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
    | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
    | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
    | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
    | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
    | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
    | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
    | { __typename: 'TextBlock', html: string, title: string | null }
  > };

export type ProductRail_RailFragment = { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> };

export type ShopForm_FormFragment = { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> };

export type AddressLookupQueryVariables = Exact<{
  postcode: string;
  withList: boolean;
}>;


export type AddressLookupQuery = { addressLookup: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null };

export type AddressForm_LookupFragment = { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null };

export type FoundAddress_AddressFragment = { line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null };

export type AddressForm_AddressFragment = { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null };

export type AddressMap_PlaceFragment = { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> };

export type DeliveryCheckPageQueryVariables = Exact<{
  layout: boolean;
  postcode: string;
}>;


export type DeliveryCheckPageQuery = { postcodeCheck: { isCovered: boolean, message: string, postcode: string, isSameDay: boolean, place: { title: string, href: string } | null, earliest: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PostcodeAnswer_CheckFragment = { isCovered: boolean, message: string, postcode: string, isSameDay: boolean, place: { title: string, href: string } | null, earliest: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }> };

export type DeliveryPlacePageQueryVariables = Exact<{
  layout: boolean;
  city: string;
  district?: string | null | undefined;
}>;


export type DeliveryPlacePageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, deliveryPlace: { name: string, heading: string, lead: string, zone: string, isSameDay: boolean, postcodes: Array<string>, radiusKm: number, city: { slug: string, name: string, county: string }, district: { slug: string, name: string } | null, centre: { latitude: number, longitude: number }, priceFrom: { amount: number, text: string }, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }>, districts: Array<{ title: string, href: string, latitude: number, longitude: number, kilometres: number }>, nearby: Array<{ title: string, href: string, latitude: number, longitude: number, kilometres: number }> } | null, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PlaceLink_LinkFragment = { title: string, href: string, latitude: number, longitude: number, kilometres: number };

export type DeliveryPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type DeliveryPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, deliveryZones: Array<{ zone: string, title: string, isSameDay: boolean, windows: Array<{ from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } }> }> | null, deliveryCities: Array<{ slug: string, name: string, county: string, zone: string, latitude: number, longitude: number }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type DeliveryWindows_WindowFragment = { from: string, to: string, cutOffDays: number, cutOffTime: string, price: { amount: number, text: string } };

export type FavoritesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type FavoritesPageQuery = { favorites: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type AddFavoriteMutationVariables = Exact<{
  productId: number;
}>;


export type AddFavoriteMutation = { addFavorite:
    | { __typename: 'Favorites', ids: Array<number> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RemoveFavoriteMutationVariables = Exact<{
  productId: number;
}>;


export type RemoveFavoriteMutation = { removeFavorite:
    | { __typename: 'Favorites', ids: Array<number> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type Favorites_FavoritesFragment = { __typename: 'Favorites', ids: Array<number> };

export type ProfileFavoritesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileFavoritesPageQuery = { me: { name: string | null } | null, earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, favorites: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileRemoveFavoriteMutationVariables = Exact<{
  productId: number;
}>;


export type ProfileRemoveFavoriteMutation = { removeFavorite:
    | { __typename: 'Favorites', ids: Array<number> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type GiftCardPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type GiftCardPageQuery = { __typename: 'Query' } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type GiftCardBalanceMutationVariables = Exact<{
  code: string;
}>;


export type GiftCardBalanceMutation = { giftCardBalance:
    | { __typename: 'GiftCardBalance', last4: string, expiresOn: string, balance: { amount: number, text: string }, amount: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type GiftCardPage_BalanceFragment = { __typename: 'GiftCardBalance', last4: string, expiresOn: string, balance: { amount: number, text: string }, amount: { amount: number, text: string } };

export type AllGiftsPageQueryVariables = Exact<{
  layout: boolean;
  page: number;
  from: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
  filters?: ListingFilters | null | undefined;
}>;


export type AllGiftsPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, allGifts: { seo: { title: string, description: string, heading: string, text: string }, shelves: Array<{ collection: { type: CollectionType, slug: string, title: string }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }> } | null, listing: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, facets: { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type CardsPageQueryVariables = Exact<{
  layout: boolean;
  page: number;
  from: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
  filters?: ListingFilters | null | undefined;
}>;


export type CardsPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, listing: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, facets: { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> } } | null, giftCards: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type GiftsPageQueryVariables = Exact<{
  layout: boolean;
  page: number;
  from: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
  filters?: ListingFilters | null | undefined;
}>;


export type GiftsPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, gifts: { seo: { title: string, description: string, heading: string, text: string }, main: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, faq: Array<{ question: string, answer: string }> } | null, listing: { list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, facets: { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Seo_SeoFragment = { title: string, description: string, heading: string, text: string };

export type HomePageQueryVariables = Exact<{
  layout: boolean;
}>;


export type HomePageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, hero: { heading: string, lead: string, imageAlt: string, actions: Array<{ title: string, href: string }> } | null, constructorBlock: { heading: string, text: string, basePrice: { amount: number, text: string }, flowers: Array<{ species: string, title: string, colours: Array<string>, counts: Array<number>, priceShort: { amount: number, text: string }, priceLong: { amount: number, text: string } | null }>, wraps: Array<{ wrap: string, title: string, price: { amount: number, text: string } }>, foliage: Array<{ species: string, title: string, stemsPerTen: number, price: { amount: number, text: string } }>, default: { species: string, colour: string, count: number, length: string, wrap: string, foliage: string | null }, image: { url: string, alt: string, width: number, height: number } } | null, specialOffers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, underPs30: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, roses: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, newBouquets: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, letterboxFlowers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, trendyBouquets: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, recipient: { words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> } | null, reviews: { average: number, count: number, words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }> } | null, shopByPrice: { words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> } | null, benefits: { words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ icon: string, title: string, text: string }> } | null, pickBouquet: { heading: string, steps: Array<{ title: string, choices: Array<{ title: string, href: string }> }> } | null, faq: { words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ question: string, answer: string, topic: string }> } | null, info: { heading: string, paragraphs: Array<string>, sections: Array<{ heading: string, text: string }> } | null, popularCategories: { words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> } | null, similarBouquets: { words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null, appDownload: { heading: string, text: string, points: Array<string>, links: Array<{ store: string, title: string, href: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Hero_HeroFragment = { heading: string, lead: string, imageAlt: string, actions: Array<{ title: string, href: string }> };

export type BlockHead_WordsFragment = { heading: string, lead: string | null, link: { title: string, href: string } | null };

export type Tiles_BlockFragment = { words: { heading: string, lead: string | null, link: { title: string, href: string } | null }, list: Array<{ title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null }> };

export type Tile_TileFragment = { title: string, text: string | null, href: string, image: { url: string, alt: string, width: number, height: number } | null };

export type ProfileImportantDatesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileImportantDatesPageQuery = { me: { name: string | null } | null, importantDates: { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, occasionMuted: boolean, remindAt: string | null, orderPath: string }> } | null, notificationSettings: { mutedOccasions: Array<Occasion> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type DateCalendarQueryVariables = Exact<{
  id?: number | null | undefined;
}>;


export type DateCalendarQuery = { dateCalendar: { fileName: string, content: string } | null };

export type ImportantDates_DatesFragment = { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, occasionMuted: boolean, remindAt: string | null, orderPath: string }> };

export type ImportantDates_DateFragment = { id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, occasionMuted: boolean, remindAt: string | null, orderPath: string };

export type AddImportantDateMutationVariables = Exact<{
  input: ImportantDateInput;
}>;


export type AddImportantDateMutation = { addImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, occasionMuted: boolean, remindAt: string | null, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type ChangeImportantDateMutationVariables = Exact<{
  id: number;
  input: ImportantDateInput;
}>;


export type ChangeImportantDateMutation = { changeImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, occasionMuted: boolean, remindAt: string | null, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RemoveImportantDateMutationVariables = Exact<{
  id: number;
}>;


export type RemoveImportantDateMutation = { removeImportantDate:
    | { __typename: 'ImportantDates', achieved: boolean, title: string, subtitle: string, bonusesAccrueText: string, events: Array<{ id: number, occasion: Occasion, title: string, date: string | null, nextOn: string, daysLeft: number, recipientName: string | null, leadDays: number, muted: boolean, occasionMuted: boolean, remindAt: string | null, orderPath: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SetMutedOccasionsMutationVariables = Exact<{
  occasions: Array<Occasion> | Occasion;
}>;


export type SetMutedOccasionsMutation = { setNotifications:
    | { __typename: 'NotificationSettings', mutedOccasions: Array<Occasion> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type Discount_CartFragment = { bonusPercent: number | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } };

export type Discount_OrderFragment = { bonusPercent: number | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } };

export type Discount_GiftCardFragment = { id: string, last4: string, amount: { amount: number, text: string } };

export type Discount_PromoFragment = { code: string, message: string, discount: { amount: number, text: string } };

type Discount_Result_DiscountedCart_Fragment = { __typename: 'DiscountedCart', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null } };

type Discount_Result_Refusal_Fragment = { __typename: 'Refusal', advice: string | null, code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> };

export type Discount_ResultFragment =
  | Discount_Result_DiscountedCart_Fragment
  | Discount_Result_Refusal_Fragment
;

export type ApplyPromoCodeMutationVariables = Exact<{
  code: string;
  type: CheckoutType;
}>;


export type ApplyPromoCodeMutation = { applyPromoCode:
    | { __typename: 'DiscountedCart', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null } }
    | { __typename: 'Refusal', advice: string | null, code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RemovePromoCodeMutationVariables = Exact<{
  type: CheckoutType;
}>;


export type RemovePromoCodeMutation = { removePromoCode:
    | { __typename: 'DiscountedCart', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null } }
    | { __typename: 'Refusal', advice: string | null, code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type UseBonusesMutationVariables = Exact<{
  percent?: number | null | undefined;
  type: CheckoutType;
}>;


export type UseBonusesMutation = { useBonuses:
    | { __typename: 'DiscountedCart', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null } }
    | { __typename: 'Refusal', advice: string | null, code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type UseGiftCardMutationVariables = Exact<{
  code: string;
}>;


export type UseGiftCardMutation = { useGiftCard:
    | { __typename: 'DiscountedCart', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null } }
    | { __typename: 'Refusal', advice: string | null, code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RemoveGiftCardMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveGiftCardMutation = { removeGiftCard:
    | { __typename: 'DiscountedCart', cart: { __typename: 'Cart', id: string, quantity: number, promotion: string | null, withSubscription: boolean, everyWeeks: number | null, bonusesWillAccrueText: string, bonusesWillAccrueTooltipText: string, bonusPercent: number | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, positionsCost: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, recurringLine: { productId: number, positionSlug: string, title: string, firstBouquetMessage: string | null, price: { amount: number, text: string } } | null, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string }, unpaidOrder: { id: string, type: CheckoutType, amountDue: { amount: number, text: string } } | null } }
    | { __typename: 'Refusal', advice: string | null, code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type LoyaltyCard_LoyaltyFragment = { title: string, text: string, percent: number, balance: { amount: number, text: string }, earned: { amount: number, text: string } };

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

export type ProfilePromoCodesPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfilePromoCodesPageQuery = { me: { name: string | null } | null, promoCodes: Array<{ code: string, title: string, text: string, expiresAt: string | null, appOnly: boolean, state: PromoCodeState, minimum: { amount: number, text: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type TargetActions_ActionFragment = { code: string, title: string, text: string, achieved: boolean, href: string, bonuses: { amount: number, text: string } };

export type AppBanner_DownloadFragment = { heading: string, text: string, points: Array<string>, links: Array<{ store: string, title: string, href: string }> };

export type AppLandingPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type AppLandingPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, appDownload: { heading: string, text: string, points: Array<string>, links: Array<{ store: string, title: string, href: string }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type NotFoundPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type NotFoundPageQuery = { bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileOrderPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
  orderType?: CheckoutType | null | undefined;
}>;


export type ProfileOrderPageQuery = { me: { name: string | null } | null, order: { __typename: 'Order', mayCancel: boolean, trackingToken: string, mayDelete: boolean, id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileOrdersPageQueryVariables = Exact<{
  layout: boolean;
  search?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type ProfileOrdersPageQuery = { me: { name: string | null } | null, orders: { nextBefore: string | null, list: Array<{ id: string, type: CheckoutType, state: OrderState, createdAt: string, mayCancel: boolean, mayDelete: boolean, positions: Array<{ productId: number, positionSlug: string, offerTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, recipient: { name: string } | null, interval: { date: string, from: string, to: string } | null, totalCost: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileOrder_OrderFragment = { id: string, type: CheckoutType, state: OrderState, createdAt: string, mayCancel: boolean, mayDelete: boolean, positions: Array<{ productId: number, positionSlug: string, offerTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, recipient: { name: string } | null, interval: { date: string, from: string, to: string } | null, totalCost: { amount: number, text: string } };

export type CancelOrderMutationVariables = Exact<{
  id: string;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'CancelledOrder', message: string }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type DeleteOrderMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOrderMutation = { deleteOrder:
    | { __typename: 'OrderList', list: Array<{ id: string }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type RepeatOrderMutationVariables = Exact<{
  id: string;
}>;


export type RepeatOrderMutation = { repeatOrder:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'RepeatedOrder', leftOut: Array<string>, cart: { quantity: number } }
   };

export type InvoicePageQueryVariables = Exact<{
  layout: boolean;
  id: string | number;
}>;


export type InvoicePageQuery = { invoice: { number: string, orderId: string, issuedOn: string, seller: { name: string, address: string, vatNumber: string | null }, buyer: { name: string, email: string } | null, lines: Array<{ title: string, details: string, quantity: number, rates: Array<number>, unitPrice: { text: string }, cost: { text: string } }>, discount: { amount: number, text: string }, bonuses: { amount: number, text: string }, delivery: { amount: number, text: string }, serviceFee: { amount: number, text: string }, total: { text: string }, giftCardAmount: { amount: number, text: string }, vat: Array<{ rate: number, net: { text: string }, vat: { text: string } }>, creditNotes: Array<{ number: string, issuedOn: string, reason: string | null, amount: { text: string }, vat: Array<{ rate: number, net: { text: string }, vat: { text: string } }> }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Invoice_VatFragment = { rate: number, net: { text: string }, vat: { text: string } };

export type InvoiceFileQueryVariables = Exact<{
  id: string | number;
}>;


export type InvoiceFileQuery = { invoiceFile: { fileName: string, content: string } | null };

export type OpenOrderMutationVariables = Exact<{
  token: string;
}>;


export type OpenOrderMutation = { openOrder:
    | { __typename: 'OpenedOrder', orderId: string, type: CheckoutType, needsSignIn: boolean }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type OrderPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
  orderType?: CheckoutType | null | undefined;
  postcode: string;
  find: boolean;
}>;


export type OrderPageQuery = { order: { __typename: 'Order', trackingToken: string, shareToken: string | null, mayCancel: boolean, id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } } | null, addressLookup?: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type TakeOverAddressMutationVariables = Exact<{
  id: string;
  input: AddressInput;
}>;


export type TakeOverAddressMutation = { takeOverAddress:
    | { __typename: 'Order', trackingToken: string, shareToken: string | null, mayCancel: boolean, id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type OrderPage_OrderFragment = { __typename: 'Order', trackingToken: string, shareToken: string | null, mayCancel: boolean, id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } };

export type OrderSummary_OrderFragment = { __typename: 'Order', id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string } | null, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } };

export type OrderTimeline_OrderFragment = { state: OrderState, timeline: Array<{ state: OrderState, at: string }> };

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
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'TrackedOrder', id: string, state: OrderState, recipientName: string | null, district: string | null, substitution: Substitution, mayChangeSubstitution: boolean, timeline: Array<{ state: OrderState, at: string }>, interval: { date: string, from: string, to: string } | null, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, photos: Array<{ photographer: Photographer, url: string, width: number, height: number, at: string }> }
   };

export type TrackPage_OrderFragment = { id: string, state: OrderState, recipientName: string | null, district: string | null, substitution: Substitution, mayChangeSubstitution: boolean, timeline: Array<{ state: OrderState, at: string }>, interval: { date: string, from: string, to: string } | null, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, photos: Array<{ photographer: Photographer, url: string, width: number, height: number, at: string }> };

export type PaymentOutcomePageQueryVariables = Exact<{
  layout: boolean;
}>;


export type PaymentOutcomePageQuery = { newestOrder: { orderId: string | null, paid: boolean } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PaymentPageQueryVariables = Exact<{
  layout: boolean;
  id: string;
  method?: string | null | undefined;
  type: CheckoutType;
  orderType?: CheckoutType | null | undefined;
}>;


export type PaymentPageQuery = { order: { __typename: 'Order', trackingToken: string, shareToken: string | null, mayCancel: boolean, id: string, type: CheckoutType, state: OrderState, sentByEmail: boolean, missing: Array<string>, bonusPercent: number | null, alternativeSlots: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> | null, cashback: { amount: number, text: string }, payment: { method: string, state: PaymentState, message: string | null } | null, shippingAddress: { postcode: string, line1: string, line2: string | null, city: string, zone: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, recipientLink: { name: string, receiver: string, url: string | null, state: RecipientLinkState, expiresAt: string | null, intervals: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string, disabled: boolean }> }> } | null, subscription: { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null } | null, positions: Array<{ productId: number, positionSlug: string, policyId: number, comboId: number | null, offerTitle: string, variantTitle: string, quantity: number, giftCardText: string | null, image: { url: string, alt: string, width: number, height: number }, unitPrice: { amount: number, text: string }, oldUnitPrice: { amount: number, text: string } | null, cost: { amount: number, text: string }, giftCard: { sentBy: GiftCardWay, details: { recipientName: string, recipientEmail: string, sender: string, sendOn: string | null, sendHour: number } | null } | null }>, recipient: { name: string, phone: string, note: string | null, anonymous: boolean, myself: boolean } | null, contact: { name: string, email: string, phone: string } | null, interval: { intervalId: number, date: string, from: string, to: string, heldUntil: string | null, price: { amount: number, text: string } } | null, recipientChoice: { name: string, state: RecipientLinkState } | null, positionsCost: { amount: number, text: string }, deliveryAmount: { amount: number, text: string }, serviceFee: { amount: number, text: string }, discount: { amount: number, text: string }, totalCost: { amount: number, text: string }, refunds: Array<{ reason: string | null, at: string | null, amount: { amount: number, text: string } }>, timeline: Array<{ state: OrderState, at: string }>, promoCode: { code: string, message: string, discount: { amount: number, text: string } } | null, availableBonuses: { amount: number, text: string }, usedBonusAmount: { amount: number, text: string }, giftCards: Array<{ id: string, last4: string, amount: { amount: number, text: string } }>, giftCardAmount: { amount: number, text: string }, amountDue: { amount: number, text: string } } | null, paymentMethods: { default: string, methods: Array<{ code: string, label: string }> } | null, payment:
    | { __typename: 'PaymentIntent', provider: string, method: string, clientSecret: string, publicKey: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PaymentReturnQueryVariables = Exact<{
  id: string;
}>;


export type PaymentReturnQuery = { orderPaid: boolean | null };

export type PaymentPage_PaymentFragment = { __typename: 'PaymentIntent', provider: string, method: string, clientSecret: string, publicKey: string, state: PaymentState, reason: string | null };

export type NewestOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestOrderQuery = { newestOrder: { orderId: string | null, paid: boolean } | null };

export type PayWithSandboxCardMutationVariables = Exact<{
  orderId: string;
  card: SandboxCardInput;
  type: CheckoutType;
}>;


export type PayWithSandboxCardMutation = { payWithSandboxCard:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type AnswerSandboxChallengeMutationVariables = Exact<{
  orderId: string;
  approve: boolean;
  type: CheckoutType;
}>;


export type AnswerSandboxChallengeMutation = { answerSandboxChallenge:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type AnswerSandboxWalletMutationVariables = Exact<{
  orderId: string;
  method: string;
  approve: boolean;
}>;


export type AnswerSandboxWalletMutation = { answerSandboxWallet:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type PutBackMutationVariables = Exact<{
  id: string;
}>;


export type PutBackMutation = { repeatOrder:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'RepeatedOrder', cart: { quantity: number, promoCode: { code: string } | null } }
   };

export type CapturePaypalMutationVariables = Exact<{
  orderId: string;
}>;


export type CapturePaypalMutation = { capturePaypal:
    | { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type PaymentPage_IntentFragment = { __typename: 'PaymentIntent', orderId: string, state: PaymentState, reason: string | null };

export type DeliveryPromise_OfferFragment = { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null };

export type DeliveryPromise_EarliestFragment = { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null };

export type ProductCard_ProductFragment = { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } };

export type ProductRow_ListingFragment = { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> };

export type DeliveryReach_EarliestFragment = { today: string, words: { london: string, elsewhere: string, anywhere: string }, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null };

export type ProductPageQueryVariables = Exact<{
  layout: boolean;
  id: number;
  reviewPage: number;
  rating?: number | null | undefined;
  allReviews: boolean;
}>;


export type ProductPageQuery = { earliestDelivery: { today: string, words: { london: string, elsewhere: string, anywhere: string }, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, productReviews?: { list: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean } } | null, product: { id: number, realId: string, slug: string, title: string, kind: string, giftCardBy: GiftCardWay | null, description: string, care: Array<string>, contains: Array<string>, rating: number | null, reviewCount: number, sameDay: boolean, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number }, variants: Array<{ slug: string, title: string, length: string | null, size: string | null, colour: string | null, count: number | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, subscriberPrice: { amount: number, text: string } | null, stems: Array<{ species: string, colour: string, count: number }>, gallery: Array<{ view: GalleryView, image: { url: string, alt: string, width: number, height: number } }> }>, reviews: Array<{ id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string }>, ratingBreakdown: Array<{ rating: number, count: number }>, collections: Array<{ type: CollectionType, slug: string, title: string }>, similar: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, cardText: { title: string, text: string, maxLength: number }, extraOffers: Array<{ extraOfferVariantId: number, price: { amount: number, text: string }, product: { id: number, title: string, image: { url: string, alt: string, width: number, height: number } } }>, flowerSettings: { settings: Array<{ kind: string, title: string, tooltip: string | null, options: Array<{ value: string, title: string }> }> } | null, subscription: { percentOff: number, title: string, text: string, href: string } | null, combos: Array<{ id: number, title: string, price: { amount: number, text: string }, oldPrice: { amount: number, text: string }, items: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type VariantPicker_VariantFragment = { slug: string, title: string, length: string | null, size: string | null, colour: string | null, count: number | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, subscriberPrice: { amount: number, text: string } | null, stems: Array<{ species: string, colour: string, count: number }>, gallery: Array<{ view: GalleryView, image: { url: string, alt: string, width: number, height: number } }> };

export type VariantPicker_SettingFragment = { kind: string, title: string, tooltip: string | null, options: Array<{ value: string, title: string }> };

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type RecentlyViewedQuery = { recentlyViewed: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> | null };

export type ReviewList_ReviewFragment = { id: number, author: string, city: string, rating: number, title: string, text: string, publishedOn: string };

export type PromotionPageQueryVariables = Exact<{
  layout: boolean;
  id: number;
  page: number;
  orderBy: OrderBy;
  orderDirection: OrderDirection;
  concat: boolean;
  filters?: ListingFilters | null | undefined;
}>;


export type PromotionPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, promotion: { promotion: { rulesHtml: string, id: number, title: string, lead: string, startsOn: string, endsOn: string | null, image: { url: string, alt: string, width: number, height: number } }, offers: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, facets: { price: { bands: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean, priceMin: { amount: number } | null, priceMax: { amount: number } | null }> }, colour: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, stem: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, size: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, occasion: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, recipient: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }>, sameDay: Array<{ value: string, title: string, count: number, isExact: boolean, isSelected: boolean }> } } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type PromotionsPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type PromotionsPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
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
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
  , addressLookup?: { postcode: string, isCovered: boolean, message: string, advice: string | null, isListed: boolean, addresses: Array<{ line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null }>, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null };

export type RecipientChoice_ChoiceFragment = { __typename: 'RecipientChoice', state: ChoiceState, recipient: string, sender: string | null, expiresAt: string, needsPhone: boolean, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, address: { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, dates: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string }> }>, chosen: { date: string, from: string, to: string } | null };

export type SetChoiceAddressMutationVariables = Exact<{
  token: string;
  input: AddressInput;
}>;


export type SetChoiceAddressMutation = { setChoiceAddress:
    | { __typename: 'RecipientChoice', state: ChoiceState, recipient: string, sender: string | null, expiresAt: string, needsPhone: boolean, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, address: { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, dates: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string }> }>, chosen: { date: string, from: string, to: string } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type ChooseDeliveryMutationVariables = Exact<{
  token: string;
  input: ChoiceInput;
}>;


export type ChooseDeliveryMutation = { chooseDelivery:
    | { __typename: 'RecipientChoice', state: ChoiceState, recipient: string, sender: string | null, expiresAt: string, needsPhone: boolean, positions: Array<{ title: string, variantTitle: string, quantity: number, image: { url: string, alt: string, width: number, height: number } }>, address: { postcode: string, line1: string, line2: string | null, city: string, point: { latitude: number, longitude: number } | null, place: { title: string, zone: string, radiusKm: number, point: { latitude: number, longitude: number }, around: Array<{ title: string, latitude: number, longitude: number }> } | null } | null, dates: Array<{ date: string, intervals: Array<{ id: number, from: string, to: string }> }>, chosen: { date: string, from: string, to: string } | null }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SuggestionsQueryVariables = Exact<{
  query: string;
}>;


export type SuggestionsQuery = { suggestions: { phrases: Array<string>, categories: Array<{ type: CollectionType, slug: string, title: string }>, products: Array<{ id: number, title: string, price: { amount: number, text: string }, image: { url: string, alt: string, width: number, height: number } }> }, searchHistory: { phrases: Array<string> } };

export type SearchPageQueryVariables = Exact<{
  layout: boolean;
  query: string;
  page: number;
}>;


export type SearchPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, search: { corrected: string | null, isRelaxed: boolean, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }>, pagination: { page: number, perPage: number, total: number, totalPages: number, isExact: boolean }, categories: Array<{ type: CollectionType, slug: string, title: string }>, articles: Array<{ slug: string, title: string, lead: string }>, pages: Array<{ path: string, title: string, text: string }>, priceMin: { amount: number, text: string } | null, priceMax: { amount: number, text: string } | null } | null, searchHistory: { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SearchStartPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type SearchStartPageQuery = { searchHistory: { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }, bestSellers: { collection: { type: CollectionType, slug: string, heading: string, title: string, blockHeading: string, blockLead: string | null }, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type SearchHistory_HistoryFragment = { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> };

export type AddSearchPhraseMutationVariables = Exact<{
  phrase: string;
}>;


export type AddSearchPhraseMutation = { addSearchPhrase:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }
   };

export type RemoveSearchPhraseMutationVariables = Exact<{
  phrase?: string | null | undefined;
}>;


export type RemoveSearchPhraseMutation = { removeSearchPhrase:
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
    | { __typename: 'SearchHistory', suggestions: Array<string>, phrases: Array<string> }
   };

export type FirstBouquetPageQueryVariables = Exact<{
  layout: boolean;
  discount: number;
}>;


export type FirstBouquetPageQuery = { page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, firstBouquet: { discount: number, heading: string, text: string, productId: number, offers: Array<{ plan: string, planTitle: string, everyWeeks: number, size: string, sizeTitle: string, firstPrice: { amount: number, text: string }, thenPrice: { amount: number, text: string } }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ProfileManageSubscriptionPageQueryVariables = Exact<{
  layout: boolean;
}>;


export type ProfileManageSubscriptionPageQuery = { me: { name: string | null } | null, deliverySubscriptions: Array<{ __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }> | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type ManageSubscription_SubscriptionFragment = { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } };

export type PauseSubscriptionMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
}>;


export type PauseSubscriptionMutation = { pauseSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type ResumeSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type ResumeSubscriptionMutation = { resumeSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SkipDeliveryMutationVariables = Exact<{
  id: string;
  nextDeliveryOn: string;
}>;


export type SkipDeliveryMutation = { skipDelivery:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SwapProductMutationVariables = Exact<{
  id: string;
  productId: number;
  positionSlug: string;
}>;


export type SwapProductMutation = { swapProduct:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type ChangeSlotMutationVariables = Exact<{
  id: string;
  intervalId: number;
  date?: string | null | undefined;
}>;


export type ChangeSlotMutation = { changeSlot:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type CancelSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type CancelSubscriptionMutation = { cancelSubscription:
    | { __typename: 'DeliverySubscription', id: string, state: DeliverySubscriptionState, productId: number | null, title: string, variantTitle: string, everyWeeks: number, quantity: number, savedPaymentMethod: string | null, nextDeliveryOn: string | null, movedFrom: string | null, changeUntil: string | null, pausedUntil: string | null, may: Array<SubscriptionAction>, image: { url: string, alt: string, width: number, height: number } | null, price: { amount: number, text: string }, deliveryPrice: { amount: number, text: string }, ordered: { orderId: string, state: OrderState, date: string } | null, interval: { intervalId: number, from: string, to: string }, nextInterval: { from: string, to: string } | null, intervals: Array<{ intervalId: number, from: string, to: string, price: { amount: number, text: string } }>, swaps: Array<{ productId: number, positionSlug: string, title: string, deliveryCost: { amount: number, text: string } }>, shippingAddress: { line1: string, postcode: string }, recipient: { name: string } }
    | { __typename: 'Refusal', code: string, message: string, field: string | null, parts: Array<{ field: string, code: string, message: string, limit: number | null }> }
   };

export type SubscriptionTerms_SubscriptionFragment = { id: string | null, state: DeliverySubscriptionState | null, isRenewal: boolean, title: string, everyWeeks: number, firstBouquetPercent: number | null, firstBouquetMessage: string | null, nextDeliveryOn: string | null, nextChargeAt: string | null, price: { amount: number, text: string }, nextTotal: { amount: number, text: string } | null };

export type SubscriptionPageQueryVariables = Exact<{
  layout: boolean;
  slug: string;
}>;


export type SubscriptionPageQuery = { earliestDelivery: { today: string, clock: { now: string, aheadSeconds: number } | null, sameDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null, nextDay: { date: string, from: string, to: string, orderBy: string, price: { amount: number, text: string }, free: { date: string, from: string, to: string, orderBy: string } | null } | null } | null, page: { slug: string, title: string, metaTitle: string, metaDescription: string, heading: string, lead: string, updatedOn: string, blocks: Array<
      | { __typename: 'CtaBlock', heading: string, text: string, label: string, href: string }
      | { __typename: 'FaqBlock', heading: string, items: Array<{ question: string, answer: string }> }
      | { __typename: 'FormBlock', heading: string, form: { key: string, title: string, text: string, submit: string, isMonthly: boolean, fileTypes: Array<string>, thanks: { title: string, message: string }, repeat: { title: string, message: string } | null, fields: Array<{ name: string, label: string, type: string, isRequired: boolean, maxLength: number | null, hint: string | null, autocomplete: string | null, options: Array<{ value: string, title: string }> }> } | null }
      | { __typename: 'ListBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'ProductBlock', heading: string, product: { id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } } }
      | { __typename: 'ProductRail', heading: string, href: string, list: Array<{ id: number, title: string, kind: string, hasOptions: boolean, positionSlug: string, rating: number | null, reviewCount: number, sameDay: boolean, giftCardBy: GiftCardWay | null, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } | null, image: { url: string, alt: string, width: number, height: number } }> }
      | { __typename: 'StepsBlock', heading: string, items: Array<{ title: string, text: string }> }
      | { __typename: 'TextBlock', html: string, title: string | null }
    > } | null, subscriptionPrices: { heading: string, text: string, plans: Array<{ slug: string, title: string, text: string, everyWeeks: number }>, flowers: Array<{ productId: number, title: string, image: { url: string, alt: string, width: number, height: number }, sizes: Array<{ positionSlug: string, title: string, price: { amount: number, text: string }, oldPrice: { amount: number, text: string } }> }> } | null } & { navigation?: { main: Array<{ title: string, href: string, icon: string, children: Array<{ title: string, href: string }> }>, other: Array<{ title: string, href: string }>, call: { label: string, phone: string, hours: string } } | null, footer?: { legal: string, columns: Array<{ title: string, links: Array<{ title: string, href: string }> }>, social: Array<{ title: string, href: string }> } | null };

export type Pagination_PaginationFragment = { page: number, perPage: number, total: number, totalPages: number, isExact: boolean };

export type Picture_ImageFragment = { url: string, alt: string, width: number, height: number };

export type Price_MoneyFragment = { amount: number, text: string };

export const Layout_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"main"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legal"}}]}}]}}]} as unknown as DocumentNode<Layout_QueryFragment, unknown>;
export const PersonalData_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalData_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}}]} as unknown as DocumentNode<PersonalData_UserFragment, unknown>;
export const AuthPage_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuthPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}}]}}]} as unknown as DocumentNode<AuthPage_UserFragment, unknown>;
export const Picture_ImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Picture_ImageFragment, unknown>;
export const ArticleCard_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<ArticleCard_ArticleFragment, unknown>;
export const Price_MoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Price_MoneyFragment, unknown>;
export const Constructor_BlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Constructor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConstructorBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flowers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colours"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"priceShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceLong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wraps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wrap"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"foliage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stemsPerTen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"default"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"wrap"}},{"kind":"Field","name":{"kind":"Name","value":"foliage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Constructor_BlockFragment, unknown>;
export const CollectionNav_CollectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionNav_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<CollectionNav_CollectionFragment, unknown>;
export const CollectionsPage_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionsPage_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"inMenu"}}]}}]} as unknown as DocumentNode<CollectionsPage_CategoryFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const Pagination_PaginationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pagination_pagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}}]}}]} as unknown as DocumentNode<Pagination_PaginationFragment, unknown>;
export const Filters_ValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}}]} as unknown as DocumentNode<Filters_ValueFragment, unknown>;
export const Filters_FacetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_facets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"priceMin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"colour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occasion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}}]} as unknown as DocumentNode<Filters_FacetsFragment, unknown>;
export const Listing_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listing_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pagination_pagination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_facets"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_value"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pagination_pagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters_facets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"priceMin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"colour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occasion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Filters_value"}}]}}]}}]} as unknown as DocumentNode<Listing_ListingFragment, unknown>;
export const GiftPicker_GiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftPicker_gift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardBy"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<GiftPicker_GiftFragment, unknown>;
export const ShopForm_FormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopForm_form"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"submit"}},{"kind":"Field","name":{"kind":"Name","value":"thanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"repeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"fileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"autocomplete"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ShopForm_FormFragment, unknown>;
export const ProductRail_RailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRail_rail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardBy"}}]}}]} as unknown as DocumentNode<ProductRail_RailFragment, unknown>;
export const PageBlocks_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageBlocks_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CtaBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopForm_form"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRail_rail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopForm_form"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"submit"}},{"kind":"Field","name":{"kind":"Name","value":"thanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"repeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"fileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"autocomplete"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRail_rail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]} as unknown as DocumentNode<PageBlocks_PageFragment, unknown>;
export const FoundAddress_AddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<FoundAddress_AddressFragment, unknown>;
export const AddressMap_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<AddressMap_PlaceFragment, unknown>;
export const AddressForm_LookupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_lookup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressLookup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"isCovered"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundAddress_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<AddressForm_LookupFragment, unknown>;
export const DeliveryPromise_OfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<DeliveryPromise_OfferFragment, unknown>;
export const DeliveryWindows_WindowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryWindows_window"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOffDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<DeliveryWindows_WindowFragment, unknown>;
export const PostcodeAnswer_CheckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostcodeAnswer_check"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostcodeCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCovered"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"isSameDay"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryWindows_window"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryWindows_window"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOffDays"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffTime"}}]}}]} as unknown as DocumentNode<PostcodeAnswer_CheckFragment, unknown>;
export const PlaceLink_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}}]}}]} as unknown as DocumentNode<PlaceLink_LinkFragment, unknown>;
export const Favorites_FavoritesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favorites_favorites"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Favorites"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]} as unknown as DocumentNode<Favorites_FavoritesFragment, unknown>;
export const GiftCardPage_BalanceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardPage_balance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<GiftCardPage_BalanceFragment, unknown>;
export const Seo_SeoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seo_seo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Seo_SeoFragment, unknown>;
export const Hero_HeroFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hero_hero"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hero"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]} as unknown as DocumentNode<Hero_HeroFragment, unknown>;
export const BlockHead_WordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockHead_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]} as unknown as DocumentNode<BlockHead_WordsFragment, unknown>;
export const Tile_TileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tile_tile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Tile_TileFragment, unknown>;
export const Tiles_BlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tiles_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TilesBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockHead_words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tile_tile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockHead_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tile_tile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}}]} as unknown as DocumentNode<Tiles_BlockFragment, unknown>;
export const ImportantDates_DateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_date"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"occasionMuted"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderPath"}}]}}]} as unknown as DocumentNode<ImportantDates_DateFragment, unknown>;
export const ImportantDates_DatesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_dates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDates"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportantDates_date"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportantDates_date"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportantDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"occasionMuted"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderPath"}}]}}]} as unknown as DocumentNode<ImportantDates_DatesFragment, unknown>;
export const CartLine_PositionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}},{"kind":"Field","name":{"kind":"Name","value":"giftCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"sendOn"}},{"kind":"Field","name":{"kind":"Name","value":"sendHour"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<CartLine_PositionFragment, unknown>;
export const Discount_PromoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Discount_PromoFragment, unknown>;
export const Discount_GiftCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_giftCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Discount_GiftCardFragment, unknown>;
export const Discount_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}},{"kind":"Field","name":{"kind":"Name","value":"giftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_giftCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_giftCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]} as unknown as DocumentNode<Discount_CartFragment, unknown>;
export const UnpaidOrderNote_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnpaidOrderNote_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaidOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<UnpaidOrderNote_CartFragment, unknown>;
export const CartPage_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPage_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotion"}},{"kind":"Field","name":{"kind":"Name","value":"withSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"recurringLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetMessage"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_cart"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueTooltipText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnpaidOrderNote_cart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_giftCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}},{"kind":"Field","name":{"kind":"Name","value":"giftCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"sendOn"}},{"kind":"Field","name":{"kind":"Name","value":"sendHour"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}},{"kind":"Field","name":{"kind":"Name","value":"giftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_giftCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnpaidOrderNote_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaidOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]}}]} as unknown as DocumentNode<CartPage_CartFragment, unknown>;
export const Refusal_RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<Refusal_RefusalFragment, unknown>;
export const Discount_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountedCart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPage_cart"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_refusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}},{"kind":"Field","name":{"kind":"Name","value":"giftCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"sendOn"}},{"kind":"Field","name":{"kind":"Name","value":"sendHour"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_giftCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}},{"kind":"Field","name":{"kind":"Name","value":"giftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_giftCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnpaidOrderNote_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaidOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPage_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotion"}},{"kind":"Field","name":{"kind":"Name","value":"withSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"recurringLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetMessage"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_cart"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueText"}},{"kind":"Field","name":{"kind":"Name","value":"bonusesWillAccrueTooltipText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnpaidOrderNote_cart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<Discount_ResultFragment, unknown>;
export const LoyaltyCard_LoyaltyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoyaltyCard_loyalty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loyalty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<LoyaltyCard_LoyaltyFragment, unknown>;
export const Ledger_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ledger_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<Ledger_EntryFragment, unknown>;
export const TargetActions_ActionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetActions_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TargetAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<TargetActions_ActionFragment, unknown>;
export const AppBanner_DownloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppBanner_download"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppDownload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]} as unknown as DocumentNode<AppBanner_DownloadFragment, unknown>;
export const ProfileOrder_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"mayDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<ProfileOrder_OrderFragment, unknown>;
export const Invoice_VatFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invoice_vat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VatLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<Invoice_VatFragment, unknown>;
export const SubscriptionTerms_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionTerms_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewal"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetPercent"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetMessage"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<SubscriptionTerms_SubscriptionFragment, unknown>;
export const Discount_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}},{"kind":"Field","name":{"kind":"Name","value":"giftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_giftCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_giftCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]} as unknown as DocumentNode<Discount_OrderFragment, unknown>;
export const OrderSummary_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionTerms_subscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"myself"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_order"}},{"kind":"Field","name":{"kind":"Name","value":"sentByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_giftCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionTerms_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewal"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetPercent"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetMessage"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}},{"kind":"Field","name":{"kind":"Name","value":"giftCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"sendOn"}},{"kind":"Field","name":{"kind":"Name","value":"sendHour"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}},{"kind":"Field","name":{"kind":"Name","value":"giftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_giftCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}}]} as unknown as DocumentNode<OrderSummary_OrderFragment, unknown>;
export const AddressForm_AddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<AddressForm_AddressFragment, unknown>;
export const OrderTimeline_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderTimeline_OrderFragment, unknown>;
export const OrderPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"trackingToken"}},{"kind":"Field","name":{"kind":"Name","value":"shareToken"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressForm_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline_order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionTerms_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewal"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetPercent"}},{"kind":"Field","name":{"kind":"Name","value":"firstBouquetMessage"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"comboId"}},{"kind":"Field","name":{"kind":"Name","value":"offerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldUnitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardText"}},{"kind":"Field","name":{"kind":"Name","value":"giftCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"sendOn"}},{"kind":"Field","name":{"kind":"Name","value":"sendHour"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_promo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_giftCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Discount_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_promo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableBonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBonusAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bonusPercent"}},{"kind":"Field","name":{"kind":"Name","value":"giftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_giftCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionTerms_subscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"myself"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Discount_order"}},{"kind":"Field","name":{"kind":"Name","value":"sentByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderPage_OrderFragment, unknown>;
export const TrackPage_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackPage_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitution"}},{"kind":"Field","name":{"kind":"Name","value":"mayChangeSubstitution"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photographer"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<TrackPage_OrderFragment, unknown>;
export const PaymentPage_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPage_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentIntent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"reason"},"name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PaymentPage_PaymentFragment, unknown>;
export const PaymentPage_IntentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPage_intent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentIntent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"reason"},"name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PaymentPage_IntentFragment, unknown>;
export const ProductRow_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"blockHeading"}},{"kind":"Field","name":{"kind":"Name","value":"blockLead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasOptions"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardBy"}}]}}]} as unknown as DocumentNode<ProductRow_ListingFragment, unknown>;
export const DeliveryPromise_EarliestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_earliest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarliestDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"aheadSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]}}]} as unknown as DocumentNode<DeliveryPromise_EarliestFragment, unknown>;
export const DeliveryReach_EarliestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryReach_earliest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarliestDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_earliest"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"london"}},{"kind":"Field","name":{"kind":"Name","value":"elsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"anywhere"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orderBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryPromise_earliest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarliestDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"aheadSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryPromise_offer"}}]}}]}}]} as unknown as DocumentNode<DeliveryReach_EarliestFragment, unknown>;
export const VariantPicker_VariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPicker_variant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Variant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscriberPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"species"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<VariantPicker_VariantFragment, unknown>;
export const VariantPicker_SettingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPicker_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlowerSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tooltip"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<VariantPicker_SettingFragment, unknown>;
export const ReviewList_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewList_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}}]}}]} as unknown as DocumentNode<ReviewList_ReviewFragment, unknown>;
export const Promotion_PromotionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Promotion_promotion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<Promotion_PromotionFragment, unknown>;
export const RecipientChoice_ChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipientChoice_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipientChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressForm_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressMap_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"radiusKm"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"around"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressForm_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressMap_place"}}]}}]}}]} as unknown as DocumentNode<RecipientChoice_ChoiceFragment, unknown>;
export const SearchHistory_HistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchHistory_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}},{"kind":"Field","name":{"kind":"Name","value":"phrases"}}]}}]} as unknown as DocumentNode<SearchHistory_HistoryFragment, unknown>;
export const ManageSubscription_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManageSubscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverySubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variantTitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedPaymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"ordered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intervalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"positionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_money"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDeliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"movedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"changeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_money"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<ManageSubscription_SubscriptionFragment, unknown>;
export const LogDocument = {"__meta__":{"documentId":"sha256:cc547b3ce9c31819416c80ec9b878a92c581172003b40fab6d86f77a911c3651"}} as unknown as DocumentNode<LogMutation, LogMutationVariables>;
export const VisitorDocument = {"__meta__":{"documentId":"sha256:9f6a9cc1af5de02991461c779a9dc9633484e69ab9a3d503f198fc5812fb6d5f"}} as unknown as DocumentNode<VisitorQuery, VisitorQueryVariables>;
export const ProfileNotificationSettingsPageDocument = {"__meta__":{"documentId":"sha256:587e034a11c0273cf33143fef6bf5f1a63bdd1b59b6db7c869e62543cae18bf7"}} as unknown as DocumentNode<ProfileNotificationSettingsPageQuery, ProfileNotificationSettingsPageQueryVariables>;
export const SetNewsletterDocument = {"__meta__":{"documentId":"sha256:fb9770b9f528bcee0eb377eec924f9f8cc8c2feedaeef465bff320310c6bcdf1"}} as unknown as DocumentNode<SetNewsletterMutation, SetNewsletterMutationVariables>;
export const SetNotificationsDocument = {"__meta__":{"documentId":"sha256:5e724df9a8a4f167faa3b082caba4637ae0d7f0892387c7ccefe02b338569dbf"}} as unknown as DocumentNode<SetNotificationsMutation, SetNotificationsMutationVariables>;
export const UnsubscribeSmsDocument = {"__meta__":{"documentId":"sha256:5e2d983af5efae7953a67c846fad58e54a5a048807a9d3175029a044673f69f6"}} as unknown as DocumentNode<UnsubscribeSmsMutation, UnsubscribeSmsMutationVariables>;
export const UnsubscribeDocument = {"__meta__":{"documentId":"sha256:75844ebbb271d4d7e0b9524f752eaaa8b7a335af64b34086e536c32db285340d"}} as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const ProfileDashboardPageDocument = {"__meta__":{"documentId":"sha256:b76bcf2142be73c16347faaa0560379e6853ac2d85bad67a95474f0f6a32a60d"}} as unknown as DocumentNode<ProfileDashboardPageQuery, ProfileDashboardPageQueryVariables>;
export const ProfileMyAccountPageDocument = {"__meta__":{"documentId":"sha256:f34df0b85866c187f005dc0fdea2712c9c88f76eaefce103b7566c63c9b1323f"}} as unknown as DocumentNode<ProfileMyAccountPageQuery, ProfileMyAccountPageQueryVariables>;
export const SignOutDocument = {"__meta__":{"documentId":"sha256:39300be1f6ff47633a8c264de2a924d5b71367b646d3bf86d82d7c51c6543956"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SignOutElsewhereDocument = {"__meta__":{"documentId":"sha256:c487de0c472626e7a879e358581a693858fffbf56daf98c0c82741acb8c83b21"}} as unknown as DocumentNode<SignOutElsewhereMutation, SignOutElsewhereMutationVariables>;
export const ProfilePersonalDataPageDocument = {"__meta__":{"documentId":"sha256:08df6c1298331248c8f0665ba5ee826bbded1eabde713c543914c5f4eb9dae3d"}} as unknown as DocumentNode<ProfilePersonalDataPageQuery, ProfilePersonalDataPageQueryVariables>;
export const PersonalDataExportDocument = {"__meta__":{"documentId":"sha256:192ac739a77ca1595170b156c59f2ee80e0e824a9badf9d63e1c0eb4e94b6fb0"}} as unknown as DocumentNode<PersonalDataExportQuery, PersonalDataExportQueryVariables>;
export const SavePersonalDataDocument = {"__meta__":{"documentId":"sha256:9032c57d12f60e8722bc59ed0603e1cc336316e3e6c00b8f102373082c279840"}} as unknown as DocumentNode<SavePersonalDataMutation, SavePersonalDataMutationVariables>;
export const SendContactCodeDocument = {"__meta__":{"documentId":"sha256:045068576f616a2d91b7525dda6e8dc1b3acb3524addf6123024c8e039097579"}} as unknown as DocumentNode<SendContactCodeMutation, SendContactCodeMutationVariables>;
export const SendErasureCodeDocument = {"__meta__":{"documentId":"sha256:b5d4f2e610077f704f0642c689c655a6638b6edfdec14f8ec6aaf17f4637ba95"}} as unknown as DocumentNode<SendErasureCodeMutation, SendErasureCodeMutationVariables>;
export const ErasePersonalDataDocument = {"__meta__":{"documentId":"sha256:6c49c8328017d537578b66734eb09fd74dc952281c9d6627bb64e18eec89b6a0"}} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const AuthPageDocument = {"__meta__":{"documentId":"sha256:d7b5cc450e2e0b220adeb9946cbef06b688426f5b4f29eec88c9bced0bdb850d"}} as unknown as DocumentNode<AuthPageQuery, AuthPageQueryVariables>;
export const SendCodeDocument = {"__meta__":{"documentId":"sha256:bdf83af6dafdef0c1e55ead55e59dc7d24e934518c53940ebbf918baa476cbc7"}} as unknown as DocumentNode<SendCodeMutation, SendCodeMutationVariables>;
export const SignInDocument = {"__meta__":{"documentId":"sha256:9aa8690b23336a4b1314733cd052d256ecf839473830fd658c76a98fe866cef7"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"__meta__":{"documentId":"sha256:95f4e1c46f72c4a2f5f86783357ff043bde608eff89827cee1fdf523e5349790"}} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const ArticlePageDocument = {"__meta__":{"documentId":"sha256:07371c424f4ef633816e5f65a7e0ca63f7a4d78fe36dbaeda6c2c8cdcf6dcec0"}} as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const BlogPageDocument = {"__meta__":{"documentId":"sha256:db5571552e13baf420d1638a683fecaf510537323d68604c214513700653a9db"}} as unknown as DocumentNode<BlogPageQuery, BlogPageQueryVariables>;
export const ConstructorPageDocument = {"__meta__":{"documentId":"sha256:b2c285af117963087a08718692723d2aa20fe039f4a1a2403fd2f70ddd874130"}} as unknown as DocumentNode<ConstructorPageQuery, ConstructorPageQueryVariables>;
export const OpenCartDocument = {"__meta__":{"documentId":"sha256:c2b82aebaa968d8a17681cc0e9437fde10c9d94539b86b2e657174bc51cb5eee"}} as unknown as DocumentNode<OpenCartMutation, OpenCartMutationVariables>;
export const CartPageDocument = {"__meta__":{"documentId":"sha256:ef59cf95a5354d84e031f23e4c230ad4e89077fe89481a79cc7856170e3ec042"}} as unknown as DocumentNode<CartPageQuery, CartPageQueryVariables>;
export const SetCartLineTextDocument = {"__meta__":{"documentId":"sha256:b9d25204246ba8b120dfef86686d003b039c923c1db300611cb00b423b6441e6"}} as unknown as DocumentNode<SetCartLineTextMutation, SetCartLineTextMutationVariables>;
export const SetCartLineGiftCardDocument = {"__meta__":{"documentId":"sha256:6cd41815fe3d4d06cd175641815b39af12e19d8f123aac9f1137ab1a07273c5b"}} as unknown as DocumentNode<SetCartLineGiftCardMutation, SetCartLineGiftCardMutationVariables>;
export const SetCartLineDocument = {"__meta__":{"documentId":"sha256:af8f8154554db272d277a8f40633f4939b796b72af95520d4c121dce215ab487"}} as unknown as DocumentNode<SetCartLineMutation, SetCartLineMutationVariables>;
export const RemoveCartLineDocument = {"__meta__":{"documentId":"sha256:f59130bb1a090bdca95fa53580dd09300f3d2aad8f5cc440b15e39d0bda795f0"}} as unknown as DocumentNode<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const AddConstructorBouquetDocument = {"__meta__":{"documentId":"sha256:1dc4ac97f09b3aa6b38ef86974eedabbe4cd1ab16171d710f7b9757b47318056"}} as unknown as DocumentNode<AddConstructorBouquetMutation, AddConstructorBouquetMutationVariables>;
export const AddComboDocument = {"__meta__":{"documentId":"sha256:743b4300fa2b8d0f9415c8444aad0dd0540c45a33faca6fd4381cd082f1c186b"}} as unknown as DocumentNode<AddComboMutation, AddComboMutationVariables>;
export const RemoveComboDocument = {"__meta__":{"documentId":"sha256:37953d7718441c43febc39ac8624e759d60ab5d1bf3205a7bd8b0cfdcf0b0475"}} as unknown as DocumentNode<RemoveComboMutation, RemoveComboMutationVariables>;
export const ChooseSubscriptionDocument = {"__meta__":{"documentId":"sha256:c94e2669216600a6178ed6c4e853df90718b572d8b7ba147bdb208b13dfaba54"}} as unknown as DocumentNode<ChooseSubscriptionMutation, ChooseSubscriptionMutationVariables>;
export const SetWithSubscriptionDocument = {"__meta__":{"documentId":"sha256:677aaf938533accd9359df692e9f025fc291e4663635d8e093d66d6ee4b81394"}} as unknown as DocumentNode<SetWithSubscriptionMutation, SetWithSubscriptionMutationVariables>;
export const StartCheckoutDocument = {"__meta__":{"documentId":"sha256:07953a6a57f423b2aeaa3915f6a9b2e8724339ba359530b0659ad82ab5685060"}} as unknown as DocumentNode<StartCheckoutMutation, StartCheckoutMutationVariables>;
export const CollectionsPageDocument = {"__meta__":{"documentId":"sha256:ea4a8299e181264d59c83e2d0998e86fd819a043da8ad3a3103d403b4a6da18a"}} as unknown as DocumentNode<CollectionsPageQuery, CollectionsPageQueryVariables>;
export const ListingPageDocument = {"__meta__":{"documentId":"sha256:489b39d21a7bd6eedc5320d37390906fcbead0a32b03fd09ea9524346308102b"}} as unknown as DocumentNode<ListingPageQuery, ListingPageQueryVariables>;
export const DeliveryDetailsPageDocument = {"__meta__":{"documentId":"sha256:a2bcd7732eb07f175db2cbd688e3ac84bf8f6c66451d1920b1f69fb914009cc1"}} as unknown as DocumentNode<DeliveryDetailsPageQuery, DeliveryDetailsPageQueryVariables>;
export const SetAddressDocument = {"__meta__":{"documentId":"sha256:93082b4b97f33b7cf2c6ef04f054a97488bb834b7ca95ef2e4d4bf7fb28e4e3e"}} as unknown as DocumentNode<SetAddressMutation, SetAddressMutationVariables>;
export const SetRecipientDocument = {"__meta__":{"documentId":"sha256:3d05ba8869f6b0c7935fde983c6bd2190c407fa232bcb53a8ab06fec492693cf"}} as unknown as DocumentNode<SetRecipientMutation, SetRecipientMutationVariables>;
export const SetIntervalDocument = {"__meta__":{"documentId":"sha256:d8b900f3b0a596a17c5810047ec825cc0fcb5d67582bc83431c10c84b301844e"}} as unknown as DocumentNode<SetIntervalMutation, SetIntervalMutationVariables>;
export const AddOrderPositionDocument = {"__meta__":{"documentId":"sha256:fff165eaa241fea05ac1df9aa770fdd08457473be5d263075f23ce706062c13e"}} as unknown as DocumentNode<AddOrderPositionMutation, AddOrderPositionMutationVariables>;
export const RemoveOrderPositionDocument = {"__meta__":{"documentId":"sha256:2b92fe1070cbf27869fa7db00435c121ebf9249722d62f5316770a61f7e5cae8"}} as unknown as DocumentNode<RemoveOrderPositionMutation, RemoveOrderPositionMutationVariables>;
export const SetRecipientLinkDocument = {"__meta__":{"documentId":"sha256:d02e7ab174ebcb8990a85d6b3c159ec13b4b190b0528d532061fe3772d9e2578"}} as unknown as DocumentNode<SetRecipientLinkMutation, SetRecipientLinkMutationVariables>;
export const FinalDetailsPageDocument = {"__meta__":{"documentId":"sha256:3fe5ce42572583f2f09b51f72407467e9b022d556cffa37502cfb213d0ad378f"}} as unknown as DocumentNode<FinalDetailsPageQuery, FinalDetailsPageQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"documentId":"sha256:45940407276f335baed840bb6803e56ba53744cd33fa61563d6f54a668adf210"}} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const ContentPageDocument = {"__meta__":{"documentId":"sha256:264f0fc4c88a84559742d781dc4613e606c53b0ba5d5a43a70aacb4054b352cc"}} as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const SubmitFormDocument = {"__meta__":{"documentId":"sha256:86cca513ed2aafed33810318f0f8eba130ee6bfe64da56c383cceaf89c29d251"}} as unknown as DocumentNode<SubmitFormMutation, SubmitFormMutationVariables>;
export const AddressLookupDocument = {"__meta__":{"documentId":"sha256:2d27d15462f7b5fccb9846f9ecd81197b579e165608cfacc070be42e0cb763c7"}} as unknown as DocumentNode<AddressLookupQuery, AddressLookupQueryVariables>;
export const DeliveryCheckPageDocument = {"__meta__":{"documentId":"sha256:9dfee81185ba812f5e1da8b4ae7b7c372190fc2bffffdbc82889f7e53ea918b5"}} as unknown as DocumentNode<DeliveryCheckPageQuery, DeliveryCheckPageQueryVariables>;
export const DeliveryPlacePageDocument = {"__meta__":{"documentId":"sha256:fb803fb742718c931a7a0759a96e9c8ce57d2329b6aecd51372434d044f386e7"}} as unknown as DocumentNode<DeliveryPlacePageQuery, DeliveryPlacePageQueryVariables>;
export const DeliveryPageDocument = {"__meta__":{"documentId":"sha256:9f94285a5fad41007cc3704397459c360633a4296fe07c0000db6dce1a969b91"}} as unknown as DocumentNode<DeliveryPageQuery, DeliveryPageQueryVariables>;
export const FavoritesPageDocument = {"__meta__":{"documentId":"sha256:ad47c289a5b3e7b69b22fe94d8d128fcd3385984dfdd55c38350bfde50cd1352"}} as unknown as DocumentNode<FavoritesPageQuery, FavoritesPageQueryVariables>;
export const AddFavoriteDocument = {"__meta__":{"documentId":"sha256:47ebb6557f4ffbad32c4521bb48712cdca4275f718ec3ba9539da0b8b3616802"}} as unknown as DocumentNode<AddFavoriteMutation, AddFavoriteMutationVariables>;
export const RemoveFavoriteDocument = {"__meta__":{"documentId":"sha256:db7e4ce6f7f3679248e0376ccda0fe2f24dfbfc9e70771499e7c15b1916d8820"}} as unknown as DocumentNode<RemoveFavoriteMutation, RemoveFavoriteMutationVariables>;
export const ProfileFavoritesPageDocument = {"__meta__":{"documentId":"sha256:5aa8b24624d9c106d8d0b0d60810a84471e706716394bf349a07d9715c0cf626"}} as unknown as DocumentNode<ProfileFavoritesPageQuery, ProfileFavoritesPageQueryVariables>;
export const ProfileRemoveFavoriteDocument = {"__meta__":{"documentId":"sha256:12f163b2ebefe1941c605279fe33295e49bd2a53685ecacd3d6908d577631072"}} as unknown as DocumentNode<ProfileRemoveFavoriteMutation, ProfileRemoveFavoriteMutationVariables>;
export const GiftCardPageDocument = {"__meta__":{"documentId":"sha256:cdf480c0dd3aee0480b0157f53f789a95db69d53aece6446eee91bb36f133d81"}} as unknown as DocumentNode<GiftCardPageQuery, GiftCardPageQueryVariables>;
export const GiftCardBalanceDocument = {"__meta__":{"documentId":"sha256:e2e0df57200fae9b0ac26d6ebe6602c3702d87b3f47e00a9c67aa714c4c1383e"}} as unknown as DocumentNode<GiftCardBalanceMutation, GiftCardBalanceMutationVariables>;
export const AllGiftsPageDocument = {"__meta__":{"documentId":"sha256:b35a574308434a6853af9699fa7d057daf8e37d4c546e73a482c68b9be5f6e9d"}} as unknown as DocumentNode<AllGiftsPageQuery, AllGiftsPageQueryVariables>;
export const CardsPageDocument = {"__meta__":{"documentId":"sha256:50319c9560bebecd7994a7f6933dcca8aa0fe1b6ee8d7998bd7aac6d1582088e"}} as unknown as DocumentNode<CardsPageQuery, CardsPageQueryVariables>;
export const GiftsPageDocument = {"__meta__":{"documentId":"sha256:a9c86f2955290f0a2ab30c5b1faa9802c2ceca889d2d333fa027e2ec68f64f9b"}} as unknown as DocumentNode<GiftsPageQuery, GiftsPageQueryVariables>;
export const HomePageDocument = {"__meta__":{"documentId":"sha256:2505e5e118833406db69949a6241ec8672ff0578a448cb06d25ec7b9275778e5"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const ProfileImportantDatesPageDocument = {"__meta__":{"documentId":"sha256:8d7e3280348e9d82601accb5dcce9fef31625527c790967a560dd17a61c9e6b8"}} as unknown as DocumentNode<ProfileImportantDatesPageQuery, ProfileImportantDatesPageQueryVariables>;
export const DateCalendarDocument = {"__meta__":{"documentId":"sha256:4a0309ede026897e10447a59ac29181d5392a02df126c199a508ed3724e02f3f"}} as unknown as DocumentNode<DateCalendarQuery, DateCalendarQueryVariables>;
export const AddImportantDateDocument = {"__meta__":{"documentId":"sha256:82b4662da4771bfd6f6404f778bbd8be5b2bcf4bd5c2940a6f70e613a636ede7"}} as unknown as DocumentNode<AddImportantDateMutation, AddImportantDateMutationVariables>;
export const ChangeImportantDateDocument = {"__meta__":{"documentId":"sha256:1a5a1b3febc5f316f330d12ca50134035004018bcc69944952c1b10a0be0b525"}} as unknown as DocumentNode<ChangeImportantDateMutation, ChangeImportantDateMutationVariables>;
export const RemoveImportantDateDocument = {"__meta__":{"documentId":"sha256:d7369988f80f0ed88226f8738db41d826678302f282f015a1d36c6164358f2bd"}} as unknown as DocumentNode<RemoveImportantDateMutation, RemoveImportantDateMutationVariables>;
export const SetMutedOccasionsDocument = {"__meta__":{"documentId":"sha256:22e1fdf13a0220d72685cd80c1a17b5e83f549eaa03de3dc5adcd765726fa4e0"}} as unknown as DocumentNode<SetMutedOccasionsMutation, SetMutedOccasionsMutationVariables>;
export const ApplyPromoCodeDocument = {"__meta__":{"documentId":"sha256:b9cb38f4bf550ec33965906c20476badc217b5ad1a055cd48b8eb7e3a51210ec"}} as unknown as DocumentNode<ApplyPromoCodeMutation, ApplyPromoCodeMutationVariables>;
export const RemovePromoCodeDocument = {"__meta__":{"documentId":"sha256:e036f1728c1481054477f2463a576717759370b2aa6d0a023187efb195d8ae76"}} as unknown as DocumentNode<RemovePromoCodeMutation, RemovePromoCodeMutationVariables>;
export const UseBonusesDocument = {"__meta__":{"documentId":"sha256:e73d83edd81fbaf93120b8058706fe29df37fcd3c428319eef688e29fe685b19"}} as unknown as DocumentNode<UseBonusesMutation, UseBonusesMutationVariables>;
export const UseGiftCardDocument = {"__meta__":{"documentId":"sha256:834f796f527f50925d285deb0a447a881572f5cf3cb52ae638d8dc3c88ff7304"}} as unknown as DocumentNode<UseGiftCardMutation, UseGiftCardMutationVariables>;
export const RemoveGiftCardDocument = {"__meta__":{"documentId":"sha256:726023264cc7223cb3ae6260894b3f77bfc908fc5932c2fbca3f6298d2c8ba7a"}} as unknown as DocumentNode<RemoveGiftCardMutation, RemoveGiftCardMutationVariables>;
export const ProfileBonusesHistoryPageDocument = {"__meta__":{"documentId":"sha256:3158fe18a851e2bebe468622693f8b5da6292ed684f60657a195b92209b7edff"}} as unknown as DocumentNode<ProfileBonusesHistoryPageQuery, ProfileBonusesHistoryPageQueryVariables>;
export const ProfileBonusesPageDocument = {"__meta__":{"documentId":"sha256:b5cf61ea27e5163fc898627c17aa9e99afc9c018a7f10c1e0cea0d74c6bb2f9f"}} as unknown as DocumentNode<ProfileBonusesPageQuery, ProfileBonusesPageQueryVariables>;
export const ProfilePromoCodesPageDocument = {"__meta__":{"documentId":"sha256:dca4dc352268df573caa2b5f0707421ee35e03a40efdead2bb0968b5645e4490"}} as unknown as DocumentNode<ProfilePromoCodesPageQuery, ProfilePromoCodesPageQueryVariables>;
export const AppLandingPageDocument = {"__meta__":{"documentId":"sha256:42636c87afb40b10bbf6d69c03daac2cf7160548e93cd5a1933ea5d606d1c2a2"}} as unknown as DocumentNode<AppLandingPageQuery, AppLandingPageQueryVariables>;
export const NotFoundPageDocument = {"__meta__":{"documentId":"sha256:e23d80f51b543177d5d6aaa2b21c6dae9b1bdee6b5ed26a46065787e1e888906"}} as unknown as DocumentNode<NotFoundPageQuery, NotFoundPageQueryVariables>;
export const ProfileOrderPageDocument = {"__meta__":{"documentId":"sha256:62256a172e7fb97d37b4e0b4b2703dfaec1862a73474ba92d7714f2696413aeb"}} as unknown as DocumentNode<ProfileOrderPageQuery, ProfileOrderPageQueryVariables>;
export const ProfileOrdersPageDocument = {"__meta__":{"documentId":"sha256:0a960c38bca0fefdb125e002921ccb5024eb1d635068062d1b6dc03a1febadf6"}} as unknown as DocumentNode<ProfileOrdersPageQuery, ProfileOrdersPageQueryVariables>;
export const CancelOrderDocument = {"__meta__":{"documentId":"sha256:a289dc36809fe60738bf422a601f134d7fb128cd697dd8655e31264fed1c390b"}} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const DeleteOrderDocument = {"__meta__":{"documentId":"sha256:35ebcf9e59c9145aa6cba23771c6da915d976a8712104af2a6f8ca1283661432"}} as unknown as DocumentNode<DeleteOrderMutation, DeleteOrderMutationVariables>;
export const RepeatOrderDocument = {"__meta__":{"documentId":"sha256:e9252cdd73014132e10a028b79f127a763e25058ab0e03f1334f69d218245ad7"}} as unknown as DocumentNode<RepeatOrderMutation, RepeatOrderMutationVariables>;
export const InvoicePageDocument = {"__meta__":{"documentId":"sha256:77c222407157d4cc0fc3f7c595de1c7426735409b9362e5925fd3b29eaba76db"}} as unknown as DocumentNode<InvoicePageQuery, InvoicePageQueryVariables>;
export const InvoiceFileDocument = {"__meta__":{"documentId":"sha256:f3debf071bc00c88b1ddbf3e4146d5f71bfa3aa8bf00dd1c10cdcee5df6421fd"}} as unknown as DocumentNode<InvoiceFileQuery, InvoiceFileQueryVariables>;
export const OpenOrderDocument = {"__meta__":{"documentId":"sha256:248bac25dd38fdd7786ec6f003682eb9b4af9dc07d7e7e7c8d172787482ca6af"}} as unknown as DocumentNode<OpenOrderMutation, OpenOrderMutationVariables>;
export const OrderPageDocument = {"__meta__":{"documentId":"sha256:b710d4bdc583fdacd8c046ed9c0be24430ffeba731ea6b41e3bee084c47c63d3"}} as unknown as DocumentNode<OrderPageQuery, OrderPageQueryVariables>;
export const TakeOverAddressDocument = {"__meta__":{"documentId":"sha256:5dbcaffdb725ac322221070784cc0dce61fa50f413e8951dc8bbe6b3bbd5ad40"}} as unknown as DocumentNode<TakeOverAddressMutation, TakeOverAddressMutationVariables>;
export const TrackPageDocument = {"__meta__":{"documentId":"sha256:eb6581cdddb967c9fc0348a31f69beea17bd85414d3c8f60b07e71bc7d075143"}} as unknown as DocumentNode<TrackPageQuery, TrackPageQueryVariables>;
export const SetSubstitutionDocument = {"__meta__":{"documentId":"sha256:7fd28d9f00ea079d8058fb541b63c386eb69ad59dd0306d34486439784ea89e7"}} as unknown as DocumentNode<SetSubstitutionMutation, SetSubstitutionMutationVariables>;
export const PaymentOutcomePageDocument = {"__meta__":{"documentId":"sha256:c7c8ffccbd0fe11e5daad95004e8c066cf0b70535e2f65ce645bc92ec1f23d5b"}} as unknown as DocumentNode<PaymentOutcomePageQuery, PaymentOutcomePageQueryVariables>;
export const PaymentPageDocument = {"__meta__":{"documentId":"sha256:a846d638de02da5ab4efdc0d0882aae92e696282d661c60504e1889842efce72"}} as unknown as DocumentNode<PaymentPageQuery, PaymentPageQueryVariables>;
export const PaymentReturnDocument = {"__meta__":{"documentId":"sha256:29d37a8cb8d5fddd8fd972d116e377cc070c573891de101fb3ed7dd50a0649d4"}} as unknown as DocumentNode<PaymentReturnQuery, PaymentReturnQueryVariables>;
export const NewestOrderDocument = {"__meta__":{"documentId":"sha256:4ba2e240149579d0afb5718d978bee03aa8ef16c0464c4b2532e9d13ee3fe014"}} as unknown as DocumentNode<NewestOrderQuery, NewestOrderQueryVariables>;
export const PayWithSandboxCardDocument = {"__meta__":{"documentId":"sha256:92119a7836045c1d68cb38c8a402a90820b62d63cfd051ca4363731a9eec7592"}} as unknown as DocumentNode<PayWithSandboxCardMutation, PayWithSandboxCardMutationVariables>;
export const AnswerSandboxChallengeDocument = {"__meta__":{"documentId":"sha256:d66dce1319188b14ba525b1f2581b11268ce2b339be7f34ad2e184c14014386b"}} as unknown as DocumentNode<AnswerSandboxChallengeMutation, AnswerSandboxChallengeMutationVariables>;
export const AnswerSandboxWalletDocument = {"__meta__":{"documentId":"sha256:340e9b30960a07d0da556f0503bb35e7925578e69a2f5ebf934593e62e1fbba7"}} as unknown as DocumentNode<AnswerSandboxWalletMutation, AnswerSandboxWalletMutationVariables>;
export const PutBackDocument = {"__meta__":{"documentId":"sha256:5729aa753c9f53310133af89079cd4388b85e936a88a180318710634a22c73a1"}} as unknown as DocumentNode<PutBackMutation, PutBackMutationVariables>;
export const CapturePaypalDocument = {"__meta__":{"documentId":"sha256:ea7c84b1b49a4e9022c8ffd82de0ffcfbcbe5b5345bc7113f34f254a21377ee2"}} as unknown as DocumentNode<CapturePaypalMutation, CapturePaypalMutationVariables>;
export const ProductPageDocument = {"__meta__":{"documentId":"sha256:9c58fcf37e4ec2bfe298fdd467b961efffb3a2f61ad115f9f4af70f694487eb7"}} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const RecentlyViewedDocument = {"__meta__":{"documentId":"sha256:7e240e3189ce3adb36ad2488a847b5190cfcb1ad7964f0f5fbaaeecf448f4da3"}} as unknown as DocumentNode<RecentlyViewedQuery, RecentlyViewedQueryVariables>;
export const PromotionPageDocument = {"__meta__":{"documentId":"sha256:ba142d5b8c267a5e70e6dd25ed71ab30fb94885878652b1891890e560e2837e0"}} as unknown as DocumentNode<PromotionPageQuery, PromotionPageQueryVariables>;
export const PromotionsPageDocument = {"__meta__":{"documentId":"sha256:381ccf229cf04b93321725cdbc7990e3dc890712fc103c2cf8900ecb3ad9ddb4"}} as unknown as DocumentNode<PromotionsPageQuery, PromotionsPageQueryVariables>;
export const RecipientChoicePageDocument = {"__meta__":{"documentId":"sha256:25c90f463e08dc15ea39aff3d840732ad55da8c6fe37cda3430678bc32087a50"}} as unknown as DocumentNode<RecipientChoicePageQuery, RecipientChoicePageQueryVariables>;
export const SetChoiceAddressDocument = {"__meta__":{"documentId":"sha256:4669c73aab735ff9a6fd61d6348f8856d0c9b4728fdc1669a6dd8c075d0427a6"}} as unknown as DocumentNode<SetChoiceAddressMutation, SetChoiceAddressMutationVariables>;
export const ChooseDeliveryDocument = {"__meta__":{"documentId":"sha256:69dbbe0e90e8821078739bf64a6f0e25a145a729caedab5113c73cd4754e8bf5"}} as unknown as DocumentNode<ChooseDeliveryMutation, ChooseDeliveryMutationVariables>;
export const SuggestionsDocument = {"__meta__":{"documentId":"sha256:3ca309825f83337f84205ddb29c9b60e2441670b0bec8621bc4d190bbb727ed8"}} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const SearchPageDocument = {"__meta__":{"documentId":"sha256:954025e99f82c302d568bb699707128471111c8a0d55b09f2aeaddea1d2e2ff9"}} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;
export const SearchStartPageDocument = {"__meta__":{"documentId":"sha256:207b8edc08c916e4a8e1a90dd2e0f1c78fa9fb4b96af548be6c0acc9891b3fd5"}} as unknown as DocumentNode<SearchStartPageQuery, SearchStartPageQueryVariables>;
export const AddSearchPhraseDocument = {"__meta__":{"documentId":"sha256:a2bddc5f503ebe19214f68fe9fe8746c01e093d078a207165d1ffec56f49b368"}} as unknown as DocumentNode<AddSearchPhraseMutation, AddSearchPhraseMutationVariables>;
export const RemoveSearchPhraseDocument = {"__meta__":{"documentId":"sha256:4fef86f14c721383229113d33398dc96874a196bf2052d12b932b2822d8ecb1f"}} as unknown as DocumentNode<RemoveSearchPhraseMutation, RemoveSearchPhraseMutationVariables>;
export const FirstBouquetPageDocument = {"__meta__":{"documentId":"sha256:57a20f149856cfa0a3ea00ae4f103e45f1a4e07a996e2b52daf8a3579cb410f0"}} as unknown as DocumentNode<FirstBouquetPageQuery, FirstBouquetPageQueryVariables>;
export const ProfileManageSubscriptionPageDocument = {"__meta__":{"documentId":"sha256:dacfc4653f1d3fb9bd3055de57038abb0fe63df2e6311ea5ae250d5a6133c75a"}} as unknown as DocumentNode<ProfileManageSubscriptionPageQuery, ProfileManageSubscriptionPageQueryVariables>;
export const PauseSubscriptionDocument = {"__meta__":{"documentId":"sha256:b2e749db1b890e288e46414aacb21d857c0347c5d88218c190b3b2e7f4f135aa"}} as unknown as DocumentNode<PauseSubscriptionMutation, PauseSubscriptionMutationVariables>;
export const ResumeSubscriptionDocument = {"__meta__":{"documentId":"sha256:86a922f5703e1c46cbb75798234f9d5bc314d8250b4ed78cd7084771ce7df90c"}} as unknown as DocumentNode<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>;
export const SkipDeliveryDocument = {"__meta__":{"documentId":"sha256:e6993744a9d67ab7d4cbde122bce609b1d5b424a159a3774114ab73d32a00b7b"}} as unknown as DocumentNode<SkipDeliveryMutation, SkipDeliveryMutationVariables>;
export const SwapProductDocument = {"__meta__":{"documentId":"sha256:2101990fb1cece511c8491ae192c37771f2a1dc1ae2e9c40c0d58c4d570612bd"}} as unknown as DocumentNode<SwapProductMutation, SwapProductMutationVariables>;
export const ChangeSlotDocument = {"__meta__":{"documentId":"sha256:5487a3a613190d989037ad6a0bb42630dc27f64cb65d9e31c767cca19696ae66"}} as unknown as DocumentNode<ChangeSlotMutation, ChangeSlotMutationVariables>;
export const CancelSubscriptionDocument = {"__meta__":{"documentId":"sha256:28c5a954c8bf64eec987ad6a815df964b4bba84a61e6cc098eded5a9440544e4"}} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const SubscriptionPageDocument = {"__meta__":{"documentId":"sha256:c4c9d33dc654f196b97b3e6160dfd6857f3033d16e26c32c55f773412cc522cd"}} as unknown as DocumentNode<SubscriptionPageQuery, SubscriptionPageQueryVariables>;