import type { Locator, Page } from '@playwright/test'
import { openPayment, putInCart, readyToOrder, signIn } from '../account/account.ts'
import {
  ADDRESS,
  CARD,
  CONTACT,
  RECIPIENT,
  Shopper,
  expect,
  test,
  withAndWithoutScripts,
} from '../shopper.ts'

const REQUIRED = 'Field is required'
const FILL_ALL = 'Please fill all fields to continue'
const NAME = 'Enter the correct name'
const PHONE = 'Enter the correct phone number'
const MAIL = 'Invalid E-mail format'

type Case = {
  name: string
  open: (shopper: Shopper) => Promise<void>
  /** Where on the page the form is. */
  within?: string
  button: string | RegExp
  /** What is said of each field that is left empty. */
  empty: Record<string, string>
  /** What is said of a value that is wrong. */
  wrong?: Record<string, [value: string, words: string]>
  right: Record<string, string>
}

const at = (path: string) => (shopper: Shopper) => shopper.open(path)
const withCart = (path: string) => async (shopper: Shopper) => {
  await putInCart(shopper.page)
  await shopper.page.request.post('/cart', { form: { intent: 'checkout' } })
  await shopper.open(path)
}
const signedIn = (path: string) => async (shopper: Shopper) => {
  await signIn(shopper.page)
  await shopper.open(path)
}
const ready = (path: string) => async (shopper: Shopper) => {
  await readyToOrder(shopper.page)
  await shopper.open(path)
}

