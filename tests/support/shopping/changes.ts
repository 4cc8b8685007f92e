import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../graphql-visitor.ts'
import type { Jar } from '../graphql-visitor.ts'
import { BrowserWithoutScripts } from '../pages/browser-without-scripts.ts'
import { query } from '../processes/test-server.ts'
import { areRight, auditBooks, booksOf } from './books.ts'
import type { Books } from './books.ts'
import {
  addToCart,
  chooseTime,
  giveAddress,
  giveRecipient,
  payOrder,
  placeOrder,
  startCheckout,
} from './order-by-forms.ts'

/** A cart holds at most 99 of a thing. */
const FULL = 95
/** Otherwise the machine does nothing but change carts. */
const BETWEEN_MS = 200

/** What came of the changes that were made. */
export type Changed = {
  /** Changes that were answered as they should be, and what was said of each other. */
  made: number
  failures: string[]
  /** Things that were put into carts, and things that are in them. */
  added: number
  inCarts: number
  /** Orders that were paid and acknowledged, and how many things they hold, of which each was given one. */
  ordered: number
  inOrders: number
  books: Books
}

/**
 * Shoppers who change things at the gateways of a shop, and send nothing twice: some put one thing after the other into a cart, by GraphQL, others
 * order and pay, by the forms of the pages. Each change is counted, and compared with what the shop has in the end.
 */
export class Changes {
  readonly #url: string
  readonly #failures: string[] = []
  readonly #acknowledged: string[] = []
  #made = 0
  #added = 0
  #inCarts = 0
  #isOver = false
  #changing: Promise<void>[] = []

  constructor(shopUrl: string) {
    this.#url = shopUrl
  }

  begin({ carts, buyers }: { carts: number; buyers: number }): void {
    this.#changing = [
      ...Array.from({ length: carts }, () => this.#untilOver(() => this.#fillCart())),
      ...Array.from({ length: buyers }, () => this.#untilOver(() => this.#order())),
    ]
  }

  /** Ends when each has done what it is about. The shop must be well. */
  async end(databaseUrl: string): Promise<Changed> {
    this.#isOver = true
    await Promise.all(this.#changing)
    const [row] = await query(
      databaseUrl,
      `select coalesce(sum((line ->> 'quantity')::int), 0)::int as held
       from "order", jsonb_array_elements(lines) as line where id = any($1)`,
      [this.#acknowledged],
    )
    return {
      ...{ made: this.#made, failures: this.#failures, added: this.#added, inCarts: this.#inCarts },
      ...{ ordered: this.#acknowledged.length, inOrders: Number(row?.held) },
      books: await auditBooks(databaseUrl, this.#acknowledged),
    }
  }

  async #untilOver(visit: () => Promise<void>): Promise<void> {
    while (!this.#isOver) await visit()
  }

  async #roses(): Promise<{ id: number; variantSlug: string }> {
    const { body } = await ask(
      this.#url,
      new Map(),
      '{ listing(type: CATEGORY, slug: "roses", limit: 1) { list { id variantSlug } } }',
    )
    return body.data.listing.list[0]
  }

  /** Fills one cart, until it is full or the time is over. */
  async #fillCart(): Promise<void> {
    const { id, variantSlug } = await this.#roses()
    const jar: Jar = new Map()
    let added = 0
    for (let count = 0; count < FULL && !this.#isOver; count++) {
      const put = `mutation { addCartLine(input: { productId: "${id}", variantSlug: "${variantSlug}" }) { __typename } }`
      const isMade = await this.#counted('addCartLine', async () => {
        const { body, text } = await ask(this.#url, jar, put)
        if (body.data?.addCartLine?.__typename !== 'Cart') throw new Error(text.slice(0, 200))
      })
      if (isMade) added++
      await pause(BETWEEN_MS)
    }
    const { body } = await ask(this.#url, jar, '{ cart { quantity } }')
    this.#added += added
    this.#inCarts += Number(body.data.cart.quantity)
  }

  /** Orders one thing and pays; gives up at the first step that fails. */
  async #order(): Promise<void> {
    const { id, variantSlug } = await this.#roses()
    const browser = new BrowserWithoutScripts(() => this.#url)
    let orderId = ''
    const steps = {
      cart: () => addToCart(browser, { id, position_slug: variantSlug }),
      checkout: () => startCheckout(browser),
      address: () => giveAddress(browser),
      time: () => chooseTime(browser),
      recipient: () => giveRecipient(browser),
      order: async () => (orderId = await placeOrder(browser)),
      payment: () => payOrder(browser, orderId),
    }
    try {
      for (const [name, step] of Object.entries(steps)) if (!(await this.#counted(name, step))) return
      this.#acknowledged.push(orderId)
    } finally {
      await browser.close()
    }
  }

  async #counted(name: string, change: () => Promise<unknown>): Promise<boolean> {
    try {
      await change()
      this.#made++
      return true
    } catch (error) {
      this.#failures.push(`${name}: ${String(error).slice(0, 300)}`)
      return false
    }
  }
}

/** Whether no change failed, and none was lost or made twice. */
export const areAllMade = ({ failures, added, inCarts, ordered, inOrders, books }: Changed) =>
  failures.length === 0 &&
  added > 0 &&
  inCarts === added &&
  inOrders === ordered &&
  areRight({ ...books, acknowledged: ordered })

/** The changes in words, e.g. `120 changes, 0 failed; …`. */
export const changesOf = ({ made, failures, added, inCarts, ordered, inOrders, books }: Changed) =>
  `${made} changes made, ${failures.length} failed${failures[0] ? ` (first: ${failures[0]})` : ''}; ${added} put into carts, ${inCarts} in them; ${inOrders} in ${ordered} orders of one thing each; ${booksOf(books)}`
