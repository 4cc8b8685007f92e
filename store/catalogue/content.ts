import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { builtOnce } from '../db/built-once.ts'
import { content } from '../db/schema.ts'
import { notFound } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

/**
 * Returns editorial content by key, validated against `shape`, so that a broken edit affects only the page that shows
 * it. Throws 404 for an unknown key.
 */
export async function getContent<T extends z.ZodType>(
  ctx: Context,
  key: string,
  shape: T,
): Promise<z.output<T>> {
  const [row] = await contentByKey(ctx).execute({ key })
  if (!row) throw notFound('content')
  const read = shape.safeParse(row.value)
  if (!read.success) throw new Error(`The content ${key} is not as it should be`, { cause: read.error })
  return read.data
}

const contentByKey = builtOnce((db) =>
  db
    .select()
    .from(content)
    .where(eq(content.key, sql.placeholder('key'))),
)
