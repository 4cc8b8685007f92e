import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, signIn } from '../../../tests/support/shopping/account.ts'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { cleanUp } from '../../tasks/clean-up.ts'

const START = '2026-03-10T08:00:00Z'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** Somebody who signed in at the start. */
async function arrive(receiver: string): Promise<Account> {
  store.clock.set(START)
  return register(store, receiver)
}

const renew = async (auth: string): Promise<string> => {
  const answer = await store.call('POST', '/v1/user/sign-ins/renew/', { auth, body: {} })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data.token
}
const codeFor = async (auth: string) => {
  const { status, body } = await store.call('GET', '/v1/user/', { auth })
  return status === 200 ? 'open' : body.error.code
}
const lettersTo = async (to: string) =>
  (
    await store.db.$client.query(
      `select channel, subject, text from message where kind = 'copied_sign_in' and "to" = $1`,
      [to],
    )
  ).rows

describe('a renewed token', () => {
  it('opens the account, ends no later, and its predecessor goes on until it is used', async () => {
    const { token } = await arrive('renews@example.org')
    store.clock.advance({ hours: 24 })
    const answer = await store.call('POST', '/v1/user/sign-ins/renew/', { auth: token, body: {} })
    expect(answer.body.data.expires_at).toBe('2027-03-10T08:00:00Z')
    store.clock.advance({ hours: 240 })
    expect(await codeFor(token)).toBe('open')
    expect(await codeFor(answer.body.data.token)).toBe('open')
    store.clock.advance({ minutes: 4, seconds: 59 })
    expect(await codeFor(token)).toBe('open')
    expect(await lettersTo('renews@example.org')).toEqual([])
    const { rows } = await store.db.$client.query('select t::text as row from auth_token as t')
    expect(JSON.stringify(rows)).not.toContain(answer.body.data.token)
  })

  it('that several tabs ask for at once is valid for each of them, and none of them is signed out', async () => {
    const { token } = await arrive('tabs@example.org')
    store.clock.advance({ hours: 24 })
    const renewed = await Promise.all(Array.from({ length: 10 }, () => renew(token)))
    const [first = '', ...others] = renewed
    expect(await codeFor(first)).toBe('open')
    store.clock.advance({ hours: 24 })
    for (const other of others) expect(await codeFor(other)).toBe('open')
    expect(await codeFor(first)).toBe('open')
    // The next one makes all of them old.
    const next = await renew(others.at(-1) ?? '')
    expect(await codeFor(next)).toBe('open')
    store.clock.advance({ minutes: 4 })
    expect(await codeFor(first)).toBe('open')
    expect(await lettersTo('tabs@example.org')).toEqual([])
  })

  it('whose old one is used later than the overlap ends the sign-in, and its owner is written to once', async () => {
    const account = await arrive('copied@example.org')
    const elsewhere = await (async () => {
      store.clock.advance({ minutes: 1 })
      return signIn(store, 'copied@example.org')
    })()
    store.clock.advance({ hours: 24 })
    const renewed = await renew(account.token)
    expect(await codeFor(renewed)).toBe('open')
    store.clock.advance({ minutes: 5 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => codeFor(account.token)))
    expect(answers).toEqual(Array.from({ length: 5 }, () => 'auth_invalid'))
    expect(await codeFor(renewed)).toBe('auth_invalid')
    expect(await codeFor(elsewhere.token)).toBe('open')
    const letters = await lettersTo('copied@example.org')
    expect(letters).toMatchObject([{ channel: 'email', subject: 'We signed you out to be safe' }])
    expect(letters[0].text).toContain('https://larkspur.example/profile/my-account')
  })

  it('is found out whoever renews first, the owner or who has the copy', async () => {
    const { token } = await arrive('stolen@example.org')
    store.clock.advance({ hours: 24 })
    const thiefs = await renew(token)
    expect(await codeFor(thiefs)).toBe('open')
    // The owner comes the next day, and has the old one.
    store.clock.advance({ hours: 24 })
    expect(await codeFor(token)).toBe('auth_invalid')
    expect(await codeFor(thiefs)).toBe('auth_invalid')
    expect(await lettersTo('stolen@example.org')).toHaveLength(1)
  })

  it('of somebody who signs in by phone is told of by a text message', async () => {
    store.clock.set(START)
    const { token } = await signIn(store, '+447700900477')
    const renewed = await renew(token)
    expect(await codeFor(renewed)).toBe('open')
    store.clock.advance({ minutes: 6 })
    expect(await codeFor(token)).toBe('auth_invalid')
    expect(await lettersTo('+447700900477')).toMatchObject([
      { channel: 'sms', text: expect.stringContaining('signed you out on one of your browsers') },
    ])
  })

  it('is given to nobody whose sign-in is over', async () => {
    const { token, call } = await arrive('over@example.org')
    await call('GET', '/v1/user/logout/')
    expect(await store.call('POST', '/v1/user/sign-ins/renew/', { auth: token, body: {} })).toMatchObject({
      status: 401,
      body: { error: { code: 'auth_invalid' } },
    })
  })

  it('is signed out with all that went before it', async () => {
    const { token } = await arrive('leaves@example.org')
    const renewed = await renew(token)
    await store.call('GET', '/v1/user/logout/', { auth: renewed })
    for (const each of [token, renewed]) expect(await codeFor(each)).toBe('auth_invalid')
    expect(await lettersTo('leaves@example.org')).toEqual([])
  })

  it('lets old ones be forgotten after thirty days', async () => {
    const { id, token } = await arrive('forgets@example.org')
    const renewed = await renew(token)
    expect(await codeFor(renewed)).toBe('open')
    const count = async () =>
      (await store.db.$client.query('select from auth_token where user_id = $1', [id])).rowCount
    store.clock.advance({ hours: 24 * 30 })
    await cleanUp(store)
    expect(await count()).toBe(2)
    store.clock.advance({ seconds: 1 })
    await cleanUp(store)
    expect(await count()).toBe(1)
    expect(await codeFor(token)).toBe('auth_invalid')
    // Nobody knows it any more, so it ends nothing.
    expect(await codeFor(renewed)).toBe('open')
  })
})

