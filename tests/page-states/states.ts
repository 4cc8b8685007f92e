import { CARDS } from '../support/shopping/checkout.ts'
import { OF_SUBSCRIPTION } from './shopper.ts'
import type { Shopper } from './shopper.ts'

/** What is done with a page that was come by: its name, and its HTML. */
type Reads = (page: string, html: string) => void | Promise<void>

/** Somebody's way through the shop, with the pages that only who goes it is shown. */
export type State = { name: string; read: (shopper: Shopper, reads: Reads) => Promise<void> }

const DETAILS = '/checkout/delivery-details'
const FINAL = '/checkout/final-details'
const MANAGE = '/profile/manage-subscription'
const DATES = '/profile/important-dates'
const RECIPIENTS = '/profile/recipients'
const SOMEBODY = { name: 'Iris Green', postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' }
const BIRTHDAY = {
  occasion: 'BIRTHDAY',
  day: '10',
  month: '5',
  year: '1990',
  recipientName: 'Basil',
  leadDays: '7',
}

/** From an empty cart to the page of an order, with all that is declined and asked on the way. */
async function buys(shopper: Shopper, reads: Reads): Promise<void> {
  await reads('the empty cart', await shopper.read('/cart'))
  await shopper.putInCart()
  await reads('the cart', await shopper.read('/cart'))
  await shopper.send('/cart', { intent: 'checkout' })
  await reads('the delivery, of which nothing is said yet', await shopper.read(DETAILS))
  await reads(
    'the delivery, which the recipient is to choose',
    await shopper.read(`${DETAILS}?address=recipient`),
  )
  await shopper.saysWhereAndWhen()
  await reads('the delivery', await shopper.read(`${DETAILS}?address=manual`))
  await reads('the final details', await shopper.read(FINAL))
  const id = await shopper.order()
  await reads('an order that is not paid for', await shopper.read(`/order/${id}`))
  await reads('an order to be paid', await shopper.read(`/preorder/${id}`))
  await reads('the payment', await shopper.read(`/payment/stripe/${id}`))
  for (const outcome of ['/payment/revolut', '/payment/stripe/mobile/fail'])
    await reads(outcome, await shopper.read(outcome))
  await reads('the payment, declined', await shopper.pay(id, CARDS.declined))
  await shopper.pay(id)
  await reads('a payment made elsewhere', await shopper.read('/payment/stripe/mobile/success'))
  await reads('an order', await shopper.read(`/order/${id}`))
  await reads('an order, at another time', await shopper.read(`/order/${id}?reschedule`))
  await reads('the invoice of an order', await shopper.read(`/order/${id}/invoice`))
  await reads(
    'the page of a private link',
    await shopper.read(await shopper.linkIn(`/order/${id}`, /\/track\/[\w-]+/)),
  )
  await shopper.send(`/order/${id}`, { intent: 'cancel' })
  await reads('an order that is cancelled', await shopper.read(`/order/${id}`))
}

async function paysLess(shopper: Shopper, reads: Reads): Promise<void> {
  await shopper.signIn()
  await shopper.giveBonuses()
  await shopper.putInCart()
  await reads('the cart of who has bonuses', await shopper.read('/cart'))
  await reads(
    'the cart and a code that is none',
    await shopper.sendWrong('/cart', { intent: 'promo', code: 'NONE' }),
  )
  await shopper.usePromo('/cart')
  await reads('the cart with a code', await shopper.read('/cart'))
  await shopper.saysWhereAndWhen()
  const id = await shopper.order()
  await reads('the bank’s question', await shopper.pay(id, CARDS.asks))
  // Before the second: both are of the same moment, where the clock stands.
  await reads('the profile: orders', await shopper.read('/profile/orders'))
  const other = await shopper.placeOrder()
  await reads('the profile: an order', await shopper.read(`/profile/order/${other}`))
}

async function giftCard(shopper: Shopper, reads: Reads): Promise<void> {
  await shopper.putEmailCard()
  await reads('the cart with a gift card by e-mail', await shopper.read('/cart'))
  await shopper.putInCart()
  const code = await shopper.haveGiftCard()
  await shopper.send('/cart', { intent: 'gift-card-use', giftCardCode: code })
  await reads('the cart that a gift card pays for', await shopper.read('/cart'))
  await reads('what is left on a gift card', await shopper.send('/gift-card', { code }))
}

async function recipientChooses(shopper: Shopper, reads: Reads): Promise<void> {
  const id = await shopper.orderForRecipient()
  await reads('an order whose recipient is asked', await shopper.read(`/order/${id}?address=manual`))
  const path = await shopper.linkIn(`/order/${id}`, /\/for-you\/[\w-]+/)
  await reads('the recipient’s choice: where', await shopper.read(path))
  await shopper.address(path)
  await reads('the recipient’s choice: when', await shopper.read(path))
}

async function subscribes(shopper: Shopper, reads: Reads): Promise<void> {
  await shopper.signIn()
  await shopper.giveBonuses()
  await shopper.chooseSubscription()
  await reads('the cart with a subscription', await shopper.read('/cart'))
  await shopper.saysWhereAndWhen(OF_SUBSCRIPTION)
  await reads('the delivery of a subscription', await shopper.read(DETAILS + OF_SUBSCRIPTION))
  await reads('the final details of a subscription', await shopper.read(FINAL + OF_SUBSCRIPTION))
  const id = await shopper.order(OF_SUBSCRIPTION)
  await reads('the payment of a subscription', await shopper.read(`/payment/stripe/${id}${OF_SUBSCRIPTION}`))
  await shopper.pay(id, CARDS.pays, OF_SUBSCRIPTION)
  await reads('the first order of a subscription', await shopper.read(`/order/${id}`))
  await reads('the profile: subscriptions', await shopper.read(MANAGE))
  await shopper.send(MANAGE, { intent: 'pause', id: await shopper.valueIn(MANAGE, 'id') })
  await reads('the profile: a subscription at rest', await shopper.read(MANAGE))
}

async function hasAccount(shopper: Shopper, reads: Reads): Promise<void> {
  for (const path of ['/auth', '/auth?by=email', '/auth?by=phone'])
    await reads(path, await shopper.read(path))
  const to = { type: 'email', receiver: shopper.email }
  await reads('the code', await shopper.send('/auth', { intent: 'send', ...to }))
  await reads(
    'the code has not come',
    await shopper.send('/auth', { intent: 'codeNotReceived', step: 'code', ...to }),
  )
  await reads(
    'the registration',
    await shopper.send('/auth', { intent: 'signIn', ...to, code: await shopper.code() }),
  )
  await reads(
    'the end of the sign-in',
    await shopper.send('/auth', { intent: 'register', name: 'Iris Green', gender: 'female' }),
  )
  await reads('no date is kept', await shopper.read(DATES))
  await shopper.send(DATES, { intent: 'add', ...BIRTHDAY })
  await reads('nobody is kept', await shopper.read(RECIPIENTS))
  await shopper.send(RECIPIENTS, { intent: 'add', ...SOMEBODY })
  for (const page of PROFILE) await reads(`/profile/${page}`, await shopper.read(`/profile/${page}`))
  await reads(
    'the end of an account',
    await shopper.send('/profile/personal-data', { intent: 'sendErasure' }),
  )
}

const PROFILE = [
  ...['dashboard', 'my-account', 'orders', 'personal-data', 'favorites', 'important-dates', 'bonuses'],
  'recipients',
  ...['bonuses-history', 'promo-codes', 'manage-subscription', 'notification-settings'],
]

export const STATES: State[] = [
  { name: 'buys', read: buys },
  { name: 'pays less', read: paysLess },
  { name: 'buys a gift card', read: giftCard },
  { name: 'has the recipient choose', read: recipientChooses },
  { name: 'subscribes', read: subscribes },
  { name: 'has an account', read: hasAccount },
]
