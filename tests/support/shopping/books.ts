import { query } from '../processes/test-server.ts'

/** What was found in the books of the shop and of its bank. */
export type Books = {
  /** Orders whose payment was acknowledged, and those of them that are neither paid nor have their money given back. */
  acknowledged: number
  lost: number
  /** Orders that the bank was paid for more than once, or that one of the two knows as paid and the other does not. */
  chargedTwice: number
  unequal: number
}

const IS_PAID = (id: string) =>
  `exists (select from order_transition t where t.order_id = ${id} and t.state = 'paid')`
/** A payment that came too late for its delivery goes back. */
const IS_GIVEN_BACK = (id: string) =>
  `exists (select from payment p where p.order_id = ${id} and p.refund_requested_at is not null)`

/** Compares the orders whose payment was acknowledged, by their ids, with the books of the shop and of its bank. */
export async function auditBooks(databaseUrl: string, acknowledged: readonly string[]): Promise<Books> {
  const count = async (text: string, values: unknown[] = []) =>
    Number((await query(databaseUrl, text, values))[0]?.count)
  return {
    acknowledged: acknowledged.length,
    lost: await count(
      `select count(*) from unnest($1::text[]) as asked (id)
       where not (${IS_PAID('asked.id')}) and not (${IS_GIVEN_BACK('asked.id')})`,
      [acknowledged],
    ),
    chargedTwice: await count(
      `select count(*) from (
         select p.order_id from sandbox_charge c join payment p on p.provider_ref = c.ref where c.amount > 0
         group by p.order_id having count(*) > 1) as twice`,
    ),
    unequal: await count(
      `select count(*) from "order" o
       where (${IS_PAID('o.id')}) <> exists (select from payment p join sandbox_charge c on c.ref = p.provider_ref
         where p.order_id = o.id and c.amount > 0) and not (${IS_GIVEN_BACK('o.id')})`,
    ),
  }
}

export const areRight = ({ acknowledged, lost, chargedTwice, unequal }: Books) =>
  acknowledged > 0 && lost === 0 && chargedTwice === 0 && unequal === 0

export const booksOf = ({ acknowledged, lost, chargedTwice, unequal }: Books) =>
  `${acknowledged} paid orders acknowledged, ${lost} lost, ${chargedTwice} charged twice, ${unequal} differ from the bank`

/** Makes room for as many orders as a run makes. */
export async function openSlots(databaseUrl: string): Promise<void> {
  await query(databaseUrl, 'update delivery_window set capacity = 1000000')
}
