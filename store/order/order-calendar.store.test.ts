import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBuyer, paidOrder } from '../../tests/support/shopping/checkout.ts'
import { firstWindow, orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const LONDON_TIME = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The London day and time of a moment in a calendar file, such as `2026-07-01 09:00`. */
function momentIn(file: string, field: string): string {
  const [, ...parts] =
    new RegExp(`^${field}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)00Z\r$`, 'm').exec(file) ?? []
  const [year = 0, month = 1, day, hour, minute] = parts.map(Number)
  return LONDON_TIME.format(Date.UTC(year, month - 1, day, hour, minute))
}

it('the calendar file of an order has its hours in London, its recipient and its place', async () => {
  const { id, buyer } = await paidOrder(store)
  const { interval, recipient } = await buyer.order(id)
  if (!interval || !recipient) throw new Error('The order goes nowhere')
  const { file_name, content } = (await buyer.get(`/v1/order/${id}/calendar/`)).body.data
  expect(file_name).toBe(`larkspur-${id}.ics`)
  expect(momentIn(content, 'DTSTART')).toBe(`${interval.date} ${interval.from}`)
  expect(momentIn(content, 'DTEND')).toBe(`${interval.date} ${interval.to}`)
  expect(content.split('\r\n')).toEqual(
    expect.arrayContaining([
      `UID:${id}@larkspur`,
      `SUMMARY:Flowers for ${recipient.name}`,
      'LOCATION:1 Caledonian Road\\, N1 9GU',
    ]),
  )
  // Another file of it takes the place of the first in a calendar.
  store.clock.set(store.clock.now().add({ minutes: 1 }).toString())
  const again: string = (await buyer.get(`/v1/order/${id}/calendar/`)).body.data.content
  expect(again).toContain(`UID:${id}@larkspur`)
  expect(momentIn(again, 'DTSTAMP') > momentIn(content, 'DTSTAMP')).toBe(true)
})

it('an order of somebody else, a cancelled one, and one whose recipient has not chosen have no calendar file', async () => {
  const { id, buyer } = await paidOrder(store)
  const reader = createBuyer(store, await store.newSession())
  expect((await reader.get(`/v1/order/${id}/calendar/`)).status).toBe(404)
  await store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session })
  expect((await buyer.get(`/v1/order/${id}/calendar/`)).status).toBe(404)
  const asked = await orderAskingRecipient(store)
  expect((await asked.buyer.get(`/v1/order/${asked.id}/calendar/`)).status).toBe(404)
})

it('where a recipient chose to have it is not in the file of who ordered', async () => {
  const asked = await orderAskingRecipient(store)
  await asked.say()
  const { date, id: window } = firstWindow(await asked.choice())
  expect((await asked.choose(date, window)).status).toBe(200)
  const file: string = (await asked.buyer.get(`/v1/order/${asked.id}/calendar/`)).body.data.content
  expect(momentIn(file, 'DTSTART')).toContain(date)
  expect(file).not.toContain('LOCATION')
  expect(file).not.toContain('Caledonian')
})
