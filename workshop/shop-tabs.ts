import type {
  AddCartLineMutationVariables,
  AddConstructorBouquetMutationVariables,
  CartPageQueryVariables,
  DeliveryDetailsPageQueryVariables,
  FinalDetailsPageQueryVariables,
  HomePageQueryVariables,
  ListingPageQueryVariables,
  PlaceOrderMutationVariables,
  ProductPageQueryVariables,
  RemoveCartLineMutationVariables,
  SendCodeMutationVariables,
  SetAddressMutationVariables,
  SetCartLineMutationVariables,
  SetSlotMutationVariables,
  SetRecipientMutationVariables,
  SignInMutationVariables,
  StartCheckoutMutationVariables,
  VisitorQueryVariables,
} from '../graphql/generated/graphql.ts'

/** A value that only the visitor's own data tells, such as the number of their draft. */
export type Fill = {
  /** Where it goes in the variables. */
  into: string[]
  /** Of the answer to a query, or the code in the newest message to somebody. */
  from: { query: string; path: string[] } | { messageTo: string }
}

/** An operation of the shop's own pages that GraphiQL opens with, with variables that fit the demo catalogue. */
export type ShopTab = {
  /** Its name in the `.graphql` files of the client. */
  operation: string
  group: 'Pages' | 'Cart' | 'Checkout' | 'Signing in'
  /** What it does, in one sentence. */
  about: string
  variables: Record<string, unknown>
  fill?: Fill
  /** The tab that a shopper runs before it: what comes of that is needed. */
  after?: string
  /** The part of a draft that it gives, as the draft's `missing` calls it. */
  gives?: 'address' | 'slot' | 'recipient'
}

const ROSES = { productId: '253', variantSlug: 'red-12-short' }
/** As a line of the cart: it has no card. */
const ROSES_IN_CART = { productId: ROSES.productId, lineSlug: ROSES.variantSlug }
const NEWCOMER = 'newcomer@example.org'

/** A window on a day: a London date, YYYY-MM-DD, and its `windowId`. */
export type TabSlot = { date: string; windowId: string }

