import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  openCartWithRoses,
  orderUnpaid,
  placeOrder,
  putInCart,
  readyToOrder,
  signIn,
} from '../account/account.ts'
import { makePoundOff } from '../../support/shopping/savings.ts'
import { subscribe } from '../forms/pages-with-forms.ts'
import type { Watched } from '../shopper.ts'
import { Shopper, comesToLife, expect, test } from '../shopper.ts'

const DATABASE = process.env.SHOP_DATABASE_URL ?? ''

// A change answers with what it changed: the page shows that and asks for nothing again. What it shows then is what it shows
// when it is loaded anew.

const manifest = JSON.parse(
  readFileSync(new URL('../../../graphql/generated/persisted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** The names of the operations that a browser has sent. */
function namesOf({ graphql }: Watched): string[] {
  return graphql.map((sent) => {
    const id = /sha256:[0-9a-f]{64}/.exec(decodeURIComponent(sent))?.[0] ?? ''
    return /\b(?:query|mutation) (\w+)/.exec(manifest[id] ?? '')?.[1] ?? sent
  })
}

/** What the page says, without what is said of the change itself. */
async function shownIn(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const said of copy.querySelectorAll('[role=status], [role=alert], script, noscript')) said.remove()
    const fields = document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])')
    const values = [...fields].map(({ name, type, value, checked }) =>
      type === 'checkbox' || type === 'radio' ? `${name} ${value} ${checked}` : '',
    )
    return [copy.innerText, ...values].join('\n')
  })
}

async function open(page: Page, path: string, watched: Watched): Promise<void> {
  await page.goto(path)
  await comesToLife(page, true)
  watched.forget()
}

/** Makes a change and waits until it shows; expects it to be one operation, and the page to be as when it is loaded anew. */
async function expectOne(
  page: Page,
  watched: Watched,
  operation: string,
  change: () => Promise<unknown>,
  isShown: () => Promise<unknown>,
): Promise<void> {
  watched.forget()
  await change()
  await isShown()
  const shown = await shownIn(page)
  // A postcode that is typed is looked up beside.
  expect(namesOf(watched).filter((name) => name !== 'AddressLookup')).toEqual([operation])
  await page.reload()
  await comesToLife(page, true)
  // What scripts add to a page is drawn bit by bit once it has come to life.
  await expect(async () => expect((await shownIn(page)).split('\n')).toEqual(shown.split('\n'))).toPass({
    timeout: 10_000,
  })
}

test('a change of the cart is one operation', async ({ page, watched }) => {
  const shopper = new Shopper(page, true)
  const title = await openCartWithRoses(shopper)
  const one = expectOne.bind(null, page, watched)
  const total = page.getByText(/^£/).last()
  const before = (await total.textContent()) ?? ''
  const two = async () => {
    await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
    await expect(total).not.toHaveText(before)
  }
  await one('SetCartLine', () => page.getByRole('button', { name: `One ${title} more` }).click(), two)
  await shopper.unfoldCodes()
  await page.getByLabel('Promo code').fill(await makePoundOff(DATABASE, 'ONEPOUND'))
  await one(
    'ApplyPromoCode',
    () => page.getByLabel('Promo code').press('Enter'),
    () => expect(page.getByRole('button', { name: /^Take it out: the promo code/ })).toBeVisible(),
  )
  await one(
    'RemoveCartLine',
    () => page.getByRole('button', { name: `Remove ${title}` }).click(),
    () => expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible(),
  )
})

test('two that were taken out come back in one operation, and so do the words of a card', async ({
  page,
  watched,
}) => {
  const title = await openCartWithRoses(new Shopper(page, true))
  const one = expectOne.bind(null, page, watched)
  await page.getByText('Write a card, free of charge').click()
  await page.getByRole('main').locator('textarea').first().fill('With love')
  const card = page.getByRole('figure', { name: 'Your card' })
  await one(
    'SetCardText',
    () => page.getByRole('button', { name: 'Save the message' }).click(),
    () => expect(page.getByText('Change the card')).toBeVisible(),
  )
  await page.getByRole('button', { name: `One ${title} more` }).click()
  const badge = page.getByRole('link', { name: 'Cart with 2 in it' })
  await expect(badge).toBeVisible()
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await one(
    'AddCartLine',
    // With the keyboard: the pointer would lie on a link of the page once the toast has gone, and fetch that page ahead.
    () => page.getByRole('button', { name: 'Undo' }).press('Enter'),
    async () => {
      await expect(badge).toBeVisible()
      await expect(card).toHaveText('With love')
    },
  )
})

