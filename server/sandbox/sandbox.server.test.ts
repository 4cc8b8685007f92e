import { setTimeout as pause } from 'node:timers/promises'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../../tests/support/processes/backend.ts'
import { startBackend } from '../../tests/support/processes/backend.ts'
import { searchOf } from '../../tests/support/persisted-operation.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'
import { ask as askAt, signIn as signInAt } from '../../tests/support/graphql-visitor.ts'
import type { Jar } from '../../tests/support/graphql-visitor.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const ask = (jar: Jar, operation: string) => askAt(backend.shop.url, jar, operation)
const signIn = (jar: Jar, receiver: string) => signInAt(backend.shop.url, jar, receiver)

const messagesTo = async (to: string) =>
  (await (await fetch(`${backend.shop.url}/sandbox/messages?to=${encodeURIComponent(to)}`)).json()) as {
    text: string
    channel: string
    subject: string
    sentAt: string
  }[]

describe('the sandbox', () => {
  const setClock = (body: unknown, url = backend.shop.url) =>
    fetch(`${url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('lists what was sent, the newest first, with nothing else in it', async () => {
    const jar: Jar = new Map()
    await signIn(jar, 'list@example.org')
    await signIn(new Map(), 'list2@example.org')
    const [message] = await messagesTo('LIST@example.org')
    expect(Object.keys(message ?? {}).sort()).toEqual(['channel', 'sentAt', 'subject', 'text', 'to'])
    const all = (await (await fetch(`${backend.shop.url}/sandbox/messages`)).json()) as { sentAt: string }[]
    const times = all.map(({ sentAt }) => sentAt)
    expect(times).toEqual([...times].sort().reverse())
    expect(await messagesTo('nobody@else.example')).toEqual([])
  })

  it(
    'sets the clock for every copy, across a restart, and drops what was kept',
    { timeout: 90_000 },
    async () => {
      const earliest = async () =>
        (await ask(new Map(), '{ earliestDelivery { today } }')).body.data.earliestDelivery.today as string
      await earliest()
      const home = () => fetch(`${backend.shop.url}/`).then((answer) => answer.text())
      await home()
      const answer = await setClock({ now: '2026-03-28T23:30:00Z' })
      expect(answer.status).toBe(200)
      expect(await earliest()).toBe('2026-03-28')
      const other = await startShopProcess({ DATABASE_URL: backend.databaseUrl })
      const todayAt = async (storeUrl: string) =>
        (await (await fetch(`${storeUrl}/v1/intervals/earliest/`)).json()).data.today as string
      expect(await todayAt(other.storeUrl)).toBe('2026-03-28')
      await setClock({ now: '2026-03-29T00:30:00+01:00' }, other.url)
      expect(await todayAt(other.storeUrl)).toBe('2026-03-28')
      await setClock({ now: '2026-03-29T23:30:00Z' }, other.url)
      for (let tries = 0; tries < 40 && (await todayAt(backend.storeUrl)) !== '2026-03-30'; tries++)
        await pause(50)
      expect(await todayAt(backend.storeUrl)).toBe('2026-03-30')
      expect((await setClock({ now: null })).status).toBe(200)
      expect(await earliest()).toBe(Temporal.Now.plainDateISO('Europe/London').toString())
      await other.stop()
    },
  )

  it('sends a reminder as soon as the clock says so', async () => {
    const jar: Jar = new Map()
    await setClock({ now: '2026-10-20T12:00:00Z' })
    await signIn(jar, 'remind@example.org')
    await ask(
      jar,
      'mutation { addImportantDate(input: { occasion: BIRTHDAY, date: "1990-11-01" }) { __typename } }',
    )
    await setClock({ now: '2026-10-25T09:00:00Z' })
    for (let tries = 0; tries < 200 && (await messagesTo('remind@example.org')).length < 2; tries++)
      await pause(50)
    const [reminder] = await messagesTo('remind@example.org')
    expect(reminder).toMatchObject({
      channel: 'email',
      subject: 'Birthday is next Sunday',
      sentAt: '2026-10-25T09:00:00.000Z',
    })
    await setClock({ now: null })
  })

  it.each([
    {},
    { now: 'tomorrow' },
    { now: '' },
    { now: 5 },
    { now: '2026-03-28' },
    { now: '+275760-09-13T00:00:00Z' },
    { now: '1999-12-31T23:59:59Z' },
    { now: '2060-01-01T00:00:01Z' },
    { now: '2026-03-28T23:30:00Z', more: 1 },
    null,
    [],
  ])('refuses the clock %o', async (body) => {
    const answer = await setClock(body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBeTruthy()
  })

  it('goes as far as pages can be told how many seconds that is ahead', async () => {
    expect((await setClock({ now: '2060-01-01T00:00:00Z' })).status).toBe(200)
    const answer = await ask(new Map(), '{ earliestDelivery { clock { aheadSeconds } } }')
    expect(answer.body.data.earliestDelivery.clock.aheadSeconds).toBeGreaterThan(1e9)
    await setClock({ now: null })
  })

  it('shows a page that works without scripts', async () => {
    const page = await fetch(`${backend.shop.url}/sandbox?to=${encodeURIComponent('"><script>')}`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('4242 4242 4242 4242')
    expect(html).not.toContain('<script')
    const form = await fetch(`${backend.shop.url}/sandbox/clock`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ now: '2026-03-28T23:30:00Z' }),
    })
    expect(form).toMatchObject({ status: 303 })
    expect(form.headers.get('location')).toBe('/sandbox')
    expect(await (await fetch(`${backend.shop.url}/sandbox`)).text()).toContain('Saturday, 28 March 2026')
    await setClock({ now: null })
  })

  it('shows what pages and operations ask the store, with what was kept', async () => {
    const shown = async (search = '') => (await fetch(`${backend.shop.url}/sandbox/upstream${search}`)).text()
    const forget = await fetch(`${backend.shop.url}/sandbox/forget`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ page: '/category/tulips' }),
    })
    expect(forget.headers.get('location')).toBe('/sandbox/upstream?page=%2Fcategory%2Ftulips')
    const search = '?page=%2Fcategory%2Ftulips'
    expect(await shown(search)).toContain('This page was not asked for yet.')
    await (await fetch(`${backend.shop.url}/category/tulips?page=2`)).text()
    const first = await shown(search)
    expect(first).toContain('GET /category/tulips?page=2')
    expect(first).toMatch(/<b>GET<\/b> \/v1\/category\/tulips\/[^]*?class="cache miss"[^]*?200[^]*?ms/)
    expect(first).toMatch(/200 · \d+ answers of \/v1: \d+ calls in 1 round/)
    await fetch(`${backend.shop.url}/category/tulips?page=2`).then((answer) => answer.text())
    expect(await shown(search)).toContain('The page was kept: nobody was asked for anything.')
    await ask(new Map(), 'query Soonest { earliestDelivery { today } }')
    expect(await shown()).toContain('Soonest')
    expect(await shown(search)).not.toContain('Soonest')
    expect(await shown(`?page=${encodeURIComponent('"><script>')}`)).not.toContain('<script')
  })

  it('is not changed from another site’s page', async () => {
    const answer = await fetch(`${backend.shop.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{"now":null}',
    })
    expect(answer.status).toBe(403)
  })

  it('is not there in live mode', { timeout: 60_000 }, async () => {
    const live = await startShopProcess({
      SHOP_MODE: 'live',
      SITE_URL: 'https://larkspur.example',
      COOKIE_DOMAIN: 'larkspur.example',
      SECURITY_CONTACT: 'mailto:security@larkspur.example',
      API_BASE_URL: backend.storeUrl,
    })
    expect((await setClock({ now: null }, live.url)).status).toBe(404)
    for (const path of ['/sandbox', '/sandbox/messages', '/sandbox/upstream', '/graphiql']) {
      const answer = await fetch(`${live.url}${path}`)
      expect(answer.status).toBe(404)
      // Read to its end: a server that is stopped finishes what it has begun to answer.
      await answer.text()
    }
    const told = await fetch(live.url + searchOf('HomePage', { layout: false }), {
      headers: { 'x-upstream-calls': 'all' },
    })
    expect(told.headers.get('cache-control')).toMatch(/^public/)
    expect(await told.text()).not.toContain('"upstream"')
    await live.stop()
  })
})
