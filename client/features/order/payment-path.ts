import type { CheckoutType } from '../../../graphql/generated/graphql.ts'

type Asked = { method?: string | null | undefined; returned?: boolean }

/**
 * The address of the payment page, which is that of every provider: with the way to pay that was asked for, and whether
 * the shopper comes back from paying.
 */
export function paymentPath(
  order: { id: string; type: CheckoutType },
  { method, returned }: Asked = {},
): string {
  const query = new URLSearchParams({
    ...(method && { method }),
    ...(returned && { returned: '1' }),
    ...(order.type === 'SUBSCRIPTION' && { type: 'subscription' }),
  }).toString()
  return `/payment/stripe/${order.id}${query && `?${query}`}`
}
