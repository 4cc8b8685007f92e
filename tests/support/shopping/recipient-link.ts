import type { Order } from '../../../contract/order.ts'
import { RecipientChoice } from '../../../contract/recipient-link.ts'
import { writeOrderEmails } from '../../../store/notifications/order-emails.ts'
import { LONDON_ADDRESS, withDraft } from './checkout.ts'
import type { TestStore } from '../processes/store.ts'

import { doDue } from './due-work.ts'

export const ASKED = { name: 'Iris Green', receiver: '07700 900499' }

/** A buyer whose paid order waits for its recipient, with the recipient at the other end of the link. */
export async function orderAskingRecipient(store: TestStore, ask: object = {}) {
  const { buyer, id } = await withDraft(store)
  const asked = await buyer.post('/v1/order/recipient-link/', { ...ASKED, ...ask })
  if (!asked.body.success) throw new Error(JSON.stringify(asked.body))
  await buyer.contact()
  const fixed = await buyer.toPay(id)
  if (!fixed.body.success) throw new Error(fixed.body.message)
  const intent = await buyer.intent(id)
  await buyer.pay(intent.id)
  const { body } = await buyer.get(`/v1/order/recipient-link/${id}/`)
  const token = String(body.data.url).split('/').at(-1) ?? ''
  return { buyer, id, token, intent, order: fixed.body.data as Order, ...holderOf(store, token) }
}

/** What can be done by who has a link, without a session. */
export function holderOf(store: TestStore, token: string) {
  const path = `/v1/recipient-choice/${token}/`
  const call = (more: string, body: object) => store.call('POST', path + more, { body })
  return {
    look: () => store.get(path),
    choice: async () => RecipientChoice.parse((await store.get(path)).body.data),
    say: (change: object = {}) => call('address/', { ...LONDON_ADDRESS, ...change }),
    choose: (date: string, interval_id: number, more: object = {}) =>
      call('', { date, interval_id, ...more }),
  }
}

export const firstWindow = ({ dates }: RecipientChoice) => {
  const [day] = dates
  if (!day?.intervals[0]) throw new Error('No window can be had')
  return { date: day.date, id: day.intervals[0].id }
}

/** Writes what is to be written, and answers with the messages of a kind. */
export async function messagesOf(store: TestStore, kind: string, to?: string) {
  await doDue(writeOrderEmails, store)
  const { rows } = await store.db.$client.query(
    `select channel, "to", subject, text, html from message where kind = $1 and ($2::text is null or "to" = $2)`,
    [kind, to ?? null],
  )
  return rows as { channel: string; to: string; subject: string; text: string; html: string | null }[]
}