test('a heart is one operation, and the page of favourites follows', async ({ page, watched }) => {
  await open(page, '/category/roses', watched)
  const hearts = page.getByRole('button', { name: /among your favourites/ })
  for (const index of [0, 1]) {
    // A heart shows it at once; the page of favourites shows both when the shop knows of both.
    const kept = page.waitForResponse((response) => response.request().method() === 'POST')
    await hearts.nth(index).click()
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
    await kept
  }
  expect(namesOf(watched)).toEqual(['AddFavorite', 'AddFavorite'])
  await open(page, '/favorites', watched)
  await expectOne(
    page,
    watched,
    'RemoveFavorite',
    () => hearts.first().click(),
    () => expect(page.getByRole('main').getByRole('article')).toHaveCount(1),
  )
})

test('address, slot and gift are one operation each', async ({ page, watched }) => {
  await putInCart(page)
  const shopper = new Shopper(page, true)
  await shopper.open('/cart')
  await shopper.startCheckout()
  await expectOne(
    page,
    watched,
    'SetAddress',
    () => shopper.fillAddress(),
    () => expect(page.locator('#when input[name=slot]').first()).toBeAttached(),
  )
  await expectOne(
    page,
    watched,
    'SetSlot',
    () => shopper.chooseTime(),
    () => expect(page.locator('#when')).toContainText('Held for you until'),
  )
  const gifts = page.getByRole('list', { name: 'Gifts to add' })
  await expectOne(
    page,
    watched,
    'AddGift',
    () => gifts.getByRole('button', { name: /^Add / }).first().click(),
    () => expect(page.getByRole('button', { name: /^Take .* out/ })).toBeVisible(),
  )
  await expectOne(
    page,
    watched,
    'RemoveGift',
    () => page.getByRole('button', { name: /^Take .* out/ }).click(),
    () => expect(page.getByRole('button', { name: /^Take .* out/ })).toHaveCount(0),
  )
})

test('a code on the final details is one operation', async ({ page, watched }) => {
  await readyToOrder(page)
  await open(page, '/checkout/final-details', watched)
  await new Shopper(page, true).unfoldCodes()
  await page.getByLabel('Promo code').fill(await makePoundOff(DATABASE, 'ONEPOUND'))
  await expectOne(
    page,
    watched,
    'ApplyPromoCode',
    () => page.getByLabel('Promo code').press('Enter'),
    () => expect(page.getByRole('button', { name: /^Take it out: the promo code/ })).toBeVisible(),
  )
})

test(
  'dates, messages and orders of an account are one operation each',
  { tag: '@long' },
  async ({ page, watched }) => {
    await signIn(page)
    const one = expectOne.bind(null, page, watched)

    await open(page, '/profile/important-dates', watched)
    await page.getByLabel('Occasion').first().selectOption('Another occasion')
    const keeping = page.locator('#keep')
    await keeping.getByLabel('Day').selectOption('29')
    await keeping.getByLabel('Month').selectOption('February')
    await page.getByLabel('What is it?').first().fill('The day we met')
    const row = page.getByRole('listitem').filter({ hasText: 'The day we met' })
    await one(
      'AddImportantDate',
      () => page.getByRole('button', { name: 'Keep it' }).click(),
      () => expect(row).toBeVisible(),
    )
    await row.getByText('Change').click()
    await row.getByLabel('Keep it without a reminder').check()
    await one(
      'UpdateImportantDate',
      () => row.getByRole('button', { name: 'Save the date' }).click(),
      () => expect(row).toContainText('no reminder'),
    )
    await one(
      'SetMutedOccasions',
      async () => {
        await page.locator('input[name^="mute "]').first().check()
        await page.locator('button[value=muteOccasions]').click()
      },
      () => expect(page.getByRole('status').filter({ hasText: 'You hear of every occasion' })).toBeVisible(),
    )
    await one(
      'RemoveImportantDate',
      () => row.getByRole('button', { name: 'Forget' }).click(),
      () => expect(row).toHaveCount(0),
    )

    await open(page, '/profile/notification-settings', watched)
    await page.getByLabel('Your orders: WhatsApp').uncheck()
    await one(
      'UpdateNotifications',
      () => page.getByRole('button', { name: 'Save' }).click(),
      () => expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible(),
    )
    await one(
      'UnsubscribeSms',
      () => page.getByRole('button', { name: 'No more text messages at all' }).click(),
      () => expect(page.getByRole('status').filter({ hasText: 'No more text messages' })).toBeVisible(),
    )
    await one(
      'SetNewsletter',
      () => page.getByRole('button', { name: 'Send me offers' }).click(),
      () => expect(page.getByRole('button', { name: 'No more offers' })).toBeVisible(),
    )

    const id = await orderUnpaid(page)
    await open(page, '/profile/orders', watched)
    const order = page.getByRole('listitem').filter({ hasText: `Order ${id}` })
    await order.getByText('Cancel the order').click()
    await one(
      'CancelOrder',
      () => order.getByRole('button', { name: 'Yes, cancel it' }).click(),
      () => expect(order.getByRole('status')).toBeVisible(),
    )
    await one(
      'RemoveOrder',
      () => order.getByRole('button', { name: /^Delete/ }).click(),
      () => expect(order).toHaveCount(0),
    )
  },
)

