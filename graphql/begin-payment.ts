import type { OrderType } from '../contract/types/order-type.ts'
import * as api from '../contract/payment.ts'
import { createSubscriptionIntent } from '../contract/subscription-checkout.ts'
import type { RestClient } from './rest/client.ts'

/** Starts or continues the payment of an order by a method. A repeat returns the same payment. */
export async function beginPayment(
  rest: RestClient,
  type: OrderType,
  id: string,
  method: string,
): Promise<api.PaymentIntent> {
  if (type === 'subscription') return rest.data(createSubscriptionIntent, { body: { order_id: id } })
  switch (method) {
    case 'paypal':
      return beginPaypal(rest, id)
    case 'revolut':
      return rest.data(api.createRevolutOrder, { body: { order_id: id } })
    default:
      return rest.data(api.createStripeIntent, { params: { id } })
  }
}

/** PayPal's order, and the client id for its script. */
async function beginPaypal(rest: RestClient, id: string) {
  const [order, client] = await Promise.all([
    rest.data(api.createPaypalOrder, { params: { id } }),
    rest.call(api.getPaypalClientId),
  ])
  return { ...order, public_key: client['client-id'] }
}
