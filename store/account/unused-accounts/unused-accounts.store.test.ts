import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../tests/support/shopping/account.ts'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { doDue } from '../../../tests/support/shopping/due-work.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { inTransaction } from '../../kernel/context.ts'
import { addBonusEntry } from '../../loyalty/bonuses.ts'
import { announceErasure } from './announce-erasure.ts'
import { eraseUnusedAccount } from './erase-unused-account.ts'

/** So long ago that years can go by before the real clock, which applies when the shop's is ahead. */
const LAST_USE = '2021-03-10T08:00:00Z'
const NOTICE = '2024-02-09'
const ERASURE = '2024-03-10'

let store: TestStore
let account: Account
let email: string
let accounts = 0
const query = async (text: string, values: unknown[] = []): Promise<Record<string, any>[]> =>
  (await store.db.$client.query(text, values)).rows

beforeAll(async () => {
  store = await startTestStore({ now: LAST_USE })
})
afterAll(() => store.stop())
beforeEach(async () => {
  await query('delete from message')
  await query(`update "user" set last_used_on = '2030-01-01', erasure_notice_on = null`)
  store.clock.set(LAST_USE)
  email = `unused-${++accounts}@example.org`
  account = await signIn(store, email)
  await messagesArrive()
})

/** Puts the clock on a London date, at ten unless it says when, and does what is due of both. Answers for how much was done. */
async function passTo(date: string, time = '10:00:00Z') {
  store.clock.set(`${date}T${time}`)
  const announced = await doDue(announceErasure, store)
  return { announced, erased: await doDue(eraseUnusedAccount, store) }
}

const NOTHING = { announced: 0, erased: 0 }
const WRITTEN = { announced: 1, erased: 0 }
const ERASED = { announced: 0, erased: 1 }

const messagesArrive = () => query('update message set sent_at = $1', [store.clock.now().toString()])
const notices = () =>
  query(`select channel, "to", subject, text from message where kind = 'erasure_notice' order by created_at`)
const isThere = async () => (await query('select from "user" where id = $1', [account.id])).length === 1

/** Writes the notice, thirty days before the end, and has it delivered. */
async function announce(): Promise<void> {
  expect(await passTo(NOTICE)).toEqual(WRITTEN)
  await messagesArrive()
}

