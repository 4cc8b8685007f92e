import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from './backend.ts'
import { startBackend } from './backend.ts'
import { BrowserWithoutScripts } from './browser-without-scripts.ts'
import { codeTo, registerByForm, signInByForm } from './sign-in-by-form.ts'
import { operationId } from '../../graphql/gateway.ts'
import { query } from '../support/test-server.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const GONE = /^(auth|auth_token)=; /
const clearedBy = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .filter((line) => GONE.test(line) && /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line))
    .map((line) => line.split('=')[0])
    .sort()

async function arrive(receiver: string): Promise<BrowserWithoutScripts> {
  const browser = new BrowserWithoutScripts(() => backend.shop.url)
  await registerByForm(browser, backend.shop.url, receiver)
  return browser
}

/** Ends a browser's sign-in behind its back. */
async function endSignIn(browser: BrowserWithoutScripts): Promise<void> {
  await fetch(`${backend.storeUrl}/v1/user/logout/`, {
    headers: { authorization: `Bearer ${browser.cookies.get('auth_token')}` },
  })
}

describe('signing in', () => {
  test('leads to where the visitor wanted to go, and nowhere else', async () => {
    const browser = new BrowserWithoutScripts(() => backend.shop.url)
    expect((await browser.get('/profile/orders')).location).toBe('/auth?next=%2Fprofile%2Forders')
    const first = await signInByForm(
      browser,
      backend.shop.url,
      'next@example.org',
      '/auth?next=%2Fprofile%2Forders',
    )
    // Who is new says first who they are.
    expect(first).toMatchObject({ status: 303, location: '/auth?next=%2Fprofile%2Forders' })
    const registering = await browser.get('/auth?next=%2Fprofile%2Forders')
    expect(registering.html).toContain('data-page="signup"')
    const registered = await browser.post('/auth?next=%2Fprofile%2Forders', {
      intent: 'register',
      name: 'Iris',
      gender: 'DO_NOT_SPECIFY',
    })
    expect(registered.location).toBe('/auth?step=completed&next=%2Fprofile%2Forders')
    const completed = await browser.get(registered.location ?? '')
    expect(completed.html).toContain('data-page="signup-completed"')
    expect(completed.html).toContain('href="/profile/orders"')
    // From now on the page is not for them any more.
    expect(await browser.get('/auth?next=%2Fprofile%2Forders')).toMatchObject({
      status: 302,
      location: '/profile/orders',
    })
    for (const next of ['', 'https://evil.example/', '//evil.example', '/\\evil.example', '/auth?next=/auth'])
      expect((await browser.get(`/auth?next=${encodeURIComponent(next)}`)).location, next).toBe(
        '/profile/my-account',
      )
    await browser.close()
  })

  test('puts neither the address nor the code into a URL', async () => {
    const browser = new BrowserWithoutScripts(() => backend.shop.url)
    const done = await signInByForm(browser, backend.shop.url, 'leak@example.org')
    expect(done.location).toBe('/auth')
    const step = await browser.get('/auth')
    const addresses = [...step.html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toContain('/auth')
    expect(addresses.filter((address) => /leak|%40|@/.test(address ?? ''))).toEqual([])
    await browser.close()
  })
})

describe('a page for everybody', () => {
  test('tells in its seasoning who is signed in, and in its HTML nobody', async () => {
    const browser = await arrive('seasoned@example.org')
    for (let view = 0; view < 2; view++) {
      const { html } = await browser.get('/category/roses')
      const [page, seasoning = ''] = html.split('<script type="application/json" id="visitor">')
      expect(page).not.toContain('Iris Green')
      expect(seasoning).toContain('"signedIn":true,"name":"Iris Green"')
    }
    const stranger = new BrowserWithoutScripts(() => backend.shop.url)
    expect((await stranger.get('/category/roses')).html).not.toContain('Iris Green')
    await Promise.all([browser.close(), stranger.close()])
  })
})

describe('a sign-in that is dead', () => {
  test.each(['/profile/orders', '/profile/my-account', '/cart', '/category/roses', '/about-us', '/auth'])(
    'is cleared, and %s leads to the main page',
    async (path) => {
      const browser = await arrive(`dead${path.replaceAll('/', '-')}@example.org`)
      await endSignIn(browser)
      const seen = await browser.get(path)
      expect(seen).toMatchObject({ status: 302, location: '/' })
      expect(seen.headers['cache-control']).toBe('private, no-store')
      expect(clearedBy(seen)).toEqual(['auth', 'auth_token'])
      expect((await browser.get(path)).location).not.toBe('/')
      await browser.close()
    },
  )

  test('is cleared on the main page, which is shown', async () => {
    const browser = await arrive('dead-home@example.org')
    await endSignIn(browser)
    const seen = await browser.get('/')
    expect(seen.status).toBe(200)
    expect(clearedBy(seen)).toEqual(['auth', 'auth_token'])
    await browser.close()
  })

  test('leads to the main page after a change, which is not made', async () => {
    const browser = await arrive('dead-change@example.org')
    await endSignIn(browser)
    const seen = await browser.post('/profile/my-account', { intent: 'signOut' })
    expect(seen).toMatchObject({ status: 303, location: '/' })
    await browser.close()
  })

  test('is told to the scripts of a page over /graphql, once', async () => {
    const browser = await arrive('dead-graphql@example.org')
    const ask = () =>
      browser.get(
        `/graphql?${new URLSearchParams({
          variables: '{}',
          extensions: JSON.stringify({
            persistedQuery: { version: 1, sha256Hash: operationId('Visitor') },
          }),
        })}`,
      )
    const alive = await ask()
    expect(JSON.parse(alive.html).data.me).toEqual({ name: 'Iris Green' })
    expect(alive.headers['x-sign-in']).toBeUndefined()
    await endSignIn(browser)
    const dead = await ask()
    expect(dead.headers['x-sign-in']).toBe('expired')
    expect(dead.headers['cache-control']).toBe('private, no-store')
    expect(clearedBy(dead)).toEqual(['auth', 'auth_token'])
    expect((await ask()).headers['x-sign-in']).toBeUndefined()
    await browser.close()
  })
})

describe('signing out', () => {
  test('ends the sign-in at once and leads to the main page', async () => {
    const browser = await arrive('out@example.org')
    const token = browser.cookies.get('auth_token') ?? ''
    const seen = await browser.post('/profile/my-account', { intent: 'signOut' })
    expect(seen).toMatchObject({ status: 303, location: '/' })
    expect(clearedBy(seen)).toEqual(['auth', 'auth_token'])
    expect(seen.headers['x-sign-in']).toBeUndefined()
    const answer = await fetch(`${backend.storeUrl}/v1/user/`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(401)
    expect((await browser.get('/profile/orders')).location).toBe('/auth?next=%2Fprofile%2Forders')
    await browser.close()
  })
})

describe('personal data', () => {
  test('whose removal is refused say why beside the address that stays', async () => {
    const browser = new BrowserWithoutScripts(() => backend.shop.url)
    await signInByForm(browser, backend.shop.url, 'stays@example.org')
    // The name is still to be given: nothing can be saved without one.
    const refused = await browser.post('/profile/personal-data?done=saved', {
      ...{ intent: 'removeContact', type: 'email', name: '', gender: '' },
    })
    expect(refused.status).toBe(400)
    const email = /<section[^>]*id="email".*?<\/section>/s.exec(refused.html)?.[0]
    expect(email).toMatch(/role="alert"[^>]*>Please fill all fields to continue/)
    expect(refused.html).not.toContain('Saved.')
    const last = await browser.post('/profile/personal-data', {
      ...{ intent: 'removeContact', type: 'email', name: 'Iris', gender: 'female' },
    })
    expect(last.html).toContain('This is what you sign in with')
  })

  test('that were erased are said to be', async () => {
    const shown = await new BrowserWithoutScripts(() => backend.shop.url).get('/auth?done=erased')
    expect(shown.html).toContain('Your account and your personal data are erased.')
  })
})

describe('ordering for an important date', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const DETAILS = '/checkout/delivery-details'

  test('fills in who it is for, of the own dates and only where they name one; the order is kept with its year', async () => {
    const { storeUrl, databaseUrl } = backend
    const browser = await arrive('dates@example.org')
    const keep = (recipientName: string, day: string) =>
      browser.post('/profile/important-dates', {
        ...{ intent: 'add', occasion: 'BIRTHDAY', date: `1990${day.slice(4)}`, recipientName, leadDays: 7 },
      })
    const day = inDays(6)
    await keep('Zoë Moss', day)
    const dates = (await browser.get('/profile/important-dates')).html
    const orderPath = /href="(\/delivery\/day[^"]+)"/.exec(dates)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(orderPath).not.toContain('Zo')
    const { list } = (await (await fetch(`${storeUrl}/v1/category/roses/?limit=1`)).json()).data
    const reach = async (visitor: BrowserWithoutScripts) => {
      await visitor.get(orderPath)
      await visitor.post('/cart', {
        ...{ intent: 'add', productId: list[0].id, positionSlug: list[0].position_slug },
      })
      await visitor.post('/cart', { intent: 'checkout' })
      const asked = (await visitor.get(`${DETAILS}?address=recipient`)).html
      await visitor.post(DETAILS, {
        ...{ intent: 'address', postcode: 'n1 9gu', line1: '1 Caledonian Road', city: 'London' },
      })
      const slots = (await visitor.get(DETAILS)).html.matchAll(/name="slot"[^>]*value="([^"]+)"/g)
      await visitor.post(DETAILS, { intent: 'interval', slot: [...slots][0]?.[1] ?? '' })
      return { asked: nameIn(asked), known: nameIn((await visitor.get(DETAILS)).html) }
    }
    const nameIn = (html: string) => /<input[^>]*name="name"[^>]*>/.exec(html)?.[0] ?? ''
    const own = await reach(browser)
    for (const field of [own.asked, own.known]) expect(field).toContain('value="Zoë Moss"')
    const other = await arrive('other-dates@example.org')
    const { known } = await reach(other)
    expect(known).toContain('name="name"')
    expect(known).not.toContain('Zo')
    // What was typed comes back, also where that is nothing.
    const emptied = await browser.post(DETAILS, { intent: 'recipient', name: '', phone: '020 7946 0018' })
    expect(emptied.status).toBe(400)
    expect(nameIn(emptied.html)).not.toContain('Zo')
    await keep('Fern', day)
    expect(nameIn((await browser.get(DETAILS)).html)).not.toMatch(/Zo|Fern/)

    await browser.post(DETAILS, { intent: 'recipient', name: 'Zoë Moss', phone: '020 7946 0018' })
    const final = (await browser.get('/checkout/final-details')).html
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(final)?.[1] ?? ''
    const id = hidden('orderId')
    await browser.post('/checkout/final-details', {
      ...{ orderId: id, expectedTotal: hidden('expectedTotal'), paymentMethod: 'stripe', name: 'Iris' },
      ...{ email: 'dates@example.org', phone: '+44 7911 123456' },
    })
    await query(
      databaseUrl,
      `update "order" set created_at = '2024-11-22T12:00:00Z' where id = '${id}';
       insert into "order" (id, user_id, type, state, positions, lines, positions_cost, delivery_amount, service_fee, discount,
         total_cost, created_at, updated_at)
       select 'SOLD' || lpad(n::text, 4, '0'), user_id, type, 'delivered', positions, lines, positions_cost, delivery_amount,
         service_fee, discount, total_cost, created_at + make_interval(days => n), updated_at
       from "order", generate_series(1, 20) as n where id = '${id}';
       insert into bonus_entry (user_id, kind, reference, amount, balance, at)
       select user_id, 'order', id, 195, 195, created_at from "order" where id = '${id}'`,
    )
    const first = (await browser.get('/profile/orders?q=sold')).html
    expect(first).not.toContain('Earlier ones')
    const page = (await browser.get('/profile/orders')).html
    expect(page).not.toContain(id)
    const next = /href="([^"]+)"[^>]*>Earlier ones/.exec(page)?.[1] ?? ''
    expect(next).toBe('/profile/orders?before=SOLD0001')
    const last = (await browser.get(next)).html.replaceAll('<!-- -->', '')
    expect(last).toMatch(new RegExp(`Order ${id} of Fri,? 22 Nov 2024`))
    expect(last).toMatch(/href="\/profile\/orders"[^>]*>The newest/)
    expect(last).not.toContain('/profile/order/SOLD')
    expect((await browser.get('/profile/orders?before=../x')).html).toContain('SOLD0020')
    const ledger = (await browser.get('/profile/bonuses-history')).html
    expect(ledger).toMatch(new RegExp(`Earned with order <a href="/profile/order/${id}"[^>]*>${id}</a></td>`))
    await Promise.all([browser.close(), other.close()])
  })
})

