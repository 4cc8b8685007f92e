import { POLICY } from '../../contract/basket.ts'
import type { Position, VatRate } from '../../contract/basket.ts'

/** The part of an amount that is taxed at a rate. Amounts are in pence; `gross` includes VAT. */
export type VatLine = { rate: VatRate; net: number; vat: number; gross: number }

/** The amounts of an order that matter for VAT, in pence. */
export type VatInput = {
  positions: Position[]
  /** The discount on goods, including bonuses. */
  reduced: number
  delivery: number
}

type ByRate = Map<VatRate, number>

const STANDARD: VatRate = 20

/**
 * Returns the VAT included in the price of an order, one line per rate, highest rate first. Gift cards are left out,
 * because VAT is due on what they buy. Discounts are allocated to the goods that they apply to, and delivery is taxed
 * in proportion to the goods. The lines add up exactly to what was paid, less gift cards.
 */
export function vatOf({ positions, reduced, delivery }: VatInput): VatLine[] {
  const goods = positions.filter(({ policy_id }) => policy_id !== POLICY.giftCard)
  const gross = grossOf(goods)
  const reductions = allocateByRate(
    reduced,
    grossOf(goods.filter(({ discountable }) => discountable !== false)),
  )
  for (const [rate, amount] of reductions) addAtRate(gross, rate, -amount)
  for (const [rate, amount] of allocateByRate(delivery, gross)) addAtRate(gross, rate, amount)
  return [...gross]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => other - one)
    .map(([rate, amount]) => vatLine(rate, amount))
}

/**
 * Returns the VAT included in a refund, allocated by rate. `before` are the lines of earlier refunds, so that credit
 * notes add up exactly to the invoice. An amount beyond what was taxed is for gift cards, which are refunded last.
 */
export function refundedVat(invoice: VatLine[], before: VatLine[], amount: number): VatLine[] {
  const left: ByRate = new Map(
    invoice.map(({ rate, gross }) => [rate, gross - (before.find((line) => line.rate === rate)?.gross ?? 0)]),
  )
  return [...allocateByRate(Math.min(amount, totalOf(left)), left)]
    .filter(([, gross]) => gross !== 0)
    .map(([rate, gross]) => {
      const [whole, given] = [invoice, before].map((lines) => lines.find((line) => line.rate === rate))
      const isRest = gross === left.get(rate)
      const vat = isRest ? (whole?.vat ?? 0) - (given?.vat ?? 0) : vatLine(rate, gross).vat
      return { rate, gross, vat, net: gross - vat }
    })
}

/** Adds up the lines of several documents by rate. */
export function sumOfVat(documents: VatLine[][]): VatLine[] {
  const sums = new Map<VatRate, VatLine>()
  for (const { rate, net, vat, gross } of documents.flat()) {
    const sum = sums.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 }
    sums.set(rate, { rate, net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross })
  }
  return [...sums.values()]
}

/** Returns the VAT line of a gross amount: of £12 at 20 % it is £2. Rounded half up, once per rate and document. */
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

/** Adds pence to the sum of a rate. */
export function addAtRate(sums: ByRate, rate: VatRate, amount: number): void {
  sums.set(rate, (sums.get(rate) ?? 0) + amount)
}

/** Allocates pence to rates by weight, without losing a penny: the largest remainders are rounded up. */
export function allocateByRate(amount: number, weights: ByRate): ByRate {
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
