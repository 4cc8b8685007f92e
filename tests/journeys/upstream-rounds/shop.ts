import { randomUUID } from 'node:crypto'
import { register } from '../../support/shopping/account.ts'
import type { Account } from '../../support/shopping/account.ts'
import { createBuyer, firstOpen, readyToOrder } from '../../support/shopping/checkout.ts'
import type { Buyer } from '../../support/shopping/checkout.ts'
import type { TestStore } from '../../support/processes/store.ts'
import type { Visitor } from './rounds.ts'

/** The shop whose rounds are counted: its store, asked past the counter, and what signs the links of its e-mails. */
export type CountedShop = { store: TestStore; databaseUrl: string; secret: string }

export const newEmail = () => `rounds-${randomUUID()}@example.org`

/** Makes something when it is first asked for, and answers with the same from then on. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** As the gateway takes it. */
export type Line = { productId: string; variantSlug: string }

/** A bouquet that the shop sells. */
export async function rosesOf(store: Pick<TestStore, 'get'>): Promise<Line> {
  const { body } = await store.get('/v1/category/roses/?limit=1')
  const [{ id, position_slug: variantSlug }] = body.data.list
  return { productId: String(id), variantSlug }
}

/** A guest with a session of their own. */
export async function newGuest(store: TestStore): Promise<{ visitor: Visitor; buyer: Buyer }> {
  const session = await store.newSession()
  return { visitor: { session }, buyer: createBuyer(store, session) }
}

/** Somebody who is signed in and has said their name. */
export async function newAccount(store: TestStore) {
  const email = newEmail()
  const account = await register(store, email)
  return { ...asVisitor(account), account, email }
}

/** The cookies and the calls of an account. */
export const asVisitor = ({ session, token }: Account) => ({
  visitor: { session, token } as Visitor,
})

/** Puts a bouquet in somebody's cart. */
export async function fillCart({ store }: CountedShop, buyer: Buyer): Promise<Line> {
  const line = await rosesOf(store)
  await buyer.post(`/v1/basket/${line.productId}/${line.variantSlug}`, {})
  return line
}

/** A guest with a bouquet in the cart. */
export async function guestWithCart(shop: CountedShop) {
  const guest = await newGuest(shop.store)
  return { ...guest, line: await fillCart(shop, guest.buyer) }
}

/** A guest with a draft of an order of which nothing is known yet. */
export async function guestWithDraft(shop: CountedShop) {
  const guest = await guestWithCart(shop)
  const { body } = await guest.buyer.post('/v1/order/', {})
  return { ...guest, id: body.data.id as string }
}

/** A guest whose draft lacks nothing. */
export async function guestReadyToOrder({ store }: CountedShop) {
  const { buyer, id } = await readyToOrder(store)
  return { visitor: { session: buyer.session } as Visitor, buyer, id }
}

/** A guest whose order waits for its payment. */
export async function guestReadyToPay(shop: CountedShop) {
  const ready = await guestReadyToOrder(shop)
  const { body } = await ready.buyer.toPay(ready.id)
  if (!body.success) throw new Error(body.message)
  return ready
}

/** Has an account order a bouquet; answers with the number of the order, which waits for its payment. */
export async function orderAs(shop: CountedShop, { session, token }: Account): Promise<string> {
  const buyer = createBuyer(shop.store, session, token)
  await fillCart(shop, buyer)
  const { id } = (await buyer.post('/v1/order/', {})).body.data
  await buyer.address()
  await buyer.recipient()
  await buyer.contact()
  const { date, interval } = firstOpen(await buyer.intervals())
  await buyer.choose(date, interval.id)
  const { body } = await buyer.toPay(id)
  if (!body.success) throw new Error(body.message)
  return id
}
