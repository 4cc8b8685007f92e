import type { GatewayContext } from './context.ts'
import type { RestClient } from './rest/client.ts'
import { UpstreamError } from './errors/upstream-error.ts'

/** Reads data of the signed-in user; null for a guest, for a user who was signed out, and when there is none. */
export async function signedInOnly<T>(
  { rest }: GatewayContext,
  load: (rest: RestClient) => Promise<T>,
): Promise<T | null> {
  return rest.isSignedIn ? nullWhenMissing(load(rest)) : null
}

/** Reads data of a visitor with a session; null without one, and when the data does not exist or belongs to somebody else. */
export async function sessionOnly<T>(
  { rest }: GatewayContext,
  load: (rest: RestClient) => Promise<T>,
): Promise<T | null> {
  return rest.hasSession ? nullWhenMissing(load(rest)) : null
}

/** Reads what each visitor with a session has; null without a valid one. Reading starts no session. */
export async function ownOnly<T>(
  { rest }: GatewayContext,
  load: (rest: RestClient) => Promise<T>,
): Promise<T | null> {
  if (!rest.hasSession) return null
  try {
    return await load(rest)
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  }
}

async function nullWhenMissing<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup
  } catch (error) {
    if (error instanceof UpstreamError && error.missing && !isWrongQuery(error)) return null
    throw error
  }
}

/** Whether /v1 refused an argument of the query string, such as page 0. A malformed id in the path is no fault of the caller: there is nothing by it. */
const isWrongQuery = ({ wrongArgument, body }: UpstreamError): boolean =>
  wrongArgument && body?.field?.startsWith('query.') === true
