import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findSession } from '../domain/session.ts'
import { StoreError } from '../domain/store-error.ts'
import type { StoreContext } from '../app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    sessionId: string | undefined
  }
}

/** Looks up the session of every request that names one. */
export function addSessionLookup(app: FastifyInstance, { db, clock }: StoreContext): void {
  app.decorateRequest('sessionId', undefined)
  app.addHook('preHandler', async (request) => {
    const token = request.headers['x-session-token']
    if (typeof token === 'string' && token.length <= 200)
      request.sessionId = await findSession(db, clock, token)
  })
}

/** The session of a request; throws (401) when it has none that is valid. */
export function sessionOf(request: FastifyRequest): string {
  if (request.sessionId) return request.sessionId
  throw new StoreError(401, 'session_required', 'A valid session token is needed in X-Session-Token.')
}

/** The Idempotency-Key of a request, when it has one; throws (400) when it is no usable key. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new StoreError(
      400,
      'invalid',
      'must be 1 to 100 visible ASCII characters',
      'headers.idempotency-key',
    )
  }
  return key
}
