import type { Phone } from './phone.ts'
import {
  PRODUCT,
  addToCart,
  button,
  chooseTime,
  findAddress,
  goToCheckout,
  goToFinalDetails,
  haveAccount,
  haveOrdered,
  link,
  nameBuyer,
  nameRecipient,
  orderAndPay,
  signIn,
  untilAt,
} from './walks.ts'

/** What somebody wants to get done in the shop, and with how many taps and keys they must be able to. */
export type Errand = {
  name: string
  taps: number
  keys: number
  /** Somebody who has not answered the banner about cookies yet. */
  isFirstVisit?: boolean
  walk: (phone: Phone) => Promise<void>
}

export const ERRANDS: Errand[] = [
  {
    name: 'new guest, home to paid',
    taps: 14,
    keys: 60,
    isFirstVisit: true,
    walk: async (phone) => {
      const { page } = phone
      await phone.open('/')
      await phone.tap(button(page, 'Only what is needed'))
      await phone.tap(page.locator('main a[href^="/product/"]'))
      await untilAt(page, /^\/product\//)
      await addToCart(phone)
      await goToCheckout(phone)
      await findAddress(phone)
      await chooseTime(phone)
      await nameRecipient(phone)
      await goToFinalDetails(phone)
      await nameBuyer(phone)
      await orderAndPay(phone, { isCardKnown: false })
    },
  },
  {
    name: 'returning shopper, product to paid',
    taps: 8,
    keys: 0,
    walk: async (phone) => {
      await haveAccount(phone)
      await haveOrdered(phone, { keep: true })
      await phone.open(PRODUCT)
      await addToCart(phone)
      await goToCheckout(phone)
      await phone.tap(phone.page.locator('#person button'))
      await chooseTime(phone)
      await goToFinalDetails(phone)
      await orderAndPay(phone, { isCardKnown: true })
    },
  },
  {
    name: 'letterbox flowers with a card, listing to checkout',
    taps: 7,
    keys: 26,
    walk: async (phone) => {
      const { page } = phone
      await phone.open('/category/letterbox-flowers')
      await phone.tap(page.locator('main article h3 a'))
      await untilAt(page, /^\/product\//)
      await addToCart(phone)
      await phone.tap(page.getByText('Write a card, free of charge'))
      await phone.type(page.getByRole('textbox', { name: /^What the card/ }), 'Happy birthday, Iris. Ann')
      await phone.tap(button(page, 'Save the message'))
      await page.getByText('Change the card').waitFor()
      await goToCheckout(phone)
    },
  },
  {
    name: 'a bouquet of one’s own, constructor to cart',
    taps: 5,
    keys: 0,
    walk: async (phone) => {
      const { page } = phone
      await phone.open('/constructor')
      await phone.tap(page.locator('main label:has(input[name=species]):not(:has(:checked))'))
      await phone.tap(page.locator('main label:has(input[name=colour]):not(:has(:checked))'))
      await addToCart(phone)
    },
  },
  {
    name: 'the same again, order to paid',
    taps: 9,
    keys: 0,
    walk: async (phone) => {
      const { page } = phone
      await haveAccount(phone)
      const id = await haveOrdered(phone, { keep: true })
      await phone.open(`/profile/order/${id}`)
      await phone.tap(button(page, 'Order again'))
      await untilAt(page, /^\/cart$/)
      await goToCheckout(phone)
      await chooseTime(phone)
      await goToFinalDetails(phone)
      await orderAndPay(phone, { isCardKnown: true })
    },
  },
  {
    name: 'an order is cancelled',
    taps: 2,
    keys: 0,
    walk: async (phone) => {
      const { page } = phone
      const id = await haveOrdered(phone)
      await phone.open(`/order/${id}`)
      await phone.tap(page.getByText('Cancel the order'))
      await phone.tap(button(page, 'Yes, cancel it'))
      await page
        .getByText(/cancelled/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'an important date is kept',
    taps: 6,
    keys: 4,
    walk: async (phone) => {
      const { page } = phone
      await haveAccount(phone)
      await phone.open('/profile/important-dates')
      const form = page.locator('#keep')
      await phone.choose(form.getByLabel('Day'), '9')
      await phone.choose(form.getByLabel('Month'), 'December')
      await phone.type(form.getByLabel('For whom?'), 'Iris')
      await phone.tap(button(form, 'Keep it'))
      await page.getByRole('heading', { name: 'Birthday, Iris' }).waitFor()
    },
  },
  {
    name: 'a subscription, its page to checkout',
    taps: 2,
    keys: 0,
    walk: async (phone) => {
      const { page } = phone
      await haveAccount(phone)
      await phone.open('/subscription')
      await phone.tap(button(page, 'Continue with these'))
      await untilAt(page, /^\/cart$/)
      await goToCheckout(phone)
    },
  },
  {
    name: 'signing in by e-mail',
    taps: 3,
    keys: 20,
    walk: async (phone) => {
      await phone.open('/auth')
      await signIn(phone, `${Date.now() % 10_000}@lee.co.uk`)
    },
  },
  {
    name: 'another time, final details to final details',
    taps: 3,
    keys: 0,
    walk: async (phone) => {
      const { page } = phone
      await phone.uncounted(async () => {
        await phone.open(PRODUCT)
        await addToCart(phone)
        await goToCheckout(phone)
        await findAddress(phone)
        await chooseTime(phone)
        await nameRecipient(phone)
        await goToFinalDetails(phone)
      })
      await phone.tap(link(page, 'Change the delivery'))
      await untilAt(page, /^\/checkout\/delivery-details$/)
      await phone.tap(page.locator('#when label.pick:visible:has(input:enabled:not(:checked))'))
      await goToFinalDetails(phone)
    },
  },
]
