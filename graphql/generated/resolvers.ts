import type { GraphQLResolveInfo } from 'graphql';
import type { Pence } from '../money.ts';
import type { ImageParent, TileParent, ProductCardParent, ProductParent, VariantParent, ReviewParent, ComboParent, CollectionSummaryParent, CollectionParent, PaginationParent, ListingParent, SearchResultParent, ConstructorBlockParent, ConstructorFlowerParent, ConstructorWrapParent, ConstructorFoliageParent, ReviewsBlockParent, CartParent, PositionParent, PromoCodeParent, RefusalParent, OrderParent, ChosenIntervalParent, OrderTransitionParent, PaymentParent, PaymentIntentParent, IntervalParent, DeliveryDateParent, DeliveryOfferParent, EarliestDeliveryParent, UserParent, SignInSettingsParent, CodeSentParent, NotificationSettingsParent, NotificationSettingParent, ImportantDatesParent, ImportantDateParent, CalendarFileParent, BonusesParent, BonusEntryParent, LoyaltyParent, TargetActionParent, UserPromoCodeParent, DeliverySubscriptionParent, SubscriptionIntervalParent } from '../parents.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AddressInput = {
  city: Scalars['String']['input'];
  line1: Scalars['String']['input'];
  line2?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['String']['input'];
};

