import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBonusEntry } from '../../store/loyalty/bonuses.ts'
import { lapseReservation } from '../../store/order/checkout/reservation.ts'
import { register } from '../support/shopping/account.ts'
import { CARDS, createBuyer } from '../support/shopping/checkout.ts'
import type { Buyer } from '../support/shopping/checkout.ts'
import { makeCode } from '../support/shopping/crowd.ts'
import { ShopModel } from '../support/shopping/shopper-model.ts'
import type { Code, ModelShopper } from '../support/shopping/shopper-model.ts'
import type { TestStore } from '../support/processes/store.ts'
import { startTestStore } from '../support/processes/store.ts'
import { doDue } from '../support/shopping/due-work.ts'
import { inTransaction } from '../../store/kernel/context.ts'

/** More of them on demand: `RUNS=250 npm run test:store -- shoppers-and-model`. */
const RUNS = Number(process.env.RUNS ?? 10)
const PLACES = 2
const BALANCES = [null, 1_500, 9_000]
const DAY = '2026-03-20'

let store: TestStore
let products: { id: number; slug: string; price: number }[]
let windows: { id: number; price: number }[]
beforeAll(async () => {
  store = await startTestStore()
  const { body } = await store.get('/v1/category/roses/?limit=3')
  products = body.data.list.map((entry: { id: number; position_slug: string; price: number }) => ({
    id: entry.id,
    slug: entry.position_slug,
    price: entry.price,
  }))
  const { rows } = await store.db.$client.query(
    `select id, price from delivery_window where zone = 'london' order by price desc`,
  )
  windows = [rows[0], rows.at(-1)]
})
afterAll(() => store.stop())

type World = { model: ShopModel; buyers: Buyer[]; accounts: (string | null)[]; orderIds: string[][] }

let made = 0
async function newWorld(): Promise<World> {
  const run = ++made
  const codes: Code[] = [
    { code: `TENTH${run}`, kind: 'percent', value: 10, minimum: 0, limit: null, uses: 0 },
    { code: `SEVEN${run}`, kind: 'fixed', value: 700, minimum: 6_000, limit: null, uses: 0 },
    { code: `DOOR${run}`, kind: 'free_delivery', value: 0, minimum: 0, limit: null, uses: 0 },
    { code: `ONCE${run}`, kind: 'percent', value: 50, minimum: 0, limit: 1, uses: 0 },
  ]
  for (const { code, kind, value, minimum, limit } of codes)
    await makeCode(store, code, { kind, value, minimum, limit_total: limit })
  await store.db.$client.query('delete from slot_hold')
  for (const { id } of windows)
    await store.db.$client.query(
      `insert into slot (window_id, date, capacity) values ($1, $2, $3)
       on conflict (window_id, date) do update set capacity = excluded.capacity`,
      [id, DAY, PLACES],
    )
  const buyers: Buyer[] = []
  const accounts: (string | null)[] = []
  for (const [index, balance] of BALANCES.entries()) {
    if (balance === null) {
      buyers.push(createBuyer(store, await store.newSession()))
      accounts.push(null)
      continue
    }
    const account = await register(store, `model-${run}-${index}@example.org`)
    await inTransaction(store, (tx) =>
      addBonusEntry(tx, { userId: account.id, kind: 'gift', amount: balance }),
    )
    buyers.push(createBuyer(store, account.session, account.token))
    accounts.push(account.id)
  }
  const model = new ShopModel(
    products.map(({ price }) => price),
    windows.map(({ price }) => ({ price, places: PLACES })),
    codes,
    BALANCES,
  )
  return { model, buyers, accounts, orderIds: BALANCES.map(() => []) }
}

type Step = { name: string; who: number; a: number; b: number }
type Act = (world: World, who: number, a: number, b: number) => Promise<void>

const parts = (world: World, who: number) => ({
  model: world.model,
  shopper: world.model.shoppers[who] as ModelShopper,
  buyer: world.buyers[who] as Buyer,
})
const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T

