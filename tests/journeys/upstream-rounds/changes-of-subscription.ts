import { subscribed } from '../../support/shopping/subscriber.ts'
import type { Change } from './change.ts'
import type { CountedShop } from './shop.ts'
import { asVisitor, newEmail, once } from './shop.ts'

type Subscription = {
  id: string
  product_id: number
  position_slug: string
  next_delivery_on: string
  intervals: { interval_id: number }[]
  swaps: { product_id: number; position_slug: string }[]
}

/** Changes of a subscription that is under way. */
export function subscriptionChanges({ store }: CountedShop): Change[] {
  const subscriber = once(() => subscribed(store, newEmail()))
  const change = (operation: string, more: (own: Subscription) => object = () => ({})): Change => ({
    operation,
    prepare: async () => {
      const { account, subscriber: buyer } = await subscriber()
      const [own] = (await buyer.subscriptions()) as [Subscription]
      return { ...asVisitor(account), variables: { id: own.id, ...more(own) } }
    },
  })
  return [
    change('SetSubscriptionWindow', ({ intervals }) => ({
      windowId: String(intervals[0]?.interval_id),
      date: null,
    })),
    change('SwapSubscriptionProduct', ({ swaps }) => ({
      productId: String(swaps[0]?.product_id),
      variantSlug: swaps[0]?.position_slug,
    })),
    change('SkipDelivery', ({ next_delivery_on }) => ({ nextDeliveryOn: next_delivery_on })),
    change('PauseSubscription', () => ({ until: null })),
    change('ResumeSubscription'),
    change('CancelSubscription'),
  ]
}
