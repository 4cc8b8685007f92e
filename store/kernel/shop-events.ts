import { Channel } from '../../contract/notifications.ts'
import type { Metrics } from '../../metrics/metrics.ts'

/** What happens in the shop and is counted for those who watch over it. It names nobody. */
export type ShopEvent =
  /** An order came into a state: `awaiting_payment` when it is placed. */
  | { what: 'order'; state: string }
  | { what: 'payment'; provider: string; outcome: 'taken' | 'failed' }
  /** A delivery slot was asked for. */
  | { what: 'hold'; outcome: 'held' | 'refused' }
  /** An attempt to send a message. One that failed is tried again, an undeliverable one is not. */
  | { what: 'message'; channel: string; outcome: 'sent' | 'failed' | 'undeliverable' }

/**
 * Defines a counter for each kind of event, for these providers of payments. Returns the function that counts one.
 * Each counter begins at 0: the first failure would be no increase otherwise.
 */
export function countShopEvents(metrics: Metrics, providers: Iterable<string>): (event: ShopEvent) => void {
  const orders = metrics.counter(
    'larkspur_orders_total',
    'Orders by the state they came into: awaiting_payment when they are placed.',
    ['state'],
  )
  const payments = metrics.counter('larkspur_payments_total', 'Payments that were taken or failed.', [
    'provider',
    'outcome',
  ])
  const holds = metrics.counter('larkspur_slot_holds_total', 'Delivery slots that were held or refused.', [
    'outcome',
  ])
  const messages = metrics.counter(
    'larkspur_messages_total',
    'Attempts to send e-mails and text messages: sent, failed (tried again), undeliverable.',
    ['channel', 'outcome'],
  )
  for (const state of ['awaiting_payment', 'paid', 'cancelled', 'refunded']) orders({ state }, 0)
  for (const outcome of ['held', 'refused']) holds({ outcome }, 0)
  for (const provider of providers)
    for (const outcome of ['taken', 'failed']) payments({ provider, outcome }, 0)
  for (const channel of Channel.options)
    for (const outcome of ['sent', 'failed', 'undeliverable']) messages({ channel, outcome }, 0)
  return (event) => {
    switch (event.what) {
      case 'order':
        return orders({ state: event.state })
      case 'payment':
        return payments({ provider: event.provider, outcome: event.outcome })
      case 'hold':
        return holds({ outcome: event.outcome })
      case 'message':
        return messages({ channel: event.channel, outcome: event.outcome })
    }
  }
}