const ACTS: Record<string, Act> = {
  add: async (world, who, a) => {
    const { shopper, buyer } = parts(world, who)
    const index = a % products.length
    const { id, slug } = pick(products, a)
    shopper.lines.set(index, (shopper.lines.get(index) ?? 0) + 1)
    expect((await buyer.post(`/v1/basket/${id}/${slug}`, {})).status).toBe(200)
  },
  set: async (world, who, a, b) => {
    const { shopper, buyer } = parts(world, who)
    const { id, slug } = pick(products, a)
    shopper.lines.set(a % products.length, (b % 5) + 1)
    expect((await buyer.post(`/v1/basket/${id}/${slug}`, { quantity: (b % 5) + 1 })).status).toBe(200)
  },
  remove: async (world, who, a) => {
    const { shopper, buyer } = parts(world, who)
    const { id, slug } = pick(products, a)
    const there = shopper.lines.delete(a % products.length)
    const answer = await buyer.call('DELETE', `/v1/basket/${id}/${slug}`)
    expect(answer.status).toBe(there ? 200 : 404)
  },
  code: async (world, who, a) => {
    const { model, shopper, buyer } = parts(world, who)
    const code = pick(model.codes, a)
    const { body } = await buyer.post('/v1/order/promocode/', { code: code.code.toLowerCase() })
    expect(body.success).toBe(model.useCode(shopper, code))
  },
  noCode: async (world, who) => {
    const { shopper, buyer } = parts(world, who)
    shopper.code = null
    expect((await buyer.call('DELETE', '/v1/order/promocode/')).status).toBe(200)
  },
  bonuses: async (world, who, a) => {
    const { model, shopper, buyer } = parts(world, who)
    const percent = pick([50, 70, 80, 90, null], a)
    const { body } = await buyer.post('/v1/order/use-bonuses/', { percent })
    expect(body.success).toBe(model.useBonuses(shopper, percent))
  },
  prepare: async (world, who) => {
    const { model, shopper, buyer } = parts(world, who)
    const answer = await buyer.post('/v1/order/', {})
    if (!shopper.lines.size && !shopper.draft) return void expect(answer.body.success ?? false).toBe(false)
    shopper.draft ??= { hold: null }
    await buyer.address()
    await buyer.recipient()
    await buyer.contact()
    model.holdOn(shopper)
  },
  choose: async (world, who, a) => {
    const { model, shopper, buyer } = parts(world, who)
    if (!shopper.draft) return
    const { body } = await buyer.choose(DAY, pick(windows, a).id)
    expect(body.success).toBe(model.choose(shopper, a % windows.length))
  },
  place: async (world, who) => {
    const { model, shopper, buyer } = parts(world, who)
    if (!shopper.draft) return
    const { id } = await buyer.order()
    const { body } = await buyer.toPay(id)
    const placed = model.place(shopper)
    expect(body.success, body.message).toBe(placed)
    if (placed) world.orderIds[who]?.push(id)
  },
  pay: async (world, who, a, b) => {
    const { model, shopper, buyer } = parts(world, who)
    const order = pick(shopper.orders, a)
    const id = pick(world.orderIds[who] ?? [], a)
    if (order?.state !== 'awaiting_payment') return
    const intent = await buyer.intent(id)
    expect(intent.amount).toBe(order.total)
    const good = b % 3 > 0
    const { body } = await buyer.pay(intent.id, good ? CARDS.pays : CARDS.declined)
    expect(body.data.state === 'succeeded', body.data.message).toBe(model.pay(shopper, order, good))
  },
  cancel: async (world, who, a) => {
    const { model, shopper, buyer } = parts(world, who)
    const order = pick(shopper.orders, a)
    if (!order) return
    const { body } = await buyer.call('PATCH', `/v1/order/cancel/${pick(world.orderIds[who] ?? [], a)}`)
    expect(body.success).toBe(model.cancel(shopper, order))
  },
  /** All the way: without it, few steps at random make an order. */
  order: async (world, who, a, b) => {
    const { shopper } = parts(world, who)
    if (!shopper.lines.size) await ACTS.add?.(world, who, a, b)
    await ACTS.prepare?.(world, who, a, b)
    await ACTS.choose?.(world, who, b, b)
    await ACTS.place?.(world, who, a, b)
  },
  wait: async ({ model }, _who, a) => {
    const minutes = 1 + (a % 25)
    store.clock.advance({ minutes })
    model.wait(minutes)
    await doDue(lapseReservation, store)
  },
}