describe('an address that is proven', () => {
  test('and is another account’s is refused beside its field', async () => {
    const [other, browser] = [await arrive('other-owner@example.org'), await arrive('prover@example.org')]
    await query(
      backend.databaseUrl,
      `update "user" set email = 'taken@example.org' where email = 'other-owner@example.org'`,
    )
    const contact = { type: 'email', receiver: 'taken@example.org', name: 'Iris Green', gender: 'female' }
    const asked = await browser.post('/profile/personal-data', { intent: 'sendContact', ...contact })
    expect(asked.html).toContain('We sent a code to')
    const code = await codeTo(backend.shop.url, 'taken@example.org')
    const told = await browser.post('/profile/personal-data', { intent: 'confirmContact', ...contact, code })
    expect(told.status).toBe(400)
    const page = /<section[^>]*id="email".*?<\/section>/s.exec(told.html)?.[0]
    expect(page).toContain('Another account signs in with this e-mail')
    expect(page).toMatch(/name="receiver"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="receiver"/)
    expect(page).not.toContain('Code of 6 digits')
    await Promise.all([other.close(), browser.close()])
  })

  test('is asked for again by who was signed out elsewhere', async () => {
    const browser = await arrive('elsewhere@example.org')
    browser.cookies.delete('auth')
    browser.cookies.delete('auth_token')
    const seen = await browser.post('/profile/personal-data', {
      intent: 'details',
      name: 'Iris',
      gender: 'female',
    })
    expect([302, 303]).toContain(seen.status)
    expect(seen.location).toMatch(/^\/auth/)
    await browser.close()
  })
})
