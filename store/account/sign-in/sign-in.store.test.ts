import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askForCode,
  codeSentTo,
  otherThan,
  register,
  signIn,
  tryCode,
} from '../../../tests/support/shopping/account.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

const START = '2026-03-10T08:00:00Z'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** A session that requested a code, and the code. */
async function withCode(receiver: string) {
  const session = await store.newSession()
  expect((await askForCode(store, session, receiver)).body.success).toBe(true)
  return { session, code: await codeSentTo(store, receiver) }
}

describe('signing in', () => {
  it('again, as somebody else, leaves no sign-in behind', async () => {
    const first = await signIn(store, 'first-here@example.org')
    await askForCode(store, first.session, 'then-me@example.org')
    const code = await codeSentTo(store, 'then-me@example.org')
    const { body } = await first.call('POST', '/v1/auth/check-verification-code/', {
      type: 'email',
      receiver: 'then-me@example.org',
      code,
    })
    expect(body.success).toBe(true)
    expect((await store.call('GET', '/v1/user/', { auth: first.token })).status).toBe(401)
    expect((await store.call('GET', '/v1/user/', { auth: body.data.token })).body.auth).toBe(true)
  })

  it('makes an account once, and knows it again by the same address', async () => {
    const first = await signIn(store, 'rose@example.org')
    expect(first.isNew).toBe(true)
    expect((await first.get('/v1/user/')).body).toMatchObject({
      auth: true,
      user: { email: 'rose@example.org', email_verified: true, registered: false, name: null },
    })
    await first.call('POST', '/v1/user/personal-data/', { name: 'Rose', gender: 'female' })
    store.clock.advance({ minutes: 1 })
    const again = await signIn(store, 'rose@example.org')
    expect(again).toMatchObject({ id: first.id, isNew: false })
  })

  it('by a phone number makes an account of that number, and knows it again', async () => {
    const first = await signIn(store, '+447700900470')
    expect((await first.get('/v1/user/')).body.user).toMatchObject({
      ...{ phone: '+447700900470', phone_verified: true, email: null, email_verified: false },
    })
    store.clock.advance({ minutes: 1 })
    expect((await signIn(store, '+447700900470')).id).toBe(first.id)
  })

  it('is not done by a wrong code', async () => {
    const { session, code } = await withCode('wrong@example.org')
    const { body } = await tryCode(store, session, 'wrong@example.org', otherThan(code))
    expect(body).toMatchObject({ success: false, data: null })
    const { rows } = await store.db.$client.query(`select from "user" where email = 'wrong@example.org'`)
    expect(rows).toEqual([])
  })

  it('makes one account of an address that signs in twice at once', async () => {
    const one = await withCode('twice@example.org')
    store.clock.advance({ minutes: 1 })
    const two = await withCode('twice@example.org')
    const answers = await Promise.all([
      tryCode(store, one.session, 'twice@example.org', one.code),
      tryCode(store, two.session, 'twice@example.org', two.code),
    ])
    expect(answers.map(({ body }) => body.success)).toEqual([true, true])
    const { rows } = await store.db.$client.query(
      `select count(*)::int from "user" where email = 'twice@example.org'`,
    )
    expect(rows[0].count).toBe(1)
  })

  it('makes the session token that was there before worthless', async () => {
    const planted = await store.newSession()
    const account = await signIn(store, 'planted@example.org', planted)
    expect((await store.get('/v1/basket/', planted)).body.error.code).toBe('session_required')
    expect(account.session).not.toBe(planted)
    expect((await store.get('/v1/basket/', account.session)).status).toBe(200)
    const withBoth = await store.call('POST', '/v1/order/guest/assign/', {
      session: planted,
      auth: account.token,
    })
    expect(withBoth.body.error.code).toBe('session_required')
  })

  it('lasts a year, in a token that is not kept', async () => {
    store.clock.set(START)
    const account = await signIn(store, 'year@example.org')
    const { rows } = await store.db.$client.query('select t::text as row from auth_token as t')
    expect(JSON.stringify(rows)).not.toContain(account.token)
    store.clock.set('2027-03-10T07:59:59Z')
    expect((await store.call('GET', '/v1/user/', { auth: account.token })).body.auth).toBe(true)
    store.clock.set('2027-03-10T08:00:00Z')
    const late = await store.call('GET', '/v1/user/', { auth: account.token })
    expect(late).toMatchObject({ status: 401, body: { error: { code: 'auth_invalid' } } })
    store.clock.set(START)
  })

  it('ends at once with signing out, everywhere the token is', async () => {
    store.clock.advance({ minutes: 5 })
    const account = await register(store, 'out@example.org')
    store.clock.advance({ minutes: 5 })
    const elsewhere = await signIn(store, 'out@example.org')
    expect((await account.get('/v1/user/logout/')).body).toEqual({ success: true })
    for (const path of ['/v1/user/', '/v1/user/history', '/v1/basket/', '/v1/order/'])
      expect((await account.get(path)).body.error.code).toBe('auth_invalid')
    expect((await account.get('/v1/user/logout/')).body).toEqual({ success: true })
    expect((await elsewhere.get('/v1/user/')).body.auth).toBe(true)
  })

  it('is listed with what signed in, and ended everywhere else at once', async () => {
    const receiver = 'many@example.org'
    const account = await register(store, receiver)
    store.clock.advance({ minutes: 5 })
    const session = await store.newSession()
    await askForCode(store, session, receiver)
    const body = {
      type: 'email',
      receiver,
      code: await codeSentTo(store, receiver),
      device: 'Firefox on Linux',
    }
    const signedIn = await store.call('POST', '/v1/auth/check-verification-code/', { session, body })
    const auth = signedIn.body.data.token as string
    const stranger = await register(store, 'stranger@example.org')

    const moments = { id: expect.any(String), at: expect.any(String), last_used_at: expect.any(String) }
    expect((await account.get('/v1/user/sign-ins/')).body.data).toEqual([
      { device: 'Firefox on Linux', is_current: false, ...moments },
      { device: null, is_current: true, ...moments },
    ])
    const end = () => account.call('POST', '/v1/user/sign-ins/end-others/', {})
    expect((await end()).body).toEqual({ success: true, ended: 1 })
    expect((await end()).body).toEqual({ success: true, ended: 0 })
    expect((await store.call('GET', '/v1/user/', { auth })).body.error.code).toBe('auth_invalid')
    expect((await account.get('/v1/user/sign-ins/')).body.data).toHaveLength(1)
    expect((await stranger.get('/v1/user/')).body.auth).toBe(true)
    expect((await store.get('/v1/user/sign-ins/', await store.newSession())).status).toBe(401)
    store.clock.set(START)
  })

  it.each(['Bearer', 'Bearer x y', 'Basic abc', `Bearer ${'a'.repeat(500)}`, 'Bearer nobody'])(
    'is not done by sending %j',
    async (authorization) => {
      const answer = await store.call('GET', '/v1/user/', { headers: { authorization } })
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'auth_invalid' } } })
    },
  )

  it('is answered with no when nobody is, with and without the slash', async () => {
    for (const path of ['/v1/user/', '/v1/user'])
      expect(await store.get(path)).toMatchObject({ status: 200, body: { auth: false, user: null } })
  })
})
