import { and, count, eq } from 'drizzle-orm'
import { MOST_GIFT_CARDS } from '../../../contract/types/field-rules.ts'
import type { GiftCardBalance } from '../../../contract/gift-card.ts'
import type { NotMade } from '../../../contract/types/outcome-codes.ts'
import { cartGiftCard, giftCard } from '../../db/schema.ts'
import { getCart, lockCart } from '../../cart/index.ts'
import { hashCode, giftCardBalance, isSpendable, lastDayOf } from '../../gift-cards/index.ts'
import type { GiftCardRow } from '../../gift-cards/index.ts'
import { countWrongCode, checkWrongCodeLimit } from '../../kernel/index.ts'
import type { LimitedCaller, Context, TransactionContext } from '../../kernel/index.ts'
import { findDraft, toOrder } from '../order.ts'
import type { Discount } from './discounts.ts'
import type { Owner } from '../../visitor/index.ts'

/** The same for unknown codes, voided cards and expired cards, so that guessing reveals nothing. */
export const NO_SUCH_CARD: NotMade = {
  code: 'gift_card_unknown',
  message:
    'There is no gift card with this code that can be spent. Check the code; it has sixteen characters.',
}
const EMPTY: NotMade = { code: 'gift_card_empty', message: 'Nothing is left on this gift card.' }
const TOO_MANY: NotMade = {
  code: 'gift_cards_too_many',
  message: `An order is paid with ${MOST_GIFT_CARDS} gift cards at most.`,
}
const NOT_FOR_GIFT_CARDS: NotMade = {
  code: 'gift_card_not_for_this',
  message: 'Gift cards do not pay for gift cards.',
}
const NOT_NEEDED: NotMade = {
  code: 'gift_card_not_needed',
  message: 'There is nothing left for this card to pay.',
}

/** The result of a change of the gift cards that pay. */
export type GiftCardDiscount = Omit<Discount, 'advice' | 'isForApp'>

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
  if (!same && (used?.cards ?? 0) >= MOST_GIFT_CARDS) return currentState(tx, owner, TOO_MANY)
  await tx.db.insert(cartGiftCard).values({ cartId, cardId: card.id }).onConflictDoNothing()
  const now = await currentState(tx, owner)
  const paysNothing = now.cart.gift_cards.find(({ id }) => id === card.id)?.amount === 0
  const onlyGiftCards = now.cart.positions.length > 0 && now.cart.gift_card_amount === 0
  const without = { cartId, cardId: card.id }
  if (onlyGiftCards) return removeFromCart(tx, owner, without, NOT_FOR_GIFT_CARDS)
  if (paysNothing) return removeFromCart(tx, owner, without, NOT_NEEDED)
  return now
}

/** Removes a gift card from the cart. Idempotent. */
export async function removeGiftCard(
  tx: TransactionContext,
  owner: Owner,
  cardId: string,
): Promise<GiftCardDiscount> {
  const { id: cartId } = await lockCart(tx, owner)
  return removeFromCart(tx, owner, { cartId, cardId })
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
  refusal?: NotMade,
): Promise<GiftCardDiscount> {
  await tx.db
    .delete(cartGiftCard)
    .where(and(eq(cartGiftCard.cartId, cartId), eq(cartGiftCard.cardId, cardId)))
  return currentState(tx, owner, refusal)
}

/** Returns the cart and the draft as they are now, and the refusal of the request if there is one. */
async function currentState(
  tx: TransactionContext,
  owner: Owner,
  refusal?: NotMade,
): Promise<GiftCardDiscount> {
  const draft = await findDraft(tx, owner)
  return {
    ...(refusal ? { success: false, ...refusal } : { success: true, message: '' }),
    order: draft ? await toOrder(tx, draft) : null,
    cart: await getCart(tx, owner),
  }
}
