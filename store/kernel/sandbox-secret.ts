import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { setting } from '../db/schema.ts'

const KEY = 'auth_secret'

/** The sandbox needs no configuration: its copies agree on a secret that is made once and kept in the database. */
export async function sandboxSecret(db: Database): Promise<string> {
  await db
    .insert(setting)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(setting).where(eq(setting.key, KEY))
  return String(row?.value)
}
