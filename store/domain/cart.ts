import { createHash, randomInt } from 'node:crypto'
import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  AddToCart,
  Cart,
  ConstructorBouquet,
  PromoCode,
  SubscriptionChoice,
} from '../../contract/basket.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { cart, cartLine, combo, product, variant } from '../db/schema.ts'
import { balanceOf } from './bonuses.ts'
import { positionsOf } from './cart-positions.ts'
import { nextCartReminder } from './cart-reminder-time.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { CONSTRUCTOR_REAL_ID, bouquetSlug, constructorOffer, priceFrom } from './constructor.ts'
import { CASHBACK_PERCENT } from './loyalty-rules.ts'
import type { Owner } from './owner.ts'
import { ownedBy } from './owner.ts'
import { priceOf } from './pricing.ts'
import type { PriceParts } from './pricing.ts'
import type { PromoVerdict } from './promo-rule.ts'
import { verdictOn } from './promo-verdict.ts'
import { conflict, invalid, notFound } from './store-error.ts'
import { comesAgainIn } from './comes-again.ts'
import { subscriberSaving } from './subscriber-saving.ts'
import { subscriptionTaken } from './subscription-taken.ts'

export const MAX_LINES = 40
export const MAX_QUANTITY = 99

type CartRow = typeof cart.$inferSelect
type Line = Pick<
  typeof cartLine.$inferInsert,
  'kind' | 'productId' | 'variantId' | 'comboId' | 'bouquet' | 'giftCardText'
> & {
  positionSlug: string
  productId: number
}

/** The cart of a visitor as the shopper sees it; one that was never filled is empty. */
export async function getCart(db: Queryable, clock: Clock, owner: Owner): Promise<Cart> {
  return toCart(db, clock, await cartRow(db, clock, owner))
}

/** Puts a variant in the cart, or sets how many the line holds. Answers with the whole cart. */
export async function setLine(
  db: Database,
  clock: Clock,
  owner: Owner,
  productId: number,
  positionSlug: string,
  input: z.infer<typeof AddToCart>,
): Promise<Cart> {
  return changeCart(db, clock, owner, async (tx, row) => {
    const existing = await findLine(tx, row.id, productId, positionSlug)
    const text = input.gift_card_text ?? ''
    if (existing && (!text || text === existing.giftCardText)) {
      await setQuantity(tx, existing, input.quantity)
    } else {
      await putLine(tx, row.id, await variantLine(tx, productId, positionSlug, text), input.quantity)
    }
    if (input.extra_offer_variant_id) await putExtra(tx, row.id, input.extra_offer_variant_id)
    if (input.with_subscription !== undefined) await subscribe(tx, row, input.with_subscription)
    if (input.with_subscription) {
      const [slug = ''] = positionSlug.split('~')
      const own = text ? slugWithText(slug, text) : positionSlug
      await markLine(tx, row.id, { productId, positionSlug: own })
    }
  })
}

/** Takes a line out. Throws when the cart has no such line. */
export async function removeLine(
  db: Database,
  clock: Clock,
  owner: Owner,
  productId: number,
  positionSlug: string,
): Promise<Cart> {
  return changeCart(db, clock, owner, async (tx, row) => {
    const line = await findLine(tx, row.id, productId, positionSlug)
    if (!line) throw notFound('position in the cart')
    await tx.delete(cartLine).where(eq(cartLine.id, line.id))
    // The flowers in the cart beside it are not those that were to come again.
    if (line.comesAgain) await subscribe(tx, row, false)
  })
}

