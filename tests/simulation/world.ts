import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Temporal } from 'temporal-polyfill'
import { expect } from 'vitest'
import { addBonusEntry } from '../../store/loyalty/bonuses.ts'
import { inTransaction } from '../../store/kernel/context.ts'
import { londonDate, toDate } from '../../store/kernel/clock.ts'
import { authToken, giftCard, giftCardEntry, session as sessionTable, user } from '../../store/db/schema.ts'
import { giftCardCode, hashCode, last4Of, newNonce } from '../../store/gift-cards/gift-card-code.ts'
import { SESSION_DAYS, hashToken, newToken } from '../../store/visitor/session.ts'
import { writeReminder } from '../../store/notifications/reminders.ts'
import { withdrawOutdated } from '../../store/notifications/withdraw-outdated.ts'
import type { MessageProviders, OutgoingMessage } from '../../store/outbox/providers/message-provider.ts'
import { sendMessage } from '../../store/outbox/send-message.ts'
import { TEST_AUTH, startTestStore } from '../support/processes/store.ts'
import type { TestStore } from '../support/processes/store.ts'
import { PERSON } from '../support/shopping/account.ts'
import type { Account } from '../support/shopping/account.ts'
import { setPrice } from '../support/shopping/change-price.ts'
import { fakePaypal, fakeRevolut } from '../support/stand-ins/fake-providers.ts'
import type { FakeProvider } from '../support/stand-ins/fake-providers.ts'
import { createBuyer } from '../support/shopping/checkout.ts'
import type { Buyer } from '../support/shopping/checkout.ts'
import { makeCode } from '../support/shopping/crowd.ts'
import { boughtEmailCard } from '../support/shopping/gift-card.ts'
import { setCapacity } from '../support/shopping/slot-capacity.ts'
import { doDue, doWhatIsDue } from '../support/shopping/due-work.ts'
import { createSubscriber } from '../support/shopping/subscriber.ts'
import type { Subscriber } from '../support/shopping/subscriber.ts'
import { DIED, dyingProcess } from './dying-process.ts'
import type { Death, DyingProcess } from './dying-process.ts'
import { newCard } from './gift-card-model.ts'
import { DAY, START } from './model-time.ts'
import { ShopModel } from './shop-model.ts'
import type { Code } from './shop-model.ts'

const PLACES = 2
/** Three shoppers: a guest, and two with bonuses, in pence. */
export const BALANCES = [null, 1_500, 9_000]

/** What staff call a day that they close. */
export const CLOSED = 'Staff outing'

/** Who subscribes to flowers. They do nothing else. */
const SUBSCRIBERS = 2

/** Gift cards that are there from the beginning: what is on them in pence, and after how many minutes they lapse. */
const GIFT_CARDS = [
  { amount: 2_500, until: 60 * 24 * 365 },
  { amount: 6_000, until: 60 * 24 * 365 },
  { amount: 1_500, until: 45 },
]

/** The shop that all runs of a simulation use one after another, and what staff sell in it. */
export type SimulatedShop = {
  store: TestStore
  /** The local servers of other providers than the sandbox's bank, which takes the cards. */
  wallets: Record<'paypal' | 'revolut', FakeProvider>
  stop: () => Promise<void>
  process: DyingProcess
  products: { id: number; slug: string; price: number }[]
  windows: { id: number; price: number }[]
  /** How often each message was handed to its carrier, by its id. */
  posted: Map<string, number>
  /** The London civil date of that. */
  postedOn: Map<string, Temporal.PlainDate>
  /** Sets what a product and its variants cost, in pence. */
  setPrice: (product: number, pence: number) => Promise<void>
  /** Does what is due, as a worker, and sends the messages. It may die on the way; then another one does the rest. */
  work: (death: Death | null) => Promise<void>
  /** Does what is due, as a worker that dies before it sends any message. */
  workUnsent: () => Promise<void>
  /** The number of the next run. */
  nextRun: () => number
  /** An order in which gift cards were bought long ago. */
  boughtIn: string
}

/** What a run has to do with. Shoppers are known by their number in `BALANCES`. */
export type World = SimulatedShop & {
  run: number
  model: ShopModel
  buyers: Buyer[]
  /** The gift cards of the run, in the order of those of the model. */
  cards: { id: string; code: string }[]
  /** The orders in which gift cards were bought, and who did. */
  purchases: { id: string; buyer: Buyer }[]
  subscribers: Subscriber[]
  /** The numbers of the subscriptions, in the order of those of the model. */
  subscriptionIds: string[]
  /** The orders of each shopper, in the order of those of the model. */
  orderIds: string[][]
  /** A key that no change has had. */
  newKey: () => string
}

