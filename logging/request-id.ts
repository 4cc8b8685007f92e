import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header in which a request's id travels: from a proxy to the shop, on to the store, and back to who asked. */
export const REQUEST_ID = 'x-request-id'

/** The id a request came with, when it could be one, or a new one. It ties together what is logged of one request. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID]
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID()
}
