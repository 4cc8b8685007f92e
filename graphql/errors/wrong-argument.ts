import { UpstreamError } from './upstream-error.ts'

/** An argument of a query that the gateway itself finds wrong; the message names it. Clients are told with `BAD_USER_INPUT`. */
export class WrongArgument extends Error {
  override name = 'WrongArgument'
}

/** Whether the gateway or /v1 found that an argument cannot match anything: nothing has failed. */
export function isWrongArgument(cause: unknown): boolean {
  return cause instanceof WrongArgument || (cause instanceof UpstreamError && cause.wrongArgument)
}
