import type { Page } from '@playwright/test'
import { emailCardPath, giveBonuses, issueTenPounds, makePoundOff } from '../../support/shopping/savings.ts'
import { query } from '../../support/processes/test-server.ts'
import {
  codeTo,
  newEmail,
  orderUnpaid,
  placeOrder,
  putInCart,
  readyToOrder,
  send,
  signIn,
} from '../account/account.ts'
import { eventually } from '../../support/pages/steps.ts'
import { ADDRESS, CARD, CONTACT, RECIPIENT } from '../shopper.ts'
import type { Shopper } from '../shopper.ts'

/** A page with forms: how one gets there, and how once more where opening its address is not enough. */
export type PageWithForms = {
  name: string
  open: (shopper: Shopper) => Promise<void>
  again?: (shopper: Shopper) => Promise<void>
}

/** Of the shop that all browser tests share. */
const DATABASE = process.env.SHOP_DATABASE_URL ?? ''
const DETAILS = '/checkout/delivery-details'
const OF_SUBSCRIPTION = '?type=subscription'

/** A visitor of whom the shop knows: what they change is changed, and begins no session. */
const known = (path: string, prepare: (page: Page) => Promise<unknown> = putInCart) => ({
  open: async (shopper: Shopper) => {
    await prepare(shopper.page)
    await shopper.open(path)
  },
})

/** The same, signed in. */
const signedIn = (path: string, prepare?: (page: Page) => Promise<unknown>) =>
  known(path, async (page) => {
    await signIn(page)
    await prepare?.(page)
  })

async function htmlOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

/** The value of a field that is not typed, e.g. the first of the times to choose from. */
async function valueIn(page: Page, path: string, name: string): Promise<string> {
  const html = await htmlOf(page, path)
  const [tag = ''] = new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  return /value="([^"]*)"/.exec(tag)?.[1] ?? ''
}

/** A link on a page of one's own, by a part of it. */
async function linkIn(page: Page, path: string, part: RegExp): Promise<string> {
  const html = await htmlOf(page, path)
  const found = part.exec(html)?.[0]
  if (!found) throw new Error(`There is no ${part} on ${path}`)
  return found
}

/** A subscription in the cart of somebody signed in. */
async function chooseSubscription(page: Page): Promise<void> {
  const product = await valueIn(page, '/subscription', 'product')
  await send(page, '/cart', { intent: 'subscribe', product, everyWeeks: '2' })
}

/** The same, on the way to its final details. */
async function readyToSubscribe(page: Page): Promise<void> {
  await signIn(page)
  await readyToSubscribeAs(page)
}

/** The same, ordered and not paid yet. Answers with the path of its payment. */
export async function orderSubscription(page: Page): Promise<string> {
  await readyToSubscribe(page)
  const path = `/checkout/final-details${OF_SUBSCRIPTION}`
  const [orderId, expectedTotal] = [
    await valueIn(page, path, 'orderId'),
    await valueIn(page, path, 'expectedTotal'),
  ]
  await send(page, path, { orderId, expectedTotal, paymentMethod: 'stripe', ...CONTACT })
  return `/payment/stripe/${orderId}${OF_SUBSCRIPTION}`
}

export async function subscribe(page: Page): Promise<void> {
  const path = await orderSubscription(page)
  await send(page, path, { intent: 'card', number: CARD.pays, expiry: '12 / 30', cvc: '123' })
}

/** An order that is paid for and whose recipient is to say where and when. Answers with its number. */
async function orderWithoutAddress(page: Page): Promise<string> {
  await putInCart(page)
  await send(page, '/cart', { intent: 'checkout' })
  await send(page, DETAILS, { intent: 'ask', name: 'Iris Green', receiver: newEmail() })
  const path = '/checkout/final-details'
  const [orderId, expectedTotal] = [
    await valueIn(page, path, 'orderId'),
    await valueIn(page, path, 'expectedTotal'),
  ]
  await send(page, path, { orderId, expectedTotal, paymentMethod: 'stripe', ...CONTACT })
  await send(page, `/payment/stripe/${orderId}`, {
    ...{ intent: 'card', number: CARD.pays, expiry: '12 / 30', cvc: '123' },
  })
  return orderId
}

const linkForRecipient = async (page: Page) => {
  const id = await orderWithoutAddress(page)
  return linkIn(page, `/order/${id}`, /\/for-you\/[\w-]+/)
}

/** A gift card by e-mail in the cart. */
async function putEmailCard(page: Page): Promise<void> {
  await send(page, await emailCardPath(DATABASE), {
    ...{ intent: 'gift-card', variantSlug: '25-pounds', sendHour: '9' },
    ...{ recipientName: 'Iris Green', recipientEmail: newEmail(), sender: 'Basil Ford' },
  })
}

