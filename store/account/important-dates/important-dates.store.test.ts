import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { register, signIn } from '../../../tests/support/shopping/account.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const date = (account: Account, body: object) =>
  account.call('POST', '/v1/user/events', { occasion: 'birthday', lead_days: 7, ...body })

describe('important dates', () => {
  it('of 29 February come on the 28th in other years, in the calendar too', async () => {
    store.clock.set('2026-02-01T12:00:00Z')
    const account = await register(store, 'leap@example.org')
    const { body } = await date(account, { date: '1992-02-29', lead_days: 0 })
    expect(body.data.events).toMatchObject([{ next_on: '2026-02-28' }])
    const file: string = (await account.get('/v1/user/events/calendar/')).body.data.content
    expect(file).toContain('DTSTART;VALUE=DATE:20260228\r\n')
    // The last existing of 28 and 29 February.
    expect(file).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1\r\n')
    expect(file).toContain('TRIGGER;RELATED=START:PT9H\r\n')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('are listed, the soonest first, earn bonuses once, and go into a calendar', async () => {
    store.clock.set('2026-03-01T12:00:00Z')
    const account = await register(store, 'dates@example.org')
    await date(account, { date: '1990-05-10', title: 'Zed; Ann, & "Bea"\\' })
    await date(account, { occasion: 'mothers_day' })
    const { body } = await date(account, { occasion: 'valentines_day', lead_days: 1, muted: true })
    expect(body.data).toMatchObject({
      achieved: true,
      bonuses_will_accrue: 0,
      events: [
        {
          occasion: 'mothers_day',
          next_on: '2026-03-15',
          days_left: 14,
          remind_at: '2026-03-08T09:00:00.000Z',
        },
        { occasion: 'birthday', next_on: '2026-05-10' },
        { occasion: 'valentines_day', next_on: '2027-02-14', remind_at: null },
      ],
    })
    expect((await account.get('/v1/user/bonuses')).body.data.balance).toBe(500)
    const file: string = (await account.get('/v1/user/events/calendar/')).body.data.content
    const unfolded = file.replaceAll('\r\n ', '')
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(unfolded).toContain('SUMMARY:Zed\\; Ann\\, & "Bea"\\\\')
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20260510')
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(12)
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20270307')
    // Nine in the morning, a week before; no alarm for a muted date.
    expect(unfolded.match(/TRIGGER.*/g)).toEqual(Array(11).fill('TRIGGER;RELATED=START:-P6DT15H'))
  })

  it.each([
    [{ occasion: 'birthday' }, 'body.date'],
    [{ occasion: 'own', date: '1990-05-10' }, 'body.title'],
    [{ occasion: 'birthday', date: '1890-05-10' }, 'body.date'],
    [{ occasion: 'birthday', date: '2990-05-10' }, 'body.date'],
    [{ occasion: 'birthday', date: '2026-02-30' }, 'body.date'],
    [{ occasion: 'easter', date: '1990-05-10' }, 'body.occasion'],
    [{ occasion: 'birthday', date: '1990-05-10', lead_days: 61 }, 'body.lead_days'],
  ])('refuse %o', async (body, field) => {
    store.clock.advance({ minutes: 1 })
    const account = await signIn(store, 'dates@example.org')
    const answer = await account.call('POST', '/v1/user/events', body)
    expect(answer).toMatchObject({ status: 400, body: { error: { field } } })
  })
})
