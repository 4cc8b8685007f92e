import type { OrderState } from '../../../contract/order.ts'

type OrderTextData = {
  state: OrderState
  recipient: string | null
  /** The formatted delivery. */
  when: string | null
  orderUrl: string
}

/** Returns the text message for an order that is on its way or delivered, or null for every other state. */
export function orderText({ state, recipient, when, orderUrl }: OrderTextData): string | null {
  if (state === 'on_its_way') {
    const to = recipient ? ` to ${recipient}` : ''
    return `Larkspur: your flowers are on their way${to}${when ? ` (${when})` : ''}. Follow them: ${orderUrl}`
  }
  if (state === 'delivered')
    return `Larkspur: ${recipient ? `${recipient} has your flowers` : 'your flowers have arrived'}. ${orderUrl}`
  return null
}