export type Benefit = {
  __typename?: 'Benefit';
  icon: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type BonusEntry = {
  __typename?: 'BonusEntry';
  /** Negative when bonuses went. */
  amount: Money;
  at: Scalars['String']['output'];
  /** After this entry. */
  balance: Money;
  id: Scalars['Int']['output'];
  orderId: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type Bonuses = {
  __typename?: 'Bonuses';
  balance: Money;
  /** The newest first. */
  history: Array<BonusEntry>;
  nextBefore: Maybe<Scalars['Int']['output']>;
  percent: Scalars['Int']['output'];
  tooltip: Scalars['String']['output'];
};

export type CalendarFile = {
  __typename?: 'CalendarFile';
  content: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
};

export type Call = {
  __typename?: 'Call';
  hours: Scalars['String']['output'];
  label: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type CancelOrderResult = CancelledOrder | Refusal;

/** What became of the order and, as far as it was paid, of the money. */
export type CancelledOrder = {
  __typename?: 'CancelledOrder';
  message: Scalars['String']['output'];
  order: Order;
};

export type Cart = {
  __typename?: 'Cart';
  bonusesWillAccrue: Money;
  bonusesWillAccrueText: Scalars['String']['output'];
  bonusesWillAccrueTooltipText: Scalars['String']['output'];
  discount: Money;
  id: Scalars['ID']['output'];
  positions: Array<Position>;
  positionsCost: Money;
  promoCode: Maybe<PromoCode>;
  promotion: Maybe<Scalars['String']['output']>;
  /** All positions counted by quantity. */
  quantity: Scalars['Int']['output'];
  realId: Scalars['String']['output'];
  serviceFee: Money;
  totalCost: Money;
  withSubscription: Scalars['Boolean']['output'];
};

export type CartLineInput = {
  extraOfferVariantId?: InputMaybe<Scalars['Int']['input']>;
  giftCardText?: InputMaybe<Scalars['String']['input']>;
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  withSubscription?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The whole cart after the change, or why it was refused. */
export type CartResult = Cart | Refusal;

export type ChosenInterval = {
  __typename?: 'ChosenInterval';
  date: Scalars['String']['output'];
  from: Scalars['String']['output'];
  /** Until when (ISO 8601) the place is held; null once paid for. */
  heldUntil: Maybe<Scalars['String']['output']>;
  intervalId: Scalars['Int']['output'];
  price: Money;
  to: Scalars['String']['output'];
};

export type CodeSent = {
  __typename?: 'CodeSent';
  /** Why none was sent; empty when one was. */
  message: Scalars['String']['output'];
  /** Until the next code can be asked for. */
  nextCodeSecondsLeft: Scalars['Int']['output'];
  success: Scalars['Boolean']['output'];
};

export type CodeType =
  | 'EMAIL'
  | 'PHONE';

export type CodeVia =
  | 'SMS'
  | 'WHATSAPP';

export type Collection = {
  __typename?: 'Collection';
  children: Array<CollectionSummary>;
  description: Scalars['String']['output'];
  heading: Scalars['String']['output'];
  metaDescription: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  parent: Maybe<CollectionSummary>;
  siblings: Array<CollectionSummary>;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: CollectionType;
};

export type CollectionSummary = {
  __typename?: 'CollectionSummary';
  heading: Scalars['String']['output'];
  icon: Scalars['String']['output'];
  prefix: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: CollectionType;
};

export type CollectionType =
  | 'CATEGORY'
  | 'FILTER';

/** Products that cost less together. */
export type Combo = {
  __typename?: 'Combo';
  id: Scalars['Int']['output'];
  items: Array<ProductCard>;
  oldPrice: Money;
  price: Money;
  title: Scalars['String']['output'];
};

/** What the bouquet constructor offers. */
export type ConstructorBlock = {
  __typename?: 'ConstructorBlock';
  /** The making-up of a bouquet, before stems and wrap. */
  basePrice: Money;
  default: ConstructorChoice;
  flowers: Array<ConstructorFlower>;
  foliage: Array<ConstructorFoliage>;
  heading: Scalars['String']['output'];
  image: Image;
  text: Scalars['String']['output'];
  wraps: Array<ConstructorWrap>;
};

export type ConstructorBouquetInput = {
  colour: Scalars['String']['input'];
  count: Scalars['Int']['input'];
  foliage?: InputMaybe<Scalars['String']['input']>;
  giftCardText?: InputMaybe<Scalars['String']['input']>;
  length: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  species: Scalars['String']['input'];
  wrap: Scalars['String']['input'];
};

export type ConstructorChoice = {
  __typename?: 'ConstructorChoice';
  colour: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  foliage: Maybe<Scalars['String']['output']>;
  length: Scalars['String']['output'];
  species: Scalars['String']['output'];
  wrap: Scalars['String']['output'];
};

export type ConstructorFlower = {
  __typename?: 'ConstructorFlower';
  colours: Array<Scalars['String']['output']>;
  counts: Array<Scalars['Int']['output']>;
  /** A stem of the long length; null when it comes in one length only. */
  priceLong: Maybe<Money>;
  /** A stem of the short length. */
  priceShort: Money;
  species: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ConstructorFoliage = {
  __typename?: 'ConstructorFoliage';
  /** A stem. */
  price: Money;
  species: Scalars['String']['output'];
  /** Stems that go with ten flowers; rounded up. */
  stemsPerTen: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type ConstructorWrap = {
  __typename?: 'ConstructorWrap';
  price: Money;
  title: Scalars['String']['output'];
  wrap: Scalars['String']['output'];
};

export type Contact = {
  __typename?: 'Contact';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type DeliveryDate = {
  __typename?: 'DeliveryDate';
  /** Civil date in London, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  disabled: Scalars['Boolean']['output'];
  intervals: Array<Interval>;
};

export type DeliveryOffer = {
  __typename?: 'DeliveryOffer';
  /** Civil date in London, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  from: Scalars['String']['output'];
  /** The moment (ISO 8601) from which it is too late. */
  orderBy: Scalars['String']['output'];
  to: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

export type DeliverySubscription = {
  __typename?: 'DeliverySubscription';
  /** Until then (ISO 8601) the next delivery can still be changed. */
  changeUntil: Maybe<Scalars['String']['output']>;
  everyWeeks: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  image: Image;
  interval: SubscriptionInterval;
  /** What can be done now. */
  may: Array<SubscriptionAction>;
  nextDeliveryOn: Maybe<Scalars['String']['output']>;
  pausedUntil: Maybe<Scalars['String']['output']>;
  positionSlug: Scalars['String']['output'];
  /** A delivery. */
  price: Money;
  productId: Scalars['Int']['output'];
  recipient: Recipient;
  shippingAddress: ShippingAddress;
  state: DeliverySubscriptionState;
  title: Scalars['String']['output'];
  variantTitle: Scalars['String']['output'];
};

export type DeliverySubscriptionResult = DeliverySubscription | Refusal;

export type DeliverySubscriptionState =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'PAUSED';

/** A change that has nothing to show but a message. */
export type Done = {
  __typename?: 'Done';
  message: Scalars['String']['output'];
};

export type DoneResult = Done | Refusal;

export type EarliestDelivery = {
  __typename?: 'EarliestDelivery';
  /** Elsewhere in the UK. */
  nextDay: Maybe<DeliveryOffer>;
  /** In London, of what can be sent on the day. */
  sameDay: Maybe<DeliveryOffer>;
  /** The civil date in London when this was said. */
  today: Scalars['String']['output'];
};

export type Footer = {
  __typename?: 'Footer';
  columns: Array<FooterColumn>;
  legal: Scalars['String']['output'];
  social: Array<Link>;
};

export type FooterColumn = {
  __typename?: 'FooterColumn';
  links: Array<Link>;
  title: Scalars['String']['output'];
};

export type Gender =
  | 'DO_NOT_SPECIFY'
  | 'FEMALE'
  | 'MALE';

/** A picture at every size: put a size name (`size40`, `max`, …) for `{size}` and add `.avif`, `.webp` or `.jpg`. */
export type Image = {
  __typename?: 'Image';
  alt: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  /** Pixels of the largest size. */
  width: Scalars['Int']['output'];
};

export type ImportantDate = {
  __typename?: 'ImportantDate';
  /** When it was first; null when the calendar decides. */
  date: Maybe<Scalars['String']['output']>;
  daysLeft: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  /** How many days before we remind. */
  leadDays: Scalars['Int']['output'];
  muted: Scalars['Boolean']['output'];
  /** When it is next, today included. */
  nextOn: Scalars['String']['output'];
  occasion: Occasion;
  /** Where flowers for it are ordered, the date filled in. */
  orderPath: Scalars['String']['output'];
  recipientName: Maybe<Scalars['String']['output']>;
  remindAt: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type ImportantDateInput = {
  /** A civil date, YYYY-MM-DD; not for Valentine's day and Mother's day. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Seven unless it says otherwise. */
  leadDays?: InputMaybe<Scalars['Int']['input']>;
  muted?: InputMaybe<Scalars['Boolean']['input']>;
  occasion: Occasion;
  recipientName?: InputMaybe<Scalars['String']['input']>;
  /** Needed for OWN. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type ImportantDates = {
  __typename?: 'ImportantDates';
  /** The bonuses for keeping dates were earned. */
  achieved: Scalars['Boolean']['output'];
  bonusesAccrueText: Scalars['String']['output'];
  bonusesWillAccrue: Money;
  events: Array<ImportantDate>;
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ImportantDatesResult = ImportantDates | Refusal;

export type Info = {
  __typename?: 'Info';
  heading: Scalars['String']['output'];
  paragraphs: Array<Scalars['String']['output']>;
  sections: Array<InfoSection>;
};

export type InfoSection = {
  __typename?: 'InfoSection';
  heading: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type Interval = {
  __typename?: 'Interval';
  disabled: Scalars['Boolean']['output'];
  /** HH:MM, London. */
  from: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  orderBy: Scalars['String']['output'];
  placesLeft: Scalars['Int']['output'];
  price: Money;
  reason: Maybe<Scalars['String']['output']>;
  to: Scalars['String']['output'];
};

export type Link = {
  __typename?: 'Link';
  href: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Listing = {
  __typename?: 'Listing';
  collection: Collection;
  list: Array<ProductCard>;
  pagination: Pagination;
};

export type Loyalty = {
  __typename?: 'Loyalty';
  balance: Money;
  earned: Money;
  percent: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type MenuEntry = {
  __typename?: 'MenuEntry';
  children: Array<Link>;
  href: Scalars['String']['output'];
  icon: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** An amount of money in pounds sterling. */
export type Money = {
  __typename?: 'Money';
  /** Integer pence. */
  amount: Scalars['Int']['output'];
  /** As it is written on the page, e.g. £49.50. */
  text: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  addCombo: CartResult;
  /** Puts a bouquet from the constructor in the cart. */
  addConstructorBouquet: CartResult;
  addImportantDate: ImportantDatesResult;
  /** Answers the bank's 3-D Secure question of a sandbox card. */
  answerSandboxChallenge: PaymentResult;
  /** Cancels an order nobody has begun to make. */
  cancelOrder: CancelOrderResult;
  cancelSubscription: DeliverySubscriptionResult;
  changeImportantDate: ImportantDatesResult;
  changeSlot: DeliverySubscriptionResult;
  /** Takes an order that is over out of the history; answers with what is left. */
  deleteOrder: OrdersResult;
  /** Erases the account and everything personal, and signs out. */
  erasePersonalData: DoneResult;
  /** Tells of an error in the browser. */
  log: Scalars['Boolean']['output'];
  /** No deliveries until a civil date, or until it is resumed. */
  pauseSubscription: DeliverySubscriptionResult;
  /** Pays an order with a sandbox card. A real card goes from the browser to its provider and never comes here. */
  payWithSandboxCard: PaymentResult;
  /** Fixes the order and its total; from then on it awaits its payment. */
  placeOrder: OrderResult;
  removeCartLine: CartResult;
  removeCombo: CartResult;
  removeImportantDate: ImportantDatesResult;
  /** Puts what was ordered into the cart again. */
  repeatOrder: RepeatOrderResult;
  resumeSubscription: DeliverySubscriptionResult;
  /** Gives or changes the personal data; the first time completes the registration. Refusal.field says which part is wrong. */
  savePersonalData: UserResult;
  /** Sends a one-time code; the answer is the same whether or not there is an account. */
  sendCode: CodeSent;
  /** Sends a code to a new address of the user, for `emailCode` or `phoneCode`. */
  sendContactCode: CodeSent;
  /** Sends the code that confirms the erasure to the address the user signs in with. */
  sendErasureCode: CodeSent;
  setAddress: OrderResult;
  /** Puts a variant in the cart or sets its quantity (one more without it). */
  setCartLine: CartResult;
  /** Chooses and holds a delivery window; with an order id, for an order that awaits payment and lost its window. */
  setInterval: OrderResult;
  setNewsletter: NewsletterResult;
  setNotifications: NotificationsResult;
  setRecipient: OrderResult;
  setWithSubscription: CartResult;
  /** Signs in with a code, and makes what the guest had the user's. The tokens go into cookies no script can read. */
  signIn: SignInResult;
  /** Ends the sign-in; true also when nobody was signed in. */
  signOut: Scalars['Boolean']['output'];
  /** Leaves out the delivery on that date; said twice, it leaves out one. */
  skipDelivery: DeliverySubscriptionResult;
  /** Begins to check out the cart, or goes on with what was begun. */
  startCheckout: OrderResult;
  swapProduct: DeliverySubscriptionResult;
  /** Unsubscribes by the token of a link in a message; nobody has to be signed in. */
  unsubscribe: DoneResult;
  /** No more text messages for the user. */
  unsubscribeSms: DoneResult;
};


export type MutationAddComboArgs = {
  comboId: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddConstructorBouquetArgs = {
  input: ConstructorBouquetInput;
};


export type MutationAddImportantDateArgs = {
  input: ImportantDateInput;
};


export type MutationAnswerSandboxChallengeArgs = {
  approve: Scalars['Boolean']['input'];
  orderId: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  id: Scalars['String']['input'];
};


export type MutationCancelSubscriptionArgs = {
  id: Scalars['String']['input'];
};


export type MutationChangeImportantDateArgs = {
  id: Scalars['Int']['input'];
  input: ImportantDateInput;
};


export type MutationChangeSlotArgs = {
  date?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  intervalId: Scalars['Int']['input'];
};


export type MutationDeleteOrderArgs = {
  id: Scalars['String']['input'];
};


export type MutationErasePersonalDataArgs = {
  code: Scalars['String']['input'];
};


export type MutationLogArgs = {
  message: Scalars['String']['input'];
  path?: InputMaybe<Scalars['String']['input']>;
  stack?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPauseSubscriptionArgs = {
  id: Scalars['String']['input'];
  until?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPayWithSandboxCardArgs = {
  card: SandboxCardInput;
  orderId: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationRemoveCartLineArgs = {
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationRemoveComboArgs = {
  comboId: Scalars['Int']['input'];
};


export type MutationRemoveImportantDateArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRepeatOrderArgs = {
  id: Scalars['String']['input'];
};


export type MutationResumeSubscriptionArgs = {
  id: Scalars['String']['input'];
};


export type MutationSavePersonalDataArgs = {
  input: PersonalDataInput;
};


export type MutationSendCodeArgs = {
  input: SendCodeInput;
};


export type MutationSendContactCodeArgs = {
  receiver: Scalars['String']['input'];
  type: CodeType;
};


export type MutationSetAddressArgs = {
  input: AddressInput;
};


export type MutationSetCartLineArgs = {
  input: CartLineInput;
};


export type MutationSetIntervalArgs = {
  date: Scalars['String']['input'];
  intervalId: Scalars['Int']['input'];
  orderId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetNewsletterArgs = {
  subscribed: Scalars['Boolean']['input'];
};


export type MutationSetNotificationsArgs = {
  input: NotificationsInput;
};


export type MutationSetRecipientArgs = {
  input: RecipientInput;
};


export type MutationSetWithSubscriptionArgs = {
  withSubscription: Scalars['Boolean']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSkipDeliveryArgs = {
  id: Scalars['String']['input'];
  nextDeliveryOn: Scalars['String']['input'];
};


export type MutationSwapProductArgs = {
  id: Scalars['String']['input'];
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};

export type Navigation = {
  __typename?: 'Navigation';
  call: Call;
  main: Array<MenuEntry>;
  other: Array<Link>;
};

export type Newsletter = {
  __typename?: 'Newsletter';
  email: Maybe<Scalars['String']['output']>;
  subscribed: Scalars['Boolean']['output'];
};

export type NewsletterResult = Newsletter | Refusal;

export type NotificationChannel =
  | 'EMAIL'
  | 'SMS'
  | 'WHATSAPP';

export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  channel: NotificationChannel;
  enabled: Scalars['Boolean']['output'];
  /** It cannot be switched off. */
  locked: Scalars['Boolean']['output'];
  topic: NotificationTopic;
};

export type NotificationSettingInput = {
  channel: NotificationChannel;
  enabled: Scalars['Boolean']['input'];
  topic: NotificationTopic;
};

export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Occasions never written about. */
  mutedOccasions: Array<Occasion>;
  settings: Array<NotificationSetting>;
};

export type NotificationTopic =
  | 'OFFERS'
  | 'ORDERS'
  | 'REMINDERS';

/** What is not named stays as it is. */
export type NotificationsInput = {
  mutedOccasions?: InputMaybe<Array<Occasion>>;
  settings?: InputMaybe<Array<NotificationSettingInput>>;
};

export type NotificationsResult = NotificationSettings | Refusal;

export type Occasion =
  | 'BIRTHDAY'
  | 'MOTHERS_DAY'
  | 'OWN'
  | 'SPECIAL_ANNIVERSARY'
  | 'VALENTINES_DAY'
  | 'WEDDING_DAY';

export type Order = {
  __typename?: 'Order';
  cashback: Money;
  contact: Maybe<Contact>;
  createdAt: Scalars['String']['output'];
  deliveryAmount: Money;
  discount: Money;
  id: Scalars['ID']['output'];
  interval: Maybe<ChosenInterval>;
  /** The shopper may still cancel it. */
  mayCancel: Scalars['Boolean']['output'];
  /** It is over and may be taken out of the history. */
  mayDelete: Scalars['Boolean']['output'];
  /** What has to be filled in before it can be paid for. */
  missing: Array<Scalars['String']['output']>;
  payment: Maybe<Payment>;
  positions: Array<Position>;
  positionsCost: Money;
  recipient: Maybe<Recipient>;
  serviceFee: Money;
  shippingAddress: Maybe<ShippingAddress>;
  state: OrderState;
  timeline: Array<OrderTransition>;
  totalCost: Money;
};

export type OrderBy =
  | 'NEWEST'
  | 'POPULARITY'
  | 'PRICE';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type OrderList = {
  __typename?: 'OrderList';
  list: Array<Order>;
};

export type OrderResult = Order | Refusal;

export type OrderState =
  | 'AWAITING_PAYMENT'
  | 'CANCELLED'
  | 'DELIVERED'
  | 'DRAFT'
  | 'ON_ITS_WAY'
  | 'PAID'
  | 'PREPARING'
  | 'REFUNDED';

export type OrderTransition = {
  __typename?: 'OrderTransition';
  at: Scalars['String']['output'];
  state: OrderState;
};

export type OrdersResult = OrderList | Refusal;

export type Pagination = {
  __typename?: 'Pagination';
  page: Scalars['Int']['output'];
  perPage: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type PaidOrder = {
  __typename?: 'PaidOrder';
  orderId: Maybe<Scalars['String']['output']>;
  paid: Scalars['Boolean']['output'];
};

/** The newest payment of an order. */
export type Payment = {
  __typename?: 'Payment';
  message: Maybe<Scalars['String']['output']>;
  method: Scalars['String']['output'];
  state: PaymentState;
};

export type PaymentIntent = {
  __typename?: 'PaymentIntent';
  amount: Money;
  /** Why the last attempt failed, for a person. */
  message: Maybe<Scalars['String']['output']>;
  orderId: Scalars['String']['output'];
  state: PaymentState;
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type PaymentMethods = {
  __typename?: 'PaymentMethods';
  default: Scalars['String']['output'];
  methods: Array<PaymentMethod>;
};

export type PaymentResult = PaymentIntent | Refusal;

export type PaymentState =
  | 'FAILED'
  | 'PROCESSING'
  | 'REQUIRES_ACTION'
  | 'REQUIRES_PAYMENT'
  | 'SUCCEEDED';

/** As typed; what is wrong is told in the shop's own words. What is left out stays as it is, but name and gender. */
export type PersonalDataInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  emailCode?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCode?: InputMaybe<Scalars['String']['input']>;
};

export type PickBouquet = {
  __typename?: 'PickBouquet';
  heading: Scalars['String']['output'];
  steps: Array<PickBouquetStep>;
};

export type PickBouquetStep = {
  __typename?: 'PickBouquetStep';
  choices: Array<Link>;
  title: Scalars['String']['output'];
};

export type PlaceOrderInput = {
  email: Scalars['String']['input'];
  /** What the shopper saw, in pence: when it is another by now the order is not placed. */
  expectedTotal?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  orderId: Scalars['String']['input'];
  paymentMethod: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type Position = {
  __typename?: 'Position';
  comboId: Maybe<Scalars['Int']['output']>;
  cost: Money;
  giftCardText: Maybe<Scalars['String']['output']>;
  image: Image;
  offerRealId: Scalars['String']['output'];
  offerTitle: Scalars['String']['output'];
  oldUnitPrice: Maybe<Money>;
  policyId: Scalars['Int']['output'];
  /** Names this line of the cart. */
  positionSlug: Scalars['String']['output'];
  productId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  sameDay: Scalars['Boolean']['output'];
  unitPrice: Money;
  variantTitle: Scalars['String']['output'];
};

export type Product = {
  __typename?: 'Product';
  care: Array<Scalars['String']['output']>;
  collections: Array<CollectionSummary>;
  combos: Array<Combo>;
  contains: Array<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  extras: Array<ProductCard>;
  id: Scalars['Int']['output'];
  image: Image;
  images: Array<Image>;
  kind: Scalars['String']['output'];
  oldPrice: Maybe<Money>;
  price: Money;
  rating: Maybe<Scalars['Float']['output']>;
  ratingBreakdown: Array<RatingCount>;
  realId: Scalars['String']['output'];
  reviewCount: Scalars['Int']['output'];
  reviews: Array<Review>;
  sameDay: Scalars['Boolean']['output'];
  similar: Array<ProductCard>;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  variants: Array<Variant>;
};

/** A product as listings show it. Prices are all-in. */
export type ProductCard = {
  __typename?: 'ProductCard';
  /** More than one variant: the price is where they start. */
  hasOptions: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  image: Image;
  kind: Scalars['String']['output'];
  oldPrice: Maybe<Money>;
  /** The default variant. */
  positionSlug: Scalars['String']['output'];
  price: Money;
  rating: Maybe<Scalars['Float']['output']>;
  realId: Scalars['String']['output'];
  reviewCount: Scalars['Int']['output'];
  sameDay: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PromoCode = {
  __typename?: 'PromoCode';
  code: Scalars['String']['output'];
  discount: Money;
  message: Scalars['String']['output'];
};

export type PromoCodeState =
  | 'EXPIRED'
  | 'USABLE'
  | 'USED';

export type Query = {
  __typename?: 'Query';
  benefits: Maybe<Array<Benefit>>;
  bestSellers: Maybe<Listing>;
  /** The balance and its history; `before` is the id a page comes after. Null for a guest. */
  bonuses: Maybe<Bonuses>;
  /** The visitor's cart; null before the first thing is put in it. */
  cart: Maybe<Cart>;
  /** The order being checked out; null when there is none. */
  checkout: Maybe<Order>;
  constructorBlock: Maybe<ConstructorBlock>;
  /** The important dates as an iCalendar file, all or one; null when there is none. */
  dateCalendar: Maybe<CalendarFile>;
  /** The dates and windows the checkout can be delivered in; empty until it has an address. */
  deliveryIntervals: Maybe<Array<DeliveryDate>>;
  /** The user's delivery subscriptions; null for a guest. */
  deliverySubscriptions: Maybe<Array<DeliverySubscription>>;
  /** The soonest anything can arrive; for the countdown on products. */
  earliestDelivery: Maybe<EarliestDelivery>;
  faq: Maybe<Array<Question>>;
  footer: Maybe<Footer>;
  /** The user's important dates, the soonest first; null for a guest. */
  importantDates: Maybe<ImportantDates>;
  info: Maybe<Info>;
  letterboxFlowers: Maybe<Listing>;
  /** A page of a category or filter; null when there is none of that name. */
  listing: Maybe<Listing>;
  loyalty: Maybe<Loyalty>;
  /** Who is signed in; null for a guest. */
  me: Maybe<User>;
  /** The menu of the header. */
  navigation: Maybe<Navigation>;
  newBouquets: Maybe<Listing>;
  /** The newest order of this visitor that was ordered. */
  newestOrder: Maybe<PaidOrder>;
  /** What the user hears of; null for a guest. */
  notificationSettings: Maybe<NotificationSettings>;
  /** An order of this visitor; null when there is none of that number. */
  order: Maybe<Order>;
  /** What the user ordered, the newest first; with `search`, those it stands in. Null for a guest. */
  orders: Maybe<Array<Order>>;
  paymentMethods: Maybe<PaymentMethods>;
  /** Everything kept about the user, as JSON to take along; null for a guest. */
  personalDataExport: Maybe<Scalars['String']['output']>;
  pickBouquet: Maybe<PickBouquet>;
  popularCategories: Maybe<Array<Tile>>;
  /** A product by id; null when there is none. */
  product: Maybe<Product>;
  /** The user's promo codes, usable ones first; null for a guest. */
  promoCodes: Maybe<Array<UserPromoCode>>;
  /** Cards in the order of the ids; unknown ones are left out. */
  recentlyViewed: Maybe<Array<ProductCard>>;
  recipient: Maybe<Array<Tile>>;
  reviews: Maybe<ReviewsBlock>;
  roses: Maybe<Listing>;
  /** Products that match words, best first. */
  search: Maybe<SearchResult>;
  shopByPrice: Maybe<Array<Tile>>;
  signInSettings: SignInSettings;
  similarBouquets: Maybe<Array<ProductCard>>;
  specialOffers: Maybe<Listing>;
  targetActions: Maybe<Array<TargetAction>>;
  trendyBouquets: Maybe<Listing>;
  underPs30: Maybe<Listing>;
};


export type QueryBonusesArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDateCalendarArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListingArgs = {
  orderBy?: InputMaybe<OrderBy>;
  orderDirection?: InputMaybe<OrderDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
  type: CollectionType;
};


export type QueryOrderArgs = {
  id: Scalars['String']['input'];
};


export type QueryOrdersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductArgs = {
  id: Scalars['Int']['input'];
};


export type QueryRecentlyViewedArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type QuerySearchArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};

export type Question = {
  __typename?: 'Question';
  answer: Scalars['String']['output'];
  question: Scalars['String']['output'];
  topic: Scalars['String']['output'];
};

export type RatingCount = {
  __typename?: 'RatingCount';
  count: Scalars['Int']['output'];
  rating: Scalars['Int']['output'];
};

export type Recipient = {
  __typename?: 'Recipient';
  anonymous: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  note: Maybe<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
};

export type RecipientInput = {
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};

/** A change that was refused: nothing has changed. */
export type Refusal = {
  __typename?: 'Refusal';
  code: Scalars['String']['output'];
  field: Maybe<Scalars['String']['output']>;
  /** One sentence for the shopper. */
  message: Scalars['String']['output'];
};

export type RepeatOrderResult = Refusal | RepeatedOrder;

export type RepeatedOrder = {
  __typename?: 'RepeatedOrder';
  cart: Cart;
  /** What there is no more, or has no room in the cart. */
  leftOut: Array<Scalars['String']['output']>;
};

export type Review = {
  __typename?: 'Review';
  author: Scalars['String']['output'];
  city: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  productId: Maybe<Scalars['Int']['output']>;
  /** Civil date in London, YYYY-MM-DD. */
  publishedOn: Scalars['String']['output'];
  rating: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ReviewsBlock = {
  __typename?: 'ReviewsBlock';
  average: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  list: Array<Review>;
};

export type SandboxCardInput = {
  /** Made anew for each press of the button: a repeated press is charged once. */
  attempt?: InputMaybe<Scalars['String']['input']>;
  cvc: Scalars['String']['input'];
  expiry: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type SearchResult = {
  __typename?: 'SearchResult';
  list: Array<ProductCard>;
  pagination: Pagination;
};

export type SendCodeInput = {
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** A phone number or an e-mail address, as typed. */
  receiver: Scalars['String']['input'];
  type: CodeType;
  /** For a phone; a text message unless it says otherwise. */
  via?: InputMaybe<CodeVia>;
};

export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  city: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

export type SignInInput = {
  code: Scalars['String']['input'];
  receiver: Scalars['String']['input'];
  type: CodeType;
};

export type SignInResult = Refusal | SignedIn;

export type SignInSettings = {
  __typename?: 'SignInSettings';
  /** Of the invisible reCAPTCHA v2; null when none is asked. */
  captchaSiteKey: Maybe<Scalars['String']['output']>;
  codeLength: Scalars['Int']['output'];
  resendSeconds: Scalars['Int']['output'];
};

export type SignedIn = {
  __typename?: 'SignedIn';
  /** The personal data are still to be given. */
  isNewUser: Scalars['Boolean']['output'];
  user: User;
};

export type Stem = {
  __typename?: 'Stem';
  colour: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  species: Scalars['String']['output'];
};

export type SubscriptionAction =
  | 'CANCEL'
  | 'PAUSE'
  | 'RESUME'
  | 'SKIP'
  | 'SLOT'
  | 'SWAP';

export type SubscriptionInterval = {
  __typename?: 'SubscriptionInterval';
  from: Scalars['String']['output'];
  intervalId: Scalars['Int']['output'];
  to: Scalars['String']['output'];
};

export type TargetAction = {
  __typename?: 'TargetAction';
  achieved: Scalars['Boolean']['output'];
  bonuses: Money;
  code: Scalars['String']['output'];
  href: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Tile = {
  __typename?: 'Tile';
  href: Scalars['String']['output'];
  image: Maybe<Image>;
  text: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
  email: Maybe<Scalars['String']['output']>;
  emailVerified: Scalars['Boolean']['output'];
  gender: Maybe<Gender>;
  id: Scalars['ID']['output'];
  name: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  phoneVerified: Scalars['Boolean']['output'];
  /** The personal data were given. */
  registered: Scalars['Boolean']['output'];
};

export type UserPromoCode = {
  __typename?: 'UserPromoCode';
  appOnly: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  expiresAt: Maybe<Scalars['String']['output']>;
  minimum: Money;
  state: PromoCodeState;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type UserResult = Refusal | User;

export type Variant = {
  __typename?: 'Variant';
  colour: Maybe<Scalars['String']['output']>;
  /** Stems. */
  count: Maybe<Scalars['Int']['output']>;
  image: Image;
  length: Maybe<Scalars['String']['output']>;
  oldPrice: Maybe<Money>;
  price: Money;
  size: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  stems: Array<Stem>;
  title: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CancelOrderResult:
    | ( Omit<CancelledOrder, 'order'> & { order: _RefType['Order'] } )
    | ( RefusalParent )
  ;
  CartResult:
    | ( CartParent )
    | ( RefusalParent )
  ;
  DeliverySubscriptionResult:
    | ( DeliverySubscriptionParent )
    | ( RefusalParent )
  ;
  DoneResult:
    | ( Done )
    | ( RefusalParent )
  ;
  ImportantDatesResult:
    | ( ImportantDatesParent )
    | ( RefusalParent )
  ;
  NewsletterResult:
    | ( Newsletter )
    | ( RefusalParent )
  ;
  NotificationsResult:
    | ( NotificationSettingsParent )
    | ( RefusalParent )
  ;
  OrderResult:
    | ( OrderParent )
    | ( RefusalParent )
  ;
  OrdersResult:
    | ( Omit<OrderList, 'list'> & { list: Array<_RefType['Order']> } )
    | ( RefusalParent )
  ;
  PaymentResult:
    | ( PaymentIntentParent )
    | ( RefusalParent )
  ;
  RepeatOrderResult:
    | ( RefusalParent )
    | ( Omit<RepeatedOrder, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  SignInResult:
    | ( RefusalParent )
    | ( Omit<SignedIn, 'user'> & { user: _RefType['User'] } )
  ;
  UserResult:
    | ( RefusalParent )
    | ( UserParent )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressInput: AddressInput;
  Benefit: ResolverTypeWrapper<Benefit>;
  BonusEntry: ResolverTypeWrapper<BonusEntryParent>;
  Bonuses: ResolverTypeWrapper<BonusesParent>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CalendarFile: ResolverTypeWrapper<CalendarFileParent>;
  Call: ResolverTypeWrapper<Call>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelledOrder: ResolverTypeWrapper<Omit<CancelledOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  Cart: ResolverTypeWrapper<CartParent>;
  CartLineInput: CartLineInput;
  CartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CartResult']>;
  ChosenInterval: ResolverTypeWrapper<ChosenIntervalParent>;
  CodeSent: ResolverTypeWrapper<CodeSentParent>;
  CodeType: CodeType;
  CodeVia: CodeVia;
  Collection: ResolverTypeWrapper<CollectionParent>;
  CollectionSummary: ResolverTypeWrapper<CollectionSummaryParent>;
  CollectionType: CollectionType;
  Combo: ResolverTypeWrapper<ComboParent>;
  ConstructorBlock: ResolverTypeWrapper<ConstructorBlockParent>;
  ConstructorBouquetInput: ConstructorBouquetInput;
  ConstructorChoice: ResolverTypeWrapper<ConstructorChoice>;
  ConstructorFlower: ResolverTypeWrapper<ConstructorFlowerParent>;
  ConstructorFoliage: ResolverTypeWrapper<ConstructorFoliageParent>;
  ConstructorWrap: ResolverTypeWrapper<ConstructorWrapParent>;
  Contact: ResolverTypeWrapper<Contact>;
  DeliveryDate: ResolverTypeWrapper<DeliveryDateParent>;
  DeliveryOffer: ResolverTypeWrapper<DeliveryOfferParent>;
  DeliverySubscription: ResolverTypeWrapper<DeliverySubscriptionParent>;
  DeliverySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeliverySubscriptionResult']>;
  DeliverySubscriptionState: DeliverySubscriptionState;
  Done: ResolverTypeWrapper<Done>;
  DoneResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DoneResult']>;
  EarliestDelivery: ResolverTypeWrapper<EarliestDeliveryParent>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Footer: ResolverTypeWrapper<Footer>;
  FooterColumn: ResolverTypeWrapper<FooterColumn>;
  Gender: Gender;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageParent>;
  ImportantDate: ResolverTypeWrapper<ImportantDateParent>;
  ImportantDateInput: ImportantDateInput;
  ImportantDates: ResolverTypeWrapper<ImportantDatesParent>;
  ImportantDatesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportantDatesResult']>;
  Info: ResolverTypeWrapper<Info>;
  InfoSection: ResolverTypeWrapper<InfoSection>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interval: ResolverTypeWrapper<IntervalParent>;
  Link: ResolverTypeWrapper<Link>;
  Listing: ResolverTypeWrapper<ListingParent>;
  Loyalty: ResolverTypeWrapper<LoyaltyParent>;
  MenuEntry: ResolverTypeWrapper<MenuEntry>;
  Money: ResolverTypeWrapper<Pence>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Navigation: ResolverTypeWrapper<Navigation>;
  Newsletter: ResolverTypeWrapper<Newsletter>;
  NewsletterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NewsletterResult']>;
  NotificationChannel: NotificationChannel;
  NotificationSetting: ResolverTypeWrapper<NotificationSettingParent>;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: ResolverTypeWrapper<NotificationSettingsParent>;
  NotificationTopic: NotificationTopic;
  NotificationsInput: NotificationsInput;
  NotificationsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NotificationsResult']>;
  Occasion: Occasion;
  Order: ResolverTypeWrapper<OrderParent>;
  OrderBy: OrderBy;
  OrderDirection: OrderDirection;
  OrderList: ResolverTypeWrapper<Omit<OrderList, 'list'> & { list: Array<ResolversTypes['Order']> }>;
  OrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderResult']>;
  OrderState: OrderState;
  OrderTransition: ResolverTypeWrapper<OrderTransitionParent>;
  OrdersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrdersResult']>;
  Pagination: ResolverTypeWrapper<PaginationParent>;
  PaidOrder: ResolverTypeWrapper<PaidOrder>;
  Payment: ResolverTypeWrapper<PaymentParent>;
  PaymentIntent: ResolverTypeWrapper<PaymentIntentParent>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethods: ResolverTypeWrapper<PaymentMethods>;
  PaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentResult']>;
  PaymentState: PaymentState;
  PersonalDataInput: PersonalDataInput;
  PickBouquet: ResolverTypeWrapper<PickBouquet>;
  PickBouquetStep: ResolverTypeWrapper<PickBouquetStep>;
  PlaceOrderInput: PlaceOrderInput;
  Position: ResolverTypeWrapper<PositionParent>;
  Product: ResolverTypeWrapper<ProductParent>;
  ProductCard: ResolverTypeWrapper<ProductCardParent>;
  PromoCode: ResolverTypeWrapper<PromoCodeParent>;
  PromoCodeState: PromoCodeState;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  Recipient: ResolverTypeWrapper<Recipient>;
  RecipientInput: RecipientInput;
  Refusal: ResolverTypeWrapper<RefusalParent>;
  RepeatOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepeatOrderResult']>;
  RepeatedOrder: ResolverTypeWrapper<Omit<RepeatedOrder, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Review: ResolverTypeWrapper<ReviewParent>;
  ReviewsBlock: ResolverTypeWrapper<ReviewsBlockParent>;
  SandboxCardInput: SandboxCardInput;
  SearchResult: ResolverTypeWrapper<SearchResultParent>;
  SendCodeInput: SendCodeInput;
  ShippingAddress: ResolverTypeWrapper<ShippingAddress>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignInSettings: ResolverTypeWrapper<SignInSettingsParent>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'user'> & { user: ResolversTypes['User'] }>;
  Stem: ResolverTypeWrapper<Stem>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscriptionAction: SubscriptionAction;
  SubscriptionInterval: ResolverTypeWrapper<SubscriptionIntervalParent>;
  TargetAction: ResolverTypeWrapper<TargetActionParent>;
  Tile: ResolverTypeWrapper<TileParent>;
  User: ResolverTypeWrapper<UserParent>;
  UserPromoCode: ResolverTypeWrapper<UserPromoCodeParent>;
  UserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UserResult']>;
  Variant: ResolverTypeWrapper<VariantParent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInput: AddressInput;
  Benefit: Benefit;
  BonusEntry: BonusEntryParent;
  Bonuses: BonusesParent;
  Boolean: Scalars['Boolean']['output'];
  CalendarFile: CalendarFileParent;
  Call: Call;
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  CancelledOrder: Omit<CancelledOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  Cart: CartParent;
  CartLineInput: CartLineInput;
  CartResult: ResolversUnionTypes<ResolversParentTypes>['CartResult'];
  ChosenInterval: ChosenIntervalParent;
  CodeSent: CodeSentParent;
  Collection: CollectionParent;
  CollectionSummary: CollectionSummaryParent;
  Combo: ComboParent;
  ConstructorBlock: ConstructorBlockParent;
  ConstructorBouquetInput: ConstructorBouquetInput;
  ConstructorChoice: ConstructorChoice;
  ConstructorFlower: ConstructorFlowerParent;
  ConstructorFoliage: ConstructorFoliageParent;
  ConstructorWrap: ConstructorWrapParent;
  Contact: Contact;
  DeliveryDate: DeliveryDateParent;
  DeliveryOffer: DeliveryOfferParent;
  DeliverySubscription: DeliverySubscriptionParent;
  DeliverySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['DeliverySubscriptionResult'];
  Done: Done;
  DoneResult: ResolversUnionTypes<ResolversParentTypes>['DoneResult'];
  EarliestDelivery: EarliestDeliveryParent;
  Float: Scalars['Float']['output'];
  Footer: Footer;
  FooterColumn: FooterColumn;
  ID: Scalars['ID']['output'];
  Image: ImageParent;
  ImportantDate: ImportantDateParent;
  ImportantDateInput: ImportantDateInput;
  ImportantDates: ImportantDatesParent;
  ImportantDatesResult: ResolversUnionTypes<ResolversParentTypes>['ImportantDatesResult'];
  Info: Info;
  InfoSection: InfoSection;
  Int: Scalars['Int']['output'];
  Interval: IntervalParent;
  Link: Link;
  Listing: ListingParent;
  Loyalty: LoyaltyParent;
  MenuEntry: MenuEntry;
  Money: Pence;
  Mutation: Record<PropertyKey, never>;
  Navigation: Navigation;
  Newsletter: Newsletter;
  NewsletterResult: ResolversUnionTypes<ResolversParentTypes>['NewsletterResult'];
  NotificationSetting: NotificationSettingParent;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: NotificationSettingsParent;
  NotificationsInput: NotificationsInput;
  NotificationsResult: ResolversUnionTypes<ResolversParentTypes>['NotificationsResult'];
  Order: OrderParent;
  OrderList: Omit<OrderList, 'list'> & { list: Array<ResolversParentTypes['Order']> };
  OrderResult: ResolversUnionTypes<ResolversParentTypes>['OrderResult'];
  OrderTransition: OrderTransitionParent;
  OrdersResult: ResolversUnionTypes<ResolversParentTypes>['OrdersResult'];
  Pagination: PaginationParent;
  PaidOrder: PaidOrder;
  Payment: PaymentParent;
  PaymentIntent: PaymentIntentParent;
  PaymentMethod: PaymentMethod;
  PaymentMethods: PaymentMethods;
  PaymentResult: ResolversUnionTypes<ResolversParentTypes>['PaymentResult'];
  PersonalDataInput: PersonalDataInput;
  PickBouquet: PickBouquet;
  PickBouquetStep: PickBouquetStep;
  PlaceOrderInput: PlaceOrderInput;
  Position: PositionParent;
  Product: ProductParent;
  ProductCard: ProductCardParent;
  PromoCode: PromoCodeParent;
  Query: Record<PropertyKey, never>;
  Question: Question;
  RatingCount: RatingCount;
  Recipient: Recipient;
  RecipientInput: RecipientInput;
  Refusal: RefusalParent;
  RepeatOrderResult: ResolversUnionTypes<ResolversParentTypes>['RepeatOrderResult'];
  RepeatedOrder: Omit<RepeatedOrder, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Review: ReviewParent;
  ReviewsBlock: ReviewsBlockParent;
  SandboxCardInput: SandboxCardInput;
  SearchResult: SearchResultParent;
  SendCodeInput: SendCodeInput;
  ShippingAddress: ShippingAddress;
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignInSettings: SignInSettingsParent;
  SignedIn: Omit<SignedIn, 'user'> & { user: ResolversParentTypes['User'] };
  Stem: Stem;
  String: Scalars['String']['output'];
  SubscriptionInterval: SubscriptionIntervalParent;
  TargetAction: TargetActionParent;
  Tile: TileParent;
  User: UserParent;
  UserPromoCode: UserPromoCodeParent;
  UserResult: ResolversUnionTypes<ResolversParentTypes>['UserResult'];
  Variant: VariantParent;
};

export type BenefitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Benefit'] = ResolversParentTypes['Benefit']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusEntry'] = ResolversParentTypes['BonusEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bonuses'] = ResolversParentTypes['Bonuses']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['BonusEntry']>, ParentType, ContextType>;
  nextBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tooltip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarFile'] = ResolversParentTypes['CalendarFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CallResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelOrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelOrderResult'] = ResolversParentTypes['CancelOrderResult']> = {
  __resolveType: TypeResolveFn<'CancelledOrder' | 'Refusal', ParentType, ContextType>;
};

export type CancelledOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelledOrder'] = ResolversParentTypes['CancelledOrder']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  bonusesWillAccrue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusesWillAccrueText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bonusesWillAccrueTooltipText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  positionsCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  realId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartResult'] = ResolversParentTypes['CartResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'Refusal', ParentType, ContextType>;
};

export type ChosenIntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChosenInterval'] = ResolversParentTypes['ChosenInterval']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCodeSecondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  children?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  siblings?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CollectionType'], ParentType, ContextType>;
};

export type CollectionSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectionSummary'] = ResolversParentTypes['CollectionSummary']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CollectionType'], ParentType, ContextType>;
};

export type ComboResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Combo'] = ResolversParentTypes['Combo']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  oldPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConstructorBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConstructorBlock'] = ResolversParentTypes['ConstructorBlock']> = {
  basePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['ConstructorChoice'], ParentType, ContextType>;
  flowers?: Resolver<Array<ResolversTypes['ConstructorFlower']>, ParentType, ContextType>;
  foliage?: Resolver<Array<ResolversTypes['ConstructorFoliage']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wraps?: Resolver<Array<ResolversTypes['ConstructorWrap']>, ParentType, ContextType>;
};

export type ConstructorChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConstructorChoice'] = ResolversParentTypes['ConstructorChoice']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  foliage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wrap?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConstructorFlowerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConstructorFlower'] = ResolversParentTypes['ConstructorFlower']> = {
  colours?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  priceLong?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceShort?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConstructorFoliageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConstructorFoliage'] = ResolversParentTypes['ConstructorFoliage']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stemsPerTen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConstructorWrapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConstructorWrap'] = ResolversParentTypes['ConstructorWrap']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wrap?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryDate'] = ResolversParentTypes['DeliveryDate']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  intervals?: Resolver<Array<ResolversTypes['Interval']>, ParentType, ContextType>;
};

export type DeliveryOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryOffer'] = ResolversParentTypes['DeliveryOffer']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliverySubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliverySubscription'] = ResolversParentTypes['DeliverySubscription']> = {
  changeUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['SubscriptionInterval'], ParentType, ContextType>;
  may?: Resolver<Array<ResolversTypes['SubscriptionAction']>, ParentType, ContextType>;
  nextDeliveryOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliverySubscriptionState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliverySubscriptionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliverySubscriptionResult'] = ResolversParentTypes['DeliverySubscriptionResult']> = {
  __resolveType: TypeResolveFn<'DeliverySubscription' | 'Refusal', ParentType, ContextType>;
};

export type DoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DoneResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DoneResult'] = ResolversParentTypes['DoneResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'Refusal', ParentType, ContextType>;
};

export type EarliestDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarliestDelivery'] = ResolversParentTypes['EarliestDelivery']> = {
  nextDay?: Resolver<Maybe<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  sameDay?: Resolver<Maybe<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Footer'] = ResolversParentTypes['Footer']> = {
  columns?: Resolver<Array<ResolversTypes['FooterColumn']>, ParentType, ContextType>;
  legal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type FooterColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FooterColumn'] = ResolversParentTypes['FooterColumn']> = {
  links?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportantDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportantDate'] = ResolversParentTypes['ImportantDate']> = {
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  muted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasion?: Resolver<ResolversTypes['Occasion'], ParentType, ContextType>;
  orderPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remindAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportantDatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportantDates'] = ResolversParentTypes['ImportantDates']> = {
  achieved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonusesAccrueText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bonusesWillAccrue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['ImportantDate']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportantDatesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportantDatesResult'] = ResolversParentTypes['ImportantDatesResult']> = {
  __resolveType: TypeResolveFn<'ImportantDates' | 'Refusal', ParentType, ContextType>;
};

export type InfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Info'] = ResolversParentTypes['Info']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['InfoSection']>, ParentType, ContextType>;
};

export type InfoSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InfoSection'] = ResolversParentTypes['InfoSection']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Interval'] = ResolversParentTypes['Interval']> = {
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type LoyaltyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Loyalty'] = ResolversParentTypes['Loyalty']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MenuEntry'] = ResolversParentTypes['MenuEntry']> = {
  children?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCombo?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddComboArgs, 'comboId'>>;
  addConstructorBouquet?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddConstructorBouquetArgs, 'input'>>;
  addImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationAddImportantDateArgs, 'input'>>;
  answerSandboxChallenge?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationAnswerSandboxChallengeArgs, 'approve' | 'orderId'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  cancelSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'id'>>;
  changeImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationChangeImportantDateArgs, 'id' | 'input'>>;
  changeSlot?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationChangeSlotArgs, 'id' | 'intervalId'>>;
  deleteOrder?: Resolver<ResolversTypes['OrdersResult'], ParentType, ContextType, RequireFields<MutationDeleteOrderArgs, 'id'>>;
  erasePersonalData?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'code'>>;
  log?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLogArgs, 'message'>>;
  pauseSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationPauseSubscriptionArgs, 'id'>>;
  payWithSandboxCard?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationPayWithSandboxCardArgs, 'card' | 'orderId'>>;
  placeOrder?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  removeCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'positionSlug' | 'productId'>>;
  removeCombo?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveComboArgs, 'comboId'>>;
  removeImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationRemoveImportantDateArgs, 'id'>>;
  repeatOrder?: Resolver<ResolversTypes['RepeatOrderResult'], ParentType, ContextType, RequireFields<MutationRepeatOrderArgs, 'id'>>;
  resumeSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationResumeSubscriptionArgs, 'id'>>;
  savePersonalData?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, RequireFields<MutationSavePersonalDataArgs, 'input'>>;
  sendCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'input'>>;
  sendContactCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendContactCodeArgs, 'receiver' | 'type'>>;
  sendErasureCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType>;
  setAddress?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetAddressArgs, 'input'>>;
  setCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartLineArgs, 'input'>>;
  setInterval?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetIntervalArgs, 'date' | 'intervalId'>>;
  setNewsletter?: Resolver<ResolversTypes['NewsletterResult'], ParentType, ContextType, RequireFields<MutationSetNewsletterArgs, 'subscribed'>>;
  setNotifications?: Resolver<ResolversTypes['NotificationsResult'], ParentType, ContextType, RequireFields<MutationSetNotificationsArgs, 'input'>>;
  setRecipient?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetRecipientArgs, 'input'>>;
  setWithSubscription?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetWithSubscriptionArgs, 'withSubscription'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skipDelivery?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationSkipDeliveryArgs, 'id' | 'nextDeliveryOn'>>;
  startCheckout?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType>;
  swapProduct?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationSwapProductArgs, 'id' | 'positionSlug' | 'productId'>>;
  unsubscribe?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  unsubscribeSms?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType>;
};

export type NavigationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Navigation'] = ResolversParentTypes['Navigation']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  main?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  other?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type NewsletterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Newsletter'] = ResolversParentTypes['Newsletter']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterResult'] = ResolversParentTypes['NewsletterResult']> = {
  __resolveType: TypeResolveFn<'Newsletter' | 'Refusal', ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  mutedOccasions?: Resolver<Array<ResolversTypes['Occasion']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['NotificationSetting']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationsResult'] = ResolversParentTypes['NotificationsResult']> = {
  __resolveType: TypeResolveFn<'NotificationSettings' | 'Refusal', ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  cashback?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['ChosenInterval']>, ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  positionsCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['Recipient']>, ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderTransition']>, ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  list?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderResult'] = ResolversParentTypes['OrderResult']> = {
  __resolveType: TypeResolveFn<'Order' | 'Refusal', ParentType, ContextType>;
};

export type OrderTransitionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTransition'] = ResolversParentTypes['OrderTransition']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrdersResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrdersResult'] = ResolversParentTypes['OrdersResult']> = {
  __resolveType: TypeResolveFn<'OrderList' | 'Refusal', ParentType, ContextType>;
};

export type PaginationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaidOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaidOrder'] = ResolversParentTypes['PaidOrder']> = {
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type PaymentIntentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentIntent'] = ResolversParentTypes['PaymentIntent']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethods'] = ResolversParentTypes['PaymentMethods']> = {
  default?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentResult'] = ResolversParentTypes['PaymentResult']> = {
  __resolveType: TypeResolveFn<'PaymentIntent' | 'Refusal', ParentType, ContextType>;
};

export type PickBouquetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PickBouquet'] = ResolversParentTypes['PickBouquet']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PickBouquetStep']>, ParentType, ContextType>;
};

export type PickBouquetStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PickBouquetStep'] = ResolversParentTypes['PickBouquetStep']> = {
  choices?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  comboId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCardText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  offerRealId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldUnitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  policyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  care?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  combos?: Resolver<Array<ResolversTypes['Combo']>, ParentType, ContextType>;
  contains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingBreakdown?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  realId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  hasOptions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  positionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  realId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  benefits?: Resolver<Maybe<Array<ResolversTypes['Benefit']>>, ParentType, ContextType>;
  bestSellers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  bonuses?: Resolver<Maybe<ResolversTypes['Bonuses']>, ParentType, ContextType, Partial<QueryBonusesArgs>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  constructorBlock?: Resolver<Maybe<ResolversTypes['ConstructorBlock']>, ParentType, ContextType>;
  dateCalendar?: Resolver<Maybe<ResolversTypes['CalendarFile']>, ParentType, ContextType, Partial<QueryDateCalendarArgs>>;
  deliveryIntervals?: Resolver<Maybe<Array<ResolversTypes['DeliveryDate']>>, ParentType, ContextType>;
  deliverySubscriptions?: Resolver<Maybe<Array<ResolversTypes['DeliverySubscription']>>, ParentType, ContextType>;
  earliestDelivery?: Resolver<Maybe<ResolversTypes['EarliestDelivery']>, ParentType, ContextType>;
  faq?: Resolver<Maybe<Array<ResolversTypes['Question']>>, ParentType, ContextType>;
  footer?: Resolver<Maybe<ResolversTypes['Footer']>, ParentType, ContextType>;
  importantDates?: Resolver<Maybe<ResolversTypes['ImportantDates']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['Info']>, ParentType, ContextType>;
  letterboxFlowers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'orderBy' | 'orderDirection' | 'page' | 'slug' | 'type'>>;
  loyalty?: Resolver<Maybe<ResolversTypes['Loyalty']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  navigation?: Resolver<Maybe<ResolversTypes['Navigation']>, ParentType, ContextType>;
  newBouquets?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  newestOrder?: Resolver<Maybe<ResolversTypes['PaidOrder']>, ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<Array<ResolversTypes['Order']>>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  paymentMethods?: Resolver<Maybe<ResolversTypes['PaymentMethods']>, ParentType, ContextType>;
  personalDataExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickBouquet?: Resolver<Maybe<ResolversTypes['PickBouquet']>, ParentType, ContextType>;
  popularCategories?: Resolver<Maybe<Array<ResolversTypes['Tile']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  promoCodes?: Resolver<Maybe<Array<ResolversTypes['UserPromoCode']>>, ParentType, ContextType>;
  recentlyViewed?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType, RequireFields<QueryRecentlyViewedArgs, 'ids'>>;
  recipient?: Resolver<Maybe<Array<ResolversTypes['Tile']>>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewsBlock']>, ParentType, ContextType>;
  roses?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'page' | 'query'>>;
  shopByPrice?: Resolver<Maybe<Array<ResolversTypes['Tile']>>, ParentType, ContextType>;
  signInSettings?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  similarBouquets?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType>;
  specialOffers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  targetActions?: Resolver<Maybe<Array<ResolversTypes['TargetAction']>>, ParentType, ContextType>;
  trendyBouquets?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  underPs30?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecipientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recipient'] = ResolversParentTypes['Recipient']> = {
  anonymous?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepeatOrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepeatOrderResult'] = ResolversParentTypes['RepeatOrderResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'RepeatedOrder', ParentType, ContextType>;
};

export type RepeatedOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepeatedOrder'] = ResolversParentTypes['RepeatedOrder']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewsBlock'] = ResolversParentTypes['ReviewsBlock']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignedIn', ParentType, ContextType>;
};

export type SignInSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInSettings'] = ResolversParentTypes['SignInSettings']> = {
  captchaSiteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resendSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  isNewUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Stem'] = ResolversParentTypes['Stem']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionIntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionInterval'] = ResolversParentTypes['SubscriptionInterval']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intervalId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TargetActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TargetAction'] = ResolversParentTypes['TargetAction']> = {
  achieved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tile'] = ResolversParentTypes['Tile']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserPromoCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserPromoCode'] = ResolversParentTypes['UserPromoCode']> = {
  appOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromoCodeState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserResult'] = ResolversParentTypes['UserResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'User', ParentType, ContextType>;
};

