import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse, Request } from '@playwright/test'
import { Kind, parse } from 'graphql'
import type { DefinitionNode } from 'graphql'
import { changesOfContract } from '../../support/endpoints.ts'
import { HtmlTab } from '../../support/pages/html-tab.ts'
import { startProxy } from '../../support/stand-ins/proxy.ts'
import type { Fault, Upstream } from '../../support/stand-ins/proxy.ts'
import { removeData } from '../../support/processes/shop.ts'
import { startShopProcess } from '../../support/processes/shop-process.ts'
import type { ShopProcess } from '../../support/processes/shop-process.ts'
import { wordsOf } from '../../support/pages/tab.ts'
import type { Tab } from '../../support/pages/tab.ts'
import { codeTo, orderUnpaid, putInCart } from '../account/account.ts'
import { changesIn, chooseWhatIsMissing, textFor } from './forms-of-a-page.ts'
import type { Change } from './forms-of-a-page.ts'
import { PAGES, orderSubscription, receiverOf, signInStep } from './pages-with-forms.ts'
import { Shopper, comesToLife, expect, test as base, withAndWithoutScripts } from '../shopper.ts'

// A shop whose changes fail, in front of the store of all tests. Every form of every page is sent, whatever forms there are;
// FAULTS=all sends each of them once for each fault instead of one in turn. At the end stands whether all there is to
// change was tried.
const FOLDER = join('.data', `test-failed-changes-${process.pid}`)
let store: Upstream
let shop: ShopProcess
let url = ''

const test = base.extend({
  // Playwright reads from the braces what a fixture needs: nothing.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(url),
})
test.use({ problemsAreMeant: true, actionTimeout: 8_000 })

test.beforeAll(async () => {
  store = await startProxy(process.env.STORE_URL ?? '')
  shop = await startShopProcess({
    API_BASE_URL: store.url,
    HOST: 'localhost',
    DATA_DIR: FOLDER,
    IMAGE_BASE_URL: process.env.PIXELS_URL ?? '',
    // Short, for those that hang; an order is placed within it on a machine that is busy, too.
    CHANGE_TIMEOUT_MS: '3000',
  })
  url = shop.url.replace('127.0.0.1', 'localhost')
})
test.afterEach(() => store.mend())
test.afterAll(async () => {
  await shop.stop()
  await store.stop()
  await removeData(FOLDER)
})

/** What goes wrong, and how the log calls it. */
const FAULTS: [name: string, fault: Fault, logged: { failure: string; status: number }][] = [
  ['500', { status: 500 }, { failure: 'http', status: 500 }],
  ['429', { status: 429 }, { failure: 'http', status: 429 }],
  ['410', { status: 410 }, { failure: 'http', status: 410 }],
  ['a reset', 'reset', { failure: 'network', status: 502 }],
  ['nothing', 'hangs', { failure: 'timeout', status: 504 }],
]

/** What a page answers to faults that may be over in a moment. */
const ANSWERED: Record<string, number> = { '429': 429, 'a reset': 503, nothing: 503 }

