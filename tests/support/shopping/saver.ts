import { randomUUID } from 'node:crypto'
import { addBonusEntry } from '../../../store/loyalty/bonuses.ts'
import { register } from './account.ts'
import { createBuyer, firstOpen } from './checkout.ts'
import type { TestStore } from '../processes/store.ts'
import { inTransaction } from '../../../store/kernel/context.ts'

/** A user with 20 pounds of bonuses and a bouquet in the cart, and what they do to pay less for it. */
export type Saver = Awaited<ReturnType<typeof startSaving>>

export async function startSaving(store: TestStore) {
  const account = await register(store, `saver-${randomUUID()}@example.org`)
  await inTransaction(store, (tx) =>
    addBonusEntry(tx, {
      userId: account.id,
      kind: 'gift',
      amount: 2_000,
    }),
  )
  const [{ id, position_slug }] = (await account.get('/v1/category/roses/?limit=1')).body.data.list
  const added = await account.call('POST', `/v1/basket/${id}/${position_slug}`, {})
  return {
    account,
    /** Pence of what is in the cart. */
    cost: added.body.data.positions_cost as number,
    cart: async () => (await account.get('/v1/basket/')).body.data,
    usePromo: async (code: string, headers: Record<string, string> = {}) =>
      (await account.call('POST', '/v1/order/promocode/', { code }, { headers })).body,
    dropPromo: async () => (await account.call('DELETE', '/v1/order/promocode/')).body,
    spend: async (percent: unknown) =>
      (await account.call('POST', '/v1/order/use-bonuses/', { percent })).body,
    history: async () => (await account.get('/v1/user/bonuses')).body.data,
    /** A draft of an order with everything it needs, at the first time that fits. */
    draft: async (fits: Parameters<typeof firstOpen>[1] = ({ price }) => price === 0) => {
      const buyer = createBuyer(store, account.session, account.token)
      const id = (await account.call('POST', '/v1/order/', {})).body.data.id as string
      await buyer.address()
      await buyer.recipient()
      await buyer.contact()
      const { date, interval } = firstOpen(await buyer.intervals(), fits)
      await buyer.choose(date, interval.id)
      return { buyer, id, interval }
    },
  }
}
