import { expect } from 'vitest'
import { permutations } from '../support/permutations.ts'
import { compareAll, comparePlaces, compareShopper } from './compare.ts'
import { compareSubscriptions } from './compare-subscriptions.ts'
import { pick } from './deed.ts'
import type { Act, Choice, Deed, Outcome } from './deed.ts'
import type { Death } from './dying-process.ts'
import { GIFT_CARDS, GIFT_CARD_STAFF } from './gift-cards.ts'
import { finishCharges, passTime, passToRenewal, renewWhileChanging } from './days.ts'
import { closeMornings, isMorning } from './mornings.ts'
import { withoutWorker } from './outage.ts'
import { REMINDED } from './reminders.ts'
import { SHOPPERS } from './shoppers.ts'
import { STAFF } from './staff.ts'
import { SUBSCRIBERS } from './subscriptions.ts'
import { THREE_D_SECURE } from './three-d-secure.ts'
import { dueOf } from './shop-model.ts'
import { WALLETS } from './wallets.ts'
import { BALANCES, newWorld } from './world.ts'
import type { SimulatedShop, World } from './world.ts'

const BY_STAFF = { ...STAFF, ...GIFT_CARD_STAFF }
const ACTS: Record<string, Act> = {
  ...SHOPPERS,
  ...GIFT_CARDS,
  ...THREE_D_SECURE,
  ...WALLETS,
  ...SUBSCRIBERS,
  ...REMINDED,
  ...BY_STAFF,
}

/** What is tried at once with others. */
export const AT_ONCE = [
  ...(['choose', 'place', 'pay', 'correct', 'reschedule', 'cancel'] as const),
  ...(['places', 'advance', 'endCode', 'refundPart', 'giftCard', 'refundCard'] as const),
]
export const ALONE = [
  ...Object.keys(ACTS),
  'order',
  'rivals',
  'late',
  'asked',
  'asked',
  'wallet',
  'wallet',
  'wallet',
  'outage',
  'outage',
  'wait',
  'days',
  'renew',
  'renew',
  'renew',
  'mornings',
  'mornings',
  'changeSubscription',
  'renewal',
]

const ABOUT_SUBSCRIPTIONS = new Set([...Object.keys(SUBSCRIBERS), 'days', 'wait', 'closeDay', 'openDay'])

const TAKES_NO_PLACE = new Set([
  ...['add', 'set', 'remove', 'noCode', 'bonuses', 'code', 'price'],
  ...['giftCard', 'noGiftCard', 'cardBalance', 'buyCard', 'refundCard'],
])

/** One thing that is done, perhaps by a process that dies of it. */
export type Single = Choice & { name: string; death: Death | null }
/** One thing, or some at once. */
export type Step = Single | { together: Single[] }

/** Counts what was done, by name. */
export type Tally = Record<string, number>

/** Plays a run in a fresh world, and compares shop and model after every step. */
export async function play(shop: SimulatedShop, steps: Step[], tally: Tally): Promise<void> {
  const world = await newWorld(shop)
  const count = (what: string) => (tally[what] = (tally[what] ?? 0) + 1)
  for (const step of steps) {
    if ('together' in step) await playTogether(world, step.together, count)
    else await playOne(world, step, count)
  }
  await compareAll(world)
  for (const { orders } of world.model.shoppers)
    for (const order of orders) {
      count(order.state)
      if (order.wasPaid && dueOf(order)) count('charged')
      if (order.returned) count('returned in part')
      if (!order.cards.length) continue
      if (order.wasPaid) count(dueOf(order) ? 'paid with a gift card in part' : 'paid with a gift card')
      else count('unpaid with a gift card')
    }
  for (const { isWrittenOff, isExtended } of world.model.giftCards.cards) {
    if (isWrittenOff) count('gift card lapsed')
    if (isExtended) count('gift card prolonged')
  }
  for (const { state, deliveries } of world.model.subscriptions.list) {
    count(`subscription ${state}`)
    for (const { isFirst, state: of, attempts } of deliveries) {
      if (isFirst) continue
      count(`renewal ${of}`)
      if (attempts) count('renewal declined')
    }
  }
}