/** The numbers of all orders of a run. */
export async function allOrders({ store, orderIds, purchases, subscribers }: World): Promise<string[]> {
  const { rows } = await store.db.$client.query<{ id: string }>(
    `select id from "order" where user_id = any($1) and state <> 'draft'`,
    [subscribers.map(({ account }) => account.id)],
  )
  return [...orderIds.flat(), ...purchases.map(({ id }) => id), ...rows.map(({ id }) => id)]
}

/** Prints the faults of the store with what caused them, but for those of a process that is not there any more. */
const FAULTS = pino(
  { level: 'error' },
  {
    write: (line) => {
      if (!line.includes(DIED)) console.error(line)
    },
  },
)

/**
 * Starts the shop of a simulation. Its database is in memory where it can be and waits for no disk: what dies in a run are processes of the
 * shop, never PostgreSQL (`npm run test:faults` kills that).
 */
export async function startSimulatedShop(): Promise<SimulatedShop> {
  const wallets = { paypal: await fakePaypal(), revolut: await fakeRevolut() }
  const accounts = { ...wallets.paypal.accounts, ...wallets.revolut.accounts }
  const store = await startTestStore({ logger: FAULTS, accounts })
  const process = dyingProcess(store.db)
  const { body } = await store.get('/v1/category/roses/?limit=3')
  const products = body.data.list.map((entry: { id: number; position_slug: string; price: number }) => ({
    id: entry.id,
    slug: entry.position_slug,
    price: entry.price,
  }))
  const { rows } = await store.db.$client.query<{ id: number; price: number }>(
    `select id, price from delivery_window where zone = 'london' and outward_codes is null order by price desc`,
  )
  const windows = [rows.at(0), rows.at(-1)].filter((window) => window !== undefined)
  const posted = new Map<string, number>()
  const postedOn = new Map<string, Temporal.PlainDate>()
  const send = async ({ id }: OutgoingMessage) => {
    posted.set(id, (posted.get(id) ?? 0) + 1)
    postedOn.set(id, londonDate(store.clock.now()))
  }
  const providers: MessageProviders = { email: { send }, sms: { send }, whatsapp: { send } }
  const mail = sendMessage({ providers, eraseSecrets: false }, withdrawOutdated)
  const doAll = async () => {
    await doWhatIsDue(store)
    await doDue(mail, store)
    // What is withdrawn is written anew.
    await doDue(writeReminder, store)
    await doDue(mail, store)
  }
  const { id: boughtIn } = await boughtEmailCard(store)
  await doAll()
  let runs = 0
  return {
    store,
    wallets,
    stop: async () => {
      await store.stop()
      for (const { upstream } of Object.values(wallets)) await upstream.stop()
    },
    process,
    products,
    windows,
    posted,
    postedOn,
    workUnsent: () => doWhatIsDue(store),
    setPrice: (product, pence) =>
      setPrice(
        async (text, values) =>
          expect((await store.db.$client.query(text, values)).rowCount).toBeGreaterThan(0),
        product,
        pence,
      ),
    work: async (death) => {
      if (death) await process.dies(death, doAll).catch(() => {})
      await doAll()
    },
    nextRun: () => ++runs,
    boughtIn,
  }
}

/**
 * Somebody with an account and so many pence of bonuses, who has signed in. The rows are those that signing in by a code and giving a
 * name leave: no run is about that, and it took a tenth of one.
 */
async function signedIn(store: TestStore, email: string, balance: number): Promise<Account> {
  const [token, session] = [newToken(), newToken()]
  const { clock } = store
  const createdAt = toDate(clock.now())
  const expiresAt = toDate(clock.now().add({ hours: 24 * SESSION_DAYS }))
  const id = await inTransaction(store, async (tx) => {
    const [made] = await tx.db
      .insert(user)
      .values({
        ...{ name: PERSON.name, email, emailVerified: true },
        ...{ registeredAt: createdAt, createdAt, updatedAt: createdAt },
      })
      .returning({ id: user.id })
    const userId = made?.id ?? ''
    await tx.db.insert(sessionTable).values({ tokenHash: hashToken(session), userId, createdAt, expiresAt })
    await tx.db.insert(authToken).values({ tokenHash: hashToken(token), userId, createdAt, expiresAt })
    if (balance) await addBonusEntry(tx, { userId, kind: 'gift', amount: balance })
    return userId
  })
  const call: Account['call'] = (method, path, body, more = {}) =>
    store.call(method, path, { session, auth: token, ...(body !== undefined && { body }), ...more })
  return { id, session, token, isNew: true, call, get: (path) => call('GET', path) }
}

