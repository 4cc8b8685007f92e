import * as api from '../contract/payment.ts'
import type { PaymentIntent, PaymentMethodCode } from '../contract/payment.ts'
import { createSubscriptionIntent } from '../contract/subscription-checkout.ts'
import type { OrderType } from '../contract/types/order-type.ts'
import type { RestClient } from './rest/client.ts'

/** Starts or continues the payment of an order by a method. A repeat returns the same payment. */
export function beginPayment(
  rest: RestClient,
  type: OrderType,
  id: string,
  method: PaymentMethodCode,
): Promise<PaymentIntent> {
  if (type === 'subscription') return rest.data(createSubscriptionIntent, { body: { order_id: id } })
  switch (method) {
    case 'paypal':
      return rest.data(api.createPaypalOrder, { params: { id } })
    case 'revolut':
      return rest.data(api.createRevolutOrder, { body: { order_id: id } })
    case 'stripe':
      return rest.data(api.createStripeIntent, { params: { id } })
  }
}
