import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Cart, PromoCode } from '../../contract/basket.ts'
import { cart, cartGiftCard, cartLine } from '../db/schema.ts'
import { cartContent } from './cart-positions.ts'
import { nextCartReminder } from './cart-reminder-time.ts'
import { toDate, pounds, sumOf, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import {
  recurringLineIn,
  CASHBACK_PERCENT,
  FIRST_BOUQUET_USED,
  firstBouquetDiscount,
  MIN_PAYMENT,
  goodsCost,
  priceOf,
  giftCardShares,
  subtractDiscount,
  evaluatePromoCode,
  subscriberDiscount,
} from '../loyalty/index.ts'
import type { Price, PriceParts, PromoResult } from '../loyalty/index.ts'
import { ownedBy, ownerOfRow } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import { giftCardsOfCart } from '../gift-cards/index.ts'
import type { SpendableCard } from '../gift-cards/index.ts'
import { unpaidOrderOf } from './unpaid-order.ts'

/** A cart with everything its price and its reminder depend on, except its lines. */
export type LoadedCart = typeof cart.$inferSelect & {
  hasGiftCards: boolean
  /** The owner's bonus balance in pence. */
  bonuses: number
  /** The e-mail address at which the guest agreed to marketing; null without consent. */
  guestConsent: string | null
}

// Subqueries, to save three queries at every change. Columns are written in full, because drizzle omits the
// table's name when it selects from one table.
const cartColumns = {
  ...getTableColumns(cart),
  hasGiftCards: sql<boolean>`exists (select from cart_gift_card where cart_gift_card.cart_id = cart.id)`,
  bonuses: sql<number>`coalesce(
    (select balance from bonus_entry where bonus_entry.user_id = cart.user_id order by bonus_entry.id desc limit 1), 0)`,
  guestConsent: sql<string | null>`(select offers_to from session where session.id = cart.session_id)`,
}

/** Returns the visitor's cart as the API shows it. A cart that does not exist yet is empty. */
export async function getCart(ctx: Context, owner: Owner): Promise<Cart> {
  return (await cartWithTerms(ctx, owner)).cart
}

/** Removes the lines, the discounts and the subscription of a cart whose order was placed. */
export async function emptyCart(tx: TransactionContext, cartId: string): Promise<void> {
  await tx.db.delete(cartLine).where(eq(cartLine.cartId, cartId))
  await tx.db.delete(cartGiftCard).where(eq(cartGiftCard.cartId, cartId))
  await tx.db
    .update(cart)
    .set({
      promoCode: null,
      bonusPercent: null,
      withSubscription: false,
      everyWeeks: null,
      firstBouquetPercent: null,
      remindAt: null,
      remindedAt: null,
    })
    .where(eq(cart.id, cartId))
}

/**
 * Returns the row of the visitor's cart, creates it if needed, and locks it until the transaction ends. The
 * no-op update on conflict takes the lock, so one statement is enough.
 */
export async function lockCart(ctx: Context, owner: Owner): Promise<LoadedCart> {
  const [row] = await ctx.db
    .insert(cart)
    .values({ ...owner, realId: `C${randomInt(1e9, 1e10)}`, updatedAt: toDate(ctx.clock.now()) })
    .onConflictDoUpdate({
      target: 'userId' in owner ? cart.userId : cart.sessionId,
      set: { realId: sql`${cart.realId}` },
    })
    .returning(cartColumns)
  if (!row) throw new Error('A cart that was made cannot be read')
  return row
}

/**
 * Runs `change` with the row of the visitor's cart locked, and sets the time of its reminder. Returns the
 * whole cart.
 */
export async function changeCart(
  ctx: Context,
  owner: Owner,
  change: (tx: TransactionContext, row: LoadedCart) => Promise<void>,
): Promise<Cart> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockCart(tx, owner)
    await change(tx, row)
    const content = await cartContent(tx, row.id)
    const [changed] = await tx.db
      .update(cart)
      .set({ updatedAt: toDate(ctx.clock.now()), ...nextCartReminder(ctx.clock, row, !content.lines.length) })
      .where(eq(cart.id, row.id))
      .returning(cartColumns)
    return (await pricedCart(tx, changed ?? row, content)).cart
  })
}

async function cartRow(ctx: Context, owner: Owner): Promise<LoadedCart> {
  const [found] = await ctx.db.select(cartColumns).from(cart).where(ownedBy(cart, owner))
  return found ?? lockCart(ctx, owner)
}

/** Returns the stored lines of a cart in insertion order. */
export function linesOf(ctx: Context, cartId: string) {
  return ctx.db.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.id))
}

