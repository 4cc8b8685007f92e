import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POLICY } from '../../contract/basket.ts'
import type { Position, VatRate } from '../../contract/basket.ts'
import { sumOfVat, refundedVat, vatOf } from './vat.ts'

const position = (cost: number, rate: VatRate, more: Partial<Position> = {}) =>
  ({ cost, policy_id: POLICY.bouquet, discountable: true, vat: [{ rate, share: cost }], ...more }) as Position
const GIFT_CARD = position(2_500, 0, { policy_id: POLICY.giftCard, discountable: false })
const vat = (positions: Position[], { reduced = 0, delivery = 0 } = {}) =>
  vatOf({ positions, reduced, delivery })

describe('the VAT of an order', () => {
  it('is in its price', () => {
    expect(vat([position(3_600, 20)])).toEqual([{ rate: 20, net: 3_000, vat: 600, gross: 3_600 }])
    expect(vat([position(3_695, 20)], { delivery: 495 })).toEqual([
      { rate: 20, net: 3_492, vat: 698, gross: 4_190 },
    ])
  })

  it('is told by its rates, the delivery shared out among them as the goods are', () => {
    expect(vat([position(3_000, 20), position(1_000, 0)], { delivery: 500 })).toEqual([
      { rate: 20, net: 2_812, vat: 563, gross: 3_375 },
      { rate: 0, net: 1_125, vat: 0, gross: 1_125 },
    ])
  })

  it('goes down with what was taken off, where it was taken off', () => {
    const wine = position(1_200, 20, { discountable: false })
    expect(vat([position(1_000, 0), wine], { reduced: 400 })).toEqual([
      { rate: 20, net: 1_000, vat: 200, gross: 1_200 },
      { rate: 0, net: 600, vat: 0, gross: 600 },
    ])
  })

  it('is none of a gift card, and that of its delivery is the usual', () => {
    expect(vat([GIFT_CARD])).toEqual([])
    expect(vat([GIFT_CARD], { delivery: 600 })).toEqual([{ rate: 20, net: 500, vat: 100, gross: 600 }])
  })

  it('of what was ordered before shops said so is the usual', () => {
    expect(vat([{ ...position(1_200, 0), vat: [] }])).toMatchObject([{ rate: 20, vat: 200 }])
  })
})

const rate = fc.constantFrom<VatRate>(0, 5, 20)
const goods = fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), rate), { minLength: 1, maxLength: 6 })

it('whatever is bought, the lines add up to what was paid', () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 0, max: 100 }), fc.nat(1_500), (bought, percent, delivery) => {
      const positions = bought.map(([cost, at]) => position(cost, at))
      const cost = bought.reduce((sum, [pence]) => sum + pence, 0)
      const reduced = Math.floor((cost * percent) / 100)
      const lines = vatOf({ positions, reduced, delivery })
      expect(lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(cost - reduced + delivery)
      for (const line of lines) expect(line.net + line.vat).toBe(line.gross)
    }),
  )
})

it('whatever goes back in parts, the credit notes of all of it are the invoice', () => {
  fc.assert(
    fc.property(goods, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }), (bought, percents) => {
      const invoice = vatOf({
        positions: bought.map(([cost, at]) => position(cost, at)),
        reduced: 0,
        delivery: 0,
      })
      let left = invoice.reduce((sum, { gross }) => sum + gross, 0)
      const notes = [...percents, 100].map((percent, index, all) => {
        const amount = index === all.length - 1 ? left : Math.floor((left * percent) / 100)
        left -= amount
        return amount
      })
      const given: ReturnType<typeof vatOf>[] = []
      for (const amount of notes) {
        const note = refundedVat(invoice, sumOfVat(given), amount)
        expect(note.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount)
        given.push(note)
      }
      const byRate = (lines: typeof invoice) =>
        lines.filter(({ gross }) => gross).sort((a, b) => b.rate - a.rate)
      expect(byRate(sumOfVat(given))).toEqual(byRate(invoice))
    }),
  )
})

it('gift cards that go back carry no VAT, and go back last', () => {
  const invoice = vatOf({ positions: [position(3_695, 20), GIFT_CARD], reduced: 0, delivery: 0 })
  const [first, rest] = [1_000, 5_195]
  const note = refundedVat(invoice, [], first)
  const last = refundedVat(invoice, note, rest)
  const sumOf = (lines: typeof invoice) => lines.reduce((sum, { vat }) => sum + vat, 0)
  expect(sumOf(note) + sumOf(last)).toBe(sumOf(invoice))
  expect(last.reduce((sum, { gross }) => sum + gross, 0)).toBe(2_695)
  expect(refundedVat([], [], 2_500)).toEqual([])
})
