import { JSDOM } from 'jsdom'
import { percentOf } from '../../store/kernel/money.ts'
import type { Query } from './fact.ts'

type Row = { title: string; text: string }
/** What was ordered of something: how it is called, how many, and pence for all of them. */
type Line = { title: string; quantity: number; cost: number }
/** What is wrong with a sum that is shown, and how many there were. */
export type Sums = { count: number; wrong: string[] }

/** Pence of an amount as it is written; what is none is nothing to pay. */
function penceOf(text: string): number {
  const [, minus, amount = '0'] = /([−-]?)£([\d,.]+)/.exec(text) ?? []
  return Math.round(Number(amount.replaceAll(',', '')) * 100) * (minus ? -1 : 1)
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * Reads the sums of carts, orders and receipts, and works them out anew: what is bought by the rows of what is sold, the goods
 * from what is bought, the total from all there is, and what is left to pay from the total.
 */
export async function readSums(query: Query) {
  const prices = new Map<string, Set<number>>()
  for (const { title, price } of await query(
    'select p.title, v.price from variant as v join product as p on p.id = v.product_id',
  ))
    prices.set(title, (prices.get(title) ?? new Set()).add(price))
  const windows = new Set(
    (await query('select price from delivery_window')).map(({ price }) => Number(price)),
  )
  const [terms] = await query(
    `select value->>'percent_off' as percent from content where key = 'delivery-subscription-prices'`,
  )
  const subscriberPercent = Number(terms?.percent ?? 0)

  /** `below` the total is how it is paid, and last what is left to pay. */
  async function check({ lines, rows, total, below }: Shown): Promise<string[]> {
    const [goods, ...others] = rows
    const promos = new Map(
      (await query(`select code, kind, value from promo_code`)).map(({ code, kind, value }) => [
        code,
        { kind, value },
      ]),
    )
    const cost = sumOf(lines.map((line) => line.cost))
    const left = below.at(-1)
    const paid = sumOf(below.slice(0, -1).map(({ text }) => penceOf(text)))
    return [
      ...lines
        .filter(
          ({ title, quantity, cost: each }) => prices.has(title) && !prices.get(title)?.has(each / quantity),
        )
        .map(({ title, cost: each }) => `no row of ${title} makes ${each} pence`),
      ...(goods && penceOf(goods.text) === cost
        ? []
        : [`${goods?.title} ${goods?.text} is ${cost} pence by its lines`]),
      ...others
        .filter(({ title, text }) => title === 'Delivery' && penceOf(text) && !windows.has(penceOf(text)))
        .map(({ text }) => `no delivery window costs ${text}`),
      ...others.flatMap(({ title, text }) => {
        const promo = promos.get(/^Promo code (\S+)$/.exec(title)?.[1] ?? '')
        if (promo?.kind === 'fixed' && -penceOf(text) !== promo.value)
          return [`${title} takes off ${promo.value} pence`]
        const less = percentOf(lines[0]?.cost ?? 0, subscriberPercent)
        return title === 'Subscriber’s price' && lines.length === 1 && -penceOf(text) !== less
          ? [`${title} takes off ${less} pence`]
          : []
      }),
      ...(penceOf(total) === sumOf(rows.map(({ text }) => penceOf(text)))
        ? []
        : [`the total ${total} is not what it is made of`]),
      ...(!left || penceOf(left.text) === penceOf(total) + paid
        ? []
        : [`${left.title} ${left.text} is not what is left`]),
    ]
  }
  return {
    /** The sums of a page. */
    async ofPage(page: string, html: string): Promise<Sums> {
      const shown = html.includes('data-testid="total"') ? summariesOf(html) : []
      const wrong = await Promise.all(shown.map(check))
      return { count: shown.length, wrong: wrong.flat().map((words) => `${page}: ${words}`) }
    },
    /** The sums of the receipt in an e-mail. */
    async ofEmail(name: string, words: string): Promise<Sums> {
      const shown = receiptIn(words)
      return {
        count: shown ? 1 : 0,
        wrong: shown ? (await check(shown)).map((wrong) => `${name}: ${wrong}`) : [],
      }
    },
  }
}

type Shown = { lines: Line[]; rows: Row[]; total: string; below: Row[] }

function summariesOf(html: string): Shown[] {
  const { document } = new JSDOM(html).window
  return [...document.querySelectorAll('[data-testid="total"]')].map((place) => {
    const list = place.closest('dl')
    const rows = [...(list?.querySelectorAll('dt') ?? [])].map((title) => ({
      title: title.textContent ?? '',
      text: title.nextElementSibling?.textContent ?? '',
    }))
    const at = rows.findIndex(({ title }) => title === 'Total')
    const ordered =
      place.closest('aside')?.querySelector('ul:has(img)') ?? document.querySelector('ul:has(output)')
    return {
      lines: [...(ordered?.children ?? [])].map(lineOf),
      rows: rows.slice(0, at),
      total: place.textContent ?? '',
      below: rows.slice(at + 1),
    }
  })
}

/** A line of a cart has a number to change in it, that of an order has it before its title. */
function lineOf(item: Element): Line {
  for (const old of item.querySelectorAll('s')) old.remove()
  const words = [...item.querySelectorAll('h2, p')].map(({ textContent }) => textContent ?? '')
  const before = words.map((text) => /^(\d+) × /.exec(text)?.[1]).find(Boolean)
  return {
    title: words[0] ?? '',
    quantity: Number(item.querySelector('output')?.textContent ?? before ?? 1),
    cost: penceOf(words.findLast((text) => text.includes('£')) ?? ''),
  }
}

/** `2 × Roses: £24` for what was ordered, then what it adds up to, and how it was paid. */
function receiptIn(words: string): Shown | null {
  const rows = words.split('\n').flatMap((line) => {
    const [, title, text] = /^(\S.*): ([−-]?£[\d,.]+|Free.*)$/.exec(line) ?? []
    return title && text ? [{ title, text }] : []
  })
  const [first, at] = ['Flowers and gifts', 'Total'].map((wanted) =>
    rows.findIndex(({ title }) => title === wanted),
  )
  if (first === undefined || at === undefined || first < 0 || at < 0) return null
  return {
    lines: rows.slice(0, first).map(({ title, text }) => {
      const [, quantity = '1', name = title] = /^(\d+) × (.+)$/.exec(title) ?? []
      return { title: name, quantity: Number(quantity), cost: penceOf(text) }
    }),
    rows: rows.slice(first, at),
    total: rows[at]?.text ?? '',
    below: rows
      .slice(at + 1)
      .filter(({ title }) => /^Gift cards? ending|^Paid otherwise$|^Left to pay$/.test(title)),
  }
}
