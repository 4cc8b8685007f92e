import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CARDS, readyToPay } from '../support/shopping/checkout.ts'
import { storeAt } from '../support/processes/store-process.ts'
import { query } from '../support/processes/test-server.ts'

/** A payment that got no answer is sent again, with its key, so often. */
const TRIES = 60
const PAUSE_MS = 250

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

/** Shoppers who order and pay, one order after the other, whatever happens to the shop. */
export class Buyers {
  readonly #url: string
  readonly #acknowledged: string[] = []
  #isOver = false
  #buying: Promise<void>[] = []

  constructor(storeUrl: string) {
    this.#url = storeUrl
  }

  begin(count: number): void {
    this.#buying = Array.from({ length: count }, () => this.#buy())
  }

  /** Has all of them finish what they pay for. The shop must be well again. */
  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#buying)
  }

  async #buy(): Promise<void> {
    const store = storeAt(this.#url)
    while (!this.#isOver) {
      const ready = await readyToPay(store).catch(() => undefined)
      if (!ready?.intent) {
        await pause(PAUSE_MS)
        continue
      }
      const key = randomUUID()
      for (let count = 0; count < TRIES; count++) {
        const answer = await ready.buyer.pay(ready.intent.id, CARDS.pays, key).catch(() => undefined)
        if (answer?.body?.data?.state === 'succeeded') {
          this.#acknowledged.push(ready.id)
          break
        }
        await pause(PAUSE_MS)
      }
    }
  }

  /** Compares what was acknowledged with the books. */
  async audit(databaseUrl: string): Promise<Books> {
    const count = async (text: string, values: unknown[] = []) =>
      Number((await query(databaseUrl, text, values))[0]?.count)
    return {
      acknowledged: this.#acknowledged.length,
      lost: await count(
        `select count(*) from unnest($1::text[]) as asked (id)
         where not (${IS_PAID('asked.id')}) and not (${IS_GIVEN_BACK('asked.id')})`,
        [this.#acknowledged],
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
}

export const areRight = ({ acknowledged, lost, chargedTwice, unequal }: Books) =>
  acknowledged > 0 && lost === 0 && chargedTwice === 0 && unequal === 0

export const booksOf = ({ acknowledged, lost, chargedTwice, unequal }: Books) =>
  `${acknowledged} paid orders acknowledged, ${lost} lost, ${chargedTwice} charged twice, ${unequal} differ from the bank`

/** Makes room for as many orders as a run makes. */
export async function openSlots(databaseUrl: string): Promise<void> {
  await query(databaseUrl, 'update delivery_window set capacity = 1000000')
}