describe('the list of sign-ins', () => {
  it('has each sign-in once, with its last use to the hour, however often it was renewed', async () => {
    const account = await arrive('lists@example.org')
    store.clock.set('2026-03-10T09:30:00Z')
    const other = await signIn(store, 'lists@example.org')
    store.clock.set('2026-03-11T10:00:00Z')
    const renewed = await renew(account.token)
    expect(await codeFor(renewed)).toBe('open')
    store.clock.set('2026-03-11T10:30:00Z')
    expect(await codeFor(renewed)).toBe('open')
    const list = async () => (await store.call('GET', '/v1/user/sign-ins/', { auth: renewed })).body.data
    expect(await list()).toEqual([
      {
        ...{ id: expect.any(String), device: null, is_current: false },
        ...{ at: '2026-03-10T09:30:00Z', last_used_at: '2026-03-10T09:30:00.000Z' },
      },
      {
        ...{ id: expect.any(String), device: null, is_current: true },
        ...{ at: '2026-03-10T08:00:00Z', last_used_at: '2026-03-11T10:00:00.000Z' },
      },
    ])
    store.clock.set('2026-03-11T11:00:00Z')
    expect(await codeFor(other.token)).toBe('open')
    expect((await list()).map((one: { last_used_at: string }) => one.last_used_at)).toEqual([
      '2026-03-11T11:00:00.000Z',
      '2026-03-11T11:00:00.000Z',
    ])
  })

  it('lets one be ended by its owner alone', async () => {
    const account = await arrive('ends-one@example.org')
    store.clock.advance({ minutes: 1 })
    const lost = await signIn(store, 'ends-one@example.org')
    store.clock.advance({ minutes: 1 })
    const third = await signIn(store, 'ends-one@example.org')
    const renewed = await renew(lost.token)
    const ids = (await lost.get('/v1/user/sign-ins/')).body.data as { id: string; is_current: boolean }[]
    const id = ids.find((one) => one.is_current)?.id ?? ''
    const stranger = await register(store, 'stranger-to-sign-ins@example.org')
    const none = '00000000-0000-4000-8000-000000000000'
    for (const [who, which] of [
      [stranger, id],
      [account, none],
    ] as const)
      expect(await who.call('DELETE', `/v1/user/sign-ins/${which}/`)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found' } },
      })
    expect((await account.call('DELETE', '/v1/user/sign-ins/all/')).status).toBe(400)
    expect(await codeFor(lost.token)).toBe('open')
    const ended = await account.call('DELETE', `/v1/user/sign-ins/${id}/`)
    expect(ended.body.data.map((one: { is_current: boolean }) => one.is_current)).toEqual([false, true])
    for (const token of [lost.token, renewed]) expect(await codeFor(token)).toBe('auth_invalid')
    expect(await codeFor(third.token)).toBe('open')
    expect((await account.call('DELETE', `/v1/user/sign-ins/${id}/`)).status).toBe(404)
  })

  it('counts sign-ins, and not tokens, when all others are ended', async () => {
    const account = await arrive('ends-all@example.org')
    const [lost, kept] = [await renew(account.token), await renew(account.token)]
    store.clock.advance({ minutes: 1 })
    const other = await signIn(store, 'ends-all@example.org')
    await renew(other.token)
    const answer = await store.call('POST', '/v1/user/sign-ins/end-others/', { auth: kept, body: {} })
    expect(answer.body).toEqual({ success: true, ended: 1 })
    for (const token of [lost, kept]) expect(await codeFor(token)).toBe('open')
    expect(await codeFor(other.token)).toBe('auth_invalid')
  })
})
