import { makeGiftCardCode, sendGiftCard } from '../../../store/notifications/gift-card-due.ts'
import { giftCardCode } from '../../../store/gift-cards/gift-card-code.ts'
import { CONTACT, createBuyer } from './checkout.ts'
import type { Buyer } from './checkout.ts'
import { doDue } from './due-work.ts'
import { TEST_AUTH } from '../processes/store.ts'
import type { TestStore } from '../processes/store.ts'

export const BY_EMAIL = 'LK-006002'
export const ON_PAPER = 'LK-006001'

/** Who the gift card of the tests is for, and from whom. */
export const FOR_IRIS = {
  recipient_name: 'Iris Green',
  recipient_email: 'iris@example.org',
  sender: 'Basil Ford',
}

/** The number of a product by its code. */
export async function productOf(store: TestStore, realId: string): Promise<number> {
  const { rows } = await store.db.$client.query('select id from product where real_id = $1', [realId])
  return rows[0].id
}

/** Puts a gift card by e-mail of so many pounds in the cart. */
export async function putEmailCard(
  store: TestStore,
  buyer: Buyer,
  pounds = 25,
  more: { gift_card?: object; gift_card_text?: string; quantity?: number } = {},
) {
  const id = await productOf(store, BY_EMAIL)
  return buyer.post(`/v1/basket/${id}/${pounds}-pounds`, {
    ...more,
    gift_card: { ...FOR_IRIS, ...more.gift_card },
  })
}

/** A gift card by e-mail that was ordered and, with `pays`, paid for. */
export async function boughtEmailCard(
  store: TestStore,
  pounds = 25,
  more: Parameters<typeof putEmailCard>[3] = {},
) {
  const buyer = createBuyer(store, await store.newSession())
  await putEmailCard(store, buyer, pounds, more)
  const { body } = await buyer.post('/v1/order/', {})
  await buyer.contact(CONTACT)
  await buyer.toPay(body.data.id)
  const intent = await buyer.intent(body.data.id)
  await buyer.pay(intent.id)
  return { buyer, id: body.data.id as string }
}

/** The codes of the gift cards of an order, once they are made. */
export async function codesOf(store: TestStore, orderId: string): Promise<string[]> {
  await doDue(makeGiftCardCode, store)
  const { rows } = await store.db.$client.query(
    'select id, nonce from gift_card where order_id = $1 order by place',
    [orderId],
  )
  return rows.map((row) => giftCardCode(TEST_AUTH.secret, row))
}

/** The code of a gift card of so many pounds that has gone out. */
export async function giftCardOf(store: TestStore, pounds = 25) {
  const { id, buyer } = await boughtEmailCard(store, pounds)
  const [code = ''] = await codesOf(store, id)
  await doDue(sendGiftCard, store)
  return { code, id, buyer }
}

/** What is left on a gift card, as its balance page shows it. */
export async function balanceOn(store: TestStore, code: string): Promise<number | undefined> {
  const { body } = await store.call('POST', '/v1/gift-card/balance/', { body: { code } })
  return body.data?.balance
}