/** Whatever the shop shows somebody is what the model has. */
async function compare(world: World, who: number): Promise<void> {
  const { model, shopper, buyer } = parts(world, who)
  const { body } = await buyer.get('/v1/basket/')
  const bare = model.price(shopper, 0)
  expect(body.data).toMatchObject({
    quantity: [...shopper.lines.values()].reduce((sum, quantity) => sum + quantity, 0),
    positions_cost: model.costOf(shopper),
    discount: bare.discount,
    used_bonus_amount: bare.bonuses,
    available_bonuses: shopper.balance,
    total_cost: bare.total,
    bonus_percent: shopper.percent,
  })
  expect(body.data.promo_code?.code ?? null).toBe(shopper.code)
  if (shopper.draft) {
    const window = model.heldBy(shopper)
    const order = await buyer.order()
    expect(order.interval?.interval_id ?? null).toBe(window === null ? null : windows[window]?.id)
    const delivery = window === null ? 0 : (model.windows[window]?.price ?? 0)
    expect(order.total_cost).toBe(model.price(shopper, delivery).total)
  }
  const shown = await store.get(
    `/v1/intervals/get-delivery-intervals-for-date-range/?zone=london&intervals_date_from=${DAY}`,
  )
  const [day] = shown.body.data as { date: string; intervals: { id: number; places_left: number }[] }[]
  expect(day?.date).toBe(DAY)
  windows.forEach(({ id }, index) =>
    expect(day?.intervals.find((interval) => interval.id === id)?.places_left).toBe(model.placesLeft(index)),
  )
}

async function compareAll(world: World): Promise<void> {
  for (const who of BALANCES.keys()) {
    await compare(world, who)
    const { shopper, buyer } = parts(world, who)
    for (const [index, id] of (world.orderIds[who] ?? []).entries()) {
      const order = await buyer.order(id)
      const expected = shopper.orders[index]
      const paidBack = expected?.state === 'cancelled' && ['cancelled', 'refunded'].includes(order.state)
      expect(paidBack ? 'cancelled' : order.state).toBe(expected?.state)
      expect(order).toMatchObject({ total_cost: expected?.total, used_bonus_amount: expected?.bonuses })
    }
  }
  const { rows } = await store.db.$client.query('select code, uses from promo_code where code = any($1)', [
    world.model.codes.map(({ code }) => code),
  ])
  const uses = Object.fromEntries(rows.map(({ code, uses: count }) => [code, count]))
  expect(uses).toEqual(Object.fromEntries(world.model.codes.map((entry) => [entry.code, entry.uses])))
  const charges = await store.db.$client.query(
    `select count(*)::int as count from sandbox_charge c join payment p on p.id = c.ref where p.order_id = any($1)`,
    [world.orderIds.flat()],
  )
  expect(charges.rows[0].count).toBe(
    world.model.shoppers.flatMap(({ orders }) => orders).filter((order) => order.wasPaid).length,
  )
}

const step = fc.record<Step>({
  name: fc.constantFrom(...Object.keys(ACTS), 'order', 'order', 'order', 'pay', 'pay'),
  who: fc.nat(BALANCES.length - 1),
  a: fc.nat(11),
  b: fc.nat(11),
})

it(
  'whatever shoppers do, cart, totals, places, codes and bonuses are what they should be',
  { timeout: 900_000 },
  async () => {
    const done: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        const world = await newWorld()
        for (const { name, who, a, b } of steps) {
          await ACTS[name]?.(world, who, a, b)
          done[name] = (done[name] ?? 0) + 1
          await compare(world, who)
        }
        await compareAll(world)
        for (const { orders } of world.model.shoppers)
          for (const { state, wasPaid } of orders)
            for (const what of wasPaid ? [state, 'charged'] : [state]) done[what] = (done[what] ?? 0) + 1
      }),
      { numRuns: RUNS },
    )
    console.log(`    ${RUNS} runs: ${JSON.stringify(done)}`)
    // Else it was a walk in which nothing happened.
    expect(done.charged).toBeGreaterThan(0)
  },
)
