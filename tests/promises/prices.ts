import { percentOf } from '../../store/kernel/money.ts'
import type { Placed, Query } from './fact.ts'

type Product = {
  title: string
  /** Pence: what it costs in each of its variants, what it did, what it costs who subscribes, and in a combination. */
  prices: Set<number>
  /** By how much per cent it is cheaper than it was. */
  off: Set<number>
}

const COMBOS = `select c.product_id as id, c.discount_percent as percent, sum(v.price)::int as price
  from combo as c join combo_variant as part on part.combo_id = c.id join variant as v on v.id = part.variant_id
  group by c.id`

/** Reads prices and titles that stand in the card, the row, the form or the page of a product, and compares them with its rows. */
export async function readPrices(query: Query) {
  const products = new Map<string, Product>()
  for (const { id, title } of await query('select id, title from product'))
    products.set(String(id), { title, prices: new Set(), off: new Set() })
  const [terms] = await query(
    `select value->>'percent_off' as percent from content where key = 'delivery-subscription-prices'`,
  )
  const less = Number(terms?.percent ?? 0)
  for (const { product_id: id, price, old_price: old } of await query('select * from variant')) {
    const { prices, off } = products.get(String(id)) ?? { prices: new Set(), off: new Set() }
    prices.add(price).add(price - percentOf(price, less))
    if (old === null) continue
    prices.add(old)
    off.add(Math.round((1 - price / old) * 100))
  }
  for (const { id, percent, price } of await query(COMBOS))
    products
      .get(String(id))
      ?.prices.add(price)
      .add(price - percentOf(price, percent))
  const byTitle = new Map([...products.values()].map((product) => [product.title, product]))
  const windows = await query('select distinct price from delivery_window')
  const fees = windows.map(({ price }) => Number(price))
  return (sentence: string, id: string | null): Placed | null =>
    ofTitle(sentence, byTitle, fees) ?? ofProduct(sentence, products.get(id ?? ''))
}

const pence = (written: string) => Math.round(Number(written.replaceAll(/[£,]/g, '')) * 100)

/** A present beside the flowers, flowers to have instead, or flowers in an e-mail: `Pink Prosecco + £19.95`, `Red Roses, £31.41 a time`, `Red Roses · From £36.95`. */
const BY_TITLE = /^(.+?)(?: \+ |, | · (?:From )?)(£[\d,.]+)( a time with the delivery| a time)?$/

function ofTitle(sentence: string, products: Map<string, Product>, fees: number[]): Placed | null {
  const [, title = '', money = '', often = ''] = BY_TITLE.exec(sentence) ?? []
  const product = products.get(title)
  if (!product) return null
  const isIts = often.includes('delivery')
    ? fees.some((fee) => product.prices.has(pence(money) - fee))
    : product.prices.has(pence(money))
  return { source: 'variant.price', wrong: isIts ? [] : [`it says ${money}, and no row of ${title} does`] }
}

/** `from now £12 was £15`, with how it was liked behind it; or a variant with its price: `Small, 29 stems £86.50`. */
const PRICED = /^(?:from )?(?:now )?£[\d,.]+(?: was £[\d,.]+)?(?:[★ ].*)?$| £[\d,.]+(?: was £[\d,.]+)?$/

function ofProduct(sentence: string, product: Product | undefined): Placed | null {
  if (!product) return null
  const said = sentence.match(/£[\d,]+(?:\.\d\d)?/g) ?? []
  if (said.length && (PRICED.test(sentence) || sentence.startsWith(product.title))) {
    const wrong = said.filter((money) => !product.prices.has(pence(money)))
    return {
      source: 'variant.price',
      wrong: wrong.map((money) => `it says ${money}, and no row of ${product.title} does`),
    }
  }
  const percent = /^−(\d+)%$/.exec(sentence)?.[1]
  if (percent) {
    const isIts = product.off.has(Number(percent))
    return {
      source: 'variant.old_price',
      wrong: isIts ? [] : [`it says ${percent}%, and no row of ${product.title} does`],
    }
  }
  return sentence.includes(product.title) ? { source: 'product.title', wrong: [] } : null
}
