import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { GiftCardDetails, GiftCardWay } from '../../contract/types/gift-card-details.ts'
import { cartLine, product, variant } from '../db/schema.ts'
import type { CartLineRow } from '../db/schema.ts'
import { StoreError, conflict, invalid, notFound } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

export const MAX_LINES = 40
export const MAX_QUANTITY = 99

export type Line = Pick<
  typeof cartLine.$inferInsert,
  'kind' | 'productId' | 'variantId' | 'comboId' | 'bouquet' | 'giftCardText' | 'giftCard'
> & {
  positionSlug: string
  productId: number
}

/** Returns the key that identifies a cart line, or a position of an order. */
export const lineKey = (line: { productId: number | null; positionSlug: string }) =>
  `${line.productId} ${line.positionSlug}`

/** Like `lineKey`, but for a position as the API shows it. */
export const positionKey = (position: { product_id: number; position_slug: string }) =>
  lineKey({ productId: position.product_id, positionSlug: position.position_slug })

/** Returns the variant's slug. In a position's slug it is followed by `~` and a hash of the card text. */
export const variantSlugOf = (positionSlug: string): string => positionSlug.split('~', 1)[0] ?? ''

/** Returns the line of a cart with this product and slug; undefined if there is none. */
export async function findLine(
  tx: TransactionContext,
  cartId: string,
  productId: number,
  positionSlug: string,
) {
  const [line] = await tx.db
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

/** Returns all lines of a variant, whatever their card texts are. */
export async function findVariantLines(
  tx: TransactionContext,
  cartId: string,
  productId: number,
  variantSlug: string,
) {
  return tx.db
    .select()
    .from(cartLine)
    .where(
      and(
        eq(cartLine.cartId, cartId),
        eq(cartLine.productId, productId),
        eq(sql`split_part(${cartLine.positionSlug}, '~', 1)`, variantSlug),
      ),
    )
}

/**
 * Returns the error for a line that is no longer in the cart: `line_gone`, or `not_found` if the product
 * never existed.
 */
export async function lineGoneError(tx: TransactionContext, productId: number): Promise<StoreError> {
  const [found] = await tx.db.select({ title: product.title }).from(product).where(eq(product.id, productId))
  return found ? toLineGoneError(found.title) : notFound('position in the cart')
}

/** Like `lineGoneError`, but for a product whose title is known. */
export const toLineGoneError = (title: string) =>
  new StoreError(404, 'line_gone', `“${title}” is no longer in your cart.`)

/** A variant as it goes into a cart: its id, whether its product is on sale, and how a gift card is sent. */
type SoldVariant = { id: number | null; active: boolean; giftCardBy: GiftCardWay | null }

const soldVariantColumns = { id: variant.id, active: product.active, giftCardBy: product.giftCardBy }

/** Returns the line with this slug, if the cart has it, and the variant it is made of. One query. */
export async function findLineAndVariant(
  tx: TransactionContext,
  cartId: string,
  productId: number,
  positionSlug: string,
): Promise<{ line: CartLineRow | null; title: string; realId: string; sold: SoldVariant } | undefined> {
  const [found] = await tx.db
    .select({ line: cartLine, title: product.title, realId: product.realId, sold: soldVariantColumns })
    .from(product)
    .leftJoin(variant, and(eq(variant.productId, product.id), eq(variant.slug, variantSlugOf(positionSlug))))
    .leftJoin(
      cartLine,
      and(
        eq(cartLine.cartId, cartId),
        eq(cartLine.productId, product.id),
        eq(cartLine.positionSlug, positionSlug),
      ),
    )
    .where(eq(product.id, productId))
  return found
}

/**
 * Builds the line of a variant with its card text or gift card details. Throws 404 when the variant is not on
 * sale and 400 when the details do not fit it.
 */
export async function loadVariantLine(
  tx: TransactionContext,
  productId: number,
  positionSlug: string,
  text: string,
  details?: GiftCardDetails,
): Promise<Line> {
  const [found] = await tx.db
    .select(soldVariantColumns)
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(eq(variant.productId, productId), eq(variant.slug, variantSlugOf(positionSlug))))
  return toVariantLine(found, productId, positionSlug, text, details)
}

/** Like `loadVariantLine`, but for a variant that is already loaded. */
export function toVariantLine(
  found: SoldVariant | undefined,
  productId: number,
  positionSlug: string,
  text: string,
  details?: GiftCardDetails,
): Line {
  const variantSlug = variantSlugOf(positionSlug)
  if (!found?.active || found.id === null) throw notFound('product variant')
  // A slug with a hash refers to an existing line. If that line was removed meanwhile, it must not come back
  // as another one.
  if (positionSlug !== variantSlug && !text && !details) throw notFound('position in the cart')
  if (found.giftCardBy === 'email' && !details)
    throw invalid('body.gift_card', 'required', { message: 'Say who it goes to' })
  if (found.giftCardBy !== 'email' && details)
    throw invalid('body.gift_card', 'not_on_offer', { message: 'is for gift cards by e-mail' })
  return {
    kind: 'variant',
    productId,
    variantId: found.id,
    positionSlug: slugWithText(variantSlug, text, details),
    giftCardText: text || null,
    giftCard: details ?? null,
  }
}

const detailsKey = (details: GiftCardDetails, text: string) =>
  JSON.stringify([
    details.recipient_email,
    details.recipient_name,
    details.sender,
    details.send_on,
    details.send_on && details.send_hour,
    text,
  ])

/**
 * Adds a hash of the card text or of the gift card details to a slug, so that each text gets a line of its
 * own.
 */
export function slugWithText(slug: string, text: string, details?: GiftCardDetails | null): string {
  const words = details ? detailsKey(details, text) : text
  return words ? `${slug}~${createHash('sha256').update(words).digest('hex').slice(0, 10)}` : slug
}

/**
 * Adds a line to a cart, or raises the quantity of the existing one by one or to `quantity`. Throws when the
 * cart or the line is full.
 */
export async function upsertLine(
  tx: TransactionContext,
  cartId: string,
  line: Line,
  quantity?: number,
): Promise<void> {
  checkQuantity(quantity ?? 1)
  const [put] = await tx.db
    .insert(cartLine)
    .values({ ...line, cartId, quantity: quantity ?? 1 })
    .onConflictDoUpdate({
      target: [cartLine.cartId, cartLine.productId, cartLine.positionSlug],
      set: { quantity: quantity ?? sql`${cartLine.quantity} + 1` },
      setWhere: quantity === undefined ? lt(cartLine.quantity, MAX_QUANTITY) : undefined,
    })
    .returning({
      // `xmax` is 0 only for a row that this statement inserted.
      isNew: sql<boolean>`xmax = 0`,
      before: sql<number>`(select count(*)::int from ${cartLine} where ${eq(cartLine.cartId, cartId)})`,
    })
  if (!put) checkQuantity(MAX_QUANTITY + 1)
  if (put?.isNew && put.before >= MAX_LINES)
    throw conflict('cart_full', `A cart holds ${MAX_LINES} different things.`)
}

/** Sets the quantity of a line to `wanted`, or raises it by one. Throws 400 above the limit. */
export async function setQuantity(
  tx: TransactionContext,
  line: { id: number; quantity: number },
  wanted?: number,
): Promise<void> {
  const quantity = wanted ?? line.quantity + 1
  checkQuantity(quantity)
  await tx.db.update(cartLine).set({ quantity }).where(eq(cartLine.id, line.id))
}

function checkQuantity(quantity: number): void {
  if (quantity > MAX_QUANTITY) throw invalid('body.quantity', 'too_large', { limit: MAX_QUANTITY })
}
