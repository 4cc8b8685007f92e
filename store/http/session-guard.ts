import type { FastifyInstance, FastifyRequest } from 'fastify'
import { APP_PLATFORMS } from '../../contract/primitives.ts'
import { StoreError, invalid } from '../kernel/index.ts'
import type { LimitedCaller, Limits } from '../kernel/index.ts'
import { findSession } from '../visitor/index.ts'
import type { Owner } from '../visitor/index.ts'
import { findUser } from '../account/index.ts'
import type { StoreContext } from '../context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    sessionId: string | undefined
    /** Undefined for a guest, null when the auth token that was sent is dead. */
    userId: string | null | undefined
  }
}

/** Looks up the session and the user of every request that names them. */
export function addSessionLookup(app: FastifyInstance, ctx: StoreContext): void {
  app.decorateRequest('sessionId', undefined)
  app.decorateRequest('userId', undefined)
  app.addHook('preHandler', async (request) => {
    const token = request.headers['x-session-token']
    if (typeof token === 'string' && token.length <= 200) request.sessionId = await findSession(ctx, token)
    const bearer = bearerOf(request)
    if (bearer !== undefined) request.userId = (await findUser(ctx, bearer)) ?? null
  })
}

/** The auth token a request came with, whatever it is worth. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer\s+(\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? []
  // What is no token at all is a dead one, not none.
  return request.headers.authorization ? (token ?? '') : undefined
}

/** The session of a request; throws (401) when it has none that is valid. */
export function sessionOf(request: FastifyRequest): string {
  if (request.sessionId) return request.sessionId
  throw new StoreError(401, 'session_required', 'A valid session token is needed in X-Session-Token.')
}

/** The user of a request; throws (401) when nobody is signed in. */
export function userOf(request: FastifyRequest): string {
  if (request.userId) return request.userId
  throw deadToken(request)
}

/** Whose cart and orders a request is about: the user's when one is signed in. Throws (401) when it is nobody's. */
export function ownerOf(request: FastifyRequest): Owner {
  if (request.userId) return { userId: request.userId }
  // A guest's cart in place of one's own would be a lie: who was signed out learns it.
  if (request.userId === null) throw deadToken(request)
  return { sessionId: sessionOf(request) }
}

function deadToken(request: FastifyRequest): StoreError {
  return request.userId === null
    ? new StoreError(401, 'auth_invalid', 'You are no longer signed in.')
    : new StoreError(401, 'auth_required', 'Sign in to do this.')
}

/** What stands for the network a request comes from: the first part of the fingerprint, else the caller's address. */
export function addressOf(request: FastifyRequest): string {
  const [network = ''] = fingerprintOf(request)
  return /^[\w-]{8,64}$/.test(network) ? network : request.ip
}

/** What stands for the device a request comes from: its whole fingerprint, when it has one. */
function deviceOf(request: FastifyRequest): string | null {
  const parts = fingerprintOf(request)
  return parts.length === 2 && parts.every((part) => /^[\w-]{8,64}$/.test(part)) ? parts.join('.') : null
}

function fingerprintOf(request: FastifyRequest): string[] {
  const print = request.headers['x-visitor-fingerprint']
  return typeof print === 'string' ? print.split('.') : []
}

/** Who makes a request, wherever it is counted how often somebody does something. */
export function callerOf(request: FastifyRequest, limits: Limits): LimitedCaller {
  return { sessionId: request.sessionId, network: addressOf(request), device: deviceOf(request), limits }
}

/** Whether a request says that it comes from one of the apps: codes for them are taken there. */
export function isFromApp(request: FastifyRequest): boolean {
  return APP_PLATFORMS.some((platform) => platform === request.headers['x-app-platform'])
}

/** The Idempotency-Key of a request, when it has one; throws (400) when it is no usable key. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    const message = 'must be 1 to 100 visible ASCII characters'
    throw invalid('headers.idempotency-key', 'invalid_format', { message })
  }
  return key
}
