import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { idempotent, idempotentOutsideTransaction, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import type { Owner } from '../visitor/index.ts'
import { idempotencyKeyOf, ownerOf, sessionOf } from './session-guard.ts'

/**
 * Runs a change for the requester's owner in one transaction. With an Idempotency-Key, a repeat gets the
 * first answer.
 */
export function idempotentChange<T>(
  ctx: Context<Database>,
  request: FastifyRequest,
  work: (tx: TransactionContext, owner: Owner) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(request)
  const asked = idempotentRequestOf(request, owner)
  return asked ? idempotent(ctx, asked, (tx) => work(tx, owner)) : inTransaction(ctx, (tx) => work(tx, owner))
}

/** Like `idempotentChange`, but for calls to a payment provider, which manage their own transactions. */
export function idempotentCharge<T extends object>(
  ctx: Context<Database>,
  request: FastifyRequest,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(request)
  const asked = idempotentRequestOf(request, owner)
  return asked ? idempotentOutsideTransaction(ctx, asked, () => work(owner)) : work(owner)
}

function idempotentRequestOf(request: FastifyRequest, owner: Owner) {
  const key = idempotencyKeyOf(request)
  if (key === undefined) return undefined
  // The owner is part of the key: after a sign-out, a guest in the same session must not get the user's
  // answer.
  const asked = [request.method, request.url, request.body, owner]
  return { sessionId: sessionOf(request), key, request: asked }
}
