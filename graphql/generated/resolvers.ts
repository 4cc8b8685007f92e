import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  /** A civil date in London, written as `2026-12-31`. */
  Date: { input: string; output: string; }
  /** A moment, written as `2026-12-31T23:59:59Z` or with another offset. */
  DateTime: { input: string; output: string; }
  /** An e-mail address. */
  Email: { input: string; output: string; }
  /** A phone number. Answers have the international form, `+447700900123`; input may be written in any way. */
  PhoneNumber: { input: string; output: string; }
  /** A web address: a whole one, or the path of a page of the shop, such as `/cart`. */
  Url: { input: string; output: string; }
};

/** What is put in the cart. */
export type AddCartLineInput = {
  /** The `addOnVariantId` of an extra, one of which is added along with the line. */
  addOnVariantId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What the card by hand says, at most 300 characters; each text makes a line of its own. Empty or missing, no
   * card.
   */
  cardText?: InputMaybe<Scalars['String']['input']>;
  /** Who a gift card by e-mail goes to and when. Required for one, and refused for anything else. */
  giftCard?: InputMaybe<GiftCardInput>;
  /**
   * True makes this line the one that the subscription repeats, false ends the subscription; without it nothing
   * changes.
   */
  hasSubscription?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `id` of the product. */
  productId: Scalars['ID']['input'];
  /** How many the line holds then, 1 to 99; without it, one more than it holds now. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The variant's slug, as in `ProductCard.variantSlug`; the `lineSlug` of a line for one more of it. */
  variantSlug: Scalars['String']['input'];
};

/** A small product offered along with another. */
export type AddOn = {
  __typename?: 'AddOn';
  /** The price of that variant. */
  price: Money;
  /** What is offered. */
  product: ProductCard;
  /** Its default variant, for `AddCartLineInput.addOnVariantId`. */
  variantId: Scalars['ID']['output'];
};

/** Where an order goes, as typed. */
export type AddressInput = {
  /** The town, at most 80 characters. */
  city: Scalars['String']['input'];
  /** House and street, at most 120 characters. */
  line1: Scalars['String']['input'];
  /** Flat, building or company, at most 120 characters; may be missing. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Its point on the map, from the address list; without one, roughly where the postcode lies. */
  point?: InputMaybe<PointInput>;
  /** A whole UK postcode in any spelling, at most 10 characters; it decides the zone. */
  postcode: Scalars['String']['input'];
};

/** The addresses of a postcode, and whether we deliver there. */
export type AddressLookup = {
  __typename?: 'AddressLookup';
  /** The addresses there to choose from; empty when they have to be typed in. */
  addresses: Array<FoundAddress>;
  /**
   * What the shopper can do when we do not deliver there; null when we do, and for something that is no
   * postcode.
   */
  advice: Maybe<Scalars['String']['output']>;
  /** Whether we deliver there. False too for something that is no UK postcode. */
  isCovered: Scalars['Boolean']['output'];
  /** False when the address has to be typed in. */
  isListed: Scalars['Boolean']['output'];
  /** Whether and how soon we deliver there, for the shopper. */
  message: Scalars['String']['output'];
  /** Where the postcode lies, for a map; null when it is not covered or unknown. */
  place: Maybe<AddressPlace>;
  /** In its usual spelling; what was typed, in capitals, when it is no UK postcode. */
  postcode: Scalars['String']['output'];
  /** The delivery zone, `london` or `uk`; null when it is not covered. */
  zone: Maybe<Scalars['String']['output']>;
};

/** The surroundings of a postcode, for a map. */
export type AddressPlace = {
  __typename?: 'AddressPlace';
  /** The district or city itself and its seven nearest neighbours, to find one's way on the map. */
  around: Array<PlacePoint>;
  /** Roughly where the postcode lies; the same for each look-up. */
  point: Point;
  /** How far the map reaches from its middle, in kilometres. */
  radiusKm: Scalars['Float']['output'];
  /** The district in London, the city elsewhere. */
  title: Scalars['String']['output'];
  /** The delivery zone: `london` or `uk`. */
  zone: Scalars['String']['output'];
};

/** The page of all gifts. */
export type AllGifts = {
  __typename?: 'AllGifts';
  /** The words of the page. */
  seo: Seo;
  /** One for each collection of gifts that has products. */
  shelves: Array<GiftShelf>;
};

/** All saved recipients of a user. */
export type AllSavedRecipients = {
  __typename?: 'AllSavedRecipients';
  /** The recipients, those used last first. */
  list: Array<SavedRecipient>;
};

/** What the app is for, and where to get it. */
export type AppDownload = {
  __typename?: 'AppDownload';
  /** What stands above the text. */
  heading: Scalars['String']['output'];
  /** The stores that have it. */
  links: Array<AppLink>;
  /** What it is good for, a few words each. */
  points: Array<Scalars['String']['output']>;
  /** What the app does, a sentence. */
  text: Scalars['String']['output'];
};

/** The app in a store. */
export type AppLink = {
  __typename?: 'AppLink';
  /** Its address in the store. */
  href: Scalars['Url']['output'];
  /** app-store or google-play. */
  store: Scalars['String']['output'];
  /** What the link says. */
  title: Scalars['String']['output'];
};

/** The filters that were applied, as they were understood. */
export type AppliedFilters = {
  __typename?: 'AppliedFilters';
  /** The chosen colours; empty when it was not narrowed. */
  colour: Array<Scalars['String']['output']>;
  /** The chosen occasions; empty when it was not narrowed. */
  occasion: Array<Scalars['String']['output']>;
  /** The highest price; null when it was not narrowed. */
  priceMax: Maybe<Money>;
  /** The lowest price; null when it was not narrowed. */
  priceMin: Maybe<Money>;
  /** The chosen recipients; empty when it was not narrowed. */
  recipient: Array<Scalars['String']['output']>;
  /** Only what can be delivered on the day of the order. */
  sameDay: Scalars['Boolean']['output'];
  /** The chosen sizes; empty when it was not narrowed. */
  size: Array<Scalars['String']['output']>;
  /** The chosen kinds of flower; empty when it was not narrowed. */
  stem: Array<Scalars['String']['output']>;
};

/** A gift card that pays a part of a cart or an order. */
export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  /** What this card pays of the total. */
  amount: Money;
  /** Identifies the card for `removeGiftCard`; it is not the code and cannot be spent. */
  id: Scalars['ID']['output'];
  /** The last four characters of its code, by which a shopper knows it. */
  last4: Scalars['String']['output'];
};

/** An article with its text and what goes with it. */
export type Article = {
  __typename?: 'Article';
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** The whole text, sanitised; `parts` has the same text with products in between. */
  html: Scalars['String']['output'];
  /** Identifies the article; its path has its `slug`. */
  id: Scalars['ID']['output'];
  /** Its picture, in landscape format. */
  image: Image;
  /** What it is about, a sentence or two, above the text. */
  lead: Scalars['String']['output'];
  /** Three further articles, the newest of the same topic first. */
  more: Array<ArticleCard>;
  /** Its text and the rows of products within it, in order. */
  parts: Array<ArticlePart>;
  /** When it was published, a London civil date. */
  publishedOn: Scalars['Date']['output'];
  /** How long it takes to read, in minutes, at least one. */
  readingMinutes: Scalars['Int']['output'];
  /** The four most popular products of the collection that goes with it; empty without one. */
  related: Array<ProductCard>;
  /** The path of that collection; null without one. */
  relatedHref: Maybe<Scalars['Url']['output']>;
  /** Its part of the path `/article/<slug>`. */
  slug: Scalars['String']['output'];
  /** The heading of the article. */
  title: Scalars['String']['output'];
  /** What kind of article it is, such as `seasons`. */
  topic: Scalars['String']['output'];
  /** When it last changed, a London civil date. */
  updatedOn: Scalars['Date']['output'];
};

/** An article as lists show it. */
export type ArticleCard = {
  __typename?: 'ArticleCard';
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** Identifies the article; its path has its `slug`. */
  id: Scalars['ID']['output'];
  /** Its picture, in landscape format. */
  image: Image;
  /** What it is about, a sentence or two. */
  lead: Scalars['String']['output'];
  /** Civil date in London. */
  publishedOn: Scalars['Date']['output'];
  /** How long it takes to read, in minutes, at least one. */
  readingMinutes: Scalars['Int']['output'];
  /** Its part of the path `/article/<slug>`. */
  slug: Scalars['String']['output'];
  /** The heading of the article. */
  title: Scalars['String']['output'];
  /** What kind of article it is, such as `seasons`; lists can be narrowed by it. */
  topic: Scalars['String']['output'];
  /** When it last changed, a London civil date. */
  updatedOn: Scalars['Date']['output'];
};

/** A page of articles. */
export type ArticleList = PagedList & {
  __typename?: 'ArticleList';
  /** The articles of the page, or of all pages from `from` on. */
  list: Array<ArticleCard>;
  /** Where the page stands among the articles of the topic. */
  pageInfo: PageInfo;
  /** All topics that there are articles about, by letter. */
  topics: Array<Scalars['String']['output']>;
};

/** A part of an article: text, or products in the middle of it. */
export type ArticlePart = ArticleText | ProductRail;

/** What articles are sorted by. */
export type ArticleSortBy =
  /** Their numbers, in the order in which they were made. */
  | 'id'
  /** The day on which they were published. */
  | 'published_on'
  /** Their titles, by letter. */
  | 'title';

/** Text of an article between rows of products. */
export type ArticleText = {
  __typename?: 'ArticleText';
  /** Sanitised HTML: headings from h2 on, paragraphs, lists, links, pictures and tables. */
  html: Scalars['String']['output'];
};

/** Who chooses address and slot of an order. */
export type AskedRecipient = {
  __typename?: 'AskedRecipient';
  /** Who is asked, by the name that the buyer gave. */
  name: Scalars['String']['output'];
  /** How far the choice is. */
  state: RecipientLinkState;
};

/** Something that the shop promises. */
export type Benefit = {
  __typename?: 'Benefit';
  /** The name of its icon, such as `van`. */
  icon: Scalars['String']['output'];
  /** What it means, a sentence or two. */
  text: Scalars['String']['output'];
  /** The promise in a few words. */
  title: Scalars['String']['output'];
};

/** The block of what the shop promises. */
export type BenefitsBlock = {
  __typename?: 'BenefitsBlock';
  /** The promises in order. */
  list: Array<Benefit>;
  /** What stands above the promises; the heading is for screen readers. */
  words: BlockWords;
};

/** A point or a step. */
export type BlockEntry = {
  __typename?: 'BlockEntry';
  /** More about it, a sentence or two. */
  text: Scalars['String']['output'];
  /** What it is, in a few words. */
  title: Scalars['String']['output'];
};

/** What stands above a block of the home page. */
export type BlockWords = {
  __typename?: 'BlockWords';
  /** What the block shows, in a few words. */
  heading: Scalars['String']['output'];
  /** The sentence below the heading; null when there is nothing more to say. */
  lead: Maybe<Scalars['String']['output']>;
  /** Where to see more; null when there is nowhere further to go. */
  link: Maybe<Link>;
};

/** Bonuses that came or went. */
export type BonusEntry = {
  __typename?: 'BonusEntry';
  /** Negative when bonuses were deducted. */
  amount: Money;
  /** When they came or went. */
  at: Scalars['DateTime']['output'];
  /** The balance after this entry. */
  balance: Money;
  /** Identifies the entry. */
  id: Scalars['ID']['output'];
  /**
   * The number of the order that it is about; null when it is about none, or the order was removed from the
   * history.
   */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Why they came or went, for the user. */
  title: Scalars['String']['output'];
};

/** A user's bonuses: a bonus pound pays a pound of flowers and gifts. */
export type Bonuses = PagedList & {
  __typename?: 'Bonuses';
  /** What can be spent now. */
  balance: Money;
  /** The entries of the page, or of all pages from `from` on, the newest first. */
  history: Array<BonusEntry>;
  /** Where the page stands in the history. */
  pageInfo: PageInfo;
  /** Per cent of what is spent on flowers and gifts that comes back after the delivery. */
  percent: Scalars['Int']['output'];
  /** How bonuses are earned, a sentence or two. */
  tooltip: Scalars['String']['output'];
};

/** An iCalendar file (RFC 5545). Important dates in it have an alarm each, unless they are muted. */
export type CalendarFile = {
  __typename?: 'CalendarFile';
  /** The text of the file. */
  content: Scalars['String']['output'];
  /** What the file is called when it is saved. */
  fileName: Scalars['String']['output'];
};

/** How to ring the shop. */
export type Call = {
  __typename?: 'Call';
  /** When somebody answers, in words. */
  hours: Scalars['String']['output'];
  /** What the link to ring says. */
  label: Scalars['String']['output'];
  /** The number as it is shown, with the country code. */
  phone: Scalars['PhoneNumber']['output'];
};

/** The cancelled order, or why it stays as it is. */
export type CancelOrderResult = CancelledOrder | Refusal;

/** The cancelled order, and a message about its refund. */
export type CancelledOrder = {
  __typename?: 'CancelledOrder';
  /** Whether anything was charged and what becomes of it, for the shopper. */
  message: Scalars['String']['output'];
  /** The order in its new state. */
  order: Order;
};

/** The words of the field in which a card is written. */
export type CardTextField = {
  __typename?: 'CardTextField';
  /** The most characters that it takes. */
  maxLength: Scalars['Int']['output'];
  /** The label of the field. */
  text: Scalars['String']['output'];
  /** What opens the field. */
  title: Scalars['String']['output'];
};

/**
 * What a visitor is about to order, with current prices. Before the checkout it holds everything but the
 * delivery.
 */
export type Cart = {
  __typename?: 'Cart';
  /**
   * Small things to send along with the flowers that came in last, without those that are in the cart: those of their page, or the most
   * popular gifts for a bouquet of one's own and a combo. Empty without flowers, null when they cannot be had at the moment.
   */
  addOns: Maybe<Array<AddOn>>;
  /** What remains to pay after gift cards. */
  amountDue: Money;
  /** The user's balance; 0 for a guest. */
  availableBonuses: Money;
  /** The percentage of flowers and gifts that bonuses pay: 50, 70, 80 or 90; null when they pay nothing. */
  bonusPercent: Maybe<Scalars['Int']['output']>;
  /** The bonuses that the order earns an account once it is delivered; guests see them, too. */
  bonusesToEarn: Money;
  /** How bonuses are earned and when they arrive, to be unfolded below that sentence. */
  bonusesToEarnDetails: Scalars['String']['output'];
  /** The same as a sentence, which invites a guest to sign in; empty when nothing is earned. */
  bonusesToEarnText: Scalars['String']['output'];
  /** What subscription and promo code take off the lines; bonuses and free delivery are not in it. */
  discount: Money;
  /** What the discount of a subscription is for, in words; null without one. */
  discountReason: Maybe<Scalars['String']['output']>;
  /** The weeks between deliveries of the subscription; null without one. */
  everyWeeks: Maybe<Scalars['Int']['output']>;
  /** What those gift cards pay together. */
  giftCardAmount: Money;
  /** Gift cards that pay a part of the total, in the order in which they were entered. */
  giftCards: Array<AppliedGiftCard>;
  /** Whether a delivery subscription is turned on. Without flowers in the cart it has no `recurringLine` yet. */
  hasSubscription: Scalars['Boolean']['output'];
  /** Identifies the cart for as long as its visitor has one; emptying it changes nothing. */
  id: Scalars['ID']['output'];
  /** What is in it, the oldest line first. A line of which something is no longer sold is left out. */
  lines: Array<LineItem>;
  /** A number of the cart, a C and ten digits, from which the links in e-mails are made. */
  number: Scalars['String']['output'];
  /** The promo code that was applied; it may take nothing off any more, and says why then. Null without one. */
  promoCode: Maybe<PromoCode>;
  /** The sum of all quantities. */
  quantity: Scalars['Int']['output'];
  /**
   * The line that the subscription repeats; everything else comes once, with the first delivery. With one the
   * cart is checked out as `SUBSCRIPTION`, without one as `DEFAULT`.
   */
  recurringLine: Maybe<RecurringLine>;
  /** Always nothing: prices are all-in. */
  serviceFee: Money;
  /** The cost of all lines before discounts. */
  subtotal: Money;
  /** What the cart costs after discounts and bonuses, without the delivery. */
  totalCost: Money;
  /** For an empty cart, the visitor's newest order that they still have to pay; null otherwise. */
  unpaidOrder: Maybe<UnpaidOrder>;
  /** What bonuses pay of it; the total is without it. */
  usedBonusAmount: Money;
};


/**
 * What a visitor is about to order, with current prices. Before the checkout it holds everything but the
 * delivery.
 */
export type CartAddOnsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A gift card by e-mail in the cart, and its new details. */
export type CartLineGiftCardInput = {
  /** The message in the e-mail, at most 300 characters and without web addresses; may be empty. */
  cardText: Scalars['String']['input'];
  /** All details of the card, also those that stay as they are. */
  giftCard: GiftCardInput;
  /** The `lineSlug` of the line, which changes with the details. */
  lineSlug: Scalars['String']['input'];
  /** The product of the line, as in `LineItem.productId`. */
  productId: Scalars['ID']['input'];
};

/** How many one line of the cart holds. */
export type CartLineInput = {
  /** The `lineSlug` of the line to change; the variant's slug for a new one, as in `ProductCard.variantSlug`. */
  lineSlug: Scalars['String']['input'];
  /** Only changes a line that is in the cart; otherwise the change is refused with `line_gone`. */
  onlyIfInCart?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `id` of the product. */
  productId: Scalars['ID']['input'];
  /** How many the line holds then, 0 to 99; 0 takes the line out. */
  quantity: Scalars['Int']['input'];
};

/** The whole cart after the change, or why it was refused. */
export type CartResult = Cart | Refusal;

/** A category of the tree. */
export type Category = {
  __typename?: 'Category';
  /** The categories below it; empty at the end of a branch. */
  children: Array<Category>;
  /** The name of its icon, such as `roses`. */
  icon: Scalars['String']['output'];
  /** It is shown in menus; false leaves it to lists of all categories. */
  inMenu: Scalars['Boolean']['output'];
  /** Words that lead in to its title, such as `Bouquets with`; no part of its path. */
  prefix: Scalars['String']['output'];
  /** The second part of its path, `/category/<slug>`. */
  slug: Scalars['String']['output'];
  /** Its label in menus and lists. */
  title: Scalars['String']['output'];
};

/** Whether an order was paid. */
export type CheckedPayment = {
  __typename?: 'CheckedPayment';
  /** The order number. */
  id: Scalars['ID']['output'];
  /** It is paid and not cancelled or refunded since. */
  paid: Scalars['Boolean']['output'];
};

/** The step of the checkout that reads the draft order. */
export type CheckoutStep =
  /** Gifts, address, recipient and slot. */
  | 'delivery_details'
  /** Contact, discounts and payment method, before the order is placed. */
  | 'final_details';

/** The kind of checkout: a single order or a delivery subscription. Each has its own endpoints. */
export type CheckoutType =
  /** An order that comes once. */
  | 'default'
  /** The first order of a delivery subscription, or one of its later deliveries. */
  | 'subscription';

/** A day on which flowers can come. */
export type ChoiceDate = {
  __typename?: 'ChoiceDate';
  /** Civil date in London. */
  date: Scalars['Date']['output'];
  /** The slots of that day that are on offer, at least one. */
  slots: Array<ChoiceSlot>;
};

/** The slot that a recipient chooses. */
export type ChoiceInput = {
  /** London civil date, one of `RecipientChoice.dates`. */
  date: Scalars['Date']['input'];
  /** A note for the courier, at most 300 characters; may be missing. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A phone number for the courier; required when `RecipientChoice.needsPhone`, ignored otherwise. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** The `windowId` of a `ChoiceSlot` of that day. */
  windowId: Scalars['ID']['input'];
};

/** A line of an order without its price. */
export type ChoiceLine = {
  __typename?: 'ChoiceLine';
  /** Its picture at every size. */
  image: Image;
  /** How many of it. */
  quantity: Scalars['Int']['output'];
  /** The title of the product or combo. */
  title: Scalars['String']['output'];
  /** The size or kind, or what is in it. */
  variantTitle: Scalars['String']['output'];
};

/** A window on a day, without its price. */
export type ChoiceSlot = {
  __typename?: 'ChoiceSlot';
  /** When it begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** When it ends, HH:MM, London. */
  to: Scalars['String']['output'];
  /** Identifies the window, for `ChoiceInput.windowId`. */
  windowId: Scalars['ID']['output'];
};

/** Whether a recipient has chosen. */
export type ChoiceState =
  /** They are confirmed and can only be changed by the shop. */
  | 'chosen'
  /** Address and slot are still to be chosen. */
  | 'open';

/** The slot that was confirmed. */
export type ChosenSlot = {
  __typename?: 'ChosenSlot';
  /** London civil date. */
  date: Scalars['Date']['output'];
  /** When its window begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** When its window ends, HH:MM, London. */
  to: Scalars['String']['output'];
};

/** No code was sent. */
export type CodeNotSent = UserError & {
  __typename?: 'CodeNotSent';
  /** The reason for programs, such as `invalid_email`; `wait` when another can only be requested later. */
  code: Scalars['String']['output'];
  /** The wrong argument by its place, such as `input.receiver`; null when waiting helps or nobody is signed in. */
  field: Maybe<Scalars['String']['output']>;
  /** The reason in one sentence for a person. */
  message: Scalars['String']['output'];
  /** Seconds until a code can be requested; 0 when waiting does not help. */
  nextCodeSecondsLeft: Scalars['Int']['output'];
};

/** The code that was sent, or why none was. */
export type CodeResult = CodeNotSent | CodeSent;

/** A code is on its way. */
export type CodeSent = {
  __typename?: 'CodeSent';
  /** Seconds until the next code can be requested. */
  nextCodeSecondsLeft: Scalars['Int']['output'];
};

/** What kind of address a code goes to. */
export type CodeType =
  /** An e-mail address. */
  | 'email'
  /** A phone number. */
  | 'phone';

/** How a code goes to a phone. */
export type CodeVia =
  /** As a text message, to mobiles of the countries that the shop texts. */
  | 'sms'
  /** Through WhatsApp, which reaches landlines, too. */
  | 'whatsapp';

/** A category or filter with everything that its page says. */
export type Collection = {
  __typename?: 'Collection';
  /** The heading above it when it is a row on another page. */
  blockHeading: Scalars['String']['output'];
  /** The sentence below that heading; null without one. */
  blockLead: Maybe<Scalars['String']['output']>;
  /** The collections below it, in the order of the menu. */
  children: Array<CollectionSummary>;
  /** The paragraph below the heading, plain text. */
  description: Scalars['String']['output'];
  /** The heading of its page. */
  heading: Scalars['String']['output'];
  /** The description of its page for search engines. */
  metaDescription: Scalars['String']['output'];
  /** The title of its page for browsers and search engines. */
  metaTitle: Scalars['String']['output'];
  /** The collection above it in the tree; null at the top. */
  parent: Maybe<CollectionSummary>;
  /** All below the same parent, itself included; empty at the top. */
  siblings: Array<CollectionSummary>;
  /** The second part of its path. */
  slug: Scalars['String']['output'];
  /** Its label in menus and breadcrumbs. */
  title: Scalars['String']['output'];
  /** Category or filter, the first part of its path. */
  type: CollectionType;
};

/** A category or filter as a link. */
export type CollectionSummary = {
  __typename?: 'CollectionSummary';
  /** The heading of its page. */
  heading: Scalars['String']['output'];
  /** The name of the icon beside its label, such as `roses`. */
  icon: Scalars['String']['output'];
  /** Words that lead in to its title, such as `Bouquets with`; no part of its path. */
  prefix: Scalars['String']['output'];
  /** The second part of its path. */
  slug: Scalars['String']['output'];
  /** Its label in menus. */
  title: Scalars['String']['output'];
  /** Category or filter, the first part of its path. */
  type: CollectionType;
};

/** What a collection is, and the first part of its path in lower case. */
export type CollectionType =
  /** A category of the tree of `categories`. */
  | 'category'
  /** A collection by a rule, such as a price or being on sale. */
  | 'filter';

/** Products that cost less together; a combo is sold whole. */
export type Combo = {
  __typename?: 'Combo';
  /** Identifies the combo; `addCombo` takes it. */
  id: Scalars['ID']['output'];
  /** The products in it, in order. */
  items: Array<ProductCard>;
  /** What its parts cost by themselves. */
  oldPrice: Money;
  /** What all of it costs together. */
  price: Money;
  /** Its name, as the cart shows it. */
  title: Scalars['String']['output'];
};

/** The choices of the bouquet constructor. */
export type ConstructorBlock = {
  __typename?: 'ConstructorBlock';
  /** The price of making a bouquet, without stems and wrap. */
  basePrice: Money;
  /** The bouquet that is chosen at first. */
  default: ConstructorChoice;
  /** The flowers to choose from; a bouquet has one of them. */
  flowers: Array<ConstructorFlower>;
  /** The foliage to choose from; a bouquet has one or none. */
  foliage: Array<ConstructorFoliage>;
  /** What stands above the constructor on the home page. */
  heading: Scalars['String']['output'];
  /** The picture of a constructor bouquet. */
  image: Image;
  /** How it works, a sentence or two. */
  text: Scalars['String']['output'];
  /** The papers to choose from; a bouquet has one. */
  wraps: Array<ConstructorWrap>;
};

/** A bouquet put together stem by stem; every part is one that `constructorBlock` offers. */
export type ConstructorBouquetInput = {
  /** What the card by hand says, at most 300 characters; empty or missing, no card. */
  cardText?: InputMaybe<Scalars['String']['input']>;
  /** One of the colours of that flower. */
  colour: Scalars['String']['input'];
  /** How many stems, one of the counts of that flower. */
  count: Scalars['Int']['input'];
  /** The `species` of a `ConstructorFoliage`; none when it is missing. */
  foliage?: InputMaybe<Scalars['String']['input']>;
  /** `short` or `long`; `long` only for a flower with a `priceLong`. */
  length: Scalars['String']['input'];
  /** The `species` of a `ConstructorFlower`. */
  species: Scalars['String']['input'];
  /** The `wrap` of a `ConstructorWrap`. */
  wrap: Scalars['String']['input'];
};

/** A bouquet of the constructor, part by part. */
export type ConstructorChoice = {
  __typename?: 'ConstructorChoice';
  /** The colour of its flower. */
  colour: Scalars['String']['output'];
  /** How many stems of its flower. */
  count: Scalars['Int']['output'];
  /** The `species` of its foliage; null for none. */
  foliage: Maybe<Scalars['String']['output']>;
  /** The length of the stems: `short` or `long`. */
  length: Scalars['String']['output'];
  /** The `species` of its flower. */
  species: Scalars['String']['output'];
  /** The `wrap` of its paper. */
  wrap: Scalars['String']['output'];
};

/** A flower of the bouquet constructor. */
export type ConstructorFlower = {
  __typename?: 'ConstructorFlower';
  /** The colours that it comes in, such as `red`. */
  colours: Array<Scalars['String']['output']>;
  /** The numbers of stems to choose from. */
  counts: Array<Scalars['Int']['output']>;
  /** The price of a long stem; null when there is one length only. */
  priceLong: Maybe<Money>;
  /** The price of a short stem. */
  priceShort: Money;
  /** Its name for programs, such as `spray-rose`. */
  species: Scalars['String']['output'];
  /** Its name for the shopper, such as Spray roses. */
  title: Scalars['String']['output'];
};

/** Foliage of the bouquet constructor. */
export type ConstructorFoliage = {
  __typename?: 'ConstructorFoliage';
  /** What one stem costs. */
  price: Money;
  /** Its name for programs, such as `eucalyptus`. */
  species: Scalars['String']['output'];
  /** Stems for every ten flowers, rounded up. */
  stemsPerTen: Scalars['Int']['output'];
  /** Its name for the shopper. */
  title: Scalars['String']['output'];
};

/** A paper of the bouquet constructor. */
export type ConstructorWrap = {
  __typename?: 'ConstructorWrap';
  /** What it adds to the price. */
  price: Money;
  /** Its name for the shopper. */
  title: Scalars['String']['output'];
  /** Its name for programs, such as `kraft`. */
  wrap: Scalars['String']['output'];
};

/** Who ordered. */
export type Contact = {
  __typename?: 'Contact';
  /** Where everything about the order is sent. */
  email: Scalars['Email']['output'];
  /** The name of the buyer. */
  name: Scalars['String']['output'];
  /** The buyer's number in international form. */
  phone: Scalars['PhoneNumber']['output'];
};

/** What a refund gave back of an invoice. */
export type CreditNote = {
  __typename?: 'CreditNote';
  /** What the refund gave back, VAT included. */
  amount: Money;
  /** London civil date. */
  issuedOn: Scalars['Date']['output'];
  /** Such as LK-C-000042; no two are the same. */
  number: Scalars['ID']['output'];
  /** The reason of the refund; null for the rest of an order. */
  reason: Maybe<Scalars['String']['output']>;
  /** A line for each rate of VAT, the highest first; none for a gift card. */
  vat: Array<VatLine>;
};

/** A call to do something, with a button. */
export type CtaBlock = {
  __typename?: 'CtaBlock';
  /** What stands above the text. */
  heading: Scalars['String']['output'];
  /** The path that the button leads to. */
  href: Scalars['Url']['output'];
  /** The words on the button. */
  label: Scalars['String']['output'];
  /** Why to do it, a sentence or two. */
  text: Scalars['String']['output'];
};

/** A city with a page about its delivery. */
export type DeliveryCity = {
  __typename?: 'DeliveryCity';
  /** The county that it lies in. */
  county: Scalars['String']['output'];
  /** Its districts with pages of their own; empty when it has none. */
  districts: Array<DeliveryDistrict>;
  /** Degrees north of its centre. */
  latitude: Scalars['Float']['output'];
  /** Degrees east of its centre; negative is west. */
  longitude: Scalars['Float']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Its part of the path `/delivery/<city>`. */
  slug: Scalars['String']['output'];
  /** The delivery zone: `london` or `uk`. */
  zone: Scalars['String']['output'];
};

/** A day with its slots. */
export type DeliveryDate = {
  __typename?: 'DeliveryDate';
  /** Civil date in London. */
  date: Scalars['Date']['output'];
  /** None of its slots can be chosen. */
  disabled: Scalars['Boolean']['output'];
  /** Its slots, also those that cannot be chosen, in the order of the windows. */
  slots: Array<Slot>;
};

