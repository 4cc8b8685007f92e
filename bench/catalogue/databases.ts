import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase } from '../../store/db/database.ts'
import { migrateDatabase } from '../../store/db/migrate.ts'
import type { EmbeddedPostgres } from '../../store/db/embedded-postgres.ts'
import { DEMO } from '../../demo/demo.ts'
import { seedIfEmpty } from '../../store/seed/seed.ts'
import { systemClock } from '../../store/kernel/index.ts'
import { multiply } from './multiply.ts'

/** So many products are composed one by one; larger catalogues are copies of these. */
const COMPOSED = 20_000

export type Filled = { size: number; url: string; seconds: number }

/** A database with `size` products. Databases of earlier runs with the same schema are taken as they are. */
export async function databaseOf(
  postgres: EmbeddedPostgres,
  size: number,
  edition: string,
  say: (message: string) => void,
): Promise<Filled> {
  const name = `bench_${size}_${edition}`
  const url = addressOf(postgres, name)
  const started = performance.now()
  if (await exists(postgres, name)) return { size, url, seconds: 0 }
  const draft = `${name}_part`
  await command(postgres, `drop database if exists ${draft} with (force)`)
  if (size > COMPOSED) {
    const base = await databaseOf(postgres, COMPOSED, edition, say)
    say(`copying ${COMPOSED} products ${size / COMPOSED} times`)
    await command(postgres, `create database ${draft} template ${new URL(base.url).pathname.slice(1)}`)
  } else {
    say(`composing ${size} products`)
    await command(postgres, `create database ${draft}`)
  }
  const draftUrl = addressOf(postgres, draft)
  await migrateDatabase(draftUrl)
  const db = openDatabase(draftUrl, { max: 4 })
  await seedIfEmpty({ db, clock: systemClock }, DEMO.seed, Math.min(size, COMPOSED))
  await multiply(db, COMPOSED, Math.floor(size / COMPOSED) - 1)
  const client = await db.$client.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum (analyze)')
  client.release()
  const [counted] = (
    await db.execute<{ n: number }>(sql`select count(*)::int as n from product where active`)
  ).rows
  await db.$client.end()
  if (counted?.n !== size) throw new Error(`There are ${counted?.n} products and not ${size}`)
  await command(postgres, `alter database ${draft} rename to ${name}`)
  return { size, url, seconds: Math.round((performance.now() - started) / 1000) }
}

function addressOf({ url }: EmbeddedPostgres, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function exists(postgres: EmbeddedPostgres, name: string): Promise<boolean> {
  return (await command(postgres, `select 1 from pg_database where datname = '${name}'`)) > 0
}

/** Runs a statement on the server's own database; answers with how many rows came back. */
async function command({ url }: EmbeddedPostgres, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows.length
  } finally {
    await client.end()
  }
}