/** What the price of a cart or of its order depends on, besides the positions. */
export type CartTerms = Pick<PriceParts, 'reduced' | 'promo' | 'bonusPercent' | 'bonuses'> & {
  /** The discount offered on the first bouquet, in per cent. */
  firstBouquetPercent: number | null
  /** The gift cards to pay with. */
  giftCards: SpendableCard[]
}

/**
 * Returns the visitor's cart with the terms of its price. Pass the row as `locked` if it is already loaded.
 */
export async function cartWithTerms(
  ctx: Context,
  owner: Owner,
  locked?: LoadedCart,
): Promise<{ cart: Cart; terms: CartTerms }> {
  const row = locked ?? (await cartRow(ctx, owner))
  return pricedCart(ctx, row, await cartContent(ctx, row.id))
}

async function pricedCart(
  ctx: Context,
  kept: LoadedCart,
  { lines, positions }: Awaited<ReturnType<typeof cartContent>>,
) {
  const row = { ...kept, firstBouquetPercent: await firstBouquetDiscount(ctx, kept) }
  const owner = ownerOfRow(row)
  const recurring = row.withSubscription ? recurringLineIn(lines, positions) : undefined
  const goods = goodsCost(positions)
  const { discount: reduced, promotion, price: priceAgain } = await subscriberDiscount(ctx, row, recurring)
  const terms: CartTerms = {
    reduced,
    promo: row.promoCode
      ? await evaluatePromoCode(ctx, row.promoCode, row.userId, subtractDiscount(goods, reduced))
      : null,
    bonusPercent: row.bonusPercent,
    bonuses: row.bonuses,
    firstBouquetPercent: recurring ? row.firstBouquetPercent : null,
    giftCards: row.hasGiftCards ? await giftCardsOfCart(ctx, row.id) : [],
  }
  // The prices include the service fee, so this is always 0. The API keeps the field.
  const serviceFee = 0
  const price = priceOf({ ...goods, serviceFee, delivery: 0, ...terms })
  const giftCards = giftCardShares(price, goods, terms.giftCards, recurring !== undefined)
  const giftCardAmount = sumOf(giftCards)
  const cart: Cart = {
    id: row.id,
    real_id: row.realId,
    positions,
    quantity: positions.reduce((sum, position) => sum + position.quantity, 0),
    positions_cost: goods.positionsCost,
    service_fee: serviceFee,
    discount: price.discount,
    total_cost: price.total,
    promotion,
    promo_code: toPromoCode(terms.promo, price),
    available_bonuses: terms.bonuses,
    used_bonus_amount: price.usedBonuses,
    bonus_percent: row.bonusPercent,
    gift_cards: giftCards.map(({ id, last4, amount }) => ({ id, last4, amount })),
    gift_card_amount: giftCardAmount,
    amount_due: price.total - giftCardAmount,
    with_subscription: row.withSubscription,
    every_weeks: row.withSubscription ? row.everyWeeks : null,
    recurring_line: recurring
      ? {
          product_id: recurring.product_id,
          position_slug: recurring.position_slug,
          title: recurring.offer_title,
          variant_title: recurring.variant_title,
          quantity: recurring.quantity,
          price: priceAgain,
          first_bouquet_message:
            kept.firstBouquetPercent !== null && row.firstBouquetPercent === null ? FIRST_BOUQUET_USED : null,
        }
      : null,
    bonuses_will_accrue: price.cashback,
    bonuses_will_accrue_text: accrualText(price.cashback, row.userId === null),
    bonuses_will_accrue_tooltip_text: `${CASHBACK_PERCENT}% of what you spend on flowers and gifts comes back as bonuses, one pound for each pound. They are visible in My Account once the order is delivered.`,
    unpaid_order: owner && !positions.length ? await unpaidOrderOf(ctx, owner) : null,
  }
  return { cart, terms }
}

/**
 * Returns a promo code as carts and orders show it. The message explains why it takes off less than expected,
 * if it does.
 */
export function toPromoCode(promo: PromoResult | null, price: Price): PromoCode | null {
  if (!promo) return null
  const why = price.isPromoLimited
    ? ` ${pounds(MIN_PAYMENT)} is left to pay: card providers take no less.`
    : ''
  return { code: promo.code, discount: price.promoDiscount, message: `${promo.message}${why}` }
}

/** Only accounts earn bonuses, so a guest is invited to sign in. Empty if nothing is earned. */
function accrualText(amount: number, isGuest: boolean): string {
  if (!amount) return ''
  if (isGuest) return `Sign in and this order earns ${pounds(amount)} in bonuses`
  return `You will earn ${pounds(amount)} in bonuses with this order`
}
