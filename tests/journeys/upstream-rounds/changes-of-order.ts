import { buyerOrderUrl } from '../../../store/order/order-access.ts'
import { CARDS, LONDON_ADDRESS, firstOpen } from '../../support/shopping/checkout.ts'
import { firstWindow, orderAskingRecipient } from '../../support/shopping/recipient-link.ts'
import { readyToSubscribe } from '../../support/shopping/subscriber.ts'
import type { Change } from './change.ts'
import type { CountedShop } from './shop.ts'
import {
  asVisitor,
  guestReadyToOrder,
  guestReadyToPay,
  newAccount,
  newEmail,
  newGuest,
  once,
  orderAs,
} from './shop.ts'

const DEFAULT = { type: 'DEFAULT' }
/** The payment is begun before it is paid. */
const PAYS = { atMost: 2 }

/** Changes of an order: how it is paid for, and what becomes of it afterwards. */
export const orderChanges = (shop: CountedShop): Change[] => [
  ...paymentChanges(shop),
  ...placedChanges(shop),
  ...recipientChanges(shop),
]

function paymentChanges(shop: CountedShop): Change[] {
  const unpaid = once(() => guestReadyToPay(shop))
  const change = (operation: string, more: object, options: Partial<Change> = {}): Change => ({
    operation,
    prepare: async () => {
      const { visitor, id } = await unpaid()
      return { visitor, variables: { orderId: id, ...more } }
    },
    ...options,
  })
  const card = (number: string) => ({ card: { ...CARDS.pays, number, attempt: null }, ...DEFAULT })
  return [
    change('BeginPayment', { method: 'stripe', ...DEFAULT }),
    change('CheckPayment', {}),
    {
      operation: 'SetOrderSlot',
      prepare: async () => {
        const { visitor, buyer, id } = await unpaid()
        const { interval: held } = await buyer.order(id)
        // One for the price that the order has.
        const { buyer: other } = await guestReadyToOrder(shop)
        const { date, interval } = firstOpen(await other.intervals(), ({ price }) => price === held?.price)
        return { visitor, variables: { date, windowId: String(interval.id), orderId: id, ...DEFAULT } }
      },
    },
    change('PayWithSandboxCard', card(CARDS.asks.number), PAYS),
    change('AnswerSandboxChallenge', { approve: true, ...DEFAULT }, PAYS),
    {
      operation: 'PayWithSandboxCard',
      of: 'a subscription',
      ...PAYS,
      prepare: async () => {
        const { account, subscriber, id } = await readyToSubscribe(shop.store, newEmail())
        await subscriber.toPayment()
        return { ...asVisitor(account), variables: { orderId: id, card: CARDS.pays, type: 'SUBSCRIPTION' } }
      },
    },
    {
      operation: 'AnswerSandboxWallet',
      // Stands for the visit to PayPal: the payment is begun, and then approved there and captured.
      ...PAYS,
      prepare: async () => {
        const { visitor, id } = await guestReadyToPay(shop)
        return { visitor, variables: { orderId: id, method: 'paypal', approve: true } }
      },
    },
    {
      operation: 'CapturePaypal',
      // The sandbox has a wallet of its own in PayPal's place.
      isRefused: true,
      prepare: async () => {
        const { visitor, id } = await guestReadyToPay(shop)
        return { visitor, variables: { orderId: id } }
      },
    },
  ]
}

function placedChanges(shop: CountedShop): Change[] {
  const buyer = once(async () => {
    const made = await newAccount(shop.store)
    return { ...made, id: await orderAs(shop, made.account) }
  })
  const change = (operation: string): Change => ({
    operation,
    prepare: async () => {
      const { visitor, id } = await buyer()
      return { visitor, variables: { id } }
    },
  })
  return [
    {
      operation: 'SetSubstitution',
      prepare: async () => {
        const { visitor, account, id } = await buyer()
        const { body } = await account.get(`/v1/order/${id}/`)
        return { visitor, variables: { token: body.data.tracking_token, substitution: 'ASK' } }
      },
    },
    {
      operation: 'RepeatOrderInstead',
      prepare: async () => {
        const { visitor, id } = await guestReadyToPay(shop)
        return { visitor, variables: { id } }
      },
    },
    {
      operation: 'UpdateOrder',
      prepare: async () => {
        const { visitor, id } = await buyer()
        return { visitor, variables: { id, input: { recipient: { name: 'Iris Greene' } } } }
      },
    },
    change('CancelOrder'),
    change('RepeatOrder'),
    change('RemoveOrder'),
    {
      operation: 'OpenOrder',
      prepare: async () => {
        const { id } = await guestReadyToPay(shop)
        const links = { secret: shop.secret, siteUrl: '' }
        const url = buyerOrderUrl(links, { id, userId: null, type: 'default' }, 'order')
        return { ...(await newGuest(shop.store)), variables: { token: url.split('/').at(-1) } }
      },
    },
  ]
}

/** What the recipient of an order says, and the buyer in their place. */
function recipientChanges(shop: CountedShop): Change[] {
  const asked = once(() => orderAskingRecipient(shop.store))
  return [
    {
      operation: 'SetChoiceAddress',
      prepare: async () => ({ variables: { token: (await asked()).token, input: LONDON_ADDRESS } }),
    },
    {
      operation: 'ChooseDelivery',
      prepare: async () => {
        const { token, choice } = await asked()
        const { date, id: windowId } = firstWindow(await choice())
        return { variables: { token, input: { date, windowId } } }
      },
    },
    {
      operation: 'TakeOverAddress',
      prepare: async () => {
        const { buyer, id } = await orderAskingRecipient(shop.store)
        return { visitor: { session: buyer.session }, variables: { id, input: LONDON_ADDRESS } }
      },
    },
  ]
}
