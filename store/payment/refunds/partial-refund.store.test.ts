import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderState } from '../../../contract/order.ts'
import { moveOrder } from '../../order/order-state.ts'
import { writeOrderEmails } from '../../notifications/order-emails.ts'
import { writePartialRefundEmail } from '../../notifications/partial-refund-emails.ts'
import { pounds } from '../../kernel/money.ts'
import { pendingPartialRefunds, refundPartially } from './partial-refund.ts'
import { refundOrder } from './refund-order.ts'
import { reconcilePayment } from '../reconcile-payments.ts'
import type { PaymentProvider } from '../../kernel/payment-provider.ts'
import { eraseAccount, register, signIn } from '../../../tests/support/shopping/account.ts'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { readyToPay } from '../../../tests/support/shopping/checkout.ts'
import { atTheTerminal } from '../../../tests/support/processes/operator.ts'
import { messagesOf } from '../../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import { doDue } from '../../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../../kernel/context.ts'

let store: TestStore
let folder: string
let terminal: Awaited<ReturnType<typeof atTheTerminal>>
beforeAll(async () => {
  store = await startTestStore()
  folder = await mkdtemp(join(tmpdir(), 'larkspur-refunds-'))
  terminal = await atTheTerminal(store, folder)
})
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

async function paidOrder() {
  const ready = await readyToPay(store)
  await ready.buyer.pay(ready.intent.id)
  return ready
}
const give = (id: string, amount: number, reason: string | null = null) =>
  inTransaction(store, (tx) => refundPartially(tx, id, { amount, reason }))
const settle = (providers: PaymentProvider[] = store.payments.providers) =>
  doDue(reconcilePayment, store, { providers })
const move = (id: string, ...states: OrderState[]) =>
  inTransaction(store, async (tx) => {
    for (const state of states) await moveOrder(tx, id, state)
  })
/** The bank's bookings for a payment, in pence. */
const bookedFor = async (payment: string) =>
  (
    await store.db.$client.query('select amount from sandbox_charge where ref = $1 order by id', [payment])
  ).rows.map(({ amount }) => amount as number)
const emailsAbout = async (kind: string, id: string) => {
  await doDue(writeOrderEmails, store)
  await doDue(writePartialRefundEmail, store)
  return (await messagesOf(store, kind)).filter(({ subject }) => subject.includes(id))
}

