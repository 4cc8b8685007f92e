import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AddToCart, Cart, ConstructorBouquet } from '../../contract/basket.ts'
import type { GiftCardDetails } from '../../contract/gift-card-details.ts'
import type { Database } from '../db/database.ts'
import { cartLine, combo, product, variant } from '../db/schema.ts'
import type { CartLineRow } from '../db/schema.ts'
import {
  MAX_QUANTITY,
  findLine,
  lineAndVariant,
  lineGone,
  lineGoneOf,
  lineOfVariant,
  linesWithWords,
  plainSlug,
  putLine,
  setQuantity,
  slugWithText,
  variantLine,
} from './cart-line.ts'
import type { Line } from './cart-line.ts'
import { markLine, subscribe } from './cart-subscription.ts'
import type { LoadedCart } from './cart.ts'
import { changeCart } from './cart.ts'
import { CONSTRUCTOR_REAL_ID, bouquetSlug, constructorOffer, bouquetPrice } from '../catalogue/index.ts'
import { checkGiftCardDetails } from '../gift-cards/index.ts'
import type { Owner } from '../visitor/index.ts'
import { conflict, invalid, notFound } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/**
 * Puts a variant in the cart, or sets how many the line holds. Answers with the whole cart. With `only_if_in_cart` a
 * line that was taken out meanwhile is not put in again: throws `line_gone`.
 */
export async function setLine(
  ctx: Context,
  owner: Owner,
  productId: number,
  positionSlug: string,
  input: z.infer<typeof AddToCart>,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const found = await lineAndVariant(tx, row.id, productId, positionSlug)
    const existing = found?.line
    const text = input.gift_card_text ?? ''
    const details = input.gift_card
    if (details) checkGiftCardDetails(ctx.clock, 'body.gift_card', details, text)
    if (!existing && input.only_if_in_cart)
      throw found ? lineGoneOf(found.title) : notFound('position in the cart')
    if (existing && !details && (!text || text === existing.giftCardText)) {
      await setQuantity(tx, existing, input.quantity)
    } else {
      const line = lineOfVariant(found?.sold, productId, positionSlug, text, details)
      await putLine(tx, row.id, line, input.quantity)
    }
    if (input.extra_offer_variant_id) await putExtra(tx, row.id, input.extra_offer_variant_id)
    if (input.with_subscription !== undefined) await subscribe(tx, row, input.with_subscription)
    if (input.with_subscription) {
      const own = text ? slugWithText(plainSlug(positionSlug), text) : positionSlug
      await markLine(tx, row.id, { productId, positionSlug: own })
    }
  })
}

/**
 * Changes what the card of a line says; without words there is no card. Where another line is the same but for its
 * words and says this already, the two become one. Throws when the cart has no such line.
 */
export async function setLineText(
  ctx: Context<Database>,
  owner: Owner,
  productId: number,
  positionSlug: string,
  text: string,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const line = await findLine(tx, row.id, productId, positionSlug)
    if (!line) throw await lineGone(tx, productId)
    const { giftCard } = line
    const slug = slugWithText(plainSlug(positionSlug), text, giftCard)
    await reword(tx, { ...line, productId }, { positionSlug: slug, giftCardText: text || null, giftCard })
  })
}

/**
 * Changes to whom, from whom and when a gift card by e-mail goes, and what it says. Where another line is the same by then,
 * the two become one. Throws when the cart has no such line, and (400) when it cannot be sent like that.
 */
export async function setLineGiftCard(
  ctx: Context<Database>,
  owner: Owner,
  productId: number,
  positionSlug: string,
  { gift_card_text: text, ...details }: GiftCardDetails & { gift_card_text: string },
): Promise<Cart> {
  checkGiftCardDetails(ctx.clock, 'body', details, text)
  return changeCart(ctx, owner, async (tx, row) => {
    const line = await findLine(tx, row.id, productId, positionSlug)
    if (!line) throw await lineGone(tx, productId)
    const words = await variantLine(tx, productId, plainSlug(positionSlug), text, details)
    await reword(tx, { ...line, productId }, words)
  })
}

