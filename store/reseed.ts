import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { findDatabase } from './db/embedded-postgres.ts'
import type { SeedData } from './seed/seed-data.ts'
import { reseed } from './seed/seed.ts'
import { systemClock } from './kernel/index.ts'

type Options = {
  databaseUrl?: string | undefined
  dataFolder: string
  seed: SeedData
  /** Undefined for the hand-made catalogue. */
  products: number | undefined
  say: (message: string) => void
}

/**
 * Deletes the catalogue, carts and orders and fills the database with `products` products, for a fresh start
 * or for measurements.
 */
export async function reseedDatabase({
  databaseUrl,
  dataFolder,
  seed,
  products,
  say,
}: Options): Promise<void> {
  const { url, stop } = await findDatabase({ databaseUrl, dataFolder }, say)
  await migrateDatabase(url)
  const db = openDatabase(url)
  const started = Date.now()
  await reseed({ db, clock: systemClock }, seed, products, say)
  say(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  await db.$client.end()
  await stop()
}
