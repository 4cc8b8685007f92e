import { parseArgs } from 'node:util'
import { findDatabase } from './db/embedded-postgres.ts'
import { migrateDatabase, pendingMigrations } from './db/migrate.ts'

const USAGE = `usage: npm run migrate -- --check | --apply [--statement-timeout=10min]
  --check   prints what is missing in the database; ends with 1 when anything is
  --apply   brings the database up to this version; an older version goes on working on it
  --statement-timeout   how long a statement may take and hold its locks: 1min, if nothing else is said; in ms, s, min or h`

type Options = { databaseUrl?: string | undefined; dataFolder: string; say: (line: string) => void }

/**
 * Checks or prepares the database for this version, which is a step of every deployment of a live shop. Returns the exit code:
 * 1 when a check finds something missing, 2 for invalid input.
 */
export async function prepare(args: string[], options: Options): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    options.say(USAGE)
    return 0
  }
  const wish = read(args)
  if (!wish) {
    options.say(USAGE)
    return 2
  }
  const { say } = options
  say(`Looking at ${named(options)}.`)
  const { url, stop } = await findDatabase(options, say)
  try {
    const pending = await pendingMigrations(url)
    for (const line of pending) say(line)
    if (!pending.length) say('The database is ready for this version.')
    if (wish.check) return pending.length ? 1 : 0
    if (!pending.length) return 0
    await migrateDatabase(url, wish['statement-timeout'], say)
    say('Applied: the database is ready for this version.')
    return 0
  } finally {
    await stop()
  }
}

/** What the flags ask for; undefined when they are wrong. */
function read(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        check: { type: 'boolean', default: false },
        apply: { type: 'boolean', default: false },
        'statement-timeout': { type: 'string' },
      },
    })
    const { check, apply, 'statement-timeout': timeout } = values
    if (check === apply || (timeout !== undefined && (check || !/^[1-9]\d*(?:ms|s|min|h)$/.test(timeout))))
      return undefined
    return values
  } catch {
    return undefined
  }
}

/** The database in words, without its password: whoever forgot DATABASE_URL sees that it is another. */
function named({ databaseUrl, dataFolder }: Options): string {
  if (!databaseUrl) return `the embedded database in ${dataFolder}, as DATABASE_URL is not set`
  const { host, pathname } = new URL(databaseUrl)
  return `the database ${pathname.slice(1)} at ${host}`
}