test(
  'people one sends flowers to are one operation each, in the profile and in the checkout',
  { tag: '@long' },
  async ({ page, watched }) => {
    await signIn(page)
    const one = expectOne.bind(null, page, watched)
    await open(page, '/profile/recipients', watched)
    const adding = page.locator('section', { hasText: 'Add somebody' }).locator('form')
    await adding.getByLabel('Name', { exact: true }).fill('Zoë Moss')
    await adding.getByLabel('Phone').fill('020 7946 0018')
    await adding.getByLabel('Postcode').fill('N1 9GU')
    await adding.getByLabel('House and street').fill('1 Caledonian Road')
    await adding.getByLabel('Town or city').fill('London')
    const row = page.getByRole('article', { name: 'Zoë Moss' })
    await one(
      'AddSavedRecipient',
      () => adding.getByRole('button', { name: 'Keep this person' }).click(),
      () => expect(row).toContainText('1 Caledonian Road, London, N1 9GU'),
    )
    await row.getByText('Change Zoë Moss').click()
    await row.getByLabel('Flat, company').fill('Flat 7')
    await one(
      'UpdateSavedRecipient',
      () => row.getByRole('button', { name: 'Save the changes' }).click(),
      () => expect(row).toContainText('Flat 7, 1 Caledonian Road'),
    )

    await putInCart(page)
    const shopper = new Shopper(page, true)
    await shopper.open('/cart')
    await shopper.startCheckout()
    const chosen = page.locator('#person').getByRole('button', { name: 'Zoë Moss' })
    await one(
      'UseSavedRecipient',
      () => chosen.click(),
      () => expect(page.locator('#where address')).toContainText('1 Caledonian Road'),
    )

    await open(page, '/profile/recipients', watched)
    await row.getByText('Remove Zoë Moss').first().click()
    await one(
      'RemoveSavedRecipient',
      () => row.getByRole('button', { name: 'Remove Zoë Moss' }).click(),
      () => expect(page.getByText('Nobody is kept yet.')).toBeVisible(),
    )
  },
)

test('a subscription is changed in one operation each', { tag: '@long' }, async ({ page, watched }) => {
  await subscribe(page)
  const one = expectOne.bind(null, page, watched)
  await open(page, '/profile/manage-subscription', watched)
  const main = page.getByRole('main')
  const press = (name: string) => () => main.getByRole('button', { name, exact: true }).click()
  const before = (await main.textContent()) ?? ''
  await one('SkipDelivery', press('Skip the next delivery'), () => expect(main).not.toHaveText(before))
  await main.locator('summary', { hasText: 'Other flowers' }).click()
  await main.locator('select[name=product]').selectOption({ index: 1 })
  const flowers = (await main.textContent()) ?? ''
  await one('SwapSubscriptionProduct', press('Swap'), () => expect(main).not.toHaveText(flowers))
  await main.locator('summary', { hasText: 'Pause' }).click()
  const goOn = main.getByRole('button', { name: 'Resume' })
  await one('PauseSubscription', press('Pause it'), () => expect(goOn).toBeVisible())
  await one('ResumeSubscription', press('Resume'), () => expect(goOn).toHaveCount(0))
  await main.locator('summary', { hasText: 'End the subscription' }).click()
  const skip = main.getByRole('button', { name: 'Skip the next delivery' })
  await one('CancelSubscription', press('Yes, end it'), () => expect(skip).toHaveCount(0))
})