type Count = (what: string) => void

async function playOne(world: World, step: Single, count: Count): Promise<void> {
  const { name, who, a, b } = step
  if (name === 'order') return playOrder(world, step, count)
  if (name === 'rivals') return playRivals(world, step, count)
  if (name === 'late') return playLate(world, step, count)
  if (name === 'outage') return playOutage(world, step, count)
  if (name === 'wallet') return playWallet(world, step, count)
  if (name === 'asked') return playAsked(world, step, count)
  if (name === 'renew') return playRenewal(world, step, count)
  if (name === 'mornings') return playMornings(world, step, count)
  if (name === 'days') {
    if (
      !(await passTime(world, pick([1, 2, 3, 8], a) * 24 * 60, {
        death: step.death,
        twoWorkers: b % 3 === 0,
      }))
    )
      return
  } else if (name === 'renewal') {
    if (!(await renewWhileChanging(world, a, pick(['end', 'pause', 'skip'] as const, b)))) return
  } else if (name === 'wait') {
    const minutes = 1 + (a % 25)
    world.store.clock.advance({ minutes })
    world.model.wait(minutes)
    await world.work(step.death)
  } else {
    const deed = await ACTS[name]?.(world, { who, a, b })
    if (!deed) return
    const outcome = await doIt(world, deed, step.death, count)
    expect(outcome, name).toBe(deed.expect(world.model))
    deed.done?.(outcome)
    if (deed.repeat && (a + b) % 3 === 0) {
      expect(await deed.repeat(a % 2 > 0), `${name} once more`).toBe(outcome)
      count('repeated')
    }
  }
  count(name)
  if (step.death) await finishCharges(world)
  await compareShopper(world, who)
  if (ABOUT_SUBSCRIPTIONS.has(name)) await compareSubscriptions(world)
  if (!TAKES_NO_PLACE.has(name)) await comparePlaces(world)
}

/** Two want to pay with the same gift card at once. */
async function playRivals(world: World, step: Single, count: Count): Promise<void> {
  const rivals = [step.who, (step.who + 1) % BALANCES.length]
  for (const [index, who] of rivals.entries()) {
    const its = { ...step, who, death: null }
    if (!world.model.shoppers[who]?.lines.size) await playOne(world, { ...its, name: 'add' }, count)
    await playOne(world, { ...its, name: 'giftCard' }, count)
    await playOne(world, { ...its, name: 'prepare' }, count)
    await playOne(world, { ...its, name: 'choose', a: index }, count)
  }
  const places = rivals.map((who): Single => ({ ...step, name: 'place', who, death: null }))
  await playTogether(world, places, count)
  count('rivals')
}

/** Somebody pays when nothing is held for them any more, and somebody else has spent the gift card by then. */
async function playLate(world: World, step: Single, count: Count): Promise<void> {
  const { who, a, b } = step
  const its = { ...step, death: null }
  const other = (who + 1) % BALANCES.length
  const saving = b % 2 ? 'bonuses' : 'code'
  const index = world.model.shoppers[who]?.orders.length
  await playOne(world, { ...its, name: saving, a: b }, count)
  await playOne(world, { ...its, name: 'giftCard' }, count)
  await playOrder(world, { ...its, b: 1 }, count)
  for (let waited = 0; waited < 2; waited++) await playOne(world, { ...its, name: 'wait', a: 24 }, count)
  if (a % 3) {
    await playOne(world, { ...its, who: other, name: 'add' }, count)
    await playOne(world, { ...its, who: other, name: 'giftCard' }, count)
    await playOrder(world, { ...its, who: other, a: 0, b: 2 }, count)
  }
  if (index !== undefined) await playOne(world, { ...step, name: 'pay', a: index }, count)
  count('late')
}

