import * as api from '../contract/payment.ts'
import { createSubscriptionIntent } from '../contract/subscription-checkout.ts'
import type { OrderType } from '../contract/types/order-type.ts'
import type { RestClient } from './rest/client.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * Starts or continues the payment of an order by a method. A repeat returns the same payment. Throws UpstreamError, also for a
 * method that there is none of.
 */
export async function beginPayment(
  rest: RestClient,
  type: OrderType,
  id: string,
  method: string,
): Promise<api.PaymentIntent> {
  if (type === 'subscription') return rest.data(createSubscriptionIntent, { body: { order_id: id } })
  switch (method) {
    case 'paypal':
      return rest.data(api.createPaypalOrder, { params: { id } })
    case 'revolut':
      return rest.data(api.createRevolutOrder, { body: { order_id: id } })
    case 'stripe':
      return rest.data(api.createStripeIntent, { params: { id } })
    default:
      throw new UpstreamError('http', 'POST /v1/payment/', {
        status: 404,
        body: { code: 'not_found', message: `There is no way to pay by ${JSON.stringify(method)}.` },
      })
  }
}