export async function addBouquet(
  db: Database,
  clock: Clock,
  owner: Owner,
  input: ConstructorBouquet,
): Promise<Cart> {
  const { quantity, gift_card_text: text, ...spec } = input
  return changeCart(db, clock, owner, async (tx, row) => {
    const offer = await constructorOffer(tx)
    // Throws for what is not on offer.
    priceFrom(offer, spec)
    const [constructor] = await tx
      .select({ id: product.id })
      .from(product)
      .where(eq(product.realId, CONSTRUCTOR_REAL_ID))
    if (!constructor) throw notFound('bouquet constructor')
    const line: Line = {
      kind: 'constructor',
      productId: constructor.id,
      bouquet: spec,
      positionSlug: slugWithText(bouquetSlug(offer, spec), text ?? ''),
      giftCardText: text || null,
    }
    await putLine(tx, row.id, line, quantity)
  })
}

export async function addCombo(
  db: Database,
  clock: Clock,
  owner: Owner,
  comboId: number,
  quantity?: number,
): Promise<Cart> {
  return changeCart(db, clock, owner, async (tx, row) => {
    const [found] = await tx.select().from(combo).where(eq(combo.id, comboId))
    if (!found) throw notFound('combination')
    const line: Line = {
      kind: 'combo',
      productId: found.productId,
      comboId,
      positionSlug: `combo-${comboId}`,
    }
    await putLine(tx, row.id, line, quantity)
  })
}

export async function removeCombo(db: Database, clock: Clock, owner: Owner, comboId: number): Promise<Cart> {
  return changeCart(db, clock, owner, async (tx, row) => {
    const gone = await tx
      .delete(cartLine)
      .where(and(eq(cartLine.cartId, row.id), eq(cartLine.comboId, comboId)))
      .returning({ id: cartLine.id })
    if (!gone.length) throw notFound('combination in the cart')
  })
}

export async function setWithSubscription(
  db: Database,
  clock: Clock,
  owner: Owner,
  value: boolean,
  everyWeeks?: number,
): Promise<Cart> {
  return changeCart(db, clock, owner, (tx, row) => subscribe(tx, row, value, { everyWeeks }))
}

/**
 * Puts one of the flowers of a subscription in the cart, with how often they come, in place of those that were chosen
 * before. Repeating it changes nothing.
 */
export async function chooseSubscription(
  db: Database,
  clock: Clock,
  owner: Owner,
  input: z.infer<typeof SubscriptionChoice>,
): Promise<Cart> {
  const { product_id: productId, position_slug: slug } = input
  return changeCart(db, clock, owner, async (tx, row) => {
    const line = await variantLine(tx, productId, slug, '')
    await tx
      .delete(cartLine)
      .where(
        and(
          eq(cartLine.cartId, row.id),
          eq(cartLine.comesAgain, true),
          or(ne(cartLine.productId, productId), ne(cartLine.positionSlug, line.positionSlug)),
        ),
      )
    await putLine(tx, row.id, line, 1)
    await markLine(tx, row.id, line)
    const discount = input.first_bouquet_discount
    await subscribe(tx, row, true, { everyWeeks: input.every_weeks, discount: discount ?? null })
  })
}

/** Marks the line that comes again, and no other. */
async function markLine(
  tx: Transaction,
  cartId: string,
  { productId, positionSlug }: { productId: number; positionSlug: string },
): Promise<void> {
  await tx
    .update(cartLine)
    .set({
      comesAgain: sql`${cartLine.productId} = ${productId} and ${cartLine.positionSlug} = ${positionSlug}`,
    })
    .where(eq(cartLine.cartId, cartId))
}

/** Throws for a rhythm or a discount that is not on offer. */
async function subscribe(
  tx: Transaction,
  row: CartRow,
  withSubscription: boolean,
  wanted: { everyWeeks?: number | undefined; discount?: number | null } = {},
): Promise<void> {
  const values = withSubscription
    ? await subscriptionTaken(tx, row, wanted)
    : { everyWeeks: null, firstBouquetPercent: null }
  if (!withSubscription)
    await tx.update(cartLine).set({ comesAgain: false }).where(eq(cartLine.cartId, row.id))
  await tx
    .update(cart)
    .set({ withSubscription, ...values })
    .where(eq(cart.id, row.id))
}

