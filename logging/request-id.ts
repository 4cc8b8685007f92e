import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header with a request's id, from a proxy to the shop, to the store, and back to the client. */
export const REQUEST_ID = 'x-request-id'

/** The id that a request came with if it is valid, or a new one. It connects all log lines of a request. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID]
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID()
}