it('the words it was given back for go with the account, the amount stays', async () => {
  const { buyer, id, intent } = await paidOrder()
  const email = 'erased-refund@example.org'
  const account = await signIn(store, email, buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  await give(id, 500, 'the roses that Iris Green did not get')
  await settle()
  await move(id, 'preparing', 'on_its_way', 'delivered')
  await eraseAccount(store, account, email)
  const { rows } = await store.db.$client.query(
    'select amount, reason from partial_refund where payment_id = $1',
    [intent.id],
  )
  expect(rows).toEqual([{ amount: 500, reason: null }])
})

describe('all of the money', () => {
  const giveAll = (id: string) => inTransaction(store, (tx) => refundOrder(tx, id, 'the florist is ill'))
  const stateOf = async (id: string) =>
    (await store.db.$client.query('select state from "order" where id = $1', [id])).rows[0].state

  it.each([
    [[], 'cancelled'],
    [['preparing'], 'cancelled'],
    [['preparing', 'on_its_way'], 'on_its_way'],
  ] as const)('that is left goes back, of an order that went on to %j too', async (states, after) => {
    const { id, intent, total } = await paidOrder()
    await give(id, 500)
    await move(id, ...states)
    expect(await giveAll(id)).toEqual({
      success: true,
      message: `${pounds(total - 500)} goes back; who ordered is written to.`,
    })
    expect(await stateOf(id)).toBe(after)
    const { rows } = await store.db.$client.query(
      `select refund_requested_at is not null as asked, message,
        exists (select from graphile_worker.jobs where key = 'due:settle_payment:' || payment.id) as queued
       from payment where id = $1`,
      [intent.id],
    )
    expect(rows).toEqual([{ asked: true, message: 'the florist is ill', queued: true }])
    expect((await giveAll(id)).success).toBe(false)
  })

  it('of an order there is not is asked for in vain', async () => {
    await expect(giveAll('NOSUCH00')).rejects.toMatchObject({ statusCode: 404 })
  })
})

describe('a part of the money', () => {
  it('is told with what is left of it', async () => {
    const { id, total } = await paidOrder()
    expect((await give(id, 500)).message).toBe(
      `£5 of ${pounds(total)} goes back; who ordered is written to when it has. ${pounds(total - 500)} is left.`,
    )
    expect((await give(id, total)).message).toBe(`Only ${pounds(total - 500)} is left of what was paid.`)
    expect((await give(id, total - 500)).success).toBe(true)
    expect((await give(id, 1)).message).toMatch(/^There is nothing to give back/)
    expect(await pendingPartialRefunds(store)).toEqual([])
  })

  it('goes back by a command, with an e-mail, while the order goes on', async () => {
    const { id, buyer, intent, total } = await paidOrder()
    const asked = ['orders', 'refund', id, '--amount', '12.50', '--for', 'the eucalyptus']
    expect(await terminal.type(...asked)).toMatchObject({
      code: 0,
      said: expect.stringContaining('£12.50 of'),
    })
    expect((await terminal.type('orders', 'show', id)).said).toContain(
      'given back  £12.50 for the eucalyptus (on its way)',
    )
    for (let times = 0; times < 3; times++) await settle()
    expect(await bookedFor(intent.id)).toEqual([total, -1250])
    expect(await buyer.order(id)).toMatchObject({
      ...{ state: 'paid', total_cost: total, payment: { state: 'succeeded' } },
      refunds: [
        {
          amount: 1250,
          reason: 'the eucalyptus',
          at: store.clock.now().toString({ smallestUnit: 'millisecond' }),
        },
      ],
    })
    for (let times = 0; times < 2; times++) {
      const [email, ...more] = await emailsAbout('order_part_refunded', id)
      expect(email?.text).toContain('We have refunded £12.50 for the eucalyptus.')
      expect(more).toEqual([])
    }
    const { rows } = await store.db.$client.query('select check_at from payment where id = $1', [intent.id])
    expect(rows).toEqual([{ check_at: null }])
  })

  it.each([
    [['--amount', '9999'], 'is left of what was paid'],
    [['--amount', '0'], 'must be at least £0.01'],
    [['--amount', '-1'], /amount|Option/],
    [['--amount', '1.5'], 'must be an amount like 12.50'],
    [['--amount', '1', '--reason', 'words'], '--reason is for all of the money'],
    [['--amount', '1', '--for', 'x'.repeat(121)], 'at most 120 characters'],
    [['--for', 'the eucalyptus'], '--amount is missing'],
  ])('is refused with %j, and nothing changes', async (words, why) => {
    const { id, buyer } = await paidOrder()
    await terminal.expectRefused(['orders', 'refund', id, ...words], why)
    expect(await buyer.order(id)).toMatchObject({ state: 'paid', refunds: [] })
  })

  it('of what was not paid, or goes back already, is refused', async () => {
    const unpaid = await readyToPay(store)
    expect(await give(unpaid.id, 100)).toMatchObject({ success: false })
    const { id, buyer } = await paidOrder()
    await buyer.call('PATCH', `/v1/order/cancel/${id}`)
    expect(await give(id, 100)).toMatchObject({ success: false })
  })

  it('is never more than is left, however many ask at once', async () => {
    const { id, intent, total } = await paidOrder()
    const part = Math.floor(total / 4) - 1
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => give(id, part)))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(4)
    await Promise.all([settle(), settle(), settle()])
    await settle()
    const [, ...back] = await bookedFor(intent.id)
    expect(back).toEqual([-part, -part, -part, -part])
    console.log(`    20 at once for a quarter each: ${back.length} given back`)
  })

  it('goes back once when the process dies between the bank and our books', async () => {
    const { id, buyer, intent, total } = await paidOrder()
    await give(id, 900)
    const dying = store.payments.providers.map((provider) => ({
      ...provider,
      refund: async (...args: Parameters<PaymentProvider['refund']>) => {
        await provider.refund(...args)
        throw new Error('The process died here')
      },
    }))
    await expect(settle(dying)).rejects.toThrow('died')
    expect(await bookedFor(intent.id)).toEqual([total, -900])
    expect((await buyer.order(id)).refunds).toMatchObject([{ at: null }])
    store.clock.advance({ minutes: 3 })
    await settle()
    expect(await bookedFor(intent.id)).toEqual([total, -900])
    expect((await buyer.order(id)).refunds[0]?.at).not.toBeNull()
    expect(await emailsAbout('order_part_refunded', id)).toHaveLength(1)
  })

  it('still goes back days after the payment, when the bank is away at first', async () => {
    const { id, intent, total } = await paidOrder()
    store.clock.advance({ hours: 80 })
    await give(id, 700)
    const away = store.payments.providers.map((provider) => ({
      ...provider,
      refund: () => Promise.reject(new Error('away')),
    }))
    await expect(settle(away)).rejects.toThrow('away')
    store.clock.advance({ minutes: 61 })
    await settle()
    expect(await bookedFor(intent.id)).toEqual([total, -700])
  })

  it('leaves the rest to a cancellation, also while it is on its way', async () => {
    const { id, buyer, intent, total } = await paidOrder()
    await give(id, 500)
    await settle()
    await give(id, 300)
    await buyer.call('PATCH', `/v1/order/cancel/${id}`)
    for (let times = 0; times < 2; times++) await settle()
    expect(await bookedFor(intent.id)).toEqual([total, -500, -300, -(total - 800)])
    expect(await buyer.order(id)).toMatchObject({ state: 'refunded', payment: { state: 'refunded' } })
    const rest = pounds(total - 800)
    expect((await emailsAbout('order_cancelled', id))[0]?.text).toContain(`${rest} to the card`)
    expect((await emailsAbout('order_refunded', id))[0]?.text).toContain(`refunded ${rest}`)
    expect(await emailsAbout('order_part_refunded', id)).toHaveLength(2)
  })

  it('that is all there was makes the order refunded', async () => {
    const { id, buyer, intent, total } = await paidOrder()
    await give(id, 500)
    // In the order of the requests.
    store.clock.advance({ seconds: 1 })
    await give(id, total - 500)
    expect(await give(id, 1)).toMatchObject({ success: false })
    await terminal.expectRefused(['orders', 'refund', id], 'nothing to give back')
    await settle()
    expect(await bookedFor(intent.id)).toEqual([total, -500, -(total - 500)])
    expect(await buyer.order(id)).toMatchObject({ state: 'refunded', payment: { state: 'refunded' } })
  })
})