/** A district of a city with a page about its delivery. */
export type DeliveryDistrict = {
  __typename?: 'DeliveryDistrict';
  /** Degrees north of its centre. */
  latitude: Scalars['Float']['output'];
  /** Degrees east of its centre; negative is west. */
  longitude: Scalars['Float']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** The first halves of its postcodes, such as `SW3`. */
  outwardCodes: Array<Scalars['String']['output']>;
  /** Its part of the path `/delivery/<city>/<district>`. */
  slug: Scalars['String']['output'];
};

/** The earliest slot of a zone, and what it costs. */
export type DeliveryOffer = {
  __typename?: 'DeliveryOffer';
  /** Civil date in London. */
  date: Scalars['Date']['output'];
  /** The earliest free slot; this one when its price is 0, null when there is none in the next 21 days. */
  free: Maybe<FreeDelivery>;
  /** When its window begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** The last moment to order. */
  orderBefore: Scalars['DateTime']['output'];
  /** What a delivery in it costs; nothing for a free one. */
  price: Money;
  /** When its window ends, HH:MM, London. */
  to: Scalars['String']['output'];
  /** The delivery zone: `london` or `uk`. */
  zone: Scalars['String']['output'];
};

/** A city or one of its districts as its page shows it. */
export type DeliveryPlace = {
  __typename?: 'DeliveryPlace';
  /** The middle of the map. */
  centre: Point;
  /** The city, also of a district. */
  city: PlaceCity;
  /** The district that the page is about; null on the page of a city. */
  district: Maybe<PlaceDistrict>;
  /** Pages of the city's districts, by name; empty on the page of a district. */
  districts: Array<PlaceLink>;
  /** The heading of the page. */
  heading: Scalars['String']['output'];
  /** Orders in time are delivered on the same day; true in London. */
  isSameDay: Scalars['Boolean']['output'];
  /** How soon flowers get there, or that they do not yet. */
  lead: Scalars['String']['output'];
  /** The name of the district or city that the page is about. */
  name: Scalars['String']['output'];
  /** The eight nearest pages of other cities, or of other districts of the city, the nearest first. */
  nearby: Array<PlaceLink>;
  /** Postcode areas of a city, such as `SW`, or outward codes of a district, such as `SW3`. */
  postcodes: Array<Scalars['String']['output']>;
  /** The lowest delivery price of its windows; nothing where we do not deliver. */
  priceFrom: Money;
  /** How far the map reaches from `centre`, in kilometres. */
  radiusKm: Scalars['Float']['output'];
  /** The region whose days without delivery hold there, such as `scotland`; null when we do not deliver there. */
  region: Maybe<Scalars['String']['output']>;
  /** Its delivery windows; empty where we do not deliver. */
  windows: Array<DeliveryWindow>;
  /** The delivery zone: `london` or `uk`. */
  zone: Scalars['String']['output'];
};

/** Flowers that come again and again to one address, charged before each delivery. */
export type DeliverySubscription = {
  __typename?: 'DeliverySubscription';
  /** Until then the next delivery can still be changed; it is charged then. Null without a next delivery. */
  changeUntil: Maybe<Scalars['DateTime']['output']>;
  /** What the delivery in its window costs. */
  deliveryPrice: Money;
  /** Weeks between deliveries. */
  everyWeeks: Scalars['Int']['output'];
  /** Its number, written like an order number. */
  id: Scalars['ID']['output'];
  /** The picture of its flowers; null when they are no longer sold. */
  image: Maybe<Image>;
  /** The changes that are possible now. */
  may: Array<SubscriptionAction>;
  /** The day that delivery was planned for, when there is no delivery on that day; null when it stays. */
  movedFrom: Maybe<Scalars['Date']['output']>;
  /** The next delivery that is not ordered yet, a London civil date; null when it is paused or has ended. */
  nextDeliveryOn: Maybe<Scalars['Date']['output']>;
  /** The window of its next delivery, when the usual one cannot be had on that day; null when it can. */
  nextWindow: Maybe<SubscriptionWindow>;
  /** The delivery that is ordered and not delivered yet; null when there is none. */
  ordered: Maybe<OrderedDelivery>;
  /** The London civil date on which it is resumed; null when it is not paused, or paused without an end. */
  pausedUntil: Maybe<Scalars['Date']['output']>;
  /** What the flowers of a delivery cost, all of them at the subscriber's price. */
  price: Money;
  /** The `id` of its flowers. Null when the subscription has ended and they are no longer sold. */
  productId: Maybe<Scalars['ID']['output']>;
  /** How many of its flowers each delivery brings. */
  quantity: Scalars['Int']['output'];
  /** Who receives its deliveries. */
  recipient: Recipient;
  /** The card that is charged, such as Visa ending 4242; null when none is saved. */
  savedPaymentMethod: Maybe<Scalars['String']['output']>;
  /** Where its deliveries go. */
  shippingAddress: ShippingAddress;
  /** Whether it delivers; `may` says what can be changed. */
  state: DeliverySubscriptionState;
  /** Best sellers to choose instead of its flowers. */
  swaps: Array<SubscriptionSwap>;
  /** The title of its flowers. */
  title: Scalars['String']['output'];
  /** The slug of their variant; empty when they are no longer sold. */
  variantSlug: Scalars['String']['output'];
  /** The title of their variant, such as `Classic, 15 stems`; empty when they are no longer sold. */
  variantTitle: Scalars['String']['output'];
  /** Its usual delivery window. */
  window: SubscriptionWindow;
  /** The delivery windows of its zone to choose from, the earliest first. */
  windows: Array<SubscriptionWindow>;
};

/**
 * The subscription after the change, or why it was refused. Each refusal may also be `not_found`, and
 * `auth_required` for a guest.
 */
export type DeliverySubscriptionResult = DeliverySubscription | Refusal;

/** Whether a subscription delivers. */
export type DeliverySubscriptionState =
  /** It delivers in its rhythm. */
  | 'active'
  /** It has ended for good. */
  | 'cancelled'
  /** It delivers nothing until it is resumed. */
  | 'paused';

/** A delivery window, the same on every day. */
export type DeliveryWindow = {
  __typename?: 'DeliveryWindow';
  /** How many working days before the delivery orders close, at `cutOffTime`; 0 is the day itself. */
  cutOffDays: Scalars['Int']['output'];
  /** The time of that day from which it is too late, HH:MM, London. */
  cutOffTime: Scalars['String']['output'];
  /** When it begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** What a delivery in it costs; nothing for a free one. */
  price: Money;
  /** When it ends, HH:MM, London. */
  to: Scalars['String']['output'];
};

/** Words for where a delivery goes. */
export type DeliveryWords = {
  __typename?: 'DeliveryWords';
  /** Where everything else goes, such as `Anywhere in mainland Britain`. */
  anywhere: Scalars['String']['output'];
  /** Where they go otherwise, for use within a sentence, such as `elsewhere in mainland Britain`. */
  elsewhere: Scalars['String']['output'];
  /** Where the earliest delivery of same-day products goes, such as `In London`. */
  london: Scalars['String']['output'];
};

/** What holds everywhere in a delivery zone. */
export type DeliveryZone = {
  __typename?: 'DeliveryZone';
  /** Orders in time are delivered on the same day; true in London. */
  isSameDay: Scalars['Boolean']['output'];
  /** The lowest delivery price of its windows. */
  priceFrom: Money;
  /** What the shopper reads, such as London. */
  title: Scalars['String']['output'];
  /** Its delivery windows, the same on every day. */
  windows: Array<DeliveryWindow>;
  /** Its name for programs: `london` or `uk`. */
  zone: Scalars['String']['output'];
};

/**
 * The cart after a change of its discounts, or why it was refused. `Refusal.advice` says what saves more when a
 * promo code and bonuses exclude each other.
 */
export type DiscountResult = DiscountedCart | Refusal;

/** The cart, and the order where one was begun, after a change of their discounts. */
export type DiscountedCart = {
  __typename?: 'DiscountedCart';
  /** The cart with its new total. */
  cart: Cart;
  /** What a promo code gives, or why it gives less, for the shopper; empty for other changes. */
  message: Scalars['String']['output'];
  /** The draft order with its new total; null before the checkout. */
  order: Maybe<Order>;
};

/** A change that returns only a message. */
export type Done = {
  __typename?: 'Done';
  /** What was done, for the user. */
  message: Scalars['String']['output'];
};

/** What was done, or why it was refused. */
export type DoneResult = Done | Refusal;

/** How soon something ordered now can arrive, for "today by 20:00 · order in 1 h 12 m". */
export type EarliestDelivery = {
  __typename?: 'EarliestDelivery';
  /** The sandbox clock when it was set; null while it is the real time. */
  clock: Maybe<SetClock>;
  /** The earliest delivery elsewhere in the UK, on a day that is open in all of it; null when there is no slot in the next 21 days. */
  nextDay: Maybe<DeliveryOffer>;
  /** The regions in which `nextDay` is another delivery: London, and nations whose bank holidays differ at the time. */
  nextDayIn: Array<RegionalDelivery>;
  /** The earliest delivery in London of same-day products; null when there is no slot in the next 21 days. */
  sameDay: Maybe<DeliveryOffer>;
  /** The current civil date in London. */
  today: Scalars['Date']['output'];
  /** How the reach of these deliveries is said beside them. */
  words: DeliveryWords;
};

/** The sign-ins that are left, or why none was ended. */
export type EndSignInResult = Refusal | SignInEnded;

/** A value by which a listing can be narrowed. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** How many products it would leave. */
  count: Scalars['Int']['output'];
  /** False when the count is only a lower bound. */
  isExact: Scalars['Boolean']['output'];
  /** It is among the filters that were applied. */
  isSelected: Scalars['Boolean']['output'];
  /** What the shopper reads. */
  title: Scalars['String']['output'];
  /** What `ListingFilters` takes, such as `red`. */
  value: Scalars['String']['output'];
};

/**
 * The values that narrow a listing. Each count is the number of products with this value and the chosen values
 * of the other facets.
 */
export type Facets = {
  __typename?: 'Facets';
  /** Colours of the flowers. */
  colour: Array<FacetValue>;
  /** The categories below occasions. */
  occasion: Array<FacetValue>;
  /** Prices, in bands and from end to end. */
  price: PriceFacet;
  /** The categories below recipients. */
  recipient: Array<FacetValue>;
  /** One value, for what can be delivered on the day of the order. */
  sameDay: Array<FacetValue>;
  /** Sizes of which there is a variant. */
  size: Array<FacetValue>;
  /** Kinds of flower and foliage. */
  stem: Array<FacetValue>;
};

/** Questions with their answers. */
export type FaqBlock = {
  __typename?: 'FaqBlock';
  /** What stands above the questions. */
  heading: Scalars['String']['output'];
  /** The questions in order. */
  items: Array<FaqEntry>;
};

/** A question of a page. */
export type FaqEntry = {
  __typename?: 'FaqEntry';
  /** The answer in plain text. */
  answer: Scalars['String']['output'];
  /** What is asked. */
  question: Scalars['String']['output'];
};

/** Products that a visitor likes. Those no longer sold are left out. */
export type Favorites = {
  __typename?: 'Favorites';
  /** The ids of those products, in the same order as `list`; enough to draw the hearts. */
  ids: Array<Scalars['ID']['output']>;
  /** The products, the favourite added last first. */
  list: Array<ProductCard>;
};

/** All favourites after the change, or why it was refused. */
export type FavoritesResult = Favorites | Refusal;

/** What the first bouquet of a subscription costs with a discount. */
export type FirstBouquet = {
  __typename?: 'FirstBouquet';
  /** The heading of the page of this discount. */
  heading: Scalars['String']['output'];
  /** One for each plan and size. */
  offers: Array<FirstBouquetOffer>;
  /** Per cent off the first bouquet. */
  percentOff: Scalars['Int']['output'];
  /** The `id` of the bouquet the florist chooses. */
  productId: Scalars['ID']['output'];
  /** How the discount works, a sentence or two. */
  text: Scalars['String']['output'];
};

/** The first bouquet in one plan and size. */
export type FirstBouquetOffer = {
  __typename?: 'FirstBouquetOffer';
  /** Weeks between deliveries. */
  everyWeeks: Scalars['Int']['output'];
  /** What the first bouquet costs. */
  firstPrice: Money;
  /** The `slug` of the plan. */
  planSlug: Scalars['String']['output'];
  /** The name of the plan for the shopper. */
  planTitle: Scalars['String']['output'];
  /** What the discount takes off the first, in money. */
  saved: Money;
  /** The name of the size alone, such as `Classic`. */
  sizeTitle: Scalars['String']['output'];
  /** What every later one costs: the subscriber's price. */
  thenPrice: Money;
  /** What `chooseSubscription` takes for it beside the `productId`. */
  variantSlug: Scalars['String']['output'];
};

/** The choices of the default variant, and the lengths there are. */
export type FlowerChoice = {
  __typename?: 'FlowerChoice';
  /** Its colour; null when it has no colour of its own. */
  colour: Maybe<Scalars['String']['output']>;
  /** Its number of flowers; null when it is not counted. */
  count: Maybe<Scalars['Int']['output']>;
  /** Its length, `short` or `long`; null when lengths are not on offer. */
  length: Maybe<Scalars['String']['output']>;
  /** The lengths on offer: `short`, `long`, both or none. */
  lengths: Array<Scalars['String']['output']>;
};

/** One choice about the flowers of a product. */
export type FlowerSetting = {
  __typename?: 'FlowerSetting';
  /** What is chosen: `size`, `color`, `count` or `length`. */
  kind: Scalars['String']['output'];
  /** The values to choose from, two at least. */
  options: Array<Option>;
  /** The label of the choice. */
  title: Scalars['String']['output'];
  /** Help with the choice; null when it needs none. */
  tooltip: Maybe<Scalars['String']['output']>;
};

/** Choices for the flowers of a product. */
export type FlowerSettings = {
  __typename?: 'FlowerSettings';
  /** The colours that its variants come in. */
  colours: Array<Scalars['String']['output']>;
  /** The numbers of flowers that its variants come in, the fewest first, foliage not counted for roses. */
  counts: Array<Scalars['Int']['output']>;
  /** What is chosen at first. */
  defaultChoice: FlowerChoice;
  /** The choices to draw, in this order: size, colour, count, length. What has one value only is left out. */
  settings: Array<FlowerSetting>;
  /** Help with the length of roses; null when there are no long ones. */
  tooltip: Maybe<Scalars['String']['output']>;
};

/** The foot of every page. */
export type Footer = {
  __typename?: 'Footer';
  /** Its columns of links, from left to right. */
  columns: Array<FooterColumn>;
  /** The small print below everything. */
  legal: Scalars['String']['output'];
  /** The names of cards and wallets that can be paid with, such as Visa; empty when that is not known. */
  paymentMethods: Array<Scalars['String']['output']>;
  /** The shop in social media. */
  social: Array<Link>;
};

/** A column of links in the footer. */
export type FooterColumn = {
  __typename?: 'FooterColumn';
  /** Its links, from top to bottom. */
  links: Array<Link>;
  /** The heading of the column. */
  title: Scalars['String']['output'];
};

/** A form as a page draws it. */
export type Form = {
  __typename?: 'Form';
  /** Its fields in order, the file included. */
  fields: Array<FormField>;
  /** Media types of its file; empty when it takes no file. */
  fileTypes: Array<Scalars['String']['output']>;
  /** Takes one entry a month per e-mail address; a second is not offered. */
  isMonthly: Scalars['Boolean']['output'];
  /** Names the form, for `submitForm`. */
  key: Scalars['String']['output'];
  /** What is said instead after a repeat, for a form that counts once; null for the others. */
  repeat: Maybe<Thanks>;
  /** The words on its button. */
  submit: Scalars['String']['output'];
  /** What it is for, a sentence or two. */
  text: Scalars['String']['output'];
  /** What is said after it was sent. */
  thanks: Thanks;
  /** The heading above the form. */
  title: Scalars['String']['output'];
};

/** A form to fill in. */
export type FormBlock = {
  __typename?: 'FormBlock';
  /** Null when the form does not exist. */
  form: Maybe<Form>;
  /** What stands above the form. */
  heading: Scalars['String']['output'];
};

/** Something that a form asks. */
export type FormField = {
  __typename?: 'FormField';
  /** The value of the HTML attribute of that name, such as `email`; null without one. */
  autocomplete: Maybe<Scalars['String']['output']>;
  /** Help below the field; null without one. */
  hint: Maybe<Scalars['String']['output']>;
  /** It has to be filled in, ticked or chosen. */
  isRequired: Scalars['Boolean']['output'];
  /** What stands beside the field. */
  label: Scalars['String']['output'];
  /** The most characters that it takes; null when it is not limited. */
  maxLength: Maybe<Scalars['Int']['output']>;
  /** Names the field in `FormValueInput` and in refusals. */
  name: Scalars['String']['output'];
  /** What a select offers; empty for other types. */
  options: Array<Option>;
  /** text, email, tel, url, date, textarea, select, checkbox or file. */
  type: Scalars['String']['output'];
};

/** The file of the form's file field; at most 5 MB before base64. */
export type FormFileInput = {
  /** The file in base64. */
  base64: Scalars['String']['input'];
  /** What the file is called, at most 200 characters; its type is read from its content. */
  name: Scalars['String']['input'];
};

/** The form was received, or why it was refused. */
export type FormResult = FormSubmitted | Refusal;

/** A form that was received. */
export type FormSubmitted = {
  __typename?: 'FormSubmitted';
  /** Identifies the submission for the shop's people; a repeat has that of the first. */
  id: Scalars['ID']['output'];
  /** The same was submitted before; nothing was stored. */
  isRepeat: Scalars['Boolean']['output'];
  /** The thanks, or that only one entry counts. */
  message: Scalars['String']['output'];
  /** The heading of the thanks. */
  title: Scalars['String']['output'];
};

/** A field of a submitted form: its text, or `on` for a ticked box. */
export type FormValueInput = {
  /** The `name` of the `FormField`. */
  name: Scalars['String']['input'];
  /** What was typed, the `value` of the chosen option, or `on`. */
  value: Scalars['String']['input'];
};

/** An address at a postcode. */
export type FoundAddress = {
  __typename?: 'FoundAddress';
  /** The town or city of the address. */
  city: Scalars['String']['output'];
  /** House and street. */
  line1: Scalars['String']['output'];
  /** Flat, building or company; null without one. */
  line2: Maybe<Scalars['String']['output']>;
  /** Where it is on the map; null when that is unknown. */
  point: Maybe<Point>;
};

/** The earliest slot of a zone that costs nothing. */
export type FreeDelivery = {
  __typename?: 'FreeDelivery';
  /** Civil date in London. */
  date: Scalars['Date']['output'];
  /** When its window begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** The last moment to order. */
  orderBefore: Scalars['DateTime']['output'];
  /** When its window ends, HH:MM, London. */
  to: Scalars['String']['output'];
};

/** A picture of a variant from one side. */
export type GalleryPicture = {
  __typename?: 'GalleryPicture';
  /** The picture at every size. */
  image: Image;
  /** What it shows of the variant. */
  view: GalleryView;
};

/** From where a picture shows a product. */
export type GalleryView =
  /** A bouquet in a room; one that comes wrapped is in a vase there. */
  | 'at-home'
  /** From near by. */
  | 'detail'
  /** All of it from the front; every variant has this view. */
  | 'front'
  /** A wrapped bouquet in somebody's arms. */
  | 'held';

/** What a user says of their gender in the personal data. */
export type Gender =
  /** The user prefers not to say. */
  | 'DO_NOT_SPECIFY'
  /** The user is female. */
  | 'female'
  /** The user is male. */
  | 'male';

/** What is left on a gift card. */
export type GiftCardBalance = {
  __typename?: 'GiftCardBalance';
  /** What can still be spent. */
  balance: Money;
  /** The last day on which it can be spent, a London civil date. */
  expiresOn: Scalars['Date']['output'];
  /** Its original value. */
  initialAmount: Money;
  /** The last four characters of its code. */
  last4: Scalars['String']['output'];
};

/** What is left on the card, or that there is no such card. */
export type GiftCardBalanceResult = GiftCardBalance | Refusal;

/** Who a gift card by e-mail goes to, from whom, and when. Its message is the `cardText` of the line. */
export type GiftCardDetails = {
  __typename?: 'GiftCardDetails';
  /** The address that its code is sent to. */
  recipientEmail: Scalars['Email']['output'];
  /** Who the gift card is for. */
  recipientName: Scalars['String']['output'];
  /** The hour of that day at which it is sent, London time, 0 to 23. */
  sendHour: Scalars['Int']['output'];
  /** London civil date; null when it is sent as soon as it is paid for. */
  sendOn: Maybe<Scalars['Date']['output']>;
  /** Who the e-mail says that it comes from. */
  sender: Scalars['String']['output'];
};

/** Recipient, sender and date of a gift card by e-mail. */
export type GiftCardInput = {
  /** The address that the code is sent to. */
  recipientEmail: Scalars['Email']['input'];
  /** Who the gift card is for, at most 80 characters; it greets them in the e-mail. */
  recipientName: Scalars['String']['input'];
  /**
   * The hour of that day at which it is sent, London time, 0 to 23; 9 by default, and without effect when there
   * is no date.
   */
  sendHour?: InputMaybe<Scalars['Int']['input']>;
  /** London civil date, at most a year ahead; without one it is sent as soon as it is paid for. */
  sendOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who the e-mail says that it comes from, at most 80 characters. */
  sender: Scalars['String']['input'];
};

/** What a line is as a gift card. */
export type GiftCardLine = {
  __typename?: 'GiftCardLine';
  /** Null for a card on paper, and after the details were erased. */
  details: Maybe<GiftCardDetails>;
  /** Whether it goes by e-mail or on paper. */
  sentBy: GiftCardWay;
};

/** How a gift card is sent. */
export type GiftCardWay =
  /** By e-mail with its code, at once or at the hour that was chosen. */
  | 'email'
  /** Printed, by the courier. */
  | 'paper';

/** A gift to add to the draft order. */
export type GiftInput = {
  /** What its card says, at most 300 characters; empty or missing, no card. */
  cardText?: InputMaybe<Scalars['String']['input']>;
  /** The `id` of the product. */
  productId: Scalars['ID']['input'];
  /** The slug of its variant, as in `ProductCard.variantSlug`. */
  variantSlug: Scalars['String']['input'];
};

/** A row of gifts of one collection. */
export type GiftShelf = {
  __typename?: 'GiftShelf';
  /** The collection that the row is from. */
  collection: CollectionSummary;
  /** Its twelve most popular products. */
  list: Array<ProductCard>;
};

/** The page of gifts to send with flowers or alone. */
export type Gifts = PagedList & {
  __typename?: 'Gifts';
  /** Whether this visitor's cart holds a gift, a greeting card or a gift card; asking makes the answer personal. */
  cartHasGift: Scalars['Boolean']['output'];
  /** Questions about gifts with their answers. */
  faq: Array<QuestionAndAnswer>;
  /** The gifts of the page, or of all pages from `from` on. */
  list: Array<ProductCard>;
  /** Where the page stands among the gifts. */
  pageInfo: PageInfo;
  /** The four most popular gifts, above the list; the checkout offers them, too. */
  popular: Array<ProductCard>;
  /** The words of the page. */
  seo: Seo;
};

/** The first block of the home page. */
export type Hero = {
  __typename?: 'Hero';
  /** Where its buttons lead; the first action is the primary one. */
  actions: Array<Link>;
  /** The heading of the home page. */
  heading: Scalars['String']['output'];
  /** The alternative text of its picture. */
  imageAlt: Scalars['String']['output'];
  /** The sentence below the heading. */
  lead: Scalars['String']['output'];
};

/**
 * A picture at twelve sizes: put a name for `{size}` (`min`, `size10` to `size90`, `listing`, `max`) and add
 * `.avif`, `.webp` or `.jpg`.
 */
export type Image = {
  __typename?: 'Image';
  /** What the picture shows, for those who do not see it. */
  alt: Scalars['String']['output'];
  /** Its height at the size `max`, in pixels. */
  height: Scalars['Int']['output'];
  /** The address with `{size}` in it and without an ending; it changes whenever the picture does. */
  url: Scalars['String']['output'];
  /** Its width at the size `max`, in pixels. */
  width: Scalars['Int']['output'];
};

/** A day of every year of which a user is reminded. */
export type ImportantDate = {
  __typename?: 'ImportantDate';
  /** The first date, a London civil date; in the year 2000 while its year is not known. Null when the calendar decides. */
  date: Maybe<Scalars['Date']['output']>;
  /** Days until that date; 0 is today. */
  daysLeft: Scalars['Int']['output'];
  /** Identifies the date. */
  id: Scalars['ID']['output'];
  /** Days before the date on which we remind. */
  leadDays: Scalars['Int']['output'];
  /** The user gets no reminders of this date. */
  muted: Scalars['Boolean']['output'];
  /** The next date, today included, a London civil date. */
  nextOn: Scalars['Date']['output'];
  /** What kind of day it is. */
  occasion: Occasion;
  /** The user muted all occasions of this kind. */
  occasionMuted: Scalars['Boolean']['output'];
  /** The page to order flowers for it, with the date filled in. */
  orderHref: Scalars['Url']['output'];
  /** The `id` of the `SavedRecipient` whose date it is; null when it is nobody's. */
  recipientId: Maybe<Scalars['ID']['output']>;
  /** Whom the flowers would be for; null when that is not said. */
  recipientName: Maybe<Scalars['String']['output']>;
  /**
   * The next reminder; null when nothing is sent, because the date, its occasion or all
   * reminders are switched off.
   */
  remindAt: Maybe<Scalars['DateTime']['output']>;
  /** What the day is called; that of the occasion unless the user gave another. */
  title: Scalars['String']['output'];
  /** False where only the day and the month are known. */
  yearKnown: Scalars['Boolean']['output'];
};

/** An important date, and how to be reminded of it. */
export type ImportantDateInput = {
  /**
   * A London civil date, from 1900 to five years ahead. Needed, but for Valentine's day and Mother's
   * day, where it is ignored.
   */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Days before the date on which we remind at nine in the morning, 0 to 60; 7 by default. */
  leadDays?: InputMaybe<Scalars['Int']['input']>;
  /** True sends no reminders of this date; false by default. */
  muted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of day it is. */
  occasion: Occasion;
  /** The `id` of a `SavedRecipient`, whose name the date then has in place of `recipientName`. */
  recipientId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom the flowers would be for, at most 80 characters; may be missing. */
  recipientName?: InputMaybe<Scalars['String']['input']>;
  /** What the day is called, at most 80 characters. Needed for `OWN`; the others have a title by themselves. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** False: of `date` only the day and the month count, whatever its year is. */
  yearKnown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The important dates of a user, and what keeping them earns. */
export type ImportantDates = {
  __typename?: 'ImportantDates';
  /** The bonuses for keeping dates were earned. */
  achieved: Scalars['Boolean']['output'];
  /** The bonuses for keeping three dates; nothing once they were earned. */
  bonusesToEarn: Money;
  /** The dates, the soonest first. */
  list: Array<ImportantDate>;
  /** How many dates are missing for the bonuses, or that they were earned, for the user. */
  progressText: Scalars['String']['output'];
  /** How the user is reminded, or that all reminders are switched off. */
  subtitle: Scalars['String']['output'];
  /** The heading of the page: what keeping dates earns, or that they are kept. */
  title: Scalars['String']['output'];
};

/** All important dates after the change, or why it was refused. */
export type ImportantDatesResult = ImportantDates | Refusal;

/** About the shop, in prose. */
export type Info = {
  __typename?: 'Info';
  /** The heading of the block. */
  heading: Scalars['String']['output'];
  /** Paragraphs of plain text. */
  paragraphs: Array<Scalars['String']['output']>;
  /** Further text below headings of its own. */
  sections: Array<InfoSection>;
};

/** A part of that text with a heading. */
export type InfoSection = {
  __typename?: 'InfoSection';
  /** The heading of the part. */
  heading: Scalars['String']['output'];
  /** A paragraph of plain text. */
  text: Scalars['String']['output'];
};

/**
 * The invoice of a paid order, with what went back of it since. It does not change afterwards, but for new
 * credit notes.
 */
export type Invoice = {
  __typename?: 'Invoice';
  /** The part of the goods that bonuses paid. */
  bonuses: Money;
  /** The buyer; null after erasure. */
  buyer: Maybe<InvoiceBuyer>;
  /** Credit notes for refunds, the earliest first. */
  creditNotes: Array<CreditNote>;
  /** What the delivery cost. */
  deliveryPrice: Money;
  /** The discount of a promo code or subscription on the goods. */
  discount: Money;
  /** The part of the total that gift cards paid. */
  giftCardAmount: Money;
  /** London civil date. */
  issuedOn: Scalars['Date']['output'];
  /** A line for each line of the order. */
  lines: Array<InvoiceLine>;
  /** E.g. LK-000042; no two are the same. */
  number: Scalars['ID']['output'];
  /** The order number. */
  orderId: Scalars['ID']['output'];
  /** The shop as the company that sells. */
  seller: InvoiceSeller;
  /** Always nothing: prices are all-in. */
  serviceFee: Money;
  /** What was paid, VAT included. */
  total: Money;
  /** A line for each rate of VAT, the highest first. */
  vat: Array<VatLine>;
};

/** Who ordered. */
export type InvoiceBuyer = {
  __typename?: 'InvoiceBuyer';
  /** The e-mail address of the buyer. */
  email: Scalars['Email']['output'];
  /** Whom the invoice is made out to. */
  name: Scalars['String']['output'];
};

/** An invoice to be saved. */
export type InvoiceFile = {
  __typename?: 'InvoiceFile';
  /** A PDF in base64. */
  content: Scalars['String']['output'];
  /** What the file is called when it is saved. */
  fileName: Scalars['String']['output'];
};

/** A line of the order. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** The price of one times the quantity, before discounts. */
  cost: Money;
  /** Size or kind; may be empty. */
  details: Scalars['String']['output'];
  /** How many of it. */
  quantity: Scalars['Int']['output'];
  /** Rates of VAT in it, per cent; none for a gift card, which is taxed when it is spent. */
  rates: Array<Scalars['Int']['output']>;
  /** The title of the product or combo. */
  title: Scalars['String']['output'];
  /** The price of one, VAT included. */
  unitPrice: Money;
};

/** The shop as its invoices name it. */
export type InvoiceSeller = {
  __typename?: 'InvoiceSeller';
  /** The address of the company. */
  address: Scalars['String']['output'];
  /** The name of the company. */
  name: Scalars['String']['output'];
  /** Null for a seller that is not registered for VAT; the document is a receipt then. */
  vatNumber: Maybe<Scalars['String']['output']>;
};

