import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AddToCart, Cart, ConstructorBouquet } from '../../contract/basket.ts'
import type { GiftCardDetails } from '../../contract/types/gift-card-details.ts'
import type { Database } from '../db/database.ts'
import { cart, cartLine, combo, product, variant } from '../db/schema.ts'
import type { CartLineRow } from '../db/schema.ts'
import {
  MAX_QUANTITY,
  findLine,
  findLineAndVariant,
  lineGoneError,
  toLineGoneError,
  toVariantLine,
  findVariantLines,
  variantSlugOf,
  upsertLine,
  setQuantity,
  slugWithText,
  loadVariantLine,
} from './cart-line.ts'
import type { Line } from './cart-line.ts'
import { setRecurringLine, writeCartSubscription } from './cart-subscription.ts'
import type { LoadedCart } from './cart.ts'
import { changeCart } from './cart.ts'
import {
  CONSTRUCTOR_REAL_ID,
  bouquetOfSlug,
  bouquetPrice,
  bouquetSlug,
  combosOnSale,
  constructorOffer,
} from '../catalogue/index.ts'
import type { BouquetSpec } from '../catalogue/index.ts'
import { checkGiftCardDetails } from '../gift-cards/index.ts'
import type { Owner } from '../visitor/index.ts'
import { conflict, invalid, notFound } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/**
 * Adds a variant to the cart or sets the quantity of its line. Returns the whole cart. With
 * `only_if_in_cart`, throws 404 `line_gone` when the line was removed meanwhile.
 */
export async function setLine(
  ctx: Context,
  owner: Owner,
  productId: number,
  positionSlug: string,
  input: z.infer<typeof AddToCart>,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const found = await findLineAndVariant(tx, row.id, productId, positionSlug)
    const existing = found?.line
    const text = input.gift_card_text ?? ''
    const details = input.gift_card
    if (details) checkGiftCardDetails(ctx.clock, 'body.gift_card', details, text)
    if (!existing && input.only_if_in_cart)
      throw found ? toLineGoneError(found.title) : notFound('position in the cart')
    if (existing && !details && (!text || text === existing.giftCardText)) {
      await setQuantity(tx, existing, input.quantity)
    } else {
      const line =
        found?.realId === CONSTRUCTOR_REAL_ID
          ? await bouquetLine(tx, productId, bouquetOfSlug(positionSlug), text)
          : toVariantLine(found?.sold, productId, positionSlug, text, details)
      await upsertLine(tx, row.id, line, input.quantity)
    }
    if (input.extra_offer_variant_id) await addExtraOffer(tx, row.id, input.extra_offer_variant_id)
    if (input.with_subscription !== undefined) await writeCartSubscription(tx, row, input.with_subscription)
    if (input.with_subscription) {
      const own = text ? slugWithText(variantSlugOf(positionSlug), text) : positionSlug
      await setRecurringLine(tx, row.id, { productId, positionSlug: own })
    }
  })
}

/**
 * Changes the card text of a line; an empty text removes the card. Merges it with a line that has the same
 * text. Throws 404 when the cart has no such line.
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
    if (!line) throw await lineGoneError(tx, productId)
    const { giftCard } = line
    const slug = slugWithText(variantSlugOf(positionSlug), text, giftCard)
    await updateLineText(
      tx,
      { ...line, productId },
      { positionSlug: slug, giftCardText: text || null, giftCard },
    )
  })
}

/**
 * Changes the recipient, the sender, the time and the text of a gift card sent by e-mail. Merges it with an
 * equal line. Throws 404 when the cart has no such line and 400 when the details are invalid.
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
    if (!line) throw await lineGoneError(tx, productId)
    const words = await loadVariantLine(tx, productId, variantSlugOf(positionSlug), text, details)
    await updateLineText(tx, { ...line, productId }, words)
  })
}

/** Writes a new text and slug to a line, and merges it with the line that already has this slug. */
async function updateLineText(
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

/** Removes a line. Throws 404 when the cart has no such line. */
export async function removeLine(
  ctx: Context,
  owner: Owner,
  productId: number,
  positionSlug: string,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const line = await findLine(tx, row.id, productId, positionSlug)
    if (!line) throw await lineGoneError(tx, productId)
    await deleteLine(tx, row, line)
  })
}

