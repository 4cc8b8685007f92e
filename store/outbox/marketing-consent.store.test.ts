import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTACT, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const at = async (moment: string) => {
  store.clock.set(moment)
  await Promise.all([1, 2, 3].map(() => doWhatIsDue(store)))
}
const emailsOf = async (kind: string) =>
  (
    await store.db.$client.query(`select "to", subject, text, unsubscribe_url from message where kind = $1`, [
      kind,
    ])
  ).rows as { to: string; subject: string; text: string; unsubscribe_url: string | null }[]

/** Returns the token of the link back to a guest's cart. */
const linkOf = (email: { text: string } | undefined) =>
  /https:\/\/larkspur\.example\/cart\/open\/(\S+)/.exec(email?.text ?? '')?.[1] ?? ''

/**
 * Expects that an abandoned cart opens in a browser with an empty cart, that its owner keeps it, and that repeats add
 * nothing.
 */
async function expectOpens(owner: string, token: string): Promise<void> {
  const open = (session: string, link = token) =>
    store.call('POST', '/v1/basket/open/', { session, body: { token: link } })
  const cartOf = async (session: string) => (await store.get('/v1/basket/', session)).body.data
  const left = await cartOf(owner)
  expect(left.positions).toHaveLength(1)
  const elsewhere = await store.newSession()
  for (let times = 0; times < 2; times++)
    expect((await open(elsewhere)).body.data).toMatchObject({
      positions: left.positions,
      total_cost: left.total_cost,
    })
  expect((await open(owner)).body.data.positions).toEqual(left.positions)
  // A cart with contents is not replaced.
  const chooser = await store.newSession()
  const [, other] = (await store.get('/v1/category/roses/?limit=2')).body.data.list
  await store.call('POST', `/v1/basket/${other.id}/${other.position_slug}`, { session: chooser, body: {} })
  const own = await cartOf(chooser)
  expect((await open(chooser)).body.data.positions).toEqual(own.positions)
  for (const forged of ['', left.real_id ?? 'C1', `${token}x`, token.replace(/\.\S+/, `.${'A'.repeat(22)}`)])
    expect((await open(await store.newSession(), forged)).status).toBe(404)
}

describe('a guest who ticked the box at the checkout', () => {
  it('is written to about a cart they left afterwards, where the order went, until they end it', async () => {
    store.clock.set('2026-03-16T09:00:00Z')
    const toGuests = async () =>
      (await emailsOf('left_cart')).filter(({ to }) => to === 'guest@example.org' || to === CONTACT.email)
    const { buyer } = await readyToPay(store)
    const [{ id, position_slug: slug }] = (await store.get('/v1/category/roses/?limit=1')).body.data.list
    await buyer.post(`/v1/basket/${id}/${slug}`, {})
    await at('2026-03-16T14:00:00Z')
    expect(await toGuests(), 'nobody who did not agree').toEqual([])

    await buyer.post('/v1/order/', {})
    await buyer.contact({ email: 'guest@example.org', offers: true })
    await buyer.call('DELETE', `/v1/basket/${id}/${slug}`)
    await buyer.post(`/v1/basket/${id}/${slug}`, {})
    await at('2026-03-16T18:30:00Z')
    const emails = await toGuests()
    expect(emails).toMatchObject([{ to: 'guest@example.org' }])
    await expectOpens(buyer.session, linkOf(emails[0]))
    const token = new URL(emails[0]?.unsubscribe_url ?? '').searchParams.get('token')
    const stopped = await store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })
    expect(stopped.body.success).toBe(true)
    await buyer.call('DELETE', `/v1/basket/${id}/${slug}`)
    await buyer.post(`/v1/basket/${id}/${slug}`, {})
    await at('2026-03-17T12:00:00Z')
    expect(await toGuests()).toHaveLength(1)
  })
})
