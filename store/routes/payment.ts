import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from '../../contract/payment.ts'
import type { StoreContext } from '../app.ts'
import type { Transaction } from '../db/database.ts'
import type { Owner } from '../domain/owner.ts'
import { answerChallenge, confirmWithCard, paymentIntent } from '../domain/payment.ts'
import { availablePayments } from '../domain/payment-methods.ts'
import { mount } from './mount.ts'
import { changeOnce } from './once.ts'

export function paymentRoutes(app: FastifyInstance, context: StoreContext): void {
  const { clock } = context

  const charge = <T>(request: FastifyRequest, work: (tx: Transaction, owner: Owner) => Promise<T>) =>
    changeOnce(context, request, work)

  mount(app, api.getAvailablePayments, async () => ({ data: availablePayments() }))
  mount(app, api.createStripeIntent, async ({ params }, request) => ({
    data: await charge(request, (tx, owner) => paymentIntent(tx, clock, owner, params.id)),
  }))
  mount(app, api.confirmSandboxPayment, async ({ params, body }, request) => ({
    data: await charge(request, (tx, owner) => confirmWithCard(tx, clock, owner, params.intent, body)),
  }))
  mount(app, api.answerSandboxChallenge, async ({ params, body }, request) => ({
    data: await charge(request, (tx, owner) =>
      answerChallenge(tx, clock, owner, params.intent, body.approve),
    ),
  }))
}
