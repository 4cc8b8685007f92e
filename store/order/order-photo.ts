import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Photographer } from '../../contract/tracking.ts'
import { order, orderPhoto } from '../db/schema.ts'
import { toDate, invalid, notFound } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/** No side of a kept picture is longer. */
const LONGEST = 1_600
const TAKEN: string[] = ['jpeg', 'png', 'webp']

/**
 * Keeps a picture of an order's flowers, in place of the one that photographer had sent before. Where it was taken and
 * with what is not kept. Throws for what is no picture.
 */
export async function attachPhoto(
  tx: TransactionContext,
  orderId: string,
  photographer: Photographer,
  bytes: Buffer,
): Promise<{ id: string; width: number; height: number }> {
  const [row] = await tx.db.select({ id: order.id }).from(order).where(eq(order.id, orderId))
  if (!row) throw notFound('order')
  const { data, info } = await develop(bytes).catch(() => {
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

async function develop(bytes: Buffer) {
  const picture = sharp(bytes)
  const { format } = await picture.metadata()
  if (!TAKEN.includes(format)) throw new Error(`A ${format} is no photograph`)
  return picture
    .rotate()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
}

/** The bytes of a picture by its unguessable id, a JPEG. Throws when there is none. */
export async function photoBytes(ctx: Context, id: string): Promise<Buffer> {
  const [row] = await ctx.db.select({ jpeg: orderPhoto.jpeg }).from(orderPhoto).where(eq(orderPhoto.id, id))
  if (!row) throw notFound('picture')
  return row.jpeg
}
