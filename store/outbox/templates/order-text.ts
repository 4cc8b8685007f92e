import type { OrderState } from '../../../contract/order.ts'

type News = {
  state: OrderState
  recipient: string | null
  /** The delivery as a person says it. */
  when: string | null
  orderUrl: string
}

/**
 * A short message to the phone of who ordered, where news are wanted at once: the flowers are on their way, or there.
 * Null for everything else.
 */
export function orderText({ state, recipient, when, orderUrl }: News): string | null {
  if (state === 'on_its_way') {
    const to = recipient ? ` to ${recipient}` : ''
    return `Larkspur: your flowers are on their way${to}${when ? ` (${when})` : ''}. Follow them: ${orderUrl}`
  }
  if (state === 'delivered')
    return `Larkspur: ${recipient ? `${recipient} has your flowers` : 'your flowers have arrived'}. ${orderUrl}`
  return null
}
