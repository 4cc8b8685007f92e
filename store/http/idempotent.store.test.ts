import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../tests/support/shopping/account.ts'
import type { Account } from '../../tests/support/shopping/account.ts'
import { CARDS, createBuyer, readyToOrder } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const REFUSED = { status: 422, body: { error: { code: 'idempotency_key_reused' } } }

let people = 0
/** A user with a payable order, and the guest in the same session after a sign-out. */
async function orderOfAccount() {
  const { buyer, id } = await readyToOrder(store)
  const account = await signIn(store, `once-${(people += 1)}@example.org`, buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  return {
    id,
    account,
    owner: createBuyer(store, account.session, account.token),
    guest: createBuyer(store, account.session),
  }
}
const signOut = (account: Account) => account.get('/v1/user/logout/')

/** What only the owner of the order may read. */
const expectNothingPrivate = (body: unknown) =>
  expect(JSON.stringify(body)).not.toMatch(/Basil|basil@|Iris|Caledonian|7946|7911/)

describe('what an account has asked for with a key', () => {
  it('is not answered to the guest who has its session afterwards: a change', async () => {
    const { id, account, owner, guest } = await orderOfAccount()
    const first = await owner.toPay(id, {}, 'press')
    expect(first.body.data).toMatchObject({ id, contact: { name: 'Basil Ford' } })
    expect((await owner.toPay(id, {}, 'press')).body).toEqual(first.body)

    await signOut(account)
    const repeat = await guest.toPay(id, {}, 'press')
    expect(repeat).toMatchObject(REFUSED)
    expectNothingPrivate(repeat.body)
  })

  it('is not answered to the guest who has its session afterwards: a charge', async () => {
    const { id, account, owner, guest } = await orderOfAccount()
    await owner.toPay(id)
    const intent = await owner.intent(id)
    const first = await owner.pay(intent.id, CARDS.pays, 'press')
    expect(first.body.data.state).toBe('succeeded')
    expect((await owner.pay(intent.id, CARDS.pays, 'press')).body).toEqual(first.body)

    await signOut(account)
    expect(await guest.pay(intent.id, CARDS.pays, 'press')).toMatchObject(REFUSED)
  })

  it('is not answered to another account that signs in in that session', async () => {
    const { id, account, owner } = await orderOfAccount()
    await owner.toPay(id, {}, 'press')
    await signOut(account)
    const other = await signIn(store, 'other@example.org', account.session)
    const repeat = await createBuyer(store, other.session, other.token).toPay(id, {}, 'press')
    expect(repeat).toMatchObject(REFUSED)
    expectNothingPrivate(repeat.body)
  })
})
