import type { Buyer } from '../../support/shopping/checkout.ts'
import { cartUrl } from '../../../store/cart/cart-link.ts'
import { buyerOrderUrl } from '../../../store/order/order-access.ts'
import { orderAskingRecipient } from '../../support/shopping/recipient-link.ts'
import { choose, readyToSubscribe } from '../../support/shopping/subscriber.ts'
import type { Visitor } from './rounds.ts'
import type { CountedShop } from './shop.ts'
import {
  asVisitor,
  guestReadyToOrder,
  guestReadyToPay,
  guestWithCart,
  newAccount,
  newEmail,
  newGuest,
  orderAs,
} from './shop.ts'

/** An address, who asks for it, how it is answered, and in how many rounds at most: in one, but for those that say why. */
export type PageRow = { path: string; visitor?: Visitor; status?: number; atMost?: number }

const DETAILS = '/checkout/delivery-details'
const FINAL = '/checkout/final-details'
const SUBSCRIPTION = '?type=subscription'
/** That of those that lead to other pages of theirs. */
const LEADS_ON = 302
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

/** Pages that are the same for whoever asks. */
const FOR_EVERYBODY = [
  ...[
    '/category',
    '/category/roses?page=2',
    '/filter',
    '/filter/mini-bouquets',
    '/gift-card',
    '/constructor',
  ],
  ...['/gifts', '/all-gifts', '/cards', '/giftbox1', '/giftbox2', '/mini', '/loyalty-program'],
  ...[
    '/blog',
    '/promotions',
    '/promotion-rules',
    '/seniordiscount',
    '/youthdiscount',
    '/slvip',
    '/slvip-rules',
  ],
  ...['/free-bouquet-contest', '/free-bouquet-draw', '/free-bouquet-offer', '/greeting-card-free'],
  ...['/delivery', '/delivery/london', '/delivery/london/chelsea', '/delivery/check?postcode=N1+9GU'],
  ...['/contact-us', '/become-affiliate', '/about-us', '/payment-info', '/privacy-policy', '/un'],
  ...[
    '/subscription',
    '/subscription/second',
    '/subscription-first-bouquet?discount=50',
    '/auth',
    '/auth?by=phone',
  ],
]

const PROFILE = [
  ...['dashboard', 'my-account', 'orders', 'personal-data', 'personal-data/download', 'favorites'],
  ...['recipients', 'important-dates', 'important-dates/calendar', 'bonuses', 'bonuses-history'],
  ...['promo-codes', 'manage-subscription', 'notification-settings'],
]

/** Every page of the shop as those see it who come by it, some of them as several do. */
export async function pageRows(shop: CountedShop): Promise<PageRow[]> {
  const { visitor: guest } = await newGuest(shop.store)
  const { visitor: user } = await newAccount(shop.store)
  const asAnybody = [...FOR_EVERYBODY, await articleOf(shop), await promotionOf(shop)]
  return [
    ...['/', '/category/roses', '/product/101', '/cart', '/search?q=roses', '/favorites'].flatMap(
      (path): PageRow[] => [{ path }, { path, visitor: guest }, { path, visitor: user }],
    ),
    ...asAnybody.map((path): PageRow => ({ path, visitor: guest })),
    { path: '/greeting-card-free/final', visitor: { ...guest, cookies: { recipient: '1' } } },
    { path: '/app-landing', visitor: { ...guest, userAgent: PHONE } },
    { path: '/not-found', visitor: guest, status: 404 },
    { path: '/no/such/page', visitor: guest, status: 404 },
    { path: '/profile/no-such-page', visitor: user, status: 404 },
    ...(await checkoutRows(shop)),
    ...(await orderRows(shop)),
    ...(await subscriptionRows(shop)),
    ...(await profileRows(shop)),
  ]
}

async function articleOf({ store }: CountedShop): Promise<string> {
  const { body } = await store.get('/v1/blog/posts/')
  return `/article/${body.data[0].slug}`
}

async function promotionOf({ store }: CountedShop): Promise<string> {
  const { body } = await store.get('/v1/promotions/')
  return `/promotions/${body.data[0].id}`
}

