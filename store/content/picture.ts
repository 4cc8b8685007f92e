import { and, eq } from 'drizzle-orm'
import { picture } from '../db/schema.ts'
import type { Drawing } from '../catalogue/pictures/drawing.ts'
import { CONSTRUCTOR_REAL_ID, bouquetDrawing, drawingFor, readView } from '../catalogue/index.ts'
import { GREETING_REAL_ID, greetingDrawing } from './greeting-card.ts'
import type { Context } from '../kernel/index.ts'

/** Returns the drawing of a picture by its unversioned name, or undefined when there is no such picture. */
export async function findDrawing(ctx: Context, realId: string, name: string): Promise<Drawing | undefined> {
  if (realId === CONSTRUCTOR_REAL_ID) return bouquetDrawing(name)
  if (realId === GREETING_REAL_ID) return greetingDrawing(name)
  const asked = readView(name)
  const [row] = await ctx.db
    .select({ drawing: picture.drawing })
    .from(picture)
    .where(and(eq(picture.realId, realId), eq(picture.name, asked.name)))
  return row && drawingFor(row.drawing, asked.view)
}
