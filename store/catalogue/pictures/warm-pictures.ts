import { setTimeout as pause } from 'node:timers/promises'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { picture, product } from '../../db/schema.ts'
import type { ImageService } from './image-service.ts'
import type { Context } from '../../kernel/index.ts'

/** The pictures that pages show first. */
const MOST_LOVED = 150
const SIZES = ['size40', 'size60'] as const

/**
 * Renders the pictures of the most popular products in advance, one at a time and only while no request waits for a
 * picture. Cached pictures are skipped. Ends early when `signal` is aborted.
 */
export async function warmPictures(
  ctx: Context<Database>,
  images: ImageService,
  signal: AbortSignal,
): Promise<void> {
  const rows = await ctx.db
    .select({ realId: picture.realId, name: picture.name, drawing: picture.drawing })
    .from(product)
    .innerJoin(picture, and(eq(picture.realId, product.realId), eq(picture.name, product.imageName)))
    .orderBy(desc(product.popularity))
    .limit(MOST_LOVED)
  for (const row of rows) {
    for (const size of SIZES) {
      while (images.busy && !signal.aborted) await pause(250)
      if (signal.aborted) return
      await images.get({ ...row, size, format: 'avif' })
    }
  }
}