test('an order is changed in one operation', async ({ page, watched }) => {
  const id = await orderUnpaid(page)
  await open(page, `/order/${id}`, watched)
  await page.getByText('Correct the name, the address or the note').click()
  await page.getByLabel('Name', { exact: true }).fill('Iris Greene')
  await expectOne(
    page,
    watched,
    'UpdateOrder',
    () => page.getByRole('button', { name: 'Save the change' }).click(),
    () => expect(page.getByRole('main')).toContainText('Iris Greene'),
  )
})

test('a paid order is brought at another time in one operation, and its times are those of then', async ({
  page,
  watched,
}) => {
  const id = await placeOrder(page)
  await open(page, `/order/${id}`, watched)
  await page.getByRole('link', { name: 'Choose another day or time' }).click()
  const other = page.getByRole('region', { name: 'Another day or time' })
  const choose = async () => {
    const day = other.locator('[name=day]:enabled').last()
    const date = (await day.getAttribute('value')) ?? ''
    await other.locator(`label[for="${await day.getAttribute('id')}"]`).click()
    const slot = page.locator(`[name=slot][value^="${date}"]`)
    await other.locator('label.pick', { has: slot }).first().click()
    return (await slot.first().getAttribute('value')) ?? ''
  }
  const chosen = await choose()
  watched.forget()
  await expectOne(
    page,
    watched,
    'SetOrderSlot',
    () => other.getByRole('button', { name: 'Deliver then' }).click(),
    () => expect(other).toHaveCount(0),
  )
  // Its own time is no other one, though the answer of before is fresh.
  await page.getByRole('link', { name: 'Choose another day or time' }).click()
  await expect(other.locator('[name=slot]').first()).toBeAttached()
  await expect(other.locator(`[name=slot][value="${chosen}"]`)).toHaveCount(0)
})

/** Changes that are not counted here, and why there is nothing to ask again after them. */
const ELSEWHERE: Record<string, string[]> = {
  'leads to another page, which asks for what it shows': [
    ...[
      'StartCheckout',
      'SetRecipient',
      'SetRecipientLink',
      'PlaceOrder',
      'RepeatOrderInstead',
      'RepeatOrder',
    ],
    ...['ChooseSubscription', 'OpenCart', 'OpenOrder', 'SignIn', 'Register', 'SignOut', 'ErasePersonalData'],
    ...['BeginPayment', 'CheckPayment', 'PayWithSandboxCard', 'CapturePaypal'],
    ...['AnswerSandboxChallenge', 'AnswerSandboxWallet'],
  ],
  'is answered in the place of its form': [
    ...['SubmitForm', 'GiftCardBalance', 'Unsubscribe', 'SendCode', 'SendContactCode', 'SendErasureCode'],
    ...[
      'Log',
      'AddSearchPhrase',
      'RemoveSearchPhrase',
      'SetSubstitution',
      'SetChoiceAddress',
      'ChooseDelivery',
    ],
  ],
  'answers with the same fields and patches as one that is counted': [
    ...['AddCombo', 'SetComboQuantity', 'RemoveCombo', 'AddConstructorBouquet', 'SetCartSubscription'],
    ...['SetCartLineGiftCard', 'RemovePromoCode', 'ApplyBonuses', 'ApplyGiftCard', 'RemoveGiftCard'],
    ...[
      'ProfileRemoveFavorite',
      'SetSubscriptionWindow',
      'TakeOverAddress',
      'UpdatePersonalData',
      'SignOutElsewhere',
    ],
    'EndSignIn',
  ],
}

test('every change of the pages is counted here, or named with its reason', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8').split('const ELSEWHERE')[0] ?? ''
  const named = new Set(Object.values(ELSEWHERE).flat())
  const changes = Object.values(manifest).flatMap((text) => /\bmutation (\w+)/.exec(text)?.[1] ?? [])
  expect(changes.filter((name) => !named.has(name) && !source.includes(`'${name}'`))).toEqual([])
  expect([...named].filter((name) => !changes.includes(name))).toEqual([])
})

test('an order is cancelled in one operation', async ({ page, watched }) => {
  // Not paid for yet: what was paid goes back a moment later, and the page that is loaded anew may say so already.
  const id = await orderUnpaid(page)
  await open(page, `/order/${id}`, watched)
  await page.getByText('Cancel the order').click()
  await expectOne(
    page,
    watched,
    'CancelOrder',
    () => page.getByRole('button', { name: 'Yes, cancel it' }).click(),
    () => expect(page.getByRole('main')).toContainText(/cancelled/i),
  )
})
