import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { BrowserWithoutScripts } from '../support/pages/browser-without-scripts.ts'
import {
  CARD,
  addToCart,
  chooseTime,
  giveAddress,
  giveRecipient,
  placeOrder,
  startCheckout,
} from '../support/shopping/order-by-forms.ts'
import { databasePid, removeDataFolder } from '../support/processes/own-postgres.ts'
import { startShopProcess } from '../support/processes/shop-process.ts'
import type { ShopProcess } from '../support/processes/shop-process.ts'

const DELIVERY = '/checkout/delivery-details'

const folder = join(inject('testServer').scratchFolder, 'killed')
let shop: ShopProcess
let shopper: BrowserWithoutScripts

/** A shop with a PostgreSQL of its own; a test goes on with what the last one restarted, data and all. */
beforeAll(async () => {
  shop = await startShopProcess({ DATA_DIR: folder })
})
beforeEach(() => {
  shopper = new BrowserWithoutScripts(() => shop.url)
  return () => shopper.close()
})
afterAll(async () => {
  // The last process to leave stops the database.
  await shop.stop()
  await removeDataFolder(folder)
})

async function killAndRestart({ database = false } = {}): Promise<void> {
  await shop.kill()
  if (database) await killDatabase()
  shop = await startShopProcess({ DATA_DIR: folder })
}

/** As when the machine loses its power: the database is not asked to stop either. */
async function killDatabase(): Promise<void> {
  process.kill(await databasePid(folder), 'SIGKILL')
}

async function addRoses(): Promise<string> {
  const listing = await (await fetch(`${shop.storeUrl}/v1/category/roses/?limit=1`)).json()
  const [product] = (listing as { data: { list: { id: number; position_slug: string; title: string }[] } })
    .data.list
  if (!product) throw new Error('There are no roses')
  await addToCart(shopper, product, { cardText: 'For the one who stays' })
  return product.title
}

const isChecked = (html: string, slot: string) =>
  [...html.matchAll(/<input[^>]*name="slot"[^>]*>/g)].some(
    ([tag]) => tag.includes(`value="${slot}"`) && tag.includes('checked'),
  )

test(
  'whatever was acknowledged on the way to an order is there after the machine has lost its power',
  { timeout: 240_000 },
  async () => {
    const power = { database: true }
    const title = await addRoses()
    await killAndRestart(power)
    const cart = (await shopper.get('/cart')).html
    expect(cart).toContain(title)
    expect(cart).toContain('For the one who stays')

    await startCheckout(shopper)
    await giveAddress(shopper)
    const slot = await chooseTime(shopper)
    await killAndRestart(power)
    const held = (await shopper.get(DELIVERY)).html
    expect(held).toContain('1 Caledonian Road')
    expect(held).toContain('Held for you until')
    expect(isChecked(held, slot)).toBe(true)

    await giveRecipient(shopper)
    const id = await placeOrder(shopper)
    await killAndRestart(power)
    const order = (await shopper.get(`/order/${id}`)).html
    expect(order).toContain('Ordered, not paid yet')
    expect(order).toContain(title)
    expect(order).toContain('Iris Green')
    expect((await shopper.get('/cart')).html).toContain('Your order is waiting for payment')

    const paid = await shopper.post(`/payment/stripe/${id}`, CARD)
    expect(paid).toMatchObject({ status: 303, location: `/order/${id}` })
    await killAndRestart(power)
    expect((await shopper.get(`/order/${id}`)).html).toContain('Thank you for your order')
  },
)

// Each step between charge and commit is killed at by name in store/payment/charge.store.test.ts; here the whole shop is.
test.each([0, 60])(
  'an order is paid or payable, and never twice, when the shop is killed %d ms after the payment was sent',
  async (ms) => {
    await addRoses()
    await startCheckout(shopper)
    await giveAddress(shopper)
    await chooseTime(shopper)
    await giveRecipient(shopper)
    const id = await placeOrder(shopper)

    const answer = shopper.post(`/payment/stripe/${id}`, CARD).catch(() => undefined)
    await pause(ms)
    await killAndRestart()

    const acknowledged = (await answer)?.location === `/order/${id}`
    const order = (await shopper.get(`/order/${id}`)).html
    const paid = order.includes('Thank you for your order')
    if (acknowledged) expect(paid).toBe(true)
    if (!paid) expect(order).toContain('Ordered, not paid yet')
    // Who saw no answer sends the form again, whatever became of the first.
    expect(await shopper.post(`/payment/stripe/${id}`, CARD)).toMatchObject({
      status: 303,
      location: `/order/${id}`,
    })
    expect((await shopper.get(`/order/${id}`)).html).toContain('Thank you for your order')
    // Paid means paid: asked again, the shop leads to the order and takes no card.
    expect(await shopper.get(`/payment/stripe/${id}`)).toMatchObject({
      status: 302,
      location: `/order/${id}`,
    })
    expect(await timesPaid(id)).toBe(1)
    console.log(`killed ${ms} ms after the payment was sent: acknowledged ${acknowledged}, paid ${paid}`)
  },
)

/** How often an order became paid, as the store has it. */
async function timesPaid(id: string): Promise<number> {
  const token = shopper.cookies.get('session_token') ?? ''
  const answer = await fetch(`${shop.storeUrl}/v1/order/${id}/`, { headers: { 'x-session-token': token } })
  const { data } = (await answer.json()) as { data: { timeline: { state: string }[] } }
  return data.timeline.filter(({ state }) => state === 'paid').length
}