/**
 * Removes a gift by its variant's slug; the caller does not know the hash of the card text. Throws 404 when
 * there is none and 409 when there are several with different texts.
 */
export async function removeGift(
  ctx: Context,
  owner: Owner,
  productId: number,
  positionSlug: string,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const named = await findLine(tx, row.id, productId, positionSlug)
    const [first, ...others] = named ? [named] : await findVariantLines(tx, row.id, productId, positionSlug)
    if (!first) throw await lineGoneError(tx, productId)
    if (others.length > 0)
      throw conflict(
        'several_lines',
        'The gift is there with different words: say which by its position_slug.',
      )
    await deleteLine(tx, row, first)
  })
}

async function deleteLine(tx: TransactionContext, row: LoadedCart, line: CartLineRow): Promise<void> {
  await tx.db.delete(cartLine).where(eq(cartLine.id, line.id))
  // The subscription was for this line only, so it ends with it. How often it came is kept, and its first discount: who puts the line back has it as it was.
  if (line.isRecurring) await tx.db.update(cart).set({ withSubscription: false }).where(eq(cart.id, row.id))
}

/** Adds a bouquet from the constructor. Throws 400 when a part of it is not on offer. */
export async function addBouquet(
  ctx: Context<Database>,
  owner: Owner,
  input: ConstructorBouquet,
): Promise<Cart> {
  const { quantity, gift_card_text: text, ...spec } = input
  return changeCart(ctx, owner, async (tx, row) => {
    const [constructor] = await tx.db
      .select({ id: product.id })
      .from(product)
      .where(eq(product.realId, CONSTRUCTOR_REAL_ID))
    if (!constructor) throw notFound('bouquet constructor')
    await upsertLine(tx, row.id, await bouquetLine(tx, constructor.id, spec, text), quantity)
  })
}

/** Builds the line of a constructor bouquet. Throws 404 without a bouquet, and 400 when a part of it is not on offer. */
async function bouquetLine(
  tx: TransactionContext,
  productId: number,
  bouquet: BouquetSpec | undefined,
  text = '',
): Promise<Line> {
  if (!bouquet) throw notFound('position in the cart')
  const offer = await constructorOffer(tx)
  // Throws 400 when a part of the bouquet is not on offer.
  bouquetPrice(offer, bouquet)
  return {
    kind: 'constructor',
    productId,
    bouquet,
    positionSlug: slugWithText(bouquetSlug(offer, bouquet), text),
    giftCardText: text || null,
  }
}

/** Adds a combination of products that cost less together. Throws 404 when none with this id is on sale. */
export async function addCombo(
  ctx: Context<Database>,
  owner: Owner,
  comboId: number,
  quantity?: number,
): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const [found] = await combosOnSale(tx, eq(combo.id, comboId))
    if (!found) throw notFound('combination')
    const line: Line = {
      kind: 'combo',
      productId: found.productId,
      comboId,
      positionSlug: `combo-${comboId}`,
    }
    await upsertLine(tx, row.id, line, quantity)
  })
}

/** Removes a combination. Throws 404 when the cart has none with this id. */
export async function removeCombo(ctx: Context<Database>, owner: Owner, comboId: number): Promise<Cart> {
  return changeCart(ctx, owner, async (tx, row) => {
    const [line] = await tx.db
      .select()
      .from(cartLine)
      .where(and(eq(cartLine.cartId, row.id), eq(cartLine.comboId, comboId)))
    if (line) return deleteLine(tx, row, line)
    const [found] = await tx.db.select().from(combo).where(eq(combo.id, comboId))
    throw found ? await lineGoneError(tx, found.productId) : notFound('combination in the cart')
  })
}

async function addExtraOffer(tx: TransactionContext, cartId: string, variantId: number): Promise<void> {
  const [extra] = await tx.db
    .select({ productId: variant.productId, slug: variant.slug })
    .from(variant)
    .where(eq(variant.id, variantId))
  if (!extra) throw invalid('body.extra_offer_variant_id', 'not_on_offer')
  await upsertLine(tx, cartId, await loadVariantLine(tx, extra.productId, extra.slug, ''))
}
