import { and, count, eq } from 'drizzle-orm'
import type { Cart } from '../../../contract/basket.ts'
import { MOST_GIFT_CARDS } from '../../../contract/types/field-rules.ts'
import type { Order } from '../../../contract/order.ts'
import type { GiftCardBalance } from '../../../contract/gift-card.ts'
import { cartGiftCard, giftCard } from '../../db/schema.ts'
import { getCart, lockCart } from '../../cart/index.ts'
import { hashCode, giftCardBalance, isSpendable, lastDayOf } from '../../gift-cards/index.ts'
import type { GiftCardRow } from '../../gift-cards/index.ts'
import { countWrongCode, checkWrongCodeLimit } from '../../kernel/index.ts'
import type { LimitedCaller, Context, TransactionContext } from '../../kernel/index.ts'
import { findDraft, toOrder } from '../order.ts'
import type { Owner } from '../../visitor/index.ts'

/** One message for unknown codes, voided cards and expired cards, so that guessing reveals nothing. */
export const NO_SUCH_CARD =
  'There is no gift card with this code that can be spent. Check the code; it has sixteen characters.'
const EMPTY = 'Nothing is left on this gift card.'

export type GiftCardDiscount = { success: boolean; message: string; order: Order | null; cart: Cart }

/**
 * Adds a gift card to the visitor's cart. It is spent when the order is placed. Throws 429 for a requester
 * who guesses codes.
 */
export async function applyGiftCard(
  tx: TransactionContext,
  owner: Owner,
  typed: string,
  guesser: LimitedCaller,
): Promise<GiftCardDiscount> {
  const { id: cartId } = await lockCart(tx, owner)
  const card = await findSpendableCard(tx, typed, guesser)
  if (!card) return currentState(tx, owner, NO_SUCH_CARD)
  if (!(await giftCardBalance(tx, card.id))) return currentState(tx, owner, EMPTY)
  const [used] = await tx.db
    .select({ cards: count() })
    .from(cartGiftCard)
    .where(eq(cartGiftCard.cartId, cartId))
  const [same] = await tx.db
    .select({ cardId: cartGiftCard.cardId })
    .from(cartGiftCard)
    .where(and(eq(cartGiftCard.cartId, cartId), eq(cartGiftCard.cardId, card.id)))
  if (!same && (used?.cards ?? 0) >= MOST_GIFT_CARDS)
    return currentState(tx, owner, `An order is paid with ${MOST_GIFT_CARDS} gift cards at most.`)
  await tx.db.insert(cartGiftCard).values({ cartId, cardId: card.id }).onConflictDoNothing()
  const now = await currentState(tx, owner, '')
  const paysNothing = now.cart.gift_cards.find(({ id }) => id === card.id)?.amount === 0
  const onlyGiftCards = now.cart.positions.length > 0 && now.cart.gift_card_amount === 0
  const without = { cartId, cardId: card.id }
  if (onlyGiftCards) return removeFromCart(tx, owner, without, 'Gift cards do not pay for gift cards.')
  if (paysNothing) return removeFromCart(tx, owner, without, 'There is nothing left for this card to pay.')
  return now
}

/** Removes a gift card from the cart. Idempotent. */
export async function removeGiftCard(
  tx: TransactionContext,
  owner: Owner,
  cardId: string,
): Promise<GiftCardDiscount> {
  const { id: cartId } = await lockCart(tx, owner)
  return removeFromCart(tx, owner, { cartId, cardId }, '')
}

/**
 * Returns the balance of a gift card; undefined when the code cannot be spent. Throws 429 for a requester who
 * guesses codes.
 */
export async function balanceByCode(
  tx: TransactionContext,
  typed: string,
  guesser: LimitedCaller,
): Promise<GiftCardBalance | undefined> {
  const card = await findSpendableCard(tx, typed, guesser)
  return card && toBalance(tx, card)
}

async function toBalance(ctx: Context, card: GiftCardRow): Promise<GiftCardBalance> {
  return {
    last4: card.last4 ?? '',
    balance: await giftCardBalance(ctx, card.id),
    amount: card.amount,
    expires_on: lastDayOf(card).toString(),
  }
}

async function findSpendableCard(
  tx: TransactionContext,
  typed: string,
  guesser: LimitedCaller,
): Promise<GiftCardRow | undefined> {
  await checkWrongCodeLimit(tx, guesser, 'wrong gift card')
  const [card] = await tx.db
    .select()
    .from(giftCard)
    .where(eq(giftCard.codeHash, hashCode(typed)))
  if (card && isSpendable(tx.clock, card)) return card
  await countWrongCode(tx, guesser, 'wrong gift card')
  return undefined
}

async function removeFromCart(
  tx: TransactionContext,
  owner: Owner,
  { cartId, cardId }: { cartId: string; cardId: string },
  message: string,
): Promise<GiftCardDiscount> {
  await tx.db
    .delete(cartGiftCard)
    .where(and(eq(cartGiftCard.cartId, cartId), eq(cartGiftCard.cardId, cardId)))
  return currentState(tx, owner, message)
}

/** Returns the cart and the draft as they are now. A message means that the request was refused. */
async function currentState(
  tx: TransactionContext,
  owner: Owner,
  message: string,
): Promise<GiftCardDiscount> {
  const draft = await findDraft(tx, owner)
  return {
    success: message === '',
    message,
    order: draft ? await toOrder(tx, draft) : null,
    cart: await getCart(tx, owner),
  }
}