describe('an account that nobody uses', () => {
  it('is erased after three years, and its owner is written to thirty days before, once', async () => {
    expect(await passTo('2024-02-08')).toEqual(NOTHING)
    expect(await passTo(NOTICE)).toEqual(WRITTEN)
    const [notice] = await notices()
    expect(notice).toMatchObject({
      ...{ channel: 'email', to: email, subject: 'We delete your account on Sunday 10 March 2024' },
      text: expect.stringContaining(
        'Sign in and keep it: https://larkspur.example/auth?next=%2Fprofile%2Fpersonal-data',
      ),
    })
    expect(notice?.text).not.toContain('bonuses')
    await messagesArrive()
    expect(await passTo('2024-02-10')).toEqual(NOTHING)
    expect(await passTo('2024-03-09')).toEqual(NOTHING)
    expect(await notices()).toHaveLength(1)
    expect(await isThere()).toBe(true)
    expect(await passTo(ERASURE)).toEqual(ERASED)
    expect(await isThere()).toBe(false)
    expect(await query('select from message where "to" = $1', [email])).toEqual([])
  })

  it('is told of by day, with the bonuses that are lost, and by text to who signs in by phone', async () => {
    const phone = await signIn(store, '+447700900123')
    await inTransaction(store, (tx) => addBonusEntry(tx, { userId: phone.id, kind: 'gift', amount: 1_250 }))
    await query('delete from "auth_token" where user_id = $1', [account.id])
    await query(`update "user" set name = 'Iris Green' where id = $1`, [account.id])
    await inTransaction(store, (tx) => addBonusEntry(tx, { userId: account.id, kind: 'gift', amount: 500 }))
    expect(await passTo(NOTICE, '08:59:00Z')).toEqual(NOTHING)
    expect(await passTo(NOTICE, '20:00:00Z')).toEqual(NOTHING)
    // By a clock that goes on, as every real one does.
    let moment = Temporal.Instant.from(`${NOTICE}T09:00:00Z`)
    const clock = { now: () => (moment = moment.add({ milliseconds: 1 })) }
    expect(await doDue(announceErasure, { ...store, clock })).toBe(2)
    const written = await notices()
    expect(written.find(({ channel }) => channel === 'email')?.text).toMatch(
      /Shall we keep your account, Iris\?[^]*, and bonuses worth £5\./,
    )
    expect(written.find(({ channel }) => channel === 'sms')).toMatchObject({
      to: '+447700900123',
      text: 'Larkspur deletes your account on Sunday 10 March 2024, with bonuses worth £12.50: nobody has used it for nearly three years. To keep it, sign in before: https://larkspur.example/auth?next=%2Fprofile%2Fpersonal-data',
    })
  })

  it('is kept when somebody signs in after the notice, and three years later there is another', async () => {
    await announce()
    store.clock.set('2024-03-09T22:00:00Z')
    const back = await signIn(store, email)
    expect(back.id).toBe(account.id)
    expect(
      await query('select last_used_on::text as on, erasure_notice_on from "user" where id = $1', [back.id]),
    ).toEqual([{ on: '2024-03-09', erasure_notice_on: null }])
    expect(await passTo('2024-04-20')).toEqual(NOTHING)
    await query('delete from message')
    // Another three years on, which would be past the real clock.
    await query(`update "user" set last_used_on = '2021-03-25' where id = $1`, [account.id])
    expect(await passTo('2024-04-21')).toEqual(WRITTEN)
    expect(await notices()).toHaveLength(1)
    expect(await isThere()).toBe(true)
  })

  it('is in use while somebody is signed in to it, to the day', async () => {
    const lastUse = async () =>
      (await query('select last_used_on::text as on from "user" where id = $1', [account.id]))[0]?.on
    expect(await lastUse()).toBe('2021-03-10')
    store.clock.set('2021-11-02T23:30:00Z')
    await account.get('/v1/user/')
    expect(await lastUse()).toBe('2021-11-02')
    // Nothing is written with each call, and nothing backwards.
    const version = async () => (await query('select xmin::text from "user" where id = $1', [account.id]))[0]
    const before = await version()
    for (const moment of ['2021-11-02T23:50:00Z', '2021-11-02T20:00:00Z', '2021-10-01T12:00:00Z']) {
      store.clock.set(moment)
      await query('update auth_token set last_used_at = null where user_id = $1', [account.id])
      await account.get('/v1/user/')
    }
    expect(await version()).toEqual(before)
    store.clock.set('2021-11-03T00:40:00Z')
    await account.get('/v1/user/')
    expect(await lastUse()).toBe('2021-11-03')
  })

  it('of before the last use was noted counts from then on', async () => {
    const [made] = await query(
      `insert into "user" (created_at, updated_at) values ('2019-01-01', '2019-01-01') returning last_used_on = current_date as now`,
    )
    expect(made).toEqual({ now: true })
  })

  it('is not told of early in a sandbox whose clock is years ahead', async () => {
    await query(`update "user" set last_used_on = current_date where id = $1`, [account.id])
    expect(await passTo('2099-06-01')).toEqual(NOTHING)
    await query(
      `update "user" set last_used_on = current_date - interval '4 years', erasure_notice_on = current_date - 29 where id = $1`,
      [account.id],
    )
    expect((await passTo('2099-06-01')).erased).toBe(0)
    expect(await isThere()).toBe(true)
  })
})