/** The operations in the order in which a shopper needs them. `slot` is one that a London address can have. */
export function shopTabs(slot: TabSlot): ShopTab[] {
  return [
    {
      operation: 'HomePage',
      group: 'Pages',
      about: 'Every block of the home page, in one round of calls.',
      variables: { layout: false } satisfies HomePageQueryVariables,
    },
    {
      operation: 'ListingPage',
      group: 'Pages',
      about: 'Red and white roses for £90 at most, and how many there are of each facet.',
      variables: {
        layout: false,
        type: 'CATEGORY',
        slug: 'roses',
        page: 1,
        sortBy: 'POPULARITY',
        sortDirection: 'DESC',
        filters: { colour: ['red', 'white'], priceMax: 9_000 },
      } satisfies ListingPageQueryVariables,
    },
    {
      operation: 'ProductPage',
      group: 'Pages',
      about: 'A bouquet with its variants, reviews and what goes with it.',
      variables: {
        layout: false,
        id: ROSES.productId,
        reviewPage: 1,
        allReviews: true,
      } satisfies ProductPageQueryVariables,
    },
    {
      operation: 'AddCartLine',
      group: 'Cart',
      about: 'Puts a dozen red roses in the cart. A first change starts the session.',
      variables: { input: ROSES, stays: true } satisfies AddCartLineMutationVariables,
    },
    {
      operation: 'SetCartLine',
      group: 'Cart',
      about: 'Makes them two.',
      variables: { input: { ...ROSES_IN_CART, quantity: 2 } } satisfies SetCartLineMutationVariables,
    },
    {
      operation: 'CartPage',
      group: 'Cart',
      about: 'Reads the cart, the same as at /cart in this browser.',
      variables: { layout: false } satisfies CartPageQueryVariables,
    },
    {
      operation: 'RemoveCartLine',
      group: 'Cart',
      about: 'Takes them out; when they are not there, they are put in first.',
      variables: ROSES_IN_CART satisfies RemoveCartLineMutationVariables,
      after: 'AddCartLine',
    },
    {
      operation: 'AddConstructorBouquet',
      group: 'Checkout',
      about: 'Puts a bouquet in the cart that was made stem by stem: there has to be something to order.',
      variables: {
        input: {
          species: 'rose',
          colour: 'pink',
          count: 15,
          length: 'short',
          wrap: 'ivory',
          foliage: 'eucalyptus',
          cardText: 'With love from the workshop',
        },
        stays: true,
      } satisfies AddConstructorBouquetMutationVariables,
    },
    {
      operation: 'StartCheckout',
      group: 'Checkout',
      about: 'Makes a draft order of the cart.',
      variables: { type: 'DEFAULT' } satisfies StartCheckoutMutationVariables,
      after: 'AddConstructorBouquet',
    },
    {
      operation: 'SetAddress',
      group: 'Checkout',
      about: 'Says where it goes, which decides the slots.',
      variables: {
        input: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' },
        type: 'DEFAULT',
        stays: true,
      } satisfies SetAddressMutationVariables,
      after: 'StartCheckout',
      gives: 'address',
    },
    {
      operation: 'DeliveryDetailsPage',
      group: 'Checkout',
      about: 'Reads the draft and the days and slots that can be had.',
      variables: {
        layout: false,
        type: 'DEFAULT',
        subscription: false,
        wanted: false,
        postcode: 'N1 9GU',
        find: true,
      } satisfies DeliveryDetailsPageQueryVariables,
      after: 'SetAddress',
    },
    {
      operation: 'SetSlot',
      group: 'Checkout',
      about: 'Takes the first slot after today that can be had.',
      variables: {
        ...slot,
        type: 'DEFAULT',
        stays: true,
      } satisfies SetSlotMutationVariables,
      after: 'SetAddress',
      gives: 'slot',
    },
    {
      operation: 'SetRecipient',
      group: 'Checkout',
      about: 'Says who receives it.',
      variables: {
        input: { name: 'Iris Green', phone: '020 7946 0018', note: 'The bell is broken: please knock.' },
        type: 'DEFAULT',
      } satisfies SetRecipientMutationVariables,
      after: 'SetSlot',
      gives: 'recipient',
    },
    {
      operation: 'FinalDetailsPage',
      group: 'Checkout',
      about: 'Reads the draft once more, and how it can be paid for.',
      variables: { layout: false, type: 'DEFAULT' } satisfies FinalDetailsPageQueryVariables,
      after: 'SetRecipient',
    },
    {
      operation: 'PlaceOrder',
      group: 'Checkout',
      about:
        'Places the order; /order shows it, and it is paid for there. Its number is filled in from the draft.',
      variables: {
        input: {
          orderId: '',
          name: 'Basil Ford',
          email: 'basil@example.org',
          phone: '+44 7700 900456',
          paymentMethod: 'stripe',
        },
        type: 'DEFAULT',
      } satisfies PlaceOrderMutationVariables,
      after: 'SetRecipient',
      fill: {
        into: ['input', 'orderId'],
        from: {
          query: 'query NumberOfTheDraft { checkout(type: DEFAULT) { id } }',
          path: ['checkout', 'id'],
        },
      },
    },
    {
      operation: 'SendCode',
      group: 'Signing in',
      about: 'Sends a code to sign in with. Nothing leaves the sandbox: /sandbox has the message.',
      variables: { input: { type: 'EMAIL', receiver: NEWCOMER } } satisfies SendCodeMutationVariables,
    },
    {
      operation: 'SignIn',
      group: 'Signing in',
      about: 'Signs in with the code, which is filled in from the message. The cart comes along.',
      variables: {
        input: { type: 'EMAIL', receiver: NEWCOMER, code: '000000' },
      } satisfies SignInMutationVariables,
      after: 'SendCode',
      fill: { into: ['input', 'code'], from: { messageTo: NEWCOMER } },
    },
    {
      operation: 'Visitor',
      group: 'Signing in',
      about: 'Reads what the header of every page shows: the cart, the favourites, the name.',
      variables: {} satisfies VisitorQueryVariables,
    },
  ]
}

/** A tab as the server gives it to GraphiQL. */
export type ServedTab = Pick<ShopTab, 'operation' | 'group' | 'about' | 'fill' | 'after' | 'gives'> & {
  /** The document, as the client's `.graphql` files have it. */
  query: string
  /** JSON. */
  variables: string
}