async function checkoutRows(shop: CountedShop): Promise<PageRow[]> {
  const { visitor, buyer, id } = await guestReadyToOrder(shop)
  const [day] = await buyer.intervals()
  return [
    { path: '/cart', visitor },
    { path: DETAILS, visitor },
    { path: `${DETAILS}?address=recipient`, visitor },
    { path: FINAL, visitor },
    { path: `/order/${id}`, visitor },
    { path: `/delivery/day?date=${day?.date}&collection=roses`, visitor, status: LEADS_ON },
  ]
}

async function orderRows(shop: CountedShop): Promise<PageRow[]> {
  const { visitor, buyer, id } = await guestReadyToPay(shop)
  const { tracking_token: tracking } = await buyer.order(id)
  const paid = await guestReadyToPay(shop)
  await paid.buyer.pay((await paid.buyer.intent(paid.id)).id)
  const asked = await orderAskingRecipient(shop.store)
  const answered = await orderAskingRecipient(shop.store)
  await answered.say()
  const left = await guestWithCart(shop)
  const { body } = await left.buyer.get('/v1/basket/')
  const links = { secret: shop.secret, siteUrl: '' }
  const { visitor: elsewhere } = await newGuest(shop.store)
  return [
    { path: `/order/${id}`, visitor },
    { path: `/order/${paid.id}?reschedule`, visitor: paid.visitor },
    { path: `/preorder/${id}`, visitor },
    // The newest one is found first.
    { path: '/order', visitor, status: LEADS_ON },
    { path: `/order/${asked.id}/invoice`, ...buyerOf(asked) },
    { path: `/order/${asked.id}/invoice.pdf`, ...buyerOf(asked) },
    { path: `/order/${paid.id}/calendar`, visitor: paid.visitor },
    { path: '/payment/stripe', visitor, status: LEADS_ON },
    { path: `/payment/stripe/${id}?returned=1`, visitor, status: LEADS_ON },
    ...['', '?method=paypal', '?method=revolut'].map((query): PageRow => ({
      path: `/payment/stripe/${id}${query}`,
      visitor,
    })),
    ...['/payment/stripe/mobile/success', '/payment/stripe/mobile/fail', '/payment/revolut'].map(
      (path): PageRow => ({ path, visitor }),
    ),
    { path: `/track/${tracking}` },
    { path: `/track/${tracking}/calendar` },
    { path: `/order/${asked.id}`, ...buyerOf(asked) },
    { path: `/for-you/${asked.token}` },
    { path: `/for-you/${answered.token}` },
    {
      path: cartUrl(links, { realId: body.data.real_id as string, userId: null }),
      visitor: elsewhere,
      status: LEADS_ON,
    },
    {
      path: buyerOrderUrl(links, { id, userId: null, type: 'default' }, 'order'),
      visitor: elsewhere,
      status: LEADS_ON,
    },
  ]
}

const buyerOf = ({ buyer }: { buyer: Buyer }) => ({ visitor: { session: buyer.session } })

async function subscriptionRows(shop: CountedShop): Promise<PageRow[]> {
  const { visitor, account } = await newAccount(shop.store)
  await choose(shop.store, account)
  const { body } = await account.call('POST', '/v1/delivery-subscriptions/', {})
  return [
    { path: '/cart', visitor },
    { path: DETAILS + SUBSCRIPTION, visitor },
    { path: `/order/${body.data.id}${SUBSCRIPTION}`, visitor },
    ...(await readySubscriptionRows(shop)),
  ]
}

/** Those that there are only once the steps before are done. */
async function readySubscriptionRows({ store }: CountedShop): Promise<PageRow[]> {
  const draft = await readyToSubscribe(store, newEmail())
  const placed = await readyToSubscribe(store, newEmail())
  await placed.subscriber.toPayment()
  return [
    { path: DETAILS + SUBSCRIPTION, ...asVisitor(draft.account) },
    { path: FINAL + SUBSCRIPTION, ...asVisitor(draft.account) },
    { path: `/payment/stripe/${placed.id}${SUBSCRIPTION}`, ...asVisitor(placed.account) },
  ]
}

async function profileRows(shop: CountedShop): Promise<PageRow[]> {
  const { visitor, account } = await newAccount(shop.store)
  const id = await orderAs(shop, account)
  return [
    ...PROFILE.map((page): PageRow => ({ path: `/profile/${page}`, visitor })),
    { path: `/profile/order/${id}`, visitor },
    { path: `/order/${id}`, visitor },
    { path: '/auth', visitor, status: LEADS_ON },
    { path: '/profile/order', visitor, status: LEADS_ON },
  ]
}