/** A cart that a gift card of ten pounds pays a part of. */
async function payWithGiftCard(page: Page): Promise<void> {
  const code = await issueTenPounds(DATABASE, await orderUnpaid(page))
  await putInCart(page)
  await send(page, '/cart', { intent: 'gift-card-use', giftCardCode: code })
}

/** The same person, signed in in another browser as well. */
const signInElsewhere = (email: string) =>
  query(
    DATABASE,
    `insert into auth_token (user_id, token_hash, device, created_at, expires_at)
     select id, sha256(convert_to($1, 'UTF8')), 'Firefox on Linux', now(), now() + interval '1 day' from "user" where email = $1`,
    [email],
  )

/** Pays less with a code that takes a pound off anything. */
async function usePromo(page: Page, path: string): Promise<void> {
  await send(page, path, { intent: 'promo', code: await makePoundOff(DATABASE, 'POUNDOFF') })
}

/** Presses a button of a form after one field of it was filled in; the answer is another step of the same page. */
async function step({ tab }: Shopper, path: string, [label, text]: [string, string], button: string) {
  await tab.open(path)
  const press = buttonNamed(button)
  // A tab that was sent a code goes on from there.
  if (tab.scripts && !(await tab.sees(press))) return
  if (label) await tab.fill({ label }, text)
  await tab.press(press)
}

const buttonNamed = (name: string) => ({
  role: 'button' as const,
  name: new RegExp(`^${RegExp.escape(name)}$`),
})

/** Pages that begin with a step, which is taken anew each time: the shop says that a code went there already. */
function afterStep(
  name: string,
  prepare: (page: Page) => Promise<unknown>,
  go: (shopper: Shopper) => Promise<void>,
) {
  return {
    name,
    open: async (shopper: Shopper) => {
      await prepare(shopper.page)
      await go(shopper)
    },
    again: go,
  }
}

const codeStep =
  (path: string, button: string, field: [string, string], next: string) => async (shopper: Shopper) => {
    await step(shopper, path, field, button)
    await eventually(() => shopper.tab.sees(buttonNamed(next))).toBe(true)
  }

const receivers = new WeakMap<Page, string>()
/** An address that stays the same for a page. */
export const receiverOf = (page: Page) => {
  const known = receivers.get(page) ?? newEmail()
  receivers.set(page, known)
  return known
}
export const signInStep = (shopper: Shopper) =>
  codeStep('/auth?by=email', 'Send me a code', ['E-mail', receiverOf(shopper.page)], 'Sign in')(shopper)

/** Pages with a form of the shop's own. */
const OF_THE_SHOP = [
  ...[
    '/greeting-card-free',
    '/youthdiscount',
    '/seniordiscount',
    '/slvip',
    '/contact-us',
    '/become-affiliate',
  ],
  ...['/free-bouquet-offer', '/free-bouquet-draw', '/free-bouquet-contest', '/un'],
]

