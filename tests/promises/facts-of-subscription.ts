import { percentOf } from '../../store/kernel/money.ts'
import { fact } from './fact.ts'
import type { Facts, Query } from './fact.ts'

type Terms = {
  bouquet: string
  percent_off: number
  first_bouquet_discounts: number[]
  plans: { every_weeks: number }[]
}

const TERMS = 'content.value'
const less = (pence: number, percent: number) => pence - percentOf(pence, percent)

/** What flowers cost that come again, and how often they may: by the terms of the subscription and the sizes of its bouquet. */
export async function factsOfSubscription(query: Query): Promise<Facts> {
  const [row] = await query(`select value from content where key = 'delivery-subscription-prices'`)
  const terms = row?.value as Terms
  const sizes = await query(
    `select v.price from variant as v join product as p on p.id = v.product_id where p.real_id = '${terms.bouquet}'`,
  )
  const prices = sizes.map(({ price }) => less(price, terms.percent_off))
  const discounts = terms.first_bouquet_discounts
  const rhythms = terms.plans.map(({ every_weeks: weeks }) => weeks)
  const firstPrices = prices.flatMap((price) => discounts.map((percent) => less(price, percent)))
  return {
    'subscriber percent': fact(TERMS, 'number', terms.percent_off),
    'first percent': fact(TERMS, 'number', ...discounts),
    'first most': fact(TERMS, 'number', Math.max(...discounts)),
    'first least share': fact(TERMS, 'number', Math.min(...discounts) / 100),
    rhythm: fact(TERMS, 'number', ...rhythms),
    rhythms: fact(TERMS, 'number', rhythms.length),
    'deliveries a year': fact(TERMS, 'number', 52 / Math.max(...rhythms)),
    'subscription sizes': fact('variant.size', 'number', sizes.length),
    'subscription price': fact('variant.price', 'money', ...prices),
    'first price': fact('variant.price', 'money', ...firstPrices),
  }
}
