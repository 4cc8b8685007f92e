import { beforeAll, describe, expect, it } from 'vitest'
import type { SharedBackend } from '../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../tests/support/processes/shared-backend.ts'
import { ask as askAt, signIn as signInAt, SIGNED_IN } from '../tests/support/graphql-visitor.ts'
import type { Jar } from '../tests/support/graphql-visitor.ts'
import { codeTo } from '../tests/support/pages/sign-in-by-form.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

const ask = (jar: Jar, operation: string) => askAt(backend.shop.url, jar, operation)
const signIn = (jar: Jar, receiver: string) => signInAt(backend.shop.url, jar, receiver)

describe('signing in through the gateway', () => {
  it('keeps the tokens in cookies scripts cannot read, and tells them nobody', async () => {
    const jar: Jar = new Map()
    await ask(jar, `mutation { sendCode(input: { type: EMAIL, receiver: "nobody" }) { __typename } }`)
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
    await ask(
      jar,
      `mutation { sendCode(input: { type: EMAIL, receiver: "wrong@example.org" }) { __typename } }`,
    )
    const code = await codeTo(backend.shop.url, 'wrong@example.org')
    const wrong = code === '000000' ? '000001' : '000000'
    const answer = await ask(
      jar,
      `mutation { signIn(input: { type: EMAIL, receiver: "wrong@example.org", code: "${wrong}" }) { ${SIGNED_IN} } }`,
    )
    expect(answer.body.data.signIn).toEqual({
      __typename: 'Refusal',
      code: 'wrong_code',
      message: 'The code is incorrect',
      field: 'input.code',
    })
    expect(jar.has('auth')).toBe(false)
    expect(
      (await ask(jar, '{ me { email } importantDates { title } orders { pageInfo { total } } }')).body.data,
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
      '{ listing(type: CATEGORY, slug: "roses") { list { id variantSlug } } }',
    ).catch(() => undefined)
    const card =
      listing?.body.data?.listing?.list?.[0] ??
      (await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()).data.list[0]
    await ask(
      jar,
      `mutation { setCartLine(input: { productId: "${card.id}", lineSlug: "${card.variantSlug ?? card.position_slug}", quantity: 2 }) { __typename } }`,
    )
    await signIn(jar, 'profile@example.org')
    expect((await ask(jar, '{ cart { quantity } }')).body.data.cart).toEqual({ quantity: 2 })
    const bad = await ask(
      jar,
      'mutation { updatePersonalData(input: { name: " Iris", gender: "FEMALE" }) { __typename ... on Refusal { message field } } }',
    )
    expect(bad.body.data.updatePersonalData).toEqual({
      __typename: 'Refusal',
      message: 'Invalid name. Please remove any spaces.',
      field: 'input.name',
    })
    const good = await ask(
      jar,
      'mutation { updatePersonalData(input: { name: "Iris", gender: "FEMALE" }) { ... on User { name gender registered } } }',
    )
    expect(good.body.data.updatePersonalData).toEqual({ name: 'Iris', gender: 'FEMALE', registered: true })
    const dates = await ask(
      jar,
      'mutation { addImportantDate(input: { occasion: BIRTHDAY, date: "1990-05-10" }) { ... on ImportantDates { list { occasion leadDays } } } }',
    )
    expect(dates.body.data.addImportantDate.list).toEqual([{ occasion: 'BIRTHDAY', leadDays: 7 }])
    const everything = await ask(
      jar,
      `{ me { name } orders { list { id mayCancel createdAt } pageInfo { total } } bonuses { balance { amount text } history { title amount { text } } }
         loyalty { percent balance { amount } } targetActions { code achieved bonuses { text } }
         promoCodes { code state minimum { amount } text } notificationSettings { settings { topic channel enabled locked } mutedOccasions }
         importantDates { title bonusesToEarn { text } list { nextOn orderHref } } dateCalendar { fileName content }
         deliverySubscriptions { id } personalDataExport signInSettings { captchaSiteKey codeLength resendSeconds } }`,
    )
    expect(everything.body.errors).toBeUndefined()
    const wrong = await ask(
      jar,
      '{ me { name } orders(page: 0) { list { id } } bonuses(limit: 1000) { percent } }',
    )
    expect(wrong.body.data).toEqual({ me: { name: 'Iris' }, orders: null, bonuses: null })
    expect(wrong.body.errors).toMatchObject([
      { path: ['orders'], extensions: { code: 'BAD_USER_INPUT' } },
      { path: ['bonuses'], extensions: { code: 'BAD_USER_INPUT' } },
    ])
    expect(everything.body.data).toMatchObject({
      me: { name: 'Iris' },
      orders: { list: [], pageInfo: { total: 0 } },
      bonuses: { balance: { amount: 0 } },
      promoCodes: [{ state: 'USABLE' }],
      deliverySubscriptions: [],
      signInSettings: { captchaSiteKey: null, codeLength: 6, resendSeconds: 25 },
    })
    expect(everything.body.data.dateCalendar.content).toContain('BEGIN:VEVENT')
    const settings = await ask(
      jar,
      `mutation { updateNotifications(input: { settings: [{ topic: OFFERS, channel: EMAIL, enabled: true }], mutedOccasions: [MOTHERS_DAY] })
         { ... on NotificationSettings { mutedOccasions } } setNewsletter(subscribed: false) { ... on Newsletter { subscribed } }
         unsubscribeSms { ... on NotificationSettings { settings { enabled } } } unsubscribe(token: "not.one-of-ours") { ... on Refusal { message } } }`,
    )
    expect(settings.body.errors).toBeUndefined()
    expect(settings.body.data).toMatchObject({
      updateNotifications: { mutedOccasions: ['MOTHERS_DAY'] },
      setNewsletter: { subscribed: false },
      unsubscribe: { message: expect.stringContaining('not one of ours') },
    })
  })

  it('ends by signing out: the cookies are gone and the token is dead', async () => {
    const jar: Jar = new Map()
    await signIn(jar, 'signs-out@example.org')
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
