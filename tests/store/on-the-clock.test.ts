import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../store/domain/sweep.ts'
import { moveOrder } from '../../store/domain/order-state.ts'
import type { Account } from '../support/account.ts'
import { codeSentTo, otherThan, register, signIn } from '../support/account.ts'
import { CARDS, firstOpen, readyToPay } from '../support/checkout.ts'
import { TEST_AUTH, startTestStore } from '../support/store.ts'
import type { TestStore } from '../support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const run = () => sweep(store.db, store.clock, TEST_AUTH, store.payments.providers)

/** Reminders written so far, in the order of their writing. */
async function reminders(to: string) {
  const { rows } = await store.db.$client.query(
    `select channel, subject, text, html, unsubscribe_url, created_at from message
     where kind = 'reminder' and "to" = $1 order by created_at, channel`,
    [to],
  )
  return rows as {
    channel: string
    subject: string
    text: string
    html: string | null
    unsubscribe_url: string
    created_at: Date
  }[]
}

const date = (account: Account, body: object) =>
  account.call('POST', '/v1/user/events', { occasion: 'birthday', lead_days: 7, ...body })

describe('a reminder', () => {
  beforeEach(() => store.clock.set('2026-03-01T12:00:00Z'))

  it.each([
    ['spring', '1990-04-04', '2026-03-28T08:59:59Z', '2026-03-28T09:00:00Z'],
    ['spring', '1990-04-05', '2026-03-29T07:59:59Z', '2026-03-29T08:00:00Z'],
    ['spring', '1990-04-06', '2026-03-30T07:59:59Z', '2026-03-30T08:00:00Z'],
    ['autumn', '1990-10-31', '2026-10-24T07:59:59Z', '2026-10-24T08:00:00Z'],
    ['autumn', '1990-11-01', '2026-10-25T08:59:59Z', '2026-10-25T09:00:00Z'],
    ['autumn', '1990-11-02', '2026-10-26T08:59:59Z', '2026-10-26T09:00:00Z'],
  ])(
    'around the change of clocks in %s for %s goes out at nine in London, once',
    async (season, on, before, at) => {
      const to = `${season}-${on}@example.org`
      const account = await register(store, to)
      await date(account, { date: on, recipient_name: 'Mum' })
      store.clock.set(before)
      await run()
      expect(await reminders(to)).toEqual([])
      store.clock.set(at)
      // Several copies at once, and again later.
      await Promise.all([run(), run(), run(), run()])
      store.clock.advance({ hours: 3 })
      await run()
      const sent = await reminders(to)
      expect(sent.map((entry) => entry.subject)).toEqual(['Birthday (Mum) is in 7 days'])
      expect(sent[0]?.created_at.toISOString()).toBe(new Date(at).toISOString())
      expect(sent[0]?.text).toContain(`/delivery/day?date=2026-${on.slice(5)}&collection=birthday-flowers`)
      expect(sent[0]?.html).toContain('No more of these')
      expect(sent[0]?.unsubscribe_url).toContain('https://larkspur.example/un?token=')
      store.clock.set(at.replace('2026', '2027').replace(/T.*/, 'T23:00:00Z'))
      await run()
      expect(await reminders(to)).toHaveLength(2)
    },
  )

  it('comes late rather than never, but not after the day', async () => {
    const account = await register(store, 'late@example.org')
    await date(account, { date: '1990-05-10', title: 'Ann' })
    await date(account, { date: '1990-05-06', title: 'Bea' })
    store.clock.set('2026-05-09T20:00:00Z')
    await run()
    expect((await reminders('late@example.org')).map(({ subject }) => subject)).toEqual(['Ann is tomorrow'])
  })

  it('keeps to what was set: muted, occasions muted for good, channels', async () => {
    const account = await register(store, 'set@example.org')
    await date(account, { date: '1990-05-10', title: 'Muted', muted: true })
    await date(account, { date: '1990-05-10', title: 'Birthday of Cat' })
    await date(account, { occasion: 'wedding_day', date: '1990-05-10', title: 'Wedding' })
    await date(account, { occasion: 'mothers_day' })
    await account.call('PUT', '/v1/subscriptions/', { muted_occasions: ['mothers_day', 'wedding_day'] })
    store.clock.set('2026-03-08T09:00:00Z')
    await run()
    store.clock.set('2026-05-03T08:00:00Z')
    await run()
    expect((await reminders('set@example.org')).map(({ subject }) => subject)).toEqual([
      'Birthday of Cat is in 7 days',
    ])
    await account.call('PUT', '/v1/subscriptions/', {
      settings: [{ topic: 'reminders', channel: 'email', enabled: false }],
    })
    store.clock.set('2027-05-03T08:00:00Z')
    await run()
    expect(await reminders('set@example.org')).toHaveLength(1)
  })

  it('goes to a proven phone as a text when that was chosen', async () => {
    const account = await register(store, '+447911123003')
    await date(account, { occasion: 'mothers_day', recipient_name: 'Mum' })
    await account.call('PUT', '/v1/subscriptions/', {
      settings: [{ topic: 'reminders', channel: 'sms', enabled: true }],
    })
    store.clock.set('2026-03-08T09:00:00Z')
    await run()
    const [sent] = await reminders('+447911123003')
    expect(sent?.text).toContain('Mother’s day (Mum) is in 7 days, on Sunday 15 March')
    expect(sent?.text).toContain('/un?token=')
    // The link in it ends them.
    const token = /token=(\S+)/.exec(sent?.text ?? '')?.[1]
    const { body } = await store.call('POST', '/v1/subscriptions/sms/unsubscribe/', { body: { token } })
    expect(body.success).toBe(true)
  })

  it('follows its date when that is changed', async () => {
    const account = await register(store, 'moved@example.org')
    const added = await date(account, { date: '1990-05-10', title: 'Dan' })
    const [{ id }] = added.body.data.events
    await account.call('PUT', `/v1/user/events/${id}`, { occasion: 'own', title: 'Dan', date: '1990-06-10' })
    store.clock.set('2026-05-03T08:00:00Z')
    await run()
    expect(await reminders('moved@example.org')).toEqual([])
    store.clock.set('2026-06-03T08:00:00Z')
    await run()
    expect(await reminders('moved@example.org')).toHaveLength(1)
  })

  it('is not written for a date that was removed', async () => {
    const account = await register(store, 'removed@example.org')
    const added = await date(account, { date: '1990-05-10' })
    await account.call('DELETE', `/v1/user/events/${added.body.data.events[0].id}`)
    store.clock.set('2026-05-03T08:00:00Z')
    await run()
    expect(await reminders('removed@example.org')).toEqual([])
  })
})

