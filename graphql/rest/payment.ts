import type { z } from 'zod'
import * as api from '../../contract/payment.ts'
import type { OrderType } from '../../contract/order-type.ts'
import { createSubscriptionIntent, getSubscriptionPayments } from '../../contract/subscription-checkout.ts'
import type { RestClient } from './client.ts'

export const getAvailablePayments = async (rest: RestClient, type: OrderType = 'default') =>
  (await rest.call(type === 'subscription' ? getSubscriptionPayments : api.getAvailablePayments, {})).data
/** The payment of an order by a method: one, however often it is asked for. */
export async function beginPayment(rest: RestClient, type: OrderType, id: string, method: string) {
  if (type === 'subscription')
    return (await rest.call(createSubscriptionIntent, { body: { order_id: id } })).data
  switch (method) {
    case 'paypal':
      return beginPaypal(rest, id)
    case 'revolut':
      return (await rest.call(api.createRevolutOrder, { body: { order_id: id } })).data
    default:
      return (await rest.call(api.createStripeIntent, { params: { id } })).data
  }
}

/** PayPal's order, and what its script in the page is loaded with. */
async function beginPaypal(rest: RestClient, id: string) {
  const [{ data }, client] = await Promise.all([
    rest.call(api.createPaypalOrder, { params: { id } }),
    rest.call(api.getPaypalClientId, {}),
  ])
  return { ...data, public_key: client['client-id'] }
}

export const capturePaypalOrder = async (rest: RestClient, id: string) =>
  (await rest.call(api.capturePaypalOrder, { params: { id } })).data
export const confirmSandboxPayment = async (
  rest: RestClient,
  intent: string,
  body: z.input<typeof api.SandboxCard>,
  key?: string,
) => (await rest.call(api.confirmSandboxPayment, { params: { intent }, body }, key)).data
export const answerSandboxChallenge = async (rest: RestClient, intent: string, approve: boolean) =>
  (await rest.call(api.answerSandboxChallenge, { params: { intent }, body: { approve } })).data
export const answerSandboxWallet = async (rest: RestClient, intent: string, approve: boolean) =>
  (await rest.call(api.answerSandboxWallet, { params: { intent }, body: { approve } })).data
