import type { PaymentPageQuery } from '../../../graphql/generated/graphql.ts'

/** The page's own address with something asked of it, in the checkout the order goes through. */
export function payPath(order: PaymentPageQuery['order'], asked: string): string {
  return `/payment/stripe/${order?.id}?${asked}${order?.type === 'SUBSCRIPTION' ? '&type=subscription' : ''}`
}