const CASES: Case[] = [
  {
    name: 'signing in by phone',
    open: at('/auth'),
    button: 'Send me a code',
    empty: { 'Phone number': REQUIRED },
    wrong: { 'Phone number': ['0123', PHONE] },
    right: { 'Phone number': '07400 123456' },
  },
  {
    name: 'signing in by e-mail',
    open: at('/auth?by=email'),
    button: 'Send me a code',
    empty: { 'E-mail': REQUIRED },
    wrong: { 'E-mail': ['iris@', MAIL] },
    right: { 'E-mail': 'iris@example.org' },
  },
  {
    name: 'the postcode of an address',
    open: withCart('/checkout/delivery-details'),
    within: '#where',
    button: 'Find address',
    empty: { Postcode: REQUIRED },
    right: { Postcode: 'N1 9GU' },
  },
  {
    name: 'an address',
    open: withCart('/checkout/delivery-details?address=manual'),
    within: '#where',
    button: 'See delivery times',
    empty: { Postcode: REQUIRED, 'House and street': REQUIRED, 'Town or city': REQUIRED },
    wrong: { Postcode: ['HELLO', 'This is not a UK postcode'] },
    right: { Postcode: ADDRESS.postcode, 'House and street': ADDRESS.line1, 'Town or city': ADDRESS.city },
  },
  {
    name: 'a recipient who chooses',
    open: withCart('/checkout/delivery-details?address=recipient'),
    within: '#where',
    button: 'Continue to final details',
    empty: { 'Their name': REQUIRED, 'Their phone or e-mail': REQUIRED },
    wrong: { 'Their phone or e-mail': ['iris@', MAIL], 'Their name': ['Iris', ''] },
    right: { 'Their phone or e-mail': 'iris@example.org' },
  },
  {
    name: 'a recipient',
    open: ready('/checkout/delivery-details'),
    within: '#who',
    button: 'Continue to final details',
    empty: { Name: REQUIRED },
    wrong: { Name: ['12345!!', NAME], Phone: ['12345', PHONE] },
    right: { Name: RECIPIENT.name, Phone: RECIPIENT.phone },
  },
  {
    name: 'who orders',
    open: ready('/checkout/final-details'),
    button: /^Continue to payment/,
    empty: { 'Your name': REQUIRED, 'E-mail': REQUIRED, Phone: REQUIRED },
    wrong: { 'Your name': ['12345!!', NAME], 'E-mail': ['basil@', MAIL], Phone: ['999', PHONE] },
    right: { 'Your name': CONTACT.name, 'E-mail': CONTACT.email, Phone: CONTACT.phone },
  },
  {
    name: 'a card',
    open: async (shopper) => void (await openPayment(shopper)),
    button: /^Pay £/,
    empty: { 'Card number': REQUIRED, 'Expiry date': REQUIRED, 'Security code': REQUIRED },
    wrong: {
      'Card number': ['12', 'Enter the 12 to 19 digits of the card number'],
      'Expiry date': ['13 / 1', 'Enter a month and a year, MM / YY'],
      'Security code': ['x', 'Enter the 3 or 4 digits on the card'],
    },
    right: { 'Card number': CARD.pays, 'Expiry date': '12 / 30', 'Security code': '123' },
  },
  {
    name: 'a promo code',
    open: async (shopper) => {
      await putInCart(shopper.page)
      await shopper.open('/cart')
      await shopper.unfoldCodes()
    },
    button: 'Apply the code',
    empty: { 'Promo code': 'Type in the promo code' },
    wrong: { 'Promo code': ['NO-SUCH-CODE', 'We do not know this code. Check it and try again.'] },
    right: { 'Promo code': 'ANOTHER' },
  },
  {
    name: 'a postcode to ask about',
    open: at('/delivery'),
    button: 'Check',
    empty: { 'Delivery postcode': REQUIRED },
    right: { 'Delivery postcode': 'N1 9GU' },
  },
  {
    name: 'the name of an account',
    open: signedIn('/profile/personal-data'),
    within: 'form:has(select[name=gender])',
    button: 'Save',
    empty: { Name: REQUIRED },
    wrong: { Name: ['Iris  Green', 'Invalid name. Please remove any spaces.'] },
    right: { Name: 'Iris Green' },
  },
  {
    name: 'the phone of an account',
    open: signedIn('/profile/personal-data'),
    within: '#phone',
    button: 'Add with a code',
    empty: { 'Phone number': REQUIRED },
    wrong: { 'Phone number': ['12', 'Invalid number format'] },
    right: { 'Phone number': '07400 123456' },
  },
  {
    name: 'an important date',
    open: signedIn('/profile/important-dates'),
    within: 'form:has([value=add])',
    button: 'Keep it',
    empty: { Day: REQUIRED, Month: REQUIRED },
    wrong: { Year: ['66', 'Incorrect'] },
    right: { Day: '4', Month: '5', Year: '1990' },
  },
  ...(
    [
      ['/contact-us', 'Send the message', { 'Your name': REQUIRED, 'E-mail': REQUIRED, Message: REQUIRED }],
      ['/youthdiscount', null, { 'Your name': REQUIRED, 'E-mail': REQUIRED }],
      ['/un', null, { 'E-mail': REQUIRED }],
    ] as const
  ).map(([path, button, empty]): Case => {
    const isNamed = 'Your name' in empty
    return {
      name: path,
      open: at(path),
      within: '[id^="form-"]',
      button: button ?? /./,
      empty,
      wrong: { ...(isNamed && { 'Your name': ['12345!!', NAME] }), 'E-mail': ['iris@', MAIL] },
      right: { ...(isNamed && { 'Your name': 'Iris Green' }), 'E-mail': 'iris@example.org' },
    }
  }),
]

/** Every field that is told to be wrong, and every line of a summary, leads to something that is there. */
async function expectLinked(form: Locator): Promise<void> {
  const broken = await form.evaluate((place) => {
    const ids = [...place.querySelectorAll('[aria-describedby]')].flatMap((field) =>
      (field.getAttribute('aria-describedby') ?? '').split(' '),
    )
    const targets = [...place.querySelectorAll('[role=alert] a')].map((link) =>
      (link.getAttribute('href') ?? '').slice(1),
    )
    return [...ids, ...targets].filter((id) => !document.getElementById(id))
  })
  expect(broken, 'ids that lead nowhere').toEqual([])
}

/** All forms of a page leave the checking to the shop. */
async function expectNoBubbles(page: Page): Promise<void> {
  const checked = await page
    .locator('form')
    .evaluateAll((forms: HTMLFormElement[]) =>
      forms.filter((form) => !form.noValidate).map((form) => form.action),
    )
  expect(checked, 'forms that the browser checks').toEqual([])
}