/** A line of a cart or an order: one thing, how many of it, and what it costs. A placed order keeps its prices. */
export type LineItem = {
  __typename?: 'LineItem';
  /** What its card by hand says, or the message of a gift card by e-mail; null without one. */
  cardText: Maybe<Scalars['String']['output']>;
  /** The `id` of the combo, which `removeCombo` takes; null for everything else. */
  comboId: Maybe<Scalars['ID']['output']>;
  /** The price of one times the quantity. */
  cost: Money;
  /** How a gift card is sent, and to whom; null for everything else. */
  giftCard: Maybe<GiftCardLine>;
  /** The picture of the variant; for a combo, that of its first product. */
  image: Image;
  /**
   * Identifies the line within the cart: the variant's slug and, with a card or gift card details, a hash of
   * them.
   */
  lineSlug: Scalars['String']['output'];
  /** What one cost before, or what the parts of a combo cost by themselves; null when it is not reduced. */
  oldUnitPrice: Maybe<Money>;
  /** The product's `id`; for a combo, that of the product on whose page it is offered. */
  productId: Scalars['ID']['output'];
  /** How many of it, 1 to 99. */
  quantity: Scalars['Int']['output'];
  /** It can be made and delivered on the day of the order. */
  sameDay: Scalars['Boolean']['output'];
  /**
   * The product's number in the shop's books, as in `Product.sku`; for a combo, that of its first
   * product.
   */
  sku: Scalars['String']['output'];
  /** The title of the product or of the combo. */
  title: Scalars['String']['output'];
  /** What kind of thing it is. */
  type: LineType;
  /** The price of one, all-in, before promo code, bonuses and subscription. */
  unitPrice: Money;
  /** The size or kind, the titles in a combo, or the stems of a constructor bouquet. */
  variantTitle: Scalars['String']['output'];
};

/** What a line is. */
export type LineType =
  /** Flowers, as the florist ties them. */
  | 'bouquet'
  /** A combo: things that cost less together. */
  | 'combo'
  /** A bouquet that was put together flower by flower. */
  | 'constructor'
  /** Something to give along with flowers, or alone: vases, sweets, wine. */
  | 'gift'
  /** A gift card, which pays for orders. */
  | 'gift_card'
  /** A greeting card on paper. */
  | 'greeting_card';

/** A link within the shop or to elsewhere. */
export type Link = {
  __typename?: 'Link';
  /** The path in the shop, or a whole address elsewhere. */
  href: Scalars['Url']['output'];
  /** What the link says. */
  title: Scalars['String']['output'];
};

/** A list of points in no order. */
export type ListBlock = {
  __typename?: 'ListBlock';
  /** What stands above the list. */
  heading: Scalars['String']['output'];
  /** The points of the list. */
  items: Array<BlockEntry>;
};

/** A page of a collection, and how it can be narrowed. */
export type Listing = PagedList & {
  __typename?: 'Listing';
  /** The filters as they were understood. */
  applied: AppliedFilters;
  /** The category or filter itself. */
  collection: Collection;
  /** The values by which it can be narrowed, and how many products each would leave. */
  facets: Facets;
  /** The products of the page, or of all pages from `from` on. */
  list: Array<ProductCard>;
  /** Where the page stands among the products that are left. */
  pageInfo: PageInfo;
};

/**
 * Narrows a listing. Values of one facet are joined by OR, facets by AND; a missing or empty facet does not
 * narrow. An unknown value is refused.
 */