describe('bonuses', () => {
  let people = 0
  async function ordered(): Promise<{ account: Account; id: string; cost: number }> {
    const account = await register(store, `part-${(people += 1)}@example.org`)
    const { id } = await paidOrder()
    const { rows } = await store.db.$client.query(
      `update "order" set user_id = $1, session_id = null where id = $2 returning positions_cost - discount as cost`,
      [account.id, id],
    )
    return { account, id, cost: rows[0].cost }
  }
  const FIRST_ORDER = 300
  const balance = async ({ get }: Account) => (await get('/v1/user/bonuses')).body.data.balance - FIRST_ORDER
  const earned = (paid: number) => Math.floor((paid * 5) / 100 + 0.5)
  const deliver = (id: string) => move(id, 'preparing', 'on_its_way', 'delivered')

  it('come with what did not go back, whether it went before the delivery or after', async () => {
    const before = await ordered()
    await give(before.id, 1000)
    await settle()
    expect((await before.account.get(`/v1/order/${before.id}/`)).body.data.cashback).toBe(
      earned(before.cost - 1000),
    )
    await deliver(before.id)
    expect(await balance(before.account)).toBe(earned(before.cost - 1000))

    const after = await ordered()
    await give(after.id, 700)
    await deliver(after.id)
    expect(await balance(after.account)).toBe(earned(after.cost))
    await settle()
    await give(after.id, 300)
    await settle()
    expect(await balance(after.account)).toBe(earned(after.cost - 1000))
    const { history } = (await after.account.get('/v1/user/bonuses')).body.data
    expect(history[0]).toMatchObject({
      kind: 'order_taken_back',
      order_id: after.id,
      title: `Taken back: order ${after.id} was refunded in part`,
    })
  })

  it('all go with the rest of the money, and never below none', async () => {
    const { account, id } = await ordered()
    await deliver(id)
    await give(id, 1000)
    await settle()
    await terminal.type('orders', 'refund', id)
    await settle()
    expect((await account.get(`/v1/order/${id}/`)).body.data.state).toBe('refunded')
    expect(await balance(account)).toBe(0)

    const spent = await ordered()
    await deliver(spent.id)
    await store.db.$client.query(
      `insert into bonus_entry (user_id, kind, amount, balance, at)
       select user_id, 'spent', -balance, 0, now() from bonus_entry where user_id = $1 order by id desc limit 1`,
      [spent.account.id],
    )
    await give(spent.id, 2000)
    await settle()
    expect((await spent.account.get('/v1/user/bonuses')).body.data.balance).toBe(0)
  })
})
