import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { breakWrites, mendWrites } from '../../journeys/attacks/broken-writes.ts'
import { query } from '../../support/processes/test-server.ts'
import { areRight, booksOf } from '../../support/shopping/books.ts'
import { Buyers } from '../buyers.ts'
import type { FaultyShop } from '../faulty-shop.ts'
import { untilAnswers } from '../faulty-shop.ts'
import { Load, statusesOf } from '../load.ts'
import { KEPT, keepPage, newPage } from '../outage.ts'
import type { Case } from '../row.ts'

const run = promisify(execFile)
/** What a shopper writes to on the way to an order. */
const TABLES = ['session', 'cart', 'cart_line', 'order', 'slot_hold', 'payment', 'sandbox_charge', 'message']
const LASTS_MS = 5_000
/** By then buyers have filled the pages that the tables have. */
const ROOM_LEFT_MS = 60_000

/** A disk that is full, and how it was made so. */
type FullDisk = { how: string; mend: () => Promise<void> }

/**
 * Moves the tables to a disk of their own (a small tmpfs as a tablespace) and fills it up. Where nobody may mount one, a trigger
 * refuses rows with PostgreSQL's code for a full disk.
 */
async function fillDisk({ databaseUrl }: FaultyShop): Promise<FullDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=0777', 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true, force: true })
    await breakWrites(databaseUrl, TABLES)
    return { how: 'by a trigger: nothing could be mounted', mend: () => mendWrites(databaseUrl) }
  }
  await chmod(folder, 0o700)
  await run('chown', ['postgres:postgres', folder])
  await query(databaseUrl, `create tablespace small location '${folder}'`)
  await query(databaseUrl, 'create table ballast (words text) tablespace small')
  await moveTables(databaseUrl, 'small')
  // Until not a page more fits.
  for (const rows of [2_000, 100, 1])
    await untilRefused(() =>
      query(
        databaseUrl,
        `insert into ballast select string_agg(md5(random()::text), '') from generate_series(1, ${rows}) as n, generate_series(1, 60) as m group by n`,
      ),
    )
  return {
    how: 'a real one: a tablespace on a tmpfs of 64 MB',
    mend: async () => {
      await query(databaseUrl, 'drop table ballast')
      await moveTables(databaseUrl, 'pg_default')
      await query(databaseUrl, 'drop tablespace small')
      await run('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Moves tables with their indexes. */
async function moveTables(databaseUrl: string, space: string): Promise<void> {
  for (const table of TABLES) {
    await query(databaseUrl, `alter table "${table}" set tablespace ${space}`)
    const indexes = await query(
      databaseUrl,
      `select indexname from pg_indexes where schemaname = 'public' and tablename = $1`,
      [table],
    )
    for (const { indexname } of indexes)
      await query(databaseUrl, `alter index "${String(indexname)}" set tablespace ${space}`)
  }
}

async function untilRefused(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write()
    } catch {
      return
    }
  }
}

const OUT_OF_DISK: Case = {
  subject: 'Database',
  done: 'out of disk: what orders are written to has no room left, for 5 s, while shoppers browse and pay',
  required:
    'every page to look at 200; no acknowledged order lost, none charged twice; orders are taken again afterwards',
  run: async (shop) => {
    await keepPage(shop)
    const before = new Buyers(shop.storeUrl)
    before.begin(2)
    const load = new Load(shop.url)
    await load.closed(2, 2_000, newPage)
    const refusals = () =>
      shop.topology.stores.copies.flatMap(({ process }) =>
        process.log.filter((line) => /53100|No space left/.test(line)),
      ).length
    const disk = await fillDisk(shop)
    let answers
    try {
      // There is room left in pages that are half full, which the buyers use up first.
      for (const end = Date.now() + ROOM_LEFT_MS; !refusals() && Date.now() < end;) await pause(100)
      answers = [
        ...(await load.closed(4, LASTS_MS / 2, () => KEPT.path)),
        ...(await load.closed(4, LASTS_MS / 2, newPage)),
      ]
    } finally {
      await disk.mend()
    }
    const refused = refusals()
    await shop.mend()
    await before.end()
    const after = new Buyers(shop.storeUrl)
    after.begin(1)
    await untilAnswers(async () => (await after.audit(shop.databaseUrl)).acknowledged > 0)
    await after.end()
    await load.stop()
    const books = await before.audit(shop.databaseUrl)
    return {
      seen: `${disk.how}; ${refused} writes were refused; pages ${statusesOf(answers)}; ${booksOf(books)}; orders afterwards`,
      held: refused > 0 && answers.every(({ status }) => status === 200) && areRight(books),
    }
  },
}

export const DISK_CASES: Case[] = [OUT_OF_DISK]
