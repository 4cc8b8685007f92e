import { asSafeError } from '../logging/safe-error.ts'
import { ConfigError } from './config.ts'
import type { Config } from './config.ts'
import { missingAddressText, takenPortText } from './taken-port.ts'

/** Faults of a network, and refusals of PostgreSQL, that a setting is the cause of; each with what to look at. */
const DATABASE_TROUBLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there: is PostgreSQL running, and does it listen at that address and port?',
  ENOTFOUND: 'there is no machine of that name',
  EAI_AGAIN: 'the name of that machine cannot be looked up now',
  EHOSTUNREACH: 'that machine cannot be reached',
  ETIMEDOUT: 'nobody answers there in time: does a firewall stand between?',
  '28P01': 'PostgreSQL refuses the user or the password in it (a % of the password is written %25)',
  '28000':
    'PostgreSQL does not let that user in: may it log in (nologin), and does its pg_hba.conf have a line for it and for this machine?',
  '3D000': 'there is no database of that name: create it first',
  '42501': 'its user may not do that: the database must be its own',
  '53300': 'PostgreSQL has no connection left: raise its max_connections, or lower DATABASE_POOL_SIZE',
}

const DATABASES = {
  databaseUrl: 'DATABASE_URL',
  sessionUrl: 'DATABASE_SESSION_URL',
  readUrl: 'DATABASE_READ_URL',
} as const

/**
 * Returns what to print of an error that ended the start of a process: one line that names the setting and what to do where a
 * setting is the cause, and the whole of a fault, safe to log, where it is not. `config` is undefined when it could not be read.
 */
export function startFailure(error: unknown, config: Config | undefined): string | Error {
  return (
    (config && settingText(error, config)) ??
    (error instanceof ConfigError ? error.message : asSafeError(error))
  )
}

/** Returns one line that names the setting which is the cause of an error, or undefined when none is. */
export function settingText(error: unknown, config: Config): string | undefined {
  return (
    takenPortText(error, config) ?? missingAddressText(error, config) ?? databaseText(error, config.store)
  )
}

type Fault = { code?: unknown; severity?: unknown; address?: unknown; hostname?: unknown; port?: unknown }

/** Returns one line about a database that cannot be had, or undefined when an error is about something else. */
function databaseText(error: unknown, store: Config['store']): string | undefined {
  const databases = Object.entries(DATABASES).flatMap(([key, name]) => {
    const address = store[key as keyof typeof DATABASES]
    return address ? [{ name, url: new URL(address) }] : []
  })
  for (const fault of faultsIn(error)) {
    const trouble = typeof fault.code === 'string' ? DATABASE_TROUBLE[fault.code] : undefined
    const database = trouble && databases.find(({ url }) => isAbout(fault, url))
    if (database) return `${database.name}: ${placeOf(database.url)}: ${trouble}`
  }
  return undefined
}

/** PostgreSQL says who it is; the network says where nobody was. */
function isAbout({ severity, hostname, port }: Fault, url: URL): boolean {
  if (severity !== undefined) return true
  return hostname === undefined ? String(port) === (url.port || '5432') : hostname === url.hostname
}

/** A database in words, without its password. */
function placeOf({ host, pathname, username }: URL): string {
  return `${pathname.slice(1)} at ${decodeURIComponent(host)}${username && ` as ${decodeURIComponent(username)}`}`
}

const DEEPEST = 5

/** The error, what it was caused by, and those that it gathers. */
function faultsIn(error: unknown, depth = 0): Fault[] {
  if (!(error instanceof Error) || depth > DEEPEST) return []
  const { cause, errors } = error as { cause?: unknown; errors?: unknown }
  const within = [cause, ...(Array.isArray(errors) ? errors : [])]
  return [error as Fault, ...within.flatMap((one) => faultsIn(one, depth + 1))]
}