/** Every page with a form that changes something. */
export const PAGES: PageWithForms[] = [
  { name: 'a product', ...known('/product/101') },
  // Who is new begins a session with it.
  { name: 'a product, for who is new', open: (shopper) => shopper.open('/product/101') },
  { name: 'a listing', ...known('/category/roses') },
  {
    name: 'a search',
    ...known('/search?q=rose', (page) =>
      send(page, '/search?q=tulips', { intent: 'keep', phrase: 'tulips' }),
    ),
  },
  { name: 'a bouquet one makes', ...known('/constructor') },
  { name: 'the cart', ...known('/cart') },
  {
    name: 'the cart with a code',
    ...known('/cart', async (page) => {
      await putInCart(page)
      await usePromo(page, '/cart')
    }),
  },
  {
    name: 'the cart of who has bonuses',
    ...known('/cart', async (page) => {
      await giveBonuses(DATABASE, await signIn(page))
      await putInCart(page)
    }),
  },
  {
    name: 'the cart with two that are cheaper together',
    ...known('/cart', async (page) => {
      const [combo] = await query(DATABASE, 'select id from combo order by id limit 1', [])
      await send(page, '/cart', { intent: 'combo', comboId: Number(combo?.id) })
    }),
  },
  { name: 'the cart with a gift card by e-mail', ...known('/cart', putEmailCard) },
  { name: 'the cart that a gift card pays for', ...known('/cart', payWithGiftCard) },
  {
    name: 'a gift card by e-mail',
    open: async (shopper: Shopper) => {
      await putInCart(shopper.page)
      await shopper.open(await emailCardPath(DATABASE))
    },
  },
  { name: 'what is left on a gift card', ...known('/gift-card') },
  { name: 'the cart with a subscription', ...signedIn('/cart', chooseSubscription) },
  { name: 'the subscription', ...known('/subscription') },
  { name: 'the first bouquet', ...known('/subscription-first-bouquet') },
  { name: 'the delivery', ...known(`${DETAILS}?address=manual`, readyToOrder) },
  {
    name: 'the delivery, with a present',
    ...known(DETAILS, async (page) => {
      await readyToOrder(page)
      await addPresent(page, DETAILS)
    }),
  },
  {
    name: 'the delivery of a subscription, with a present',
    ...known(DETAILS + OF_SUBSCRIPTION, async (page) => {
      await readyToSubscribe(page)
      await addPresent(page, DETAILS + OF_SUBSCRIPTION)
    }),
  },
  {
    name: 'the delivery, which the recipient chooses',
    ...known(`${DETAILS}?address=recipient`, async (page) => {
      await putInCart(page)
      await send(page, '/cart', { intent: 'checkout' })
    }),
  },
  {
    name: 'the delivery, to somebody who is kept',
    ...signedIn(DETAILS, async (page) => {
      await keepRecipient(page)
      await readyToOrder(page)
    }),
  },
  {
    name: 'the delivery of a subscription, to somebody who is kept',
    ...signedIn(DETAILS + OF_SUBSCRIPTION, async (page) => {
      await keepRecipient(page)
      await readyToSubscribeAs(page)
    }),
  },
  { name: 'the final details', ...known('/checkout/final-details', readyToOrder) },
  {
    name: 'the delivery of a subscription',
    ...known(`${DETAILS}${OF_SUBSCRIPTION}&address=manual`, readyToSubscribe),
  },
  {
    name: 'the final details of a subscription',
    ...known(`/checkout/final-details${OF_SUBSCRIPTION}`, readyToSubscribe),
  },
  {
    name: 'the final details of a subscription with a code',
    ...known(`/checkout/final-details${OF_SUBSCRIPTION}`, async (page) => {
      await readyToSubscribe(page)
      await usePromo(page, `/checkout/final-details${OF_SUBSCRIPTION}`)
    }),
  },
  {
    name: 'the final details of a subscription, with bonuses',
    ...known(`/checkout/final-details${OF_SUBSCRIPTION}`, async (page) => {
      await giveBonuses(DATABASE, await signIn(page))
      await readyToSubscribeAs(page)
    }),
  },
  {
    name: 'the payment',
    open: async (shopper) => shopper.open(`/payment/stripe/${await orderUnpaid(shopper.page)}`),
  },
  {
    name: 'the bank’s question',
    open: async (shopper) => {
      const path = `/payment/stripe/${await orderUnpaid(shopper.page)}`
      await send(shopper.page, path, { intent: 'card', number: CARD.asks, expiry: '12 / 30', cvc: '123' })
      await shopper.open(path)
    },
  },
  {
    name: 'the payment by PayPal',
    open: async (shopper) => shopper.open(`/payment/stripe/${await orderUnpaid(shopper.page)}?method=paypal`),
  },
  {
    name: 'the payment of a subscription',
    open: async (shopper) => shopper.open(await orderSubscription(shopper.page)),
  },
  { name: 'the sign-in', ...known('/auth?by=email') },
  afterStep('the code', putInCart, signInStep),
  afterStep('another address for the code', putInCart, async (shopper) => {
    await signInStep(shopper)
    await shopper.tab.press(buttonNamed('Change the e-mail address'))
    await eventually(() => shopper.tab.sees(buttonNamed('Send the code here'))).toBe(true)
  }),
  afterStep('the code has not come', putInCart, async (shopper) => {
    await signInStep(shopper)
    await shopper.tab.press(buttonNamed('Didn’t get the code?'))
    await shopper.expectHeading('Didn’t get the code?')
  }),
  {
    name: 'the registration',
    ...known('/auth', async (page) => {
      const receiver = newEmail()
      await send(page, '/auth', { intent: 'send', type: 'email', receiver })
      const code = await codeTo(page, receiver)
      await send(page, '/auth', { intent: 'signIn', type: 'email', receiver, code })
    }),
  },
  ...OF_THE_SHOP.map((path) => ({
    name: path,
    ...known(path),
  })),
  {
    name: 'leaving by an e-mail’s link',
    ...known(`/un?token=${'a'.repeat(22)}.${'b'.repeat(22)}.${'c'.repeat(22)}`),
  },
  { name: 'the favourites', ...known('/favorites', addFavorite) },
  { name: 'the profile: favourites', ...signedIn('/profile/favorites', addFavorite) },
  { name: 'the profile: personal data', ...signedIn('/profile/personal-data') },
  afterStep('the profile: an address and its code', signIn, (shopper) =>
    codeStep(
      '/profile/personal-data',
      'Change with a code',
      ['E-mail address', receiverOf(shopper.page)],
      'Confirm',
    )(shopper),
  ),
  afterStep('the profile: the end of the account', signIn, (shopper) =>
    codeStep('/profile/personal-data', 'Delete my account', ['', ''], 'Delete my account for good')(shopper),
  ),
  {
    name: 'the profile: important dates',
    ...signedIn('/profile/important-dates', (page) =>
      send(page, '/profile/important-dates', {
        ...{ intent: 'add', occasion: 'BIRTHDAY', day: '10', month: '5', year: '1990' },
        ...{ recipientName: 'Basil', leadDays: '7' },
      }),
    ),
  },
  { name: 'the profile: recipients', ...signedIn('/profile/recipients', keepRecipient) },
  { name: 'the profile: notifications', ...signedIn('/profile/notification-settings') },
  {
    name: 'the profile: my account',
    open: async (shopper) => {
      await shopper.open('/')
      await signInElsewhere(await signIn(shopper.page))
      await shopper.open('/profile/my-account')
    },
  },
  { name: 'the profile: orders', ...signedIn('/profile/orders', placeOrder) },
  {
    name: 'the profile: orders, one cancelled',
    ...signedIn('/profile/orders', async (page) => {
      const id = await placeOrder(page)
      await send(page, `/order/${id}`, { intent: 'cancel' })
    }),
  },
  {
    name: 'the profile: an order',
    open: async (shopper) => {
      await signIn(shopper.page)
      await shopper.open(`/profile/orders/${await placeOrder(shopper.page)}`)
    },
  },
  { name: 'the profile: subscriptions', ...known('/profile/manage-subscription', subscribe) },
  {
    name: 'the profile: subscriptions, one at rest',
    ...known('/profile/manage-subscription', async (page) => {
      await subscribe(page)
      const path = '/profile/manage-subscription'
      await send(page, path, { intent: 'pause', id: await valueIn(page, path, 'id') })
    }),
  },
  { name: 'an order', open: async (shopper) => shopper.open(`/order/${await placeOrder(shopper.page)}`) },
  {
    name: 'an order, at another time',
    open: async (shopper) => shopper.open(`/order/${await placeOrder(shopper.page)}?reschedule`),
  },
  {
    name: 'an order whose recipient is asked',
    open: async (shopper) => shopper.open(`/order/${await orderWithoutAddress(shopper.page)}?address=manual`),
  },
  {
    name: 'an order whose recipient was asked',
    open: async (shopper) => {
      const path = `/order/${await orderWithoutAddress(shopper.page)}`
      await send(shopper.page, path, { intent: 'address', ...ADDRESS })
      await shopper.open(path)
    },
  },
  {
    name: 'the recipient’s choice: where',
    open: async (shopper) => shopper.open(`${await linkForRecipient(shopper.page)}?address=manual`),
  },
  {
    name: 'the recipient’s choice: when',
    open: async (shopper) => {
      const path = await linkForRecipient(shopper.page)
      await send(shopper.page, path, { intent: 'address', ...ADDRESS })
      await shopper.open(path)
    },
  },
  {
    name: 'the page of a private link',
    open: async (shopper) => {
      const id = await placeOrder(shopper.page)
      await shopper.open(await linkIn(shopper.page, `/order/${id}`, /\/track\/[\w-]+/))
    },
  },
]

