import type { FastifyRequest } from 'fastify'
import type { StoreContext } from '../context.ts'
import type { PaymentContext } from '../payment/index.ts'
import { addressOf } from './session-guard.ts'

/** Returns the context of payment functions. Without a request, as for a webhook, the payer's network is unknown. */
export function paymentContextOf(
  { db, clock, onEvent, payments: { providers }, auth: { limits } }: StoreContext,
  request?: FastifyRequest,
): PaymentContext {
  return { db, clock, onEvent, providers, limits, network: request && addressOf(request) }
}
