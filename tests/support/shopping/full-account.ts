import { inTransaction } from '../../../store/kernel/context.ts'
import { londonDate } from '../../../store/kernel/clock.ts'
import { moveOrder } from '../../../store/order/order-state.ts'
import { createSubscription } from '../../../store/subscription/delivery-subscription.ts'
import type { TestStore } from '../processes/store.ts'
import { register } from './account.ts'
import type { Account } from './account.ts'
import { CARDS, createBuyer, readyToPay } from './checkout.ts'
import { doWhatIsDue } from './due-work.ts'
import { boughtEmailCard, putEmailCard } from './gift-card.ts'
import { orderAskingRecipient } from './recipient-link.ts'

/** Somebody of whom the shop has all that it keeps of anybody. */
export async function fillAccount(store: TestStore, email: string): Promise<Account> {
  const query = async (text: string, values: unknown[] = []) =>
    (await store.db.$client.query(text, values)).rows
  const { buyer, id, intent } = await readyToPay(store, { gift_card_text: 'Words of a card' })
  await buyer.pay(intent.id, CARDS.pays)
  const account = await register(store, email, buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  await inTransaction(store, async (tx) => {
    for (const state of ['preparing', 'on_its_way', 'delivered'] as const) await moveOrder(tx, id, state)
  })
  const card = await boughtEmailCard(store, 25, { gift_card_text: 'Words for Iris' })
  const asked = await orderAskingRecipient(store)
  await query('update "order" set user_id = $1 where id = any($2)', [account.id, [card.id, asked.id]])
  const call = async (method: 'POST' | 'GET', path: string, body?: object) => {
    const answer = await account.call(method, path, body, method === 'POST' ? { key: path } : {})
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  }
  await call('POST', '/v1/user/events', {
    ...{
      occasion: 'birthday',
      date: '1990-05-10',
      title: 'Iris',
      recipient_name: 'Iris Green',
      lead_days: 7,
    },
  })
  await call('POST', '/v1/user/recipients/', {
    ...{ name: 'Iris Green', phone: '020 7946 0018', note: 'Iris, the blue door' },
    address: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' },
  })
  await call('POST', '/v1/forms/contact/', {
    ...{ name: 'Basil Ford', email, topic: 'other', message: 'Where is Iris?' },
  })
  await call('POST', `/v1/order/repeat/${id}`, {})
  await putEmailCard(store, createBuyer(store, account.session, account.token))
  const [any] = await query(
    'select variant.id, product_id, slug, delivery_window.id as window from variant, delivery_window limit 1',
  )
  await createSubscription(store, {
    ...{ userId: account.id, variantId: any.id, windowId: any.window, everyWeeks: 2, price: 3900 },
    shippingAddress: {
      postcode: 'N1 9GU',
      line1: '1 Caledonian Road',
      line2: null,
      city: 'London',
      zone: 'london',
    },
    recipient: { name: 'Iris Green', phone: '+442079460018', note: null, anonymous: false },
    nextDeliveryOn: londonDate(store.clock.now()).add({ days: 29 }).toString(),
  })
  const now = new Date(store.clock.now().epochMilliseconds)
  for (const [text, values] of [
    ['insert into muted_occasion (user_id, occasion) values ($1, $2)', [account.id, 'mothers_day']],
    [
      'insert into favorite (user_id, product_id, added_at) values ($1, $2, $3)',
      [account.id, any.product_id, now],
    ],
    [
      `insert into notification_setting (user_id, topic, channel, enabled, updated_at) values ($1, 'orders', 'sms', false, $2)`,
      [account.id, now],
    ],
    [
      `insert into search_history (session_id, phrase, searched_at) select id, 'roses for Iris', $2 from session where user_id = $1`,
      [account.id, now],
    ],
    [
      'update cart set promo_code = (select code from promo_code where user_id = $1 limit 1) where user_id = $1',
      [account.id],
    ],
    ['update session set offers_to = $2 where user_id = $1', [account.id, email]],
    [
      `insert into order_photo (order_id, photographer, jpeg, width, height, at) values ($1, 'courier', '\\x01', 1, 1, $2)`,
      [id, now],
    ],
    [
      'insert into partial_refund (id, order_id, amount, reason, requested_at) values (gen_random_uuid(), $1, 100, $2, $3)',
      [id, 'Iris', now],
    ],
    ['insert into order_access (order_id, user_id) values ($1, $2)', [id, account.id]],
    [
      'insert into promo_code_use (order_id, code, user_id, at) select $1, code, $2, $3 from promo_code where user_id = $2',
      [id, account.id, now],
    ],
    [
      `insert into form_file (submission_id, name, media_type, size, bytes, delete_after)
       select id, 'proof.png', 'image/png', 1, '\\x01', $1 from form_submission where fields ->> 'email' = $2`,
      [now, email],
    ],
  ] as const)
    await query(text, [...values])
  // What is on its way to somebody arrives.
  await doWhatIsDue(store)
  return account
}
