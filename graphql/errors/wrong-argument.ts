import { UpstreamError } from './upstream-error.ts'

/** An argument of a query that the gateway itself finds wrong; the message names it. Clients are told with `BAD_USER_INPUT`. */
export class WrongArgument extends Error {
  override name = 'WrongArgument'
}

/** Whether something was asked for that can be nothing, as the gateway or /v1 found: nothing has failed. */
export function isWrongArgument(cause: unknown): boolean {
  return cause instanceof WrongArgument || (cause instanceof UpstreamError && cause.wrongArgument)
}