/** The clock goes back for every run: subscriptions of the last one would be renewed in the next. */
async function endSubscriptions({ db }: TestStore): Promise<void> {
  await db.$client.query('update subscription_period set charge_at = null where charge_at is not null')
  await db.$client.query(
    `update delivery_subscription set state = 'cancelled', paused_until = null, next_delivery_on = null,
       notice_at = null, renew_at = null, moved_to = null, moved_window_id = null,
       announced_for = null, announced_price = null, announced_delivery_price = null
     where state <> 'cancelled'`,
  )
}

/** Makes the gift cards of a run, as if each had been bought long ago and had been printed. */
async function makeGiftCards({ store, boughtIn }: SimulatedShop, run: number): Promise<World['cards']> {
  const [like] = await store.db.select().from(giftCard).where(eq(giftCard.orderId, boughtIn))
  if (!like) throw new Error('There is no gift card to go by')
  const made = GIFT_CARDS.map(({ amount, until }, index) => {
    const card = { id: randomUUID(), nonce: newNonce() }
    const code = giftCardCode(TEST_AUTH.secret, card)
    return {
      code,
      row: {
        ...{ ...card, amount, orderId: boughtIn, place: run * GIFT_CARDS.length + index },
        ...{ codeHash: hashCode(code), last4: last4Of(code), sentBy: 'paper' as const },
        ...{ title: like.title, image: like.image, createdAt: like.createdAt },
        expiresAt: toDate(store.clock.now().add({ minutes: until })),
      },
    }
  })
  await store.db.insert(giftCard).values(made.map(({ row }) => row))
  await store.db.insert(giftCardEntry).values(
    made.map(({ row: { id, amount, createdAt } }) => ({
      ...{ cardId: id, kind: 'issued' as const, reference: boughtIn },
      ...{ amount, balance: amount, at: createdAt },
    })),
  )
  return made.map(({ row, code }) => ({ id: row.id, code }))
}

/**
 * A shop as every run finds it: the same morning, the usual prices, codes that nobody has used, gift cards, two places in each of two
 * windows.
 */
export async function newWorld(shop: SimulatedShop): Promise<World> {
  const { store, products, windows } = shop
  const run = shop.nextRun()
  store.clock.set(START)
  const fresh = { ended: false, uses: 0, minimum: 0, limit: null }
  const codes: Code[] = [
    { ...fresh, code: `TENTH${run}`, kind: 'percent', value: 10 },
    { ...fresh, code: `SEVEN${run}`, kind: 'fixed', value: 700, minimum: 6_000 },
    { ...fresh, code: `DOOR${run}`, kind: 'free_delivery', value: 0 },
    { ...fresh, code: `ONCE${run}`, kind: 'percent', value: 50, limit: 1 },
  ]
  for (const { code, kind, value, minimum, limit } of codes)
    await makeCode(store, code, { kind, value, minimum, limit_total: limit })
  const { rows: others } = await store.db.$client.query<{ id: number }>(
    `select id from product join unnest($1::int[], $2::int[]) as usual (id, price) using (id)
     where product.price <> usual.price`,
    [products.map(({ id }) => id), products.map(({ price }) => price)],
  )
  for (const { id, price } of products)
    if (others.some((other) => other.id === id)) await shop.setPrice(id, price)
  await store.db.$client.query('delete from slot_hold')
  await store.db.$client.query('delete from important_date')
  await store.db.$client.query('delete from closing_day where name = $1', [CLOSED])
  await endSubscriptions(store)
  for (const { id } of windows) await setCapacity(store, id, DAY, PLACES)
  const buyers: Buyer[] = []
  for (const [index, balance] of BALANCES.entries()) {
    const account =
      balance === null ? null : await signedIn(store, `model-${run}-${index}@example.org`, balance)
    buyers.push(createBuyer(store, account?.session ?? (await store.newSession()), account?.token))
  }
  const subscribers: Subscriber[] = []
  for (let n = 0; n < SUBSCRIBERS; n++)
    subscribers.push(createSubscriber(await signedIn(store, `subscriber-${run}-${n}@example.org`, 0)))
  const cards = await makeGiftCards(shop, run)
  const model = new ShopModel(
    products.map(({ price }) => price),
    windows.map(({ price }) => ({ price, places: PLACES })),
    codes,
    BALANCES,
    GIFT_CARDS.map(({ amount, until }) => newCard(amount, until)),
  )
  let keys = 0
  return {
    ...{ ...shop, run, model, buyers, cards },
    ...{ orderIds: BALANCES.map(() => []), purchases: [], subscribers, subscriptionIds: [] },
    newKey: () => `run-${run}-${++keys}`,
  }
}
