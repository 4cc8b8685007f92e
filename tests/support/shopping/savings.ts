import { randomUUID } from 'node:crypto'
import { giftCardCode, hashCode, last4Of } from '../../../store/gift-cards/gift-card-code.ts'
import { query } from '../processes/test-server.ts'

/** Twenty pounds to pay with, for who has an address. */
export async function giveBonuses(databaseUrl: string, email: string): Promise<void> {
  await query(
    databaseUrl,
    `insert into bonus_entry (user_id, kind, amount, balance, at)
     select id, 'gift', 2000, 2000, now() from "user" where email = $1`,
    [email],
  )
}

/** Makes a code that takes a pound off anything; once. */
export async function makePoundOff(databaseUrl: string, code: string): Promise<string> {
  await query(
    databaseUrl,
    `insert into promo_code (code, kind, value, title, starts_at, created_at)
     values ($1, 'fixed', 100, 'A pound off', '2026-01-01', '2026-01-01') on conflict do nothing`,
    [code],
  )
  return code
}

/** Gives a code that takes a pound off anything to the account with an address. */
export async function givePoundOff(databaseUrl: string, code: string, email: string): Promise<void> {
  await query(
    databaseUrl,
    `insert into promo_code (code, kind, value, title, user_id, starts_at, created_at)
     select $1, 'fixed', 100, 'A pound off', id, '2026-01-01', '2026-01-01' from "user" where email = $2`,
    [code, email],
  )
}

/** Issues a gift card on paper of ten pounds that was bought in an order. Answers with its code. */
export async function issueTenPounds(databaseUrl: string, orderId: string): Promise<string> {
  const card = { id: randomUUID(), nonce: 'a test' }
  const code = giftCardCode('a test', card)
  await query(
    databaseUrl,
    `with card as (
       insert into gift_card (id, order_id, place, nonce, code_hash, last4, amount, sent_by, title, image, expires_at, created_at)
       values ($1, $2, 0, $3, $4, $5, 1000, 'paper', 'Gift Card', '{}', now() + interval '1 year', '2026-01-01') returning id)
     insert into gift_card_entry (card_id, kind, reference, amount, balance, at)
     select id, 'issued', $2, 1000, 1000, '2026-01-01' from card`,
    [card.id, orderId, card.nonce, hashCode(code), last4Of(code)],
  )
  return code
}

/** The page of the gift card that goes out by e-mail. */
export async function emailCardPath(databaseUrl: string): Promise<string> {
  const [card] = await query(databaseUrl, `select id from product where gift_card_by = 'email'`)
  return `/product/${card?.id}`
}