/** Takes everything out: what an order has been made of is no longer in the cart, nor is what made it cheaper. */
export async function emptyCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(cartLine).where(eq(cartLine.cartId, cartId))
  await tx
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

/** The row of a visitor's cart, locked until the transaction ends: changes to one cart take turns. */
export async function lockCart(tx: Transaction, clock: Clock, owner: Owner): Promise<CartRow> {
  await cartRow(tx, clock, owner)
  const [row] = await tx.select().from(cart).where(ownedBy(cart, owner)).for('update')
  if (!row) throw notFound('cart')
  return row
}

async function changeCart(
  db: Database,
  clock: Clock,
  owner: Owner,
  change: (tx: Transaction, row: CartRow) => Promise<void>,
): Promise<Cart> {
  return db.transaction(async (tx) => {
    const row = await lockCart(tx, clock, owner)
    await change(tx, row)
    const [changed] = await tx
      .update(cart)
      .set({ updatedAt: toDate(clock.now()), ...(await nextCartReminder(tx, clock, row)) })
      .where(eq(cart.id, row.id))
      .returning()
    return toCart(tx, clock, changed ?? row)
  })
}

async function cartRow(db: Queryable, clock: Clock, owner: Owner): Promise<CartRow> {
  const find = () => db.select().from(cart).where(ownedBy(cart, owner))
  const [found] = await find()
  if (found) return found
  const realId = `C${randomInt(1e9, 1e10)}`
  const [made] = await db
    .insert(cart)
    .values({ ...owner, realId, updatedAt: toDate(clock.now()) })
    .onConflictDoNothing()
    .returning()
  const row = made ?? (await find())[0]
  if (!row) throw conflict('busy', 'The cart is being made. Try again.')
  return row
}

async function findLine(tx: Transaction, cartId: string, productId: number, positionSlug: string) {
  const [line] = await tx
    .select()
    .from(cartLine)
    .where(
      and(
        eq(cartLine.cartId, cartId),
        eq(cartLine.productId, productId),
        eq(cartLine.positionSlug, positionSlug),
      ),
    )
  return line
}

async function variantLine(
  tx: Transaction,
  productId: number,
  positionSlug: string,
  text: string,
): Promise<Line> {
  const [variantSlug = ''] = positionSlug.split('~')
  const [found] = await tx
    .select({ id: variant.id, active: product.active })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(eq(variant.productId, productId), eq(variant.slug, variantSlug)))
  if (!found?.active) throw notFound('product variant')
  // A slug with a suffix names a line; it exists or it was taken out meanwhile, and must not come back as another.
  if (positionSlug !== variantSlug && !text) throw notFound('position in the cart')
  return {
    kind: 'variant',
    productId,
    variantId: found.id,
    positionSlug: slugWithText(variantSlug, text),
    giftCardText: text || null,
  }
}

/** Different card texts are different lines: each bouquet goes with its own words. */
function slugWithText(slug: string, text: string): string {
  return text ? `${slug}~${createHash('sha256').update(text).digest('hex').slice(0, 10)}` : slug
}

async function putExtra(tx: Transaction, cartId: string, variantId: number): Promise<void> {
  const [extra] = await tx
    .select({ productId: variant.productId, slug: variant.slug })
    .from(variant)
    .where(eq(variant.id, variantId))
  if (!extra) throw invalid('body.extra_offer_variant_id', 'is not an offer')
  await putLine(tx, cartId, await variantLine(tx, extra.productId, extra.slug, ''))
}

async function putLine(tx: Transaction, cartId: string, line: Line, quantity?: number): Promise<void> {
  const existing = await findLine(tx, cartId, line.productId, line.positionSlug)
  if (existing) return setQuantity(tx, existing, quantity)
  const [lines] = await tx.select({ count: count() }).from(cartLine).where(eq(cartLine.cartId, cartId))
  if ((lines?.count ?? 0) >= MAX_LINES)
    throw conflict('cart_full', `A cart holds ${MAX_LINES} different things.`)
  await tx.insert(cartLine).values({ ...line, cartId, quantity: quantity ?? 1 })
}

