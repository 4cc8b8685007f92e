import type { GatewayContext } from './context.ts'
import type { RestClient } from './rest/client.ts'
import { UpstreamError } from './upstream-error.ts'

/** What the signed-in user has; null for a guest, for one who was signed out, and for what there is none of. */
export async function signedInOnly<T>(
  { rest }: GatewayContext,
  load: (rest: RestClient) => Promise<T>,
): Promise<T | null> {
  return rest.isSignedIn ? orMissing(load(rest)) : null
}

/** The same for who has a session, signed in or not: null without one, or when what is asked for is nobody's or another's. */
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
    if (error instanceof UpstreamError && error.missing) return null
    throw error
  }
}
