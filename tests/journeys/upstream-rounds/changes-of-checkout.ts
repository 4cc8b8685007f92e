import {
  CONTACT,
  LONDON_ADDRESS,
  RECIPIENT,
  createBuyer,
  firstOpen,
} from '../../support/shopping/checkout.ts'
import { choose } from '../../support/shopping/subscriber.ts'
import type { Change } from './change.ts'
import type { CountedShop } from './shop.ts'
import { fillCart, guestWithCart, guestWithDraft, newAccount, once } from './shop.ts'

type Type = 'DEFAULT' | 'SUBSCRIPTION'

const SAVED = { name: 'Iris Green', phone: '020 7946 0018', address: LONDON_ADDRESS }

/** Changes of a draft until it is an order: of one that is sent once, and of one that comes again. */
export const checkoutChanges = (shop: CountedShop): Change[] => [
  ...stepsOf('DEFAULT', shop),
  ...stepsOf('SUBSCRIPTION', shop),
  {
    operation: 'SetRecipientLink',
    prepare: async () => {
      const { visitor } = await guestWithDraft(shop)
      return { visitor, variables: { input: { name: 'Iris Green', receiver: '07700 900499' } } }
    },
  },
  {
    operation: 'ChooseSubscription',
    prepare: async () => {
      const { visitor } = await guestWithCart(shop)
      const { body } = await shop.store.get('/v1/delivery-subscription-prices/')
      const [{ product_id: productId, sizes }] = body.data.flowers
      const input = { productId, variantSlug: sizes[0].position_slug, everyWeeks: 2 }
      return { visitor, variables: { input } }
    },
  },
  {
    operation: 'SetCartSubscription',
    prepare: async () => {
      const { visitor } = await guestWithCart(shop)
      return { visitor, variables: { hasSubscription: true, everyWeeks: 2 } }
    },
  },
]

/** The steps of a checkout, each of somebody who has gone the steps before it. */
function stepsOf(type: Type, shop: CountedShop): Change[] {
  const isSubscription = type === 'SUBSCRIPTION'
  const drafted = once(async () => {
    const { visitor, account } = await newAccount(shop.store)
    const saved = await account.call('POST', '/v1/user/recipients/', SAVED)
    const [{ id: savedId }] = saved.body.data
    if (isSubscription) await choose(shop.store, account)
    else await fillCart(shop, createBuyer(shop.store, account.session, account.token))
    return { visitor, account, savedId: savedId as number }
  })
  const step = (operation: string, variables: object, more: Partial<Change> = {}): Change => ({
    operation,
    ...(isSubscription && { of: 'a subscription' }),
    prepare: async () => ({ visitor: (await drafted()).visitor, variables: { type, ...variables } }),
    ...more,
  })
  const gift = once(async () => {
    const { body } = await shop.store.get('/v1/gifts/?limit=1')
    const [{ id, position_slug: slug }] = body.data.list
    return { productId: String(id), slug: slug as string }
  })
  const withGift = (operation: string, slugName: 'variantSlug' | 'lineSlug') =>
    step(
      operation,
      {},
      {
        prepare: async () => {
          const { productId, slug } = await gift()
          const input = { productId, [slugName]: slug }
          return { visitor: (await drafted()).visitor, variables: { input, type, stays: true } }
        },
      },
    )
  const open = async () => {
    const { account } = await drafted()
    const address = isSubscription
      ? '/v1/delivery-subscription/address-details/'
      : '/v1/order/delivery-details/'
    return firstOpen((await account.get(address)).body.data.intervals)
  }

  return [
    step('StartCheckout', {}),
    step('SetAddress', { input: LONDON_ADDRESS, stays: true }),
    step(
      'UseSavedRecipient',
      {},
      {
        prepare: async () => {
          const { visitor, savedId } = await drafted()
          return { visitor, variables: { id: savedId, type, stays: true } }
        },
      },
    ),
    step('SetRecipient', { input: RECIPIENT }),
    step(
      'SetSlot',
      {},
      {
        // The days are asked for once the slot is held: whoever chooses keeps nobody waiting in the store.
        atMost: 2,
        prepare: async () => {
          const { date, interval } = await open()
          const variables = { date, windowId: String(interval.id), type, stays: true }
          return { visitor: (await drafted()).visitor, variables }
        },
      },
    ),
    withGift('AddGift', 'variantSlug'),
    withGift('RemoveGift', 'lineSlug'),
    step(
      'PlaceOrder',
      {},
      {
        // Who orders is kept first.
        atMost: 2,
        prepare: async () => {
          const { visitor, account } = await drafted()
          const checkout = isSubscription ? 'delivery-subscription' : 'order'
          const { body } = await account.get(`/v1/${checkout}/final-details/`)
          const orderId = body.data.order.id as string
          return { visitor, variables: { input: { orderId, ...CONTACT, paymentMethod: 'stripe' }, type } }
        },
      },
    ),
  ]
}
