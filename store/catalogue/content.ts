import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../db/database.ts'
import { content } from '../db/schema.ts'
import { versionedName } from './pictures/picture-version.ts'
import { notFound } from '../kernel/store-error.ts'

/** A text or set of tiles by key, checked against its shape: an edit gone wrong fails here and nowhere else. */
export async function getContent<T extends z.ZodType>(
  db: Queryable,
  key: string,
  shape: T,
): Promise<z.output<T>> {
  const [row] = await db.select().from(content).where(eq(content.key, key))
  if (!row) throw notFound('content')
  return shape.parse(withVersions(row.value))
}

/** Pictures in texts are kept without the version of whoever draws them. */
function withVersions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withVersions)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withVersions(inner)] as const)
  const plain = Object.fromEntries(entries)
  return isPicture(plain) ? { ...plain, name: versionedName(plain.real_id, plain.name) } : plain
}

function isPicture(value: Record<string, unknown>): value is { real_id: string; name: string } {
  return typeof value.real_id === 'string' && typeof value.name === 'string'
}
