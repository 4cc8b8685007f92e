import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import type { Saver } from '../../tests/support/shopping/saver.ts'
import { startSaving } from '../../tests/support/shopping/saver.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let saver: Saver
beforeAll(async () => {
  store = await startTestStore()
  await makeCode(store, 'TENTH', { kind: 'percent', value: 10 })
})
afterAll(() => store.stop())
beforeEach(async () => {
  saver = await startSaving(store)
})

/** Adds a product that matches an SQL condition to the cart. */
async function add(where: string): Promise<void> {
  const { rows } = await store.db.$client.query(
    `select id, default_variant as slug from product where active and ${where} order by id limit 1`,
  )
  const { status } = await saver.account.call('POST', `/v1/basket/${rows[0].id}/${rows[0].slug}`, {})
  expect(status).toBe(200)
}

async function emptyOfFlowers(): Promise<void> {
  const [flowers] = (await saver.cart()).positions
  await saver.account.call('DELETE', `/v1/basket/${flowers.product_id}/${flowers.position_slug}`)
}

describe.each([
  ['a gift card', `kind = 'gift-card'`],
  ['a bottle', `alcohol and kind = 'gift'`],
  ['a box with a bottle', `alcohol and kind = 'gift-box'`],
])('%s', (_, where) => {
  it('costs what it costs, beside flowers that a code or bonuses make cheaper', async () => {
    await add(where)
    await saver.usePromo('TENTH')
    const withCode = await saver.cart()
    expect(withCode.discount).toBe(Math.round(saver.cost / 10))
    expect(withCode.total_cost).toBe(withCode.positions_cost - withCode.discount)
    await saver.dropPromo()
    await saver.spend(50)
    expect((await saver.cart()).used_bonus_amount).toBe(Math.min(2_000, Math.round(saver.cost / 2)))
  })

  it('by itself takes neither, and says so', async () => {
    await add(where)
    await emptyOfFlowers()
    expect(await saver.usePromo('TENTH')).toMatchObject({
      ...{ success: false, message: 'Promo codes take nothing off gift cards and alcohol.' },
    })
    expect(await saver.spend(50)).toMatchObject({
      ...{ success: false, message: 'Bonuses take nothing off gift cards and alcohol.' },
    })
    expect(await saver.cart()).toMatchObject({ discount: 0, used_bonus_amount: 0 })
  })
})

it('a gift card earns no bonuses; a bottle does', async () => {
  const { bonuses_will_accrue: before } = await saver.cart()
  await add(`kind = 'gift-card'`)
  expect((await saver.cart()).bonuses_will_accrue).toBe(before)
  await add(`alcohol and kind = 'gift'`)
  expect((await saver.cart()).bonuses_will_accrue).toBeGreaterThan(before)
})

it('the seeded shop knows its alcohol and what is free of VAT', async () => {
  const { rows } = await store.db.$client.query(
    `select title, alcohol, vat_rate from product where title in ('Prosecco', 'Shortbread in a Tin', 'Larkspur Gift Card', 'Red Roses') order by title`,
  )
  expect(rows).toEqual([
    { title: 'Larkspur Gift Card', alcohol: false, vat_rate: 0 },
    { title: 'Prosecco', alcohol: true, vat_rate: 20 },
    { title: 'Red Roses', alcohol: false, vat_rate: 20 },
    { title: 'Shortbread in a Tin', alcohol: false, vat_rate: 0 },
  ])
})
