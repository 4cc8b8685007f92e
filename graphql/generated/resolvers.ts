import type { GraphQLResolveInfo } from 'graphql';
import type { Pence } from '../money.ts';
import type { ImageParent, TileParent, ProductCardParent, ProductParent, VariantParent, ReviewParent, ComboParent, CollectionSummaryParent, CollectionParent, PaginationParent, ListingParent, SearchResultParent, ConstructorBlockParent, ConstructorFlowerParent, ConstructorWrapParent, ConstructorFoliageParent, ReviewsBlockParent, CategoryParent, CartParent, PositionParent, PromoCodeParent, RefusalParent, OrderParent, ChosenIntervalParent, OrderTransitionParent, PaymentParent, PaymentIntentParent, IntervalParent, DeliveryDateParent, DeliveryOfferParent, EarliestDeliveryParent } from '../parents.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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

export type Call = {
  __typename?: 'Call';
  hours: Scalars['String']['output'];
  label: Scalars['String']['output'];
  phone: Scalars['String']['output'];
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

export type Category = {
  __typename?: 'Category';
  icon: Scalars['String']['output'];
  inMenu: Scalars['Boolean']['output'];
  /** Its sub-levels. */
  list: Array<Category>;
  /** The first part of its address: `category` or `filter`. */
  prefix: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

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

/** A picture at every size: put a size name (`size40`, `max`, …) for `{size}` and add `.avif`, `.webp` or `.jpg`. */
export type Image = {
  __typename?: 'Image';
  alt: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  /** Pixels of the largest size. */
  width: Scalars['Int']['output'];
};

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
  /** Answers the bank's 3-D Secure question of a sandbox card. */
  answerSandboxChallenge: PaymentResult;
  /** Tells of an error in the browser. */
  log: Scalars['Boolean']['output'];
  /** Pays an order with a sandbox card. A real card goes from the browser to its provider and never comes here. */
  payWithSandboxCard: PaymentResult;
  /** Fixes the order and its total; from then on it awaits its payment. */
  placeOrder: OrderResult;
  removeCartLine: CartResult;
  removeCombo: CartResult;
  setAddress: OrderResult;
  /** Puts a variant in the cart or sets its quantity (one more without it). */
  setCartLine: CartResult;
  /** Chooses and holds a delivery window; with an order id, for an order that awaits payment and lost its window. */
  setInterval: OrderResult;
  setRecipient: OrderResult;
  setWithSubscription: CartResult;
  /** Begins to check out the cart, or goes on with what was begun. */
  startCheckout: OrderResult;
};


export type MutationAddComboArgs = {
  comboId: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddConstructorBouquetArgs = {
  input: ConstructorBouquetInput;
};


export type MutationAnswerSandboxChallengeArgs = {
  approve: Scalars['Boolean']['input'];
  orderId: Scalars['String']['input'];
};


export type MutationLogArgs = {
  message: Scalars['String']['input'];
  path?: InputMaybe<Scalars['String']['input']>;
  stack?: InputMaybe<Scalars['String']['input']>;
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


export type MutationSetRecipientArgs = {
  input: RecipientInput;
};


export type MutationSetWithSubscriptionArgs = {
  withSubscription: Scalars['Boolean']['input'];
};

export type Navigation = {
  __typename?: 'Navigation';
  call: Call;
  main: Array<MenuEntry>;
  other: Array<Link>;
};

export type Order = {
  __typename?: 'Order';
  cashback: Money;
  contact: Maybe<Contact>;
  deliveryAmount: Money;
  discount: Money;
  id: Scalars['ID']['output'];
  interval: Maybe<ChosenInterval>;
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

export type Query = {
  __typename?: 'Query';
  benefits: Maybe<Array<Benefit>>;
  bestSellers: Maybe<Listing>;
  /** The visitor's cart; null before the first thing is put in it. */
  cart: Maybe<Cart>;
  /** The category tree. */
  categories: Maybe<Array<Category>>;
  /** The order being checked out; null when there is none. */
  checkout: Maybe<Order>;
  constructorBlock: Maybe<ConstructorBlock>;
  /** The dates and windows the checkout can be delivered in; empty until it has an address. */
  deliveryIntervals: Maybe<Array<DeliveryDate>>;
  /** The soonest anything can arrive; for the countdown on products. */
  earliestDelivery: Maybe<EarliestDelivery>;
  faq: Maybe<Array<Question>>;
  footer: Maybe<Footer>;
  info: Maybe<Info>;
  letterboxFlowers: Maybe<Listing>;
  /** A page of a category or filter; null when there is none of that name. */
  listing: Maybe<Listing>;
  /** The menu of the header. */
  navigation: Maybe<Navigation>;
  newBouquets: Maybe<Listing>;
  /** The newest order of this visitor that was ordered. */
  newestOrder: Maybe<PaidOrder>;
  /** An order of this visitor; null when there is none of that number. */
  order: Maybe<Order>;
  paymentMethods: Maybe<PaymentMethods>;
  pickBouquet: Maybe<PickBouquet>;
  popularCategories: Maybe<Array<Tile>>;
  /** A product by id; null when there is none. */
  product: Maybe<Product>;
  /** Cards in the order of the ids; unknown ones are left out. */
  recentlyViewed: Maybe<Array<ProductCard>>;
  recipient: Maybe<Array<Tile>>;
  reviews: Maybe<ReviewsBlock>;
  roses: Maybe<Listing>;
  /** Products that match words, best first. */
  search: Maybe<SearchResult>;
  shopByPrice: Maybe<Array<Tile>>;
  similarBouquets: Maybe<Array<ProductCard>>;
  specialOffers: Maybe<Listing>;
  trendyBouquets: Maybe<Listing>;
  underPs30: Maybe<Listing>;
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

export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  city: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

export type Stem = {
  __typename?: 'Stem';
  colour: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  species: Scalars['String']['output'];
};

export type Tile = {
  __typename?: 'Tile';
  href: Scalars['String']['output'];
  image: Maybe<Image>;
  text: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

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
  CartResult:
    | ( CartParent )
    | ( RefusalParent )
  ;
  OrderResult:
    | ( OrderParent )
    | ( RefusalParent )
  ;
  PaymentResult:
    | ( PaymentIntentParent )
    | ( RefusalParent )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressInput: AddressInput;
  Benefit: ResolverTypeWrapper<Benefit>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Call: ResolverTypeWrapper<Call>;
  Cart: ResolverTypeWrapper<CartParent>;
  CartLineInput: CartLineInput;
  CartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CartResult']>;
  Category: ResolverTypeWrapper<CategoryParent>;
  ChosenInterval: ResolverTypeWrapper<ChosenIntervalParent>;
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
  EarliestDelivery: ResolverTypeWrapper<EarliestDeliveryParent>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Footer: ResolverTypeWrapper<Footer>;
  FooterColumn: ResolverTypeWrapper<FooterColumn>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageParent>;
  Info: ResolverTypeWrapper<Info>;
  InfoSection: ResolverTypeWrapper<InfoSection>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interval: ResolverTypeWrapper<IntervalParent>;
  Link: ResolverTypeWrapper<Link>;
  Listing: ResolverTypeWrapper<ListingParent>;
  MenuEntry: ResolverTypeWrapper<MenuEntry>;
  Money: ResolverTypeWrapper<Pence>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Navigation: ResolverTypeWrapper<Navigation>;
  Order: ResolverTypeWrapper<OrderParent>;
  OrderBy: OrderBy;
  OrderDirection: OrderDirection;
  OrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderResult']>;
  OrderState: OrderState;
  OrderTransition: ResolverTypeWrapper<OrderTransitionParent>;
  Pagination: ResolverTypeWrapper<PaginationParent>;
  PaidOrder: ResolverTypeWrapper<PaidOrder>;
  Payment: ResolverTypeWrapper<PaymentParent>;
  PaymentIntent: ResolverTypeWrapper<PaymentIntentParent>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethods: ResolverTypeWrapper<PaymentMethods>;
  PaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentResult']>;
  PaymentState: PaymentState;
  PickBouquet: ResolverTypeWrapper<PickBouquet>;
  PickBouquetStep: ResolverTypeWrapper<PickBouquetStep>;
  PlaceOrderInput: PlaceOrderInput;
  Position: ResolverTypeWrapper<PositionParent>;
  Product: ResolverTypeWrapper<ProductParent>;
  ProductCard: ResolverTypeWrapper<ProductCardParent>;
  PromoCode: ResolverTypeWrapper<PromoCodeParent>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  Recipient: ResolverTypeWrapper<Recipient>;
  RecipientInput: RecipientInput;
  Refusal: ResolverTypeWrapper<RefusalParent>;
  Review: ResolverTypeWrapper<ReviewParent>;
  ReviewsBlock: ResolverTypeWrapper<ReviewsBlockParent>;
  SandboxCardInput: SandboxCardInput;
  SearchResult: ResolverTypeWrapper<SearchResultParent>;
  ShippingAddress: ResolverTypeWrapper<ShippingAddress>;
  Stem: ResolverTypeWrapper<Stem>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Tile: ResolverTypeWrapper<TileParent>;
  Variant: ResolverTypeWrapper<VariantParent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInput: AddressInput;
  Benefit: Benefit;
  Boolean: Scalars['Boolean']['output'];
  Call: Call;
  Cart: CartParent;
  CartLineInput: CartLineInput;
  CartResult: ResolversUnionTypes<ResolversParentTypes>['CartResult'];
  Category: CategoryParent;
  ChosenInterval: ChosenIntervalParent;
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
  EarliestDelivery: EarliestDeliveryParent;
  Float: Scalars['Float']['output'];
  Footer: Footer;
  FooterColumn: FooterColumn;
  ID: Scalars['ID']['output'];
  Image: ImageParent;
  Info: Info;
  InfoSection: InfoSection;
  Int: Scalars['Int']['output'];
  Interval: IntervalParent;
  Link: Link;
  Listing: ListingParent;
  MenuEntry: MenuEntry;
  Money: Pence;
  Mutation: Record<PropertyKey, never>;
  Navigation: Navigation;
  Order: OrderParent;
  OrderResult: ResolversUnionTypes<ResolversParentTypes>['OrderResult'];
  OrderTransition: OrderTransitionParent;
  Pagination: PaginationParent;
  PaidOrder: PaidOrder;
  Payment: PaymentParent;
  PaymentIntent: PaymentIntentParent;
  PaymentMethod: PaymentMethod;
  PaymentMethods: PaymentMethods;
  PaymentResult: ResolversUnionTypes<ResolversParentTypes>['PaymentResult'];
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
  Review: ReviewParent;
  ReviewsBlock: ReviewsBlockParent;
  SandboxCardInput: SandboxCardInput;
  SearchResult: SearchResultParent;
  ShippingAddress: ShippingAddress;
  Stem: Stem;
  String: Scalars['String']['output'];
  Tile: TileParent;
  Variant: VariantParent;
};

export type BenefitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Benefit'] = ResolversParentTypes['Benefit']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CallResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChosenIntervalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChosenInterval'] = ResolversParentTypes['ChosenInterval']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  answerSandboxChallenge?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationAnswerSandboxChallengeArgs, 'approve' | 'orderId'>>;
  log?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLogArgs, 'message'>>;
  payWithSandboxCard?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationPayWithSandboxCardArgs, 'card' | 'orderId'>>;
  placeOrder?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  removeCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'positionSlug' | 'productId'>>;
  removeCombo?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveComboArgs, 'comboId'>>;
  setAddress?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetAddressArgs, 'input'>>;
  setCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartLineArgs, 'input'>>;
  setInterval?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetIntervalArgs, 'date' | 'intervalId'>>;
  setRecipient?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetRecipientArgs, 'input'>>;
  setWithSubscription?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetWithSubscriptionArgs, 'withSubscription'>>;
  startCheckout?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType>;
};

export type NavigationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Navigation'] = ResolversParentTypes['Navigation']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  main?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  other?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  cashback?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  deliveryAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['ChosenInterval']>, ParentType, ContextType>;
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

export type OrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderResult'] = ResolversParentTypes['OrderResult']> = {
  __resolveType: TypeResolveFn<'Order' | 'Refusal', ParentType, ContextType>;
};

export type OrderTransitionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTransition'] = ResolversParentTypes['OrderTransition']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
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
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  constructorBlock?: Resolver<Maybe<ResolversTypes['ConstructorBlock']>, ParentType, ContextType>;
  deliveryIntervals?: Resolver<Maybe<Array<ResolversTypes['DeliveryDate']>>, ParentType, ContextType>;
  earliestDelivery?: Resolver<Maybe<ResolversTypes['EarliestDelivery']>, ParentType, ContextType>;
  faq?: Resolver<Maybe<Array<ResolversTypes['Question']>>, ParentType, ContextType>;
  footer?: Resolver<Maybe<ResolversTypes['Footer']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['Info']>, ParentType, ContextType>;
  letterboxFlowers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'orderBy' | 'orderDirection' | 'page' | 'slug' | 'type'>>;
  navigation?: Resolver<Maybe<ResolversTypes['Navigation']>, ParentType, ContextType>;
  newBouquets?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  newestOrder?: Resolver<Maybe<ResolversTypes['PaidOrder']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  paymentMethods?: Resolver<Maybe<ResolversTypes['PaymentMethods']>, ParentType, ContextType>;
  pickBouquet?: Resolver<Maybe<ResolversTypes['PickBouquet']>, ParentType, ContextType>;
  popularCategories?: Resolver<Maybe<Array<ResolversTypes['Tile']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  recentlyViewed?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType, RequireFields<QueryRecentlyViewedArgs, 'ids'>>;
  recipient?: Resolver<Maybe<Array<ResolversTypes['Tile']>>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewsBlock']>, ParentType, ContextType>;
  roses?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'page' | 'query'>>;
  shopByPrice?: Resolver<Maybe<Array<ResolversTypes['Tile']>>, ParentType, ContextType>;
  similarBouquets?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType>;
  specialOffers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
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

export type StemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Stem'] = ResolversParentTypes['Stem']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tile'] = ResolversParentTypes['Tile']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  Call?: CallResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChosenInterval?: ChosenIntervalResolvers<ContextType>;
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
  EarliestDelivery?: EarliestDeliveryResolvers<ContextType>;
  Footer?: FooterResolvers<ContextType>;
  FooterColumn?: FooterColumnResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Info?: InfoResolvers<ContextType>;
  InfoSection?: InfoSectionResolvers<ContextType>;
  Interval?: IntervalResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Navigation?: NavigationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderResult?: OrderResultResolvers<ContextType>;
  OrderTransition?: OrderTransitionResolvers<ContextType>;
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
  Review?: ReviewResolvers<ContextType>;
  ReviewsBlock?: ReviewsBlockResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  Stem?: StemResolvers<ContextType>;
  Tile?: TileResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
};

