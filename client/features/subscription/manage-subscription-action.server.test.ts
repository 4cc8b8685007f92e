import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../../tests/support/processes/backend.ts'
import { startBackend } from '../../../tests/support/processes/backend.ts'
import { BrowserWithoutScripts } from '../../../tests/support/pages/browser-without-scripts.ts'
import { registerByForm } from '../../../tests/support/pages/sign-in-by-form.ts'
import { query } from '../../../tests/support/processes/test-server.ts'

const PAGE = '/profile/manage-subscription'
const ID = 'SUBTEST1'
let backend: Backend
let browser: BrowserWithoutScripts

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  backend = await startBackend()
  browser = new BrowserWithoutScripts(() => backend.shop.url)
  await registerByForm(browser, backend.shop.url, 'subscriber@example.org')
  const address = {
    postcode: 'N1 9GU',
    line1: '1 Caledonian Road',
    line2: null,
    city: 'London',
    zone: 'london',
  }
  const recipient = { name: 'Basil Ford', phone: '+442079460018', note: null, anonymous: false }
  await query(
    backend.databaseUrl,
    `insert into delivery_subscription
       (id, user_id, variant_id, window_id, every_weeks, price, state, shipping_address, recipient, next_delivery_on, created_at, updated_at)
     select '${ID}', u.id, v.id, w.id, 2, 3500, 'active', '${JSON.stringify(address)}', '${JSON.stringify(recipient)}',
       '${dayFromNow(9)}', now(), now()
     from "user" u, (select v.id from variant v join product p on p.id = v.product_id where p.kind = 'bouquet' limit 1) v,
       (select id from delivery_window where zone = 'london' order by id limit 1) w
     where u.email = 'subscriber@example.org'`,
  )
})
afterAll(async () => {
  await browser.close()
  await backend.stop()
})

const send = (intent: string, more: Record<string, string> = {}) =>
  browser.post(PAGE, { intent, id: ID, ...more })
const page = async () => (await browser.get(PAGE)).html
const done = (intent: string) => ({ status: 303, location: `${PAGE}?done=${intent}` })

test('a subscription is skipped, moved, swapped, paused, resumed and ended by forms', async () => {
  const first = await page()
  expect(first).toContain('The next delivery is on')
  const skipped = /name="nextDeliveryOn" value="([^"]+)"/.exec(first)?.[1] ?? ''
  expect(skipped).toBe(dayFromNow(9))
  for (const _ of ['once', 'and the same form again'])
    expect(await send('skip', { nextDeliveryOn: skipped })).toMatchObject(done('skip'))
  expect(await page()).toContain(`name="nextDeliveryOn" value="${dayFromNow(23)}"`)

  const windows = [
    ...(/<select[^>]*name="window".*?<\/select>/s.exec(first)?.[0] ?? '').matchAll(/value="(\d+)"/g),
  ]
  expect(windows.length).toBeGreaterThan(1)
  const window = windows.at(-1)?.[1] ?? ''
  expect(await send('slot', { window, date: dayFromNow(10) })).toMatchObject(done('slot'))
  expect(await page()).toContain(`name="nextDeliveryOn" value="${dayFromNow(10)}"`)

  const product = /<option value="(\d+ [\w-]+)"/.exec(first)?.[1] ?? ''
  const plain = (html: string) => html.replaceAll('<!-- -->', '')
  const offered = /<option value="\d+ [\w-]+">[^<]*, £([\d.]+) a time/.exec(plain(await page()))?.[1]
  expect(await send('swap', { product })).toMatchObject(done('swap'))
  // What the list says of a delivery with them is what it costs from then on.
  const [, flowers, delivery = 0] =
    /£([\d.]+) a time(?: and £([\d.]+) for the delivery)?/.exec(plain(await page())) ?? []
  expect(Number(flowers) + Number(delivery)).toBeCloseTo(Number(offered), 5)

  expect(await send('pause', { until: dayFromNow(30) })).toMatchObject(done('pause'))
  expect(await page()).toContain('It rests until')
  expect(await send('resume')).toMatchObject(done('resume'))
  expect(await send('pause')).toMatchObject(done('pause'))
  expect(await page()).toContain('It rests until you go on with it')
  expect(await send('resume')).toMatchObject(done('resume'))
})

test.each([
  ['pause', { until: 'soon' }, 'Incorrect'],
  ['pause', { until: '2020-01-01' }, 'Choose a date to come'],
  ['slot', { window: '' }, 'Please fill all fields to continue'],
  ['slot', { window: '999999' }, 'This time is not on offer for the address'],
  ['slot', { window: '1', date: '2026-02-31' }, 'Incorrect'],
  ['swap', { product: '' }, 'Please fill all fields to continue'],
  ['swap', { product: '999999999 none' }, 'These flowers are not to be had by subscription'],
] as const)('%s with %o is refused in words', async (intent, more, words) => {
  const seen = await send(intent, more)
  expect(seen.status).toBe(400)
  expect(seen.html).toContain(words)
})

test('what no form of ours sends breaks nothing', async () => {
  const forms: Record<string, string>[] = [
    { intent: 'explode', id: ID },
    { intent: 'pause', id: 'OTHER123' },
    { intent: 'cancel', id: '\u0000' },
    { intent: 'skip', id: ID, nextDeliveryOn: 'x'.repeat(500) },
  ]
  for (const form of forms)
    expect((await browser.post(PAGE, form)).status, JSON.stringify(form).slice(0, 60)).toBe(400)
  expect(await send('cancel')).toMatchObject(done('cancel'))
  expect(await page()).toContain('Ended')
  expect((await send('resume')).status).toBe(400)
})
