import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { DatabaseNotReady, prepareDatabase } from './db/migrate.ts'
import { findDatabase } from './db/embedded-postgres.ts'
import { systemClock, StoreError, sandboxSecret } from './kernel/index.ts'
import type { Secret } from './kernel/index.ts'
import { openShopClock } from './tasks/index.ts'
import { catalogue } from './operator/catalogue.ts'
import { UsageError } from './operator/command.ts'
import type { Command } from './operator/command.ts'
import { log } from './operator/client-log.ts'
import { days } from './operator/days.ts'
import { giftCards } from './operator/gift-cards.ts'
import { jobs } from './operator/jobs.ts'
import { orders } from './operator/orders.ts'
import { promo } from './operator/promo.ts'
import { proofs } from './operator/proofs.ts'
import { search } from './operator/search.ts'
import { slots } from './operator/slots.ts'
import { sql } from './operator/sql.ts'

const COMMANDS: Record<string, Record<string, Command>> = {
  orders,
  'gift-cards': giftCards,
  slots,
  days,
  promo,
  proofs,
  catalogue,
  search,
  log,
  jobs,
  sql,
}

type Options = {
  mode: 'sandbox' | 'live'
  databaseUrl?: string | undefined
  dataFolder: string
  /** The secret for codes and signed links; the sandbox generates one. */
  authSecret?: Secret | undefined
  say: (line: string) => void
}

/**
 * Runs an operator command, e.g. `orders advance 7F3K2M9Q`, on the shop's database, whether the shop is
 * running or not. E-mails and refunds are sent by the running shop. Returns the exit code: 2 for invalid
 * input.
 */
export async function operate([area, name, ...args]: string[], options: Options): Promise<number> {
  const command = ownValue(ownValue(COMMANDS, area), name)
  const asksForHelp = [area, name, ...args].some((word) => word === '--help' || word === '-h')
  if (!command || asksForHelp) {
    const isAsked = asksForHelp || area === undefined || area === 'help'
    if (!isAsked) options.say(unknownCommandText(area, name))
    for (const line of help(area)) options.say(line)
    return isAsked ? 0 : 2
  }
  const { url, stop } = await findDatabase(options)
  let db: Database | undefined
  try {
    await prepareDatabase(url, options.mode)
    db = openDatabase(url, { max: 4 })
    const clock = options.mode === 'live' ? systemClock : await openShopClock(db)
    const secret = options.authSecret ?? (await sandboxSecret(db))
    await command.run({ db, clock, secret, mode: options.mode, say: options.say }, args)
    return 0
  } catch (error) {
    if (error instanceof DatabaseNotReady) {
      options.say(error.message)
      return 1
    }
    if (!isUserError(error)) throw error
    options.say(error.message)
    if (!(error instanceof StoreError))
      options.say(`usage: npm run store -- ${area} ${name} ${command.usage}`)
    return 2
  } finally {
    await db?.$client.end()
    await stop()
  }
}

/** Returns true for wrong input and refused actions; anything else is a fault. */
function isUserError(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof StoreError
}

function ownValue<T>(all: Record<string, T> | undefined, name: string | undefined): T | undefined {
  return all && name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined
}

/** Returns what is wrong with the name of a command, so that it need not be found in the help. */
function unknownCommandText(area: string, name: string | undefined): string {
  const names = ownValue(COMMANDS, area)
  if (!names) return `There is no command "${area}"`
  return name === undefined
    ? `"${area}" is incomplete: behind it comes one of ${Object.keys(names).join(', ')}`
    : `There is no command "${area} ${name}"`
}

function help(area: string | undefined): string[] {
  const areas = ownValue(COMMANDS, area) ? [area as string] : Object.keys(COMMANDS)
  return areas.flatMap((each) => [
    '',
    ...Object.entries(COMMANDS[each] ?? {}).flatMap(([name, { usage, about }]) => [
      `npm run store -- ${each} ${name} ${usage}`,
      `    ${about}`,
    ]),
  ])
}
