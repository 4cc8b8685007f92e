import { migrateDatabase, openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { reseed } from './db/seed.ts'
import { systemClock } from './kernel/clock.ts'

type Options = {
  databaseUrl?: string | undefined
  dataFolder: string
  /** Without it, the hand-made catalogue. */
  products: number | undefined
  say: (message: string) => void
}

/** Fills the database anew with so many products: for a fresh start, or a large catalogue to measure. */
export async function reseedDatabase({ databaseUrl, dataFolder, products, say }: Options): Promise<void> {
  const postgres = databaseUrl ? undefined : await startEmbeddedPostgres(dataFolder, say)
  const url = databaseUrl ?? postgres?.url
  if (!url) throw new Error('There is no database')
  await migrateDatabase(url)
  const db = openDatabase(url)
  const started = Date.now()
  await reseed(db, systemClock, products, say)
  say(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  await db.$client.end()
  await postgres?.stop()
}
