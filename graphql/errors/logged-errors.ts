import type { GraphQLError } from 'graphql'
import { UpstreamError } from './upstream-error.ts'

const logged = new WeakSet<object>()
const causes = new WeakMap<object, Error>()

/** Marks an error as logged, so that it is not logged again. */
export function markLogged(error: Error): void {
  logged.add(error)
}

/** Returns true if an error is logged already. Failed calls to /v1 are logged where they are made. */
export function isLogged(error: unknown): boolean {
  if (error instanceof UpstreamError) return !error.ordinary
  return error instanceof Error && logged.has(error)
}

/** Keeps the cause of a public error, for pages that are rendered in this process. */
export function keepCause(shown: object, cause: Error | undefined): void {
  if (cause) causes.set(shown, cause)
}

/** The cause of an error or of a public error; the error itself when there is none. */
export function causeOf(error: GraphQLError): Error {
  return causes.get(error) ?? error.originalError ?? error
}
