import type { FastifyInstance, FastifyRequest } from 'fastify'
import { APP_PLATFORMS } from '../../contract/types/primitives.ts'
import { StoreError, invalid } from '../kernel/index.ts'
import type { LimitedCaller, Limits } from '../kernel/index.ts'
import { findSession } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import { findUser } from '../account/index.ts'
import type { StoreContext } from '../context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    sessionId: string | undefined
    /** Undefined for a guest, null when the auth token is invalid. */
    userId: string | null | undefined
  }
}

/** Sets `sessionId` and `userId` of each request from its tokens. */
export function addSessionLookup(app: FastifyInstance, ctx: StoreContext): void {
  app.decorateRequest('sessionId', undefined)
  app.decorateRequest('userId', undefined)
  app.addHook('preHandler', async (request) => {
    const token = request.headers['x-session-token']
    if (typeof token === 'string' && token.length <= 200) request.sessionId = await findSession(ctx, token)
    const bearer = bearerOf(request)
    if (bearer !== undefined) request.userId = (await findUser(ctx, ctx.auth, bearer)) ?? null
  })
}

/** Returns the auth token of a request without checking it. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer\s+(\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? []
  // A malformed header counts as an invalid token, not as none.
  return request.headers.authorization ? (token ?? '') : undefined
}

/** Returns the session of a request. Throws 401 when it has no valid one. */
export function sessionOf(request: FastifyRequest): string {
  if (request.sessionId) return request.sessionId
  throw new StoreError(401, 'session_required', 'A valid session token is needed in X-Session-Token.')
}

/** Returns the user of a request. Throws 401 when nobody is signed in. */
export function userOf(request: FastifyRequest): string {
  if (request.userId) return request.userId
  throw signInError(request)
}

/**
 * Returns the owner of the request's cart and orders: the user, else the guest session. Throws 401 when there
 * is neither.
 */
export function ownerOf(request: FastifyRequest): Owner {
  if (request.userId) return { userId: request.userId }
  // With an invalid token the user must sign in again instead of seeing a guest's cart.
  if (request.userId === null) throw signInError(request)
  return { sessionId: sessionOf(request) }
}

function signInError(request: FastifyRequest): StoreError {
  return request.userId === null
    ? new StoreError(401, 'auth_invalid', 'You are no longer signed in.')
    : new StoreError(401, 'auth_required', 'Sign in to do this.')
}

/** Returns the requester's network: the first part of the fingerprint, else the IP address. */
export function addressOf(request: FastifyRequest): string {
  const [network = ''] = fingerprintOf(request)
  return /^[\w-]{8,64}$/.test(network) ? network : request.ip
}

/** Returns the requester's device: the whole fingerprint; null without one. */
function deviceOf(request: FastifyRequest): string | null {
  const parts = fingerprintOf(request)
  return parts.length === 2 && parts.every((part) => /^[\w-]{8,64}$/.test(part)) ? parts.join('.') : null
}

function fingerprintOf(request: FastifyRequest): string[] {
  const print = request.headers['x-visitor-fingerprint']
  return typeof print === 'string' ? print.split('.') : []
}

/** Returns the requester for rate limits. */
export function callerOf(request: FastifyRequest, limits: Limits): LimitedCaller {
  return { sessionId: request.sessionId, network: addressOf(request), device: deviceOf(request), limits }
}

/** Returns true if the request says that it comes from one of the apps, which accept app-only codes. */
export function isFromApp(request: FastifyRequest): boolean {
  return APP_PLATFORMS.some((platform) => platform === request.headers['x-app-platform'])
}

/** Returns the Idempotency-Key of a request, if it has one. Throws 400 when it is invalid. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    const message = 'must be 1 to 100 visible ASCII characters'
    throw invalid('headers.idempotency-key', 'invalid_format', { message })
  }
  return key
}
