import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { EXPIRED, UNKNOWN_CODE, USED_BEFORE, USED_UP, applyPromoRule } from './promo-rule.ts'

type Row = Parameters<typeof applyPromoRule>[0]

const NOW = Temporal.Instant.from('2026-03-10T08:00:00Z')
const at = (moment: string) => new Date(moment)
const ROW: Row = {
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  title: 'A test',
  minimum: 0,
  limitTotal: null,
  limitPerUser: null,
  uses: 0,
  appOnly: false,
  startsAt: at('2020-01-01'),
  expiresAt: null,
  userId: null,
  createdAt: at('2020-01-01'),
}
const ASKER = { userId: null, used: 0, positionsCost: 5_000, discountable: 5_000 }
const judge = (row: Partial<Row> = {}, asker: Partial<typeof ASKER> | { userId: string } = {}) =>
  applyPromoRule({ ...ROW, ...row }, NOW, { ...ASKER, ...asker })

describe('what a code takes off', () => {
  it.each<[Partial<Row>, number, boolean, string]>([
    [{}, 500, false, '10% off flowers and gifts.'],
    [{ value: 33 }, 1_650, false, '33% off flowers and gifts.'],
    [{ kind: 'fixed', value: 750 }, 750, false, '£7.50 off flowers and gifts.'],
    // Excess discounts are limited by the price calculation.
    [{ kind: 'fixed', value: 9_000 }, 9_000, false, '£90 off flowers and gifts.'],
    [{ kind: 'free_delivery', value: 0 }, 0, true, 'Free delivery.'],
    [{ kind: 'free_delivery', value: 495 }, 0, true, 'Free delivery.'],
    [{ minimum: 3_000 }, 500, false, '10% off flowers and gifts from £30.'],
    [{ appOnly: true }, 500, false, '10% off flowers and gifts, in the app.'],
  ])('%o: %i pence, the delivery %s', (row, discount, freeDelivery, message) => {
    expect(judge(row)).toMatchObject({ usable: true, discount, freeDelivery, message })
  })
})

describe('a code takes nothing off', () => {
  it.each<[Partial<Row>, object, string]>([
    [{ userId: 'iris' }, { userId: null }, UNKNOWN_CODE],
    [{ userId: 'iris' }, { userId: 'basil' }, UNKNOWN_CODE],
    [{ startsAt: at('2026-03-10T08:00:00.001Z') }, {}, 'This promo code does not work yet.'],
    [{ expiresAt: at('2026-03-10T08:00:00Z') }, {}, EXPIRED],
    [{ limitTotal: 3, uses: 3 }, {}, USED_UP],
    [{ limitTotal: 0 }, {}, USED_UP],
    [{ limitPerUser: 1 }, { used: 1 }, USED_BEFORE],
    [{ minimum: 5_001 }, {}, 'This promo code is for flowers and gifts from £50.01: £0.01 more.'],
  ])('%o, asked for by %o', (row, asker, message) => {
    expect(judge(row, asker)).toMatchObject({ usable: false, discount: 0, freeDelivery: false, message })
  })
})

describe('a code still works', () => {
  it.each<[string, Partial<Row>, object]>([
    ['for whom it is', { userId: 'iris' }, { userId: 'iris' }],
    ['from its very start', { startsAt: at('2026-03-10T08:00:00Z') }, {}],
    ['until its very end', { expiresAt: at('2026-03-10T08:00:00.001Z') }, {}],
    ['for the last time', { limitTotal: 3, uses: 2 }, {}],
    ['for a person’s last time', { limitPerUser: 2 }, { used: 1 }],
    ['from its minimum on', { minimum: 5_000 }, {}],
  ])('%s', (_what, row, asker) => {
    expect(judge(row, asker)).toMatchObject({ usable: true, discount: 500 })
  })
})