describe('what is open keeps an account', () => {
  const order = (values: Record<string, unknown>) => {
    const all = {
      ...{ id: `OPEN${String(accounts).padStart(4, '0')}`, type: 'default', state: 'delivered' },
      ...{ created_at: LAST_USE, updated_at: LAST_USE, user_id: account.id, ...values },
    }
    const columns = Object.keys(all)
    return query(
      `insert into "order" (${columns.join()}) values (${columns.map((_, n) => `$${n + 1}`).join()}) returning id`,
      Object.values(all),
    )
  }
  const refund = async (table: 'payment' | 'partial_refund') => {
    const [{ id } = {}] = await order({})
    await query(
      `insert into payment (id, order_id, method, provider, amount, state, created_at, updated_at, refund_requested_at)
       values ($1, $1, 'stripe', 'sandbox', 500, 'succeeded', $2, $2, $3)`,
      [id, LAST_USE, table === 'payment' ? LAST_USE : null],
    )
    if (table === 'partial_refund')
      await query(`insert into partial_refund (payment_id, amount, requested_at) values ($1, 100, $2)`, [
        id,
        LAST_USE,
      ])
  }
  const subscription = (state: string, pausedUntil: string | null) =>
    query(
      `insert into delivery_subscription (id, user_id, state, variant_id, every_weeks, window_id, price, shipping_address, recipient, paused_until, created_at, updated_at)
       select $1, $2, $3, (select id from variant limit 1), 2, (select id from delivery_window limit 1), 100, '{}', '{}', $4, $5, $5`,
      [`SUBS${accounts}`, account.id, state, pausedUntil, LAST_USE],
    )
  const guests = (values: object) =>
    order({ user_id: null, contact: JSON.stringify({ email: email.toUpperCase() }), ...values })

  it.each<[what: string, make: () => Promise<unknown>, end: string]>([
    ['an order under way', () => order({ state: 'on_its_way' }), `update "order" set state = 'delivered'`],
    ['an order to pay', () => order({ state: 'awaiting_payment' }), `update "order" set state = 'cancelled'`],
    [
      'an order that a guest placed with its address',
      () => guests({ state: 'paid' }),
      `update "order" set state = 'delivered'`,
    ],
    [
      'an order within the three years',
      () => order({ created_at: '2022-01-01' }),
      `update "order" set created_at = '2021-01-01'`,
    ],
    [
      'an order within the three years of a guest',
      () => guests({ created_at: '2021-04-10' }),
      `update "order" set created_at = '2021-04-09'`,
    ],
    ['a refund', () => refund('payment'), 'update payment set refunded_at = now()'],
    ['a part refund', () => refund('partial_refund'), 'update partial_refund set refunded_at = now()'],
    [
      'a subscription',
      () => subscription('active', null),
      `update delivery_subscription set state = 'cancelled'`,
    ],
    [
      'a subscription that is paused until a day',
      () => subscription('paused', '2025-01-01'),
      'update delivery_subscription set paused_until = null',
    ],
  ])('%s', async (_, make, end) => {
    await make()
    expect(await passTo(ERASURE)).toEqual(NOTHING)
    await query(end)
    expect(await passTo(ERASURE)).toEqual(WRITTEN)
  })

  it('also after the notice, and then there is another before it goes', async () => {
    await announce()
    await order({ state: 'paid' })
    expect(await passTo(ERASURE)).toEqual(ERASED)
    expect(await isThere()).toBe(true)
    expect(await passTo('2024-05-01')).toEqual(NOTHING)
    await query(`update "order" set state = 'delivered'`)
    expect(await passTo('2024-05-02')).toEqual(WRITTEN)
    await messagesArrive()
    expect(await passTo('2024-05-31')).toEqual(NOTHING)
    expect(await passTo('2024-06-01')).toEqual(ERASED)
    expect(await isThere()).toBe(false)
  })
})

describe('a notice', () => {
  it('is written once, however many workers look at the same time', async () => {
    store.clock.set(`${NOTICE}T10:00:00Z`)
    await Promise.all([1, 2, 3].map(() => doDue(announceErasure, store)))
    expect(await notices()).toHaveLength(1)
  })

  it('that waits for its carrier holds the erasure for thirty days after it was sent', async () => {
    expect(await passTo(NOTICE)).toEqual(WRITTEN)
    expect(await passTo(ERASURE)).toEqual(NOTHING)
    await messagesArrive()
    expect(await passTo('2024-04-08')).toEqual(NOTHING)
    expect(await passTo('2024-04-09')).toEqual(ERASED)
    expect(await isThere()).toBe(false)
  })

  it('that nobody can receive holds nothing', async () => {
    expect(await passTo(NOTICE)).toEqual(WRITTEN)
    await query('update message set failed_at = created_at')
    expect(await passTo(ERASURE)).toEqual(ERASED)
    expect(await isThere()).toBe(false)
  })

  it('is written anew when the shop was closed for long after it', async () => {
    await announce()
    await query('delete from message')
    store.clock.set('2024-06-01T10:00:00Z')
    expect(await doDue(eraseUnusedAccount, store)).toBe(1)
    expect(await isThere()).toBe(true)
    expect(await passTo('2024-06-01')).toEqual(WRITTEN)
  })
})