/** Somebody's bank asks whether it is them, and then anything may happen: they answer, or something else comes first. */
async function playAsked(world: World, step: Single, count: Count): Promise<void> {
  const { who, a, b } = step
  const its = { ...step, death: null }
  const index = world.model.shoppers[who]?.orders.length ?? 0
  await playOrder(world, { ...its, b: a }, count)
  await playOne(world, { ...its, name: 'payAsked', a: index }, count)
  if (b % 4 === 1)
    for (const after of [24, 24]) await playOne(world, { ...its, name: 'wait', a: after }, count)
  if (b % 4 === 2) await playOne(world, { ...its, name: 'cancel', a: index }, count)
  if (b % 4 === 3) await playOne(world, { ...its, name: 'pay', a: index }, count)
  // In a third of them nobody ever answers.
  const answer = pick(['answerBank', 'confirmAtBank', null], a + b)
  if (answer) await playOne(world, { ...step, name: answer, a: index }, count)
  count('asked')
}

/** Somebody orders and pays at PayPal or Revolut, and may call it off. Whoever dies does so of the payment. */
async function playWallet(world: World, step: Single, count: Count): Promise<void> {
  const { who, a, b } = step
  const its = { ...step, death: null }
  const index = world.model.shoppers[who]?.orders.length ?? 0
  await playOrder(world, { ...its, b: a }, count)
  await playOne(world, { ...step, name: pick(['payPal', 'revolut'], a), a: index }, count)
  if (b % 5 === 0) await playOne(world, { ...its, name: 'cancel', a: index }, count)
  if (b % 3 === 0) await playOne(world, { ...its, name: 'oldWebhooks' }, count)
  count('wallet')
}

/** What others do while the worker is away. */
const MEANWHILE = ['changeSubscription', 'pay', 'place', 'cancel', 'payDelivery', 'payAsked'] as const

/** Longer than that, and a delivery that is due meanwhile would be past. */
const LONGEST_AWAY = 54 * 60

/** The worker is away for about a day, or for two. */
async function playOutage(world: World, step: Single, count: Count): Promise<void> {
  const { a, b, death } = step
  const its = { ...step, death: null }
  if (a % 2) await playOne(world, { ...its, name: 'remind' }, count)
  // In half of them for so long that another try of a declined card is out of date, where there is one to come.
  const { now, subscriptions } = world.model
  const tries = subscriptions.list.flatMap(({ deliveries }) =>
    deliveries.flatMap(({ attempts, chargeAt }) => (attempts && chargeAt !== null ? [chargeAt] : [])),
  )
  const toTry = b % 2 && tries.length ? Math.min(...tries) + 25 * 60 - now : null
  const isMissed = toTry !== null && toTry > 0 && toTry <= LONGEST_AWAY
  const isOver = await withoutWorker(world, isMissed ? toTry : pick([20, 25, 31, 50], a + b) * 60, {
    diesFirst: !isMissed && (death !== null || b % 2 > 0),
    meanwhile: async () => {
      for (const name of new Set([pick(MEANWHILE, a), pick(MEANWHILE, b)]))
        await playOne(world, { ...its, name, b: name === 'changeSubscription' ? 0 : b }, count)
    },
  })
  if (isOver) count('outage')
}

/** To the next renewal: without it, few steps at random come so far. Whoever dies does so of the renewal. */
async function playRenewal(world: World, step: Single, count: Count): Promise<void> {
  const { a, b, death } = step
  if (!world.model.subscriptions.list.some(({ state }) => state === 'active'))
    await playOne(world, { ...step, name: 'subscribe', b: 0, death: null }, count)
  const { list } = world.model.subscriptions
  const declined = list.findIndex(({ deliveries }) =>
    deliveries.some(({ attempts, state }) => attempts > 0 && state === 'awaiting_payment'),
  )
  if (declined >= 0 && b % 2)
    await playOne(world, { ...step, name: 'cardChanges', a: declined, b: 0, death: null }, count)
  // A renewal takes more statements than anything else.
  const late = death && { ...death, at: death.at * 6 - (b % 6) }
  const passing = { death: late, twoWorkers: a % 3 === 0, isEnded: b % 3 === 0 }
  if (!(await passToRenewal(world, passing))) return
  count('renew')
  if (death) count('renew, to die')
}

