import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '../../tests/support/shopping/account.ts'
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

describe('a cart that was left', () => {
  it('is written about once, in the daytime, to those who agreed to offers', async () => {
    store.clock.set('2026-03-12T17:30:00Z')
    const { body } = await store.get('/v1/category/roses/?limit=1')
    const [{ id, position_slug: slug }] = body.data.list
    const people = await Promise.all(
      ['agreed', 'silent', 'ordered'].map((name) => register(store, `${name}@example.org`)),
    )
    const [agreed, , ordered] = people
    for (const person of [agreed, ordered])
      await person?.call('PUT', '/v1/subscriptions/', {
        settings: [{ topic: 'offers', channel: 'email', enabled: true }],
      })
    for (const person of people) await person.call('POST', `/v1/basket/${id}/${slug}`, {})
    await ordered?.call('DELETE', `/v1/basket/${id}/${slug}`)
    await at('2026-03-12T21:30:00Z')
    expect(await emailsOf('left_cart')).toEqual([])
    await at('2026-03-13T09:00:00Z')
    const [email, ...more] = await emailsOf('left_cart')
    expect(more).toEqual([])
    expect(email).toMatchObject({ to: 'agreed@example.org' })
    expect(email?.text).toContain('https://larkspur.example/auth?next=%2Fcart')
    // Only once, until the cart is emptied.
    await agreed?.call('POST', `/v1/basket/${id}/${slug}`, {})
    await at('2026-03-14T12:00:00Z')
    expect(await emailsOf('left_cart')).toHaveLength(1)
    await agreed?.call('DELETE', `/v1/basket/${id}/${slug}`)
    await agreed?.call('POST', `/v1/basket/${id}/${slug}`, {})
    await at('2026-03-14T16:00:00Z')
    expect(await emailsOf('left_cart')).toHaveLength(2)
    // One click unsubscribes.
    const token = new URL(email?.unsubscribe_url ?? '').searchParams.get('token')
    const stopped = await store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })
    expect(stopped.status).toBe(200)
    await agreed?.call('DELETE', `/v1/basket/${id}/${slug}`)
    await agreed?.call('POST', `/v1/basket/${id}/${slug}`, {})
    await at('2026-03-15T12:00:00Z')
    expect(await emailsOf('left_cart')).toHaveLength(2)
  })
})
