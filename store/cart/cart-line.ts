import { createHash } from 'node:crypto'
import { and, count, eq, sql } from 'drizzle-orm'
import type { GiftCardDetails } from '../../contract/gift-card-details.ts'
import type { Transaction } from '../db/database.ts'
import { cartLine, product, variant } from '../db/schema.ts'
import { StoreError, conflict, invalid, notFound } from '../kernel/store-error.ts'

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

export async function findLine(tx: Transaction, cartId: string, productId: number, positionSlug: string) {
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

/** The lines of one variant that go with words on a card. */
export async function linesWithWords(
  tx: Transaction,
  cartId: string,
  productId: number,
  variantSlug: string,
) {
  return tx
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
export async function lineGone(tx: Transaction, productId: number): Promise<StoreError> {
  const [found] = await tx.select({ title: product.title }).from(product).where(eq(product.id, productId))
  if (!found) return notFound('position in the cart')
  return new StoreError(404, 'line_gone', `“${found.title}” is no longer in your cart.`)
}

export async function variantLine(
  tx: Transaction,
  productId: number,
  positionSlug: string,
  text: string,
  details?: GiftCardDetails,
): Promise<Line> {
  const variantSlug = plainSlug(positionSlug)
  const [found] = await tx
    .select({ id: variant.id, active: product.active, giftCardBy: product.giftCardBy })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(eq(variant.productId, productId), eq(variant.slug, variantSlug)))
  if (!found?.active) throw notFound('product variant')
  // A slug with a suffix names a line; it exists or it was taken out meanwhile, and must not come back as another.
  if (positionSlug !== variantSlug && !text && !details) throw notFound('position in the cart')
  if (found.giftCardBy === 'email' && !details) throw invalid('body.gift_card', 'Say who it goes to')
  if (found.giftCardBy !== 'email' && details) throw invalid('body.gift_card', 'is for gift cards by e-mail')
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

export async function putLine(tx: Transaction, cartId: string, line: Line, quantity?: number): Promise<void> {
  const existing = await findLine(tx, cartId, line.productId, line.positionSlug)
  if (existing) return setQuantity(tx, existing, quantity)
  const [lines] = await tx.select({ count: count() }).from(cartLine).where(eq(cartLine.cartId, cartId))
  if ((lines?.count ?? 0) >= MAX_LINES)
    throw conflict('cart_full', `A cart holds ${MAX_LINES} different things.`)
  await tx.insert(cartLine).values({ ...line, cartId, quantity: quantity ?? 1 })
}

export async function setQuantity(
  tx: Transaction,
  line: { id: number; quantity: number },
  wanted?: number,
): Promise<void> {
  const quantity = wanted ?? line.quantity + 1
  if (quantity > MAX_QUANTITY) throw invalid('body.quantity', `must be at most ${MAX_QUANTITY}`)
  await tx.update(cartLine).set({ quantity }).where(eq(cartLine.id, line.id))
}
