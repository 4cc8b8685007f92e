import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { setting } from '../db/schema.ts'

const KEY = 'auth_secret'

/**
 * Returns the sandbox's secret. It is generated once and stored in the database, so that all instances share it and
 * need no configuration.
 */
export async function sandboxSecret(db: Database): Promise<string> {
  await db
    .insert(setting)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(setting).where(eq(setting.key, KEY))
  return String(row?.value)
}