/** Somebody subscribes for the morning, and staff close days around a delivery. */
async function playMornings(world: World, step: Single, count: Count): Promise<void> {
  const { who, a, b, death } = step
  const way = who + 1
  if (!world.model.subscriptions.list.some(isMorning))
    await playOne(world, { ...step, name: 'subscribe', a: way, b: 6 - way, death: null }, count)
  let left = death
  const isOver = await closeMornings(world, { a, b }, async (deed) => {
    expect(await doIt(world, deed, left, count), 'mornings').toBe(deed.expect(world.model))
    left = null
    await compareSubscriptions(world)
  })
  if (isOver) count('mornings')
}

/** All the way: without it, few steps at random make an order. Whoever dies does so with the last of it. */
async function playOrder(world: World, step: Single, count: Count): Promise<void> {
  const { who, b, death } = step
  if (!world.model.shoppers[who]?.lines.size)
    await playOne(world, { ...step, name: 'add', death: null }, count)
  await playOne(world, { ...step, name: 'prepare', death: null }, count)
  await playOne(world, { ...step, name: 'choose', a: b, death: null }, count)
  if (b % 3 === 0) await playOne(world, { ...step, name: 'giftCard', death: null }, count)
  await playOne(world, { ...step, name: 'place', death }, count)
}

/** Does it. If the process dies of it there is no answer, and it is done again. */
async function doIt({ process }: World, deed: Deed, death: Death | null, count: Count): Promise<Outcome> {
  if (!death) return deed.send(false)
  const first = await process.dies(death, () => deed.send(false))
  if (!first.died) return first.value
  count('died')
  return deed.send(true)
}

/**
 * At once whatever comes of it must be what would have come of it in some order. Each shopper does one thing, and so do the staff: of two
 * changes of theirs nobody could tell which was the last.
 */
async function playTogether(world: World, singles: Single[], count: Count): Promise<void> {
  const deeds: Deed[] = []
  const at = new Set<number | 'staff'>()
  for (const { name, who, a, b } of singles) {
    const by = Object.hasOwn(BY_STAFF, name) ? 'staff' : who
    if (at.has(by)) continue
    at.add(by)
    const deed = await ACTS[name]?.(world, { who, a, b })
    if (deed) deeds.push(deed)
  }
  if (deeds.length < 2) return
  const outcomes = await Promise.all(deeds.map((deed) => deed.send(false)))
  const possible = permutations([...deeds.keys()]).map((order) => {
    const tried = world.model.clone()
    const seen: Outcome[] = []
    for (const index of order) seen[index] = deeds[index]?.expect(tried) ?? ''
    return { tried, seen }
  })
  const fitting = possible.filter(({ seen }) => seen.every((outcome, index) => outcome === outcomes[index]))
  const names = singles.map(({ name }) => name).join(', ')
  const others = possible.map(({ seen }) => seen.join(', ')).join('; or ')
  expect(fitting.length, `${names} at once: ${outcomes.join(', ')}; not ${others}`).toBeGreaterThan(0)
  deeds.forEach((deed, index) => deed.done?.(outcomes[index] ?? ''))
  count('together')
  // Two orders may have the same outcomes and leave different things behind, as a declined card holds a place that was free by then.
  let wrong: unknown
  for (const { tried } of fitting) {
    world.model = tried
    wrong = await compareShop(world).catch((error: unknown) => error)
    if (!wrong) return
  }
  throw wrong
}

async function compareShop(world: World): Promise<void> {
  for (const who of BALANCES.keys()) await compareShopper(world, who)
  await comparePlaces(world)
}
