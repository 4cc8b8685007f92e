import type { GatewayContext } from './context.ts'
import { UpstreamError } from './upstream-error.ts'

/** What a visitor has, or null: without a session, with one that ran out, or when it is nobody's or another's. */
export async function ofVisitor<T>({ rest }: GatewayContext, load: () => Promise<T>): Promise<T | null> {
  if (!rest.hasSession) return null
  try {
    return await load()
  } catch (error) {
    if (error instanceof UpstreamError && error.missing) return null
    throw error
  }
}
