import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { GiftCardDetails, GiftCardWay } from '../../contract/gift-card-details.ts'
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

/** Tells lines of a cart, and positions of an order, apart. */
export const lineKey = (line: { productId: number | null; positionSlug: string }) =>
  `${line.productId} ${line.positionSlug}`

/** The same of a position as the API shows it. */
export const positionKey = (position: { product_id: number; position_slug: string }) =>
  lineKey({ productId: position.product_id, positionSlug: position.position_slug })

/** The variant's slug in that of a position: what follows tells lines with different words apart. */
export const plainSlug = (positionSlug: string): string => positionSlug.split('~', 1)[0] ?? ''

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

/** The lines of one variant that go with words on a card. */
export async function linesWithWords(
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

/** Of a line that the cart has no more, in words for the shopper; `not_found` where there never was such a thing. */
export async function lineGone(tx: TransactionContext, productId: number): Promise<StoreError> {
  const [found] = await tx.db.select({ title: product.title }).from(product).where(eq(product.id, productId))
  return found ? lineGoneOf(found.title) : notFound('position in the cart')
}

/** The same of a product whose title is known. */
export const lineGoneOf = (title: string) =>
  new StoreError(404, 'line_gone', `“${title}” is no longer in your cart.`)

/** A variant as it goes into a cart: its id, whether it is sold, and how a gift card is sent. */
type Sold = { id: number | null; active: boolean; giftCardBy: GiftCardWay | null }

const soldColumns = { id: variant.id, active: product.active, giftCardBy: product.giftCardBy }

/** A line of the cart, when there is one of that name, and the variant it would be made of. */
export async function lineAndVariant(
  tx: TransactionContext,
  cartId: string,
  productId: number,
  positionSlug: string,
): Promise<{ line: CartLineRow | null; title: string; sold: Sold } | undefined> {
  const [found] = await tx.db
    .select({ line: cartLine, title: product.title, sold: soldColumns })
    .from(product)
    .leftJoin(variant, and(eq(variant.productId, product.id), eq(variant.slug, plainSlug(positionSlug))))
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

/** The line that a variant makes, with the words on its card or with whom a gift card goes to. Throws (404, 400). */
export async function variantLine(
  tx: TransactionContext,
  productId: number,
  positionSlug: string,
  text: string,
  details?: GiftCardDetails,
): Promise<Line> {
  const [found] = await tx.db
    .select(soldColumns)
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(eq(variant.productId, productId), eq(variant.slug, plainSlug(positionSlug))))
  return lineOfVariant(found, productId, positionSlug, text, details)
}

/** The same of a variant that has been looked up. */
export function lineOfVariant(
  found: Sold | undefined,
  productId: number,
  positionSlug: string,
  text: string,
  details?: GiftCardDetails,
): Line {
  const variantSlug = plainSlug(positionSlug)
  if (!found?.active || found.id === null) throw notFound('product variant')
  // A slug with a suffix names a line; it exists or it was taken out meanwhile, and must not come back as another.
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

const wordsOf = (details: GiftCardDetails, text: string) =>
  JSON.stringify([
    details.recipient_email,
    details.recipient_name,
    details.sender,
    details.send_on,
    details.send_on && details.send_hour,
    text,
  ])

/**
 * Different card texts are different lines: each bouquet goes with its own words. So are gift cards to different people, or
 * at different times.
 */
export function slugWithText(slug: string, text: string, details?: GiftCardDetails | null): string {
  const words = details ? wordsOf(details, text) : text
  return words ? `${slug}~${createHash('sha256').update(words).digest('hex').slice(0, 10)}` : slug
}

/** Puts a line into a cart, or raises the one of its name: by one, or to `quantity`. Throws when there is no room. */
export async function putLine(
  tx: TransactionContext,
  cartId: string,
  line: Line,
  quantity?: number,
): Promise<void> {
  refuseTooMany(quantity ?? 1)
  const [put] = await tx.db
    .insert(cartLine)
    .values({ ...line, cartId, quantity: quantity ?? 1 })
    .onConflictDoUpdate({
      target: [cartLine.cartId, cartLine.productId, cartLine.positionSlug],
      set: { quantity: quantity ?? sql`${cartLine.quantity} + 1` },
      setWhere: quantity === undefined ? lt(cartLine.quantity, MAX_QUANTITY) : undefined,
    })
    .returning({
      // Nobody has locked a row that was made just now.
      isNew: sql<boolean>`xmax = 0`,
      before: sql<number>`(select count(*)::int from ${cartLine} where ${eq(cartLine.cartId, cartId)})`,
    })
  if (!put) refuseTooMany(MAX_QUANTITY + 1)
  if (put?.isNew && put.before >= MAX_LINES)
    throw conflict('cart_full', `A cart holds ${MAX_LINES} different things.`)
}

export async function setQuantity(
  tx: TransactionContext,
  line: { id: number; quantity: number },
  wanted?: number,
): Promise<void> {
  const quantity = wanted ?? line.quantity + 1
  refuseTooMany(quantity)
  await tx.db.update(cartLine).set({ quantity }).where(eq(cartLine.id, line.id))
}

function refuseTooMany(quantity: number): void {
  if (quantity > MAX_QUANTITY) throw invalid('body.quantity', 'too_large', { limit: MAX_QUANTITY })
}
