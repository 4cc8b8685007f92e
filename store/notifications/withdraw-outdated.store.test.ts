import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '../../tests/support/shopping/account.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { doDue, doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import type { OutgoingMessage } from '../outbox/providers/message-provider.ts'
import { sendMessage } from '../outbox/send-message.ts'
import { withdrawOutdated } from './withdraw-outdated.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

let sent: OutgoingMessage[] = []
const send = async (message: OutgoingMessage) => void sent.push(message)
const mail = sendMessage(
  { providers: { email: { send }, sms: { send }, whatsapp: { send } }, eraseSecrets: false },
  withdrawOutdated,
)

/** A worker writes what is due and dies before it sends it. Another one is back at a moment. Answers the subjects it sends. */
async function sentAfterOutage(written: string, back: string): Promise<string[]> {
  store.clock.set(written)
  await doWhatIsDue(store)
  sent = []
  store.clock.set(back)
  await doWhatIsDue(store)
  await doDue(mail, store)
  // It looks again at once.
  await doWhatIsDue(store)
  await doDue(mail, store)
  expect(await doDue(mail, store)).toBe(0)
  return sent.map(({ subject }) => subject)
}

let people = 0
/** An account with a date on 20 March of which it is reminded two days before. */
async function withDate(): Promise<string> {
  store.clock.set('2026-03-10T08:00:00Z')
  await store.db.$client.query('delete from important_date')
  const email = `outdated-${(people += 1)}@example.org`
  const account = await register(store, email)
  const body = { occasion: 'own', title: 'Day', date: '2026-03-20', lead_days: 2 }
  expect((await account.call('POST', '/v1/user/events', body)).status).toBe(200)
  await doDue(mail, store)
  return email
}

it.each([
  ['hours later as it was written', '2026-03-18T15:00:00Z', ['Day is on Friday']],
  ['on the next day in other words', '2026-03-19T10:00:00Z', ['Day is tomorrow']],
  ['on the day itself', '2026-03-20T10:00:00Z', ['Day is today']],
  ['never when it is past', '2026-03-21T10:00:00Z', []],
])('a reminder that was written and not sent is sent %s', async (_when, back, subjects) => {
  await withDate()
  expect(await sentAfterOutage('2026-03-18T09:00:00Z', back)).toEqual(subjects)
  store.clock.advance({ hours: 24 * 3 })
  await doWhatIsDue(store)
  expect(await doDue(mail, store)).toBe(0)
})

it.each([
  ['is moved', `update important_date set date = '2020-12-20'`],
  ['is muted', `update important_date set muted = true`],
  ['is removed', `delete from important_date`],
])('is not written again when the date %s meanwhile', async (_what, change) => {
  await withDate()
  store.clock.set('2026-03-18T09:00:00Z')
  await doWhatIsDue(store)
  await store.db.$client.query(change)
  expect(await sentAfterOutage('2026-03-18T09:00:00Z', '2026-03-19T10:00:00Z')).toEqual([])
})

it('is sent when its time comes in the morning, and not at night', async () => {
  await withDate()
  expect(await sentAfterOutage('2026-03-18T09:00:00Z', '2026-03-18T23:00:00Z')).toEqual(['Day is on Friday'])
  await withDate()
  expect(await sentAfterOutage('2026-03-18T09:00:00Z', '2026-03-19T03:00:00Z')).toEqual([])
  store.clock.set('2026-03-19T09:00:00Z')
  await doWhatIsDue(store)
  await doDue(mail, store)
  expect(sent.map(({ subject }) => subject)).toEqual(['Day is tomorrow'])
})

it('a code that was not sent for a day is not sent at all', async () => {
  const to = 'late-code@example.org'
  store.clock.set('2026-03-18T09:00:00Z')
  const queue = (kind: string) =>
    store.db.$client.query(
      `insert into message (kind, channel, "to", subject, text, created_at) values ($1, 'email', $2, $1::text, '', $3)`,
      [kind, to, '2026-03-18T09:00:00Z'],
    )
  for (const kind of ['code', 'left_cart', 'payment_failed', 'order_paid']) await queue(kind)
  sent = []
  store.clock.set('2026-03-19T09:00:01Z')
  await doDue(mail, store)
  expect(sent.map(({ subject }) => subject)).toEqual(['order_paid'])
  expect(await doDue(mail, store)).toBe(0)
})
