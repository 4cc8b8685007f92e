import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from '../../contract/payment.ts'
import type { StoreContext } from '../app.ts'
import type { Transaction } from '../db/database.ts'
import { once } from '../domain/idempotency.ts'
import { answerChallenge, confirmWithCard, paymentIntent } from '../domain/payment.ts'
import { availablePayments } from '../domain/payment-methods.ts'
import { mount } from './mount.ts'
import { idempotencyKeyOf, sessionOf } from './session-guard.ts'

export function paymentRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  const charge = <T>(
    request: FastifyRequest,
    work: (tx: Transaction, sessionId: string) => Promise<T>,
  ): Promise<T> => {
    const sessionId = sessionOf(request)
    const asked = [request.method, request.url, request.body]
    return once(db, clock, { sessionId, key: idempotencyKeyOf(request), request: asked }, (tx) =>
      work(tx, sessionId),
    )
  }

  mount(app, api.getAvailablePayments, async () => ({ data: availablePayments() }))
  mount(app, api.createStripeIntent, async ({ params }, request) => ({
    data: await charge(request, (tx, sessionId) => paymentIntent(tx, clock, sessionId, params.id)),
  }))
  mount(app, api.confirmSandboxPayment, async ({ params, body }, request) => ({
    data: await charge(request, (tx, sessionId) =>
      confirmWithCard(tx, clock, sessionId, params.intent, body),
    ),
  }))
  mount(app, api.answerSandboxChallenge, async ({ params, body }, request) => ({
    data: await charge(request, (tx, sessionId) =>
      answerChallenge(tx, clock, sessionId, params.intent, body.approve),
    ),
  }))
}
