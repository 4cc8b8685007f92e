import { and, asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { OrderPhoto, Photographer } from '../../contract/types/order-photo.ts'
import { order, orderPhoto } from '../db/schema.ts'
import { toDate, invalid, notFound } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/** The longest side of a stored picture, in pixels. */
const MAX_SIDE = 1_600
const ACCEPTED_FORMATS: string[] = ['jpeg', 'png', 'webp']

/**
 * Stores a picture of an order's flowers and replaces the previous one by this photographer. Removes the
 * metadata, e.g. the location. Throws 404 for an unknown order and 400 when the bytes are not a picture.
 */
export async function attachPhoto(
  tx: TransactionContext,
  orderId: string,
  photographer: Photographer,
  bytes: Buffer,
): Promise<{ id: string; width: number; height: number }> {
  const [row] = await tx.db.select({ id: order.id }).from(order).where(eq(order.id, orderId))
  if (!row) throw notFound('order')
  const { data, info } = await toJpeg(bytes).catch(() => {
    throw invalid('photo', 'not_a_picture')
  })
  await tx.db
    .delete(orderPhoto)
    .where(and(eq(orderPhoto.orderId, orderId), eq(orderPhoto.photographer, photographer)))
  const [kept] = await tx.db
    .insert(orderPhoto)
    .values({
      orderId,
      photographer,
      jpeg: data,
      width: info.width,
      height: info.height,
      at: toDate(tx.clock.now()),
    })
    .returning({ id: orderPhoto.id, width: orderPhoto.width, height: orderPhoto.height })
  if (!kept) throw notFound('order')
  return kept
}

async function toJpeg(bytes: Buffer) {
  const picture = sharp(bytes)
  const { format } = await picture.metadata()
  if (!ACCEPTED_FORMATS.includes(format)) throw new Error(`A ${format} is no photograph`)
  return picture
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
}

/** Returns the pictures of an order, the oldest first. */
export async function photosOf(ctx: Context, orderId: string): Promise<OrderPhoto[]> {
  const rows = await ctx.db
    .select({
      id: orderPhoto.id,
      photographer: orderPhoto.photographer,
      width: orderPhoto.width,
      height: orderPhoto.height,
      at: orderPhoto.at,
    })
    .from(orderPhoto)
    .where(eq(orderPhoto.orderId, orderId))
    .orderBy(asc(orderPhoto.at))
  return rows.map(({ id, at, ...photo }) => ({ ...photo, path: `of-orders/${id}.jpg`, at: at.toISOString() }))
}

/** Returns the JPEG of a picture by its random id. Throws 404 when there is none. */
export async function photoBytes(ctx: Context, id: string): Promise<Buffer> {
  const [row] = await ctx.db.select({ jpeg: orderPhoto.jpeg }).from(orderPhoto).where(eq(orderPhoto.id, id))
  if (!row) throw notFound('picture')
  return row.jpeg
}
