import type { FastifyRequest } from 'fastify'
import type { StoreContext } from '../context.ts'
import { idempotent, idempotentOutsideTransaction, inTransaction } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { Owner } from '../visitor/index.ts'
import { idempotencyKeyOf, ownerOf, sessionOf } from './session-guard.ts'

/** Makes a change of a request's owner in one transaction, and once only for an Idempotency-Key. */
export function idempotentChange<T>(
  ctx: Pick<StoreContext, 'db' | 'clock'>,
  request: FastifyRequest,
  work: (tx: TransactionContext, owner: Owner) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(request)
  const asked = askedBy(request, owner)
  return asked ? idempotent(ctx, asked, (tx) => work(tx, owner)) : inTransaction(ctx, (tx) => work(tx, owner))
}

/** The same for what asks a payment provider: it makes its transactions by itself. */
export function idempotentCharge<T extends object>(
  ctx: Pick<StoreContext, 'db' | 'clock'>,
  request: FastifyRequest,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(request)
  const asked = askedBy(request, owner)
  return asked ? idempotentOutsideTransaction(ctx, asked, () => work(owner)) : work(owner)
}

function askedBy(request: FastifyRequest, owner: Owner) {
  const key = idempotencyKeyOf(request)
  if (key === undefined) return undefined
  // With its owner: what a user asked for is not answered to the guest who has the session afterwards.
  const asked = [request.method, request.url, request.body, owner]
  return { sessionId: sessionOf(request), key, request: asked }
}
