import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveOrder } from '../order/order-state.ts'
import type { Account } from '../../tests/support/shopping/account.ts'
import { codeSentTo, otherThan, register, signIn } from '../../tests/support/shopping/account.ts'
import { CARDS, firstOpen, readyToPay, withDraft } from '../../tests/support/shopping/checkout.ts'
import { orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const run = () => doWhatIsDue(store)

const date = (account: Account, body: object) =>
  account.call('POST', '/v1/user/events', { occasion: 'birthday', lead_days: 7, ...body })

describe('erasing an account', () => {
  /** Requests the code that confirms the erasure of an account. */
  async function erasureCode(account: Account, to: string): Promise<string> {
    store.clock.advance({ seconds: 30 })
    expect((await account.call('POST', '/v1/user/personal-data/erasure-code/', {})).body.success).toBe(true)
    return codeSentTo(store, to)
  }

  const erase = (account: Account, code: string) =>
    account.call('DELETE', '/v1/user/personal-data/', { code })

  /** Signs in an account with an order that is out for delivery on a date. */
  async function withOrder(email: string) {
    const { buyer, id, intent, date: on } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.pays)
    const account = await signIn(store, email, buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    await account.call('POST', '/v1/user/personal-data/', { name: 'Basil Ford', gender: 'male' })
    return { account, id, on }
  }

  const orderRow = async (id: string) => {
    const { rows } = await store.db.$client.query('select * from "order" where id = $1', [id])
    return rows[0]
  }

  it('takes the right code for it, in its ten minutes', async () => {
    store.clock.set('2026-04-01T08:00:00Z')
    const account = await register(store, 'code@example.org')
    expect((await erase(account, '')).body).toEqual({
      success: false,
      message: 'Enter the code that confirms it',
    })
    const code = await erasureCode(account, 'code@example.org')
    expect((await erase(account, otherThan(code))).body.success).toBe(false)
    store.clock.advance({ minutes: 10 })
    expect((await erase(account, code)).body.success).toBe(false)
    const fresh = await erasureCode(account, 'code@example.org')
    expect((await erase(account, fresh)).body.success).toBe(true)
    expect((await account.get('/v1/user/')).body.error.code).toBe('auth_invalid')
    store.clock.advance({ minutes: 1 })
    expect((await signIn(store, 'code@example.org')).isNew).toBe(true)
  })

  it.each([
    ['2026-03-28T08:00:00Z', '2026-03-29T01:59:59Z', '2026-03-29T02:00:00Z'],
    ['2026-10-24T08:00:00Z', '2026-10-25T02:59:59Z', '2026-10-25T03:00:00Z'],
    ['2026-06-10T08:00:00Z', '2026-06-11T01:59:59Z', '2026-06-11T02:00:00Z'],
  ])(
    'leaves an order of %s to the courier until three in the night after its delivery',
    async (now, before, at) => {
      store.clock.set(now)
      const email = `way-${now.slice(0, 10)}@example.org`
      const { account, id, on } = await withOrder(email)
      expect(on).toBe(now.slice(0, 10))
      const code = await erasureCode(account, email)
      expect((await erase(account, code)).body.success).toBe(true)
      expect(await orderRow(id)).toMatchObject({
        contact: null,
        user_id: null,
        recipient: { name: 'Iris Green' },
      })
      store.clock.set(before)
      await run()
      expect((await orderRow(id)).recipient).not.toBeNull()
      store.clock.set(at)
      await Promise.all([run(), run()])
      const row = await orderRow(id)
      expect(row).toMatchObject({ recipient: null, contact: null, erase_at: null, session_id: null })
      expect(row.shipping_address).toMatchObject({ postcode: 'N1', line1: '', zone: 'london' })
      expect(row.total_cost).toBeGreaterThan(0)
    },
  )

  it('leaves nothing personal in any table', async () => {
    store.clock.set('2026-04-02T08:00:00Z')
    const { account, id } = await withOrder('trace@example.org')
    await inTransaction(store, async (tx) => {
      for (const state of ['preparing', 'on_its_way', 'delivered'] as const) await moveOrder(tx, id, state)
    })
    await date(account, { date: '1990-05-10', title: 'Verschwunden' })
    await account.call('POST', `/v1/order/repeat/${id}`, {}, { key: 'kept-answer' })
    const sentIn = await account.call('POST', '/v1/forms/contact/', {
      name: 'Basil',
      email: 'Trace@example.org',
      topic: 'other',
      message: 'Where is it?',
    })
    expect(sentIn).toMatchObject({ status: 200 })
    const card = await account.call('POST', '/v1/forms/greeting-card-free/', {
      ...{
        sender: 'Basil',
        email: 'trace@example.org',
        recipient: 'Ada',
        recipient_email: 'ada@example.org',
      },
      ...{ text: 'With love', design: 'tulip' },
    })
    expect(card.body).toMatchObject({ data: { is_repeat: false } })
    await account.get('/v1/search/?query=roses%20for%20basil')
    const code = await erasureCode(account, 'trace@example.org')
    expect((await erase(account, code)).body.success).toBe(true)
    const { rows: tables } = await store.db.$client.query(
      `select tablename from pg_tables where schemaname = 'public'`,
    )
    const left: string[] = []
    for (const { tablename } of tables) {
      const { rows } = await store.db.$client.query(
        `select count(*)::int from "${tablename}" as t where t::text ilike any($1)`,
        [['%trace@example.org%', `%${account.id}%`, '%Verschwunden%']],
      )
      if (rows[0].count) left.push(tablename)
    }
    expect(left).toEqual([])
    const row = await orderRow(id)
    for (const word of ['Iris Green', 'Basil', 'Caledonian', '9GU'])
      expect(JSON.stringify(row)).not.toContain(word)
    expect(row).toMatchObject({ state: 'delivered', user_id: null })
  })

  it('ends what is not paid for and frees its window', async () => {
    store.clock.set('2026-04-03T08:00:00Z')
    const { buyer, id } = await readyToPay(store)
    const account = await signIn(store, 'unpaid@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const code = await erasureCode(account, 'unpaid@example.org')
    await erase(account, code)
    expect((await orderRow(id)).state).toBe('cancelled')
    const { rows } = await store.db.$client.query('select * from slot_hold where order_id = $1', [id])
    expect(rows).toEqual([])
    expect(
      firstOpen(
        (await store.get('/v1/intervals/get-delivery-intervals-for-date-range/?zone=london')).body.data,
      ),
    ).toBeDefined()
  })

  it('ends a draft that was hardly begun', async () => {
    store.clock.set('2026-04-04T08:00:00Z')
    const { buyer, id } = await withDraft(store)
    const account = await signIn(store, 'begun@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const code = await erasureCode(account, 'begun@example.org')
    expect((await erase(account, code)).body.success).toBe(true)
    expect(await orderRow(id)).toMatchObject({ state: 'cancelled', shipping_address: null, erase_at: null })
  })

  it('leaves an order whose recipient has still to choose until the last day there is to choose', async () => {
    store.clock.set('2026-04-05T08:00:00Z')
    const { buyer, id, look } = await orderAskingRecipient(store)
    const account = await signIn(store, 'asks@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const code = await erasureCode(account, 'asks@example.org')
    expect((await erase(account, code)).body.success).toBe(true)
    expect((await orderRow(id)).erase_at).toEqual(new Date('2026-04-27T02:00:00Z'))
    expect((await look()).status).toBe(200)
    // An order with neither a slot nor a pending recipient's choice is erased the following night.
    const later = await readyToPay(store)
    await later.buyer.pay(later.intent.id, CARDS.pays)
    await store.db.$client.query('delete from slot_hold where order_id = $1', [later.id])
    const other = await signIn(store, 'no-day@example.org', later.buyer.session)
    await other.call('POST', '/v1/order/guest/assign/', {})
    await erase(other, await erasureCode(other, 'no-day@example.org'))
    expect((await orderRow(later.id)).erase_at).toEqual(new Date('2026-04-06T02:00:00Z'))
  })
})