async function readyToSubscribeAs(page: Page): Promise<void> {
  await chooseSubscription(page)
  await send(page, '/cart', { intent: 'checkout', type: 'subscription' })
  const details = DETAILS + OF_SUBSCRIPTION
  await send(page, details, { intent: 'address', ...ADDRESS })
  await send(page, details, { intent: 'slot', slot: await valueIn(page, details, 'slot') })
  await send(page, details, { intent: 'recipient', ...RECIPIENT })
}

/** Keeps somebody in the profile whom one sends flowers to. */
async function keepRecipient(page: Page): Promise<void> {
  await send(page, '/profile/recipients', {
    ...{ intent: 'add', name: 'Zoë Moss', phone: '020 7946 0018' },
    ...ADDRESS,
  })
}

/** Puts the first of the presents on offer beside the flowers. */
async function addPresent(page: Page, details: string): Promise<void> {
  const html = await htmlOf(page, details)
  const [, productId = '', variantSlug = ''] =
    /value="gift-add"[^]*?name="productId" value="(\d+)"[^]*?name="variantSlug" value="([^"]*)"/.exec(html) ??
    []
  await send(page, details, { intent: 'gift-add', productId, variantSlug })
}

async function addFavorite(page: Page): Promise<void> {
  await putInCart(page)
  await send(page, '/favorites', { add: '101' })
}
