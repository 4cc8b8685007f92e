import type { GraphQLResolveInfo } from 'graphql';
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
  /** Its point on the map, from the address list. */
  point?: InputMaybe<PointInput>;
  postcode: Scalars['String']['input'];
};

/** The addresses of a postcode, and whether we deliver there. */
export type AddressLookup = {
  __typename?: 'AddressLookup';
  addresses: Array<FoundAddress>;
  /** What the shopper can do when we do not deliver there. */
  advice: Maybe<Scalars['String']['output']>;
  isCovered: Scalars['Boolean']['output'];
  /** False when the address has to be typed in. */
  isListed: Scalars['Boolean']['output'];
  /** Whether and how soon we deliver there, for the shopper. */
  message: Scalars['String']['output'];
  place: Maybe<AddressPlace>;
  postcode: Scalars['String']['output'];
  zone: Maybe<Scalars['String']['output']>;
};

/** The surroundings of a postcode, for a map. */
export type AddressPlace = {
  __typename?: 'AddressPlace';
  around: Array<PlacePoint>;
  point: Point;
  radiusKm: Scalars['Float']['output'];
  title: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

export type AllGifts = {
  __typename?: 'AllGifts';
  seo: Seo;
  shelves: Array<GiftShelf>;
};

export type AppDownload = {
  __typename?: 'AppDownload';
  heading: Scalars['String']['output'];
  links: Array<AppLink>;
  points: Array<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type AppLink = {
  __typename?: 'AppLink';
  href: Scalars['String']['output'];
  /** app-store or google-play. */
  store: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** The filters that were applied. */
export type AppliedFilters = {
  __typename?: 'AppliedFilters';
  colour: Array<Scalars['String']['output']>;
  occasion: Array<Scalars['String']['output']>;
  priceMax: Maybe<Money>;
  priceMin: Maybe<Money>;
  recipient: Array<Scalars['String']['output']>;
  sameDay: Scalars['Boolean']['output'];
  size: Array<Scalars['String']['output']>;
  stem: Array<Scalars['String']['output']>;
};

export type Article = {
  __typename?: 'Article';
  author: Scalars['String']['output'];
  /** The whole text, sanitised; `parts` has the same text with products in between. */
  html: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  image: Image;
  lead: Scalars['String']['output'];
  /** Further reading. */
  more: Array<ArticleCard>;
  parts: Array<ArticlePart>;
  publishedOn: Scalars['String']['output'];
  readingMinutes: Scalars['Int']['output'];
  related: Array<ProductCard>;
  relatedHref: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topic: Scalars['String']['output'];
  updatedOn: Scalars['String']['output'];
};

export type ArticleCard = {
  __typename?: 'ArticleCard';
  author: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  image: Image;
  lead: Scalars['String']['output'];
  /** Civil date in London, YYYY-MM-DD. */
  publishedOn: Scalars['String']['output'];
  readingMinutes: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topic: Scalars['String']['output'];
  updatedOn: Scalars['String']['output'];
};

export type ArticleList = {
  __typename?: 'ArticleList';
  list: Array<ArticleCard>;
  pagination: Pagination;
  topics: Array<Scalars['String']['output']>;
};

export type ArticleOrderBy =
  | 'id'
  | 'published_on'
  | 'title';

export type ArticlePart = ArticleText | ProductRail;

export type ArticleText = {
  __typename?: 'ArticleText';
  /** Sanitised. */
  html: Scalars['String']['output'];
};

export type AskedRecipient = {
  __typename?: 'AskedRecipient';
  name: Scalars['String']['output'];
  state: RecipientLinkState;
};

export type Benefit = {
  __typename?: 'Benefit';
  icon: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type BenefitsBlock = {
  __typename?: 'BenefitsBlock';
  list: Array<Benefit>;
  words: BlockWords;
};

export type BlockEntry = {
  __typename?: 'BlockEntry';
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Heading, lead and link of a block. */
export type BlockWords = {
  __typename?: 'BlockWords';
  heading: Scalars['String']['output'];
  lead: Maybe<Scalars['String']['output']>;
  link: Maybe<Link>;
};

export type BonusEntry = {
  __typename?: 'BonusEntry';
  /** Negative when bonuses were deducted. */
  amount: Money;
  at: Scalars['String']['output'];
  /** The balance after this entry. */
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

/** The cancelled order, and a message about its refund. */
export type CancelledOrder = {
  __typename?: 'CancelledOrder';
  message: Scalars['String']['output'];
  order: Order;
};

export type CardConstructor = {
  __typename?: 'CardConstructor';
  activeColor: Maybe<Scalars['String']['output']>;
  activeCount: Maybe<Scalars['Int']['output']>;
  /** short or long. */
  activeType: Maybe<Scalars['String']['output']>;
  types: Array<Scalars['String']['output']>;
};

export type CardText = {
  __typename?: 'CardText';
  maxLength: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Cart = {
  __typename?: 'Cart';
  /** What remains to pay after gift cards. */
  amountDue: Money;
  /** The user's balance; 0 for a guest. */
  availableBonuses: Money;
  /** The percentage of flowers and gifts that bonuses pay: 50, 70, 80 or 90. */
  bonusPercent: Maybe<Scalars['Int']['output']>;
  bonusesWillAccrue: Money;
  bonusesWillAccrueText: Scalars['String']['output'];
  bonusesWillAccrueTooltipText: Scalars['String']['output'];
  discount: Money;
  /** The interval of the subscription in weeks; null without one. */
  everyWeeks: Maybe<Scalars['Int']['output']>;
  giftCardAmount: Money;
  /** Gift cards that pay a part of the total. */
  giftCards: Array<GiftCardShare>;
  id: Scalars['ID']['output'];
  positions: Array<Position>;
  positionsCost: Money;
  promoCode: Maybe<PromoCode>;
  promotion: Maybe<Scalars['String']['output']>;
  /** The sum of all quantities. */
  quantity: Scalars['Int']['output'];
  realId: Scalars['String']['output'];
  /** The line that the subscription repeats; everything else comes once, with the first delivery. */
  recurringLine: Maybe<RecurringLine>;
  serviceFee: Money;
  totalCost: Money;
  /** For an empty cart: the visitor's newest order that is not paid yet. */
  unpaidOrder: Maybe<UnpaidOrder>;
  usedBonusAmount: Money;
  withSubscription: Scalars['Boolean']['output'];
};

export type CartLineGiftCardInput = {
  giftCard: GiftCardInput;
  giftCardText: Scalars['String']['input'];
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};

export type CartLineInput = {
  extraOfferVariantId?: InputMaybe<Scalars['Int']['input']>;
  /** Required for a gift card by e-mail. */
  giftCard?: InputMaybe<GiftCardInput>;
  giftCardText?: InputMaybe<Scalars['String']['input']>;
  /** Only changes a line that is in the cart; otherwise the change is refused with `line_gone`. */
  onlyIfInCart?: InputMaybe<Scalars['Boolean']['input']>;
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  withSubscription?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The whole cart after the change, or why it was refused. */
export type CartResult = Cart | Refusal;

export type Category = {
  __typename?: 'Category';
  icon: Scalars['String']['output'];
  inMenu: Scalars['Boolean']['output'];
  /** Its sub-levels. */
  list: Array<Category>;
  /** The first part of its path: `category` or `filter`. */
  prefix: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** The kind of checkout: a single order or a delivery subscription. Each has its own endpoints. */
export type CheckoutStep =
  | 'delivery_details'
  | 'final_details';

export type CheckoutType =
  | 'default'
  | 'subscription';

export type ChoiceDate = {
  __typename?: 'ChoiceDate';
  /** Civil date in London, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  intervals: Array<ChoiceInterval>;
};

export type ChoiceInput = {
  date: Scalars['String']['input'];
  intervalId: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type ChoiceInterval = {
  __typename?: 'ChoiceInterval';
  /** HH:MM, London. */
  from: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  to: Scalars['String']['output'];
};

export type ChoicePosition = {
  __typename?: 'ChoicePosition';
  image: Image;
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  variantTitle: Scalars['String']['output'];
};

export type ChoiceState =
  | 'chosen'
  | 'open';

export type ChosenInterval = {
  __typename?: 'ChosenInterval';
  date: Scalars['String']['output'];
  from: Scalars['String']['output'];
  /** When the hold of the slot ends, ISO 8601; null once paid for. */
  heldUntil: Maybe<Scalars['String']['output']>;
  intervalId: Scalars['Int']['output'];
  price: Money;
  to: Scalars['String']['output'];
};

export type ChosenTime = {
  __typename?: 'ChosenTime';
  date: Scalars['String']['output'];
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type CodeSent = {
  __typename?: 'CodeSent';
  /** Why no code was sent, for programs, such as invalid_email; empty when there is nothing to say. */
  code: Scalars['String']['output'];
  /** Why no code was sent; empty after success. */
  message: Scalars['String']['output'];
  /** Seconds until the next code can be requested. */
  nextCodeSecondsLeft: Scalars['Int']['output'];
  success: Scalars['Boolean']['output'];
};

export type CodeType =
  | 'email'
  | 'phone';

export type CodeVia =
  | 'sms'
  | 'whatsapp';

export type Collection = {
  __typename?: 'Collection';
  /** The heading above it when it is a row on another page. */
  blockHeading: Scalars['String']['output'];
  blockLead: Maybe<Scalars['String']['output']>;
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
  | 'category'
  | 'filter';

/** Products that cost less together. */
export type Combo = {
  __typename?: 'Combo';
  id: Scalars['Int']['output'];
  items: Array<ProductCard>;
  oldPrice: Money;
  price: Money;
  title: Scalars['String']['output'];
};

/** The choices of the bouquet constructor. */
export type ConstructorBlock = {
  __typename?: 'ConstructorBlock';
  /** The price of making a bouquet, without stems and wrap. */
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
  /** The price of a long stem; null when there is one length only. */
  priceLong: Maybe<Money>;
  /** The price of a short stem. */
  priceShort: Money;
  species: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ConstructorFoliage = {
  __typename?: 'ConstructorFoliage';
  /** A stem. */
  price: Money;
  species: Scalars['String']['output'];
  /** Stems for every ten flowers, rounded up. */
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

export type CreditNote = {
  __typename?: 'CreditNote';
  amount: Money;
  /** London civil date, YYYY-MM-DD. */
  issuedOn: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  /** The reason of the refund; null for the rest of an order. */
  reason: Maybe<Scalars['String']['output']>;
  vat: Array<VatLine>;
};

export type CtaBlock = {
  __typename?: 'CtaBlock';
  heading: Scalars['String']['output'];
  href: Scalars['String']['output'];
  label: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type DeliveryCity = {
  __typename?: 'DeliveryCity';
  county: Scalars['String']['output'];
  districts: Array<DeliveryDistrict>;
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

export type DeliveryDate = {
  __typename?: 'DeliveryDate';
  /** Civil date in London, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  disabled: Scalars['Boolean']['output'];
  intervals: Array<Interval>;
};

export type DeliveryDistrict = {
  __typename?: 'DeliveryDistrict';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  outwardCodes: Array<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
};

export type DeliveryOffer = {
  __typename?: 'DeliveryOffer';
  /** Civil date in London, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** The earliest free window, if there is one; this one when its price is 0. */
  free: Maybe<FreeDelivery>;
  from: Scalars['String']['output'];
  /** The last moment to order, ISO 8601. */
  orderBy: Scalars['String']['output'];
  price: Money;
  to: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

export type DeliveryPlace = {
  __typename?: 'DeliveryPlace';
  centre: Point;
  city: PlaceCity;
  district: Maybe<PlaceDistrict>;
  districts: Array<PlaceLink>;
  heading: Scalars['String']['output'];
  isSameDay: Scalars['Boolean']['output'];
  lead: Scalars['String']['output'];
  name: Scalars['String']['output'];
  nearby: Array<PlaceLink>;
  postcodes: Array<Scalars['String']['output']>;
  priceFrom: Money;
  /** What to draw on a map. */
  radiusKm: Scalars['Float']['output'];
  windows: Array<PlaceWindow>;
  zone: Scalars['String']['output'];
};

export type DeliverySubscription = {
  __typename?: 'DeliverySubscription';
  /** Until then (ISO 8601) the next delivery can still be changed. */
  changeUntil: Maybe<Scalars['String']['output']>;
  /** The price of its delivery window. */
  deliveryPrice: Money;
  everyWeeks: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  image: Maybe<Image>;
  interval: SubscriptionInterval;
  /** The delivery windows to choose from. */
  intervals: Array<SubscriptionInterval>;
  /** The changes that are possible now. */
  may: Array<SubscriptionAction>;
  /** The day it was planned for, when there is no delivery on that day. */
  movedFrom: Maybe<Scalars['String']['output']>;
  nextDeliveryOn: Maybe<Scalars['String']['output']>;
  /** The delivery that is ordered and not delivered yet. */
  ordered: Maybe<OrderedDelivery>;
  pausedUntil: Maybe<Scalars['String']['output']>;
  positionSlug: Scalars['String']['output'];
  /** The price of the flowers of a delivery. */
  price: Money;
  /** Null when the subscription has ended and its flowers are no longer sold. */
  productId: Maybe<Scalars['Int']['output']>;
  quantity: Scalars['Int']['output'];
  recipient: Recipient;
  /** The card that is charged, e.g. Visa ending 4242. */
  savedPaymentMethod: Maybe<Scalars['String']['output']>;
  shippingAddress: ShippingAddress;
  state: DeliverySubscriptionState;
  /** Other flowers to choose from. */
  swaps: Array<SubscriptionSwap>;
  title: Scalars['String']['output'];
  variantTitle: Scalars['String']['output'];
};

export type DeliverySubscriptionResult = DeliverySubscription | Refusal;

export type DeliverySubscriptionState =
  | 'active'
  | 'cancelled'
  | 'paused';

/** Words for where a delivery goes. */
export type DeliveryWords = {
  __typename?: 'DeliveryWords';
  /** Where everything else goes. */
  anywhere: Scalars['String']['output'];
  /** Where they go otherwise, for use within a sentence. */
  elsewhere: Scalars['String']['output'];
  /** Where the earliest delivery of same-day products goes. */
  london: Scalars['String']['output'];
};

export type DeliveryZone = {
  __typename?: 'DeliveryZone';
  isSameDay: Scalars['Boolean']['output'];
  priceFrom: Money;
  title: Scalars['String']['output'];
  windows: Array<PlaceWindow>;
  zone: Scalars['String']['output'];
};

export type DiscountResult = DiscountedCart | Refusal;

/** The cart, and the order where one was begun, after a change of their discounts. */
export type DiscountedCart = {
  __typename?: 'DiscountedCart';
  cart: Cart;
  message: Scalars['String']['output'];
  order: Maybe<Order>;
};

/** A change that returns only a message. */
export type Done = {
  __typename?: 'Done';
  message: Scalars['String']['output'];
};

export type DoneResult = Done | Refusal;

export type EarliestDelivery = {
  __typename?: 'EarliestDelivery';
  /** The sandbox clock when it was set; null while it is the real time. */
  clock: Maybe<SetClock>;
  /** The earliest delivery elsewhere in the UK. */
  nextDay: Maybe<DeliveryOffer>;
  /** The earliest delivery in London of same-day products. */
  sameDay: Maybe<DeliveryOffer>;
  /** The current civil date in London. */
  today: Scalars['String']['output'];
  words: DeliveryWords;
};

/** A small product offered along with another. */
export type ExtraOffer = {
  __typename?: 'ExtraOffer';
  extraOfferVariantId: Scalars['Int']['output'];
  price: Money;
  product: ProductCard;
};

export type FacetValue = {
  __typename?: 'FacetValue';
  count: Scalars['Int']['output'];
  /** False when the count is only a lower bound. */
  isExact: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Each count is the number of products with this value and the chosen values of the other facets. */
export type Facets = {
  __typename?: 'Facets';
  colour: Array<FacetValue>;
  occasion: Array<FacetValue>;
  price: PriceFacet;
  recipient: Array<FacetValue>;
  sameDay: Array<FacetValue>;
  size: Array<FacetValue>;
  stem: Array<FacetValue>;
};

export type FaqBlock = {
  __typename?: 'FaqBlock';
  heading: Scalars['String']['output'];
  items: Array<FaqEntry>;
};

export type FaqEntry = {
  __typename?: 'FaqEntry';
  answer: Scalars['String']['output'];
  question: Scalars['String']['output'];
};

export type Favorites = {
  __typename?: 'Favorites';
  ids: Array<Scalars['Int']['output']>;
  list: Array<ProductCard>;
};

export type FavoritesResult = Favorites | Refusal;

export type FirstBouquet = {
  __typename?: 'FirstBouquet';
  allowed: Array<Scalars['Int']['output']>;
  discount: Scalars['Int']['output'];
  heading: Scalars['String']['output'];
  offers: Array<FirstBouquetOffer>;
  /** The bouquet the florist chooses. */
  productId: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type FirstBouquetOffer = {
  __typename?: 'FirstBouquetOffer';
  everyWeeks: Scalars['Int']['output'];
  firstPrice: Money;
  plan: Scalars['String']['output'];
  planTitle: Scalars['String']['output'];
  saved: Money;
  /** The bouquet's positionSlug. */
  size: Scalars['String']['output'];
  sizeTitle: Scalars['String']['output'];
  thenPrice: Money;
};

export type FlowerSetting = {
  __typename?: 'FlowerSetting';
  /** size, color, count or length. */
  kind: Scalars['String']['output'];
  options: Array<Option>;
  title: Scalars['String']['output'];
  tooltip: Maybe<Scalars['String']['output']>;
};

/** Choices for the flowers of a product. */
export type FlowerSettings = {
  __typename?: 'FlowerSettings';
  cardConstructor: CardConstructor;
  flowerColor: Array<Scalars['String']['output']>;
  flowerCount: Array<Scalars['Int']['output']>;
  settings: Array<FlowerSetting>;
  /** Help with the length of roses. */
  tooltip: Maybe<Scalars['String']['output']>;
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

export type Form = {
  __typename?: 'Form';
  fields: Array<FormField>;
  /** Media types of its file; empty when it takes no file. */
  fileTypes: Array<Scalars['String']['output']>;
  /** Takes one entry a month per e-mail address; a second is not offered. */
  isMonthly: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  /** The text for a repeated submission of a form that counts once. */
  repeat: Maybe<Thanks>;
  submit: Scalars['String']['output'];
  text: Scalars['String']['output'];
  thanks: Thanks;
  title: Scalars['String']['output'];
};

export type FormBlock = {
  __typename?: 'FormBlock';
  /** Null when the form does not exist. */
  form: Maybe<Form>;
  heading: Scalars['String']['output'];
};

export type FormField = {
  __typename?: 'FormField';
  autocomplete: Maybe<Scalars['String']['output']>;
  hint: Maybe<Scalars['String']['output']>;
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  maxLength: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  options: Array<Option>;
  /** text, email, tel, url, date, textarea, select, checkbox or file. */
  type: Scalars['String']['output'];
};

/** The file of the form's file field; at most 5 MB before base64. */
export type FormFileInput = {
  base64: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type FormResult = FormSubmitted | Refusal;

export type FormSubmitted = {
  __typename?: 'FormSubmitted';
  id: Scalars['ID']['output'];
  /** The same was submitted before; nothing was stored. */
  isRepeat: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A field of a submitted form: its text, or `on` for a ticked box. */
export type FormValueInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type FoundAddress = {
  __typename?: 'FoundAddress';
  city: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  point: Maybe<Point>;
};

export type FreeDelivery = {
  __typename?: 'FreeDelivery';
  /** Civil date in London, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  from: Scalars['String']['output'];
  /** The last moment to order, ISO 8601. */
  orderBy: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type GalleryPicture = {
  __typename?: 'GalleryPicture';
  image: Image;
  view: GalleryView;
};

export type GalleryView =
  | 'at-home'
  | 'detail'
  | 'front';

export type Gender =
  | 'DO_NOT_SPECIFY'
  | 'female'
  | 'male';

export type GiftCardBalance = {
  __typename?: 'GiftCardBalance';
  /** Its original value. */
  amount: Money;
  balance: Money;
  /** The last day on which it can be spent, YYYY-MM-DD. */
  expiresOn: Scalars['String']['output'];
  /** The last four characters of its code. */
  last4: Scalars['String']['output'];
};

export type GiftCardBalanceResult = GiftCardBalance | Refusal;

export type GiftCardDetails = {
  __typename?: 'GiftCardDetails';
  recipientEmail: Scalars['String']['output'];
  recipientName: Scalars['String']['output'];
  sendHour: Scalars['Int']['output'];
  sendOn: Maybe<Scalars['String']['output']>;
  sender: Scalars['String']['output'];
};

/** Recipient, sender and date of a gift card by e-mail. */
export type GiftCardInput = {
  recipientEmail: Scalars['String']['input'];
  recipientName: Scalars['String']['input'];
  /** The hour of that day, London time, 0 to 23. */
  sendHour?: InputMaybe<Scalars['Int']['input']>;
  /** London civil date, YYYY-MM-DD; without one it is sent as soon as it is paid for. */
  sendOn?: InputMaybe<Scalars['String']['input']>;
  sender: Scalars['String']['input'];
};

export type GiftCardPosition = {
  __typename?: 'GiftCardPosition';
  /** Null for a card on paper, and after the details were erased. */
  details: Maybe<GiftCardDetails>;
  sentBy: GiftCardWay;
};

/** A gift card that pays a part of a cart or an order. */
export type GiftCardShare = {
  __typename?: 'GiftCardShare';
  amount: Money;
  /** An identifier; it is not the code and cannot be spent. */
  id: Scalars['ID']['output'];
  /** The last four characters of its code. */
  last4: Scalars['String']['output'];
};

/** How a gift card is sent. */
export type GiftCardWay =
  | 'email'
  | 'paper';

export type GiftShelf = {
  __typename?: 'GiftShelf';
  collection: CollectionSummary;
  list: Array<ProductCard>;
};

export type Gifts = {
  __typename?: 'Gifts';
  faq: Array<Question>;
  /** Whether this visitor's cart holds a gift; with a cart the answer is personal. */
  isBasketHasGift: Scalars['Boolean']['output'];
  list: Array<ProductCard>;
  /** The gifts that are most often added. */
  main: Array<ProductCard>;
  pagination: Pagination;
  seo: Seo;
};

/** The first block of the home page. */
export type Hero = {
  __typename?: 'Hero';
  /** The first action is the primary one. */
  actions: Array<Link>;
  heading: Scalars['String']['output'];
  /** The alternative text of its picture. */
  imageAlt: Scalars['String']['output'];
  lead: Scalars['String']['output'];
};

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
  /** The first date; null when the calendar decides. */
  date: Maybe<Scalars['String']['output']>;
  daysLeft: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  /** Days before the date on which we remind. */
  leadDays: Scalars['Int']['output'];
  muted: Scalars['Boolean']['output'];
  /** The next date, today included. */
  nextOn: Scalars['String']['output'];
  occasion: Occasion;
  /** The user muted all occasions of this kind. */
  occasionMuted: Scalars['Boolean']['output'];
  /** The page to order flowers for it, with the date filled in. */
  orderPath: Scalars['String']['output'];
  recipientName: Maybe<Scalars['String']['output']>;
  remindAt: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type ImportantDateInput = {
  /** A civil date, YYYY-MM-DD; not for Valentine's day and Mother's day. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Defaults to 7. */
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

export type Invoice = {
  __typename?: 'Invoice';
  /** The part of the goods that bonuses paid. */
  bonuses: Money;
  /** The buyer; null after erasure. */
  buyer: Maybe<InvoiceBuyer>;
  /** Credit notes for refunds, the earliest first. */
  creditNotes: Array<CreditNote>;
  delivery: Money;
  /** The discount of a promo code or subscription on the goods. */
  discount: Money;
  /** The part of the total that gift cards paid. */
  giftCardAmount: Money;
  /** London civil date, YYYY-MM-DD. */
  issuedOn: Scalars['String']['output'];
  lines: Array<InvoiceLine>;
  /** E.g. LK-000042; no two are the same. */
  number: Scalars['ID']['output'];
  orderId: Scalars['ID']['output'];
  seller: InvoiceSeller;
  serviceFee: Money;
  /** What was paid, VAT included. */
  total: Money;
  /** A line for each rate of VAT, the highest first. */
  vat: Array<VatLine>;
};

export type InvoiceBuyer = {
  __typename?: 'InvoiceBuyer';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type InvoiceFile = {
  __typename?: 'InvoiceFile';
  /** A PDF in base64. */
  content: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
};

export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  cost: Money;
  /** Size or kind; may be empty. */
  details: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** Rates of VAT in it, per cent; none for a gift card, which is taxed when it is spent. */
  rates: Array<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  /** The price of one, VAT included. */
  unitPrice: Money;
};

export type InvoiceSeller = {
  __typename?: 'InvoiceSeller';
  address: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Null for a seller that is not registered for VAT; the document is a receipt then. */
  vatNumber: Maybe<Scalars['String']['output']>;
};

export type Link = {
  __typename?: 'Link';
  href: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ListBlock = {
  __typename?: 'ListBlock';
  heading: Scalars['String']['output'];
  items: Array<BlockEntry>;
};

export type Listing = {
  __typename?: 'Listing';
  applied: AppliedFilters;
  collection: Collection;
  facets: Facets;
  list: Array<ProductCard>;
  pagination: Pagination;
};

/** Values of one facet are joined by OR, facets by AND. An unknown value makes the listing null. */
export type ListingFilters = {
  colour?: InputMaybe<Array<Scalars['String']['input']>>;
  occasion?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Pence. */
  priceMax?: InputMaybe<Scalars['Int']['input']>;
  /** Pence. */
  priceMin?: InputMaybe<Scalars['Int']['input']>;
  recipient?: InputMaybe<Array<Scalars['String']['input']>>;
  sameDay?: InputMaybe<Scalars['Boolean']['input']>;
  size?: InputMaybe<Array<Scalars['String']['input']>>;
  stem?: InputMaybe<Array<Scalars['String']['input']>>;
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
  /** As shown on pages, e.g. £49.50. */
  text: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  addCombo: CartResult;
  /** Adds a bouquet from the constructor to the cart. */
  addConstructorBouquet: CartResult;
  addFavorite: FavoritesResult;
  addImportantDate: ImportantDatesResult;
  /** Adds a gift to the draft order, or one more of it. */
  addOrderPosition: OrderResult;
  addSearchPhrase: SearchHistoryResult;
  /** Answers the 3-D Secure challenge of a sandbox card. */
  answerSandboxChallenge: PaymentResult;
  /** Approves or declines a payment in the sandbox's PayPal or Revolut. An approved PayPal payment is captured at once. */
  answerSandboxWallet: PaymentResult;
  /** Applies a promo code to the cart and its draft order. */
  applyPromoCode: DiscountResult;
  /** Cancels an order that the florist has not started. */
  cancelOrder: CancelOrderResult;
  cancelSubscription: DeliverySubscriptionResult;
  /** Captures the payment that the shopper approved at PayPal. */
  capturePaypal: PaymentResult;
  changeImportantDate: ImportantDatesResult;
  changeSlot: DeliverySubscriptionResult;
  /** Confirms a slot at the address that was set. */
  chooseDelivery: RecipientChoiceResult;
  /** Adds the flowers of a delivery subscription to the cart. */
  chooseSubscription: CartResult;
  /** Removes a finished order from the history; returns the first page of the rest. */
  deleteOrder: OrdersResult;
  /** Erases the account and everything personal, and signs out. */
  erasePersonalData: DoneResult;
  /** The balance of a gift card. A mutation, so that the code is never part of a URL. */
  giftCardBalance: GiftCardBalanceResult;
  /** Reports an error in the browser. */
  log: Scalars['Boolean']['output'];
  /** Fills an empty cart with a guest's cart, by the token of the link in an e-mail. */
  openCart: CartResult;
  /** Opens a guest's order in another browser, by the token of the link in an e-mail. */
  openOrder: OpenOrderResult;
  /** Pauses deliveries until a civil date, or until it is resumed. */
  pauseSubscription: DeliverySubscriptionResult;
  /** Pays an order with a sandbox card. A real card goes from the browser to its provider and never comes here. */
  payWithSandboxCard: PaymentResult;
  /** Places the order with its total fixed; it then awaits its payment. */
  placeOrder: OrderResult;
  removeCartLine: CartResult;
  removeCombo: CartResult;
  removeFavorite: FavoritesResult;
  removeGiftCard: DiscountResult;
  removeImportantDate: ImportantDatesResult;
  removeOrderPosition: OrderResult;
  removePromoCode: DiscountResult;
  /** Removes a phrase; without one, all of them. */
  removeSearchPhrase: SearchHistoryResult;
  /** Adds the positions of an order to the cart again; `instead` cancels the order if it is not paid. */
  repeatOrder: RepeatOrderResult;
  resumeSubscription: DeliverySubscriptionResult;
  /** Sets the personal data; the first time, this completes the registration. Refusal.field names the wrong field. */
  savePersonalData: UserResult;
  /** Sends a one-time code; the answer is the same whether or not there is an account. */
  sendCode: CodeSent;
  /** Sends a code to a new address of the user, for `emailCode` or `phoneCode`. */
  sendContactCode: CodeSent;
  /** Sends the code that confirms the erasure to the address the user signs in with. */
  sendErasureCode: CodeSent;
  setAddress: OrderResult;
  /** Adds a variant to the cart or sets its quantity; without a quantity, adds one. */
  setCartLine: CartResult;
  /** Changes recipient, sender, date and text of a gift card by e-mail. */
  setCartLineGiftCard: CartResult;
  /** Changes the text of a line's card; an empty text removes the card. */
  setCartLineText: CartResult;
  /** Sets the address that the recipient wants; nothing is confirmed yet. */
  setChoiceAddress: RecipientChoiceResult;
  /** Chooses and holds a slot; with an order id, for an order that awaits payment and lost its slot. */
  setInterval: OrderResult;
  setNewsletter: NewsletterResult;
  setNotifications: NotificationsResult;
  setRecipient: OrderResult;
  /** Asks the recipient of the draft order to choose address and slot. */
  setRecipientLink: OrderResult;
  /** Sets what the florist does when a flower is not available; until the florist starts. */
  setSubstitution: TrackedOrderResult;
  /** Without everyWeeks the interval stays as it was, or is the default. */
  setWithSubscription: CartResult;
  /** Signs in with a code. The guest's cart and orders become the user's. The tokens go into HttpOnly cookies. */
  signIn: SignInResult;
  /** Signs out; true even when nobody was signed in. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all other sign-ins of the user and returns how many there were. */
  signOutElsewhere: SignOutElsewhereResult;
  /** Skips the delivery on that date; a repeat does not skip another. */
  skipDelivery: DeliverySubscriptionResult;
  /** Starts the checkout of the cart, or continues it. */
  startCheckout: OrderResult;
  /** Submits a form. A refusal names each field as `body.<name>`. */
  submitForm: FormResult;
  swapProduct: DeliverySubscriptionResult;
  /** Sets the address in the recipient's place; the link stops working. */
  takeOverAddress: OrderResult;
  /** Unsubscribes by the token of a link in a message, without signing in. */
  unsubscribe: DoneResult;
  /** Ends all text messages to the user. */
  unsubscribeSms: DoneResult;
  /** Pays a percentage of the flowers and gifts with bonuses; without one, stops doing so. */
  useBonuses: DiscountResult;
  /** Pays with a gift card up to its balance; at most five cards. */
  useGiftCard: DiscountResult;
};


export type MutationAddComboArgs = {
  comboId: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddConstructorBouquetArgs = {
  input: ConstructorBouquetInput;
};


export type MutationAddFavoriteArgs = {
  productId: Scalars['Int']['input'];
};


export type MutationAddImportantDateArgs = {
  input: ImportantDateInput;
};


export type MutationAddOrderPositionArgs = {
  input: OrderPositionInput;
  type?: InputMaybe<CheckoutType>;
};


export type MutationAddSearchPhraseArgs = {
  phrase: Scalars['String']['input'];
};


export type MutationAnswerSandboxChallengeArgs = {
  approve: Scalars['Boolean']['input'];
  orderId: Scalars['String']['input'];
  type?: InputMaybe<CheckoutType>;
};


export type MutationAnswerSandboxWalletArgs = {
  approve: Scalars['Boolean']['input'];
  method: Scalars['String']['input'];
  orderId: Scalars['String']['input'];
};


export type MutationApplyPromoCodeArgs = {
  code: Scalars['String']['input'];
  type?: InputMaybe<CheckoutType>;
};


export type MutationCancelOrderArgs = {
  id: Scalars['String']['input'];
};


export type MutationCancelSubscriptionArgs = {
  id: Scalars['String']['input'];
};


export type MutationCapturePaypalArgs = {
  orderId: Scalars['String']['input'];
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


export type MutationChooseDeliveryArgs = {
  input: ChoiceInput;
  token: Scalars['String']['input'];
};


export type MutationChooseSubscriptionArgs = {
  input: SubscriptionChoiceInput;
};


export type MutationDeleteOrderArgs = {
  id: Scalars['String']['input'];
};


export type MutationErasePersonalDataArgs = {
  code: Scalars['String']['input'];
};


export type MutationGiftCardBalanceArgs = {
  code: Scalars['String']['input'];
};


export type MutationLogArgs = {
  message: Scalars['String']['input'];
  path?: InputMaybe<Scalars['String']['input']>;
  stack?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOpenCartArgs = {
  token: Scalars['String']['input'];
};


export type MutationOpenOrderArgs = {
  token: Scalars['String']['input'];
};


export type MutationPauseSubscriptionArgs = {
  id: Scalars['String']['input'];
  until?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPayWithSandboxCardArgs = {
  card: SandboxCardInput;
  orderId: Scalars['String']['input'];
  type?: InputMaybe<CheckoutType>;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
  type?: InputMaybe<CheckoutType>;
};


export type MutationRemoveCartLineArgs = {
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationRemoveComboArgs = {
  comboId: Scalars['Int']['input'];
};


export type MutationRemoveFavoriteArgs = {
  productId: Scalars['Int']['input'];
};


export type MutationRemoveGiftCardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveImportantDateArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRemoveOrderPositionArgs = {
  input: RemovedPositionInput;
  type?: InputMaybe<CheckoutType>;
};


export type MutationRemovePromoCodeArgs = {
  type?: InputMaybe<CheckoutType>;
};


export type MutationRemoveSearchPhraseArgs = {
  phrase?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRepeatOrderArgs = {
  id: Scalars['String']['input'];
  instead?: InputMaybe<Scalars['Boolean']['input']>;
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
  type?: InputMaybe<CheckoutType>;
};


export type MutationSetCartLineArgs = {
  input: CartLineInput;
};


export type MutationSetCartLineGiftCardArgs = {
  input: CartLineGiftCardInput;
};


export type MutationSetCartLineTextArgs = {
  giftCardText: Scalars['String']['input'];
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationSetChoiceAddressArgs = {
  input: AddressInput;
  token: Scalars['String']['input'];
};


export type MutationSetIntervalArgs = {
  date: Scalars['String']['input'];
  intervalId: Scalars['Int']['input'];
  orderId?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<CheckoutType>;
};


export type MutationSetNewsletterArgs = {
  subscribed: Scalars['Boolean']['input'];
};


export type MutationSetNotificationsArgs = {
  input: NotificationsInput;
};


export type MutationSetRecipientArgs = {
  input: RecipientInput;
  type?: InputMaybe<CheckoutType>;
};


export type MutationSetRecipientLinkArgs = {
  input: RecipientLinkInput;
};


export type MutationSetSubstitutionArgs = {
  substitution: Substitution;
  token: Scalars['String']['input'];
};


export type MutationSetWithSubscriptionArgs = {
  everyWeeks?: InputMaybe<Scalars['Int']['input']>;
  withSubscription: Scalars['Boolean']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSkipDeliveryArgs = {
  id: Scalars['String']['input'];
  nextDeliveryOn: Scalars['String']['input'];
};


export type MutationStartCheckoutArgs = {
  type?: InputMaybe<CheckoutType>;
};


export type MutationSubmitFormArgs = {
  file?: InputMaybe<FormFileInput>;
  key: Scalars['String']['input'];
  values: Array<FormValueInput>;
};


export type MutationSwapProductArgs = {
  id: Scalars['String']['input'];
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationTakeOverAddressArgs = {
  id: Scalars['String']['input'];
  input: AddressInput;
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUseBonusesArgs = {
  percent?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<CheckoutType>;
};


export type MutationUseGiftCardArgs = {
  code: Scalars['String']['input'];
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
  | 'email'
  | 'sms'
  | 'whatsapp';

export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  channel: NotificationChannel;
  enabled: Scalars['Boolean']['output'];
  /** It cannot be switched off. */
  locked: Scalars['Boolean']['output'];
  /** False while the user has no confirmed address for this channel; it cannot be chosen then. */
  reaches: Scalars['Boolean']['output'];
  topic: NotificationTopic;
};

export type NotificationSettingInput = {
  channel: NotificationChannel;
  enabled: Scalars['Boolean']['input'];
  topic: NotificationTopic;
};

export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Occasions without reminders. */
  mutedOccasions: Array<Occasion>;
  settings: Array<NotificationSetting>;
};

export type NotificationTopic =
  | 'offers'
  | 'orders'
  | 'reminders';

/** Missing fields stay as they are. */
export type NotificationsInput = {
  mutedOccasions?: InputMaybe<Array<Occasion>>;
  settings?: InputMaybe<Array<NotificationSettingInput>>;
};

export type NotificationsResult = NotificationSettings | Refusal;

export type Occasion =
  | 'birthday'
  | 'mothers_day'
  | 'own'
  | 'special_anniversary'
  | 'valentines_day'
  | 'wedding_day';

export type OpenOrderResult = OpenedOrder | Refusal;

export type OpenedOrder = {
  __typename?: 'OpenedOrder';
  /** The order belongs to an account and opens after signing in. */
  needsSignIn: Scalars['Boolean']['output'];
  orderId: Scalars['String']['output'];
  type: CheckoutType;
};

export type Option = {
  __typename?: 'Option';
  title: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Order = {
  __typename?: 'Order';
  /** Slots to choose from when an order that awaits payment has lost its slot; null otherwise. */
  alternativeSlots: Maybe<Array<DeliveryDate>>;
  /** What remains to pay after gift cards. */
  amountDue: Money;
  availableBonuses: Money;
  bonusPercent: Maybe<Scalars['Int']['output']>;
  cashback: Money;
  contact: Maybe<Contact>;
  createdAt: Scalars['String']['output'];
  deliveryAmount: Money;
  discount: Money;
  giftCardAmount: Money;
  /** Gift cards that pay a part of the total. */
  giftCards: Array<GiftCardShare>;
  id: Scalars['ID']['output'];
  interval: Maybe<ChosenInterval>;
  /** The shopper may still cancel it. */
  mayCancel: Scalars['Boolean']['output'];
  /** It is finished and can be removed from the history. */
  mayDelete: Scalars['Boolean']['output'];
  /** What is still missing before it can be placed. */
  missing: Array<Scalars['String']['output']>;
  payment: Maybe<Payment>;
  positions: Array<Position>;
  positionsCost: Money;
  promoCode: Maybe<PromoCode>;
  recipient: Maybe<Recipient>;
  /** Set when the recipient chooses address and slot; only the courier sees the address. */
  recipientChoice: Maybe<AskedRecipient>;
  /** The private link, for the buyer. */
  recipientLink: Maybe<RecipientLink>;
  /** Refunds of the order, pending and completed: partial refunds and the rest. */
  refunds: Array<Refund>;
  /** The whole order goes out by e-mail: it needs no address and no slot. */
  sentByEmail: Scalars['Boolean']['output'];
  serviceFee: Money;
  /** The token of a read-only link to the same page; null when the backend has none. */
  shareToken: Maybe<Scalars['String']['output']>;
  shippingAddress: Maybe<ShippingAddress>;
  state: OrderState;
  /** The subscription that it starts or belongs to; null for a single order. */
  subscription: Maybe<OrderSubscription>;
  timeline: Array<OrderTransition>;
  totalCost: Money;
  /** Of its private link, for who ordered: /track/… */
  trackingToken: Scalars['String']['output'];
  type: CheckoutType;
  usedBonusAmount: Money;
};

export type OrderBy =
  | 'newest'
  | 'popularity'
  | 'price';

export type OrderDirection =
  | 'asc'
  | 'desc';

export type OrderList = {
  __typename?: 'OrderList';
  list: Array<Order>;
  /** The `before` of the next page, if there is one. */
  nextBefore: Maybe<Scalars['String']['output']>;
};

export type OrderPhoto = {
  __typename?: 'OrderPhoto';
  at: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  photographer: Photographer;
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type OrderPositionInput = {
  /** The text of the card that goes with the gift. */
  giftCardText?: InputMaybe<Scalars['String']['input']>;
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};

export type OrderResult = Order | Refusal;

export type OrderState =
  | 'awaiting_payment'
  | 'cancelled'
  | 'delivered'
  | 'draft'
  | 'on_its_way'
  | 'paid'
  | 'preparing'
  | 'refunded';

/** The delivery subscription of an order. */
export type OrderSubscription = {
  __typename?: 'OrderSubscription';
  everyWeeks: Scalars['Int']['output'];
  /** Why the first bouquet of a draft is not reduced, although it was offered so. */
  firstBouquetMessage: Maybe<Scalars['String']['output']>;
  /** Per cent off the first bouquet. */
  firstBouquetPercent: Maybe<Scalars['Int']['output']>;
  /** Null until the first order is paid; the subscription starts then. */
  id: Maybe<Scalars['String']['output']>;
  /** A later delivery, ordered by the shop. */
  isRenewal: Scalars['Boolean']['output'];
  /** When (ISO 8601) the next delivery is charged; until then it can be skipped, paused or ended. */
  nextChargeAt: Maybe<Scalars['String']['output']>;
  nextDeliveryOn: Maybe<Scalars['String']['output']>;
  /** The total of a later delivery; null until its window is known. */
  nextTotal: Maybe<Money>;
  /** The price of the flowers of each later delivery. */
  price: Money;
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  variantTitle: Scalars['String']['output'];
};

export type OrderTransition = {
  __typename?: 'OrderTransition';
  at: Scalars['String']['output'];
  state: OrderState;
};

export type OrderedDelivery = {
  __typename?: 'OrderedDelivery';
  date: Scalars['String']['output'];
  orderId: Scalars['String']['output'];
  state: OrderState;
};

export type OrdersResult = OrderList | Refusal;

export type Page = {
  __typename?: 'Page';
  blocks: Array<PageBlock>;
  heading: Scalars['String']['output'];
  lead: Scalars['String']['output'];
  metaDescription: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Civil date in London, YYYY-MM-DD. */
  updatedOn: Scalars['String']['output'];
};

export type PageBlock = CtaBlock | FaqBlock | FormBlock | ListBlock | ProductBlock | ProductRail | StepsBlock | TextBlock;

export type PageLink = {
  __typename?: 'PageLink';
  path: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Pagination = {
  __typename?: 'Pagination';
  /** False when `total` is only a lower bound. */
  isExact: Scalars['Boolean']['output'];
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
  /** The secret that the provider's script in the browser needs. */
  clientSecret: Scalars['String']['output'];
  /** Why the last attempt failed, for a person. */
  message: Maybe<Scalars['String']['output']>;
  /** The payment method: stripe, paypal or revolut. */
  method: Scalars['String']['output'];
  orderId: Scalars['String']['output'];
  /** The provider: sandbox, stripe, paypal or revolut. */
  provider: Scalars['String']['output'];
  publicKey: Scalars['String']['output'];
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
  | 'failed'
  | 'processing'
  | 'refunded'
  | 'requires_action'
  | 'requires_payment'
  | 'succeeded';

/** Personal data as typed. Missing fields stay as they are; name and gender may only be missing beside a code. */
export type PersonalDataInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  emailCode?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCode?: InputMaybe<Scalars['String']['input']>;
};

/** Who took a photo: the florist of the bouquet, or the courier at the door. */
export type Photographer =
  | 'courier'
  | 'florist';

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

export type PlaceCity = {
  __typename?: 'PlaceCity';
  county: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type PlaceDistrict = {
  __typename?: 'PlaceDistrict';
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type PlaceLink = {
  __typename?: 'PlaceLink';
  href: Scalars['String']['output'];
  /** The straight-line distance. */
  kilometres: Scalars['Float']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type PlaceOrderInput = {
  email: Scalars['String']['input'];
  /** The amount due that the shopper saw, in pence; the order is not placed when it has changed. */
  expectedDue?: InputMaybe<Scalars['Int']['input']>;
  /** The total that the shopper saw, in pence; the order is not placed when it has changed. */
  expectedTotal?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** Agrees to offers and cart reminders by e-mail; false changes nothing. */
  offers?: InputMaybe<Scalars['Boolean']['input']>;
  orderId: Scalars['String']['input'];
  paymentMethod: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type PlacePoint = {
  __typename?: 'PlacePoint';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

/** A delivery window, the same on every day. */
export type PlaceWindow = {
  __typename?: 'PlaceWindow';
  /** The last moment to order: days before the delivery, and a London time. */
  cutOffDays: Scalars['Int']['output'];
  cutOffTime: Scalars['String']['output'];
  /** HH:MM, London. */
  from: Scalars['String']['output'];
  price: Money;
  to: Scalars['String']['output'];
};

export type Point = {
  __typename?: 'Point';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type PointInput = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

export type PopularCategory = {
  __typename?: 'PopularCategory';
  list: Array<ProductCard>;
  tile: Tile;
};

export type Position = {
  __typename?: 'Position';
  comboId: Maybe<Scalars['Int']['output']>;
  cost: Money;
  /** How a gift card is sent, and to whom; null for everything else. */
  giftCard: Maybe<GiftCardPosition>;
  giftCardText: Maybe<Scalars['String']['output']>;
  image: Image;
  offerRealId: Scalars['String']['output'];
  offerTitle: Scalars['String']['output'];
  oldUnitPrice: Maybe<Money>;
  policyId: Scalars['Int']['output'];
  /** Identifies the line within the cart. */
  positionSlug: Scalars['String']['output'];
  productId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  sameDay: Scalars['Boolean']['output'];
  unitPrice: Money;
  variantTitle: Scalars['String']['output'];
};

export type PostcodeCheck = {
  __typename?: 'PostcodeCheck';
  earliest: Maybe<DeliveryOffer>;
  isCovered: Scalars['Boolean']['output'];
  isSameDay: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  place: Maybe<Link>;
  postcode: Scalars['String']['output'];
  priceFrom: Maybe<Money>;
  windows: Array<PlaceWindow>;
  zone: Maybe<Scalars['String']['output']>;
};

export type PriceBand = {
  __typename?: 'PriceBand';
  count: Scalars['Int']['output'];
  isExact: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  priceMax: Maybe<Money>;
  priceMin: Maybe<Money>;
  title: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type PriceFacet = {
  __typename?: 'PriceFacet';
  bands: Array<PriceBand>;
  max: Money;
  min: Money;
};

export type Product = {
  __typename?: 'Product';
  cardText: CardText;
  care: Array<Scalars['String']['output']>;
  collections: Array<CollectionSummary>;
  combos: Array<Combo>;
  contains: Array<Scalars['String']['output']>;
  createdOn: Scalars['String']['output'];
  description: Scalars['String']['output'];
  extraOffers: Array<ExtraOffer>;
  extras: Array<ProductCard>;
  /** Null for products that are not flowers. */
  flowerSettings: Maybe<FlowerSettings>;
  /** Of the default variant. */
  gallery: Array<GalleryPicture>;
  /** How a gift card is sent; null for everything else. */
  giftCardBy: Maybe<GiftCardWay>;
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
  subscription: Maybe<SubscriptionOffer>;
  title: Scalars['String']['output'];
  variants: Array<Variant>;
};

/** One product that can be bought from the page. */
export type ProductBlock = {
  __typename?: 'ProductBlock';
  heading: Scalars['String']['output'];
  product: ProductCard;
};

/** A product as listings show it. Prices are all-in. */
export type ProductCard = {
  __typename?: 'ProductCard';
  /** How a gift card is sent; null for everything else. */
  giftCardBy: Maybe<GiftCardWay>;
  /** There is more than one variant; the price is the lowest. */
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

/** A row of products, with a link to all of them. */
export type ProductRail = {
  __typename?: 'ProductRail';
  heading: Scalars['String']['output'];
  href: Scalars['String']['output'];
  list: Array<ProductCard>;
};

export type ProductReviews = {
  __typename?: 'ProductReviews';
  list: Array<Review>;
  pagination: Pagination;
  rating: Maybe<Scalars['Float']['output']>;
  ratingBreakdown: Array<RatingCount>;
};

export type ProductsBlock = {
  __typename?: 'ProductsBlock';
  list: Array<ProductCard>;
  words: BlockWords;
};

export type PromoCode = {
  __typename?: 'PromoCode';
  code: Scalars['String']['output'];
  discount: Money;
  message: Scalars['String']['output'];
};

export type PromoCodeState =
  | 'expired'
  | 'usable'
  | 'used';

export type Promotion = {
  __typename?: 'Promotion';
  endsOn: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  image: Image;
  lead: Scalars['String']['output'];
  /** Sanitised. */
  rulesHtml: Scalars['String']['output'];
  /** Civil date in London, YYYY-MM-DD. */
  startsOn: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PromotionPage = {
  __typename?: 'PromotionPage';
  facets: Facets;
  offers: Array<ProductCard>;
  pagination: Pagination;
  promotion: Promotion;
};

export type Query = {
  __typename?: 'Query';
  /** Whether we deliver to a postcode, and the addresses there; null when there is nothing to look up. */
  addressLookup: Maybe<AddressLookup>;
  /** Every shelf of gifts. */
  allGifts: Maybe<AllGifts>;
  appDownload: Maybe<AppDownload>;
  /** An article by its slug; null when it does not exist. */
  article: Maybe<Article>;
  articles: Maybe<ArticleList>;
  benefits: Maybe<BenefitsBlock>;
  bestSellers: Maybe<Listing>;
  /** The balance and its history; `before` is the id a page comes after. Null for a guest. */
  bonuses: Maybe<Bonuses>;
  /** The visitor's cart; null before anything was added. */
  cart: Maybe<Cart>;
  /** The category tree. */
  categories: Maybe<Array<Category>>;
  /** The draft order, as a step of the checkout needs it; null when there is none. */
  checkout: Maybe<Order>;
  constructorBlock: Maybe<ConstructorBlock>;
  /** The important dates as an iCalendar file, all or one; null when there is none. */
  dateCalendar: Maybe<CalendarFile>;
  /** Cities and their districts, London first. */
  deliveryCities: Maybe<Array<DeliveryCity>>;
  /** The dates and windows on offer for the draft order, for a subscription from tomorrow on; empty until it has an address. */
  deliveryIntervals: Maybe<Array<DeliveryDate>>;
  /** Delivery to a city or district; null when we do not know it. */
  deliveryPlace: Maybe<DeliveryPlace>;
  /** The user's delivery subscriptions; null for a guest. */
  deliverySubscriptions: Maybe<Array<DeliverySubscription>>;
  /** Windows, prices and cut-offs of each zone, London first. */
  deliveryZones: Maybe<Array<DeliveryZone>>;
  /** The earliest delivery in each zone, for the countdown on products. */
  earliestDelivery: Maybe<EarliestDelivery>;
  faq: Maybe<QuestionsBlock>;
  /** The visitor's favourites, newest first; null before the first. */
  favorites: Maybe<Favorites>;
  /** Prices of the first bouquet with a discount in per cent; null when it is not on offer. */
  firstBouquet: Maybe<FirstBouquet>;
  footer: Maybe<Footer>;
  /** The fields and texts of a form; null when it does not exist. */
  form: Maybe<Form>;
  giftCards: Maybe<Array<ProductCard>>;
  /** With `from`, the pages `from` to `page` in one list. */
  gifts: Maybe<Gifts>;
  /** Comes with the info. */
  hero: Maybe<Hero>;
  /** The user's important dates, the soonest first; null for a guest. */
  importantDates: Maybe<ImportantDates>;
  info: Maybe<Info>;
  /** The invoice of a paid order of this visitor, with its credit notes; null when there is none. */
  invoice: Maybe<Invoice>;
  /** The invoice as a PDF. */
  invoiceFile: Maybe<InvoiceFile>;
  letterboxFlowers: Maybe<Listing>;
  /** A page of a category or filter; null when it does not exist. */
  listing: Maybe<Listing>;
  loyalty: Maybe<Loyalty>;
  /** Who is signed in; null for a guest. */
  me: Maybe<User>;
  /** The menu of the header. */
  navigation: Maybe<Navigation>;
  newBouquets: Maybe<Listing>;
  /** The newest order that this visitor placed. */
  newestOrder: Maybe<PaidOrder>;
  /** Whether the user gets offers by e-mail, and where; null for a guest. */
  newsletter: Maybe<Newsletter>;
  /** The notification settings of the user; null for a guest. */
  notificationSettings: Maybe<NotificationSettings>;
  /** An order of this visitor; null when it does not exist. With a type, only an order of that checkout. */
  order: Maybe<Order>;
  /** Whether an order is paid. Asks the payment provider when its webhook has not arrived yet. */
  orderPaid: Maybe<Scalars['Boolean']['output']>;
  /** The user's orders, the newest first; `search` filters them, and `before` is the last order of the page before. Null for a guest. */
  orders: Maybe<OrderList>;
  /** A page of text and blocks; null when it does not exist. */
  page: Maybe<Page>;
  /** Starts or continues the payment of an order, by default with its last method. Null when nothing is due, a refusal when it cannot start. */
  payment: Maybe<PaymentResult>;
  /** The payment methods on offer; for a subscription, those that support off-session charges. */
  paymentMethods: Maybe<PaymentMethods>;
  /** Everything kept about the user, as JSON to take along; null for a guest. */
  personalDataExport: Maybe<Scalars['String']['output']>;
  pickBouquet: Maybe<PickBouquet>;
  popularCategories: Maybe<TilesBlock>;
  /** The most opened categories, each with its most popular products. */
  popularCategoriesItems: Maybe<Array<PopularCategory>>;
  /** Whether, when and for how much we deliver to a postcode; null when there is nothing to check. */
  postcodeCheck: Maybe<PostcodeCheck>;
  /** A product by id; null when it does not exist. */
  product: Maybe<Product>;
  /** Reviews of a product, newest first, for pages `from` to `page`; null when the product does not exist. */
  productReviews: Maybe<ProductReviews>;
  /** The user's promo codes, usable ones first; null for a guest. */
  promoCodes: Maybe<Array<UserPromoCode>>;
  /** A promotion with a page of its offers, or with all pages up to it; null when it is not running. */
  promotion: Maybe<PromotionPage>;
  /** The current promotions. */
  promotions: Maybe<Array<Promotion>>;
  /** Cards in the order of the ids; unknown ones are left out. */
  recentlyViewed: Maybe<Array<ProductCard>>;
  recipient: Maybe<TilesBlock>;
  /** The choice of an order's recipient, by the private link; a refusal when the link does not work. */
  recipientChoice: RecipientChoiceResult;
  reviews: Maybe<ReviewsBlock>;
  roses: Maybe<Listing>;
  /** Products, categories and articles for a phrase; it understands typos, synonyms and prices. */
  search: Maybe<SearchResult>;
  /** The fixed suggestions and what this visitor searched for. */
  searchHistory: SearchHistory;
  shopByPrice: Maybe<TilesBlock>;
  signInSettings: SignInSettings;
  /** Where the user is signed in, the newest first; null for a guest. */
  signIns: Maybe<Array<SignIn>>;
  similarBouquets: Maybe<ProductsBlock>;
  /** Paths with the day of their last change; null after the last page. */
  sitemap: Maybe<Sitemap>;
  specialOffers: Maybe<Listing>;
  subscriptionPrices: Maybe<SubscriptionPrices>;
  /** Completions of a phrase; the fixed suggestions without one. */
  suggestions: Suggestions;
  targetActions: Maybe<Array<TargetAction>>;
  /** An order by its private link; null when it does not exist. */
  trackedOrder: Maybe<TrackedOrder>;
  trendyBouquets: Maybe<Listing>;
  underPs30: Maybe<Listing>;
};


export type QueryAddressLookupArgs = {
  postcode: Scalars['String']['input'];
  withList?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};


export type QueryArticlesArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ArticleOrderBy>;
  orderDirection?: InputMaybe<OrderDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBonusesArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckoutArgs = {
  step?: InputMaybe<CheckoutStep>;
  type?: InputMaybe<CheckoutType>;
};


export type QueryDateCalendarArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeliveryIntervalsArgs = {
  type?: InputMaybe<CheckoutType>;
};


export type QueryDeliveryPlaceArgs = {
  city: Scalars['String']['input'];
  district?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFirstBouquetArgs = {
  discount: Scalars['Int']['input'];
};


export type QueryFormArgs = {
  key: Scalars['String']['input'];
};


export type QueryGiftsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrderBy>;
  orderDirection?: InputMaybe<OrderDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInvoiceArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryInvoiceFileArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryListingArgs = {
  filters?: InputMaybe<ListingFilters>;
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrderBy>;
  orderDirection?: InputMaybe<OrderDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
  type: CollectionType;
};


export type QueryOrderArgs = {
  id: Scalars['String']['input'];
  type?: InputMaybe<CheckoutType>;
};


export type QueryOrderPaidArgs = {
  id: Scalars['String']['input'];
};


export type QueryOrdersArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPaymentArgs = {
  method?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['String']['input'];
};


export type QueryPaymentMethodsArgs = {
  type?: InputMaybe<CheckoutType>;
};


export type QueryPostcodeCheckArgs = {
  postcode: Scalars['String']['input'];
};


export type QueryProductArgs = {
  id: Scalars['Int']['input'];
};


export type QueryProductReviewsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPromotionArgs = {
  concat?: InputMaybe<Scalars['Boolean']['input']>;
  filters?: InputMaybe<ListingFilters>;
  id: Scalars['Int']['input'];
  orderBy?: InputMaybe<OrderBy>;
  orderDirection?: InputMaybe<OrderDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecentlyViewedArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type QueryRecipientChoiceArgs = {
  token: Scalars['String']['input'];
};


export type QuerySearchArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySitemapArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySuggestionsArgs = {
  query: Scalars['String']['input'];
};


export type QueryTrackedOrderArgs = {
  token: Scalars['String']['input'];
};

export type Question = {
  __typename?: 'Question';
  answer: Scalars['String']['output'];
  question: Scalars['String']['output'];
  topic: Scalars['String']['output'];
};

export type QuestionsBlock = {
  __typename?: 'QuestionsBlock';
  list: Array<Question>;
  words: BlockWords;
};

export type RatingCount = {
  __typename?: 'RatingCount';
  count: Scalars['Int']['output'];
  rating: Scalars['Int']['output'];
};

export type Recipient = {
  __typename?: 'Recipient';
  anonymous: Scalars['Boolean']['output'];
  /** The buyer is the recipient. */
  myself: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  note: Maybe<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
};

/** An order as its recipient sees it: nothing in it has a price. */
export type RecipientChoice = {
  __typename?: 'RecipientChoice';
  /** The address that was set; null once the choice is confirmed. */
  address: Maybe<ShippingAddress>;
  chosen: Maybe<ChosenTime>;
  dates: Array<ChoiceDate>;
  expiresAt: Scalars['String']['output'];
  /** The courier has no phone number yet. */
  needsPhone: Scalars['Boolean']['output'];
  positions: Array<ChoicePosition>;
  recipient: Scalars['String']['output'];
  /** Null when the sender does not want to be named. */
  sender: Maybe<Scalars['String']['output']>;
  state: ChoiceState;
};

export type RecipientChoiceResult = RecipientChoice | Refusal;

export type RecipientInput = {
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** The buyer is the recipient. */
  myself?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};

export type RecipientLink = {
  __typename?: 'RecipientLink';
  expiresAt: Maybe<Scalars['String']['output']>;
  /** Slots for the buyer, after they set the address. */
  intervals: Array<DeliveryDate>;
  name: Scalars['String']['output'];
  /** The phone number or e-mail address that it was sent to. */
  receiver: Scalars['String']['output'];
  state: RecipientLinkState;
  /** The link; null when it no longer works. */
  url: Maybe<Scalars['String']['output']>;
};

export type RecipientLinkInput = {
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  /** A phone number or an e-mail address. */
  receiver: Scalars['String']['input'];
};

/** The state of an order whose recipient chooses address and slot. */
export type RecipientLinkState =
  | 'asked'
  | 'made'
  | 'run_out'
  | 'taken_over'
  | 'unpaid';

export type RecurringLine = {
  __typename?: 'RecurringLine';
  /** Why the offered discount of the first bouquet does not apply; null when it does. */
  firstBouquetMessage: Maybe<Scalars['String']['output']>;
  positionSlug: Scalars['String']['output'];
  /** The price of each later delivery. */
  price: Money;
  productId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  variantTitle: Scalars['String']['output'];
};

export type Refund = {
  __typename?: 'Refund';
  amount: Money;
  /** ISO 8601; null while the refund is pending. */
  at: Maybe<Scalars['String']['output']>;
  /** The reason, as words that continue "for …". */
  reason: Maybe<Scalars['String']['output']>;
};

/** A change that was refused: nothing has changed. */
export type Refusal = {
  __typename?: 'Refusal';
  /** What the shopper can do instead, such as using bonuses in place of a code. */
  advice: Maybe<Scalars['String']['output']>;
  /** For programs, such as cart_full; invalid when fields are wrong. */
  code: Scalars['String']['output'];
  /** The first wrong field, such as body.name; null when the refusal is about the whole. */
  field: Maybe<Scalars['String']['output']>;
  /** One sentence. A client with a sentence of its own for the code says that instead. */
  message: Scalars['String']['output'];
  /** Every wrong field; none when the refusal is about the whole. */
  parts: Array<RefusedPart>;
};

export type RefusedPart = {
  __typename?: 'RefusedPart';
  /** For programs, such as required, too_long or invalid_email. */
  code: Scalars['String']['output'];
  field: Scalars['String']['output'];
  /** The number that the broken rule names, such as a maximum. */
  limit: Maybe<Scalars['Float']['output']>;
  message: Scalars['String']['output'];
};

export type RemovedPositionInput = {
  /** The slug of the position, or of its variant when only one position has that variant. */
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};

export type RepeatOrderResult = Refusal | RepeatedOrder;

export type RepeatedOrder = {
  __typename?: 'RepeatedOrder';
  cart: Cart;
  /** Titles of products that are no longer sold or did not fit into the cart. */
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
  words: BlockWords;
};

export type SandboxCardInput = {
  /** A key for each press of the button: a repeated press is charged once. */
  attempt?: InputMaybe<Scalars['String']['input']>;
  cvc: Scalars['String']['input'];
  expiry: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type SearchHistory = {
  __typename?: 'SearchHistory';
  /** What this visitor searched for, newest first. */
  phrases: Array<Scalars['String']['output']>;
  /** The fixed suggestions. */
  suggestions: Array<Scalars['String']['output']>;
};

export type SearchHistoryResult = Refusal | SearchHistory;

export type SearchResult = {
  __typename?: 'SearchResult';
  articles: Array<ArticleCard>;
  categories: Array<CollectionSummary>;
  /** The corrected phrase, when a typo was corrected. */
  corrected: Maybe<Scalars['String']['output']>;
  /** Nothing matched the whole phrase; these results match a part of it. */
  isRelaxed: Scalars['Boolean']['output'];
  list: Array<ProductCard>;
  /** About the shop: delivery, contact, the loyalty programme. */
  pages: Array<PageLink>;
  pagination: Pagination;
  priceMax: Maybe<Money>;
  priceMin: Maybe<Money>;
};

export type SendCodeInput = {
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** A phone number or an e-mail address, as typed. */
  receiver: Scalars['String']['input'];
  type: CodeType;
  /** How a code goes to a phone; a text message by default. */
  via?: InputMaybe<CodeVia>;
};

export type Seo = {
  __typename?: 'Seo';
  description: Scalars['String']['output'];
  heading: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** The clock that countdowns on a page follow. */
export type SetClock = {
  __typename?: 'SetClock';
  /** Seconds ahead of the real time; negative when behind. */
  aheadSeconds: Scalars['Int']['output'];
  /** The shop's time of this answer, ISO 8601. */
  now: Scalars['String']['output'];
};

export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  city: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  /** Its surroundings, for a map; null when they are unknown. */
  place: Maybe<AddressPlace>;
  point: Maybe<Point>;
  postcode: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

/** A browser in which the user is signed in. */
export type SignIn = {
  __typename?: 'SignIn';
  /** When it signed in, ISO 8601. */
  at: Scalars['String']['output'];
  /** The name of the browser, such as Firefox on Linux; null when it is unknown. */
  device: Maybe<Scalars['String']['output']>;
  /** The sign-in of this request. */
  isCurrent: Scalars['Boolean']['output'];
};

export type SignInInput = {
  code: Scalars['String']['input'];
  receiver: Scalars['String']['input'];
  type: CodeType;
};

export type SignInResult = Refusal | SignedIn;

export type SignInSettings = {
  __typename?: 'SignInSettings';
  /** The site key of the invisible reCAPTCHA v2; null when there is no captcha. */
  captchaSiteKey: Maybe<Scalars['String']['output']>;
  codeLength: Scalars['Int']['output'];
  resendSeconds: Scalars['Int']['output'];
};

export type SignOutElsewhereResult = Refusal | SignedOutElsewhere;

export type SignedIn = {
  __typename?: 'SignedIn';
  /** The user has not given their personal data yet. */
  isNewUser: Scalars['Boolean']['output'];
  user: User;
};

export type SignedOutElsewhere = {
  __typename?: 'SignedOutElsewhere';
  ended: Scalars['Int']['output'];
};

export type Sitemap = {
  __typename?: 'Sitemap';
  list: Array<SitemapEntry>;
  pages: Scalars['Int']['output'];
};

export type SitemapEntry = {
  __typename?: 'SitemapEntry';
  path: Scalars['String']['output'];
  updatedOn: Scalars['String']['output'];
};

export type Stem = {
  __typename?: 'Stem';
  colour: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  species: Scalars['String']['output'];
};

export type StepsBlock = {
  __typename?: 'StepsBlock';
  heading: Scalars['String']['output'];
  items: Array<BlockEntry>;
};

export type SubscriptionAction =
  | 'cancel'
  | 'pause'
  | 'resume'
  | 'skip'
  | 'slot'
  | 'swap';

export type SubscriptionChoiceInput = {
  everyWeeks: Scalars['Int']['input'];
  /** Per cent off the first bouquet; must be a discount on offer. */
  firstBouquetDiscount?: InputMaybe<Scalars['Int']['input']>;
  positionSlug: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};

/** Flowers that can be subscribed to. */
export type SubscriptionFlowers = {
  __typename?: 'SubscriptionFlowers';
  image: Image;
  productId: Scalars['Int']['output'];
  sizes: Array<SubscriptionFlowersSize>;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SubscriptionFlowersSize = {
  __typename?: 'SubscriptionFlowersSize';
  /** The price of a single order. */
  oldPrice: Money;
  positionSlug: Scalars['String']['output'];
  /** The price for subscribers. */
  price: Money;
  title: Scalars['String']['output'];
};

export type SubscriptionInterval = {
  __typename?: 'SubscriptionInterval';
  from: Scalars['String']['output'];
  intervalId: Scalars['Int']['output'];
  /** The delivery price of this window. */
  price: Money;
  to: Scalars['String']['output'];
};

export type SubscriptionOffer = {
  __typename?: 'SubscriptionOffer';
  href: Scalars['String']['output'];
  percentOff: Scalars['Int']['output'];
  price: Money;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SubscriptionPlan = {
  __typename?: 'SubscriptionPlan';
  everyWeeks: Scalars['Int']['output'];
  sizes: Array<SubscriptionSize>;
  slug: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SubscriptionPrices = {
  __typename?: 'SubscriptionPrices';
  /** Per cent; the first is the default. */
  firstBouquetDiscounts: Array<Scalars['Int']['output']>;
  /** The bouquet the florist chooses comes first. */
  flowers: Array<SubscriptionFlowers>;
  heading: Scalars['String']['output'];
  percentOff: Scalars['Int']['output'];
  plans: Array<SubscriptionPlan>;
  text: Scalars['String']['output'];
};

export type SubscriptionSize = {
  __typename?: 'SubscriptionSize';
  oldPrice: Money;
  price: Money;
  size: Scalars['String']['output'];
  stems: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type SubscriptionSwap = {
  __typename?: 'SubscriptionSwap';
  /** The total of a delivery with these flowers, in its usual window. */
  deliveryCost: Money;
  positionSlug: Scalars['String']['output'];
  productId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** What the florist does when a flower is not available on the day. */
export type Substitution =
  | 'allow'
  | 'ask'
  | 'refund';

export type Suggestions = {
  __typename?: 'Suggestions';
  categories: Array<CollectionSummary>;
  phrases: Array<Scalars['String']['output']>;
  products: Array<ProductCard>;
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

export type TextBlock = {
  __typename?: 'TextBlock';
  heading: Maybe<Scalars['String']['output']>;
  /** Sanitised. */
  html: Scalars['String']['output'];
};

export type Thanks = {
  __typename?: 'Thanks';
  message: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Tile = {
  __typename?: 'Tile';
  href: Scalars['String']['output'];
  image: Maybe<Image>;
  text: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type TilesBlock = {
  __typename?: 'TilesBlock';
  list: Array<Tile>;
  words: BlockWords;
};

export type TrackedInterval = {
  __typename?: 'TrackedInterval';
  date: Scalars['String']['output'];
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/** An order as its private link shows it: without prices, and with the district in place of the address. */
export type TrackedOrder = {
  __typename?: 'TrackedOrder';
  district: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  interval: Maybe<TrackedInterval>;
  /** Until the florist starts, and only by the buyer's link. */
  mayChangeSubstitution: Scalars['Boolean']['output'];
  photos: Array<OrderPhoto>;
  positions: Array<TrackedPosition>;
  recipientName: Maybe<Scalars['String']['output']>;
  state: OrderState;
  substitution: Substitution;
  timeline: Array<OrderTransition>;
};

export type TrackedOrderResult = Refusal | TrackedOrder;

export type TrackedPosition = {
  __typename?: 'TrackedPosition';
  image: Image;
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  variantTitle: Scalars['String']['output'];
};

/** An order that was placed and is not paid yet. */
export type UnpaidOrder = {
  __typename?: 'UnpaidOrder';
  /** What remains to pay after gift cards. */
  amountDue: Money;
  id: Scalars['ID']['output'];
  totalCost: Money;
  type: CheckoutType;
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
  /** The user has given their personal data. */
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
  gallery: Array<GalleryPicture>;
  id: Scalars['Int']['output'];
  image: Image;
  length: Maybe<Scalars['String']['output']>;
  oldPrice: Maybe<Money>;
  price: Money;
  size: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  stems: Array<Stem>;
  /** The price for subscribers; null when it cannot be subscribed to. */
  subscriberPrice: Maybe<Money>;
  title: Scalars['String']['output'];
};

export type VatLine = {
  __typename?: 'VatLine';
  /** Net and VAT together. */
  gross: Money;
  net: Money;
  /** Per cent. */
  rate: Scalars['Int']['output'];
  vat: Money;
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
  ArticlePart:
    | ( import('zod').output<typeof import('../../contract/blog.ts').ArticleText> )
    | ( import('zod').output<typeof import('../../contract/blog.ts').ArticleProducts> | import('zod').output<typeof import('../../contract/pages.ts').ProductRailBlock> )
  ;
  CancelOrderResult:
    | ( Omit<CancelledOrder, 'order'> & { order: _RefType['Order'] } )
    | ( import('../refusal.ts').Refusal )
  ;
  CartResult:
    | ( import('zod').output<typeof import('../../contract/basket.ts').Cart> )
    | ( import('../refusal.ts').Refusal )
  ;
  DeliverySubscriptionResult:
    | ( import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription> )
    | ( import('../refusal.ts').Refusal )
  ;
  DiscountResult:
    | ( Omit<DiscountedCart, 'cart' | 'order'> & { cart: _RefType['Cart'], order?: Maybe<_RefType['Order']> } )
    | ( import('../refusal.ts').Refusal )
  ;
  DoneResult:
    | ( Done )
    | ( import('../refusal.ts').Refusal )
  ;
  FavoritesResult:
    | ( import('zod').output<typeof import('../../contract/favorites.ts').Favorites> )
    | ( import('../refusal.ts').Refusal )
  ;
  FormResult:
    | ( import('zod').output<typeof import('../../contract/forms.ts').Submitted> )
    | ( import('../refusal.ts').Refusal )
  ;
  GiftCardBalanceResult:
    | ( import('zod').output<typeof import('../../contract/gift-card.ts').GiftCardBalance> )
    | ( import('../refusal.ts').Refusal )
  ;
  ImportantDatesResult:
    | ( import('zod').output<typeof import('../../contract/events.ts').UserEvents> )
    | ( import('../refusal.ts').Refusal )
  ;
  NewsletterResult:
    | ( import('zod').output<typeof import('../../contract/notifications.ts').getNewsletter.response>['data'] )
    | ( import('../refusal.ts').Refusal )
  ;
  NotificationsResult:
    | ( import('zod').output<typeof import('../../contract/notifications.ts').NotificationSettings> )
    | ( import('../refusal.ts').Refusal )
  ;
  OpenOrderResult:
    | ( import('zod').output<typeof import('../../contract/order.ts').OpenedOrder> )
    | ( import('../refusal.ts').Refusal )
  ;
  OrderResult:
    | ( import('zod').output<typeof import('../../contract/order.ts').Order> )
    | ( import('../refusal.ts').Refusal )
  ;
  OrdersResult:
    | ( Omit<OrderList, 'list'> & { list: Array<_RefType['Order']> } )
    | ( import('../refusal.ts').Refusal )
  ;
  PageBlock:
    | ( import('zod').output<typeof import('../../contract/pages.ts').CtaBlock> )
    | ( import('zod').output<typeof import('../../contract/pages.ts').FaqBlock> )
    | ( import('zod').output<typeof import('../../contract/pages.ts').FormBlock> )
    | ( import('zod').output<typeof import('../../contract/pages.ts').ListBlock> )
    | ( import('zod').output<typeof import('../../contract/pages.ts').ProductBlock> )
    | ( import('zod').output<typeof import('../../contract/blog.ts').ArticleProducts> | import('zod').output<typeof import('../../contract/pages.ts').ProductRailBlock> )
    | ( import('zod').output<typeof import('../../contract/pages.ts').StepsBlock> )
    | ( import('zod').output<typeof import('../../contract/pages.ts').TextBlock> )
  ;
  PaymentResult:
    | ( import('zod').output<typeof import('../../contract/payment.ts').PaymentIntent> )
    | ( import('../refusal.ts').Refusal )
  ;
  RecipientChoiceResult:
    | ( import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice> )
    | ( import('../refusal.ts').Refusal )
  ;
  RepeatOrderResult:
    | ( import('../refusal.ts').Refusal )
    | ( Omit<RepeatedOrder, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  SearchHistoryResult:
    | ( import('../refusal.ts').Refusal )
    | ( import('zod').output<typeof import('../../contract/search.ts').SearchHistory> )
  ;
  SignInResult:
    | ( import('../refusal.ts').Refusal )
    | ( Omit<SignedIn, 'user'> & { user: _RefType['User'] } )
  ;
  SignOutElsewhereResult:
    | ( import('../refusal.ts').Refusal )
    | ( SignedOutElsewhere )
  ;
  TrackedOrderResult:
    | ( import('../refusal.ts').Refusal )
    | ( import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder> )
  ;
  UserResult:
    | ( import('../refusal.ts').Refusal )
    | ( import('zod').output<typeof import('../../contract/user.ts').User> )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressInput: AddressInput;
  AddressLookup: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/address.ts').AddressLookup>>;
  AddressPlace: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/address.ts').AddressPlace>>;
  AllGifts: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>>;
  AppDownload: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').AppDownload>>;
  AppLink: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').AppDownload>['links'][number]>;
  AppliedFilters: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Listing>['applied']>;
  Article: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/blog.ts').Article>>;
  ArticleCard: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/blog.ts').ArticleCard>>;
  ArticleList: ResolverTypeWrapper<Omit<ArticleList, 'list' | 'pagination'> & { list: Array<ResolversTypes['ArticleCard']>, pagination: ResolversTypes['Pagination'] }>;
  ArticleOrderBy: ArticleOrderBy;
  ArticlePart: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArticlePart']>;
  ArticleText: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/blog.ts').ArticleText>>;
  AskedRecipient: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['recipient_choice']>>;
  Benefit: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Benefit>>;
  BenefitsBlock: ResolverTypeWrapper<Omit<BenefitsBlock, 'list' | 'words'> & { list: Array<ResolversTypes['Benefit']>, words: ResolversTypes['BlockWords'] }>;
  BlockEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').StepsBlock>['items'][number]>;
  BlockWords: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').BlockWords>>;
  BonusEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').BonusEntry>>;
  Bonuses: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').Bonuses>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CalendarFile: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/events.ts').getCalendar.response>['data']>;
  Call: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Navigation>['call']>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelledOrder: ResolverTypeWrapper<Omit<CancelledOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  CardConstructor: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['card_constructor']>;
  CardText: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Product>['card_text']>;
  Cart: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/basket.ts').Cart>>;
  CartLineGiftCardInput: CartLineGiftCardInput;
  CartLineInput: CartLineInput;
  CartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CartResult']>;
  Category: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Category>>;
  CheckoutStep: CheckoutStep;
  CheckoutType: CheckoutType;
  ChoiceDate: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number]>;
  ChoiceInput: ChoiceInput;
  ChoiceInterval: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number]['intervals'][number]>;
  ChoicePosition: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['positions'][number]>;
  ChoiceState: ChoiceState;
  ChosenInterval: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').ChosenInterval>>;
  ChosenTime: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['chosen']>>;
  CodeSent: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/auth.ts').CodeSent>>;
  CodeType: CodeType;
  CodeVia: CodeVia;
  Collection: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Collection>>;
  CollectionSummary: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').CollectionSummary>>;
  CollectionType: CollectionType;
  Combo: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Combo>>;
  ConstructorBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>>;
  ConstructorBouquetInput: ConstructorBouquetInput;
  ConstructorChoice: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['default']>;
  ConstructorFlower: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['flowers'][number]>;
  ConstructorFoliage: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['foliage'][number]>;
  ConstructorWrap: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['wraps'][number]>;
  Contact: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').Contact>>;
  CreditNote: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').CreditNote>>;
  CtaBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').CtaBlock>>;
  DeliveryCity: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').City>>;
  DeliveryDate: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/intervals.ts').DeliveryDate>>;
  DeliveryDistrict: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').City>['districts'][number]>;
  DeliveryOffer: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/intervals.ts').getEarliestDelivery.response>['data']['same_day']>>;
  DeliveryPlace: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').Place>>;
  DeliverySubscription: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>>;
  DeliverySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeliverySubscriptionResult']>;
  DeliverySubscriptionState: DeliverySubscriptionState;
  DeliveryWords: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/intervals.ts').DeliveryWords>>;
  DeliveryZone: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').DeliveryZone>>;
  DiscountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DiscountResult']>;
  DiscountedCart: ResolverTypeWrapper<Omit<DiscountedCart, 'cart' | 'order'> & { cart: ResolversTypes['Cart'], order?: Maybe<ResolversTypes['Order']> }>;
  Done: ResolverTypeWrapper<Done>;
  DoneResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DoneResult']>;
  EarliestDelivery: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/intervals.ts').getEarliestDelivery.response>['data']>;
  ExtraOffer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').ExtraOffer>>;
  FacetValue: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/facets.ts').FacetValue>>;
  Facets: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/facets.ts').Facets>>;
  FaqBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>>;
  FaqEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>['items'][number]>;
  Favorites: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/favorites.ts').Favorites>>;
  FavoritesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FavoritesResult']>;
  FirstBouquet: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>>;
  FirstBouquetOffer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>['offers'][number]>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FlowerSetting: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['settings'][number]>;
  FlowerSettings: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>>;
  Footer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Footer>>;
  FooterColumn: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Footer>['columns'][number]>;
  Form: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/forms.ts').Form>>;
  FormBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').FormBlock>>;
  FormField: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/forms.ts').Form>['fields'][number]>;
  FormFileInput: FormFileInput;
  FormResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FormResult']>;
  FormSubmitted: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/forms.ts').Submitted>>;
  FormValueInput: FormValueInput;
  FoundAddress: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/address.ts').FoundAddress>>;
  FreeDelivery: ResolverTypeWrapper<NonNullable<NonNullable<import('zod').output<typeof import('../../contract/intervals.ts').getEarliestDelivery.response>['data']['same_day']>['free']>>;
  GalleryPicture: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').GalleryPicture>>;
  GalleryView: GalleryView;
  Gender: Gender;
  GiftCardBalance: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gift-card.ts').GiftCardBalance>>;
  GiftCardBalanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GiftCardBalanceResult']>;
  GiftCardDetails: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardDetails>>;
  GiftCardInput: GiftCardInput;
  GiftCardPosition: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardPosition>>;
  GiftCardShare: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardShare>>;
  GiftCardWay: GiftCardWay;
  GiftShelf: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['shelves'][number]>;
  Gifts: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').Gifts>>;
  Hero: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Hero>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/primitives.ts').Image>>;
  ImportantDate: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/events.ts').UserEvents>['events'][number]>;
  ImportantDateInput: ImportantDateInput;
  ImportantDates: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/events.ts').UserEvents>>;
  ImportantDatesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportantDatesResult']>;
  Info: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Info>>;
  InfoSection: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Info>['sections'][number]>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interval: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/intervals.ts').Interval>>;
  Invoice: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>>;
  InvoiceBuyer: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['buyer']>>;
  InvoiceFile: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').getInvoiceFile.response>['data']>;
  InvoiceLine: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').InvoiceLine>>;
  InvoiceSeller: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['seller']>;
  Link: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Footer>['social'][number] | import('zod').output<typeof import('../../contract/home.ts').PickBouquet>['steps'][number]['choices'][number] | NonNullable<import('zod').output<typeof import('../../contract/home.ts').BlockWords>['link']> | import('zod').output<typeof import('../../contract/home.ts').Hero>['actions'][number] | NonNullable<import('zod').output<typeof import('../../contract/delivery.ts').PostcodeCheck>['place']>>;
  ListBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').ListBlock>>;
  Listing: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Listing>>;
  ListingFilters: ListingFilters;
  Loyalty: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').Loyalty>>;
  MenuEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Navigation>['main'][number]>;
  Money: ResolverTypeWrapper<import('../money.ts').Pence>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Navigation: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Navigation>>;
  Newsletter: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/notifications.ts').getNewsletter.response>['data']>;
  NewsletterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NewsletterResult']>;
  NotificationChannel: NotificationChannel;
  NotificationSetting: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/notifications.ts').NotificationSetting>>;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/notifications.ts').NotificationSettings>>;
  NotificationTopic: NotificationTopic;
  NotificationsInput: NotificationsInput;
  NotificationsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NotificationsResult']>;
  Occasion: Occasion;
  OpenOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenOrderResult']>;
  OpenedOrder: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').OpenedOrder>>;
  Option: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/forms.ts').Form>['fields'][number]['options'][number] | import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['settings'][number]['options'][number]>;
  Order: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').Order>>;
  OrderBy: OrderBy;
  OrderDirection: OrderDirection;
  OrderList: ResolverTypeWrapper<Omit<OrderList, 'list'> & { list: Array<ResolversTypes['Order']> }>;
  OrderPhoto: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['photos'][number]>;
  OrderPositionInput: OrderPositionInput;
  OrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderResult']>;
  OrderState: OrderState;
  OrderSubscription: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').OrderSubscription>>;
  OrderTransition: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['timeline'][number] | import('zod').output<typeof import('../../contract/order.ts').Order>['timeline'][number]>;
  OrderedDelivery: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['ordered']>>;
  OrdersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrdersResult']>;
  Page: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').Page>>;
  PageBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PageBlock']>;
  PageLink: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').PageLink>>;
  Pagination: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Pagination>>;
  PaidOrder: ResolverTypeWrapper<PaidOrder>;
  Payment: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['payment']>>;
  PaymentIntent: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/payment.ts').PaymentIntent>>;
  PaymentMethod: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/payment.ts').PaymentMethod>>;
  PaymentMethods: ResolverTypeWrapper<Omit<PaymentMethods, 'methods'> & { methods: Array<ResolversTypes['PaymentMethod']> }>;
  PaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentResult']>;
  PaymentState: PaymentState;
  PersonalDataInput: PersonalDataInput;
  Photographer: Photographer;
  PickBouquet: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').PickBouquet>>;
  PickBouquetStep: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').PickBouquet>['steps'][number]>;
  PlaceCity: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').Place>['city']>;
  PlaceDistrict: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/delivery.ts').Place>['district']>>;
  PlaceLink: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').PlaceLink>>;
  PlaceOrderInput: PlaceOrderInput;
  PlacePoint: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/address.ts').AddressPlace>['around'][number]>;
  PlaceWindow: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').PlaceWindow>>;
  Point: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>['point']> | import('zod').output<typeof import('../../contract/delivery.ts').Place>['centre']>;
  PointInput: PointInput;
  PopularCategory: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').PopularCategory>>;
  Position: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/basket.ts').Position>>;
  PostcodeCheck: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').PostcodeCheck>>;
  PriceBand: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/facets.ts').PriceBand>>;
  PriceFacet: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/facets.ts').Facets>['price']>;
  Product: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Product>>;
  ProductBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').ProductBlock>>;
  ProductCard: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').ProductCard>>;
  ProductRail: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/blog.ts').ArticleProducts> | import('zod').output<typeof import('../../contract/pages.ts').ProductRailBlock>>;
  ProductReviews: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').getProductReviews.response>['data']>;
  ProductsBlock: ResolverTypeWrapper<Omit<ProductsBlock, 'list' | 'words'> & { list: Array<ResolversTypes['ProductCard']>, words: ResolversTypes['BlockWords'] }>;
  PromoCode: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/basket.ts').PromoCode>>;
  PromoCodeState: PromoCodeState;
  Promotion: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/promotions.ts').Promotion>>;
  PromotionPage: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/promotions.ts').PromotionPage>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Question>>;
  QuestionsBlock: ResolverTypeWrapper<Omit<QuestionsBlock, 'list' | 'words'> & { list: Array<ResolversTypes['Question']>, words: ResolversTypes['BlockWords'] }>;
  RatingCount: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').getProductReviews.response>['data']['rating_breakdown'][number] | import('zod').output<typeof import('../../contract/catalogue.ts').Product>['rating_breakdown'][number]>;
  Recipient: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').Recipient>>;
  RecipientChoice: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>>;
  RecipientChoiceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecipientChoiceResult']>;
  RecipientInput: RecipientInput;
  RecipientLink: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').getRecipientLink.response>['data']>;
  RecipientLinkInput: RecipientLinkInput;
  RecipientLinkState: RecipientLinkState;
  RecurringLine: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/basket.ts').RecurringLine>>;
  Refund: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').Order>['refunds'][number]>;
  Refusal: ResolverTypeWrapper<import('../refusal.ts').Refusal>;
  RefusedPart: ResolverTypeWrapper<RefusedPart>;
  RemovedPositionInput: RemovedPositionInput;
  RepeatOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepeatOrderResult']>;
  RepeatedOrder: ResolverTypeWrapper<Omit<RepeatedOrder, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Review: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Review>>;
  ReviewsBlock: ResolverTypeWrapper<Omit<ReviewsBlock, 'list' | 'words'> & { list: Array<ResolversTypes['Review']>, words: ResolversTypes['BlockWords'] }>;
  SandboxCardInput: SandboxCardInput;
  SearchHistory: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').SearchHistory>>;
  SearchHistoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchHistoryResult']>;
  SearchResult: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').SearchAnswer>>;
  SendCodeInput: SendCodeInput;
  Seo: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['seo']>;
  SetClock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/intervals.ts').SetClock>>;
  ShippingAddress: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>>;
  SignIn: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/auth.ts').SignIn>>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignInSettings: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/auth.ts').getSignInSettings.response>['data']>;
  SignOutElsewhereResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutElsewhereResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'user'> & { user: ResolversTypes['User'] }>;
  SignedOutElsewhere: ResolverTypeWrapper<SignedOutElsewhere>;
  Sitemap: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').getSitemap.response>['data']>;
  SitemapEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').SitemapEntry>>;
  Stem: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Stem>>;
  StepsBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').StepsBlock>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscriptionAction: SubscriptionAction;
  SubscriptionChoiceInput: SubscriptionChoiceInput;
  SubscriptionFlowers: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>>;
  SubscriptionFlowersSize: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>['sizes'][number]>;
  SubscriptionInterval: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['interval']>;
  SubscriptionOffer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').SubscriptionOffer>>;
  SubscriptionPlan: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>>;
  SubscriptionPrices: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPrices>>;
  SubscriptionSize: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>['sizes'][number]>;
  SubscriptionSwap: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['swaps'][number]>;
  Substitution: Substitution;
  Suggestions: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').Suggestions>>;
  TargetAction: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').TargetAction>>;
  TextBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').TextBlock>>;
  Thanks: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/forms.ts').Form>['thanks'] | NonNullable<import('zod').output<typeof import('../../contract/forms.ts').Form>['repeat']>>;
  Tile: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/primitives.ts').Tile>>;
  TilesBlock: ResolverTypeWrapper<Omit<TilesBlock, 'list' | 'words'> & { list: Array<ResolversTypes['Tile']>, words: ResolversTypes['BlockWords'] }>;
  TrackedInterval: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['interval']>>;
  TrackedOrder: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>>;
  TrackedOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TrackedOrderResult']>;
  TrackedPosition: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['positions'][number]>;
  UnpaidOrder: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/basket.ts').UnpaidOrder>>;
  User: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/user.ts').User>>;
  UserPromoCode: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').UserPromoCode>>;
  UserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UserResult']>;
  Variant: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Variant>>;
  VatLine: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').CreditNote>['vat'][number]>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInput: AddressInput;
  AddressLookup: import('zod').output<typeof import('../../contract/address.ts').AddressLookup>;
  AddressPlace: import('zod').output<typeof import('../../contract/address.ts').AddressPlace>;
  AllGifts: import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>;
  AppDownload: import('zod').output<typeof import('../../contract/pages.ts').AppDownload>;
  AppLink: import('zod').output<typeof import('../../contract/pages.ts').AppDownload>['links'][number];
  AppliedFilters: import('zod').output<typeof import('../../contract/catalogue.ts').Listing>['applied'];
  Article: import('zod').output<typeof import('../../contract/blog.ts').Article>;
  ArticleCard: import('zod').output<typeof import('../../contract/blog.ts').ArticleCard>;
  ArticleList: Omit<ArticleList, 'list' | 'pagination'> & { list: Array<ResolversParentTypes['ArticleCard']>, pagination: ResolversParentTypes['Pagination'] };
  ArticlePart: ResolversUnionTypes<ResolversParentTypes>['ArticlePart'];
  ArticleText: import('zod').output<typeof import('../../contract/blog.ts').ArticleText>;
  AskedRecipient: NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['recipient_choice']>;
  Benefit: import('zod').output<typeof import('../../contract/home.ts').Benefit>;
  BenefitsBlock: Omit<BenefitsBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['Benefit']>, words: ResolversParentTypes['BlockWords'] };
  BlockEntry: import('zod').output<typeof import('../../contract/pages.ts').StepsBlock>['items'][number];
  BlockWords: import('zod').output<typeof import('../../contract/home.ts').BlockWords>;
  BonusEntry: import('zod').output<typeof import('../../contract/loyalty.ts').BonusEntry>;
  Bonuses: import('zod').output<typeof import('../../contract/loyalty.ts').Bonuses>;
  Boolean: Scalars['Boolean']['output'];
  CalendarFile: import('zod').output<typeof import('../../contract/events.ts').getCalendar.response>['data'];
  Call: import('zod').output<typeof import('../../contract/layout.ts').Navigation>['call'];
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  CancelledOrder: Omit<CancelledOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  CardConstructor: import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['card_constructor'];
  CardText: import('zod').output<typeof import('../../contract/catalogue.ts').Product>['card_text'];
  Cart: import('zod').output<typeof import('../../contract/basket.ts').Cart>;
  CartLineGiftCardInput: CartLineGiftCardInput;
  CartLineInput: CartLineInput;
  CartResult: ResolversUnionTypes<ResolversParentTypes>['CartResult'];
  Category: import('zod').output<typeof import('../../contract/layout.ts').Category>;
  ChoiceDate: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number];
  ChoiceInput: ChoiceInput;
  ChoiceInterval: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number]['intervals'][number];
  ChoicePosition: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['positions'][number];
  ChosenInterval: import('zod').output<typeof import('../../contract/order.ts').ChosenInterval>;
  ChosenTime: NonNullable<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['chosen']>;
  CodeSent: import('zod').output<typeof import('../../contract/auth.ts').CodeSent>;
  Collection: import('zod').output<typeof import('../../contract/catalogue.ts').Collection>;
  CollectionSummary: import('zod').output<typeof import('../../contract/catalogue.ts').CollectionSummary>;
  Combo: import('zod').output<typeof import('../../contract/catalogue.ts').Combo>;
  ConstructorBlock: import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>;
  ConstructorBouquetInput: ConstructorBouquetInput;
  ConstructorChoice: import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['default'];
  ConstructorFlower: import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['flowers'][number];
  ConstructorFoliage: import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['foliage'][number];
  ConstructorWrap: import('zod').output<typeof import('../../contract/home.ts').ConstructorBlock>['wraps'][number];
  Contact: import('zod').output<typeof import('../../contract/order.ts').Contact>;
  CreditNote: import('zod').output<typeof import('../../contract/invoice.ts').CreditNote>;
  CtaBlock: import('zod').output<typeof import('../../contract/pages.ts').CtaBlock>;
  DeliveryCity: import('zod').output<typeof import('../../contract/layout.ts').City>;
  DeliveryDate: import('zod').output<typeof import('../../contract/intervals.ts').DeliveryDate>;
  DeliveryDistrict: import('zod').output<typeof import('../../contract/layout.ts').City>['districts'][number];
  DeliveryOffer: NonNullable<import('zod').output<typeof import('../../contract/intervals.ts').getEarliestDelivery.response>['data']['same_day']>;
  DeliveryPlace: import('zod').output<typeof import('../../contract/delivery.ts').Place>;
  DeliverySubscription: import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>;
  DeliverySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['DeliverySubscriptionResult'];
  DeliveryWords: import('zod').output<typeof import('../../contract/intervals.ts').DeliveryWords>;
  DeliveryZone: import('zod').output<typeof import('../../contract/delivery.ts').DeliveryZone>;
  DiscountResult: ResolversUnionTypes<ResolversParentTypes>['DiscountResult'];
  DiscountedCart: Omit<DiscountedCart, 'cart' | 'order'> & { cart: ResolversParentTypes['Cart'], order?: Maybe<ResolversParentTypes['Order']> };
  Done: Done;
  DoneResult: ResolversUnionTypes<ResolversParentTypes>['DoneResult'];
  EarliestDelivery: import('zod').output<typeof import('../../contract/intervals.ts').getEarliestDelivery.response>['data'];
  ExtraOffer: import('zod').output<typeof import('../../contract/catalogue.ts').ExtraOffer>;
  FacetValue: import('zod').output<typeof import('../../contract/types/facets.ts').FacetValue>;
  Facets: import('zod').output<typeof import('../../contract/types/facets.ts').Facets>;
  FaqBlock: import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>;
  FaqEntry: import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>['items'][number];
  Favorites: import('zod').output<typeof import('../../contract/favorites.ts').Favorites>;
  FavoritesResult: ResolversUnionTypes<ResolversParentTypes>['FavoritesResult'];
  FirstBouquet: import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>;
  FirstBouquetOffer: import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>['offers'][number];
  Float: Scalars['Float']['output'];
  FlowerSetting: import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['settings'][number];
  FlowerSettings: import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>;
  Footer: import('zod').output<typeof import('../../contract/layout.ts').Footer>;
  FooterColumn: import('zod').output<typeof import('../../contract/layout.ts').Footer>['columns'][number];
  Form: import('zod').output<typeof import('../../contract/forms.ts').Form>;
  FormBlock: import('zod').output<typeof import('../../contract/pages.ts').FormBlock>;
  FormField: import('zod').output<typeof import('../../contract/forms.ts').Form>['fields'][number];
  FormFileInput: FormFileInput;
  FormResult: ResolversUnionTypes<ResolversParentTypes>['FormResult'];
  FormSubmitted: import('zod').output<typeof import('../../contract/forms.ts').Submitted>;
  FormValueInput: FormValueInput;
  FoundAddress: import('zod').output<typeof import('../../contract/address.ts').FoundAddress>;
  FreeDelivery: NonNullable<NonNullable<import('zod').output<typeof import('../../contract/intervals.ts').getEarliestDelivery.response>['data']['same_day']>['free']>;
  GalleryPicture: import('zod').output<typeof import('../../contract/catalogue.ts').GalleryPicture>;
  GiftCardBalance: import('zod').output<typeof import('../../contract/gift-card.ts').GiftCardBalance>;
  GiftCardBalanceResult: ResolversUnionTypes<ResolversParentTypes>['GiftCardBalanceResult'];
  GiftCardDetails: import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardDetails>;
  GiftCardInput: GiftCardInput;
  GiftCardPosition: import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardPosition>;
  GiftCardShare: import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardShare>;
  GiftShelf: import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['shelves'][number];
  Gifts: import('zod').output<typeof import('../../contract/gifts.ts').Gifts>;
  Hero: import('zod').output<typeof import('../../contract/home.ts').Hero>;
  ID: Scalars['ID']['output'];
  Image: import('zod').output<typeof import('../../contract/types/primitives.ts').Image>;
  ImportantDate: import('zod').output<typeof import('../../contract/events.ts').UserEvents>['events'][number];
  ImportantDateInput: ImportantDateInput;
  ImportantDates: import('zod').output<typeof import('../../contract/events.ts').UserEvents>;
  ImportantDatesResult: ResolversUnionTypes<ResolversParentTypes>['ImportantDatesResult'];
  Info: import('zod').output<typeof import('../../contract/home.ts').Info>;
  InfoSection: import('zod').output<typeof import('../../contract/home.ts').Info>['sections'][number];
  Int: Scalars['Int']['output'];
  Interval: import('zod').output<typeof import('../../contract/intervals.ts').Interval>;
  Invoice: import('zod').output<typeof import('../../contract/invoice.ts').Invoice>;
  InvoiceBuyer: NonNullable<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['buyer']>;
  InvoiceFile: import('zod').output<typeof import('../../contract/invoice.ts').getInvoiceFile.response>['data'];
  InvoiceLine: import('zod').output<typeof import('../../contract/invoice.ts').InvoiceLine>;
  InvoiceSeller: import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['seller'];
  Link: import('zod').output<typeof import('../../contract/layout.ts').Footer>['social'][number] | import('zod').output<typeof import('../../contract/home.ts').PickBouquet>['steps'][number]['choices'][number] | NonNullable<import('zod').output<typeof import('../../contract/home.ts').BlockWords>['link']> | import('zod').output<typeof import('../../contract/home.ts').Hero>['actions'][number] | NonNullable<import('zod').output<typeof import('../../contract/delivery.ts').PostcodeCheck>['place']>;
  ListBlock: import('zod').output<typeof import('../../contract/pages.ts').ListBlock>;
  Listing: import('zod').output<typeof import('../../contract/catalogue.ts').Listing>;
  ListingFilters: ListingFilters;
  Loyalty: import('zod').output<typeof import('../../contract/loyalty.ts').Loyalty>;
  MenuEntry: import('zod').output<typeof import('../../contract/layout.ts').Navigation>['main'][number];
  Money: import('../money.ts').Pence;
  Mutation: Record<PropertyKey, never>;
  Navigation: import('zod').output<typeof import('../../contract/layout.ts').Navigation>;
  Newsletter: import('zod').output<typeof import('../../contract/notifications.ts').getNewsletter.response>['data'];
  NewsletterResult: ResolversUnionTypes<ResolversParentTypes>['NewsletterResult'];
  NotificationSetting: import('zod').output<typeof import('../../contract/notifications.ts').NotificationSetting>;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: import('zod').output<typeof import('../../contract/notifications.ts').NotificationSettings>;
  NotificationsInput: NotificationsInput;
  NotificationsResult: ResolversUnionTypes<ResolversParentTypes>['NotificationsResult'];
  OpenOrderResult: ResolversUnionTypes<ResolversParentTypes>['OpenOrderResult'];
  OpenedOrder: import('zod').output<typeof import('../../contract/order.ts').OpenedOrder>;
  Option: import('zod').output<typeof import('../../contract/forms.ts').Form>['fields'][number]['options'][number] | import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['settings'][number]['options'][number];
  Order: import('zod').output<typeof import('../../contract/order.ts').Order>;
  OrderList: Omit<OrderList, 'list'> & { list: Array<ResolversParentTypes['Order']> };
  OrderPhoto: import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['photos'][number];
  OrderPositionInput: OrderPositionInput;
  OrderResult: ResolversUnionTypes<ResolversParentTypes>['OrderResult'];
  OrderSubscription: import('zod').output<typeof import('../../contract/order.ts').OrderSubscription>;
  OrderTransition: import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['timeline'][number] | import('zod').output<typeof import('../../contract/order.ts').Order>['timeline'][number];
  OrderedDelivery: NonNullable<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['ordered']>;
  OrdersResult: ResolversUnionTypes<ResolversParentTypes>['OrdersResult'];
  Page: import('zod').output<typeof import('../../contract/pages.ts').Page>;
  PageBlock: ResolversUnionTypes<ResolversParentTypes>['PageBlock'];
  PageLink: import('zod').output<typeof import('../../contract/search.ts').PageLink>;
  Pagination: import('zod').output<typeof import('../../contract/catalogue.ts').Pagination>;
  PaidOrder: PaidOrder;
  Payment: NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['payment']>;
  PaymentIntent: import('zod').output<typeof import('../../contract/payment.ts').PaymentIntent>;
  PaymentMethod: import('zod').output<typeof import('../../contract/payment.ts').PaymentMethod>;
  PaymentMethods: Omit<PaymentMethods, 'methods'> & { methods: Array<ResolversParentTypes['PaymentMethod']> };
  PaymentResult: ResolversUnionTypes<ResolversParentTypes>['PaymentResult'];
  PersonalDataInput: PersonalDataInput;
  PickBouquet: import('zod').output<typeof import('../../contract/home.ts').PickBouquet>;
  PickBouquetStep: import('zod').output<typeof import('../../contract/home.ts').PickBouquet>['steps'][number];
  PlaceCity: import('zod').output<typeof import('../../contract/delivery.ts').Place>['city'];
  PlaceDistrict: NonNullable<import('zod').output<typeof import('../../contract/delivery.ts').Place>['district']>;
  PlaceLink: import('zod').output<typeof import('../../contract/delivery.ts').PlaceLink>;
  PlaceOrderInput: PlaceOrderInput;
  PlacePoint: import('zod').output<typeof import('../../contract/address.ts').AddressPlace>['around'][number];
  PlaceWindow: import('zod').output<typeof import('../../contract/delivery.ts').PlaceWindow>;
  Point: NonNullable<import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>['point']> | import('zod').output<typeof import('../../contract/delivery.ts').Place>['centre'];
  PointInput: PointInput;
  PopularCategory: import('zod').output<typeof import('../../contract/gifts.ts').PopularCategory>;
  Position: import('zod').output<typeof import('../../contract/basket.ts').Position>;
  PostcodeCheck: import('zod').output<typeof import('../../contract/delivery.ts').PostcodeCheck>;
  PriceBand: import('zod').output<typeof import('../../contract/types/facets.ts').PriceBand>;
  PriceFacet: import('zod').output<typeof import('../../contract/types/facets.ts').Facets>['price'];
  Product: import('zod').output<typeof import('../../contract/catalogue.ts').Product>;
  ProductBlock: import('zod').output<typeof import('../../contract/pages.ts').ProductBlock>;
  ProductCard: import('zod').output<typeof import('../../contract/catalogue.ts').ProductCard>;
  ProductRail: import('zod').output<typeof import('../../contract/blog.ts').ArticleProducts> | import('zod').output<typeof import('../../contract/pages.ts').ProductRailBlock>;
  ProductReviews: import('zod').output<typeof import('../../contract/catalogue.ts').getProductReviews.response>['data'];
  ProductsBlock: Omit<ProductsBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['ProductCard']>, words: ResolversParentTypes['BlockWords'] };
  PromoCode: import('zod').output<typeof import('../../contract/basket.ts').PromoCode>;
  Promotion: import('zod').output<typeof import('../../contract/promotions.ts').Promotion>;
  PromotionPage: import('zod').output<typeof import('../../contract/promotions.ts').PromotionPage>;
  Query: Record<PropertyKey, never>;
  Question: import('zod').output<typeof import('../../contract/home.ts').Question>;
  QuestionsBlock: Omit<QuestionsBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['Question']>, words: ResolversParentTypes['BlockWords'] };
  RatingCount: import('zod').output<typeof import('../../contract/catalogue.ts').getProductReviews.response>['data']['rating_breakdown'][number] | import('zod').output<typeof import('../../contract/catalogue.ts').Product>['rating_breakdown'][number];
  Recipient: import('zod').output<typeof import('../../contract/order.ts').Recipient>;
  RecipientChoice: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>;
  RecipientChoiceResult: ResolversUnionTypes<ResolversParentTypes>['RecipientChoiceResult'];
  RecipientInput: RecipientInput;
  RecipientLink: import('zod').output<typeof import('../../contract/recipient-link.ts').getRecipientLink.response>['data'];
  RecipientLinkInput: RecipientLinkInput;
  RecurringLine: import('zod').output<typeof import('../../contract/basket.ts').RecurringLine>;
  Refund: import('zod').output<typeof import('../../contract/order.ts').Order>['refunds'][number];
  Refusal: import('../refusal.ts').Refusal;
  RefusedPart: RefusedPart;
  RemovedPositionInput: RemovedPositionInput;
  RepeatOrderResult: ResolversUnionTypes<ResolversParentTypes>['RepeatOrderResult'];
  RepeatedOrder: Omit<RepeatedOrder, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Review: import('zod').output<typeof import('../../contract/catalogue.ts').Review>;
  ReviewsBlock: Omit<ReviewsBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['Review']>, words: ResolversParentTypes['BlockWords'] };
  SandboxCardInput: SandboxCardInput;
  SearchHistory: import('zod').output<typeof import('../../contract/search.ts').SearchHistory>;
  SearchHistoryResult: ResolversUnionTypes<ResolversParentTypes>['SearchHistoryResult'];
  SearchResult: import('zod').output<typeof import('../../contract/search.ts').SearchAnswer>;
  SendCodeInput: SendCodeInput;
  Seo: import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['seo'];
  SetClock: import('zod').output<typeof import('../../contract/intervals.ts').SetClock>;
  ShippingAddress: import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>;
  SignIn: import('zod').output<typeof import('../../contract/auth.ts').SignIn>;
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignInSettings: import('zod').output<typeof import('../../contract/auth.ts').getSignInSettings.response>['data'];
  SignOutElsewhereResult: ResolversUnionTypes<ResolversParentTypes>['SignOutElsewhereResult'];
  SignedIn: Omit<SignedIn, 'user'> & { user: ResolversParentTypes['User'] };
  SignedOutElsewhere: SignedOutElsewhere;
  Sitemap: import('zod').output<typeof import('../../contract/pages.ts').getSitemap.response>['data'];
  SitemapEntry: import('zod').output<typeof import('../../contract/pages.ts').SitemapEntry>;
  Stem: import('zod').output<typeof import('../../contract/catalogue.ts').Stem>;
  StepsBlock: import('zod').output<typeof import('../../contract/pages.ts').StepsBlock>;
  String: Scalars['String']['output'];
  SubscriptionChoiceInput: SubscriptionChoiceInput;
  SubscriptionFlowers: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>;
  SubscriptionFlowersSize: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>['sizes'][number];
  SubscriptionInterval: import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['interval'];
  SubscriptionOffer: import('zod').output<typeof import('../../contract/catalogue.ts').SubscriptionOffer>;
  SubscriptionPlan: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>;
  SubscriptionPrices: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPrices>;
  SubscriptionSize: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>['sizes'][number];
  SubscriptionSwap: import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['swaps'][number];
  Suggestions: import('zod').output<typeof import('../../contract/search.ts').Suggestions>;
  TargetAction: import('zod').output<typeof import('../../contract/loyalty.ts').TargetAction>;
  TextBlock: import('zod').output<typeof import('../../contract/pages.ts').TextBlock>;
  Thanks: import('zod').output<typeof import('../../contract/forms.ts').Form>['thanks'] | NonNullable<import('zod').output<typeof import('../../contract/forms.ts').Form>['repeat']>;
  Tile: import('zod').output<typeof import('../../contract/types/primitives.ts').Tile>;
  TilesBlock: Omit<TilesBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['Tile']>, words: ResolversParentTypes['BlockWords'] };
  TrackedInterval: NonNullable<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['interval']>;
  TrackedOrder: import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>;
  TrackedOrderResult: ResolversUnionTypes<ResolversParentTypes>['TrackedOrderResult'];
  TrackedPosition: import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['positions'][number];
  UnpaidOrder: import('zod').output<typeof import('../../contract/basket.ts').UnpaidOrder>;
  User: import('zod').output<typeof import('../../contract/user.ts').User>;
  UserPromoCode: import('zod').output<typeof import('../../contract/loyalty.ts').UserPromoCode>;
  UserResult: ResolversUnionTypes<ResolversParentTypes>['UserResult'];
  Variant: import('zod').output<typeof import('../../contract/catalogue.ts').Variant>;
  VatLine: import('zod').output<typeof import('../../contract/invoice.ts').CreditNote>['vat'][number];
};

export type AddressLookupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressLookup'] = ResolversParentTypes['AddressLookup']> = {
  addresses?: Resolver<Array<ResolversTypes['FoundAddress']>, ParentType, ContextType>;
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['AddressPlace']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddressPlace'] = ResolversParentTypes['AddressPlace']> = {
  around?: Resolver<Array<ResolversTypes['PlacePoint']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  radiusKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllGiftsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllGifts'] = ResolversParentTypes['AllGifts']> = {
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  shelves?: Resolver<Array<ResolversTypes['GiftShelf']>, ParentType, ContextType>;
};

export type AppDownloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppDownload'] = ResolversParentTypes['AppDownload']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['AppLink']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppLink'] = ResolversParentTypes['AppLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedFiltersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedFilters'] = ResolversParentTypes['AppliedFilters']> = {
  colour?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceMax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceMin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  recipient?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  size?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stem?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  more?: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ArticlePart']>, ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  relatedHref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleCard'] = ResolversParentTypes['ArticleCard']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleList'] = ResolversParentTypes['ArticleList']> = {
  list?: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticlePartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticlePart'] = ResolversParentTypes['ArticlePart']> = {
  __resolveType: TypeResolveFn<'ArticleText' | 'ProductRail', ParentType, ContextType>;
};

export type ArticleTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleText'] = ResolversParentTypes['ArticleText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskedRecipientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AskedRecipient'] = ResolversParentTypes['AskedRecipient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecipientLinkState'], ParentType, ContextType>;
};

export type BenefitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Benefit'] = ResolversParentTypes['Benefit']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenefitsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BenefitsBlock'] = ResolversParentTypes['BenefitsBlock']> = {
  list?: Resolver<Array<ResolversTypes['Benefit']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['BlockWords'], ParentType, ContextType>;
};

export type BlockEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockEntry'] = ResolversParentTypes['BlockEntry']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlockWordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockWords'] = ResolversParentTypes['BlockWords']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
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

export type CardConstructorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CardConstructor'] = ResolversParentTypes['CardConstructor']> = {
  activeColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  activeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CardText'] = ResolversParentTypes['CardText']> = {
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bonusesWillAccrue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusesWillAccrueText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bonusesWillAccrueTooltipText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  everyWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftCardAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['GiftCardShare']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  positionsCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  realId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recurringLine?: Resolver<Maybe<ResolversTypes['RecurringLine']>, ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unpaidOrder?: Resolver<Maybe<ResolversTypes['UnpaidOrder']>, ParentType, ContextType>;
  usedBonusAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartResult'] = ResolversParentTypes['CartResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'Refusal', ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChoiceDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChoiceDate'] = ResolversParentTypes['ChoiceDate']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intervals?: Resolver<Array<ResolversTypes['ChoiceInterval']>, ParentType, ContextType>;
};

export type ChoiceIntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChoiceInterval'] = ResolversParentTypes['ChoiceInterval']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChoicePositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChoicePosition'] = ResolversParentTypes['ChoicePosition']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChosenIntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChosenInterval'] = ResolversParentTypes['ChosenInterval']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChosenTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChosenTime'] = ResolversParentTypes['ChosenTime']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCodeSecondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  blockHeading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockLead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CreditNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<Array<ResolversTypes['VatLine']>, ParentType, ContextType>;
};

export type CtaBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CtaBlock'] = ResolversParentTypes['CtaBlock']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryCityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryCity'] = ResolversParentTypes['DeliveryCity']> = {
  county?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districts?: Resolver<Array<ResolversTypes['DeliveryDistrict']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryDate'] = ResolversParentTypes['DeliveryDate']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  intervals?: Resolver<Array<ResolversTypes['Interval']>, ParentType, ContextType>;
};

export type DeliveryDistrictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryDistrict'] = ResolversParentTypes['DeliveryDistrict']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outwardCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryOffer'] = ResolversParentTypes['DeliveryOffer']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  free?: Resolver<Maybe<ResolversTypes['FreeDelivery']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryPlace'] = ResolversParentTypes['DeliveryPlace']> = {
  centre?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['PlaceCity'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['PlaceDistrict']>, ParentType, ContextType>;
  districts?: Resolver<Array<ResolversTypes['PlaceLink']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearby?: Resolver<Array<ResolversTypes['PlaceLink']>, ParentType, ContextType>;
  postcodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  radiusKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['PlaceWindow']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliverySubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliverySubscription'] = ResolversParentTypes['DeliverySubscription']> = {
  changeUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['SubscriptionInterval'], ParentType, ContextType>;
  intervals?: Resolver<Array<ResolversTypes['SubscriptionInterval']>, ParentType, ContextType>;
  may?: Resolver<Array<ResolversTypes['SubscriptionAction']>, ParentType, ContextType>;
  movedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDeliveryOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ordered?: Resolver<Maybe<ResolversTypes['OrderedDelivery']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType>;
  savedPaymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliverySubscriptionState'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['SubscriptionSwap']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliverySubscriptionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliverySubscriptionResult'] = ResolversParentTypes['DeliverySubscriptionResult']> = {
  __resolveType: TypeResolveFn<'DeliverySubscription' | 'Refusal', ParentType, ContextType>;
};

export type DeliveryWordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryWords'] = ResolversParentTypes['DeliveryWords']> = {
  anywhere?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elsewhere?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  london?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryZoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryZone'] = ResolversParentTypes['DeliveryZone']> = {
  isSameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['PlaceWindow']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscountResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DiscountResult'] = ResolversParentTypes['DiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountedCart' | 'Refusal', ParentType, ContextType>;
};

export type DiscountedCartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DiscountedCart'] = ResolversParentTypes['DiscountedCart']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DoneResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DoneResult'] = ResolversParentTypes['DoneResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'Refusal', ParentType, ContextType>;
};

export type EarliestDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarliestDelivery'] = ResolversParentTypes['EarliestDelivery']> = {
  clock?: Resolver<Maybe<ResolversTypes['SetClock']>, ParentType, ContextType>;
  nextDay?: Resolver<Maybe<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  sameDay?: Resolver<Maybe<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['DeliveryWords'], ParentType, ContextType>;
};

export type ExtraOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExtraOffer'] = ResolversParentTypes['ExtraOffer']> = {
  extraOfferVariantId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Facets'] = ResolversParentTypes['Facets']> = {
  colour?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  occasion?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PriceFacet'], ParentType, ContextType>;
  recipient?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  sameDay?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  size?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  stem?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FaqBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FaqBlock'] = ResolversParentTypes['FaqBlock']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoritesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Favorites'] = ResolversParentTypes['Favorites']> = {
  ids?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavoritesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FavoritesResult'] = ResolversParentTypes['FavoritesResult']> = {
  __resolveType: TypeResolveFn<'Favorites' | 'Refusal', ParentType, ContextType>;
};

export type FirstBouquetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstBouquet'] = ResolversParentTypes['FirstBouquet']> = {
  allowed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['FirstBouquetOffer']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirstBouquetOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstBouquetOffer'] = ResolversParentTypes['FirstBouquetOffer']> = {
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thenPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type FlowerSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowerSetting'] = ResolversParentTypes['FlowerSetting']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Option']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tooltip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlowerSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowerSettings'] = ResolversParentTypes['FlowerSettings']> = {
  cardConstructor?: Resolver<ResolversTypes['CardConstructor'], ParentType, ContextType>;
  flowerColor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  flowerCount?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['FlowerSetting']>, ParentType, ContextType>;
  tooltip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type FormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  fileTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isMonthly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repeat?: Resolver<Maybe<ResolversTypes['Thanks']>, ParentType, ContextType>;
  submit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thanks?: Resolver<ResolversTypes['Thanks'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormBlock'] = ResolversParentTypes['FormBlock']> = {
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  autocomplete?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Option']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormResult'] = ResolversParentTypes['FormResult']> = {
  __resolveType: TypeResolveFn<'FormSubmitted' | 'Refusal', ParentType, ContextType>;
};

export type FormSubmittedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormSubmitted'] = ResolversParentTypes['FormSubmitted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FoundAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundAddress'] = ResolversParentTypes['FoundAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
};

export type FreeDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeDelivery'] = ResolversParentTypes['FreeDelivery']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GalleryPictureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GalleryPicture'] = ResolversParentTypes['GalleryPicture']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GalleryView'], ParentType, ContextType>;
};

export type GiftCardBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardBalance'] = ResolversParentTypes['GiftCardBalance']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardBalanceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardBalanceResult'] = ResolversParentTypes['GiftCardBalanceResult']> = {
  __resolveType: TypeResolveFn<'GiftCardBalance' | 'Refusal', ParentType, ContextType>;
};

export type GiftCardDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardDetails'] = ResolversParentTypes['GiftCardDetails']> = {
  recipientEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardPositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardPosition'] = ResolversParentTypes['GiftCardPosition']> = {
  details?: Resolver<Maybe<ResolversTypes['GiftCardDetails']>, ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['GiftCardWay'], ParentType, ContextType>;
};

export type GiftCardShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardShare'] = ResolversParentTypes['GiftCardShare']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftShelfResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftShelf'] = ResolversParentTypes['GiftShelf']> = {
  collection?: Resolver<ResolversTypes['CollectionSummary'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type GiftsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Gifts'] = ResolversParentTypes['Gifts']> = {
  faq?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  isBasketHasGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  main?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
};

export type HeroResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Hero'] = ResolversParentTypes['Hero']> = {
  actions?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  occasionMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type InvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['InvoiceBuyer']>, ParentType, ContextType>;
  creditNotes?: Resolver<Array<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCardAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['InvoiceSeller'], ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<Array<ResolversTypes['VatLine']>, ParentType, ContextType>;
};

export type InvoiceBuyerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceBuyer'] = ResolversParentTypes['InvoiceBuyer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceFile'] = ResolversParentTypes['InvoiceFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InvoiceSellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceSeller'] = ResolversParentTypes['InvoiceSeller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListBlock'] = ResolversParentTypes['ListBlock']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BlockEntry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  applied?: Resolver<ResolversTypes['AppliedFilters'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['Facets'], ParentType, ContextType>;
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
  addFavorite?: Resolver<ResolversTypes['FavoritesResult'], ParentType, ContextType, RequireFields<MutationAddFavoriteArgs, 'productId'>>;
  addImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationAddImportantDateArgs, 'input'>>;
  addOrderPosition?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationAddOrderPositionArgs, 'input' | 'type'>>;
  addSearchPhrase?: Resolver<ResolversTypes['SearchHistoryResult'], ParentType, ContextType, RequireFields<MutationAddSearchPhraseArgs, 'phrase'>>;
  answerSandboxChallenge?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationAnswerSandboxChallengeArgs, 'approve' | 'orderId' | 'type'>>;
  answerSandboxWallet?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationAnswerSandboxWalletArgs, 'approve' | 'method' | 'orderId'>>;
  applyPromoCode?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationApplyPromoCodeArgs, 'code' | 'type'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  cancelSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'id'>>;
  capturePaypal?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationCapturePaypalArgs, 'orderId'>>;
  changeImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationChangeImportantDateArgs, 'id' | 'input'>>;
  changeSlot?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationChangeSlotArgs, 'id' | 'intervalId'>>;
  chooseDelivery?: Resolver<ResolversTypes['RecipientChoiceResult'], ParentType, ContextType, RequireFields<MutationChooseDeliveryArgs, 'input' | 'token'>>;
  chooseSubscription?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationChooseSubscriptionArgs, 'input'>>;
  deleteOrder?: Resolver<ResolversTypes['OrdersResult'], ParentType, ContextType, RequireFields<MutationDeleteOrderArgs, 'id'>>;
  erasePersonalData?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'code'>>;
  giftCardBalance?: Resolver<ResolversTypes['GiftCardBalanceResult'], ParentType, ContextType, RequireFields<MutationGiftCardBalanceArgs, 'code'>>;
  log?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLogArgs, 'message'>>;
  openCart?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationOpenCartArgs, 'token'>>;
  openOrder?: Resolver<ResolversTypes['OpenOrderResult'], ParentType, ContextType, RequireFields<MutationOpenOrderArgs, 'token'>>;
  pauseSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationPauseSubscriptionArgs, 'id'>>;
  payWithSandboxCard?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationPayWithSandboxCardArgs, 'card' | 'orderId' | 'type'>>;
  placeOrder?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input' | 'type'>>;
  removeCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'positionSlug' | 'productId'>>;
  removeCombo?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveComboArgs, 'comboId'>>;
  removeFavorite?: Resolver<ResolversTypes['FavoritesResult'], ParentType, ContextType, RequireFields<MutationRemoveFavoriteArgs, 'productId'>>;
  removeGiftCard?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationRemoveGiftCardArgs, 'id'>>;
  removeImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationRemoveImportantDateArgs, 'id'>>;
  removeOrderPosition?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationRemoveOrderPositionArgs, 'input' | 'type'>>;
  removePromoCode?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationRemovePromoCodeArgs, 'type'>>;
  removeSearchPhrase?: Resolver<ResolversTypes['SearchHistoryResult'], ParentType, ContextType, Partial<MutationRemoveSearchPhraseArgs>>;
  repeatOrder?: Resolver<ResolversTypes['RepeatOrderResult'], ParentType, ContextType, RequireFields<MutationRepeatOrderArgs, 'id' | 'instead'>>;
  resumeSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationResumeSubscriptionArgs, 'id'>>;
  savePersonalData?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, RequireFields<MutationSavePersonalDataArgs, 'input'>>;
  sendCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'input'>>;
  sendContactCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendContactCodeArgs, 'receiver' | 'type'>>;
  sendErasureCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType>;
  setAddress?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetAddressArgs, 'input' | 'type'>>;
  setCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartLineArgs, 'input'>>;
  setCartLineGiftCard?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartLineGiftCardArgs, 'input'>>;
  setCartLineText?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartLineTextArgs, 'giftCardText' | 'positionSlug' | 'productId'>>;
  setChoiceAddress?: Resolver<ResolversTypes['RecipientChoiceResult'], ParentType, ContextType, RequireFields<MutationSetChoiceAddressArgs, 'input' | 'token'>>;
  setInterval?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetIntervalArgs, 'date' | 'intervalId' | 'type'>>;
  setNewsletter?: Resolver<ResolversTypes['NewsletterResult'], ParentType, ContextType, RequireFields<MutationSetNewsletterArgs, 'subscribed'>>;
  setNotifications?: Resolver<ResolversTypes['NotificationsResult'], ParentType, ContextType, RequireFields<MutationSetNotificationsArgs, 'input'>>;
  setRecipient?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetRecipientArgs, 'input' | 'type'>>;
  setRecipientLink?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetRecipientLinkArgs, 'input'>>;
  setSubstitution?: Resolver<ResolversTypes['TrackedOrderResult'], ParentType, ContextType, RequireFields<MutationSetSubstitutionArgs, 'substitution' | 'token'>>;
  setWithSubscription?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetWithSubscriptionArgs, 'withSubscription'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutElsewhere?: Resolver<ResolversTypes['SignOutElsewhereResult'], ParentType, ContextType>;
  skipDelivery?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationSkipDeliveryArgs, 'id' | 'nextDeliveryOn'>>;
  startCheckout?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationStartCheckoutArgs, 'type'>>;
  submitForm?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationSubmitFormArgs, 'key' | 'values'>>;
  swapProduct?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationSwapProductArgs, 'id' | 'positionSlug' | 'productId'>>;
  takeOverAddress?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationTakeOverAddressArgs, 'id' | 'input'>>;
  unsubscribe?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  unsubscribeSms?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType>;
  useBonuses?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationUseBonusesArgs, 'type'>>;
  useGiftCard?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationUseGiftCardArgs, 'code'>>;
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
  reaches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type OpenOrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenOrderResult'] = ResolversParentTypes['OpenOrderResult']> = {
  __resolveType: TypeResolveFn<'OpenedOrder' | 'Refusal', ParentType, ContextType>;
};

export type OpenedOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenedOrder'] = ResolversParentTypes['OpenedOrder']> = {
  needsSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CheckoutType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  alternativeSlots?: Resolver<Maybe<Array<ResolversTypes['DeliveryDate']>>, ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cashback?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCardAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['GiftCardShare']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['ChosenInterval']>, ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  positionsCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['Recipient']>, ParentType, ContextType>;
  recipientChoice?: Resolver<Maybe<ResolversTypes['AskedRecipient']>, ParentType, ContextType>;
  recipientLink?: Resolver<Maybe<ResolversTypes['RecipientLink']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  sentByEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shareToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['OrderSubscription']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderTransition']>, ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CheckoutType'], ParentType, ContextType>;
  usedBonusAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  list?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  nextBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPhotoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPhoto'] = ResolversParentTypes['OrderPhoto']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photographer?: Resolver<ResolversTypes['Photographer'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderResult'] = ResolversParentTypes['OrderResult']> = {
  __resolveType: TypeResolveFn<'Order' | 'Refusal', ParentType, ContextType>;
};

export type OrderSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderSubscription'] = ResolversParentTypes['OrderSubscription']> = {
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstBouquetMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstBouquetPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRenewal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDeliveryOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTransitionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTransition'] = ResolversParentTypes['OrderTransition']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrderedDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderedDelivery'] = ResolversParentTypes['OrderedDelivery']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrdersResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrdersResult'] = ResolversParentTypes['OrdersResult']> = {
  __resolveType: TypeResolveFn<'OrderList' | 'Refusal', ParentType, ContextType>;
};

export type PageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  blocks?: Resolver<Array<ResolversTypes['PageBlock']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageBlock'] = ResolversParentTypes['PageBlock']> = {
  __resolveType: TypeResolveFn<'CtaBlock' | 'FaqBlock' | 'FormBlock' | 'ListBlock' | 'ProductBlock' | 'ProductRail' | 'StepsBlock' | 'TextBlock', ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaginationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type PlaceCityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceCity'] = ResolversParentTypes['PlaceCity']> = {
  county?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceDistrictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceDistrict'] = ResolversParentTypes['PlaceDistrict']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceLink'] = ResolversParentTypes['PlaceLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kilometres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlacePointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlacePoint'] = ResolversParentTypes['PlacePoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceWindow'] = ResolversParentTypes['PlaceWindow']> = {
  cutOffDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutOffTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PopularCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PopularCategory'] = ResolversParentTypes['PopularCategory']> = {
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  tile?: Resolver<ResolversTypes['Tile'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  comboId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCard?: Resolver<Maybe<ResolversTypes['GiftCardPosition']>, ParentType, ContextType>;
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

export type PostcodeCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostcodeCheck'] = ResolversParentTypes['PostcodeCheck']> = {
  earliest?: Resolver<Maybe<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['PlaceWindow']>, ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceBandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceBand'] = ResolversParentTypes['PriceBand']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceMax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceMin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceFacetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet']> = {
  bands?: Resolver<Array<ResolversTypes['PriceBand']>, ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  cardText?: Resolver<ResolversTypes['CardText'], ParentType, ContextType>;
  care?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  combos?: Resolver<Array<ResolversTypes['Combo']>, ParentType, ContextType>;
  contains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extraOffers?: Resolver<Array<ResolversTypes['ExtraOffer']>, ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  flowerSettings?: Resolver<Maybe<ResolversTypes['FlowerSettings']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  giftCardBy?: Resolver<Maybe<ResolversTypes['GiftCardWay']>, ParentType, ContextType>;
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
  subscription?: Resolver<Maybe<ResolversTypes['SubscriptionOffer']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type ProductBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductBlock'] = ResolversParentTypes['ProductBlock']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  giftCardBy?: Resolver<Maybe<ResolversTypes['GiftCardWay']>, ParentType, ContextType>;
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

export type ProductRailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductRail'] = ResolversParentTypes['ProductRail']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  list?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingBreakdown?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
};

export type ProductsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductsBlock'] = ResolversParentTypes['ProductsBlock']> = {
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['BlockWords'], ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  endsOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionPage'] = ResolversParentTypes['PromotionPage']> = {
  facets?: Resolver<ResolversTypes['Facets'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addressLookup?: Resolver<Maybe<ResolversTypes['AddressLookup']>, ParentType, ContextType, RequireFields<QueryAddressLookupArgs, 'postcode' | 'withList'>>;
  allGifts?: Resolver<Maybe<ResolversTypes['AllGifts']>, ParentType, ContextType>;
  appDownload?: Resolver<Maybe<ResolversTypes['AppDownload']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'slug'>>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleList']>, ParentType, ContextType, RequireFields<QueryArticlesArgs, 'limit' | 'orderBy' | 'orderDirection' | 'page'>>;
  benefits?: Resolver<Maybe<ResolversTypes['BenefitsBlock']>, ParentType, ContextType>;
  bestSellers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  bonuses?: Resolver<Maybe<ResolversTypes['Bonuses']>, ParentType, ContextType, Partial<QueryBonusesArgs>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'type'>>;
  constructorBlock?: Resolver<Maybe<ResolversTypes['ConstructorBlock']>, ParentType, ContextType>;
  dateCalendar?: Resolver<Maybe<ResolversTypes['CalendarFile']>, ParentType, ContextType, Partial<QueryDateCalendarArgs>>;
  deliveryCities?: Resolver<Maybe<Array<ResolversTypes['DeliveryCity']>>, ParentType, ContextType>;
  deliveryIntervals?: Resolver<Maybe<Array<ResolversTypes['DeliveryDate']>>, ParentType, ContextType, RequireFields<QueryDeliveryIntervalsArgs, 'type'>>;
  deliveryPlace?: Resolver<Maybe<ResolversTypes['DeliveryPlace']>, ParentType, ContextType, RequireFields<QueryDeliveryPlaceArgs, 'city'>>;
  deliverySubscriptions?: Resolver<Maybe<Array<ResolversTypes['DeliverySubscription']>>, ParentType, ContextType>;
  deliveryZones?: Resolver<Maybe<Array<ResolversTypes['DeliveryZone']>>, ParentType, ContextType>;
  earliestDelivery?: Resolver<Maybe<ResolversTypes['EarliestDelivery']>, ParentType, ContextType>;
  faq?: Resolver<Maybe<ResolversTypes['QuestionsBlock']>, ParentType, ContextType>;
  favorites?: Resolver<Maybe<ResolversTypes['Favorites']>, ParentType, ContextType>;
  firstBouquet?: Resolver<Maybe<ResolversTypes['FirstBouquet']>, ParentType, ContextType, RequireFields<QueryFirstBouquetArgs, 'discount'>>;
  footer?: Resolver<Maybe<ResolversTypes['Footer']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'key'>>;
  giftCards?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType>;
  gifts?: Resolver<Maybe<ResolversTypes['Gifts']>, ParentType, ContextType, RequireFields<QueryGiftsArgs, 'orderBy' | 'orderDirection' | 'page'>>;
  hero?: Resolver<Maybe<ResolversTypes['Hero']>, ParentType, ContextType>;
  importantDates?: Resolver<Maybe<ResolversTypes['ImportantDates']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['Info']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'orderId'>>;
  invoiceFile?: Resolver<Maybe<ResolversTypes['InvoiceFile']>, ParentType, ContextType, RequireFields<QueryInvoiceFileArgs, 'orderId'>>;
  letterboxFlowers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'orderBy' | 'orderDirection' | 'page' | 'slug' | 'type'>>;
  loyalty?: Resolver<Maybe<ResolversTypes['Loyalty']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  navigation?: Resolver<Maybe<ResolversTypes['Navigation']>, ParentType, ContextType>;
  newBouquets?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  newestOrder?: Resolver<Maybe<ResolversTypes['PaidOrder']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['Newsletter']>, ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderPaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryOrderPaidArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderList']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentResult']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'orderId'>>;
  paymentMethods?: Resolver<Maybe<ResolversTypes['PaymentMethods']>, ParentType, ContextType, RequireFields<QueryPaymentMethodsArgs, 'type'>>;
  personalDataExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickBouquet?: Resolver<Maybe<ResolversTypes['PickBouquet']>, ParentType, ContextType>;
  popularCategories?: Resolver<Maybe<ResolversTypes['TilesBlock']>, ParentType, ContextType>;
  popularCategoriesItems?: Resolver<Maybe<Array<ResolversTypes['PopularCategory']>>, ParentType, ContextType>;
  postcodeCheck?: Resolver<Maybe<ResolversTypes['PostcodeCheck']>, ParentType, ContextType, RequireFields<QueryPostcodeCheckArgs, 'postcode'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productReviews?: Resolver<Maybe<ResolversTypes['ProductReviews']>, ParentType, ContextType, RequireFields<QueryProductReviewsArgs, 'id' | 'page'>>;
  promoCodes?: Resolver<Maybe<Array<ResolversTypes['UserPromoCode']>>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['PromotionPage']>, ParentType, ContextType, RequireFields<QueryPromotionArgs, 'concat' | 'id' | 'orderBy' | 'orderDirection' | 'page'>>;
  promotions?: Resolver<Maybe<Array<ResolversTypes['Promotion']>>, ParentType, ContextType>;
  recentlyViewed?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType, RequireFields<QueryRecentlyViewedArgs, 'ids'>>;
  recipient?: Resolver<Maybe<ResolversTypes['TilesBlock']>, ParentType, ContextType>;
  recipientChoice?: Resolver<ResolversTypes['RecipientChoiceResult'], ParentType, ContextType, RequireFields<QueryRecipientChoiceArgs, 'token'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewsBlock']>, ParentType, ContextType>;
  roses?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'page' | 'query'>>;
  searchHistory?: Resolver<ResolversTypes['SearchHistory'], ParentType, ContextType>;
  shopByPrice?: Resolver<Maybe<ResolversTypes['TilesBlock']>, ParentType, ContextType>;
  signInSettings?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  signIns?: Resolver<Maybe<Array<ResolversTypes['SignIn']>>, ParentType, ContextType>;
  similarBouquets?: Resolver<Maybe<ResolversTypes['ProductsBlock']>, ParentType, ContextType>;
  sitemap?: Resolver<Maybe<ResolversTypes['Sitemap']>, ParentType, ContextType, RequireFields<QuerySitemapArgs, 'page'>>;
  specialOffers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  subscriptionPrices?: Resolver<Maybe<ResolversTypes['SubscriptionPrices']>, ParentType, ContextType>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'query'>>;
  targetActions?: Resolver<Maybe<Array<ResolversTypes['TargetAction']>>, ParentType, ContextType>;
  trackedOrder?: Resolver<Maybe<ResolversTypes['TrackedOrder']>, ParentType, ContextType, RequireFields<QueryTrackedOrderArgs, 'token'>>;
  trendyBouquets?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  underPs30?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionsBlock'] = ResolversParentTypes['QuestionsBlock']> = {
  list?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['BlockWords'], ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecipientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recipient'] = ResolversParentTypes['Recipient']> = {
  anonymous?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecipientChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecipientChoice'] = ResolversParentTypes['RecipientChoice']> = {
  address?: Resolver<Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  chosen?: Resolver<Maybe<ResolversTypes['ChosenTime']>, ParentType, ContextType>;
  dates?: Resolver<Array<ResolversTypes['ChoiceDate']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['ChoicePosition']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChoiceState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecipientChoiceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecipientChoiceResult'] = ResolversParentTypes['RecipientChoiceResult']> = {
  __resolveType: TypeResolveFn<'RecipientChoice' | 'Refusal', ParentType, ContextType>;
};

export type RecipientLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecipientLink'] = ResolversParentTypes['RecipientLink']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervals?: Resolver<Array<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecipientLinkState'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecurringLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurringLine'] = ResolversParentTypes['RecurringLine']> = {
  firstBouquetMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['RefusedPart']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedPart'] = ResolversParentTypes['RefusedPart']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  words?: Resolver<ResolversTypes['BlockWords'], ParentType, ContextType>;
};

export type SearchHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchHistory'] = ResolversParentTypes['SearchHistory']> = {
  phrases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchHistoryResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchHistoryResult'] = ResolversParentTypes['SearchHistoryResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SearchHistory', ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  articles?: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRelaxed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageLink']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  priceMax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceMin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SeoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetClockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetClock'] = ResolversParentTypes['SetClock']> = {
  aheadSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['AddressPlace']>, ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignedIn', ParentType, ContextType>;
};

export type SignInSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInSettings'] = ResolversParentTypes['SignInSettings']> = {
  captchaSiteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resendSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignOutElsewhereResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignOutElsewhereResult'] = ResolversParentTypes['SignOutElsewhereResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignedOutElsewhere', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  isNewUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignedOutElsewhereResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedOutElsewhere'] = ResolversParentTypes['SignedOutElsewhere']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SitemapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sitemap'] = ResolversParentTypes['Sitemap']> = {
  list?: Resolver<Array<ResolversTypes['SitemapEntry']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Stem'] = ResolversParentTypes['Stem']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StepsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StepsBlock'] = ResolversParentTypes['StepsBlock']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BlockEntry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionFlowersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionFlowers'] = ResolversParentTypes['SubscriptionFlowers']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['SubscriptionFlowersSize']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionFlowersSizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionFlowersSize'] = ResolversParentTypes['SubscriptionFlowersSize']> = {
  oldPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  positionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionIntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionInterval'] = ResolversParentTypes['SubscriptionInterval']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intervalId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionOffer'] = ResolversParentTypes['SubscriptionOffer']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionPlan'] = ResolversParentTypes['SubscriptionPlan']> = {
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['SubscriptionSize']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionPricesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionPrices'] = ResolversParentTypes['SubscriptionPrices']> = {
  firstBouquetDiscounts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  flowers?: Resolver<Array<ResolversTypes['SubscriptionFlowers']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['SubscriptionPlan']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionSizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionSize'] = ResolversParentTypes['SubscriptionSize']> = {
  oldPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionSwapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionSwap'] = ResolversParentTypes['SubscriptionSwap']> = {
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  positionSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  categories?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  phrases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type TargetActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TargetAction'] = ResolversParentTypes['TargetAction']> = {
  achieved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextBlock'] = ResolversParentTypes['TextBlock']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThanksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Thanks'] = ResolversParentTypes['Thanks']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tile'] = ResolversParentTypes['Tile']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TilesBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TilesBlock'] = ResolversParentTypes['TilesBlock']> = {
  list?: Resolver<Array<ResolversTypes['Tile']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['BlockWords'], ParentType, ContextType>;
};

export type TrackedIntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedInterval'] = ResolversParentTypes['TrackedInterval']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackedOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['TrackedInterval']>, ParentType, ContextType>;
  mayChangeSubstitution?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['OrderPhoto']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['TrackedPosition']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  substitution?: Resolver<ResolversTypes['Substitution'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderTransition']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackedOrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedOrderResult'] = ResolversParentTypes['TrackedOrderResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'TrackedOrder', ParentType, ContextType>;
};

export type TrackedPositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedPosition'] = ResolversParentTypes['TrackedPosition']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnpaidOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnpaidOrder'] = ResolversParentTypes['UnpaidOrder']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CheckoutType'], ParentType, ContextType>;
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
  gallery?: Resolver<Array<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stems?: Resolver<Array<ResolversTypes['Stem']>, ParentType, ContextType>;
  subscriberPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VatLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VatLine'] = ResolversParentTypes['VatLine']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AddressLookup?: AddressLookupResolvers<ContextType>;
  AddressPlace?: AddressPlaceResolvers<ContextType>;
  AllGifts?: AllGiftsResolvers<ContextType>;
  AppDownload?: AppDownloadResolvers<ContextType>;
  AppLink?: AppLinkResolvers<ContextType>;
  AppliedFilters?: AppliedFiltersResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleCard?: ArticleCardResolvers<ContextType>;
  ArticleList?: ArticleListResolvers<ContextType>;
  ArticlePart?: ArticlePartResolvers<ContextType>;
  ArticleText?: ArticleTextResolvers<ContextType>;
  AskedRecipient?: AskedRecipientResolvers<ContextType>;
  Benefit?: BenefitResolvers<ContextType>;
  BenefitsBlock?: BenefitsBlockResolvers<ContextType>;
  BlockEntry?: BlockEntryResolvers<ContextType>;
  BlockWords?: BlockWordsResolvers<ContextType>;
  BonusEntry?: BonusEntryResolvers<ContextType>;
  Bonuses?: BonusesResolvers<ContextType>;
  CalendarFile?: CalendarFileResolvers<ContextType>;
  Call?: CallResolvers<ContextType>;
  CancelOrderResult?: CancelOrderResultResolvers<ContextType>;
  CancelledOrder?: CancelledOrderResolvers<ContextType>;
  CardConstructor?: CardConstructorResolvers<ContextType>;
  CardText?: CardTextResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChoiceDate?: ChoiceDateResolvers<ContextType>;
  ChoiceInterval?: ChoiceIntervalResolvers<ContextType>;
  ChoicePosition?: ChoicePositionResolvers<ContextType>;
  ChosenInterval?: ChosenIntervalResolvers<ContextType>;
  ChosenTime?: ChosenTimeResolvers<ContextType>;
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
  CreditNote?: CreditNoteResolvers<ContextType>;
  CtaBlock?: CtaBlockResolvers<ContextType>;
  DeliveryCity?: DeliveryCityResolvers<ContextType>;
  DeliveryDate?: DeliveryDateResolvers<ContextType>;
  DeliveryDistrict?: DeliveryDistrictResolvers<ContextType>;
  DeliveryOffer?: DeliveryOfferResolvers<ContextType>;
  DeliveryPlace?: DeliveryPlaceResolvers<ContextType>;
  DeliverySubscription?: DeliverySubscriptionResolvers<ContextType>;
  DeliverySubscriptionResult?: DeliverySubscriptionResultResolvers<ContextType>;
  DeliveryWords?: DeliveryWordsResolvers<ContextType>;
  DeliveryZone?: DeliveryZoneResolvers<ContextType>;
  DiscountResult?: DiscountResultResolvers<ContextType>;
  DiscountedCart?: DiscountedCartResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  DoneResult?: DoneResultResolvers<ContextType>;
  EarliestDelivery?: EarliestDeliveryResolvers<ContextType>;
  ExtraOffer?: ExtraOfferResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Facets?: FacetsResolvers<ContextType>;
  FaqBlock?: FaqBlockResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  Favorites?: FavoritesResolvers<ContextType>;
  FavoritesResult?: FavoritesResultResolvers<ContextType>;
  FirstBouquet?: FirstBouquetResolvers<ContextType>;
  FirstBouquetOffer?: FirstBouquetOfferResolvers<ContextType>;
  FlowerSetting?: FlowerSettingResolvers<ContextType>;
  FlowerSettings?: FlowerSettingsResolvers<ContextType>;
  Footer?: FooterResolvers<ContextType>;
  FooterColumn?: FooterColumnResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormBlock?: FormBlockResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormResult?: FormResultResolvers<ContextType>;
  FormSubmitted?: FormSubmittedResolvers<ContextType>;
  FoundAddress?: FoundAddressResolvers<ContextType>;
  FreeDelivery?: FreeDeliveryResolvers<ContextType>;
  GalleryPicture?: GalleryPictureResolvers<ContextType>;
  GiftCardBalance?: GiftCardBalanceResolvers<ContextType>;
  GiftCardBalanceResult?: GiftCardBalanceResultResolvers<ContextType>;
  GiftCardDetails?: GiftCardDetailsResolvers<ContextType>;
  GiftCardPosition?: GiftCardPositionResolvers<ContextType>;
  GiftCardShare?: GiftCardShareResolvers<ContextType>;
  GiftShelf?: GiftShelfResolvers<ContextType>;
  Gifts?: GiftsResolvers<ContextType>;
  Hero?: HeroResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImportantDate?: ImportantDateResolvers<ContextType>;
  ImportantDates?: ImportantDatesResolvers<ContextType>;
  ImportantDatesResult?: ImportantDatesResultResolvers<ContextType>;
  Info?: InfoResolvers<ContextType>;
  InfoSection?: InfoSectionResolvers<ContextType>;
  Interval?: IntervalResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceBuyer?: InvoiceBuyerResolvers<ContextType>;
  InvoiceFile?: InvoiceFileResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceSeller?: InvoiceSellerResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  ListBlock?: ListBlockResolvers<ContextType>;
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
  OpenOrderResult?: OpenOrderResultResolvers<ContextType>;
  OpenedOrder?: OpenedOrderResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderPhoto?: OrderPhotoResolvers<ContextType>;
  OrderResult?: OrderResultResolvers<ContextType>;
  OrderSubscription?: OrderSubscriptionResolvers<ContextType>;
  OrderTransition?: OrderTransitionResolvers<ContextType>;
  OrderedDelivery?: OrderedDeliveryResolvers<ContextType>;
  OrdersResult?: OrdersResultResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageBlock?: PageBlockResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  PaidOrder?: PaidOrderResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentIntent?: PaymentIntentResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethods?: PaymentMethodsResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  PickBouquet?: PickBouquetResolvers<ContextType>;
  PickBouquetStep?: PickBouquetStepResolvers<ContextType>;
  PlaceCity?: PlaceCityResolvers<ContextType>;
  PlaceDistrict?: PlaceDistrictResolvers<ContextType>;
  PlaceLink?: PlaceLinkResolvers<ContextType>;
  PlacePoint?: PlacePointResolvers<ContextType>;
  PlaceWindow?: PlaceWindowResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  PopularCategory?: PopularCategoryResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  PostcodeCheck?: PostcodeCheckResolvers<ContextType>;
  PriceBand?: PriceBandResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductBlock?: ProductBlockResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  ProductRail?: ProductRailResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductsBlock?: ProductsBlockResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionPage?: PromotionPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionsBlock?: QuestionsBlockResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  Recipient?: RecipientResolvers<ContextType>;
  RecipientChoice?: RecipientChoiceResolvers<ContextType>;
  RecipientChoiceResult?: RecipientChoiceResultResolvers<ContextType>;
  RecipientLink?: RecipientLinkResolvers<ContextType>;
  RecurringLine?: RecurringLineResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RefusedPart?: RefusedPartResolvers<ContextType>;
  RepeatOrderResult?: RepeatOrderResultResolvers<ContextType>;
  RepeatedOrder?: RepeatedOrderResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewsBlock?: ReviewsBlockResolvers<ContextType>;
  SearchHistory?: SearchHistoryResolvers<ContextType>;
  SearchHistoryResult?: SearchHistoryResultResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  SetClock?: SetClockResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  SignOutElsewhereResult?: SignOutElsewhereResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedOutElsewhere?: SignedOutElsewhereResolvers<ContextType>;
  Sitemap?: SitemapResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  Stem?: StemResolvers<ContextType>;
  StepsBlock?: StepsBlockResolvers<ContextType>;
  SubscriptionFlowers?: SubscriptionFlowersResolvers<ContextType>;
  SubscriptionFlowersSize?: SubscriptionFlowersSizeResolvers<ContextType>;
  SubscriptionInterval?: SubscriptionIntervalResolvers<ContextType>;
  SubscriptionOffer?: SubscriptionOfferResolvers<ContextType>;
  SubscriptionPlan?: SubscriptionPlanResolvers<ContextType>;
  SubscriptionPrices?: SubscriptionPricesResolvers<ContextType>;
  SubscriptionSize?: SubscriptionSizeResolvers<ContextType>;
  SubscriptionSwap?: SubscriptionSwapResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TargetAction?: TargetActionResolvers<ContextType>;
  TextBlock?: TextBlockResolvers<ContextType>;
  Thanks?: ThanksResolvers<ContextType>;
  Tile?: TileResolvers<ContextType>;
  TilesBlock?: TilesBlockResolvers<ContextType>;
  TrackedInterval?: TrackedIntervalResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  TrackedOrderResult?: TrackedOrderResultResolvers<ContextType>;
  TrackedPosition?: TrackedPositionResolvers<ContextType>;
  UnpaidOrder?: UnpaidOrderResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPromoCode?: UserPromoCodeResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VatLine?: VatLineResolvers<ContextType>;
};

