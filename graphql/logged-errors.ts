import type { GraphQLError } from 'graphql'
import { UpstreamError } from './upstream-error.ts'

const logged = new WeakSet<object>()
const causes = new WeakMap<object, Error>()

/** Notes that an error is in the log, so that who meets it later leaves it at that. */
export function markLogged(error: Error): void {
  logged.add(error)
}

/** Whether an error is in the log already. Calls to /v1 that failed are logged where they are made. */
export function isLogged(error: unknown): boolean {
  if (error instanceof UpstreamError) return !error.ordinary
  return error instanceof Error && logged.has(error)
}

/** Notes what stands behind an error as clients are shown it, for pages that are made in this process. */
export function keepCause(shown: object, cause: Error | undefined): void {
  if (cause) causes.set(shown, cause)
}

/** What stands behind an error, as it happened or as clients are shown it; the error itself where nothing does. */
export function causeOf(error: GraphQLError): Error {
  return causes.get(error) ?? error.originalError ?? error
}
