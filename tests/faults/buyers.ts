import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CARDS, readyToPay } from '../support/shopping/checkout.ts'
import { storeAt } from '../support/processes/store-process.ts'
import { auditBooks } from '../support/shopping/books.ts'
import type { Books } from '../support/shopping/books.ts'

/** A payment that got no answer is sent again, with its key, so often. */
const TRIES = 60
const PAUSE_MS = 250

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
  audit(databaseUrl: string): Promise<Books> {
    return auditBooks(databaseUrl, this.#acknowledged)
  }
}
