import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, firstOpen, readyToPay, withDraft } from '../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import { cleanUp } from '../tasks/clean-up.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'

const LIMITS = {
  sessionsPerNetwork: 6,
  errorsPerSession: 3,
  errorsPerNetwork: 5,
  errorsPerDay: 7,
  wrongCodesPerSession: 3,
  wrongCodesPerNetwork: 5,
  declinesPerOrder: 3,
  declinesPerNetwork: 5,
  ...{ emailsPerAddress: 2, slotSharePerNetwork: 50, holdsPerNetwork: 60, holdsPerDevice: 20 },
}

let store: TestStore
beforeAll(async () => {
  store = await startTestStore({ auth: { limits: LIMITS } })
})
afterAll(() => store.stop())

/** Headers of a request from a network and a browser. Tests use networks of their own. */
const network = (name: string, browser = 'any') => ({
  'x-visitor-fingerprint': `${name.padEnd(8, '-')}.${browser}`,
})
/** The store with all requests coming from one network. */
const from = (name: string): TestStore => {
  const call: TestStore['call'] = (method, path, sent = {}) =>
    store.call(method, path, { ...sent, headers: { ...network(name), ...sent.headers } })
  return {
    ...store,
    call,
    get: (path, session) => call('GET', path, { session }),
    newSession: async () => (await call('POST', '/v1/session/')).body.token as string,
  }
}
const rowsOf = async (table: string) =>
  Number((await store.db.$client.query(`select count(*) from ${table}`)).rows[0].count)
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

describe('what costs is limited', () => {
  it('sessions by network, however many ask at once, and whatever the browser calls itself', async () => {
    const before = await rowsOf('session')
    const begin = (name: string, browser: string) =>
      store.call('POST', '/v1/session/', { headers: network(name, browser) })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => begin('crowd', `browser-${n}`)))
    expect(statuses(answers)).toEqual([...Array(6).fill(200), ...Array(14).fill(429)])
    expect(await rowsOf('session')).toBe(before + 6)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.error).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/tomorrow/),
    })
    // The seconds until midnight in London.
    expect(Number(refused?.headers['retry-after'])).toBe(16 * 3600)
    expect((await begin('another', 'browser-1')).status).toBe(200)
    store.clock.set('2026-03-11T08:00:00Z')
    expect((await begin('crowd', 'browser-1')).status).toBe(200)
    store.clock.set(MORNING)
  })

  it('errors of browsers by session, by network and altogether; what is kept goes after thirty days', async () => {
    const tell = (name: string, session?: string) =>
      store.call('POST', '/v1/log/', { session, headers: network(name), body: { message: 'It broke' } })
    const session = await from('log-a').newSession()
    expect(statuses(await Promise.all([1, 2, 3, 4].map(() => tell('log-a', session))))).toEqual([
      200, 200, 200, 429,
    ])
    expect(statuses(await Promise.all([1, 2, 3].map(() => tell('log-a'))))).toEqual([200, 200, 429])
    expect(statuses(await Promise.all([1, 2, 3].map(() => tell('log-b'))))).toEqual([200, 200, 429])
    expect(await rowsOf('client_log')).toBe(7)

    const run = (days: number) =>
      store.db.$client.query(`update client_log set at = $1::timestamptz - make_interval(days => $2)`, [
        MORNING,
        days,
      ])
    await run(29)
    await cleanUp(store)
    expect(await rowsOf('client_log')).toBe(7)
    await run(31)
    await cleanUp(store)
    expect(await rowsOf('client_log')).toBe(0)
  })

  it('promo codes that do not exist, by session and by network; then a right one is no accident', async () => {
    await makeCode(store, 'RIGHT')
    const typing = async (name: string) => {
      const { buyer } = await withDraft(from(name))
      return (code: string) =>
        store.call('POST', '/v1/order/promocode/', {
          session: buyer.session,
          body: { code },
          headers: network(name),
        })
    }
    const type = await typing('codes')
    const wrong = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(type))
    expect(wrong.filter(({ status }) => status === 200)).toHaveLength(3)
    const right = await type('RIGHT')
    expect([right.status, right.body.error.code]).toEqual([429, 'too_many_requests'])
    // Another session on the same network has two attempts left.
    const other = await typing('codes')
    expect((await other('RIGHT')).body.success).toBe(true)
    for (const code of ['G', 'H']) expect((await other(code)).status).toBe(200)
    expect((await other('RIGHT')).status).toBe(429)
    // Right codes are not counted.
    const elsewhere = await typing('codes-b')
    for (let count = 0; count < 8; count++) expect((await elsewhere('RIGHT')).body.success).toBe(true)
  })

  it('declined cards, for an order and from a network; then a good one is not tried', async () => {
    const { buyer, intent } = await readyToPay(from('cards'))
    const pay = (id: string, card: object, session = buyer.session) =>
      store.call('POST', `/v1/payment/sandbox/${id}/confirm`, {
        session,
        body: card,
        headers: network('cards'),
      })
    for (let count = 0; count < 3; count++)
      expect((await pay(intent.id, CARDS.declined)).body.data.state).toBe('failed')
    expect((await pay(intent.id, CARDS.pays)).status).toBe(429)
    expect(await rowsOf('sandbox_charge')).toBe(0)
    const second = await readyToPay(from('cards'))
    for (let count = 0; count < 2; count++) await pay(second.intent.id, CARDS.declined, second.buyer.session)
    expect((await pay(second.intent.id, CARDS.pays, second.buyer.session)).status).toBe(429)
    const third = await readyToPay(from('cards-b'))
    expect((await third.buyer.pay(third.intent.id)).body.data.state).toBe('succeeded')
  })

  it('e-mails about unpaid orders to an address that nobody has shown to be theirs', async () => {
    const emails = async () =>
      (
        await store.db.$client.query(
          `select kind, count(*)::int from message where lower("to") = 'stranger@example.org' group by kind`,
        )
      ).rows
    for (let count = 0; count < 4; count++) {
      const { buyer, id } = await withDraft(from(`mail-${count}`))
      await buyer.address()
      await buyer.recipient()
      await buyer.contact({ email: count % 2 ? 'Stranger@example.org' : 'stranger@example.org' })
      const { date, interval } = firstOpen(await buyer.intervals())
      await buyer.choose(date, interval.id)
      await buyer.toPay(id)
      await buyer.pay((await buyer.intent(id)).id, CARDS.declined)
    }
    const settings = { ...TEST_AUTH, limits: LIMITS }
    const at = async (moment: string) => {
      store.clock.set(moment)
      await doWhatIsDue(store, { links: settings })
    }
    await at('2026-03-10T08:01:00Z')
    await at('2026-03-10T09:01:00Z')
    expect((await emails()).reduce((sum, { count }) => sum + count, 0)).toBe(2)
    store.clock.set(MORNING)
  })
})
