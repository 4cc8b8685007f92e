import { POLICY } from '../../contract/basket.ts'
import type { Position, VatRate } from '../../contract/basket.ts'

/** How much of an amount is taxed at a rate, all in pence: `gross` is what was paid, VAT included. */
export type VatLine = { rate: VatRate; net: number; vat: number; gross: number }

/** What an order was fixed as, in pence, as far as tax is concerned. */
export type Taxed = {
  positions: Position[]
  /** Off the goods, bonuses included. */
  reduced: number
  delivery: number
}

type ByRate = Map<VatRate, number>

const STANDARD: VatRate = 20

/**
 * The VAT in the price of an order, a line for each rate, the highest first. Gift cards are not in it: VAT is in what they
 * buy. What was taken off is shared out among the goods it was taken off; delivery is taxed as the goods it brings.
 * All lines together are what was paid, less gift cards, to the penny.
 */
export function vatOf({ positions, reduced, delivery }: Taxed): VatLine[] {
  const goods = positions.filter(({ policy_id }) => policy_id !== POLICY.giftCard)
  const gross = grossOf(goods)
  const reductions = shareOut(reduced, grossOf(goods.filter(({ discountable }) => discountable !== false)))
  for (const [rate, amount] of reductions) addAtRate(gross, rate, -amount)
  for (const [rate, amount] of shareOut(delivery, gross)) addAtRate(gross, rate, amount)
  return [...gross]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => other - one)
    .map(([rate, amount]) => vatLine(rate, amount))
}

/**
 * The VAT in an amount that is given back of an order: its share of each rate. `before` is what was given back already,
 * so that credit notes add up to the invoice they end, to the penny. What is more than was taxed is gift cards, which go back
 * last.
 */
export function refundedVat(invoice: VatLine[], before: VatLine[], amount: number): VatLine[] {
  const left: ByRate = new Map(
    invoice.map(({ rate, gross }) => [rate, gross - (before.find((line) => line.rate === rate)?.gross ?? 0)]),
  )
  return [...shareOut(Math.min(amount, totalOf(left)), left)]
    .filter(([, gross]) => gross !== 0)
    .map(([rate, gross]) => {
      const [whole, given] = [invoice, before].map((lines) => lines.find((line) => line.rate === rate))
      const isRest = gross === left.get(rate)
      const vat = isRest ? (whole?.vat ?? 0) - (given?.vat ?? 0) : vatLine(rate, gross).vat
      return { rate, gross, vat, net: gross - vat }
    })
}

/** Adds up lines of several documents, rate by rate. */
export function sumOfVat(documents: VatLine[][]): VatLine[] {
  const sums = new Map<VatRate, VatLine>()
  for (const { rate, net, vat, gross } of documents.flat()) {
    const sum = sums.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 }
    sums.set(rate, { rate, net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross })
  }
  return [...sums.values()]
}

/** VAT is in the price: of £12 at 20 % it is £2. Rounded half up to a penny, once for each rate of a document. */
function vatLine(rate: VatRate, gross: number): VatLine {
  const vat = Math.floor((gross * rate) / (100 + rate) + 0.5)
  return { rate, gross, vat, net: gross - vat }
}

function grossOf(positions: Position[]): ByRate {
  const gross: ByRate = new Map()
  for (const { cost, vat } of positions)
    for (const { rate, share } of vat?.length ? vat : [{ rate: STANDARD, share: cost }])
      addAtRate(gross, rate, share)
  return gross
}

const totalOf = (sums: ByRate): number => [...sums.values()].reduce((sum, amount) => sum + amount, 0)

/** Adds pence to those at a rate. */
export function addAtRate(sums: ByRate, rate: VatRate, amount: number): void {
  sums.set(rate, (sums.get(rate) ?? 0) + amount)
}

/** Divides pence among rates by their weights, to the penny: the largest remainders get the pennies that are left. */
export function shareOut(amount: number, weights: ByRate): ByRate {
  const all = totalOf(weights)
  if (all <= 0) return new Map(amount ? [[STANDARD, amount]] : [])
  const shares = [...weights].map(([rate, weight]) => {
    const exact = (amount * weight) / all
    return { rate, share: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0)
  for (const entry of [...shares].sort((one, other) => other.rest - one.rest)) {
    if (left <= 0) break
    entry.share += 1
    left -= 1
  }
  return new Map(shares.map(({ rate, share }) => [rate, share]))
}