/** Changes that are several calls, and which of them are to fail in turn; the first is one that may be made again. */
const SEVERAL: [what: RegExp, calls: RegExp[]][] = [
  [/^POST \/checkout\/final-details(\?type=\w+)?$/, [/^/, /to-pay/]],
  // Before somebody goes on, words of a card are written that an earlier failure has left.
  [/^POST \/checkout\/delivery-details\S* intent=recipient$/, [/\/recipient/]],
  // The page itself begins the payment.
  [/^POST \/payment\/\S+ intent=card$/, [/\/confirm\//]],
  [/^POST \/payment\/\S+ intent=challenge/, [/\/challenge\//]],
  [/^POST \/payment\/\S+ intent=wallet/, [/\/wallet\//]],
  [/^POST \/payment\/\S+ intent=again/, [/\/repeat\//]],
]
const ONE = [/^/]

/** Steps of signing in that are shown without asking the store. */
const ASKS_NOBODY = /^POST \/auth\S* intent=(edit|code|codeNotReceived|contactUs)$/

const manifest = JSON.parse(
  readFileSync(join('graphql', 'generated', 'persisted-documents.json'), 'utf8'),
) as Record<string, string>

/** The fields at the top of the mutations of a text, or of the SDL's type. */
function mutationsIn(text: string): string[] {
  return parse(text).definitions.flatMap((part: DefinitionNode): string[] => {
    if (part.kind === Kind.OPERATION_DEFINITION && part.operation === 'mutation')
      return part.selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD ? [field.name.value] : [],
      )
    const isType = part.kind === Kind.OBJECT_TYPE_DEFINITION || part.kind === Kind.OBJECT_TYPE_EXTENSION
    return isType && part.name.value === 'Mutation' ? (part.fields ?? []).map(({ name }) => name.value) : []
  })
}

function mutationsOfRequest(request: Request): string[] {
  const body = (request.postDataJSON() ?? {}) as {
    documentId?: string
    extensions?: { persistedQuery?: { sha256Hash?: string } }
  }
  const id = body.extensions?.persistedQuery?.sha256Hash ?? body.documentId ?? ''
  return mutationsIn(manifest[id] ?? 'fragment None on Query { cart { total { text } } }')
}

/** What was tried by all tests of this process: calls of /v1, and mutations of the gateway. */
const done = new Set<string>()
const tried = { calls: new Set<string>(), mutations: new Set<string>(), pages: 0 }

/** A call that failed, as the log has it. */
type Logged = {
  level: number
  msg: string
  err: { message: string; failure: string; status: number; requestId: string; ms: number }
}

/** The failures that the log has told of since it had so many lines. */
function toldInLog(lines: number): Logged[] {
  return shop.log
    .slice(lines)
    .flatMap((line): Logged[] => (/"level":[45]0/.test(line) ? [JSON.parse(line)] : []))
}

/** Whether the page says that something went wrong, in words for shoppers. Runs in the page. */
function saysSo(): boolean {
  const told = [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')]
  const isSeen = (part: HTMLElement) => !part.checkVisibility || part.checkVisibility()
  const words = /Nothing is lost|Broken for a test|on its way|A code went/
  return told.some((part) => isSeen(part) && words.test(part.textContent))
}

/** Whether what is to be pressed waits for the answer to an earlier press. Runs in the page. */
function isBusy(press: string): boolean {
  return document.querySelector(press)?.getAttribute('aria-disabled') === 'true'
}

/** Runs in the page. */
function closeToast(): void {
  document.querySelector<HTMLElement>('[role=status] button[aria-label=Close]')?.click()
}

/** Some forms are others once scripts have come to life. Runs in the page. */
function isDrawn(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

/** Chooses and types what a change needs. */
async function fillIn(tab: Tab, change: Change): Promise<void> {
  await tab.ask(chooseWhatIsMissing, null)
  for (const field of change.fields) {
    const text = textFor(change, field)
    if (text !== undefined) await tab.fill(field.selector, text)
  }
}

for (const { name, open, again } of PAGES) {
  test(`${name}: a change that fails leaves the page and what was typed`, async ({ page }) => {
    test.setTimeout(process.env.FAULTS === 'all' ? 600_000 : 180_000)
    const requestIds: string[] = []
    page.on('response', (response) => {
      const request = response.request()
      requestIds.push(response.headers()['x-request-id'] ?? '')
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql')
        for (const mutation of mutationsOfRequest(request)) tried.mutations.add(mutation)
    })
    const heard = (answer: APIResponse) => void requestIds.push(answer.headers()['x-request-id'] ?? '')
    // Without scripts all there is to see is what the server answers: nothing has to be drawn. All of it fails, so that the
    // same visitor finds the same page with scripts afterwards.
    const still = new Shopper(page, false, new HtmlTab(page.request, heard))
    await open(still)
    const address = await still.tab.place()
    const anew = async (shopper: Shopper) => {
      if (again) await again(shopper)
      else await shopper.tab.open(address)
      if (shopper.scripts) await shopper.tab.ask(isDrawn, null)
    }
    await tryChanges(still, name, () => anew(still), requestIds)
    if (/new/.test(name)) await page.context().clearCookies({ name: /^(?!consent$)/ })
    const lively = new Shopper(page, true)
    await anew(lively)
    await tryChanges(lively, name, () => anew(lively), requestIds)
    tried.pages++
  })
}

/** Makes every change of the page that `shopper` is on fail; `anew` opens the page as it was. */
async function tryChanges(
  { tab, scripts }: Shopper,
  name: string,
  anew: () => Promise<void>,
  requestIds: string[],
): Promise<void> {
  const heading = await wordsOf(tab, 'h1')
  const changes = await tab.ask(changesIn, null)
  const table: string[] = []
  let count = 0
  for (const change of changes) {
    if (ASKS_NOBODY.test(change.what)) continue
    // The same change elsewhere is tried only when all are.
    const key = `${scripts} ${/new/.test(name)} ${change.what.replace(/\/[A-Z0-9]{8}\b|\/(for-you|track|product)\/[\w-]+/g, '')}`
    if (process.env.FAULTS !== 'all' && done.has(key)) continue
    done.add(key)
    const calls = SEVERAL.find(([what]) => what.test(change.what))?.[1] ?? ONE
    for (const only of calls) {
      const faults =
        process.env.FAULTS === 'all' ? FAULTS : [FAULTS[count++ % FAULTS.length] as (typeof FAULTS)[0]]
      for (const [fault, how, logged] of faults) {
        const what = `${scripts ? 'scripts' : 'no scripts'} | ${name} | ${change.what}: ${fault}`
        await tab.ask(closeToast, null)
        // The page stays, so that the next change is made on it, unless it says still what became of the last.
        if (await tab.ask(saysSo, null)) await anew()
        const sameNow = async () => (await tab.ask(changesIn, null)).find((one) => one.what === change.what)
        const before = await sameNow()
        expect(before, what).toBeDefined()
        if (!before) continue
        if (before.sends === 'button') await fillIn(tab, before)
        const state = (await sameNow())?.state
        // What failed is told before the page has come to rest: till then another press does not count.
        await expect.poll(() => tab.ask(isBusy, before.press), what).toBe(false)
        store.breakChanges(how, only)
        store.passed.length = 0
        requestIds.length = 0
        const lines = shop.log.length
        if (before.sends === 'button') await tab.pressByKey(before.press)
        else await tab.ask((radio) => document.querySelector<HTMLElement>(radio)?.click(), before.press)
        const asked = () =>
          store.passed.filter((call) => call.method !== 'GET' && only.test(`${call.method} ${call.path}`))
        await expect.poll(() => asked().length, what).toBeGreaterThan(0)
        await expect.poll(() => tab.ask(saysSo, null), what).toBe(true)
        store.breakChanges(null)
        await expect.poll(() => wordsOf(tab, 'h1'), what).toBe(heading)
        await expect.poll(async () => (await sameNow())?.state, what).toEqual(state)

        await expect.poll(() => toldInLog(lines).length, what).toBeGreaterThan(0)
        const failed = asked().map(({ method, path }) => `${method} ${path}`)
        const failures = toldInLog(lines)
        // One line for each call, where it was sent again after a reset, too.
        expect(failures.length, what).toBeLessThanOrEqual(failed.length)
        for (const { msg, level, err } of failures) {
          expect({ msg, level, failure: err.failure, status: err.status }, what).toEqual({
            ...{ msg: 'a call to /v1 failed', level: 40, ...logged },
          })
          expect(
            failed.some((call) => patternOf(err.message).test(call)),
            `${what}: ${err.message}`,
          ).toBe(true)
          expect(err.ms, what).toBeGreaterThanOrEqual(0)
          expect(requestIds, what).toContain(err.requestId)
          tried.calls.add(err.message)
        }
        table.push(`${what}: ${failed[0]}`)
      }
    }
  }
  if (table.length) console.log(table.join('\n'))
  expect(changes.length, 'there are forms').toBeGreaterThan(0)
}

test('an e-mail’s link that cannot be followed for the moment can be tried again', async ({ page }) => {
  const answers: APIResponse[] = []
  const tab = new HtmlTab(page.request, (answer) => void answers.push(answer))
  const retryJob = { role: 'link' as const, name: 'Try again', within: 'main' }
  const token = `x.${'a'.repeat(22)}`
  await putInCart(page)
  for (const path of [`/cart/open/${token}`, `/order/open/${token}`]) {
    for (const [fault, how, logged] of FAULTS) {
      const what = `${path}: ${fault}`
      store.breakChanges(how)
      const lines = shop.log.length
      await tab.open(path)
      store.breakChanges(null)
      const [answer] = answers.splice(0)
      expect(answer?.status(), what).toBe(ANSWERED[fault] ?? 500)
      expect(answer?.headers()['retry-after'], what).toMatch(/^\d+$/)
      expect(await tab.sees(retryJob), what).toBe(true)
      expect(await tab.ask((href) => !!document.querySelector(`main a[href="${href}"]`), path), what).toBe(
        true,
      )
      const failures = toldInLog(lines).map(({ err }) => err)
      expect(
        failures.map(({ status }) => status),
        what,
      ).toEqual([logged.status])
      tried.calls.add(failures[0]?.message ?? '')
    }
    store.breakChanges({ status: 500 })
    await page.goto(path)
    store.breakChanges(null)
    await comesToLife(page)
    await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      path,
    )
  }
  tried.pages++
})

/** What the log says of calls that failed since it had so many lines, each once. */
function failuresSince(lines: number): string[] {
  const messages = shop.log
    .slice(lines)
    .flatMap((line) => (/"level":[45]0/.test(line) ? [(JSON.parse(line) as Logged).err.message] : []))
  for (const message of messages) tried.calls.add(message)
  return [...new Set(messages)]
}

withAndWithoutScripts((scripts) => {
  test('who signs in while what they have cannot be taken along stays a guest, and keeps it', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    const title = await putInCart(page)
    await signInStep(shopper)
    const code = await codeTo(page, receiverOf(page))
    const lines = shop.log.length
    store.breakChanges({ status: 500 }, /guest\/assign/)
    await page.getByLabel('6-digit code').fill(code)
    // Its last digit sends the code.
    if (!scripts) await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
    await expect(page.getByText('Nothing is lost').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code')
    expect(failuresSince(lines)).toEqual(['POST /v1/order/guest/assign/'])
    store.breakChanges(null)
    // That code is used up, which is said.
    await expect(page.getByText('send another code').first()).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('main')).toContainText(title)
    await page.goto('/profile/orders')
    await expect(page).toHaveURL(/\/auth\?next=/)
    tried.pages++
  })
})

test('a payment that cannot be begun leaves its page, and nothing is lost', async ({ page }) => {
  const card = { intent: 'card', number: '4242 4242 4242 4242', expiry: '12 / 35', cvc: '123' }
  const paths = [await orderSubscription(page), `/payment/stripe/${await orderUnpaid(page)}`]
  for (const path of paths) {
    const lines = shop.log.length
    store.breakChanges({ status: 500 }, /intent/)
    const answer = await page.request.post(path, { form: card })
    store.breakChanges(null)
    expect(answer.status(), path).toBe(500)
    expect(await answer.text(), path).toMatch(/That did not work. Nothing is lost[^]*Pay £/)
    expect(failuresSince(lines), path).toHaveLength(1)
  }
  tried.pages++
})

test('what was approved at PayPal and could not be taken leaves the page of the payment', async ({
  page,
}) => {
  const path = `/payment/stripe/${await orderUnpaid(page)}`
  const lines = shop.log.length
  store.breakChanges({ status: 500 }, /paypal/)
  const answer = await page.request.post(path, { form: { intent: 'paypal' } })
  expect(answer.status()).toBe(500)
  expect(await answer.text()).toMatch(/That did not work. Nothing is lost[^]*Pay £/)
  expect(failuresSince(lines)).toEqual(['POST /v1/payment/paypal/:id/capture/'])
  tried.pages++
})

/** The calls that a pattern of the log stands for: `DELETE /v1/basket/:productId/:positionSlug`. */
function patternOf(message: string): RegExp {
  return new RegExp(
    `^${message
      .replaceAll('.', '\\.')
      .replace(/:[A-Za-z]+/g, '[^/]+')
      .replace(/\/?$/, '/?')}$`,
  )
}

/** What no form of a page of this shop sends, and where it is tried instead, or why it cannot fail on a shopper. */
const ELSEWHERE: Record<string, string> = {
  'POST /v1/payment/paypal/:id/create/': 'begun by a provider’s form: payment-providers.test.ts',
  'POST /v1/payment/revolut/order/': 'begun by a provider’s form: payment-providers.test.ts',
  beginPayment: 'sent by a provider’s form: payment-providers.test.ts',
  checkPayment: 'asked when a shopper comes back from paying: a page that cannot be made says so',
  setComboQuantity: 'for other clients: the cart’s own form takes combinations out and adds them',
  capturePaypal: 'without scripts, above; with them it needs PayPal: payment-providers.test.ts',
  openCart: 'an e-mail’s link, which the server follows, above',
  openOrder: 'an e-mail’s link, which the server follows, above',
  signOut: 'signs out here, whatever the store says: sign-in.test.ts',
  'POST /v1/user/sign-ins/renew/':
    'asked for beside another call, and again with the next: renew-sign-in.server.test.ts',
  log: 'nobody waits for it',
  'POST /v1/log/': 'nobody waits for it',
}

test('all that can be changed was tried', async () => {
  test.skip(tried.pages < PAGES.length + 2 + 3, 'Only a part of the tests ran, or one failed.')
  const sdl = readdirSync(join('graphql', 'schema')).map((file) =>
    readFileSync(join('graphql', 'schema', file), 'utf8'),
  )
  const missing = [
    ...changesOfContract().filter((call) => !tried.calls.has(call)),
    ...sdl.flatMap(mutationsIn).filter((mutation) => !tried.mutations.has(mutation)),
  ].filter((name) => !(name in ELSEWHERE))
  console.log(`${tried.calls.size} calls and ${tried.mutations.size} mutations failed`)
  expect(missing).toEqual([])
})