describe('important dates', () => {
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

describe('tidying up', () => {
  it('leaves alone what is of use by either clock, and takes the rest', async () => {
    store.clock.set('2026-02-01T12:00:00Z')
    const account = await register(store, 'tidy@example.org')
    await run()
    expect((await account.get('/v1/user/')).body.auth).toBe(true)
    // A year ahead in the sandbox, and back.
    store.clock.set('2099-01-01T00:00:00Z')
    await run()
    store.clock.set('2026-02-01T12:00:00Z')
    expect((await account.get('/v1/user/')).body.auth).toBe(true)
    await store.db.$client.query(`update session set expires_at = '2020-01-01'`)
    await store.db.$client.query(`update message set sent_at = '2020-01-01'`)
    await run()
    const { rows } = await store.db.$client.query(
      'select (select count(*) from session)::int as sessions, (select count(*) from message)::int as messages',
    )
    expect(rows[0]).toEqual({ sessions: 0, messages: 0 })
  })
})

describe('erasing an account', () => {
  /** A code for the erasure of an account, sent to its address. */
  async function erasureCode(account: Account, to: string): Promise<string> {
    store.clock.advance({ seconds: 30 })
    expect((await account.call('POST', '/v1/user/personal-data/erasure-code/', {})).body.success).toBe(true)
    return codeSentTo(store, to)
  }

  const erase = (account: Account, code: string) =>
    account.call('DELETE', '/v1/user/personal-data/', { code })

  /** An account that has ordered, its order on the way, delivered on a date. */
  async function withOrder(email: string) {
    const { buyer, id, intent, date: on } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.pays)
    const account = await signIn(store, email, buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    await account.call('POST', '/v1/user/personal-data/', { name: 'Basil Ford', gender: 'male' })
    return { account, id, on }
  }

  const orderRow = async (id: string) => {
    const { rows } = await store.db.$client.query('select * from "order" where id = $1', [id])
    return rows[0]
  }

  it('takes the right code for it, in its ten minutes', async () => {
    store.clock.set('2026-04-01T08:00:00Z')
    const account = await register(store, 'code@example.org')
    expect((await erase(account, '')).body).toEqual({ success: false, message: 'Invalid code' })
    const code = await erasureCode(account, 'code@example.org')
    expect((await erase(account, otherThan(code))).body.success).toBe(false)
    store.clock.advance({ minutes: 10 })
    expect((await erase(account, code)).body.success).toBe(false)
    const fresh = await erasureCode(account, 'code@example.org')
    expect((await erase(account, fresh)).body.success).toBe(true)
    expect((await account.get('/v1/user/')).body.error.code).toBe('auth_invalid')
    store.clock.advance({ minutes: 1 })
    expect((await signIn(store, 'code@example.org')).isNew).toBe(true)
  })

  it.each([
    ['2026-03-28T08:00:00Z', '2026-03-29T01:59:59Z', '2026-03-29T02:00:00Z'],
    ['2026-10-24T08:00:00Z', '2026-10-25T02:59:59Z', '2026-10-25T03:00:00Z'],
    ['2026-06-10T08:00:00Z', '2026-06-11T01:59:59Z', '2026-06-11T02:00:00Z'],
  ])(
    'leaves an order of %s to the courier until three in the night after its delivery',
    async (now, before, at) => {
      store.clock.set(now)
      const email = `way-${now.slice(0, 10)}@example.org`
      const { account, id, on } = await withOrder(email)
      expect(on).toBe(now.slice(0, 10))
      const code = await erasureCode(account, email)
      expect((await erase(account, code)).body.success).toBe(true)
      expect(await orderRow(id)).toMatchObject({
        contact: null,
        user_id: null,
        recipient: { name: 'Iris Green' },
      })
      store.clock.set(before)
      await run()
      expect((await orderRow(id)).recipient).not.toBeNull()
      store.clock.set(at)
      await Promise.all([run(), run()])
      const row = await orderRow(id)
      expect(row).toMatchObject({ recipient: null, contact: null, erase_at: null, session_id: null })
      expect(row.shipping_address).toMatchObject({ postcode: 'N1', line1: '', zone: 'london' })
      expect(row.total_cost).toBeGreaterThan(0)
    },
  )

  it('leaves nothing personal in any table', async () => {
    store.clock.set('2026-04-02T08:00:00Z')
    const { account, id } = await withOrder('trace@example.org')
    await store.db.transaction(async (tx) => {
      for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
        await moveOrder(tx, store.clock, id, state)
    })
    await date(account, { date: '1990-05-10', title: 'Verschwunden' })
    await account.call('POST', `/v1/order/repeat/${id}`, {}, { key: 'kept-answer' })
    const sentIn = await account.call('POST', '/v1/forms/contact/', {
      name: 'Basil',
      email: 'Trace@example.org',
      topic: 'other',
      message: 'Where is it?',
    })
    expect(sentIn).toMatchObject({ status: 200 })
    await account.get('/v1/search/?query=roses%20for%20basil')
    const code = await erasureCode(account, 'trace@example.org')
    expect((await erase(account, code)).body.success).toBe(true)
    const { rows: tables } = await store.db.$client.query(
      `select tablename from pg_tables where schemaname = 'public'`,
    )
    const left: string[] = []
    for (const { tablename } of tables) {
      const { rows } = await store.db.$client.query(
        `select count(*)::int from "${tablename}" as t where t::text ilike any($1)`,
        [['%trace@example.org%', `%${account.id}%`, '%Verschwunden%']],
      )
      if (rows[0].count) left.push(tablename)
    }
    expect(left).toEqual([])
    const row = await orderRow(id)
    for (const word of ['Iris Green', 'Basil', 'Caledonian', '9GU'])
      expect(JSON.stringify(row)).not.toContain(word)
    expect(row).toMatchObject({ state: 'delivered', user_id: null })
  })

  it('ends what is not paid for and frees its window', async () => {
    store.clock.set('2026-04-03T08:00:00Z')
    const { buyer, id } = await readyToPay(store)
    const account = await signIn(store, 'unpaid@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const code = await erasureCode(account, 'unpaid@example.org')
    await erase(account, code)
    expect((await orderRow(id)).state).toBe('cancelled')
    const { rows } = await store.db.$client.query('select * from slot_hold where order_id = $1', [id])
    expect(rows).toEqual([])
    expect(
      firstOpen(
        (await store.get('/v1/intervals/get-delivery-intervals-for-date-range/?zone=london')).body.data,
      ),
    ).toBeDefined()
  })
})
