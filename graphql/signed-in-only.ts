import type { GatewayContext } from './context.ts'
import type { RestClient } from './rest/client.ts'
import { UpstreamError } from './upstream-error.ts'

/** Reads data of the signed-in user; null for a guest, for a user who was signed out, and when there is none. */
export async function signedInOnly<T>(
  { rest }: GatewayContext,
  load: (rest: RestClient) => Promise<T>,
): Promise<T | null> {
  return rest.isSignedIn ? orMissing(load(rest)) : null
}

/** Reads data of a visitor with a session; null without one, and when the data does not exist or belongs to somebody else. */
export async function sessionOnly<T>(
  { rest }: GatewayContext,
  load: (rest: RestClient) => Promise<T>,
): Promise<T | null> {
  return rest.hasSession ? orMissing(load(rest)) : null
}

async function orMissing<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup
  } catch (error) {
    if (error instanceof UpstreamError && error.missing && !isWrongQuery(error)) return null
    throw error
  }
}

/** An argument that can be nothing, such as page 0; a name that breaks the rules for names finds nothing instead. */
const isWrongQuery = ({ wrongArgument, body }: UpstreamError): boolean =>
  wrongArgument && body?.field?.startsWith('query.') === true