async function setQuantity(
  tx: Transaction,
  line: { id: number; quantity: number },
  wanted?: number,
): Promise<void> {
  const quantity = wanted ?? line.quantity + 1
  if (quantity > MAX_QUANTITY) throw invalid('body.quantity', `must be at most ${MAX_QUANTITY}`)
  await tx.update(cartLine).set({ quantity }).where(eq(cartLine.id, line.id))
}

/** The lines of a cart as they are kept, in the order they were put in. */
export function linesOf(db: Queryable, cartId: string) {
  return db.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.id))
}

async function toCart(db: Queryable, clock: Clock, row: CartRow): Promise<Cart> {
  return (await pricedCart(db, clock, row)).cart
}

/** What the price of a cart, and of the order made of it, depends on besides its positions. */
export type CartTerms = Pick<PriceParts, 'reduced' | 'promo' | 'bonusPercent' | 'bonuses'> & {
  /** What the first bouquet of the subscription was offered with. */
  firstBouquetPercent: number | null
}

/** The cart with the terms its price was made by. */
export async function cartWithTerms(
  db: Queryable,
  clock: Clock,
  owner: Owner,
): Promise<{ cart: Cart; terms: CartTerms }> {
  return pricedCart(db, clock, await cartRow(db, clock, owner))
}

async function pricedCart(db: Queryable, clock: Clock, row: CartRow) {
  const lines = await linesOf(db, row.id)
  const positions = await positionsOf(db, lines)
  const comesAgain = row.withSubscription ? comesAgainIn(lines, positions) : undefined
  const positionsCost = positions.reduce((sum, position) => sum + position.cost, 0)
  const { discount: reduced, promotion, price: priceAgain } = await subscriberSaving(db, row, comesAgain)
  const terms: CartTerms = {
    reduced,
    promo: row.promoCode
      ? await verdictOn(db, clock, row.promoCode, row.userId, positionsCost - reduced)
      : null,
    bonusPercent: row.bonusPercent,
    bonuses: row.userId ? await balanceOf(db, row.userId) : 0,
    firstBouquetPercent: comesAgain ? row.firstBouquetPercent : null,
  }
  // Prices are all-in: the fee is in them, and this stays what it says.
  const serviceFee = 0
  const price = priceOf({ positionsCost, serviceFee, delivery: 0, ...terms })
  const cart: Cart = {
    id: row.id,
    real_id: row.realId,
    positions,
    quantity: positions.reduce((sum, position) => sum + position.quantity, 0),
    positions_cost: positionsCost,
    service_fee: serviceFee,
    discount: price.discount,
    total_cost: price.total,
    promotion,
    promo_code: shownPromo(terms.promo, price.promoDiscount),
    available_bonuses: terms.bonuses,
    used_bonus_amount: price.usedBonuses,
    bonus_percent: row.bonusPercent,
    with_subscription: row.withSubscription,
    every_weeks: row.everyWeeks,
    comes_again: comesAgain
      ? {
          product_id: comesAgain.product_id,
          position_slug: comesAgain.position_slug,
          title: comesAgain.offer_title,
          variant_title: comesAgain.variant_title,
          quantity: comesAgain.quantity,
          price: priceAgain,
        }
      : null,
    bonuses_will_accrue: price.cashback,
    bonuses_will_accrue_text: price.cashback
      ? `You will earn £${(price.cashback / 100).toFixed(2)} in bonuses with this order`
      : 'Every order earns bonuses',
    bonuses_will_accrue_tooltip_text: `${CASHBACK_PERCENT}% of what you spend on flowers and gifts comes back as bonuses, one pound for each pound. They are visible in My Account once the order is delivered.`,
  }
  return { cart, terms }
}

/** A code as it is shown on a cart or an order. */
export function shownPromo(promo: PromoVerdict | null, discount: number): PromoCode | null {
  return promo && { code: promo.code, discount, message: promo.message }
}