async function expectProblems(page: Page, form: Locator, problems: Record<string, string>): Promise<void> {
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' })
  for (const [label, words] of Object.entries(problems)) {
    const field = form.getByLabel(label).first()
    if (!words) {
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      continue
    }
    await expect(field, label).toHaveAttribute('aria-invalid', 'true')
    await expect(field, label).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')))
    await expect(summary.getByRole('link').filter({ hasText: words }).first()).toBeVisible()
  }
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(summary).toBeFocused()
  if (Object.values(problems).includes(REQUIRED)) await expect(summary).toContainText(FILL_ALL)
  await expectLinked(form)
  await expectNoBubbles(page)
}

/** What is chosen from a list. */
const CHOSEN = ['Day', 'Month']

async function fillIn(form: Locator, label: string, value: string): Promise<void> {
  const field = form.getByLabel(label).first()
  await (CHOSEN.includes(label) ? field.selectOption(value) : field.fill(value))
}

const sendButton = (form: Locator, { button }: Case) =>
  button instanceof RegExp && button.source === '.'
    ? form.locator('form button').last()
    : form.getByRole('button', { name: button, ...(typeof button === 'string' && { exact: true }) })

withAndWithoutScripts((scripts) => {
  for (const each of CASES) {
    test(`${each.name}: what is wrong is said by the shop, and goes when it is put right`, async ({
      page,
    }) => {
      await each.open(new Shopper(page, scripts))
      if (scripts)
        await page.evaluate(() => {
          addEventListener('invalid', () => document.body.setAttribute('data-bubble', ''), true)
        })
      const form = page.locator(each.within ?? 'main')
      const send = async (values: Record<string, string>) => {
        for (const [label, value] of Object.entries(values)) await fillIn(form, label, value)
        await sendButton(form, each).press('Enter')
      }
      const emptied = Object.fromEntries(Object.keys(each.empty).map((label) => [label, '']))
      await send(emptied)
      await expectProblems(page, form, each.empty)
      const wrong = Object.entries(each.wrong ?? {})
      if (wrong.length) {
        const values = Object.fromEntries(wrong.map(([label, [value]]) => [label, value]))
        await send({ ...each.right, ...values })
        await expectProblems(
          page,
          form,
          Object.fromEntries(wrong.map(([label, [, words]]) => [label, words])),
        )
        if (each.name !== 'a card')
          for (const [label, value] of Object.entries(values))
            await expect(form.getByLabel(label).first(), label).toHaveValue(value)
      }
      if (!scripts) return
      const [first] = await form.getByRole('alert').getByRole('link').all()
      const target = ((await first?.getAttribute('href')) ?? '').slice(1)
      await first?.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(target)
      for (const [label, value] of Object.entries(each.right)) {
        await fillIn(form, label, value)
        await expect(form.getByLabel(label).first(), label).not.toHaveAttribute('aria-invalid', 'true')
      }
      for (const words of new Set(Object.values(each.wrong ?? {}).map(([, said]) => said)))
        if (words) await expect(form.getByText(words)).toHaveCount(0)
      await expectLinked(form)
      await expect(page.locator('body'), 'a bubble of the browser').not.toHaveAttribute('data-bubble', '')
    })
  }
})

test('an answer takes the focus from nobody who types on', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await withCart('/checkout/delivery-details?address=manual')(shopper)
  const line = Promise.withResolvers<null>()
  const asked = page.waitForRequest((request) => request.postData()?.includes('BT1 1AA') ?? false)
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('BT1 1AA')) await line.promise
    await route.continue()
  })
  await shopper.fillAddress({ ...ADDRESS, postcode: 'BT1 1AA' })
  await asked
  const flat = page.getByLabel('Flat, company')
  await flat.press('End')
  await flat.pressSequentially(' on the left')
  line.resolve(null)
  await expect(page.getByRole('alert')).toContainText('We do not deliver to BT1 yet')
  await page.keyboard.type(', top')
  await expect(flat).toHaveValue(`${ADDRESS.line2} on the left, top`)
})
