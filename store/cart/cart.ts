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

/** A cart with what its price and its reminder depend on besides its lines. */
export type LoadedCart = typeof cart.$inferSelect & {
  hasGiftCards: boolean
  /** Pence of bonuses its owner has. */
  bonuses: number
  /** Where the guest who owns it wants offers. */
  guestConsent: string | null
}

// With the row: each of them would be a question of its own, at every change. Columns are named in full: drizzle leaves
// out the table's name where it selects from one.
const cartColumns = {
  ...getTableColumns(cart),
  hasGiftCards: sql<boolean>`exists (select from cart_gift_card where cart_gift_card.cart_id = cart.id)`,
  bonuses: sql<number>`coalesce(
    (select balance from bonus_entry where bonus_entry.user_id = cart.user_id order by bonus_entry.id desc limit 1), 0)`,
  guestConsent: sql<string | null>`(select offers_to from session where session.id = cart.session_id)`,
}

/** The cart of a visitor as the shopper sees it; one that was never filled is empty. */
export async function getCart(ctx: Context, owner: Owner): Promise<Cart> {
  return (await cartWithTerms(ctx, owner)).cart
}

/** Takes everything out: what an order has been made of is no longer in the cart, nor is what made it cheaper. */
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
 * The row of a visitor's cart, made when there is none, and locked until the transaction ends: changes to one cart take
 * turns. A row that is there is written as it is, which locks it: one statement does for both.
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

/** Changes a visitor's cart by `change`, with its row locked. Answers with the whole cart. */
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

/** The lines of a cart as they are kept, in the order they were put in. */
export function linesOf(ctx: Context, cartId: string) {
  return ctx.db.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.id))
}

/** What the price of a cart, and of the order made of it, depends on besides its positions. */
export type CartTerms = Pick<PriceParts, 'reduced' | 'promo' | 'bonusPercent' | 'bonuses'> & {
  /** What the first bouquet of the subscription was offered with. */
  firstBouquetPercent: number | null
  /** The gift cards that pay, as far as they go. */
  giftCards: SpendableCard[]
}

/** The cart with the terms its price was made by. `locked` is its row where that is known. */
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
  // Prices are all-in: the fee is in them, and this stays what it says.
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
    promo_code: shownPromo(terms.promo, price),
    available_bonuses: terms.bonuses,
    used_bonus_amount: price.usedBonuses,
    bonus_percent: row.bonusPercent,
    gift_cards: giftCards.map(({ id, last4, amount }) => ({ id, last4, amount })),
    gift_card_amount: giftCardAmount,
    amount_due: price.total - giftCardAmount,
    with_subscription: row.withSubscription,
    every_weeks: row.everyWeeks,
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

/** A code as it is shown on a cart or an order, with why it takes off no more where that is not plain. */
export function shownPromo(promo: PromoResult | null, price: Price): PromoCode | null {
  if (!promo) return null
  const why = price.isPromoLimited
    ? ` ${pounds(MIN_PAYMENT)} is left to pay: card providers take no less.`
    : ''
  return { code: promo.code, discount: price.promoDiscount, message: `${promo.message}${why}` }
}

/** Only accounts earn bonuses: a guest is told how this order would. Of what earns none nothing is said. */
function accrualText(amount: number, isGuest: boolean): string {
  if (!amount) return ''
  if (isGuest) return `Sign in and this order earns ${pounds(amount)} in bonuses`
  return `You will earn ${pounds(amount)} in bonuses with this order`
}