/** Gives a line other words and another name; where another line is the same by then, the two become one. */
async function reword(
  tx: TransactionContext,
  line: CartLineRow & { productId: number },
  { positionSlug, giftCardText, giftCard }: Pick<Line, 'positionSlug' | 'giftCardText' | 'giftCard'>,
): Promise<void> {
  const isSame = positionSlug === line.positionSlug
  const other = isSame ? undefined : await findLine(tx, line.cartId, line.productId, positionSlug)
  if (other) await tx.db.delete(cartLine).where(eq(cartLine.id, other.id))
  await tx.db
    .update(cartLine)
    .set({
      ...{ positionSlug, giftCardText, giftCard },
      quantity: Math.min(MAX_QUANTITY, line.quantity + (other?.quantity ?? 0)),
      isRecurring: line.isRecurring || (other?.isRecurring ?? false),
    })
    .where(eq(cartLine.id, line.id))
}

/** Takes a line out. Throws when the cart has no such line. */
export async function removeLine(
  ctx: Context,
  owner: Owner,
  productId: number,
  positionSlug: string,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const line = await findLine(tx, row.id, productId, positionSlug)
    if (!line) throw await lineGone(tx, productId)
    await take(tx, row, line)
  })
}

/**
 * Takes a gift out by what it was put in with: a card's words give a line a name of its own, which who put it in need
 * not know. Throws when there is no such gift, or several that differ by their words.
 */
export async function removeGift(
  ctx: Context,
  owner: Owner,
  productId: number,
  positionSlug: string,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const named = await findLine(tx, row.id, productId, positionSlug)
    const [first, ...others] = named ? [named] : await linesWithWords(tx, row.id, productId, positionSlug)
    if (!first) throw await lineGone(tx, productId)
    if (others.length > 0)
      throw conflict(
        'several_lines',
        'The gift is there with different words: say which by its position_slug.',
      )
    await take(tx, row, first)
  })
}

async function take(tx: TransactionContext, row: LoadedCart, line: CartLineRow): Promise<void> {
  await tx.db.delete(cartLine).where(eq(cartLine.id, line.id))
  // The flowers in the cart beside it are not those that were to come again.
  if (line.isRecurring) await subscribe(tx, row, false)
}

export async function addBouquet(
  ctx: Context<Database>,
  owner: Owner,
  input: ConstructorBouquet,
): Promise<Cart> {
  const { quantity, gift_card_text: text, ...spec } = input
  return changeCart(ctx, owner, async (tx, row) => {
    const offer = await constructorOffer(tx)
    // Throws for what is not on offer.
    bouquetPrice(offer, spec)
    const [constructor] = await tx.db
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
  ctx: Context<Database>,
  owner: Owner,
  comboId: number,
  quantity?: number,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const [found] = await tx.db.select().from(combo).where(eq(combo.id, comboId))
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

export async function removeCombo(ctx: Context<Database>, owner: Owner, comboId: number): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const [line] = await tx.db
      .select()
      .from(cartLine)
      .where(and(eq(cartLine.cartId, row.id), eq(cartLine.comboId, comboId)))
    if (line) return take(tx, row, line)
    const [found] = await tx.db.select().from(combo).where(eq(combo.id, comboId))
    throw found ? await lineGone(tx, found.productId) : notFound('combination in the cart')
  })
}

async function putExtra(tx: TransactionContext, cartId: string, variantId: number): Promise<void> {
  const [extra] = await tx.db
    .select({ productId: variant.productId, slug: variant.slug })
    .from(variant)
    .where(eq(variant.id, variantId))
  if (!extra) throw invalid('body.extra_offer_variant_id', 'not_on_offer')
  await putLine(tx, cartId, await variantLine(tx, extra.productId, extra.slug, ''))
}
