import type { GatewayContext } from './context.ts'
import type { RestClient } from './rest/client.ts'
import { UpstreamError } from './upstream-error.ts'

/** What the signed-in user has; null for a guest, for one who was signed out, and for what there is none of. */
export async function ofUser<T>(
  { rest }: GatewayContext,
  load: (rest: RestClient) => Promise<T>,
): Promise<T | null> {
  if (!rest.isSignedIn) return null
  try {
    return await load(rest)
  } catch (error) {
    if (error instanceof UpstreamError && error.missing) return null
    throw error
  }
}