export type ListingFilters = {
  /** Colours of the flowers, by `FacetValue.value`, such as `red`; at most 20. */
  colour?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of the categories below occasions; at most 20. */
  occasion?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The highest price in pence, up to 10,000,000; not below `priceMin`. */
  priceMax?: InputMaybe<Scalars['Int']['input']>;
  /** The lowest price in pence, up to 10,000,000. */
  priceMin?: InputMaybe<Scalars['Int']['input']>;
  /** Slugs of the categories below recipients; at most 20. */
  recipient?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True leaves out what cannot be delivered on the day of the order. */
  sameDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sizes of which there is a variant: `small`, `medium`, `large` or `grand`. */
  size?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kinds of flower, by `FacetValue.value`, such as `peony`; at most 20. */
  stem?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A user's bonuses at a glance. */
export type Loyalty = {
  __typename?: 'Loyalty';
  /** What can be spent now. */
  balance: Money;
  /** All that was ever earned or given, less what was taken back; spending does not lower it. */
  earned: Money;
  /** Per cent of what is spent on flowers and gifts that comes back after the delivery. */
  percent: Scalars['Int']['output'];
  /** What comes back and when, a sentence. */
  text: Scalars['String']['output'];
  /** What comes back, in a few words. */
  title: Scalars['String']['output'];
  /** How the programme works: always `cashback`. */
  type: Scalars['String']['output'];
};

/** An entry of the menu, with what unfolds below it. */
export type MenuEntry = {
  __typename?: 'MenuEntry';
  /** The links that unfold below it; empty when nothing does. */
  children: Array<Link>;
  /** The path that it leads to. */
  href: Scalars['Url']['output'];
  /** The name of its icon, such as `roses`. */
  icon: Scalars['String']['output'];
  /** What the entry says. */
  title: Scalars['String']['output'];
};

/** An amount of money in pounds sterling. */
export type Money = {
  __typename?: 'Money';
  /** The amount in whole pence; negative when it is deducted. */
  amount: Scalars['Int']['output'];
  /** The amount as pages show it, such as £49 or £49.50, with a minus sign when it is negative. */
  text: Scalars['String']['output'];
};

/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Puts one of a variant in the visitor's cart; `setCartLine` says how many. Refused with `not_found` when the
   * variant is not on sale, `cart_full` above 40 lines, and `invalid` for wrong fields.
   */
  addCartLine: CartResult;
  /**
   * Adds one of a combo to the cart at its own price. Refused with `not_found` when it is not on sale,
   * `cart_full` above 40 lines, and `invalid` above 99 of it.
   */
  addCombo: CartResult;
  /**
   * Adds a bouquet from the constructor to the cart, at the prices of its parts. Refused with `invalid`, naming
   * the field, when a part is not on offer, and `cart_full` above 40 lines.
   */
  addConstructorBouquet: CartResult;
  /**
   * Adds a product to the visitor's favourites; adding it again changes nothing. Refused with `not_found` when
   * it is not on sale, and `favorites_full` above 200.
   */
  addFavorite: FavoritesResult;
  /**
   * Adds a gift to the cart of the draft order, or one more of it. Refused with `not_found` without a draft or
   * when it is not on sale, `cart_full` above 40 lines, and `invalid`.
   */
  addGift: OrderResult;
  /**
   * Adds an important date of the signed-in user; the third earns bonuses. Refused with `invalid` for wrong
   * fields, `too_many_dates` above 100, and `auth_required` for a guest.
   */
  addImportantDate: ImportantDatesResult;
  /**
   * Keeps a recipient for the signed-in user. Refused with `invalid_name`, `invalid_phone`, `invalid` or, where we do not
   * deliver, `refused` on the field, `too_many_recipients` above 100, and `auth_required` for a guest.
   */
  addSavedRecipient: SavedRecipientsResult;
  /**
   * Keeps a phrase that was searched for in the visitor's session, or moves it to the front; the newest 20 stay.
   * Refused with `invalid` when it is empty or too long.
   */
  addSearchPhrase: SearchHistoryResult;
  /**
   * Answers the 3-D Secure question of a sandbox card as the shopper's bank would. Refused with `wrong_state`
   * when nothing was asked, and `not_found` without the sandbox.
   */
  answerSandboxChallenge: PaymentResult;
  /**
   * Approves or declines a payment in the sandbox's PayPal or Revolut; an approved PayPal payment is captured at
   * once. Refused with `wrong_state`, and `not_found` without the sandbox.
   */
  answerSandboxWallet: PaymentResult;
  /**
   * Pays a percentage of the flowers and gifts with the user's bonuses, as far as the balance goes. Refused with
   * `refused` for a guest, without bonuses, together with a promo code, and for gift cards and alcohol alone.
   */
  applyBonuses: DiscountResult;
  /**
   * Pays the visitor's cart and its draft order with a gift card, up to its balance; at most five cards, and
   * never for gift cards. Refused with `refused` when the code cannot be spent, is empty, or has nothing left to
   * pay.
   */
  applyGiftCard: DiscountResult;
  /**
   * Applies a promo code to the visitor's cart and its draft order, in place of another; it is used up when the
   * order is placed. Refused with `refused` when it is unknown, expired, used up or together with bonuses, and
   * `app_only` outside the app.
   */
  applyPromoCode: DiscountResult;
  /**
   * Starts or continues the payment of an order of this visitor, as the shopper presses "Pay"; a repeat is the same
   * payment. Refused with `no_longer_held` when its slot, a discount or the flowers of its subscription can no longer
   * be had (the sandbox's cards and wallets say that when they are charged), `wrong_state` when it does not await a payment, `payment_unavailable`, `not_found` for an unknown order or
   * a method that is not on offer, and `too_many_requests` after many declined cards.
   */
  beginPayment: PaymentResult;
  /**
   * Cancels an order of this visitor that awaits its payment or is paid, and has it refunded. Refused with
   * `refused` once the florist has started, or when a gift card from it was spent in part.
   */
  cancelOrder: CancelOrderResult;
  /**
   * Ends a subscription of the signed-in user for good; a delivery that is ordered already still comes. Refused
   * with `wrong_state` when it has ended.
   */
  cancelSubscription: DeliverySubscriptionResult;
  /**
   * Takes the money that the shopper approved at PayPal. Without an approval the answer has `FAILED`. Refused
   * with `not_found` when no payment at PayPal was begun, `wrong_state`, and `payment_unavailable`.
   */
  capturePaypal: PaymentResult;
  /**
   * Asks whether an order of this visitor is paid, for the pages after a payment; the payment provider is asked when
   * its webhook has not arrived yet. Null when there is no such order.
   */
  checkPayment: Maybe<CheckedPayment>;
  /**
   * Confirms a slot at the address that was set, for good; recipient and buyer are told. Refused with `refused`
   * and the reason when the slot is full or too late, `invalid_phone`, `invalid` when it costs more than was
   * paid, `chosen`, `not_found`, `gone` and `too_many`.
   */
  chooseDelivery: RecipientChoiceResult;
  /**
   * Adds the flowers of a delivery subscription to the cart, in place of those chosen before; a repeat changes
   * nothing. Refused with `not_found`, `cart_full`, `invalid` when the plan or the discount is not on offer, and
   * `not_the_first` when the household has had its first bouquet.
   */
  chooseSubscription: CartResult;
  /**
   * Ends one sign-in of the signed-in user. Refused with `not_found` when there is none of that id, and with
   * `auth_required` for a guest.
   */
  endSignIn: EndSignInResult;
  /**
   * Erases the account of the signed-in user and everything personal, cancels what is not paid, and signs out.
   * Refused with `refused` when the code is wrong, and `auth_required` for a guest.
   */
  erasePersonalData: DoneResult;
  /**
   * The balance of a gift card; nothing changes. A mutation, so that the code is never part of a URL. Refused
   * with `refused`, and the same message for all codes that cannot be spent.
   */
  giftCardBalance: GiftCardBalanceResult;
  /** Reports an error in the browser to the shop's log; true when it was received. It starts no session. */
  log: Scalars['Boolean']['output'];
  /**
   * Copies a guest's cart into the visitor's own, by the link in an e-mail; a cart that holds anything already
   * stays as it is. Refused with `not_found` when the link is invalid.
   */
  openCart: CartResult;
  /**
   * Opens a guest's order in another browser, by the link in an e-mail; it works for 30 days after the order was
   * made. Refused with `not_found` for an invalid link and `gone` for an old one.
   */
  openOrder: OpenOrderResult;
  /**
   * Pauses deliveries of the signed-in user's subscription until a civil date, or until it is resumed; nothing
   * is charged meanwhile. Refused with `wrong_state` when it is paused or ended, `too_late` while the next
   * delivery is being made, and `invalid` for the date.
   */
  pauseSubscription: DeliverySubscriptionResult;
  /**
   * Pays an order of this visitor with a sandbox card; a real card goes from the browser to its provider and
   * never comes here. A declined card is an answer with `FAILED`. Refused with `invalid` for a mistyped card,
   * `wrong_state`, `too_many_requests` after many declined cards, and `not_found` without the sandbox.
   */
  payWithSandboxCard: PaymentResult;
  /**
   * Places the draft with its total fixed, empties the cart and holds slot, code and bonuses for 30 minutes; it
   * then awaits its payment, or is paid when gift cards cover it. A repeat returns the same order. Refused with
   * `cart_empty`, `invalid_name` or `invalid_phone`, and `refused` when something is missing, has changed or is
   * taken; the contact is kept even then.
   */
  placeOrder: OrderResult;
  /**
   * Takes a line out of the cart; with the flowers of a subscription, the subscription goes too. Refused with
   * `line_gone` when it is not there, and `not_found` when there is no such product.
   */
  removeCartLine: CartResult;
  /**
   * Takes a combo out of the cart. Refused with `line_gone` when it is not there, and `not_found` when
   * there is no such combo.
   */
  removeCombo: CartResult;
  /** Removes a product from the visitor's favourites; harmless to repeat. */
  removeFavorite: FavoritesResult;
  /**
   * Takes a gift out of the cart of the draft order. Refused with `line_gone` when it is not there,
   * `several_lines` when its variant's slug names several, and `not_found` without a draft.
   */
  removeGift: OrderResult;
  /** Takes a gift card off the visitor's cart and its draft order; harmless to repeat. */
  removeGiftCard: DiscountResult;
  /**
   * Removes an important date of the signed-in user; its reminders end. Refused with `not_found`, and
   * `auth_required` for a guest.
   */
  removeImportantDate: ImportantDatesResult;
  /**
   * Removes a finished order from the user's history, for good; returns the first page of the rest. Refused with
   * `wrong_state` until it is delivered, cancelled or refunded, and `auth_required` for a guest.
   */
  removeOrder: OrdersResult;
  /** Takes the promo code off the visitor's cart and its draft order; harmless to repeat. */
  removePromoCode: DiscountResult;
  /**
   * Removes a saved recipient of the signed-in user. Their important dates stay, under their name. Refused with `not_found`,
   * and `auth_required` for a guest.
   */
  removeSavedRecipient: SavedRecipientsResult;
  /** Removes a phrase from the visitor's session; without one, all of them. Harmless to repeat. */
  removeSearchPhrase: SearchHistoryResult;
  /**
   * Adds the lines of an order to the visitor's cart again, at current prices, and begins the next draft with its
   * address and recipient. Refused with `wrong_state`
   * when it was never placed, `not_found`, and `payment_processing` when it is to be replaced while a bank is
   * working on its payment.
   */
  repeatOrder: RepeatOrderResult;
  /**
   * Resumes a paused subscription of the signed-in user with the first date of its rhythm that can still be
   * made. Refused with `wrong_state` when it is not paused, and with `flowers_withdrawn` until other flowers are
   * chosen when its own are no longer sold.
   */
  resumeSubscription: DeliverySubscriptionResult;
  /**
   * Sends a one-time code of six digits to sign in with; it works for ten minutes, in this session only. The
   * answer is the same whether or not there is an account.
   */
  sendCode: CodeResult;
  /**
   * Sends a code to a new address of the signed-in user, for `emailCode` or `phoneCode`. Answers
   * with `CodeNotSent` when the address is invalid, when a code was sent a moment ago, and for a guest.
   */
  sendContactCode: CodeResult;
  /**
   * Sends the code that confirms the erasure to the address the user signs in with. Answers with `CodeNotSent`
   * when a code was sent a moment ago, and for a guest.
   */
  sendErasureCode: CodeResult;
  /**
   * Sets where the draft goes, in place of asking the recipient; in another zone its slot is released. Refused
   * with `refused` on `input.postcode` where we do not deliver, and `not_found` without a draft.
   */
  setAddress: OrderResult;
  /**
   * Changes what the card of a line says; an empty text removes the card, and lines with equal texts become one.
   * Refused with `line_gone` when the line was removed meanwhile, and `not_found` when there is no such product.
   */
  setCardText: CartResult;
  /**
   * Sets how many a line of the visitor's cart holds; 0 takes it out. Refused with `not_found` when the variant is
   * not on sale, `line_gone` with `onlyIfInCart` or 0 when the line is not there, `cart_full` above 40 lines, and
   * `invalid` for a quantity that is too large.
   */
  setCartLine: CartResult;
  /**
   * Changes recipient, sender, time and message of a gift card by e-mail in the cart. Refused with `line_gone`,
   * `not_found`, or `invalid` naming the field, such as a time that has passed.
   */
  setCartLineGiftCard: CartResult;
  /**
   * Turns the delivery subscription of the cart on or off. Turned on, it repeats the flowers that were chosen
   * for it, or else the first flowers in the cart. Refused with `invalid` when the plan is not on offer.
   */
  setCartSubscription: CartResult;
  /**
   * Sets the address that the recipient wants, to see the slots there; nothing is confirmed yet. Refused with
   * `refused` on `input.postcode` where we do not deliver, `chosen` once confirmed, `not_found`, `gone` and
   * `too_many`.
   */
  setChoiceAddress: RecipientChoiceResult;
  /**
   * Sets how many of a combo the cart holds; 0 takes it out. Refused like `addCombo`, and with `line_gone` when
   * 0 of what is not there are asked for.
   */
  setComboQuantity: CartResult;
  /** Gets the signed-in user offers by e-mail, or no longer. Refused with `auth_required` for a guest. */
  setNewsletter: NewsletterResult;
  /**
   * Sets who receives the draft. With the buyer's contact known as well, the slot is held for 20 minutes.
   * Refused with `invalid_name` or `invalid_phone` on the field, and `not_found` without a draft.
   */
  setRecipient: OrderResult;
  /**
   * Asks the recipient of the visitor's draft order to choose address and slot, once it is paid; those set
   * before are removed. Not for subscriptions. Refused with `invalid_name`, or `invalid_email`, `invalid_phone`,
   * `not_a_mobile` or `country_not_texted` for the receiver, and `not_found` without a draft.
   */
  setRecipientLink: OrderResult;
  /**
   * Chooses a slot and holds it until `OrderSlot.heldUntil`; the visitor's slot before is released. Also
   * for an unpaid order that lost its slot, a paid one with `Order.mayReschedule`, and one whose address the buyer took over. Refused with
   * `refused` and the reason when it is full or too late, `wrong_state` once it is fixed, and `invalid` when it
   * costs more than was ordered.
   */
  setSlot: OrderResult;
  /**
   * Changes the delivery window of the user's subscription and, with a date, the day of its next delivery.
   * Refused with `invalid` for the window or a date that is too soon or too far ahead, `ordered_already`,
   * `closed_day` and `closed_time` for a day or a window of it without deliveries, `wrong_state` and `too_late`.
   */
  setSubscriptionWindow: DeliverySubscriptionResult;
  /**
   * Sets what the florist does when a flower is not available, by the buyer's tracking link. Refused with
   * `refused` once the florist has started, and `not_found` by the link to share.
   */
  setSubstitution: TrackedOrderResult;
  /**
   * Signs in with a code, and makes an account for a new address. The guest's cart, favourites and orders become
   * the user's, and the tokens go into HttpOnly cookies. Refused with `wrong_code`, and `not_taken_along` when
   * the cart could not be taken over: nobody is signed in then, and the code is used up.
   */
  signIn: SignInResult;
  /** Signs out in this browser; true even when nobody was signed in. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all other sign-ins of the signed-in user; harmless to repeat. Refused with `auth_required` for a guest. */
  signOutElsewhere: SignOutElsewhereResult;
  /**
   * Skips the delivery on that date, which must be the next; a repeat does not skip another. Refused with
   * `not_the_next` for another date, `wrong_state` when it is paused or ended, and `too_late` when it is being
   * made.
   */
  skipDelivery: DeliverySubscriptionResult;
  /**
   * Starts the checkout of the visitor's cart, or continues it with the same draft. Refused with `cart_empty`,
   * and `other_checkout` when the cart belongs to the other checkout.
   */
  startCheckout: OrderResult;
  /**
   * Sends a form: it is stored, the shop's people are told, and what the form promises is done. Refused with
   * `invalid`, each field, the one for a file too, as `values.<name>`, `too_many_forms` or `too_many_files`
   * for a day, and `not_found` when there is no such form.
   */
  submitForm: FormResult;
  /**
   * Changes the flowers of the user's subscription from the next delivery on, at today's subscriber's price.
   * Refused with `not_offered` when they cannot be subscribed to, `wrong_state` when it has ended, and `too_late`. A
   * paused subscription can have other flowers, too.
   */
  swapSubscriptionProduct: DeliverySubscriptionResult;
  /**
   * Sets the address of a paid order in the recipient's place; the link stops working, and the buyer chooses the
   * slot by `setSlot`. Refused with `refused` when the recipient has chosen or we do not deliver there, and
   * `wrong_state` when nobody is asked.
   */
  takeOverAddress: OrderResult;
  /**
   * Unsubscribes from what the link in a message is about, without signing in. Refused with `refused` when the
   * link is not one of ours.
   */
  unsubscribe: DoneResult;
  /** Ends all text messages to the signed-in user but codes. Refused with `auth_required` for a guest. */
  unsubscribeSms: NotificationsResult;
  /**
   * Replaces an important date of the signed-in user. Refused with `invalid` for wrong fields, `not_found`, and
   * `auth_required` for a guest.
   */
  updateImportantDate: ImportantDatesResult;
  /**
   * Changes the notification settings of the signed-in user. Refused with `refused` when one cannot be switched
   * off or would reach nobody, `invalid` for offers other than by e-mail, and `auth_required` for a guest.
   */
  updateNotifications: NotificationsResult;
  /**
   * Changes the card, the recipient or the house of an order of this visitor that awaits its payment or is paid; the price stays. Refused with
   * `refused` once the florist has started and when the recipient says where and when, `invalid_name` or `invalid_phone` on the field,
   * and `not_found`.
   */
  updateOrder: OrderResult;
  /**
   * Sets the personal data of the signed-in user; the first name completes the registration. Refused with
   * `incomplete`, `invalid_name`, `name_spaces`, `invalid_gender`, `invalid_account_email`,
   * `invalid_account_phone`, `not_verified`, `invalid_code`, `email_taken`, `phone_taken` or
   * `needed_to_sign_in`, with the field in `Refusal.field`, and with `auth_required` for a guest.
   */
  updatePersonalData: UserResult;
  /**
   * Replaces a saved recipient of the signed-in user; placed orders stay as they are. Refused as `addSavedRecipient` is, and
   * with `not_found`.
   */
  updateSavedRecipient: SavedRecipientsResult;
  /**
   * Sends the draft to a saved recipient of the signed-in user: fills address and recipient; in another zone its slot is
   * released. Without an id it is for somebody else: both are emptied. Refused with `refused` where we no longer deliver,
   * `not_found` without a draft or such a recipient, and `auth_required` for a guest.
   */
  useSavedRecipient: OrderResult;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddCartLineArgs = {
  input: AddCartLineInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddComboArgs = {
  comboId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddConstructorBouquetArgs = {
  input: ConstructorBouquetInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddFavoriteArgs = {
  productId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddGiftArgs = {
  input: GiftInput;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddImportantDateArgs = {
  input: ImportantDateInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddSavedRecipientArgs = {
  input: SavedRecipientInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAddSearchPhraseArgs = {
  phrase: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAnswerSandboxChallengeArgs = {
  approve: Scalars['Boolean']['input'];
  orderId: Scalars['ID']['input'];
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationAnswerSandboxWalletArgs = {
  approve: Scalars['Boolean']['input'];
  method: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationApplyBonusesArgs = {
  percent?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationApplyGiftCardArgs = {
  code: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationApplyPromoCodeArgs = {
  code: Scalars['String']['input'];
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationBeginPaymentArgs = {
  method: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationCancelSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationCapturePaypalArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationCheckPaymentArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationChooseDeliveryArgs = {
  input: ChoiceInput;
  token: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationChooseSubscriptionArgs = {
  input: SubscriptionChoiceInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationEndSignInArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationErasePersonalDataArgs = {
  code: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationGiftCardBalanceArgs = {
  code: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationLogArgs = {
  message: Scalars['String']['input'];
  path?: InputMaybe<Scalars['Url']['input']>;
  stack?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationOpenCartArgs = {
  token: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationOpenOrderArgs = {
  token: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationPauseSubscriptionArgs = {
  id: Scalars['ID']['input'];
  until?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationPayWithSandboxCardArgs = {
  card: SandboxCardInput;
  orderId: Scalars['ID']['input'];
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveCartLineArgs = {
  lineSlug: Scalars['String']['input'];
  productId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveComboArgs = {
  comboId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveFavoriteArgs = {
  productId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveGiftArgs = {
  input: RemovedGiftInput;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveGiftCardArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveImportantDateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemovePromoCodeArgs = {
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveSavedRecipientArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRemoveSearchPhraseArgs = {
  phrase?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationRepeatOrderArgs = {
  id: Scalars['ID']['input'];
  replacesUnpaid?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationResumeSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSendCodeArgs = {
  input: SendCodeInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSendContactCodeArgs = {
  receiver: Scalars['String']['input'];
  type: CodeType;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetAddressArgs = {
  input: AddressInput;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetCardTextArgs = {
  cardText: Scalars['String']['input'];
  lineSlug: Scalars['String']['input'];
  productId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetCartLineArgs = {
  input: CartLineInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetCartLineGiftCardArgs = {
  input: CartLineGiftCardInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetCartSubscriptionArgs = {
  everyWeeks?: InputMaybe<Scalars['Int']['input']>;
  hasSubscription: Scalars['Boolean']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetChoiceAddressArgs = {
  input: AddressInput;
  token: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetComboQuantityArgs = {
  comboId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetNewsletterArgs = {
  subscribed: Scalars['Boolean']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetRecipientArgs = {
  input: RecipientInput;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetRecipientLinkArgs = {
  input: RecipientLinkInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetSlotArgs = {
  date: Scalars['Date']['input'];
  orderId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<CheckoutType>;
  windowId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetSubscriptionWindowArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  windowId: Scalars['ID']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSetSubstitutionArgs = {
  substitution: Substitution;
  token: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSignInArgs = {
  input: SignInInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSkipDeliveryArgs = {
  id: Scalars['ID']['input'];
  nextDeliveryOn: Scalars['Date']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationStartCheckoutArgs = {
  type?: InputMaybe<CheckoutType>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSubmitFormArgs = {
  file?: InputMaybe<FormFileInput>;
  key: Scalars['String']['input'];
  values: Array<FormValueInput>;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationSwapSubscriptionProductArgs = {
  id: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  variantSlug: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationTakeOverAddressArgs = {
  id: Scalars['ID']['input'];
  input: AddressInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationUpdateImportantDateArgs = {
  id: Scalars['ID']['input'];
  input: ImportantDateInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationUpdateNotificationsArgs = {
  input: NotificationsInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationUpdateOrderArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationUpdatePersonalDataArgs = {
  input: PersonalDataInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationUpdateSavedRecipientArgs = {
  id: Scalars['ID']['input'];
  input: SavedRecipientInput;
};


/**
 * Every change. What a person can put right comes back as a `Refusal`; a fault, or a change that is made too
 * often (`TOO_MANY_REQUESTS`), is in `errors`. A visitor's first change starts their session.
 */
export type MutationUseSavedRecipientArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<CheckoutType>;
};

/** The menu of the header. */
export type Navigation = {
  __typename?: 'Navigation';
  /** How to ring the shop. */
  call: Call;
  /** Its entries, each of which may unfold. */
  main: Array<MenuEntry>;
  /** Links beside the entries: delivery, subscription and the like. */
  other: Array<Link>;
};

/** Whether a user gets offers by e-mail. */
export type Newsletter = {
  __typename?: 'Newsletter';
  /** The e-mail address of the account, where they go once it is confirmed; null when there is none. */
  email: Maybe<Scalars['Email']['output']>;
  /** Offers are sent. */
  subscribed: Scalars['Boolean']['output'];
};

/** The newsletter after the change, or why it was refused. */
export type NewsletterResult = Newsletter | Refusal;

/** How a message reaches a user. */
export type NotificationChannel =
  /** As an e-mail. */
  | 'email'
  /** As a text message to the phone. */
  | 'sms'
  /** Through WhatsApp. */
  | 'whatsapp';

/** Whether a user gets messages about a topic on a channel. */
export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  /** How they are sent. */
  channel: NotificationChannel;
  /**
   * They are sent. Updates of orders by e-mail and text and reminders by e-mail are, until the user changes
   * that.
   */
  enabled: Scalars['Boolean']['output'];
  /** It cannot be switched off: what becomes of an order must reach the user by e-mail. */
  locked: Scalars['Boolean']['output'];
  /** False while the user has no confirmed address for this channel; it cannot be chosen then. */
  reaches: Scalars['Boolean']['output'];
  /** What the messages are about. */
  topic: NotificationTopic;
};

/** One notification setting to change. */
export type NotificationSettingInput = {
  /** How they are sent; `OFFERS` go by e-mail only. */
  channel: NotificationChannel;
  /** True to get them, false to get them no longer. */
  enabled: Scalars['Boolean']['input'];
  /** What the messages are about. */
  topic: NotificationTopic;
};

/** What a user hears of, and how. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** The user's important dates, with the reminders that these settings leave. */
  importantDates: Maybe<ImportantDates>;
  /** Occasions of which the user is never reminded, whatever else is set. */
  mutedOccasions: Array<Occasion>;
  /** One for each topic and channel on which it is sent. */
  settings: Array<NotificationSetting>;
};

/** What a message is about, as far as a user can choose. */
export type NotificationTopic =
  /** Offers of the shop and reminders of a cart that was left; by e-mail only. */
  | 'offers'
  /** What becomes of the user's orders. */
  | 'orders'
  /** Important dates that are near. */
  | 'reminders';

/** Changes of the notification settings. Missing fields stay as they are. */
export type NotificationsInput = {
  /** All occasions without reminders, in place of those before; empty for none. */
  mutedOccasions?: InputMaybe<Array<Occasion>>;
  /** The settings to change, at most 20; the others stay as they are. */
  settings?: InputMaybe<Array<NotificationSettingInput>>;
};

/** All settings after the change, or why it was refused. */
export type NotificationsResult = NotificationSettings | Refusal;

/** What an important date is. */
export type Occasion =
  /** A birthday, by its date. */
  | 'birthday'
  /** Mother's day in Britain, three weeks before Easter. */
  | 'mothers_day'
  /** Any other occasion, with a title of its own. */
  | 'own'
  /** An anniversary, by its date. */
  | 'special_anniversary'
  /** Valentine's day, the 14th of February. */
  | 'valentines_day'
  /** A wedding day, by its date. */
  | 'wedding_day';

/** The order that a link opens, or why it opens none. */
export type OpenOrderResult = OpenedOrder | Refusal;

/** An order that was opened by the link in an e-mail about it. */
export type OpenedOrder = {
  __typename?: 'OpenedOrder';
  /** The order belongs to an account and opens only after signing in to it. */
  needsSignIn: Scalars['Boolean']['output'];
  /** The order number, for `order`. */
  orderId: Scalars['ID']['output'];
  /** By which checkout's pages it is shown and paid. */
  type: CheckoutType;
};

/** A value to choose, of a product or in a form. */
export type Option = {
  __typename?: 'Option';
  /** What it looks like, such as a design of a card; null without a picture. */
  image: Maybe<Image>;
  /** What the shopper reads. */
  title: Scalars['String']['output'];
  /** What is sent, such as `large`. */
  value: Scalars['String']['output'];
};

/** An order at any time of its life. While it is a draft its lines and amounts are those of the cart. */
export type Order = {
  __typename?: 'Order';
  /**
   * Slots to choose from at the price that was agreed, when an order that awaits payment has lost its slot, and while a paid one has
   * `mayReschedule`; null otherwise.
   */
  alternativeDeliveryDates: Maybe<Array<DeliveryDate>>;
  /** What remains to pay after gift cards. */
  amountDue: Money;
  /** Set when the recipient chooses address and slot; only the courier sees the address. Null for other orders. */
  askedRecipient: Maybe<AskedRecipient>;
  /** The user's balance while the order is a draft; nothing for a guest and once it is placed. */
  availableBonuses: Money;
  /**
   * The percentage of flowers and gifts that bonuses pay in a draft: 50, 70, 80 or 90. Null when they pay
   * nothing and once it is placed.
   */
  bonusPercent: Maybe<Scalars['Int']['output']>;
  /**
   * The bonuses that the order earns an account on delivery, less what was refunded. A guest's order has them
   * too, and earns them only when it becomes an account's.
   */
  bonusesToEarn: Money;
  /** Who ordered it and how to reach them; null until the last step of the checkout and after erasure. */
  contact: Maybe<Contact>;
  /** When its draft was begun. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The days and slots to choose from, as in `Query.deliveryDates`. A change of the lines or the address may change them. Null
   * once the order is placed.
   */
  deliveryDates: Maybe<Array<DeliveryDate>>;
  /**
   * What the delivery costs after a promo code for free delivery; nothing until a slot is chosen or the
   * recipient is asked.
   */
  deliveryPrice: Money;
  /** What subscription and promo code take off the lines; bonuses and free delivery are not in it. */
  discount: Money;
  /** What those gift cards pay together. */
  giftCardAmount: Money;
  /** Gift cards that pay a part of the total, in the order in which they were entered. */
  giftCards: Array<AppliedGiftCard>;
  /** The order number, eight letters and digits, as the shopper sees it. */
  id: Scalars['ID']['output'];
  /** What is in it, as ordered; titles and prices no longer change once it is placed. */
  lines: Array<LineItem>;
  /** The buyer may still cancel it: it awaits its payment or is paid, and the florist has not started. */
  mayCancel: Scalars['Boolean']['output'];
  /** The buyer may still change what `updateOrder` takes. */
  mayChange: Scalars['Boolean']['output'];
  /** It is delivered, cancelled or refunded and can be removed from the history. */
  mayRemove: Scalars['Boolean']['output'];
  /**
   * The buyer may still choose another of its `alternativeDeliveryDates` with `setSlot`: it is paid, the florist has not started, and neither
   * a subscription nor a recipient says when it comes.
   */
  mayReschedule: Scalars['Boolean']['output'];
  /**
   * What is still missing before it can be placed, in the order of the steps: `lines`, `gift_card`,
   * `address`, `recipient`, `slot`, `contact`.
   */
  missing: Array<Scalars['String']['output']>;
  /** Its newest payment; null before one was begun, and when gift cards paid all of it. */
  payment: Maybe<Payment>;
  /** Pictures of the flowers, the oldest first; empty until one is taken. Only `order` and changes of a placed order have them. */
  photos: Array<OrderPhoto>;
  /** The promo code with what it takes off this order; null without one. */
  promoCode: Maybe<PromoCode>;
  /** Who receives it. Null until it is known, for gift cards by e-mail, and after erasure. */
  recipient: Maybe<Recipient>;
  /** The recipient's link, for the buyer; null for other orders. */
  recipientLink: Maybe<RecipientLink>;
  /** Refunds of the order, pending and completed: partial refunds first, then the rest. */
  refunds: Array<Refund>;
  /** The `id` of the `SavedRecipient` that it goes to; null when the person is not kept. */
  savedRecipientId: Maybe<Scalars['ID']['output']>;
  /** The whole order goes out by e-mail: it needs no address and no slot. */
  sentByEmail: Scalars['Boolean']['output'];
  /** Always nothing: prices are all-in. */
  serviceFee: Money;
  /** The token of a read-only link to the same page; null when the backend has none. */
  shareToken: Maybe<Scalars['String']['output']>;
  /**
   * Where it goes; only the district when the recipient chose the address. Null until it is known, for gift
   * cards by e-mail, and after erasure.
   */
  shippingAddress: Maybe<ShippingAddress>;
  /** The slot that is held or taken. Null before one is chosen and after its hold has ended. */
  slot: Maybe<OrderSlot>;
  /** Where it stands now; `timeline` has the states before. */
  state: OrderState;
  /** The subscription that it starts or belongs to; null for a single order. */
  subscription: Maybe<OrderSubscription>;
  /** The cost of all lines before discounts. */
  subtotal: Money;
  /** The states it has had, the oldest first. */
  timeline: Array<OrderTransition>;
  /** What the order costs: lines and delivery, less discounts and bonuses. */
  totalCost: Money;
  /** The token of its tracking link, for who ordered: `/track/<token>`, which `trackedOrder` takes. */
  trackingToken: Scalars['String']['output'];
  /** Which of the two checkouts it belongs to. */
  type: CheckoutType;
  /** What bonuses pay of it; the total is without it. */
  usedBonusAmount: Money;
};


/** An order at any time of its life. While it is a draft its lines and amounts are those of the cart. */
export type OrderDeliveryDatesArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
};

/** The words on the card of a line. */
export type OrderCardInput = {
  /** What the card says, at most 300 characters; empty for no card. */
  cardText: Scalars['String']['input'];
  /** Tells lines of one product apart, as in `LineItem.lineSlug`. */
  lineSlug: Scalars['String']['input'];
  /** The product of the line, as in `LineItem.productId`. */
  productId: Scalars['ID']['input'];
};

/** The house of an order that is placed, within its postcode. */
export type OrderHouseInput = {
  /** The town or city, at most 80 characters. */
  city: Scalars['String']['input'];
  /** House and street, at most 120 characters. */
  line1: Scalars['String']['input'];
  /** Flat or company, at most 120 characters; may be missing. */
  line2?: InputMaybe<Scalars['String']['input']>;
};

/** A page of a user's history. */
export type OrderList = PagedList & {
  __typename?: 'OrderList';
  /** The orders of the page, or of all pages from `from` on, the newest first. */
  list: Array<Order>;
  /** Where the page stands among the orders. */
  pageInfo: PageInfo;
};

/** A picture of the flowers of an order. */
export type OrderPhoto = {
  __typename?: 'OrderPhoto';
  /** When it was taken in. */
  at: Scalars['DateTime']['output'];
  /** Its height in pixels. */
  height: Scalars['Int']['output'];
  /** Who took it. */
  photographer: Photographer;
  /** Its whole address, a JPEG; it may show a home and is not to be shared. */
  url: Scalars['Url']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** The recipient of an order that is placed, also what stays as it is. */
export type OrderRecipientInput = {
  /** Who the flowers are for, at most 80 characters. */
  name: Scalars['String']['input'];
  /** A note for the courier, at most 300 characters; may be missing. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A phone number in any spelling, for the courier; without one the order gets that of the buyer. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
};

/** The whole order after the change, or why it was refused. */
export type OrderResult = Order | Refusal;

/** The slot of an order: a window on a day. */
export type OrderSlot = {
  __typename?: 'OrderSlot';
  /** London civil date. */
  date: Scalars['Date']['output'];
  /** When the window begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** When the hold of the slot ends; null once paid for. */
  heldUntil: Maybe<Scalars['DateTime']['output']>;
  /** What the delivery costs: the window's price now for a draft, what was ordered afterwards. */
  price: Money;
  /** When the window ends, HH:MM, London. */
  to: Scalars['String']['output'];
  /** Identifies the window, as in `Slot.windowId`. */
  windowId: Scalars['ID']['output'];
};

/** The one state that an order has at a time; it only moves forwards. */
export type OrderState =
  /** Placed with a fixed total; cancelled after three days without a payment. */
  | 'awaiting_payment'
  /** Cancelled by the buyer or the shop, or replaced; what was paid is being refunded. */
  | 'cancelled'
  /** At the door, or all its gift cards are sent by e-mail; its bonuses are earned. */
  | 'delivered'
  /** In the checkout: its lines and prices are those of the cart. */
  | 'draft'
  /** With the courier. */
  | 'on_its_way'
  /** Paid for; the slot is taken for good, and the invoice is there. */
  | 'paid'
  /** The florist has started; it can no longer be cancelled by the buyer. */
  | 'preparing'
  /** All of it has been refunded. */
  | 'refunded';

/** The delivery subscription that an order starts or belongs to. */
export type OrderSubscription = {
  __typename?: 'OrderSubscription';
  /** Weeks between deliveries. */
  everyWeeks: Scalars['Int']['output'];
  /** Why the first bouquet of a draft is not reduced, although it was offered so; null otherwise. */
  firstBouquetMessage: Maybe<Scalars['String']['output']>;
  /** Per cent off the first bouquet, for the order that starts the subscription; null without it. */
  firstBouquetPercentOff: Maybe<Scalars['Int']['output']>;
  /**
   * The same as `subscriptionId`.
   * @deprecated Take `subscriptionId`: it is not the identifier of this object; may go from 2027-03-01.
   */
  id: Maybe<Scalars['ID']['output']>;
  /** It is a later delivery, ordered and charged by the shop. */
  isRenewal: Scalars['Boolean']['output'];
  /**
   * When the next delivery is charged, as a rule at 17:00 in London two days before it; until then it can be
   * skipped, paused or ended. Null without a next date.
   */
  nextChargeAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the subscription delivers next, a London civil date; until it starts, when the delivery after
   * this one comes. A delivery on a closed day has moved to the nearest open day. Null while the subscription is
   * paused, when it has ended, and until this order has a date.
   */
  nextDeliveryOn: Maybe<Scalars['Date']['output']>;
  /** The total of a later delivery: flowers and delivery. Null until its window is known. */
  nextTotal: Maybe<Money>;
  /** The price of the flowers of each later delivery. */
  price: Money;
  /** How many of them each delivery brings. */
  quantity: Scalars['Int']['output'];
  /** Whether the subscription delivers now; null until it starts. */
  state: Maybe<DeliverySubscriptionState>;
  /** The `id` of the `DeliverySubscription`. Null until the first order is paid; the subscription starts then. */
  subscriptionId: Maybe<Scalars['ID']['output']>;
  /** The title of the flowers that come again; once the subscription exists, of those it brings now. */
  title: Scalars['String']['output'];
  /** The title of their variant, such as `Classic, 15 stems`. */
  variantTitle: Scalars['String']['output'];
};

/** A state that an order has had. */
export type OrderTransition = {
  __typename?: 'OrderTransition';
  /** When it came into that state. */
  at: Scalars['DateTime']['output'];
  /** The state that it came into. */
  state: OrderState;
};

/** A delivery of a subscription for which there is an order. */
export type OrderedDelivery = {
  __typename?: 'OrderedDelivery';
  /** When it comes, a London civil date. */
  date: Scalars['Date']['output'];
  /** The number of that order. */
  orderId: Scalars['ID']['output'];
  /** Where that order stands; it awaits its payment while a charge is being tried again. */
  state: OrderState;
};

/** The history after an order was removed from it, or why it was not. */
export type OrdersResult = OrderList | Refusal;

/** A page of text that the shop's people write. */
export type Page = {
  __typename?: 'Page';
  /** What follows, in order; products that are no longer sold are left out. */
  blocks: Array<PageBlock>;
  /** The largest words of the page, above its lead. */
  heading: Scalars['String']['output'];
  /** The picture beside the heading; null for a page that begins with words alone. */
  image: Maybe<Image>;
  /** The paragraph below the heading. */
  lead: Scalars['String']['output'];
  /** The description of the page for search engines. */
  metaDescription: Scalars['String']['output'];
  /** The title of the page for browsers and search engines. */
  metaTitle: Scalars['String']['output'];
  /** Its path without the first slash, with hyphens for other slashes. */
  slug: Scalars['String']['output'];
  /** Its name in breadcrumbs and lists. */
  title: Scalars['String']['output'];
  /** When it last changed, a London civil date. */
  updatedOn: Scalars['Date']['output'];
};

/** One of the parts that a page is made of. */
export type PageBlock = CtaBlock | FaqBlock | FormBlock | ListBlock | ProductBlock | ProductRail | StepsBlock | TextBlock;

/** Where a page stands within a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** There is a page after this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** False when `total` is only a lower bound. */
  isExact: Scalars['Boolean']['output'];
  /** This page, counted from 1; the last of several pages in one list. */
  page: Scalars['Int']['output'];
  /** How many entries a page has. */
  perPage: Scalars['Int']['output'];
  /** How many entries the whole list has. */
  total: Scalars['Int']['output'];
  /** How many pages can be opened, at least 1; very long lists end before their last entry. */
  totalPages: Scalars['Int']['output'];
};

/** A page of the shop that is no product. */
export type PageLink = {
  __typename?: 'PageLink';
  /** Its path in the shop. */
  href: Scalars['Url']['output'];
  /** What it is about, a sentence. */
  text: Scalars['String']['output'];
  /** The name of the page. */
  title: Scalars['String']['output'];
};

/**
 * A page of a list. Lists take the same arguments: `page` counts from 1, `limit` is how many entries a page has, and with
 * `from` all pages from that one up to `page` come in one list.
 */
export type PagedList = {
  /** Where the page stands within its list. */
  pageInfo: PageInfo;
};

/** The newest payment of an order. */
export type Payment = {
  __typename?: 'Payment';
  /** Why the last attempt failed, for the shopper; null when none did. */
  failureMessage: Maybe<Scalars['String']['output']>;
  /** The `code` of the payment method. */
  method: Scalars['String']['output'];
  /** How far the payment is. */
  state: PaymentState;
};

/** The payment of an order by one method, with what the browser needs to make it. */
export type PaymentIntent = {
  __typename?: 'PaymentIntent';
  /** What is charged: the amount due of the order. */
  amount: Money;
  /**
   * What the browser needs to pay: Stripe's client secret, the id of PayPal's order, Revolut's token, or the address of
   * the provider's page.
   */
  clientSecret: Scalars['String']['output'];
  /** Why the last attempt failed, for the shopper; null when none did. */
  failureMessage: Maybe<Scalars['String']['output']>;
  /** The `code` of the payment method. */
  method: Scalars['String']['output'];
  /** The order number. */
  orderId: Scalars['ID']['output'];
  /** Who takes the payment, as in `PaymentMethod.provider`. */
  provider: Scalars['String']['output'];
  /** How far the payment is. */
  state: PaymentState;
};

/** A way to pay. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** For `PlaceOrderInput.paymentMethod`; `stripe` stands for cards, also in the sandbox. */
  code: Scalars['String']['output'];
  /** What the shopper reads. */
  label: Scalars['String']['output'];
  /** Who takes the payment: `sandbox`, or the provider, which has the name of its `code`. */
  provider: Scalars['String']['output'];
  /**
   * What the provider's script in the browser is loaded with: Stripe's publishable key, PayPal's client id, Revolut's
   * `prod` or `sandbox`; empty where no script is loaded.
   */
  publicKey: Scalars['String']['output'];
};

/** The payment methods of a checkout. */
export type PaymentMethods = {
  __typename?: 'PaymentMethods';
  /** The `code` of the method that is chosen at first. */
  default: Scalars['String']['output'];
  /** In the order in which shoppers see them. */
  methods: Array<PaymentMethod>;
};

/** The payment, also a failed one, or why it could not be begun. */
export type PaymentResult = PaymentIntent | Refusal;

/** How far a payment is. One that has succeeded stays so until it is refunded. */
export type PaymentState =
  /** The last attempt failed; another may follow. */
  | 'failed'
  /** The bank is working on it. */
  | 'processing'
  /** All of it went back. */
  | 'refunded'
  /** The shopper's bank asks a question, such as 3-D Secure. */
  | 'requires_action'
  /** Begun, and nothing is charged yet. */
  | 'requires_payment'
  /** The money has arrived. */
  | 'succeeded';

/** Personal data as typed. Missing fields stay as they are; name and gender may only be missing beside a code. */
export type PersonalDataInput = {
  /** The e-mail address; empty or null removes it, which the only confirmed address does not allow. */
  email?: InputMaybe<Scalars['Email']['input']>;
  /** The code sent to the new e-mail address; needed to replace a confirmed one. */
  emailCode?: InputMaybe<Scalars['String']['input']>;
  /** `FEMALE`, `MALE` or `DO_NOT_SPECIFY`, the first two in small letters, too; anything else, and none beside a name, is refused with `invalid_gender`. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /**
   * Letters of any script with what stands between them, at most 60 characters. Needed, unless a code alone is sent to
   * confirm an address.
   */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number in any spelling; empty or null removes it, which the only confirmed address does not allow. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** The code sent to the new phone number; needed to replace a confirmed one. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
};

/** Who took a photo: the florist of the bouquet, or the courier at the door. */
export type Photographer =
  /** The courier, at the door. */
  | 'courier'
  /** The florist, of the finished bouquet. */
  | 'florist';

/** Help with choosing a bouquet. */
export type PickBouquet = {
  __typename?: 'PickBouquet';
  /** The heading of the block. */
  heading: Scalars['String']['output'];
  /** The questions, one after the other. */
  steps: Array<PickBouquetStep>;
};

/** A question that helps to choose. */
export type PickBouquetStep = {
  __typename?: 'PickBouquetStep';
  /** Its answers, each with where it leads. */
  choices: Array<Link>;
  /** The question. */
  title: Scalars['String']['output'];
};

/** The city of a delivery page. */
export type PlaceCity = {
  __typename?: 'PlaceCity';
  /** The county that it lies in. */
  county: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Its part of the path `/delivery/<city>`. */
  slug: Scalars['String']['output'];
};

/** The district of a delivery page. */
export type PlaceDistrict = {
  __typename?: 'PlaceDistrict';
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Its part of the path `/delivery/<city>/<district>`. */
  slug: Scalars['String']['output'];
};

/** A city or district on the map, with its page. */
export type PlaceLink = {
  __typename?: 'PlaceLink';
  /** The path of its delivery page. */
  href: Scalars['Url']['output'];
  /** The straight-line distance from the place of the page, with one decimal. */
  kilometres: Scalars['Float']['output'];
  /** Degrees north of its centre. */
  latitude: Scalars['Float']['output'];
  /** Degrees east of its centre; negative is west. */
  longitude: Scalars['Float']['output'];
  /** The name of the place. */
  title: Scalars['String']['output'];
};

/** Who places an order, how they pay, and the amounts that they saw. */
export type PlaceOrderInput = {
  /** Where the confirmation and everything about the order is sent. */
  email: Scalars['Email']['input'];
  /**
   * The amount due that the shopper saw, in pence; the order is not placed when it has changed. Without it, it
   * is not compared.
   */
  expectedDue?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The total that the shopper saw, in pence; the order is not placed when it has changed. Without it, it is not
   * compared.
   */
  expectedTotal?: InputMaybe<Scalars['Int']['input']>;
  /** The name of the buyer, at most 80 characters. */
  name: Scalars['String']['input'];
  /** True agrees to offers and cart reminders by e-mail at this address; false changes nothing. */
  offers?: InputMaybe<Scalars['Boolean']['input']>;
  /** The number of the draft, `Order.id`. For a subscription the visitor's draft is taken, whatever is said here. */
  orderId: Scalars['ID']['input'];
  /** The `code` of a `PaymentMethod` on offer. */
  paymentMethod: Scalars['String']['input'];
  /** The buyer's phone number in any spelling, for questions about the order. */
  phone: Scalars['PhoneNumber']['input'];
};

/** A district or city on a map. */
export type PlacePoint = {
  __typename?: 'PlacePoint';
  /** Degrees north of its centre. */
  latitude: Scalars['Float']['output'];
  /** Degrees east of its centre; negative is west. */
  longitude: Scalars['Float']['output'];
  /** Its name beside the point. */
  title: Scalars['String']['output'];
};

/** A point on the map. */
export type Point = {
  __typename?: 'Point';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east; negative is west. */
  longitude: Scalars['Float']['output'];
};

/** A point on the map of the UK. */
export type PointInput = {
  /** Degrees north, 49 to 61. */
  latitude: Scalars['Float']['input'];
  /** Degrees east, −9 to 3; negative is west. */
  longitude: Scalars['Float']['input'];
};

/** A category that shoppers open often. */
export type PopularCategory = {
  __typename?: 'PopularCategory';
  /** Its four most popular products. */
  list: Array<ProductCard>;
  /** The category with its picture and path. */
  tile: Tile;
};

/** What can be sent to a postcode. */
export type PostcodeCheck = {
  __typename?: 'PostcodeCheck';
  /** The next 21 days there with their slots, from today on; empty when it is not covered. */
  deliveryDates: Array<DeliveryDate>;
  /** The delivery page of its district or city; null when there is none. */
  deliveryPage: Maybe<Link>;
  /**
   * The earliest slot there, with same-day products in London; null when there is none in the next 21 days, and
   * when it is not covered.
   */
  earliest: Maybe<DeliveryOffer>;
  /** Whether we deliver there. False too for something that is no UK postcode. */
  isCovered: Scalars['Boolean']['output'];
  /** Orders in time are delivered there on the same day. */
  isSameDay: Scalars['Boolean']['output'];
  /** Whether and how soon we deliver there, or what is wrong with the postcode, for the shopper. */
  message: Scalars['String']['output'];
  /** The postcode in its usual spelling, or what was typed in capitals when it is not covered. */
  postcode: Scalars['String']['output'];
  /** The lowest delivery price there; null when it is not covered. */
  priceFrom: Maybe<Money>;
  /** The region whose days without delivery hold there, such as `scotland`; null when it is not covered. */
  region: Maybe<Scalars['String']['output']>;
  /** The date that was asked for, with its slots; null without one, when it is past or more than a year ahead, and when it is not covered. */
  requestedDate: Maybe<DeliveryDate>;
  /** The delivery windows there; empty when it is not covered. */
  windows: Array<DeliveryWindow>;
  /** The delivery zone, `london` or `uk`; null when it is not covered. */
  zone: Maybe<Scalars['String']['output']>;
};

/** A range of prices by which a listing can be narrowed. */
export type PriceBand = {
  __typename?: 'PriceBand';
  /** How many products it would leave. */
  count: Scalars['Int']['output'];
  /** False when the count is only a lower bound. */
  isExact: Scalars['Boolean']['output'];
  /** The applied price range is this band. */
  isSelected: Scalars['Boolean']['output'];
  /** Its upper end; null for the band that has none. */
  priceMax: Maybe<Money>;
  /** Its lower end; null for the band that has none. */
  priceMin: Maybe<Money>;
  /** What the shopper reads, such as `£30 to £50`. */
  title: Scalars['String']['output'];
  /** Names the band, such as `30-to-50`; the filters take its two ends. */
  value: Scalars['String']['output'];
};

/** The prices of a listing. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  /** Ranges of prices to choose from, the lowest first. */
  bands: Array<PriceBand>;
  /** The highest price in the whole collection, whatever is chosen. */
  max: Money;
  /** The lowest price in the whole collection, whatever is chosen. */
  min: Money;
};

/** Everything that the page of a product shows. */
export type Product = {
  __typename?: 'Product';
  /** The same products as `extras`, with the variant and the price to add each. */
  addOns: Array<AddOn>;
  /** The words of the field for a card. */
  cardTextField: CardTextField;
  /** Advice to keep it fresh, a sentence each. */
  care: Array<Scalars['String']['output']>;
  /** How poisonous it is to cats; null where that is not known, which is not to say that it is safe. */
  catToxicity: Maybe<Toxicity>;
  /** The categories and filters that it is in. */
  collections: Array<CollectionSummary>;
  /** Combos that are offered on its page; empty when there is none on sale. */
  combos: Array<Combo>;
  /** What it is made of, a phrase each; empty when that is not said. */
  contains: Array<Scalars['String']['output']>;
  /** When it came into the shop, a London civil date; `NEWEST` sorts by it. */
  createdOn: Scalars['Date']['output'];
  /** A paragraph of plain text. */
  description: Scalars['String']['output'];
  /** How poisonous it is to dogs; null where that is not known, which is not to say that it is safe. */
  dogToxicity: Maybe<Toxicity>;
  /** Popular gifts and cards to send along; empty for gifts and cards themselves. */
  extras: Array<ProductCard>;
  /** What can be chosen about its flowers. Null for products that are not flowers. */
  flowerSettings: Maybe<FlowerSettings>;
  /** The views of the default variant; each variant has its own. */
  gallery: Array<GalleryPicture>;
  /** How a gift card is sent; null for everything else. */
  giftCardBy: Maybe<GiftCardWay>;
  /** Identifies the product, in its path `/product/<id>` and wherever a `productId` is asked for. */
  id: Scalars['ID']['output'];
  /** The picture of the default variant. */
  image: Image;
  /** Every picture that there is of its variants. */
  images: Array<Image>;
  /**
   * What it is: `bouquet`, `roses`, `letterbox`, `gift`, `card`, `gift-card`, `gift-box`, `plant` or
   * `constructor`.
   */
  kind: Scalars['String']['output'];
  /** What the default variant cost before; null when it is not reduced. */
  oldPrice: Maybe<Money>;
  /** The price of the default variant; each variant has its own. */
  price: Money;
  /** The average of its reviews, 1 to 5 with one decimal; null without reviews. */
  rating: Maybe<Scalars['Float']['output']>;
  /** How many of its reviews gave each number of stars, five stars first; a number that none gave is missing. */
  ratingBreakdown: Array<RatingCount>;
  /** How many reviews it has; `reviews` has the newest of them. */
  reviewCount: Scalars['Int']['output'];
  /** Its newest reviews, twelve at most; `productReviews` has the others. */
  reviews: Array<Review>;
  /** It can be made and delivered in London on the day of the order. */
  sameDay: Scalars['Boolean']['output'];
  /** The most popular other products of its smallest category, eight at most. */
  similar: Array<ProductCard>;
  /** Its number in the shop's books, also in structured data; its pictures lie below it. */
  sku: Scalars['String']['output'];
  /** Its title in the form of an address; unique, but a page is found by `id`. */
  slug: Scalars['String']['output'];
  /** What a delivery subscription to it costs. Null for products that are not flowers. */
  subscription: Maybe<SubscriptionOffer>;
  /** The name of the product, the heading of its page. */
  title: Scalars['String']['output'];
  /** What can be bought of it, at least one; the first is the default. */
  variants: Array<Variant>;
};

/** One product that can be bought from the page. */
export type ProductBlock = {
  __typename?: 'ProductBlock';
  /** What stands above the product. */
  heading: Scalars['String']['output'];
  /** What can be bought. */
  product: ProductCard;
};

/** A product as listings show it, with what "add to cart" needs. Prices are all-in. */
export type ProductCard = {
  __typename?: 'ProductCard';
  /** How a gift card is sent; null for everything else. */
  giftCardBy: Maybe<GiftCardWay>;
  /** There is more than one variant; the card shows its price as "from" then. */
  hasOptions: Scalars['Boolean']['output'];
  /** Identifies the product, in its path `/product/<id>` and wherever a `productId` is asked for. */
  id: Scalars['ID']['output'];
  /** The picture of the default variant. */
  image: Image;
  /**
   * What it is: `bouquet`, `roses`, `letterbox`, `gift`, `card`, `gift-card`, `gift-box`, `plant` or
   * `constructor`.
   */
  kind: Scalars['String']['output'];
  /** What the default variant cost before; null when it is not reduced. */
  oldPrice: Maybe<Money>;
  /** The price of the default variant. */
  price: Money;
  /** The average of its reviews, 1 to 5 with one decimal; null without reviews. */
  rating: Maybe<Scalars['Float']['output']>;
  /** How many reviews it has. */
  reviewCount: Scalars['Int']['output'];
  /** It can be made and delivered in London on the day of the order. */
  sameDay: Scalars['Boolean']['output'];
  /** Its number in the shop's books, also in structured data; its pictures lie below it. */
  sku: Scalars['String']['output'];
  /** Its title in the form of an address; unique, but a page is found by `id`. */
  slug: Scalars['String']['output'];
  /** The name of the product. */
  title: Scalars['String']['output'];
  /** The slug of the default variant, which `addCartLine` takes. */
  variantSlug: Scalars['String']['output'];
};

/** A row of products, with a link to all of them. */
export type ProductRail = {
  __typename?: 'ProductRail';
  /** What stands above the row. */
  heading: Scalars['String']['output'];
  /** The path of the collection that they are from. */
  href: Scalars['Url']['output'];
  /** Its most popular products; a row without any is left out. */
  list: Array<ProductCard>;
};

/** A page of the reviews of a product. */
export type ProductReviews = PagedList & {
  __typename?: 'ProductReviews';
  /** Reviews, the newest first. */
  list: Array<Review>;
  /** Where the page stands among the reviews with that rating. */
  pageInfo: PageInfo;
  /** The average of all its reviews, 1 to 5 with one decimal; null without reviews. */
  rating: Maybe<Scalars['Float']['output']>;
  /** How many of all its reviews gave each number of stars, five stars first; a number that none gave is missing. */
  ratingBreakdown: Array<RatingCount>;
};

/** A row of products. */
export type ProductsBlock = {
  __typename?: 'ProductsBlock';
  /** The products in order. */
  list: Array<ProductCard>;
  /** What stands above the row. */
  words: BlockWords;
};

/** A promo code on a cart or an order. */
export type PromoCode = {
  __typename?: 'PromoCode';
  /** The code in capitals, as the shop keeps it. */
  code: Scalars['String']['output'];
  /** What it takes off now, free delivery included; nothing when it cannot be used. */
  discount: Money;
  /** What it gives, or why it gives less or nothing, for the shopper. */
  message: Scalars['String']['output'];
};

/** Whether a promo code can still be used. */
export type PromoCodeState =
  /** Its time is over. */
  | 'expired'
  /** It works, or will once its conditions are met. */
  | 'usable'
  /** It was used as often as it may be. */
  | 'used';

/** A time in which products of a collection are on offer. */
export type Promotion = {
  __typename?: 'Promotion';
  /** The last day, a London civil date; null when it has no end. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Identifies the promotion, in its path `/promotions/<id>`. */
  id: Scalars['ID']['output'];
  /** Its picture, in landscape format. */
  image: Image;
  /** What is on offer, a sentence or two. */
  lead: Scalars['String']['output'];
  /** The rules of the promotion, sanitised HTML. */
  rulesHtml: Scalars['String']['output'];
  /** The first day, a London civil date. */
  startsOn: Scalars['Date']['output'];
  /** The heading of the promotion. */
  title: Scalars['String']['output'];
};

/** A promotion with a page of its offers. */
export type PromotionPage = PagedList & {
  __typename?: 'PromotionPage';
  /** The values by which the offers can be narrowed. */
  facets: Facets;
  /** The offers of the page, or of all pages from `from` on. */
  list: Array<ProductCard>;
  /** Where the page stands among the offers. */
  pageInfo: PageInfo;
  /** The promotion itself. */
  promotion: Promotion;
};

/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * Whether we deliver to a postcode, and the addresses there. A postcode that we do not reach is an answer;
   * null when there is nothing to look up, or more than 12 characters.
   */
  addressLookup: Maybe<AddressLookup>;
  /** The page of all gifts: every shelf with its twelve most popular products. */
  allGifts: Maybe<AllGifts>;
  /** What the app is for, and where to get it. */
  appDownload: Maybe<AppDownload>;
  /** An article by its slug; null when it does not exist. */
  article: Maybe<Article>;
  /** A page of the blog's articles. */
  articles: Maybe<ArticleList>;
  /** What the shop promises. */
  benefits: Maybe<BenefitsBlock>;
  /** The row of best sellers: the first 4 of `/filter/best-sellers`. */
  bestSellers: Maybe<Listing>;
  /** The user's balance and a page of its history; null for a guest. */
  bonuses: Maybe<Bonuses>;
  /**
   * The cart of the signed-in user, or of the guest's session. Null without a session, as before a first change;
   * a cart that was emptied is not null.
   */
  cart: Maybe<Cart>;
  /** The category tree from its top, in the order of the menu. */
  categories: Maybe<Array<Category>>;
  /**
   * The visitor's draft order as a step of the checkout needs it. Null when there is none, also when the draft
   * is of the other checkout.
   */
  checkout: Maybe<Order>;
  /** What the bouquet constructor offers; null when the shop has no flowers for it. */
  constructorBlock: Maybe<ConstructorBlock>;
  /**
   * The important dates of the user as an iCalendar file, all or one. Null when there is no such date, and for a
   * guest.
   */
  dateCalendar: Maybe<CalendarFile>;
  /** Cities and their districts, London first. */
  deliveryCities: Maybe<Array<DeliveryCity>>;
  /**
   * 21 days with the slots of the draft order, from today on or, for a subscription, from tomorrow. Empty until it has
   * an address; null without a draft.
   */
  deliveryDates: Maybe<Array<DeliveryDate>>;
  /** What the delivery page of a city or district says. Null when we do not know it. */
  deliveryPlace: Maybe<DeliveryPlace>;
  /** The user's delivery subscriptions, also ended ones, the newest first; null for a guest. */
  deliverySubscriptions: Maybe<Array<DeliverySubscription>>;
  /** Windows, prices and cut-offs of each zone on any day, London first. */
  deliveryZones: Maybe<Array<DeliveryZone>>;
  /**
   * The earliest delivery in London and elsewhere, for the countdown on products; it is out of date after the
   * first of its cut-offs.
   */
  earliestDelivery: Maybe<EarliestDelivery>;
  /** Questions that are asked often, with their answers. */
  faq: Maybe<QuestionsBlock>;
  /** The favourites of the user, or of the guest's session; null without a session, as before the first. */
  favorites: Maybe<Favorites>;
  /** What the first bouquet of each plan costs with a discount; null when the discount is not on offer. */
  firstBouquet: Maybe<FirstBouquet>;
  /** The foot of every page. */
  footer: Maybe<Footer>;
  /** The fields and texts of a form; null when it does not exist. */
  form: Maybe<Form>;
  /** The gift cards on sale, the cheapest first, twelve at most. */
  giftCards: Maybe<Array<ProductCard>>;
  /** The page of gifts; with `from`, the pages `from` to `page` in one list. */
  gifts: Maybe<Gifts>;
  /** The words of the first block; read together with `info`. */
  hero: Maybe<Hero>;
  /** The user's important dates, the soonest first; null for a guest. */
  importantDates: Maybe<ImportantDates>;
  /** About the shop, in prose. */
  info: Maybe<Info>;
  /** The invoice of a paid order of this visitor, with its credit notes; null when there is none. */
  invoice: Maybe<Invoice>;
  /** The invoice of a paid order of this visitor as a PDF; null when there is none. */
  invoiceFile: Maybe<InvoiceFile>;
  /** The row of letterbox flowers: the first 12 of `/category/letterbox-flowers`. */
  letterboxFlowers: Maybe<Listing>;
  /** A page of a category or filter with its facets. Null when there is no such collection. */
  listing: Maybe<Listing>;
  /** The user's bonuses at a glance; null for a guest. */
  loyalty: Maybe<Loyalty>;
  /** Who is signed in, with their personal data; null for a guest. */
  me: Maybe<User>;
  /** The menu of the header. */
  navigation: Maybe<Navigation>;
  /** The row of new bouquets: the first 12 of `/category/new-bouquets`. */
  newBouquets: Maybe<Listing>;
  /**
   * Whether the user gets offers by e-mail, and where; null for a guest. The same choice is a setting of
   * `notificationSettings`.
   */
  newsletter: Maybe<Newsletter>;
  /** The notification settings of the user; null for a guest. */
  notificationSettings: Maybe<NotificationSettings>;
  /**
   * An order of this visitor, also a guest's that was opened by its link. Null when there is none, when it is
   * somebody else's, or when it was removed from the history.
   */
  order: Maybe<Order>;
  /**
   * The hours in which an order of this visitor arrives, as an iCalendar file. Null when there is no such order, and for one without a
   * delivery time.
   */
  orderCalendar: Maybe<CalendarFile>;
  /**
   * A page of the user's placed orders, the newest first; those removed from the history are left out. Null for
   * a guest.
   */
  orders: Maybe<OrderList>;
  /** A page of text and blocks; null when it does not exist. */
  page: Maybe<Page>;
  /** The payment methods on offer; for a subscription, those that support off-session charges. */
  paymentMethods: Maybe<PaymentMethods>;
  /** Everything kept about the user, as indented JSON to take along, money in pence; null for a guest. */
  personalDataExport: Maybe<Scalars['String']['output']>;
  /** Help with choosing a bouquet, step by step. */
  pickBouquet: Maybe<PickBouquet>;
  /** Tiles of the categories that shoppers open most. */
  popularCategories: Maybe<TilesBlock>;
  /** The categories that shoppers open most, each with its four most popular products. */
  popularCategoriesItems: Maybe<Array<PopularCategory>>;
  /**
   * Whether, when and for how much we deliver to a postcode. One that we do not reach is an answer; null when
   * there is nothing to check, or more than 12 characters.
   */
  postcodeCheck: Maybe<PostcodeCheck>;
  /** Everything that the page of a product shows. Null when there is no such product or it was withdrawn. */
  product: Maybe<Product>;
  /** Reviews of a product, newest first, for pages `from` to `page`; null when the product does not exist. */
  productReviews: Maybe<ProductReviews>;
  /** The user's promo codes, usable ones first; null for a guest. */
  promoCodes: Maybe<Array<UserPromoCode>>;
  /** A promotion with a page of its offers. Null when it is not running. */
  promotion: Maybe<PromotionPage>;
  /** The promotions that are running today in London. */
  promotions: Maybe<Array<Promotion>>;
  /**
   * Cards of the products that a browser remembers, in the order of the ids; unknown and withdrawn ones are left
   * out.
   */
  recentlyViewed: Maybe<Array<ProductCard>>;
  /** Tiles of whom the flowers are for. */
  recipient: Maybe<TilesBlock>;
  /**
   * What the recipient of an order is asked or has chosen, by the recipient's link; it needs no session. Refused
   * with `not_found` for an unknown link, `gone` for one that no longer works, and `too_many` for a network that
   * guesses.
   */
  recipientChoice: RecipientChoiceResult;
  /** The newest reviews of the shop and its products, and the average of all. */
  reviews: Maybe<ReviewsBlock>;
  /** The row of roses: the first 12 of `/category/roses`. */
  roses: Maybe<Listing>;
  /** The people the user sends flowers to, kept with the user's consent; those used last first. Null for a guest. */
  savedRecipients: Maybe<Array<SavedRecipient>>;
  /**
   * Products, categories, articles and pages for a phrase; it understands typos, synonyms, prices, numbers of stems and
   * what is not wanted.
   */
  search: Maybe<SearchResult>;
  /** The fixed suggestions, and what was searched for in this session; without a session, the suggestions alone. */
  searchHistory: SearchHistory;
  /** Tiles of price ranges. */
  shopByPrice: Maybe<TilesBlock>;
  /** What the pages of the sign-in need to know. */
  signInSettings: SignInSettings;
  /** Where the user is signed in, the newest first; null for a guest. */
  signIns: Maybe<Array<SignIn>>;
  /** A row of popular hand-tied bouquets that are not best sellers. */
  similarBouquets: Maybe<ProductsBlock>;
  /** The row of reduced products: the first 16 of `/filter/special-offers`. */
  specialOffers: Maybe<Listing>;
  /** The plans, flowers and prices of delivery subscriptions. */
  subscriptionPrices: Maybe<SubscriptionPrices>;
  /** Completions of a phrase that is being typed. */
  suggestions: Suggestions;
  /** What the user can earn bonuses with besides ordering, each once; null for a guest. */
  targetActions: Maybe<Array<TargetAction>>;
  /**
   * An order by its tracking link or the link to share; it needs no session. Null when there is none, when it was
   * never placed, and 90 days after its end.
   */
  trackedOrder: Maybe<TrackedOrder>;
  /**
   * The hours in which the order of a tracking link arrives, as an iCalendar file; of the address it names the district only.
   * Null where `trackedOrder` is, and for an order without a delivery time.
   */
  trackedOrderCalendar: Maybe<CalendarFile>;
  /** The row of bouquets in fashion: the first 12 of `/filter/trendy-bouquets`. */
  trendyBouquets: Maybe<Listing>;
  /** The row of presents under £30: the first 12 of `/filter/under-ps30`. */
  underPs30: Maybe<Listing>;
  /**
   * What every page shows of the visitor: a cheaper question than `cart`, `favorites` and `me`, which have the rest. Null without a session, as
   * before the first.
   */
  visitor: Maybe<Visitor>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryAddressLookupArgs = {
  postcode: Scalars['String']['input'];
  withList?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryArticlesArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<ArticleSortBy>;
  sortDirection?: InputMaybe<SortDirection>;
  topic?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryBonusesArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryCheckoutArgs = {
  step?: InputMaybe<CheckoutStep>;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryDateCalendarArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryDeliveryDatesArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  type?: InputMaybe<CheckoutType>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryDeliveryPlaceArgs = {
  city: Scalars['String']['input'];
  district?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryFirstBouquetArgs = {
  percentOff: Scalars['Int']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryFormArgs = {
  key: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryGiftsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<SortBy>;
  sortDirection?: InputMaybe<SortDirection>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryInvoiceArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryInvoiceFileArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryListingArgs = {
  filters?: InputMaybe<ListingFilters>;
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
  sortBy?: InputMaybe<SortBy>;
  sortDirection?: InputMaybe<SortDirection>;
  type: CollectionType;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
  type?: InputMaybe<CheckoutType>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryOrderCalendarArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryOrdersArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryPaymentMethodsArgs = {
  type?: InputMaybe<CheckoutType>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryPostcodeCheckArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  postcode: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryProductReviewsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryPromotionArgs = {
  filters?: InputMaybe<ListingFilters>;
  from?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<SortBy>;
  sortDirection?: InputMaybe<SortDirection>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryRecentlyViewedArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryRecipientChoiceArgs = {
  token: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QuerySearchArgs = {
  filters?: InputMaybe<ListingFilters>;
  from?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  sortBy?: InputMaybe<SortBy>;
  sortDirection?: InputMaybe<SortDirection>;
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QuerySuggestionsArgs = {
  query: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryTrackedOrderArgs = {
  token: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field that could not be read is null and has an entry in `errors`; what null
 * means otherwise, its description says.
 */
export type QueryTrackedOrderCalendarArgs = {
  token: Scalars['String']['input'];
};

/** A question with its answer. */
export type QuestionAndAnswer = {
  __typename?: 'QuestionAndAnswer';
  /** The answer in plain text. */
  answer: Scalars['String']['output'];
  /** What is asked. */
  question: Scalars['String']['output'];
  /** What it is about, such as `delivery`. */
  topic: Scalars['String']['output'];
};

/** The block of questions and answers. */
export type QuestionsBlock = {
  __typename?: 'QuestionsBlock';
  /** The questions in order. */
  list: Array<QuestionAndAnswer>;
  /** What stands above the questions. */
  words: BlockWords;
};

/** How many reviews gave a number of stars. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** Reviews with so many. */
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** Who receives an order or the deliveries of a subscription. */
export type Recipient = {
  __typename?: 'Recipient';
  /** The recipient is not told who sends it. */
  anonymous: Scalars['Boolean']['output'];
  /** The buyer is the recipient. */
  myself: Scalars['Boolean']['output'];
  /** Who the flowers are for. */
  name: Scalars['String']['output'];
  /** A note for the courier; null without one. */
  note: Maybe<Scalars['String']['output']>;
  /**
   * The number for the courier in international form; empty when the recipient was asked by e-mail and has not
   * said, and in a draft without one: it gets the buyer's when it is placed.
   */
  phone: Scalars['PhoneNumber']['output'];
};

/** An order as its recipient sees it: nothing in it has a price. */
export type RecipientChoice = {
  __typename?: 'RecipientChoice';
  /** The address that was set; null once the choice is confirmed. */
  address: Maybe<ShippingAddress>;
  /** The slot that was confirmed; null before. */
  chosen: Maybe<ChosenSlot>;
  /**
   * The slots to choose from, without those that cost more than was paid; empty before an address is set and
   * after the choice.
   */
  deliveryDates: Array<ChoiceDate>;
  /** Until when the recipient can choose: seven days after the payment. */
  expiresAt: Scalars['DateTime']['output'];
  /** What is in the order. */
  lines: Array<ChoiceLine>;
  /** The courier has no phone number yet. */
  needsPhone: Scalars['Boolean']['output'];
  /** The name of the recipient, as the buyer gave it. */
  recipient: Scalars['String']['output'];
  /** Null when the sender does not want to be named. */
  sender: Maybe<Scalars['String']['output']>;
  /** Whether there is still something to choose. */
  state: ChoiceState;
};

/** The order as its recipient sees it, or why the link or the change is refused. */
export type RecipientChoiceResult = RecipientChoice | Refusal;

/** Who receives an order. */
export type RecipientInput = {
  /** The recipient is not told who sends it. Without effect when the buyer is the recipient. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * True agrees that the recipient and the draft's address are kept for later orders, as a `SavedRecipient`; in place of the
   * one that the draft was taken from. Without effect for a guest.
   */
  keep?: InputMaybe<Scalars['Boolean']['input']>;
  /** The buyer is the recipient. */
  myself?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who the flowers are for, at most 80 characters. */
  name: Scalars['String']['input'];
  /** A note for the courier, at most 300 characters; may be missing. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A phone number in any spelling, for the courier; without one the order gets that of the buyer. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
};

/** The recipient's link of an order as its buyer sees it. */
export type RecipientLink = {
  __typename?: 'RecipientLink';
  /** Slots for the buyer, at no more than was paid, after they set the address; empty otherwise. */
  deliveryDates: Array<DeliveryDate>;
  /** Until when the recipient can choose; null until the order is paid. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Who the link is for, by the name that the buyer gave. */
  name: Scalars['String']['output'];
  /** The phone number or e-mail address that it was sent to. */
  receiver: Scalars['String']['output'];
  /** How far the choice is. */
  state: RecipientLinkState;
  /** The link; null when it no longer works. */
  url: Maybe<Scalars['Url']['output']>;
};

/** Who is asked to choose address and slot. */
export type RecipientLinkInput = {
  /** The recipient is not told who sends it. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name of the recipient, at most 80 characters. */
  name: Scalars['String']['input'];
  /** A phone number or an e-mail address as typed; the link goes there once the order is paid. */
  receiver: Scalars['String']['input'];
};

/** The state of an order whose recipient chooses address and slot. */
export type RecipientLinkState =
  /** The link is sent and works. */
  | 'asked'
  /** The buyer set the address in the recipient's place. */
  | 'taken_over'
  /** The recipient has chosen. */
  | 'made'
  /** Seven days went by without a choice; the buyer can still set the address for another seven. */
  | 'run_out'
  /** The order is not paid yet, so nobody is asked. */
  | 'unpaid';

/** The flowers of a cart that come again and again, and what each later delivery of them costs. */
export type RecurringLine = {
  __typename?: 'RecurringLine';
  /** Why the offered discount of the first bouquet does not apply; null when it does. */
  firstBouquetMessage: Maybe<Scalars['String']['output']>;
  /** Names its line, as in `LineItem.lineSlug`. */
  lineSlug: Scalars['String']['output'];
  /** What its flowers cost in each later delivery, all of them at the subscriber's price, without the delivery. */
  price: Money;
  /** The product of its line, as in `LineItem.productId`. */
  productId: Scalars['ID']['output'];
  /** How many of it each delivery brings. */
  quantity: Scalars['Int']['output'];
  /** The title of the product. */
  title: Scalars['String']['output'];
  /** The title of its variant, such as `Classic, 15 stems`. */
  variantTitle: Scalars['String']['output'];
};

/** Money that goes back to where it came from. */
export type Refund = {
  __typename?: 'Refund';
  /** What goes back. */
  amount: Money;
  /** When it arrived at the provider; null while the refund is pending. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** The reason of a partial refund, as words that continue "for …"; null for the rest of an order. */
  reason: Maybe<Scalars['String']['output']>;
};

/** Why something was refused: what was asked for has not been done, and a person can do something about it. */
export type Refusal = UserError & {
  __typename?: 'Refusal';
  /** What the shopper can do instead, such as using bonuses in place of a code. */
  advice: Maybe<Scalars['String']['output']>;
  /**
   * The reason for programs, such as `cart_full`, `slot_full` or `promo_code_expired`; `invalid` when fields are wrong, `refused` when only
   * the message says why, `auth_required` when it needs a sign-in.
   */
  code: Scalars['String']['output'];
  /** The first wrong argument by its place, such as `input.name`; null when the refusal is about the whole. */
  field: Maybe<Scalars['String']['output']>;
  /** The reason in one sentence for a person. A client with a sentence of its own for the code says that instead. */
  message: Scalars['String']['output'];
  /** Every wrong argument; none when the refusal is about the whole. */
  parts: Array<RefusedPart>;
};

/** One wrong argument of a change that was refused. */
export type RefusedPart = {
  __typename?: 'RefusedPart';
  /** For programs, such as required, too_long or invalid_email. */
  code: Scalars['String']['output'];
  /** Its place among the arguments, such as `input.giftCard.sender`. */
  field: Scalars['String']['output'];
  /** The number that the broken rule names, such as a maximum; null for a rule without one. */
  limit: Maybe<Scalars['Float']['output']>;
  /** What is wrong with it, in a few words for a person. */
  message: Scalars['String']['output'];
};

/** The earliest delivery to a postcode of one region, of what is not sent on the same day. */
export type RegionalDelivery = {
  __typename?: 'RegionalDelivery';
  /** The earliest slot there. */
  delivery: DeliveryOffer;
  /** Its name for programs: `london`, `england-and-wales`, `scotland` or `northern-ireland`. */
  region: Scalars['String']['output'];
};

/** A gift to take out of the draft order. */
export type RemovedGiftInput = {
  /** The slug of the line, or of its variant when only one line has that variant. */
  lineSlug: Scalars['String']['input'];
  /** The product of the gift, as in `LineItem.productId`. */
  productId: Scalars['ID']['input'];
};

/** The filled cart, or why nothing was added. */
export type RepeatOrderResult = Refusal | RepeatedOrder;

/** What became of ordering the same again. */
export type RepeatedOrder = {
  __typename?: 'RepeatedOrder';
  /** The cart with everything that could be added. */
  cart: Cart;
  /** Titles of products that are no longer sold or did not fit into the cart; empty when everything is there. */
  leftOut: Array<Scalars['String']['output']>;
};

/** What a customer wrote about a product or about the shop. */
export type Review = {
  __typename?: 'Review';
  /** The name that it is signed with; empty once it is too old for a name. */
  author: Scalars['String']['output'];
  /** Where its author lives; empty together with the name. */
  city: Scalars['String']['output'];
  /** Identifies the review. */
  id: Scalars['ID']['output'];
  /** The `id` of the product; null for a review of the shop. */
  productId: Maybe<Scalars['ID']['output']>;
  /** Civil date in London. */
  publishedOn: Scalars['Date']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The review in plain text. */
  text: Scalars['String']['output'];
  /** The headline that its author gave it. */
  title: Scalars['String']['output'];
};

/** What customers write, and how they rate the shop. */
export type ReviewsBlock = {
  __typename?: 'ReviewsBlock';
  /** The twelve newest reviews. */
  list: Array<Review>;
  /** The average of all reviews, 1 to 5 with one decimal; 0 when there are none. */
  rating: Scalars['Float']['output'];
  /** How many reviews there are in all. */
  reviewCount: Scalars['Int']['output'];
  /** What stands above the reviews. */
  words: BlockWords;
};

/** A test card as typed into the sandbox's form. */
export type SandboxCardInput = {
  /** A key for each press of the button: a repeated press is charged once. */
  attempt?: InputMaybe<Scalars['String']['input']>;
  /** The security code, 3 or 4 digits. */
  cvc: Scalars['String']['input'];
  /** Month and year, such as `01/30`, with or without the stroke. */
  expiry: Scalars['String']['input'];
  /** 12 to 19 digits; spaces and hyphens do not matter. */
  number: Scalars['String']['input'];
};

/** Somebody the user sends flowers to, kept for the next order. */
export type SavedRecipient = {
  __typename?: 'SavedRecipient';
  /** Where flowers for them go. */
  address: ShippingAddress;
  /** Identifies the recipient, for `useSavedRecipient`. */
  id: Scalars['ID']['output'];
  /** Their important dates, the soonest first. */
  importantDates: Array<ImportantDate>;
  /** It is the user. */
  myself: Scalars['Boolean']['output'];
  /** Who the flowers are for. */
  name: Scalars['String']['output'];
  /** A note for the courier; null without one. */
  note: Maybe<Scalars['String']['output']>;
  /** The number for the courier in international form; empty when it is not known. */
  phone: Scalars['PhoneNumber']['output'];
};

/** A person to keep, as typed. */
export type SavedRecipientInput = {
  /** Where flowers for them go. */
  address: AddressInput;
  /** It is the user. */
  myself?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who the flowers are for, at most 80 characters. */
  name: Scalars['String']['input'];
  /** A note for the courier, at most 300 characters; may be missing. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A phone number in any spelling, for the courier; without one an order gets that of the buyer. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
};

/** All saved recipients after the change, or why it was refused. */
export type SavedRecipientsResult = AllSavedRecipients | Refusal;

/** What a phrase asks for besides what things are called: a colour, a size, a price, what is safe or not wanted. */
export type SearchCondition = {
  __typename?: 'SearchCondition';
  /** The phrase without it, to be searched for instead; empty when nothing is left. */
  phraseWithout: Scalars['String']['output'];
  /** In words, such as `without lilies`, `safe for cats`, `50 stems` or `up to £40`. */
  text: Scalars['String']['output'];
};

/** What the search box offers before anything is typed. */
export type SearchHistory = {
  __typename?: 'SearchHistory';
  /** What this visitor searched for, newest first. */
  phrases: Array<Scalars['String']['output']>;
  /** The fixed suggestions. */
  suggestions: Array<Scalars['String']['output']>;
};

/** The phrases after the change, or why it was refused. */
export type SearchHistoryResult = Refusal | SearchHistory;

/** What was found for a phrase. */
export type SearchResult = PagedList & {
  __typename?: 'SearchResult';
  /** Three articles at most with words of the phrase, the best match first. */
  articles: Array<ArticleCard>;
  /** Six categories and filters at most: those that the phrase names, then those with its words. */
  categories: Array<CollectionSummary>;
  /** The colours that the phrase names; each product then stands for its variant that has them, where there is one. */
  colours: Array<Scalars['String']['output']>;
  /** What was understood of the phrase besides what things are called, and holds for the products. */
  conditions: Array<SearchCondition>;
  /** The corrected phrase, when a typo was corrected; null otherwise. */
  corrected: Maybe<Scalars['String']['output']>;
  /** What the products can be narrowed by; null when there are none, or when an outside service found them. */
  facets: Maybe<Facets>;
  /** Nothing matched the whole phrase; these results match a part of it. */
  isRelaxed: Scalars['Boolean']['output'];
  /** The products of the page, or of all pages from `from` on, the best matches first. */
  list: Array<ProductCard>;
  /** What the shop has not got, and what is shown instead; null when there is nothing to say. */
  note: Maybe<Scalars['String']['output']>;
  /** Where the page stands among the products found. */
  pageInfo: PageInfo;
  /** Pages that answer the phrase, four at most, to be shown before the products. */
  pages: Array<PageLink>;
  /** The highest price that the phrase asks for; null when it names none. */
  priceMax: Maybe<Money>;
  /** The lowest price that the phrase asks for; null when it names none. */
  priceMin: Maybe<Money>;
  /** The number of stems that was asked for; each product then stands for its nearest variant. */
  stems: Maybe<Scalars['Int']['output']>;
};

/** Where a code to sign in with goes. */
export type SendCodeInput = {
  /** The token of the invisible reCAPTCHA v2; needed when `SignInSettings.captchaSiteKey` is set. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** A phone number or an e-mail address as typed, at most 254 characters. */
  receiver: Scalars['String']['input'];
  /** What kind of address `receiver` is. */
  type: CodeType;
  /** How a code goes to a phone; a text message by default. */
  via?: InputMaybe<CodeVia>;
};

/** The words of a page of gifts. */
export type Seo = {
  __typename?: 'Seo';
  /** The description of the page for search engines. */
  description: Scalars['String']['output'];
  /** The heading of the page. */
  heading: Scalars['String']['output'];
  /** The paragraph below the heading. */
  text: Scalars['String']['output'];
  /** The title of the page for browsers and search engines. */
  title: Scalars['String']['output'];
};

/** The clock that countdowns on a page follow. */
export type SetClock = {
  __typename?: 'SetClock';
  /** Seconds ahead of the real time; negative when behind. */
  aheadSeconds: Scalars['Int']['output'];
  /** The shop's time of this answer. */
  now: Scalars['DateTime']['output'];
};

/** The address that an order or a subscription goes to. */
export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  /** The town, as typed. */
  city: Scalars['String']['output'];
  /** House and street; says only that the recipient chose, when they did. */
  line1: Scalars['String']['output'];
  /** Flat, building or company; null without one. */
  line2: Maybe<Scalars['String']['output']>;
  /** Its surroundings, for a map; null when they are unknown. */
  place: Maybe<AddressPlace>;
  /** Where it is on the map, from the address list or roughly by the postcode; null when that is unknown. */
  point: Maybe<Point>;
  /** In its usual spelling, such as `SW1A 1AA`; only the first half of an address that the recipient chose. */
  postcode: Scalars['String']['output'];
  /** The delivery zone: `london` or `uk`. */
  zone: Scalars['String']['output'];
};

/** A browser in which the user is signed in. */
export type SignIn = {
  __typename?: 'SignIn';
  /** When it signed in. */
  at: Scalars['DateTime']['output'];
  /** The name of the browser, such as Firefox on Linux; null when it is unknown. */
  device: Maybe<Scalars['String']['output']>;
  /** What it is ended by. */
  id: Scalars['ID']['output'];
  /** It is the sign-in of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The sign-in was ended. */
export type SignInEnded = {
  __typename?: 'SignInEnded';
  /** Those that are left, the newest first. */
  signIns: Array<SignIn>;
};

/** The proof of an address: the code that was sent to it. */
export type SignInInput = {
  /** The code as typed, spaces and hyphens included. */
  code: Scalars['String']['input'];
  /** The phone number or e-mail address that the code was sent to. */
  receiver: Scalars['String']['input'];
  /** What kind of address `receiver` is. */
  type: CodeType;
};

/** Who is signed in now, or why nobody is. */
export type SignInResult = Refusal | SignedIn;

/** What the pages of the sign-in need to know. */
export type SignInSettings = {
  __typename?: 'SignInSettings';
  /** The site key of the invisible reCAPTCHA v2; null when there is no captcha. */
  captchaSiteKey: Maybe<Scalars['String']['output']>;
  /** How many digits a code has. */
  codeLength: Scalars['Int']['output'];
  /** The least time between two codes, in seconds; it grows when many were sent today. */
  resendSeconds: Scalars['Int']['output'];
};

/** How many sign-ins were ended, or why none could be. */
export type SignOutElsewhereResult = Refusal | SignedOutElsewhere;

/** The sign-in succeeded. */
export type SignedIn = {
  __typename?: 'SignedIn';
  /** The user has not given their personal data yet. */
  isNewUser: Scalars['Boolean']['output'];
  /** Who is signed in now. */
  user: User;
};

/** The other sign-ins were ended. */
export type SignedOutElsewhere = {
  __typename?: 'SignedOutElsewhere';
  /** How many there were. */
  ended: Scalars['Int']['output'];
};

/** A slot: a delivery window on a day. */
export type Slot = {
  __typename?: 'Slot';
  /** It cannot be chosen; `reason` says why. */
  disabled: Scalars['Boolean']['output'];
  /** When it begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** The last moment to choose it. */
  orderBefore: Scalars['DateTime']['output'];
  /** How many more orders it takes now; the checkout says so when few are left. */
  placesLeft: Scalars['Int']['output'];
  /** What the delivery costs in it; nothing for a free one. */
  price: Money;
  /** Why it cannot be chosen, for the shopper, such as Fully booked; null when it can. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it ends, HH:MM, London. */
  to: Scalars['String']['output'];
  /** Identifies its window, the same on every day. */
  windowId: Scalars['ID']['output'];
};

/** What a list of products is sorted by. */
export type SortBy =
  /** The day on which they came into the shop. */
  | 'newest'
  /** How well liked they are, by a number that the shop keeps for each. */
  | 'popularity'
  /** The price of the default variant. */
  | 'price';

/** From which end a list is sorted. */
export type SortDirection =
  /** The least first: the cheapest, the oldest, A to Z. */
  | 'asc'
  /** The most first: the most popular, the dearest, the newest. */
  | 'desc';

/** So many stems of one flower in one colour. */
export type Stem = {
  __typename?: 'Stem';
  /** The colour of these stems, such as `blush`. */
  colour: Scalars['String']['output'];
  /** How many of them. */
  count: Scalars['Int']['output'];
  /** The flower or foliage, such as `spray-rose`. */
  species: Scalars['String']['output'];
};

/** A list of steps, one after the other. */
export type StepsBlock = {
  __typename?: 'StepsBlock';
  /** What stands above the steps. */
  heading: Scalars['String']['output'];
  /** The steps in order. */
  items: Array<BlockEntry>;
};

/** A change that the owner of a subscription can make. */
export type SubscriptionAction =
  /** `cancelSubscription` works. */
  | 'cancel'
  /** `pauseSubscription` works. */
  | 'pause'
  /** `resumeSubscription` works. */
  | 'resume'
  /** `skipDelivery` works. */
  | 'skip'
  /** `swapSubscriptionProduct` works. */
  | 'swap'
  /** `setSubscriptionWindow` works. */
  | 'slot';

/** The flowers of a delivery subscription, how often they come, and what the first bouquet was offered for. */
export type SubscriptionChoiceInput = {
  /** Weeks between deliveries, 1 to 12; one of `SubscriptionPlan.everyWeeks`. */
  everyWeeks: Scalars['Int']['input'];
  /**
   * Per cent off the first bouquet, one of `SubscriptionPrices.firstBouquetPercentsOff`; without it, the
   * subscriber's price.
   */
  firstBouquetPercentOff?: InputMaybe<Scalars['Int']['input']>;
  /** The `productId` of `SubscriptionFlowers`, or of any flowers on sale. */
  productId: Scalars['ID']['input'];
  /** The variant's slug, such as the `variantSlug` of `SubscriptionFlowersSize`. */
  variantSlug: Scalars['String']['input'];
};

/** Flowers that can be subscribed to. */
export type SubscriptionFlowers = {
  __typename?: 'SubscriptionFlowers';
  /** The picture of the product. */
  image: Image;
  /** The `id` of the product, for `chooseSubscription`. */
  productId: Scalars['ID']['output'];
  /** Its variants with their prices. */
  sizes: Array<SubscriptionFlowersSize>;
  /** The description of the product. */
  text: Scalars['String']['output'];
  /** The title of the product. */
  title: Scalars['String']['output'];
};

/** A variant of flowers that can be subscribed to. */
export type SubscriptionFlowersSize = {
  __typename?: 'SubscriptionFlowersSize';
  /** The price of a single order. */
  oldPrice: Money;
  /** The price for subscribers. */
  price: Money;
  /** The name of the size alone, such as `Classic`. */
  title: Scalars['String']['output'];
  /** The slug of the variant, for `chooseSubscription`. */
  variantSlug: Scalars['String']['output'];
};

/** What a subscription to a product costs, to be said beside its price. */
export type SubscriptionOffer = {
  __typename?: 'SubscriptionOffer';
  /** The path of the page about subscriptions. */
  href: Scalars['Url']['output'];
  /** What a subscriber saves on each delivery, per cent. */
  percentOff: Scalars['Int']['output'];
  /** The price of the default variant for a subscriber; each variant has its own. */
  price: Money;
  /** How it works, a sentence or two. */
  text: Scalars['String']['output'];
  /** The offer in a few words. */
  title: Scalars['String']['output'];
};

/** A rhythm in which a subscription can come. */
export type SubscriptionPlan = {
  __typename?: 'SubscriptionPlan';
  /** Weeks between deliveries, 1 to 12. */
  everyWeeks: Scalars['Int']['output'];
  /** The sizes of the bouquet the florist chooses; the same in each plan. */
  sizes: Array<SubscriptionSize>;
  /** Its name for programs, such as `weekly`. */
  slug: Scalars['String']['output'];
  /** Whom it suits, a sentence or two. */
  text: Scalars['String']['output'];
  /** Its name for the shopper, such as Every two weeks. */
  title: Scalars['String']['output'];
};

/** What can be subscribed to, how often it comes, and what it costs. */
export type SubscriptionPrices = {
  __typename?: 'SubscriptionPrices';
  /** Per cent off the first bouquet that are on offer; the first is the default. */
  firstBouquetPercentsOff: Array<Scalars['Int']['output']>;
  /** Flowers to subscribe to, six at most; the bouquet the florist chooses comes first. */
  flowers: Array<SubscriptionFlowers>;
  /** The heading of the choice. */
  heading: Scalars['String']['output'];
  /** What a subscriber saves on each delivery, per cent. */
  percentOff: Scalars['Int']['output'];
  /** How often a subscription can come. */
  plans: Array<SubscriptionPlan>;
  /** What is in the prices, a sentence or two. */
  text: Scalars['String']['output'];
};

/** A size of the bouquet the florist chooses. */
export type SubscriptionSize = {
  __typename?: 'SubscriptionSize';
  /** What it costs as a single order. */
  oldPrice: Money;
  /** What each delivery of it costs a subscriber. */
  price: Money;
  /** How many stems it has. */
  stems: Scalars['Int']['output'];
  /** The name of the size alone, such as `Classic`. */
  title: Scalars['String']['output'];
  /** What the cart takes for it beside the `productId`. */
  variantSlug: Scalars['String']['output'];
};

/** Other flowers that a subscription can have from its next delivery on. */
export type SubscriptionSwap = {
  __typename?: 'SubscriptionSwap';
  /** What a delivery costs with these flowers: as many as now, in its usual window. */
  pricePerDelivery: Money;
  /** The `id` of the product, for `swapSubscriptionProduct`. */
  productId: Scalars['ID']['output'];
  /** The title of the product. */
  title: Scalars['String']['output'];
  /** The slug of its default variant, for `swapSubscriptionProduct`. */
  variantSlug: Scalars['String']['output'];
};

/** A delivery window of a subscription, the same on every day. */
export type SubscriptionWindow = {
  __typename?: 'SubscriptionWindow';
  /** When it begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** What a delivery in this window costs. */
  price: Money;
  /** When it ends, HH:MM, London. */
  to: Scalars['String']['output'];
  /** Identifies the window, for `setSubscriptionWindow`. */
  windowId: Scalars['ID']['output'];
};

/** What the florist does when a flower is not available on the day. */
export type Substitution =
  /** Chooses another flower of the same worth or more, in the same colours. */
  | 'allow'
  /** Asks the buyer before another flower is taken. */
  | 'ask'
  /** Leaves it out, and its price is given back. */
  | 'refund';

/** What a phrase that is being typed may become. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Four categories and filters at most that begin so, or that a synonym which begins so means. */
  categories: Array<CollectionSummary>;
  /** Two pages at most that answer what may be meant. */
  pages: Array<PageLink>;
  /** Phrases that begin so, eight at most, or the fixed suggestions. */
  phrases: Array<Scalars['String']['output']>;
  /** Four products at most: those that are meant, then those with titles that begin so; bouquets before gifts. */
  products: Array<ProductCard>;
};

/** Something that earns bonuses once. */
export type TargetAction = {
  __typename?: 'TargetAction';
  /** The user has done it and has the bonuses. */
  achieved: Scalars['Boolean']['output'];
  /** What it earns. */
  bonuses: Money;
  /**
   * `profile` (both addresses confirmed), `dates` (three important dates kept) or `first_order` (a first
   * delivery).
   */
  code: Scalars['String']['output'];
  /** The path of the page on which to do it. */
  href: Scalars['Url']['output'];
  /** What to do, a sentence. */
  text: Scalars['String']['output'];
  /** What to do, in a few words. */
  title: Scalars['String']['output'];
};

/** Text of a page, with or without a heading. */
export type TextBlock = {
  __typename?: 'TextBlock';
  /** What stands above the text; null without one. */
  heading: Maybe<Scalars['String']['output']>;
  /** Sanitised HTML: headings from h2 on, paragraphs, lists, links, pictures and tables. */
  html: Scalars['String']['output'];
};

/** What a form says after it was sent. */
export type Thanks = {
  __typename?: 'Thanks';
  /** What happens next, a sentence or two. */
  message: Scalars['String']['output'];
  /** The heading of the thanks. */
  title: Scalars['String']['output'];
};

/** A picture with a title that leads somewhere. */
export type Tile = {
  __typename?: 'Tile';
  /** The path that it leads to. */
  href: Scalars['Url']['output'];
  /** Its picture; null for a tile of words alone. */
  image: Maybe<Image>;
  /** A sentence below the title; null without one. */
  text: Maybe<Scalars['String']['output']>;
  /** What the tile says. */
  title: Scalars['String']['output'];
};

/** Tiles that lead into the shop. */
export type TilesBlock = {
  __typename?: 'TilesBlock';
  /** The tiles in order. */
  list: Array<Tile>;
  /** What stands above the tiles. */
  words: BlockWords;
};

/** How poisonous something is to a pet that eats some of it. */
export type Toxicity =
  /** It kills: do not send it where such a pet lives. */
  | 'deadly'
  /** It may make a pet sick. */
  | 'mild'
  /** Harmless, even when some of it is eaten. */
  | 'none'
  /** Dangerous: a vet should be asked at once. */
  | 'severe';

/** A line of an order, without its price. */
export type TrackedLine = {
  __typename?: 'TrackedLine';
  /** Its picture at every size. */
  image: Image;
  /** How many of it. */
  quantity: Scalars['Int']['output'];
  /** The title of the product or combo. */
  title: Scalars['String']['output'];
  /** The size or kind, or what is in it. */
  variantTitle: Scalars['String']['output'];
};

/** An order as its tracking link shows it: without prices, and with the first half of the postcode in place of the address. */
export type TrackedOrder = {
  __typename?: 'TrackedOrder';
  /** The order number. */
  id: Scalars['ID']['output'];
  /** What is in it. */
  lines: Array<TrackedLine>;
  /** Until the florist starts, and only by the buyer's link. */
  mayChangeSubstitution: Scalars['Boolean']['output'];
  /** The first half of the postcode, such as `SW3`; null until the address is known. */
  outwardCode: Maybe<Scalars['String']['output']>;
  /** Pictures of the flowers, the oldest first; empty until one is taken. */
  photos: Array<OrderPhoto>;
  /** The surroundings of the district it goes to, for a map; its point is the middle of the district. Null until the address is known. */
  place: Maybe<AddressPlace>;
  /** Who receives it; null for gift cards by e-mail, and after erasure. */
  recipientName: Maybe<Scalars['String']['output']>;
  /** The token of a read-only link to the same page; null by that link itself, and when the backend has none. */
  shareToken: Maybe<Scalars['String']['output']>;
  /** The slot that was chosen; null before. */
  slot: Maybe<TrackedSlot>;
  /** Where it stands now. */
  state: OrderState;
  /** What the florist does when a flower is not available on the day. */
  substitution: Substitution;
  /** The states it has had, the oldest first. */
  timeline: Array<OrderTransition>;
};

/** The order after the change, or why it was refused. */
export type TrackedOrderResult = Refusal | TrackedOrder;

/** The slot of an order, without its price. */
export type TrackedSlot = {
  __typename?: 'TrackedSlot';
  /** London civil date. */
  date: Scalars['Date']['output'];
  /** When its window begins, HH:MM, London. */
  from: Scalars['String']['output'];
  /** When its window ends, HH:MM, London. */
  to: Scalars['String']['output'];
};

/** An order that was placed and is not paid yet. */
export type UnpaidOrder = {
  __typename?: 'UnpaidOrder';
  /** What remains to pay after gift cards. */
  amountDue: Money;
  /** The order number, eight letters and digits, as in `Order.id`. */
  id: Scalars['ID']['output'];
  /** What the order costs, delivery included. */
  totalCost: Money;
  /** By which checkout's pages it is paid. */
  type: CheckoutType;
};

/** What the shopper may still change of an order that is placed, until the florist starts. */
export type UpdateOrderInput = {
  /** Another house with the same postcode. */
  address?: InputMaybe<OrderHouseInput>;
  /** What the card of a line says. */
  card?: InputMaybe<OrderCardInput>;
  /** Whom the courier asks for. */
  recipient?: InputMaybe<OrderRecipientInput>;
};

/** Who is signed in, with their personal data. */
export type User = {
  __typename?: 'User';
  /** The e-mail address of the account; null when there is none. */
  email: Maybe<Scalars['Email']['output']>;
  /** The e-mail address was confirmed with a code; the user can sign in with it. */
  emailVerified: Scalars['Boolean']['output'];
  /** What the user says of it; null until the personal data are given. */
  gender: Maybe<Gender>;
  /** Identifies the account, a UUID. */
  id: Scalars['ID']['output'];
  /** The name of the account; null until the personal data are given. */
  name: Maybe<Scalars['String']['output']>;
  /** The phone number of the account in international form; null when there is none. */
  phone: Maybe<Scalars['PhoneNumber']['output']>;
  /** The phone number was confirmed with a code; the user can sign in with it. */
  phoneVerified: Scalars['Boolean']['output'];
  /** The user has given their personal data. */
  registered: Scalars['Boolean']['output'];
};

/** An expected failure of a change: an answer, and no entry in `errors`. */
export type UserError = {
  /** The reason for programs, such as `cart_full`. */
  code: Scalars['String']['output'];
  /** The first wrong argument by its place, such as `input.name`; null when the whole is meant. */
  field: Maybe<Scalars['String']['output']>;
  /** The reason in one sentence for a person. */
  message: Scalars['String']['output'];
};

/** A promo code that was made for a user, or that they have used. */
export type UserPromoCode = {
  __typename?: 'UserPromoCode';
  /** It works in the app only. */
  appOnly: Scalars['Boolean']['output'];
  /** What is typed in, in capitals. */
  code: Scalars['String']['output'];
  /** When it stops working; null when it never does. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The least to spend on flowers and gifts for it to work; nothing when there is none. */
  minimum: Money;
  /** Whether it can still be used. */
  state: PromoCodeState;
  /** What it gives and under which conditions, one sentence. */
  text: Scalars['String']['output'];
  /** What the code is for. */
  title: Scalars['String']['output'];
};

/** The user with the saved data, or why they were refused. */
export type UserResult = Refusal | User;

/** One size, colour or kind of a product that can be bought. */
export type Variant = {
  __typename?: 'Variant';
  /** Its colour, such as `red`; null when there is no such choice. */
  colour: Maybe<Scalars['String']['output']>;
  /** How many stems it has, foliage included; null for products that are not counted. */
  count: Maybe<Scalars['Int']['output']>;
  /** Its views, the front first. */
  gallery: Array<GalleryPicture>;
  /** Identifies the variant; `AddCartLineInput.addOnVariantId` takes it. */
  id: Scalars['ID']['output'];
  /** Its picture from the front. */
  image: Image;
  /** The length of its stems, `short` or `long`; null when there is no such choice. */
  length: Maybe<Scalars['String']['output']>;
  /** What it cost before; null when it is not reduced. */
  oldPrice: Maybe<Money>;
  /** What it costs, all-in. */
  price: Money;
  /** `small`, `medium`, `large` or `grand`; null when there is no such choice. */
  size: Maybe<Scalars['String']['output']>;
  /** What names it beside the product's id, as the `variantSlug` of a new line. */
  slug: Scalars['String']['output'];
  /** What is in it, flower by flower; empty for products that are not flowers. */
  stems: Array<Stem>;
  /** The price for subscribers; null when it cannot be subscribed to. */
  subscriberPrice: Maybe<Money>;
  /** Its name in full, such as `Classic, 15 stems`. */
  title: Scalars['String']['output'];
};

/** What was paid at one rate of VAT, after discounts. */
export type VatLine = {
  __typename?: 'VatLine';
  /** Net and VAT together. */
  gross: Money;
  /** The amount without its VAT. */
  net: Money;
  /** The rate in per cent: 0, 5 or 20. */
  rate: Scalars['Int']['output'];
  /** The VAT in it. */
  vat: Money;
};

/** The numbers in the header, the hearts on cards, and who is signed in. */
export type Visitor = {
  __typename?: 'Visitor';
  /** How much is in the cart. */
  cart: VisitorCart;
  /** Which products the visitor likes. */
  favorites: VisitorFavorites;
  /** Who is signed in; null for a guest. */
  user: Maybe<VisitorUser>;
};

/** The cart, as far as every page shows it. */
export type VisitorCart = {
  __typename?: 'VisitorCart';
  /** How many things are in the cart, as `Cart.quantity`. */
  quantity: Scalars['Int']['output'];
};

/** The favourites, as far as every page shows them. */
export type VisitorFavorites = {
  __typename?: 'VisitorFavorites';
  /** The ids of those products, newest first, as `Favorites.ids`. */
  ids: Array<Scalars['ID']['output']>;
};

/** Who is signed in, as far as every page shows it. */
export type VisitorUser = {
  __typename?: 'VisitorUser';
  /** Identifies the account, as `User.id`. */
  id: Scalars['ID']['output'];
  /** What the user is called; null until a name is given. */
  name: Maybe<Scalars['String']['output']>;
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
    | ( import('../errors/refusal.ts').Refusal )
  ;
  CartResult:
    | ( import('zod').output<typeof import('../../contract/basket.ts').Cart> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  CodeResult:
    | ( import('../errors/code-sent-result.ts').CodeNotSent )
    | ( import('zod').output<typeof import('../../contract/auth.ts').CodeSent> )
  ;
  DeliverySubscriptionResult:
    | ( import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  DiscountResult:
    | ( Omit<DiscountedCart, 'cart' | 'order'> & { cart: _RefType['Cart'], order?: Maybe<_RefType['Order']> } )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  DoneResult:
    | ( Done )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  EndSignInResult:
    | ( import('../errors/refusal.ts').Refusal )
    | ( Omit<SignInEnded, 'signIns'> & { signIns: Array<_RefType['SignIn']> } )
  ;
  FavoritesResult:
    | ( import('zod').output<typeof import('../../contract/favorites.ts').Favorites> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  FormResult:
    | ( import('zod').output<typeof import('../../contract/forms.ts').Submitted> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  GiftCardBalanceResult:
    | ( import('zod').output<typeof import('../../contract/gift-card.ts').GiftCardBalance> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  ImportantDatesResult:
    | ( import('zod').output<typeof import('../../contract/important-dates.ts').ImportantDates> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  NewsletterResult:
    | ( import('zod').output<typeof import('../../contract/notifications.ts').getNewsletter.response>['data'] )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  NotificationsResult:
    | ( import('zod').output<typeof import('../../contract/notifications.ts').NotificationSettings> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  OpenOrderResult:
    | ( import('zod').output<typeof import('../../contract/order.ts').OpenedOrder> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  OrderResult:
    | ( import('zod').output<typeof import('../../contract/order.ts').Order> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  OrdersResult:
    | ( Omit<OrderList, 'list' | 'pageInfo'> & { list: Array<_RefType['Order']>, pageInfo: _RefType['PageInfo'] } )
    | ( import('../errors/refusal.ts').Refusal )
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
    | ( import('../errors/refusal.ts').Refusal )
  ;
  RecipientChoiceResult:
    | ( import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice> )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  RepeatOrderResult:
    | ( import('../errors/refusal.ts').Refusal )
    | ( Omit<RepeatedOrder, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  SavedRecipientsResult:
    | ( Omit<AllSavedRecipients, 'list'> & { list: Array<_RefType['SavedRecipient']> } )
    | ( import('../errors/refusal.ts').Refusal )
  ;
  SearchHistoryResult:
    | ( import('../errors/refusal.ts').Refusal )
    | ( import('zod').output<typeof import('../../contract/search.ts').SearchHistory> )
  ;
  SignInResult:
    | ( import('../errors/refusal.ts').Refusal )
    | ( Omit<SignedIn, 'user'> & { user: _RefType['User'] } )
  ;
  SignOutElsewhereResult:
    | ( import('../errors/refusal.ts').Refusal )
    | ( SignedOutElsewhere )
  ;
  TrackedOrderResult:
    | ( import('../errors/refusal.ts').Refusal )
    | ( import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder> )
  ;
  UserResult:
    | ( import('../errors/refusal.ts').Refusal )
    | ( import('zod').output<typeof import('../../contract/user.ts').User> )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  PagedList:
    | ( Omit<ArticleList, 'list' | 'pageInfo'> & { list: Array<_RefType['ArticleCard']>, pageInfo: _RefType['PageInfo'] } )
    | ( import('zod').output<typeof import('../../contract/loyalty.ts').Bonuses> )
    | ( import('zod').output<typeof import('../../contract/gifts.ts').Gifts> )
    | ( import('zod').output<typeof import('../../contract/catalogue.ts').Listing> )
    | ( Omit<OrderList, 'list' | 'pageInfo'> & { list: Array<_RefType['Order']>, pageInfo: _RefType['PageInfo'] } )
    | ( import('zod').output<typeof import('../../contract/catalogue.ts').getProductReviews.response>['data'] )
    | ( import('zod').output<typeof import('../../contract/promotions.ts').PromotionPage> )
    | ( import('zod').output<typeof import('../../contract/search.ts').SearchAnswer> )
  ;
  UserError:
    | ( import('../errors/code-sent-result.ts').CodeNotSent )
    | ( import('../errors/refusal.ts').Refusal )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddCartLineInput: AddCartLineInput;
  AddOn: ResolverTypeWrapper<import('../add-ons.ts').AddOnSource>;
  AddressInput: AddressInput;
  AddressLookup: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/address.ts').AddressLookup>>;
  AddressPlace: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/address.ts').AddressPlace>>;
  AllGifts: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>>;
  AllSavedRecipients: ResolverTypeWrapper<Omit<AllSavedRecipients, 'list'> & { list: Array<ResolversTypes['SavedRecipient']> }>;
  AppDownload: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').AppDownload>>;
  AppLink: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').AppDownload>['links'][number]>;
  AppliedFilters: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Listing>['applied']>;
  AppliedGiftCard: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').Order>['gift_cards'][number]>;
  Article: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/blog.ts').Article>>;
  ArticleCard: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/blog.ts').ArticleCard>>;
  ArticleList: ResolverTypeWrapper<Omit<ArticleList, 'list' | 'pageInfo'> & { list: Array<ResolversTypes['ArticleCard']>, pageInfo: ResolversTypes['PageInfo'] }>;
  ArticlePart: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArticlePart']>;
  ArticleSortBy: ArticleSortBy;
  ArticleText: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/blog.ts').ArticleText>>;
  AskedRecipient: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['recipient_choice']>>;
  Benefit: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Benefit>>;
  BenefitsBlock: ResolverTypeWrapper<Omit<BenefitsBlock, 'list' | 'words'> & { list: Array<ResolversTypes['Benefit']>, words: ResolversTypes['BlockWords'] }>;
  BlockEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').StepsBlock>['items'][number]>;
  BlockWords: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').BlockWords>>;
  BonusEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').BonusEntry>>;
  Bonuses: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').Bonuses>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CalendarFile: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/calendar-file.ts').CalendarFile>>;
  Call: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Navigation>['call']>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelledOrder: ResolverTypeWrapper<Omit<CancelledOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  CardTextField: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Product>['card_text']>;
  Cart: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/basket.ts').Cart>>;
  CartLineGiftCardInput: CartLineGiftCardInput;
  CartLineInput: CartLineInput;
  CartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CartResult']>;
  Category: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Category>>;
  CheckedPayment: ResolverTypeWrapper<CheckedPayment>;
  CheckoutStep: CheckoutStep;
  CheckoutType: CheckoutType;
  ChoiceDate: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number]>;
  ChoiceInput: ChoiceInput;
  ChoiceLine: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['positions'][number]>;
  ChoiceSlot: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number]['intervals'][number]>;
  ChoiceState: ChoiceState;
  ChosenSlot: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['chosen']>>;
  CodeNotSent: ResolverTypeWrapper<import('../errors/code-sent-result.ts').CodeNotSent>;
  CodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CodeResult']>;
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
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryCity: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').City>>;
  DeliveryDate: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-dates.ts').DeliveryDate>>;
  DeliveryDistrict: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').City>['districts'][number]>;
  DeliveryOffer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-dates.ts').RegionalDelivery>['delivery']>;
  DeliveryPlace: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').Place>>;
  DeliverySubscription: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>>;
  DeliverySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeliverySubscriptionResult']>;
  DeliverySubscriptionState: DeliverySubscriptionState;
  DeliveryWindow: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').PostcodeCheck>['windows'][number]>;
  DeliveryWords: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-dates.ts').DeliveryWords>>;
  DeliveryZone: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').DeliveryZone>>;
  DiscountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DiscountResult']>;
  DiscountedCart: ResolverTypeWrapper<Omit<DiscountedCart, 'cart' | 'order'> & { cart: ResolversTypes['Cart'], order?: Maybe<ResolversTypes['Order']> }>;
  Done: ResolverTypeWrapper<Done>;
  DoneResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DoneResult']>;
  EarliestDelivery: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-dates.ts').getEarliestDelivery.response>['data']>;
  Email: ResolverTypeWrapper<Scalars['Email']['output']>;
  EndSignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSignInResult']>;
  FacetValue: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/facets.ts').FacetValue>>;
  Facets: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/facets.ts').Facets>>;
  FaqBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>>;
  FaqEntry: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>['items'][number]>;
  Favorites: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/favorites.ts').Favorites>>;
  FavoritesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FavoritesResult']>;
  FirstBouquet: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>>;
  FirstBouquetOffer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>['offers'][number]>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FlowerChoice: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['card_constructor']>;
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
  FreeDelivery: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/delivery-dates.ts').RegionalDelivery>['delivery']['free']>>;
  GalleryPicture: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').GalleryPicture>>;
  GalleryView: GalleryView;
  Gender: Gender;
  GiftCardBalance: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gift-card.ts').GiftCardBalance>>;
  GiftCardBalanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GiftCardBalanceResult']>;
  GiftCardDetails: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardDetails>>;
  GiftCardInput: GiftCardInput;
  GiftCardLine: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['positions'][number]['gift_card']>>;
  GiftCardWay: GiftCardWay;
  GiftInput: GiftInput;
  GiftShelf: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['shelves'][number]>;
  Gifts: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').Gifts>>;
  Hero: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Hero>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/primitives.ts').Image>>;
  ImportantDate: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/important-dates.ts').ImportantDate>>;
  ImportantDateInput: ImportantDateInput;
  ImportantDates: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/important-dates.ts').ImportantDates>>;
  ImportantDatesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportantDatesResult']>;
  Info: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Info>>;
  InfoSection: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').Info>['sections'][number]>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>>;
  InvoiceBuyer: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['buyer']>>;
  InvoiceFile: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').getInvoiceFile.response>['data']>;
  InvoiceLine: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').InvoiceLine>>;
  InvoiceSeller: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['seller']>;
  LineItem: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').Order>['positions'][number]>;
  LineType: LineType;
  Link: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/layout.ts').Link>>;
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
  OrderCardInput: OrderCardInput;
  OrderHouseInput: OrderHouseInput;
  OrderList: ResolverTypeWrapper<Omit<OrderList, 'list' | 'pageInfo'> & { list: Array<ResolversTypes['Order']>, pageInfo: ResolversTypes['PageInfo'] }>;
  OrderPhoto: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/order-photo.ts').OrderPhoto>>;
  OrderRecipientInput: OrderRecipientInput;
  OrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderResult']>;
  OrderSlot: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['interval']>>;
  OrderState: OrderState;
  OrderSubscription: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').OrderSubscription>>;
  OrderTransition: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['timeline'][number] | import('zod').output<typeof import('../../contract/order.ts').Order>['timeline'][number]>;
  OrderedDelivery: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['ordered']>>;
  OrdersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrdersResult']>;
  Page: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').Page>>;
  PageBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PageBlock']>;
  PageInfo: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/page-info.ts').PageInfo>>;
  PageLink: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').PageLink>>;
  PagedList: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PagedList']>;
  Payment: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['payment']>>;
  PaymentIntent: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/payment.ts').PaymentIntent>>;
  PaymentMethod: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/payment.ts').PaymentMethod>>;
  PaymentMethods: ResolverTypeWrapper<Omit<PaymentMethods, 'methods'> & { methods: Array<ResolversTypes['PaymentMethod']> }>;
  PaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentResult']>;
  PaymentState: PaymentState;
  PersonalDataInput: PersonalDataInput;
  PhoneNumber: ResolverTypeWrapper<Scalars['PhoneNumber']['output']>;
  Photographer: Photographer;
  PickBouquet: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').PickBouquet>>;
  PickBouquetStep: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/home.ts').PickBouquet>['steps'][number]>;
  PlaceCity: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').Place>['city']>;
  PlaceDistrict: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/delivery.ts').Place>['district']>>;
  PlaceLink: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery.ts').PlaceLink>>;
  PlaceOrderInput: PlaceOrderInput;
  PlacePoint: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/address.ts').AddressPlace>['around'][number]>;
  Point: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>['point']> | import('zod').output<typeof import('../../contract/delivery.ts').Place>['centre']>;
  PointInput: PointInput;
  PopularCategory: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').PopularCategory>>;
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
  QuestionAndAnswer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').Gifts>['faq'][number]>;
  QuestionsBlock: ResolverTypeWrapper<Omit<QuestionsBlock, 'list' | 'words'> & { list: Array<ResolversTypes['QuestionAndAnswer']>, words: ResolversTypes['BlockWords'] }>;
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
  Refusal: ResolverTypeWrapper<import('../errors/refusal.ts').Refusal>;
  RefusedPart: ResolverTypeWrapper<RefusedPart>;
  RegionalDelivery: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-dates.ts').RegionalDelivery>>;
  RemovedGiftInput: RemovedGiftInput;
  RepeatOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepeatOrderResult']>;
  RepeatedOrder: ResolverTypeWrapper<Omit<RepeatedOrder, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Review: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Review>>;
  ReviewsBlock: ResolverTypeWrapper<Omit<ReviewsBlock, 'list' | 'words'> & { list: Array<ResolversTypes['Review']>, words: ResolversTypes['BlockWords'] }>;
  SandboxCardInput: SandboxCardInput;
  SavedRecipient: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/recipients.ts').SavedRecipient>>;
  SavedRecipientInput: SavedRecipientInput;
  SavedRecipientsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavedRecipientsResult']>;
  SearchCondition: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').SearchCondition>>;
  SearchHistory: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').SearchHistory>>;
  SearchHistoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchHistoryResult']>;
  SearchResult: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').SearchAnswer>>;
  SendCodeInput: SendCodeInput;
  Seo: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['seo']>;
  SetClock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-dates.ts').SetClock>>;
  ShippingAddress: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>>;
  SignIn: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/auth.ts').SignIn>>;
  SignInEnded: ResolverTypeWrapper<Omit<SignInEnded, 'signIns'> & { signIns: Array<ResolversTypes['SignIn']> }>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignInSettings: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/auth.ts').getSignInSettings.response>['data']>;
  SignOutElsewhereResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutElsewhereResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'user'> & { user: ResolversTypes['User'] }>;
  SignedOutElsewhere: ResolverTypeWrapper<SignedOutElsewhere>;
  Slot: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-dates.ts').Slot>>;
  SortBy: SortBy;
  SortDirection: SortDirection;
  Stem: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Stem>>;
  StepsBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').StepsBlock>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscriptionAction: SubscriptionAction;
  SubscriptionChoiceInput: SubscriptionChoiceInput;
  SubscriptionFlowers: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>>;
  SubscriptionFlowersSize: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>['sizes'][number]>;
  SubscriptionOffer: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').SubscriptionOffer>>;
  SubscriptionPlan: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>>;
  SubscriptionPrices: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPrices>>;
  SubscriptionSize: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>['sizes'][number]>;
  SubscriptionSwap: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['swaps'][number]>;
  SubscriptionWindow: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['interval']>;
  Substitution: Substitution;
  Suggestions: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/search.ts').Suggestions>>;
  TargetAction: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').TargetAction>>;
  TextBlock: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/pages.ts').TextBlock>>;
  Thanks: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/forms.ts').Form>['thanks'] | NonNullable<import('zod').output<typeof import('../../contract/forms.ts').Form>['repeat']>>;
  Tile: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/types/primitives.ts').Tile>>;
  TilesBlock: ResolverTypeWrapper<Omit<TilesBlock, 'list' | 'words'> & { list: Array<ResolversTypes['Tile']>, words: ResolversTypes['BlockWords'] }>;
  Toxicity: Toxicity;
  TrackedLine: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['positions'][number]>;
  TrackedOrder: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>>;
  TrackedOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TrackedOrderResult']>;
  TrackedSlot: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['interval']>>;
  UnpaidOrder: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/basket.ts').UnpaidOrder>>;
  UpdateOrderInput: UpdateOrderInput;
  Url: ResolverTypeWrapper<Scalars['Url']['output']>;
  User: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/user.ts').User>>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserPromoCode: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/loyalty.ts').UserPromoCode>>;
  UserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UserResult']>;
  Variant: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/catalogue.ts').Variant>>;
  VatLine: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/invoice.ts').CreditNote>['vat'][number]>;
  Visitor: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/visitor.ts').Visitor>>;
  VisitorCart: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/visitor.ts').Visitor>['cart']>;
  VisitorFavorites: ResolverTypeWrapper<import('zod').output<typeof import('../../contract/visitor.ts').Visitor>['favorites']>;
  VisitorUser: ResolverTypeWrapper<NonNullable<import('zod').output<typeof import('../../contract/visitor.ts').Visitor>['user']>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddCartLineInput: AddCartLineInput;
  AddOn: import('../add-ons.ts').AddOnSource;
  AddressInput: AddressInput;
  AddressLookup: import('zod').output<typeof import('../../contract/address.ts').AddressLookup>;
  AddressPlace: import('zod').output<typeof import('../../contract/address.ts').AddressPlace>;
  AllGifts: import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>;
  AllSavedRecipients: Omit<AllSavedRecipients, 'list'> & { list: Array<ResolversParentTypes['SavedRecipient']> };
  AppDownload: import('zod').output<typeof import('../../contract/pages.ts').AppDownload>;
  AppLink: import('zod').output<typeof import('../../contract/pages.ts').AppDownload>['links'][number];
  AppliedFilters: import('zod').output<typeof import('../../contract/catalogue.ts').Listing>['applied'];
  AppliedGiftCard: import('zod').output<typeof import('../../contract/order.ts').Order>['gift_cards'][number];
  Article: import('zod').output<typeof import('../../contract/blog.ts').Article>;
  ArticleCard: import('zod').output<typeof import('../../contract/blog.ts').ArticleCard>;
  ArticleList: Omit<ArticleList, 'list' | 'pageInfo'> & { list: Array<ResolversParentTypes['ArticleCard']>, pageInfo: ResolversParentTypes['PageInfo'] };
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
  CalendarFile: import('zod').output<typeof import('../../contract/types/calendar-file.ts').CalendarFile>;
  Call: import('zod').output<typeof import('../../contract/layout.ts').Navigation>['call'];
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  CancelledOrder: Omit<CancelledOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  CardTextField: import('zod').output<typeof import('../../contract/catalogue.ts').Product>['card_text'];
  Cart: import('zod').output<typeof import('../../contract/basket.ts').Cart>;
  CartLineGiftCardInput: CartLineGiftCardInput;
  CartLineInput: CartLineInput;
  CartResult: ResolversUnionTypes<ResolversParentTypes>['CartResult'];
  Category: import('zod').output<typeof import('../../contract/layout.ts').Category>;
  CheckedPayment: CheckedPayment;
  ChoiceDate: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number];
  ChoiceInput: ChoiceInput;
  ChoiceLine: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['positions'][number];
  ChoiceSlot: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['dates'][number]['intervals'][number];
  ChosenSlot: NonNullable<import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>['chosen']>;
  CodeNotSent: import('../errors/code-sent-result.ts').CodeNotSent;
  CodeResult: ResolversUnionTypes<ResolversParentTypes>['CodeResult'];
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
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeliveryCity: import('zod').output<typeof import('../../contract/layout.ts').City>;
  DeliveryDate: import('zod').output<typeof import('../../contract/delivery-dates.ts').DeliveryDate>;
  DeliveryDistrict: import('zod').output<typeof import('../../contract/layout.ts').City>['districts'][number];
  DeliveryOffer: import('zod').output<typeof import('../../contract/delivery-dates.ts').RegionalDelivery>['delivery'];
  DeliveryPlace: import('zod').output<typeof import('../../contract/delivery.ts').Place>;
  DeliverySubscription: import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>;
  DeliverySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['DeliverySubscriptionResult'];
  DeliveryWindow: import('zod').output<typeof import('../../contract/delivery.ts').PostcodeCheck>['windows'][number];
  DeliveryWords: import('zod').output<typeof import('../../contract/delivery-dates.ts').DeliveryWords>;
  DeliveryZone: import('zod').output<typeof import('../../contract/delivery.ts').DeliveryZone>;
  DiscountResult: ResolversUnionTypes<ResolversParentTypes>['DiscountResult'];
  DiscountedCart: Omit<DiscountedCart, 'cart' | 'order'> & { cart: ResolversParentTypes['Cart'], order?: Maybe<ResolversParentTypes['Order']> };
  Done: Done;
  DoneResult: ResolversUnionTypes<ResolversParentTypes>['DoneResult'];
  EarliestDelivery: import('zod').output<typeof import('../../contract/delivery-dates.ts').getEarliestDelivery.response>['data'];
  Email: Scalars['Email']['output'];
  EndSignInResult: ResolversUnionTypes<ResolversParentTypes>['EndSignInResult'];
  FacetValue: import('zod').output<typeof import('../../contract/types/facets.ts').FacetValue>;
  Facets: import('zod').output<typeof import('../../contract/types/facets.ts').Facets>;
  FaqBlock: import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>;
  FaqEntry: import('zod').output<typeof import('../../contract/pages.ts').FaqBlock>['items'][number];
  Favorites: import('zod').output<typeof import('../../contract/favorites.ts').Favorites>;
  FavoritesResult: ResolversUnionTypes<ResolversParentTypes>['FavoritesResult'];
  FirstBouquet: import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>;
  FirstBouquetOffer: import('zod').output<typeof import('../../contract/subscription.ts').FirstBouquet>['offers'][number];
  Float: Scalars['Float']['output'];
  FlowerChoice: import('zod').output<typeof import('../../contract/catalogue.ts').FlowerSettings>['card_constructor'];
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
  FreeDelivery: NonNullable<import('zod').output<typeof import('../../contract/delivery-dates.ts').RegionalDelivery>['delivery']['free']>;
  GalleryPicture: import('zod').output<typeof import('../../contract/catalogue.ts').GalleryPicture>;
  GiftCardBalance: import('zod').output<typeof import('../../contract/gift-card.ts').GiftCardBalance>;
  GiftCardBalanceResult: ResolversUnionTypes<ResolversParentTypes>['GiftCardBalanceResult'];
  GiftCardDetails: import('zod').output<typeof import('../../contract/types/gift-card-details.ts').GiftCardDetails>;
  GiftCardInput: GiftCardInput;
  GiftCardLine: NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['positions'][number]['gift_card']>;
  GiftInput: GiftInput;
  GiftShelf: import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['shelves'][number];
  Gifts: import('zod').output<typeof import('../../contract/gifts.ts').Gifts>;
  Hero: import('zod').output<typeof import('../../contract/home.ts').Hero>;
  ID: Scalars['ID']['output'];
  Image: import('zod').output<typeof import('../../contract/types/primitives.ts').Image>;
  ImportantDate: import('zod').output<typeof import('../../contract/important-dates.ts').ImportantDate>;
  ImportantDateInput: ImportantDateInput;
  ImportantDates: import('zod').output<typeof import('../../contract/important-dates.ts').ImportantDates>;
  ImportantDatesResult: ResolversUnionTypes<ResolversParentTypes>['ImportantDatesResult'];
  Info: import('zod').output<typeof import('../../contract/home.ts').Info>;
  InfoSection: import('zod').output<typeof import('../../contract/home.ts').Info>['sections'][number];
  Int: Scalars['Int']['output'];
  Invoice: import('zod').output<typeof import('../../contract/invoice.ts').Invoice>;
  InvoiceBuyer: NonNullable<import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['buyer']>;
  InvoiceFile: import('zod').output<typeof import('../../contract/invoice.ts').getInvoiceFile.response>['data'];
  InvoiceLine: import('zod').output<typeof import('../../contract/invoice.ts').InvoiceLine>;
  InvoiceSeller: import('zod').output<typeof import('../../contract/invoice.ts').Invoice>['seller'];
  LineItem: import('zod').output<typeof import('../../contract/order.ts').Order>['positions'][number];
  Link: import('zod').output<typeof import('../../contract/layout.ts').Link>;
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
  OrderCardInput: OrderCardInput;
  OrderHouseInput: OrderHouseInput;
  OrderList: Omit<OrderList, 'list' | 'pageInfo'> & { list: Array<ResolversParentTypes['Order']>, pageInfo: ResolversParentTypes['PageInfo'] };
  OrderPhoto: import('zod').output<typeof import('../../contract/types/order-photo.ts').OrderPhoto>;
  OrderRecipientInput: OrderRecipientInput;
  OrderResult: ResolversUnionTypes<ResolversParentTypes>['OrderResult'];
  OrderSlot: NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['interval']>;
  OrderSubscription: import('zod').output<typeof import('../../contract/order.ts').OrderSubscription>;
  OrderTransition: import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['timeline'][number] | import('zod').output<typeof import('../../contract/order.ts').Order>['timeline'][number];
  OrderedDelivery: NonNullable<import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['ordered']>;
  OrdersResult: ResolversUnionTypes<ResolversParentTypes>['OrdersResult'];
  Page: import('zod').output<typeof import('../../contract/pages.ts').Page>;
  PageBlock: ResolversUnionTypes<ResolversParentTypes>['PageBlock'];
  PageInfo: import('zod').output<typeof import('../../contract/types/page-info.ts').PageInfo>;
  PageLink: import('zod').output<typeof import('../../contract/search.ts').PageLink>;
  PagedList: ResolversInterfaceTypes<ResolversParentTypes>['PagedList'];
  Payment: NonNullable<import('zod').output<typeof import('../../contract/order.ts').Order>['payment']>;
  PaymentIntent: import('zod').output<typeof import('../../contract/payment.ts').PaymentIntent>;
  PaymentMethod: import('zod').output<typeof import('../../contract/payment.ts').PaymentMethod>;
  PaymentMethods: Omit<PaymentMethods, 'methods'> & { methods: Array<ResolversParentTypes['PaymentMethod']> };
  PaymentResult: ResolversUnionTypes<ResolversParentTypes>['PaymentResult'];
  PersonalDataInput: PersonalDataInput;
  PhoneNumber: Scalars['PhoneNumber']['output'];
  PickBouquet: import('zod').output<typeof import('../../contract/home.ts').PickBouquet>;
  PickBouquetStep: import('zod').output<typeof import('../../contract/home.ts').PickBouquet>['steps'][number];
  PlaceCity: import('zod').output<typeof import('../../contract/delivery.ts').Place>['city'];
  PlaceDistrict: NonNullable<import('zod').output<typeof import('../../contract/delivery.ts').Place>['district']>;
  PlaceLink: import('zod').output<typeof import('../../contract/delivery.ts').PlaceLink>;
  PlaceOrderInput: PlaceOrderInput;
  PlacePoint: import('zod').output<typeof import('../../contract/address.ts').AddressPlace>['around'][number];
  Point: NonNullable<import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>['point']> | import('zod').output<typeof import('../../contract/delivery.ts').Place>['centre'];
  PointInput: PointInput;
  PopularCategory: import('zod').output<typeof import('../../contract/gifts.ts').PopularCategory>;
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
  QuestionAndAnswer: import('zod').output<typeof import('../../contract/gifts.ts').Gifts>['faq'][number];
  QuestionsBlock: Omit<QuestionsBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['QuestionAndAnswer']>, words: ResolversParentTypes['BlockWords'] };
  RatingCount: import('zod').output<typeof import('../../contract/catalogue.ts').getProductReviews.response>['data']['rating_breakdown'][number] | import('zod').output<typeof import('../../contract/catalogue.ts').Product>['rating_breakdown'][number];
  Recipient: import('zod').output<typeof import('../../contract/order.ts').Recipient>;
  RecipientChoice: import('zod').output<typeof import('../../contract/recipient-link.ts').RecipientChoice>;
  RecipientChoiceResult: ResolversUnionTypes<ResolversParentTypes>['RecipientChoiceResult'];
  RecipientInput: RecipientInput;
  RecipientLink: import('zod').output<typeof import('../../contract/recipient-link.ts').getRecipientLink.response>['data'];
  RecipientLinkInput: RecipientLinkInput;
  RecurringLine: import('zod').output<typeof import('../../contract/basket.ts').RecurringLine>;
  Refund: import('zod').output<typeof import('../../contract/order.ts').Order>['refunds'][number];
  Refusal: import('../errors/refusal.ts').Refusal;
  RefusedPart: RefusedPart;
  RegionalDelivery: import('zod').output<typeof import('../../contract/delivery-dates.ts').RegionalDelivery>;
  RemovedGiftInput: RemovedGiftInput;
  RepeatOrderResult: ResolversUnionTypes<ResolversParentTypes>['RepeatOrderResult'];
  RepeatedOrder: Omit<RepeatedOrder, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Review: import('zod').output<typeof import('../../contract/catalogue.ts').Review>;
  ReviewsBlock: Omit<ReviewsBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['Review']>, words: ResolversParentTypes['BlockWords'] };
  SandboxCardInput: SandboxCardInput;
  SavedRecipient: import('zod').output<typeof import('../../contract/recipients.ts').SavedRecipient>;
  SavedRecipientInput: SavedRecipientInput;
  SavedRecipientsResult: ResolversUnionTypes<ResolversParentTypes>['SavedRecipientsResult'];
  SearchCondition: import('zod').output<typeof import('../../contract/search.ts').SearchCondition>;
  SearchHistory: import('zod').output<typeof import('../../contract/search.ts').SearchHistory>;
  SearchHistoryResult: ResolversUnionTypes<ResolversParentTypes>['SearchHistoryResult'];
  SearchResult: import('zod').output<typeof import('../../contract/search.ts').SearchAnswer>;
  SendCodeInput: SendCodeInput;
  Seo: import('zod').output<typeof import('../../contract/gifts.ts').AllGifts>['seo'];
  SetClock: import('zod').output<typeof import('../../contract/delivery-dates.ts').SetClock>;
  ShippingAddress: import('zod').output<typeof import('../../contract/order.ts').ShippingAddress>;
  SignIn: import('zod').output<typeof import('../../contract/auth.ts').SignIn>;
  SignInEnded: Omit<SignInEnded, 'signIns'> & { signIns: Array<ResolversParentTypes['SignIn']> };
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignInSettings: import('zod').output<typeof import('../../contract/auth.ts').getSignInSettings.response>['data'];
  SignOutElsewhereResult: ResolversUnionTypes<ResolversParentTypes>['SignOutElsewhereResult'];
  SignedIn: Omit<SignedIn, 'user'> & { user: ResolversParentTypes['User'] };
  SignedOutElsewhere: SignedOutElsewhere;
  Slot: import('zod').output<typeof import('../../contract/delivery-dates.ts').Slot>;
  Stem: import('zod').output<typeof import('../../contract/catalogue.ts').Stem>;
  StepsBlock: import('zod').output<typeof import('../../contract/pages.ts').StepsBlock>;
  String: Scalars['String']['output'];
  SubscriptionChoiceInput: SubscriptionChoiceInput;
  SubscriptionFlowers: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>;
  SubscriptionFlowersSize: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionFlowers>['sizes'][number];
  SubscriptionOffer: import('zod').output<typeof import('../../contract/catalogue.ts').SubscriptionOffer>;
  SubscriptionPlan: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>;
  SubscriptionPrices: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPrices>;
  SubscriptionSize: import('zod').output<typeof import('../../contract/subscription.ts').SubscriptionPlan>['sizes'][number];
  SubscriptionSwap: import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['swaps'][number];
  SubscriptionWindow: import('zod').output<typeof import('../../contract/delivery-subscription.ts').DeliverySubscription>['interval'];
  Suggestions: import('zod').output<typeof import('../../contract/search.ts').Suggestions>;
  TargetAction: import('zod').output<typeof import('../../contract/loyalty.ts').TargetAction>;
  TextBlock: import('zod').output<typeof import('../../contract/pages.ts').TextBlock>;
  Thanks: import('zod').output<typeof import('../../contract/forms.ts').Form>['thanks'] | NonNullable<import('zod').output<typeof import('../../contract/forms.ts').Form>['repeat']>;
  Tile: import('zod').output<typeof import('../../contract/types/primitives.ts').Tile>;
  TilesBlock: Omit<TilesBlock, 'list' | 'words'> & { list: Array<ResolversParentTypes['Tile']>, words: ResolversParentTypes['BlockWords'] };
  TrackedLine: import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['positions'][number];
  TrackedOrder: import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>;
  TrackedOrderResult: ResolversUnionTypes<ResolversParentTypes>['TrackedOrderResult'];
  TrackedSlot: NonNullable<import('zod').output<typeof import('../../contract/tracking.ts').TrackedOrder>['interval']>;
  UnpaidOrder: import('zod').output<typeof import('../../contract/basket.ts').UnpaidOrder>;
  UpdateOrderInput: UpdateOrderInput;
  Url: Scalars['Url']['output'];
  User: import('zod').output<typeof import('../../contract/user.ts').User>;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  UserPromoCode: import('zod').output<typeof import('../../contract/loyalty.ts').UserPromoCode>;
  UserResult: ResolversUnionTypes<ResolversParentTypes>['UserResult'];
  Variant: import('zod').output<typeof import('../../contract/catalogue.ts').Variant>;
  VatLine: import('zod').output<typeof import('../../contract/invoice.ts').CreditNote>['vat'][number];
  Visitor: import('zod').output<typeof import('../../contract/visitor.ts').Visitor>;
  VisitorCart: import('zod').output<typeof import('../../contract/visitor.ts').Visitor>['cart'];
  VisitorFavorites: import('zod').output<typeof import('../../contract/visitor.ts').Visitor>['favorites'];
  VisitorUser: NonNullable<import('zod').output<typeof import('../../contract/visitor.ts').Visitor>['user']>;
};

export type AddOnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddOn'] = ResolversParentTypes['AddOn']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type AllSavedRecipientsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllSavedRecipients'] = ResolversParentTypes['AllSavedRecipients']> = {
  list?: Resolver<Array<ResolversTypes['SavedRecipient']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppDownloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppDownload'] = ResolversParentTypes['AppDownload']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['AppLink']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppLink'] = ResolversParentTypes['AppLink']> = {
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
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

export type AppliedGiftCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  more?: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ArticlePart']>, ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  relatedHref?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ArticleCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleCard'] = ResolversParentTypes['ArticleCard']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ArticleListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleList'] = ResolversParentTypes['ArticleList']> = {
  list?: Resolver<Array<ResolversTypes['ArticleCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bonuses'] = ResolversParentTypes['Bonuses']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['BonusEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tooltip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarFile'] = ResolversParentTypes['CalendarFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CallResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['PhoneNumber'], ParentType, ContextType>;
};

export type CancelOrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelOrderResult'] = ResolversParentTypes['CancelOrderResult']> = {
  __resolveType: TypeResolveFn<'CancelledOrder' | 'Refusal', ParentType, ContextType>;
};

export type CancelledOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelledOrder'] = ResolversParentTypes['CancelledOrder']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardTextFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CardTextField'] = ResolversParentTypes['CardTextField']> = {
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  addOns?: Resolver<Maybe<Array<ResolversTypes['AddOn']>>, ParentType, ContextType, RequireFields<CartAddOnsArgs, 'limit'>>;
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bonusesToEarn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusesToEarnDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bonusesToEarnText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  everyWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftCardAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['AppliedGiftCard']>, ParentType, ContextType>;
  hasSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['LineItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recurringLine?: Resolver<Maybe<ResolversTypes['RecurringLine']>, ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unpaidOrder?: Resolver<Maybe<ResolversTypes['UnpaidOrder']>, ParentType, ContextType>;
  usedBonusAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartResult'] = ResolversParentTypes['CartResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'Refusal', ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckedPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckedPayment'] = ResolversParentTypes['CheckedPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChoiceDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChoiceDate'] = ResolversParentTypes['ChoiceDate']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['ChoiceSlot']>, ParentType, ContextType>;
};

export type ChoiceLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChoiceLine'] = ResolversParentTypes['ChoiceLine']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChoiceSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChoiceSlot'] = ResolversParentTypes['ChoiceSlot']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChosenSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChosenSlot'] = ResolversParentTypes['ChosenSlot']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeNotSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeNotSent'] = ResolversParentTypes['CodeNotSent']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCodeSecondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeResult'] = ResolversParentTypes['CodeResult']> = {
  __resolveType: TypeResolveFn<'CodeNotSent' | 'CodeSent', ParentType, ContextType>;
};

export type CodeSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  nextCodeSecondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['PhoneNumber'], ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<Array<ResolversTypes['VatLine']>, ParentType, ContextType>;
};

export type CtaBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CtaBlock'] = ResolversParentTypes['CtaBlock']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
};

export type DeliveryDistrictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryDistrict'] = ResolversParentTypes['DeliveryDistrict']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outwardCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryOffer'] = ResolversParentTypes['DeliveryOffer']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  free?: Resolver<Maybe<ResolversTypes['FreeDelivery']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderBefore?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliverySubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliverySubscription'] = ResolversParentTypes['DeliverySubscription']> = {
  changeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  may?: Resolver<Array<ResolversTypes['SubscriptionAction']>, ParentType, ContextType>;
  movedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextDeliveryOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextWindow?: Resolver<Maybe<ResolversTypes['SubscriptionWindow']>, ParentType, ContextType>;
  ordered?: Resolver<Maybe<ResolversTypes['OrderedDelivery']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType>;
  savedPaymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliverySubscriptionState'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['SubscriptionSwap']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['SubscriptionWindow'], ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['SubscriptionWindow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliverySubscriptionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliverySubscriptionResult'] = ResolversParentTypes['DeliverySubscriptionResult']> = {
  __resolveType: TypeResolveFn<'DeliverySubscription' | 'Refusal', ParentType, ContextType>;
};

export type DeliveryWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeliveryWindow'] = ResolversParentTypes['DeliveryWindow']> = {
  cutOffDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutOffTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  windows?: Resolver<Array<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
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
  nextDayIn?: Resolver<Array<ResolversTypes['RegionalDelivery']>, ParentType, ContextType>;
  sameDay?: Resolver<Maybe<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['DeliveryWords'], ParentType, ContextType>;
};

export interface EmailScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Email'], any> {
  name: 'Email';
}

export type EndSignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSignInResult'] = ResolversParentTypes['EndSignInResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'SignInEnded', ParentType, ContextType>;
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
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavoritesResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FavoritesResult'] = ResolversParentTypes['FavoritesResult']> = {
  __resolveType: TypeResolveFn<'Favorites' | 'Refusal', ParentType, ContextType>;
};

export type FirstBouquetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstBouquet'] = ResolversParentTypes['FirstBouquet']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['FirstBouquetOffer']>, ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirstBouquetOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstBouquetOffer'] = ResolversParentTypes['FirstBouquetOffer']> = {
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  planSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sizeTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thenPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlowerChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowerChoice'] = ResolversParentTypes['FlowerChoice']> = {
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lengths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlowerSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowerSetting'] = ResolversParentTypes['FlowerSetting']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Option']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tooltip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlowerSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowerSettings'] = ResolversParentTypes['FlowerSettings']> = {
  colours?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultChoice?: Resolver<ResolversTypes['FlowerChoice'], ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['FlowerSetting']>, ParentType, ContextType>;
  tooltip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FooterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Footer'] = ResolversParentTypes['Footer']> = {
  columns?: Resolver<Array<ResolversTypes['FooterColumn']>, ParentType, ContextType>;
  legal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderBefore?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GalleryPictureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GalleryPicture'] = ResolversParentTypes['GalleryPicture']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GalleryView'], ParentType, ContextType>;
};

export type GiftCardBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardBalance'] = ResolversParentTypes['GiftCardBalance']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  initialAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardBalanceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardBalanceResult'] = ResolversParentTypes['GiftCardBalanceResult']> = {
  __resolveType: TypeResolveFn<'GiftCardBalance' | 'Refusal', ParentType, ContextType>;
};

export type GiftCardDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardDetails'] = ResolversParentTypes['GiftCardDetails']> = {
  recipientEmail?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardLine'] = ResolversParentTypes['GiftCardLine']> = {
  details?: Resolver<Maybe<ResolversTypes['GiftCardDetails']>, ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['GiftCardWay'], ParentType, ContextType>;
};

export type GiftShelfResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftShelf'] = ResolversParentTypes['GiftShelf']> = {
  collection?: Resolver<ResolversTypes['CollectionSummary'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type GiftsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Gifts'] = ResolversParentTypes['Gifts']> = {
  cartHasGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faq?: Resolver<Array<ResolversTypes['QuestionAndAnswer']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  popular?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  muted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  occasion?: Resolver<ResolversTypes['Occasion'], ParentType, ContextType>;
  occasionMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderHref?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  recipientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remindAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yearKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportantDatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportantDates'] = ResolversParentTypes['ImportantDates']> = {
  achieved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonusesToEarn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ImportantDate']>, ParentType, ContextType>;
  progressText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type InvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['InvoiceBuyer']>, ParentType, ContextType>;
  creditNotes?: Resolver<Array<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  deliveryPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCardAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['InvoiceSeller'], ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<Array<ResolversTypes['VatLine']>, ParentType, ContextType>;
};

export type InvoiceBuyerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceBuyer'] = ResolversParentTypes['InvoiceBuyer']> = {
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
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

export type LineItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineItem'] = ResolversParentTypes['LineItem']> = {
  cardText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comboId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCard?: Resolver<Maybe<ResolversTypes['GiftCardLine']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  lineSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldUnitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LineType'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
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
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddCartLineArgs, 'input'>>;
  addCombo?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddComboArgs, 'comboId'>>;
  addConstructorBouquet?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddConstructorBouquetArgs, 'input'>>;
  addFavorite?: Resolver<ResolversTypes['FavoritesResult'], ParentType, ContextType, RequireFields<MutationAddFavoriteArgs, 'productId'>>;
  addGift?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationAddGiftArgs, 'input' | 'type'>>;
  addImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationAddImportantDateArgs, 'input'>>;
  addSavedRecipient?: Resolver<ResolversTypes['SavedRecipientsResult'], ParentType, ContextType, RequireFields<MutationAddSavedRecipientArgs, 'input'>>;
  addSearchPhrase?: Resolver<ResolversTypes['SearchHistoryResult'], ParentType, ContextType, RequireFields<MutationAddSearchPhraseArgs, 'phrase'>>;
  answerSandboxChallenge?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationAnswerSandboxChallengeArgs, 'approve' | 'orderId' | 'type'>>;
  answerSandboxWallet?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationAnswerSandboxWalletArgs, 'approve' | 'method' | 'orderId'>>;
  applyBonuses?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationApplyBonusesArgs, 'type'>>;
  applyGiftCard?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationApplyGiftCardArgs, 'code'>>;
  applyPromoCode?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationApplyPromoCodeArgs, 'code' | 'type'>>;
  beginPayment?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationBeginPaymentArgs, 'method' | 'orderId' | 'type'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  cancelSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'id'>>;
  capturePaypal?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationCapturePaypalArgs, 'orderId'>>;
  checkPayment?: Resolver<Maybe<ResolversTypes['CheckedPayment']>, ParentType, ContextType, Partial<MutationCheckPaymentArgs>>;
  chooseDelivery?: Resolver<ResolversTypes['RecipientChoiceResult'], ParentType, ContextType, RequireFields<MutationChooseDeliveryArgs, 'input' | 'token'>>;
  chooseSubscription?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationChooseSubscriptionArgs, 'input'>>;
  endSignIn?: Resolver<ResolversTypes['EndSignInResult'], ParentType, ContextType, RequireFields<MutationEndSignInArgs, 'id'>>;
  erasePersonalData?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'code'>>;
  giftCardBalance?: Resolver<ResolversTypes['GiftCardBalanceResult'], ParentType, ContextType, RequireFields<MutationGiftCardBalanceArgs, 'code'>>;
  log?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLogArgs, 'message'>>;
  openCart?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationOpenCartArgs, 'token'>>;
  openOrder?: Resolver<ResolversTypes['OpenOrderResult'], ParentType, ContextType, RequireFields<MutationOpenOrderArgs, 'token'>>;
  pauseSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationPauseSubscriptionArgs, 'id'>>;
  payWithSandboxCard?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationPayWithSandboxCardArgs, 'card' | 'orderId' | 'type'>>;
  placeOrder?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input' | 'type'>>;
  removeCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'lineSlug' | 'productId'>>;
  removeCombo?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveComboArgs, 'comboId'>>;
  removeFavorite?: Resolver<ResolversTypes['FavoritesResult'], ParentType, ContextType, RequireFields<MutationRemoveFavoriteArgs, 'productId'>>;
  removeGift?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationRemoveGiftArgs, 'input' | 'type'>>;
  removeGiftCard?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationRemoveGiftCardArgs, 'id'>>;
  removeImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationRemoveImportantDateArgs, 'id'>>;
  removeOrder?: Resolver<ResolversTypes['OrdersResult'], ParentType, ContextType, RequireFields<MutationRemoveOrderArgs, 'id'>>;
  removePromoCode?: Resolver<ResolversTypes['DiscountResult'], ParentType, ContextType, RequireFields<MutationRemovePromoCodeArgs, 'type'>>;
  removeSavedRecipient?: Resolver<ResolversTypes['SavedRecipientsResult'], ParentType, ContextType, RequireFields<MutationRemoveSavedRecipientArgs, 'id'>>;
  removeSearchPhrase?: Resolver<ResolversTypes['SearchHistoryResult'], ParentType, ContextType, Partial<MutationRemoveSearchPhraseArgs>>;
  repeatOrder?: Resolver<ResolversTypes['RepeatOrderResult'], ParentType, ContextType, RequireFields<MutationRepeatOrderArgs, 'id' | 'replacesUnpaid'>>;
  resumeSubscription?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationResumeSubscriptionArgs, 'id'>>;
  sendCode?: Resolver<ResolversTypes['CodeResult'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'input'>>;
  sendContactCode?: Resolver<ResolversTypes['CodeResult'], ParentType, ContextType, RequireFields<MutationSendContactCodeArgs, 'receiver' | 'type'>>;
  sendErasureCode?: Resolver<ResolversTypes['CodeResult'], ParentType, ContextType>;
  setAddress?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetAddressArgs, 'input' | 'type'>>;
  setCardText?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCardTextArgs, 'cardText' | 'lineSlug' | 'productId'>>;
  setCartLine?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartLineArgs, 'input'>>;
  setCartLineGiftCard?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartLineGiftCardArgs, 'input'>>;
  setCartSubscription?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetCartSubscriptionArgs, 'hasSubscription'>>;
  setChoiceAddress?: Resolver<ResolversTypes['RecipientChoiceResult'], ParentType, ContextType, RequireFields<MutationSetChoiceAddressArgs, 'input' | 'token'>>;
  setComboQuantity?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSetComboQuantityArgs, 'comboId' | 'quantity'>>;
  setNewsletter?: Resolver<ResolversTypes['NewsletterResult'], ParentType, ContextType, RequireFields<MutationSetNewsletterArgs, 'subscribed'>>;
  setRecipient?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetRecipientArgs, 'input' | 'type'>>;
  setRecipientLink?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetRecipientLinkArgs, 'input'>>;
  setSlot?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationSetSlotArgs, 'date' | 'type' | 'windowId'>>;
  setSubscriptionWindow?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationSetSubscriptionWindowArgs, 'id' | 'windowId'>>;
  setSubstitution?: Resolver<ResolversTypes['TrackedOrderResult'], ParentType, ContextType, RequireFields<MutationSetSubstitutionArgs, 'substitution' | 'token'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutElsewhere?: Resolver<ResolversTypes['SignOutElsewhereResult'], ParentType, ContextType>;
  skipDelivery?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationSkipDeliveryArgs, 'id' | 'nextDeliveryOn'>>;
  startCheckout?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationStartCheckoutArgs, 'type'>>;
  submitForm?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationSubmitFormArgs, 'key' | 'values'>>;
  swapSubscriptionProduct?: Resolver<ResolversTypes['DeliverySubscriptionResult'], ParentType, ContextType, RequireFields<MutationSwapSubscriptionProductArgs, 'id' | 'productId' | 'variantSlug'>>;
  takeOverAddress?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationTakeOverAddressArgs, 'id' | 'input'>>;
  unsubscribe?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  unsubscribeSms?: Resolver<ResolversTypes['NotificationsResult'], ParentType, ContextType>;
  updateImportantDate?: Resolver<ResolversTypes['ImportantDatesResult'], ParentType, ContextType, RequireFields<MutationUpdateImportantDateArgs, 'id' | 'input'>>;
  updateNotifications?: Resolver<ResolversTypes['NotificationsResult'], ParentType, ContextType, RequireFields<MutationUpdateNotificationsArgs, 'input'>>;
  updateOrder?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderArgs, 'id' | 'input'>>;
  updatePersonalData?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, RequireFields<MutationUpdatePersonalDataArgs, 'input'>>;
  updateSavedRecipient?: Resolver<ResolversTypes['SavedRecipientsResult'], ParentType, ContextType, RequireFields<MutationUpdateSavedRecipientArgs, 'id' | 'input'>>;
  useSavedRecipient?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationUseSavedRecipientArgs, 'type'>>;
};

export type NavigationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Navigation'] = ResolversParentTypes['Navigation']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  main?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  other?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type NewsletterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Newsletter'] = ResolversParentTypes['Newsletter']> = {
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
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
  importantDates?: Resolver<Maybe<ResolversTypes['ImportantDates']>, ParentType, ContextType>;
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
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CheckoutType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  alternativeDeliveryDates?: Resolver<Maybe<Array<ResolversTypes['DeliveryDate']>>, ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  askedRecipient?: Resolver<Maybe<ResolversTypes['AskedRecipient']>, ParentType, ContextType>;
  availableBonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bonusesToEarn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDates?: Resolver<Maybe<Array<ResolversTypes['DeliveryDate']>>, ParentType, ContextType, Partial<OrderDeliveryDatesArgs>>;
  deliveryPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCardAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['AppliedGiftCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['LineItem']>, ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayReschedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['OrderPhoto']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['Recipient']>, ParentType, ContextType>;
  recipientLink?: Resolver<Maybe<ResolversTypes['RecipientLink']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  savedRecipientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sentByEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shareToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  slot?: Resolver<Maybe<ResolversTypes['OrderSlot']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['OrderSubscription']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderTransition']>, ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trackingToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CheckoutType'], ParentType, ContextType>;
  usedBonusAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  list?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPhotoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPhoto'] = ResolversParentTypes['OrderPhoto']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photographer?: Resolver<ResolversTypes['Photographer'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderResult'] = ResolversParentTypes['OrderResult']> = {
  __resolveType: TypeResolveFn<'Order' | 'Refusal', ParentType, ContextType>;
};

export type OrderSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderSlot'] = ResolversParentTypes['OrderSlot']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderSubscription'] = ResolversParentTypes['OrderSubscription']> = {
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstBouquetMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstBouquetPercentOff?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isRenewal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextDeliveryOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['DeliverySubscriptionState']>, ParentType, ContextType>;
  subscriptionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTransitionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTransition'] = ResolversParentTypes['OrderTransition']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrderedDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderedDelivery'] = ResolversParentTypes['OrderedDelivery']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrdersResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrdersResult'] = ResolversParentTypes['OrdersResult']> = {
  __resolveType: TypeResolveFn<'OrderList' | 'Refusal', ParentType, ContextType>;
};

export type PageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  blocks?: Resolver<Array<ResolversTypes['PageBlock']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PageBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageBlock'] = ResolversParentTypes['PageBlock']> = {
  __resolveType: TypeResolveFn<'CtaBlock' | 'FaqBlock' | 'FormBlock' | 'ListBlock' | 'ProductBlock' | 'ProductRail' | 'StepsBlock' | 'TextBlock', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PagedListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PagedList'] = ResolversParentTypes['PagedList']> = {
  __resolveType: TypeResolveFn<'ArticleList' | 'Bonuses' | 'Gifts' | 'Listing' | 'OrderList' | 'ProductReviews' | 'PromotionPage' | 'SearchResult', ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  failureMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type PaymentIntentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentIntent'] = ResolversParentTypes['PaymentIntent']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failureMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethods'] = ResolversParentTypes['PaymentMethods']> = {
  default?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentResult'] = ResolversParentTypes['PaymentResult']> = {
  __resolveType: TypeResolveFn<'PaymentIntent' | 'Refusal', ParentType, ContextType>;
};

export interface PhoneNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PhoneNumber'], any> {
  name: 'PhoneNumber';
}

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
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
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

export type PointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PopularCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PopularCategory'] = ResolversParentTypes['PopularCategory']> = {
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  tile?: Resolver<ResolversTypes['Tile'], ParentType, ContextType>;
};

export type PostcodeCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostcodeCheck'] = ResolversParentTypes['PostcodeCheck']> = {
  deliveryDates?: Resolver<Array<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  deliveryPage?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  earliest?: Resolver<Maybe<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedDate?: Resolver<Maybe<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
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
  addOns?: Resolver<Array<ResolversTypes['AddOn']>, ParentType, ContextType>;
  cardTextField?: Resolver<ResolversTypes['CardTextField'], ParentType, ContextType>;
  care?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  catToxicity?: Resolver<Maybe<ResolversTypes['Toxicity']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  combos?: Resolver<Array<ResolversTypes['Combo']>, ParentType, ContextType>;
  contains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dogToxicity?: Resolver<Maybe<ResolversTypes['Toxicity']>, ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  flowerSettings?: Resolver<Maybe<ResolversTypes['FlowerSettings']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
  giftCardBy?: Resolver<Maybe<ResolversTypes['GiftCardWay']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingBreakdown?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductRailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductRail'] = ResolversParentTypes['ProductRail']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  list?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingBreakdown?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionPage'] = ResolversParentTypes['PromotionPage']> = {
  facets?: Resolver<ResolversTypes['Facets'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addressLookup?: Resolver<Maybe<ResolversTypes['AddressLookup']>, ParentType, ContextType, RequireFields<QueryAddressLookupArgs, 'postcode' | 'withList'>>;
  allGifts?: Resolver<Maybe<ResolversTypes['AllGifts']>, ParentType, ContextType>;
  appDownload?: Resolver<Maybe<ResolversTypes['AppDownload']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'slug'>>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleList']>, ParentType, ContextType, RequireFields<QueryArticlesArgs, 'page' | 'sortBy' | 'sortDirection'>>;
  benefits?: Resolver<Maybe<ResolversTypes['BenefitsBlock']>, ParentType, ContextType>;
  bestSellers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  bonuses?: Resolver<Maybe<ResolversTypes['Bonuses']>, ParentType, ContextType, RequireFields<QueryBonusesArgs, 'page'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'type'>>;
  constructorBlock?: Resolver<Maybe<ResolversTypes['ConstructorBlock']>, ParentType, ContextType>;
  dateCalendar?: Resolver<Maybe<ResolversTypes['CalendarFile']>, ParentType, ContextType, Partial<QueryDateCalendarArgs>>;
  deliveryCities?: Resolver<Maybe<Array<ResolversTypes['DeliveryCity']>>, ParentType, ContextType>;
  deliveryDates?: Resolver<Maybe<Array<ResolversTypes['DeliveryDate']>>, ParentType, ContextType, RequireFields<QueryDeliveryDatesArgs, 'type'>>;
  deliveryPlace?: Resolver<Maybe<ResolversTypes['DeliveryPlace']>, ParentType, ContextType, RequireFields<QueryDeliveryPlaceArgs, 'city'>>;
  deliverySubscriptions?: Resolver<Maybe<Array<ResolversTypes['DeliverySubscription']>>, ParentType, ContextType>;
  deliveryZones?: Resolver<Maybe<Array<ResolversTypes['DeliveryZone']>>, ParentType, ContextType>;
  earliestDelivery?: Resolver<Maybe<ResolversTypes['EarliestDelivery']>, ParentType, ContextType>;
  faq?: Resolver<Maybe<ResolversTypes['QuestionsBlock']>, ParentType, ContextType>;
  favorites?: Resolver<Maybe<ResolversTypes['Favorites']>, ParentType, ContextType>;
  firstBouquet?: Resolver<Maybe<ResolversTypes['FirstBouquet']>, ParentType, ContextType, RequireFields<QueryFirstBouquetArgs, 'percentOff'>>;
  footer?: Resolver<Maybe<ResolversTypes['Footer']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'key'>>;
  giftCards?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType>;
  gifts?: Resolver<Maybe<ResolversTypes['Gifts']>, ParentType, ContextType, RequireFields<QueryGiftsArgs, 'page' | 'sortBy' | 'sortDirection'>>;
  hero?: Resolver<Maybe<ResolversTypes['Hero']>, ParentType, ContextType>;
  importantDates?: Resolver<Maybe<ResolversTypes['ImportantDates']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['Info']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'orderId'>>;
  invoiceFile?: Resolver<Maybe<ResolversTypes['InvoiceFile']>, ParentType, ContextType, RequireFields<QueryInvoiceFileArgs, 'orderId'>>;
  letterboxFlowers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'page' | 'slug' | 'sortBy' | 'sortDirection' | 'type'>>;
  loyalty?: Resolver<Maybe<ResolversTypes['Loyalty']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  navigation?: Resolver<Maybe<ResolversTypes['Navigation']>, ParentType, ContextType>;
  newBouquets?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['Newsletter']>, ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderCalendar?: Resolver<Maybe<ResolversTypes['CalendarFile']>, ParentType, ContextType, RequireFields<QueryOrderCalendarArgs, 'orderId'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderList']>, ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  paymentMethods?: Resolver<Maybe<ResolversTypes['PaymentMethods']>, ParentType, ContextType, RequireFields<QueryPaymentMethodsArgs, 'type'>>;
  personalDataExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickBouquet?: Resolver<Maybe<ResolversTypes['PickBouquet']>, ParentType, ContextType>;
  popularCategories?: Resolver<Maybe<ResolversTypes['TilesBlock']>, ParentType, ContextType>;
  popularCategoriesItems?: Resolver<Maybe<Array<ResolversTypes['PopularCategory']>>, ParentType, ContextType>;
  postcodeCheck?: Resolver<Maybe<ResolversTypes['PostcodeCheck']>, ParentType, ContextType, RequireFields<QueryPostcodeCheckArgs, 'postcode'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productReviews?: Resolver<Maybe<ResolversTypes['ProductReviews']>, ParentType, ContextType, RequireFields<QueryProductReviewsArgs, 'id' | 'page'>>;
  promoCodes?: Resolver<Maybe<Array<ResolversTypes['UserPromoCode']>>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['PromotionPage']>, ParentType, ContextType, RequireFields<QueryPromotionArgs, 'id' | 'page' | 'sortBy' | 'sortDirection'>>;
  promotions?: Resolver<Maybe<Array<ResolversTypes['Promotion']>>, ParentType, ContextType>;
  recentlyViewed?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType, RequireFields<QueryRecentlyViewedArgs, 'ids'>>;
  recipient?: Resolver<Maybe<ResolversTypes['TilesBlock']>, ParentType, ContextType>;
  recipientChoice?: Resolver<ResolversTypes['RecipientChoiceResult'], ParentType, ContextType, RequireFields<QueryRecipientChoiceArgs, 'token'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewsBlock']>, ParentType, ContextType>;
  roses?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  savedRecipients?: Resolver<Maybe<Array<ResolversTypes['SavedRecipient']>>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'page' | 'query' | 'sortBy' | 'sortDirection'>>;
  searchHistory?: Resolver<ResolversTypes['SearchHistory'], ParentType, ContextType>;
  shopByPrice?: Resolver<Maybe<ResolversTypes['TilesBlock']>, ParentType, ContextType>;
  signInSettings?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  signIns?: Resolver<Maybe<Array<ResolversTypes['SignIn']>>, ParentType, ContextType>;
  similarBouquets?: Resolver<Maybe<ResolversTypes['ProductsBlock']>, ParentType, ContextType>;
  specialOffers?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  subscriptionPrices?: Resolver<Maybe<ResolversTypes['SubscriptionPrices']>, ParentType, ContextType>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'query'>>;
  targetActions?: Resolver<Maybe<Array<ResolversTypes['TargetAction']>>, ParentType, ContextType>;
  trackedOrder?: Resolver<Maybe<ResolversTypes['TrackedOrder']>, ParentType, ContextType, RequireFields<QueryTrackedOrderArgs, 'token'>>;
  trackedOrderCalendar?: Resolver<Maybe<ResolversTypes['CalendarFile']>, ParentType, ContextType, RequireFields<QueryTrackedOrderCalendarArgs, 'token'>>;
  trendyBouquets?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  underPs30?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  visitor?: Resolver<Maybe<ResolversTypes['Visitor']>, ParentType, ContextType>;
};

export type QuestionAndAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionAndAnswer'] = ResolversParentTypes['QuestionAndAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionsBlock'] = ResolversParentTypes['QuestionsBlock']> = {
  list?: Resolver<Array<ResolversTypes['QuestionAndAnswer']>, ParentType, ContextType>;
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
  phone?: Resolver<ResolversTypes['PhoneNumber'], ParentType, ContextType>;
};

export type RecipientChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecipientChoice'] = ResolversParentTypes['RecipientChoice']> = {
  address?: Resolver<Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  chosen?: Resolver<Maybe<ResolversTypes['ChosenSlot']>, ParentType, ContextType>;
  deliveryDates?: Resolver<Array<ResolversTypes['ChoiceDate']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ChoiceLine']>, ParentType, ContextType>;
  needsPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChoiceState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecipientChoiceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecipientChoiceResult'] = ResolversParentTypes['RecipientChoiceResult']> = {
  __resolveType: TypeResolveFn<'RecipientChoice' | 'Refusal', ParentType, ContextType>;
};

export type RecipientLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecipientLink'] = ResolversParentTypes['RecipientLink']> = {
  deliveryDates?: Resolver<Array<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecipientLinkState'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
};

export type RecurringLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurringLine'] = ResolversParentTypes['RecurringLine']> = {
  firstBouquetMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type RegionalDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegionalDelivery'] = ResolversParentTypes['RegionalDelivery']> = {
  delivery?: Resolver<ResolversTypes['DeliveryOffer'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewsBlock'] = ResolversParentTypes['ReviewsBlock']> = {
  list?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['BlockWords'], ParentType, ContextType>;
};

export type SavedRecipientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedRecipient'] = ResolversParentTypes['SavedRecipient']> = {
  address?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importantDates?: Resolver<Array<ResolversTypes['ImportantDate']>, ParentType, ContextType>;
  myself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['PhoneNumber'], ParentType, ContextType>;
};

export type SavedRecipientsResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedRecipientsResult'] = ResolversParentTypes['SavedRecipientsResult']> = {
  __resolveType: TypeResolveFn<'AllSavedRecipients' | 'Refusal', ParentType, ContextType>;
};

export type SearchConditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchCondition'] = ResolversParentTypes['SearchCondition']> = {
  phraseWithout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  colours?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['SearchCondition']>, ParentType, ContextType>;
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['Facets']>, ParentType, ContextType>;
  isRelaxed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageLink']>, ParentType, ContextType>;
  priceMax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceMin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetClockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetClock'] = ResolversParentTypes['SetClock']> = {
  aheadSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInEndedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInEnded'] = ResolversParentTypes['SignInEnded']> = {
  signIns?: Resolver<Array<ResolversTypes['SignIn']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type SlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderBefore?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['SubscriptionFlowersSize']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionFlowersSizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionFlowersSize'] = ResolversParentTypes['SubscriptionFlowersSize']> = {
  oldPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionOffer'] = ResolversParentTypes['SubscriptionOffer']> = {
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
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
  firstBouquetPercentsOff?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  flowers?: Resolver<Array<ResolversTypes['SubscriptionFlowers']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['SubscriptionPlan']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionSizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionSize'] = ResolversParentTypes['SubscriptionSize']> = {
  oldPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionSwapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionSwap'] = ResolversParentTypes['SubscriptionSwap']> = {
  pricePerDelivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionWindow'] = ResolversParentTypes['SubscriptionWindow']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  categories?: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageLink']>, ParentType, ContextType>;
  phrases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type TargetActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TargetAction'] = ResolversParentTypes['TargetAction']> = {
  achieved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
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
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TilesBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TilesBlock'] = ResolversParentTypes['TilesBlock']> = {
  list?: Resolver<Array<ResolversTypes['Tile']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['BlockWords'], ParentType, ContextType>;
};

export type TrackedLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedLine'] = ResolversParentTypes['TrackedLine']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackedOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TrackedLine']>, ParentType, ContextType>;
  mayChangeSubstitution?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outwardCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['OrderPhoto']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['AddressPlace']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slot?: Resolver<Maybe<ResolversTypes['TrackedSlot']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  substitution?: Resolver<ResolversTypes['Substitution'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderTransition']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackedOrderResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedOrderResult'] = ResolversParentTypes['TrackedOrderResult']> = {
  __resolveType: TypeResolveFn<'Refusal' | 'TrackedOrder', ParentType, ContextType>;
};

export type TrackedSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedSlot'] = ResolversParentTypes['TrackedSlot']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnpaidOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnpaidOrder'] = ResolversParentTypes['UnpaidOrder']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CheckoutType'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Url'], any> {
  name: 'Url';
}

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  phoneVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'CodeNotSent' | 'Refusal', ParentType, ContextType>;
};

export type UserPromoCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserPromoCode'] = ResolversParentTypes['UserPromoCode']> = {
  appOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type VisitorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Visitor'] = ResolversParentTypes['Visitor']> = {
  cart?: Resolver<ResolversTypes['VisitorCart'], ParentType, ContextType>;
  favorites?: Resolver<ResolversTypes['VisitorFavorites'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['VisitorUser']>, ParentType, ContextType>;
};

export type VisitorCartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VisitorCart'] = ResolversParentTypes['VisitorCart']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorFavoritesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VisitorFavorites'] = ResolversParentTypes['VisitorFavorites']> = {
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VisitorUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VisitorUser'] = ResolversParentTypes['VisitorUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AddOn?: AddOnResolvers<ContextType>;
  AddressLookup?: AddressLookupResolvers<ContextType>;
  AddressPlace?: AddressPlaceResolvers<ContextType>;
  AllGifts?: AllGiftsResolvers<ContextType>;
  AllSavedRecipients?: AllSavedRecipientsResolvers<ContextType>;
  AppDownload?: AppDownloadResolvers<ContextType>;
  AppLink?: AppLinkResolvers<ContextType>;
  AppliedFilters?: AppliedFiltersResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
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
  CardTextField?: CardTextFieldResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CheckedPayment?: CheckedPaymentResolvers<ContextType>;
  ChoiceDate?: ChoiceDateResolvers<ContextType>;
  ChoiceLine?: ChoiceLineResolvers<ContextType>;
  ChoiceSlot?: ChoiceSlotResolvers<ContextType>;
  ChosenSlot?: ChosenSlotResolvers<ContextType>;
  CodeNotSent?: CodeNotSentResolvers<ContextType>;
  CodeResult?: CodeResultResolvers<ContextType>;
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
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeliveryCity?: DeliveryCityResolvers<ContextType>;
  DeliveryDate?: DeliveryDateResolvers<ContextType>;
  DeliveryDistrict?: DeliveryDistrictResolvers<ContextType>;
  DeliveryOffer?: DeliveryOfferResolvers<ContextType>;
  DeliveryPlace?: DeliveryPlaceResolvers<ContextType>;
  DeliverySubscription?: DeliverySubscriptionResolvers<ContextType>;
  DeliverySubscriptionResult?: DeliverySubscriptionResultResolvers<ContextType>;
  DeliveryWindow?: DeliveryWindowResolvers<ContextType>;
  DeliveryWords?: DeliveryWordsResolvers<ContextType>;
  DeliveryZone?: DeliveryZoneResolvers<ContextType>;
  DiscountResult?: DiscountResultResolvers<ContextType>;
  DiscountedCart?: DiscountedCartResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  DoneResult?: DoneResultResolvers<ContextType>;
  EarliestDelivery?: EarliestDeliveryResolvers<ContextType>;
  Email?: GraphQLScalarType;
  EndSignInResult?: EndSignInResultResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Facets?: FacetsResolvers<ContextType>;
  FaqBlock?: FaqBlockResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  Favorites?: FavoritesResolvers<ContextType>;
  FavoritesResult?: FavoritesResultResolvers<ContextType>;
  FirstBouquet?: FirstBouquetResolvers<ContextType>;
  FirstBouquetOffer?: FirstBouquetOfferResolvers<ContextType>;
  FlowerChoice?: FlowerChoiceResolvers<ContextType>;
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
  GiftCardLine?: GiftCardLineResolvers<ContextType>;
  GiftShelf?: GiftShelfResolvers<ContextType>;
  Gifts?: GiftsResolvers<ContextType>;
  Hero?: HeroResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImportantDate?: ImportantDateResolvers<ContextType>;
  ImportantDates?: ImportantDatesResolvers<ContextType>;
  ImportantDatesResult?: ImportantDatesResultResolvers<ContextType>;
  Info?: InfoResolvers<ContextType>;
  InfoSection?: InfoSectionResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceBuyer?: InvoiceBuyerResolvers<ContextType>;
  InvoiceFile?: InvoiceFileResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceSeller?: InvoiceSellerResolvers<ContextType>;
  LineItem?: LineItemResolvers<ContextType>;
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
  OrderSlot?: OrderSlotResolvers<ContextType>;
  OrderSubscription?: OrderSubscriptionResolvers<ContextType>;
  OrderTransition?: OrderTransitionResolvers<ContextType>;
  OrderedDelivery?: OrderedDeliveryResolvers<ContextType>;
  OrdersResult?: OrdersResultResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageBlock?: PageBlockResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  PagedList?: PagedListResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentIntent?: PaymentIntentResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethods?: PaymentMethodsResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  PhoneNumber?: GraphQLScalarType;
  PickBouquet?: PickBouquetResolvers<ContextType>;
  PickBouquetStep?: PickBouquetStepResolvers<ContextType>;
  PlaceCity?: PlaceCityResolvers<ContextType>;
  PlaceDistrict?: PlaceDistrictResolvers<ContextType>;
  PlaceLink?: PlaceLinkResolvers<ContextType>;
  PlacePoint?: PlacePointResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  PopularCategory?: PopularCategoryResolvers<ContextType>;
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
  QuestionAndAnswer?: QuestionAndAnswerResolvers<ContextType>;
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
  RegionalDelivery?: RegionalDeliveryResolvers<ContextType>;
  RepeatOrderResult?: RepeatOrderResultResolvers<ContextType>;
  RepeatedOrder?: RepeatedOrderResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewsBlock?: ReviewsBlockResolvers<ContextType>;
  SavedRecipient?: SavedRecipientResolvers<ContextType>;
  SavedRecipientsResult?: SavedRecipientsResultResolvers<ContextType>;
  SearchCondition?: SearchConditionResolvers<ContextType>;
  SearchHistory?: SearchHistoryResolvers<ContextType>;
  SearchHistoryResult?: SearchHistoryResultResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  SetClock?: SetClockResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInEnded?: SignInEndedResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  SignOutElsewhereResult?: SignOutElsewhereResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedOutElsewhere?: SignedOutElsewhereResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  Stem?: StemResolvers<ContextType>;
  StepsBlock?: StepsBlockResolvers<ContextType>;
  SubscriptionFlowers?: SubscriptionFlowersResolvers<ContextType>;
  SubscriptionFlowersSize?: SubscriptionFlowersSizeResolvers<ContextType>;
  SubscriptionOffer?: SubscriptionOfferResolvers<ContextType>;
  SubscriptionPlan?: SubscriptionPlanResolvers<ContextType>;
  SubscriptionPrices?: SubscriptionPricesResolvers<ContextType>;
  SubscriptionSize?: SubscriptionSizeResolvers<ContextType>;
  SubscriptionSwap?: SubscriptionSwapResolvers<ContextType>;
  SubscriptionWindow?: SubscriptionWindowResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TargetAction?: TargetActionResolvers<ContextType>;
  TextBlock?: TextBlockResolvers<ContextType>;
  Thanks?: ThanksResolvers<ContextType>;
  Tile?: TileResolvers<ContextType>;
  TilesBlock?: TilesBlockResolvers<ContextType>;
  TrackedLine?: TrackedLineResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  TrackedOrderResult?: TrackedOrderResultResolvers<ContextType>;
  TrackedSlot?: TrackedSlotResolvers<ContextType>;
  UnpaidOrder?: UnpaidOrderResolvers<ContextType>;
  Url?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserPromoCode?: UserPromoCodeResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VatLine?: VatLineResolvers<ContextType>;
  Visitor?: VisitorResolvers<ContextType>;
  VisitorCart?: VisitorCartResolvers<ContextType>;
  VisitorFavorites?: VisitorFavoritesResolvers<ContextType>;
  VisitorUser?: VisitorUserResolvers<ContextType>;
};