export type VariantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stems?: Resolver<Array<ResolversTypes['Stem']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Benefit?: BenefitResolvers<ContextType>;
  BonusEntry?: BonusEntryResolvers<ContextType>;
  Bonuses?: BonusesResolvers<ContextType>;
  CalendarFile?: CalendarFileResolvers<ContextType>;
  Call?: CallResolvers<ContextType>;
  CancelOrderResult?: CancelOrderResultResolvers<ContextType>;
  CancelledOrder?: CancelledOrderResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  ChosenInterval?: ChosenIntervalResolvers<ContextType>;
  CodeSent?: CodeSentResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionSummary?: CollectionSummaryResolvers<ContextType>;
  Combo?: ComboResolvers<ContextType>;
  ConstructorBlock?: ConstructorBlockResolvers<ContextType>;
  ConstructorChoice?: ConstructorChoiceResolvers<ContextType>;
  ConstructorFlower?: ConstructorFlowerResolvers<ContextType>;
  ConstructorFoliage?: ConstructorFoliageResolvers<ContextType>;
  ConstructorWrap?: ConstructorWrapResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  DeliveryDate?: DeliveryDateResolvers<ContextType>;
  DeliveryOffer?: DeliveryOfferResolvers<ContextType>;
  DeliverySubscription?: DeliverySubscriptionResolvers<ContextType>;
  DeliverySubscriptionResult?: DeliverySubscriptionResultResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  DoneResult?: DoneResultResolvers<ContextType>;
  EarliestDelivery?: EarliestDeliveryResolvers<ContextType>;
  Footer?: FooterResolvers<ContextType>;
  FooterColumn?: FooterColumnResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImportantDate?: ImportantDateResolvers<ContextType>;
  ImportantDates?: ImportantDatesResolvers<ContextType>;
  ImportantDatesResult?: ImportantDatesResultResolvers<ContextType>;
  Info?: InfoResolvers<ContextType>;
  InfoSection?: InfoSectionResolvers<ContextType>;
  Interval?: IntervalResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  Loyalty?: LoyaltyResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Navigation?: NavigationResolvers<ContextType>;
  Newsletter?: NewsletterResolvers<ContextType>;
  NewsletterResult?: NewsletterResultResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  NotificationsResult?: NotificationsResultResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderResult?: OrderResultResolvers<ContextType>;
  OrderTransition?: OrderTransitionResolvers<ContextType>;
  OrdersResult?: OrdersResultResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  PaidOrder?: PaidOrderResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentIntent?: PaymentIntentResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethods?: PaymentMethodsResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  PickBouquet?: PickBouquetResolvers<ContextType>;
  PickBouquetStep?: PickBouquetStepResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  Recipient?: RecipientResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RepeatOrderResult?: RepeatOrderResultResolvers<ContextType>;
  RepeatedOrder?: RepeatedOrderResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewsBlock?: ReviewsBlockResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  Stem?: StemResolvers<ContextType>;
  SubscriptionInterval?: SubscriptionIntervalResolvers<ContextType>;
  TargetAction?: TargetActionResolvers<ContextType>;
  Tile?: TileResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPromoCode?: UserPromoCodeResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
};

