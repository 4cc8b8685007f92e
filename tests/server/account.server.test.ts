import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from './backend.ts'
import { startBackend } from './backend.ts'
import { startShopProcess } from './shop-process.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

type Jar = Map<string, string>

/** Runs an operation at the gateway, as a browser with these cookies; the answer's cookies go into the jar. */
async function ask(jar: Jar, operation: string) {
  const answer = await fetch(`${backend.shop.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query: operation }),
  })
  const cookies = answer.headers.getSetCookie()
  for (const line of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value && !line.includes('Expires=Thu, 01 Jan 1970')) jar.set(name, value)
    else jar.delete(name)
  }
  const text = await answer.text()
  return { text, cookies, body: JSON.parse(text) as { data: any; errors?: unknown } }
}

const messagesTo = async (to: string) =>
  (await (await fetch(`${backend.shop.url}/sandbox/messages?to=${encodeURIComponent(to)}`)).json()) as {
    text: string
    channel: string
    subject: string
    sentAt: string
  }[]

async function codeTo(receiver: string, earlier = 0): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const messages = await messagesTo(receiver)
    if (messages.length > earlier) return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? ''
    await pause(50)
  }
  throw new Error(`Nothing was sent to ${receiver}`)
}

const SIGNED_IN =
  '__typename ... on SignedIn { isNewUser user { email } } ... on Refusal { code message field }'

async function signIn(jar: Jar, receiver: string) {
  const sent = await ask(
    jar,
    `mutation { sendCode(input: { type: EMAIL, receiver: "${receiver}" }) { success message } }`,
  )
  expect(sent.body.data.sendCode).toEqual({ success: true, message: '' })
  const code = await codeTo(receiver)
  return ask(
    jar,
    `mutation { signIn(input: { type: EMAIL, receiver: "${receiver}", code: "${code}" }) { ${SIGNED_IN} } }`,
  )
}

describe('signing in through the gateway', () => {
  it('keeps the tokens in cookies scripts cannot read, and tells them nobody', async () => {
    const jar: Jar = new Map()
    await ask(jar, `mutation { sendCode(input: { type: EMAIL, receiver: "nobody" }) { success } }`)
    const guestToken = jar.get('session_token')
    expect(guestToken).toBeTruthy()
    const answer = await signIn(jar, 'iris@example.org')
    expect(answer.body.data.signIn).toEqual({
      __typename: 'SignedIn',
      isNewUser: true,
      user: { email: 'iris@example.org' },
    })
    const line = (name: string) => answer.cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
    for (const name of ['session_token', 'auth_token']) expect(line(name)).toMatch(/HttpOnly/)
    expect(line('auth_token')).toMatch(/Max-Age=31536000/)
    expect(line('auth')).toMatch(/^auth=1;.*Max-Age=31536000/)
    expect(line('auth')).not.toMatch(/HttpOnly/)
    for (const cookie of answer.cookies) expect(cookie).toMatch(/SameSite=Lax/)
    for (const name of ['session_token', 'auth_token']) expect(answer.text).not.toContain(jar.get(name))
    expect(jar.get('session_token')).not.toBe(guestToken)
    expect((await ask(jar, '{ me { email registered } }')).body.data.me).toEqual({
      email: 'iris@example.org',
      registered: false,
    })
    // The token from before opens nothing.
    const before = await fetch(`${backend.storeUrl}/v1/basket/`, {
      headers: { 'x-session-token': guestToken ?? '' },
    })
    expect(before.status).toBe(401)
  })

  it('says no to a wrong code, and is a guest still', async () => {
    const jar: Jar = new Map()
    await ask(jar, `mutation { sendCode(input: { type: EMAIL, receiver: "wrong@example.org" }) { success } }`)
    const code = await codeTo('wrong@example.org')
    const wrong = code === '000000' ? '000001' : '000000'
    const answer = await ask(
      jar,
      `mutation { signIn(input: { type: EMAIL, receiver: "wrong@example.org", code: "${wrong}" }) { ${SIGNED_IN} } }`,
    )
    expect(answer.body.data.signIn).toEqual({
      __typename: 'Refusal',
      code: 'wrong_code',
      message: 'The code is incorrect',
      field: 'code',
    })
    expect(jar.has('auth')).toBe(false)
    expect(
      (await ask(jar, '{ me { email } importantDates { title } orders { nextBefore } }')).body.data,
    ).toEqual({
      me: null,
      importantDates: null,
      orders: null,
    })
  })

  it('takes the cart along and serves the whole profile', async () => {
    const jar: Jar = new Map()
    const listing = await ask(
      jar,
      '{ listing(type: CATEGORY, slug: "roses") { list { id positionSlug } } }',
    ).catch(() => undefined)
    const card =
      listing?.body.data?.listing?.list?.[0] ??
      (await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()).data.list[0]
    await ask(
      jar,
      `mutation { setCartLine(input: { productId: ${card.id}, positionSlug: "${card.positionSlug ?? card.position_slug}", quantity: 2 }) { __typename } }`,
    )
    await signIn(jar, 'profile@example.org')
    expect((await ask(jar, '{ cart { quantity } }')).body.data.cart).toEqual({ quantity: 2 })
    const bad = await ask(
      jar,
      'mutation { savePersonalData(input: { name: " Iris", gender: "FEMALE" }) { __typename ... on Refusal { message field } } }',
    )
    expect(bad.body.data.savePersonalData).toEqual({
      __typename: 'Refusal',
      message: 'Invalid name. Please remove any spaces.',
      field: 'name',
    })
    const good = await ask(
      jar,
      'mutation { savePersonalData(input: { name: "Iris", gender: "FEMALE" }) { ... on User { name gender registered } } }',
    )
    expect(good.body.data.savePersonalData).toEqual({ name: 'Iris', gender: 'FEMALE', registered: true })
    const dates = await ask(
      jar,
      'mutation { addImportantDate(input: { occasion: BIRTHDAY, date: "1990-05-10" }) { ... on ImportantDates { events { occasion leadDays } } } }',
    )
    expect(dates.body.data.addImportantDate.events).toEqual([{ occasion: 'BIRTHDAY', leadDays: 7 }])
    const everything = await ask(
      jar,
      `{ me { name } orders { list { id mayCancel createdAt } nextBefore } bonuses { balance { amount text } history { title amount { text } } }
         loyalty { percent balance { amount } } targetActions { code achieved bonuses { text } }
         promoCodes { code state minimum { amount } text } notificationSettings { settings { topic channel enabled locked } mutedOccasions }
         importantDates { title bonusesWillAccrue { text } events { nextOn orderPath } } dateCalendar { fileName content }
         deliverySubscriptions { id } personalDataExport signInSettings { captchaSiteKey codeLength resendSeconds } }`,
    )
    expect(everything.body.errors).toBeUndefined()
    expect(everything.body.data).toMatchObject({
      me: { name: 'Iris' },
      orders: { list: [], nextBefore: null },
      bonuses: { balance: { amount: 0 } },
      promoCodes: [{ state: 'USABLE' }],
      deliverySubscriptions: [],
      signInSettings: { captchaSiteKey: null, codeLength: 6, resendSeconds: 25 },
    })
    expect(everything.body.data.dateCalendar.content).toContain('BEGIN:VEVENT')
    const settings = await ask(
      jar,
      `mutation { setNotifications(input: { settings: [{ topic: OFFERS, channel: EMAIL, enabled: true }], mutedOccasions: [MOTHERS_DAY] })
         { ... on NotificationSettings { mutedOccasions } } setNewsletter(subscribed: false) { ... on Newsletter { subscribed } }
         unsubscribeSms { ... on Done { message } } unsubscribe(token: "not.one-of-ours") { ... on Refusal { message } } }`,
    )
    expect(settings.body.errors).toBeUndefined()
    expect(settings.body.data).toMatchObject({
      setNotifications: { mutedOccasions: ['MOTHERS_DAY'] },
      setNewsletter: { subscribed: false },
      unsubscribe: { message: expect.stringContaining('not one of ours') },
    })
  })

  it('ends by signing out: the cookies are gone and the token is dead', async () => {
    const jar: Jar = new Map()
    await signIn(jar, 'out@example.org')
    const token = jar.get('auth_token') ?? ''
    expect((await ask(jar, 'mutation { signOut }')).body.data.signOut).toBe(true)
    expect(jar.has('auth_token') || jar.has('auth')).toBe(false)
    const after = await fetch(`${backend.storeUrl}/v1/user/`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(after.status).toBe(401)
    expect((await ask(jar, '{ me { email } }')).body.data.me).toBeNull()
  })

  it('is cleared from the browser when its token is dead', async () => {
    const jar: Jar = new Map()
    await signIn(jar, 'dead@example.org')
    const token = jar.get('auth_token') ?? ''
    await fetch(`${backend.storeUrl}/v1/user/logout/`, { headers: { authorization: `Bearer ${token}` } })
    expect((await ask(jar, '{ me { email } }')).body.data.me).toBeNull()
    expect(jar.has('auth_token') || jar.has('auth')).toBe(false)
  })
})

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
      expect(await earliest()).toBe(
        new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date()),
      )
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
      subject: 'Birthday is in 7 days',
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
    { now: '2026-03-28T23:30:00Z', more: 1 },
    null,
    [],
  ])('refuses the clock %o', async (body) => {
    const answer = await setClock(body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBeTruthy()
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
      API_BASE_URL: backend.storeUrl,
    })
    expect((await setClock({ now: null }, live.url)).status).toBe(404)
    for (const path of ['/sandbox', '/sandbox/messages']) {
      const answer = await fetch(`${live.url}${path}`)
      expect(answer.status).toBe(404)
      // Read to its end: a server that is stopped finishes what it has begun to answer.
      await answer.text()
    }
    await live.stop()
  })
})
