import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../store/domain/clean-up.ts'
import { sweep } from '../../store/domain/sweep.ts'
import { moveOrder } from '../../store/domain/order-state.ts'
import type { Account } from '../support/account.ts'
import { PERSON, codeSentTo, otherThan, register, signIn } from '../support/account.ts'
import { CARDS, firstOpen, readyToPay, withDraft } from '../support/checkout.ts'
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

async function provePhone(account: Account, phone: string) {
  await account.call('POST', '/v1/user/contact-code/', { type: 'phone', receiver: phone })
  const code = await codeSentTo(store, phone)
  await account.call('POST', '/v1/user/personal-data/', { ...PERSON, phone, phone_code: code })
}

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
    // Nothing promises what does not come: neither the list nor the calendar.
    const { events } = (await account.call('GET', '/v1/user/events')).body.data
    const promised = events.map(
      (event: { title: string; occasion_muted: boolean; remind_at: string | null }) => [
        event.title,
        event.occasion_muted,
        event.remind_at !== null,
      ],
    )
    expect(promised.sort()).toEqual([
      ['Birthday of Cat', false, true],
      ['Mother’s day', true, false],
      ['Muted', false, false],
      ['Wedding', true, false],
    ])
    const calendar = (await account.call('GET', '/v1/user/events/calendar/')).body.data.content as string
    expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(1)
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

  it('reaches by text who signed in by phone, with an unproven e-mail or none', async () => {
    for (const [phone, email] of [
      ['+447911123011', undefined],
      ['+447911123012', 'unproven@example.org'],
    ] as const) {
      const account = await register(store, phone)
      if (email) await account.call('POST', '/v1/user/personal-data/', { ...PERSON, email })
      const added = await date(account, { date: '1990-03-20' })
      expect(added.body.data.subtitle).toBe(`We remind you by text message to ${phone}, every year.`)
      store.clock.set('2026-03-13T09:00:00Z')
      await run()
      expect((await reminders(phone)).map(({ channel }) => channel)).toEqual(['sms'])
      expect(await reminders('unproven@example.org')).toEqual([])
      store.clock.set('2026-03-01T12:00:00Z')
    }
  })

  it('is not sent by text to who ended those, and the page says so', async () => {
    const account = await register(store, '+447911123013')
    await account.call('POST', '/v1/subscriptions/sms/unsubscribe/', {})
    const added = await date(account, { date: '1990-03-20' })
    expect(added.body.data.subtitle).toContain('You have switched all reminders off')
    expect(added.body.data.events[0].remind_at).toBeNull()
    store.clock.set('2026-03-13T09:00:00Z')
    await run()
    expect(await reminders('+447911123013')).toEqual([])
  })

  it('goes by text when the proven e-mail is removed, but not to who wanted none', async () => {
    for (const [phone, email, enabled] of [
      ['+447911123014', 'gives-up@example.org', true],
      ['+447911123015', 'wants-none@example.org', false],
    ] as const) {
      const account = await register(store, email)
      await provePhone(account, phone)
      await account.call('PUT', '/v1/subscriptions/', {
        settings: [
          { topic: 'reminders', channel: 'email', enabled },
          { topic: 'reminders', channel: 'sms', enabled: false },
        ],
      })
      await date(account, { date: '1990-03-20' })
      const { body } = await account.call('POST', '/v1/user/personal-data/', { ...PERSON, email: null })
      expect(body).toMatchObject({ success: true, user: { email: null, phone_verified: true } })
      store.clock.set('2026-03-13T09:00:00Z')
      await run()
      expect(await reminders(phone)).toHaveLength(enabled ? 1 : 0)
      store.clock.set('2026-03-01T12:00:00Z')
    }
  })

  it('comes at the next nine when its lead time has passed already, once', async () => {
    const account = await register(store, 'soon@example.org')
    const added = await date(account, { date: '1990-03-04' })
    expect(added.body.data.events[0].remind_at).toBe('2026-03-02T09:00:00.000Z')
    for (const now of ['2026-03-02T08:59:59Z', '2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z']) {
      store.clock.set(now)
      await run()
    }
    expect((await reminders('soon@example.org')).map(({ subject }) => subject)).toEqual([
      'Birthday is in 2 days',
    ])
    store.clock.set('2027-02-25T09:00:00Z')
    await run()
    expect(await reminders('soon@example.org')).toHaveLength(2)
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

  it('comes again to who wants another nearer to the day, as was promised', async () => {
    const account = await register(store, 'nearer@example.org')
    const added = await date(account, { occasion: 'own', date: '1990-05-10', title: 'Eve' })
    store.clock.set('2026-05-03T08:00:00Z')
    await run()
    const [{ id }] = added.body.data.events
    const changed = { occasion: 'own', title: 'Eve', date: '1990-05-10', lead_days: 1 }
    const { body } = await account.call('PUT', `/v1/user/events/${id}`, changed)
    expect(body.data.events[0].remind_at).toBe('2026-05-09T08:00:00.000Z')
    for (let times = 0; times < 2; times++) {
      store.clock.set('2026-05-09T08:00:00Z')
      await run()
    }
    expect((await reminders('nearer@example.org')).map(({ subject }) => subject)).toEqual([
      'Eve is in 7 days',
      'Eve is tomorrow',
    ])
  })

  it('stays where it is when only the name of a date changes', async () => {
    const account = await register(store, 'renamed@example.org')
    const added = await date(account, { date: '1990-05-10', title: 'Gil' })
    store.clock.set('2026-05-03T08:00:00Z')
    await run()
    const [{ id }] = added.body.data.events
    const change = (body: object) =>
      account.call('PUT', `/v1/user/events/${id}`, {
        occasion: 'birthday',
        date: '1990-05-10',
        lead_days: 7,
        ...body,
      })
    // It went out already: the next one promised is next year's.
    const { body } = await change({ title: 'Gil Ford', recipient_name: 'Gil' })
    expect(body.data.events[0]).toMatchObject({ title: 'Gil Ford', remind_at: '2027-05-03T08:00:00.000Z' })
    store.clock.set('2026-05-04T08:00:00Z')
    await run()
    expect(await reminders('renamed@example.org')).toHaveLength(1)
    const nearer = await change({ title: 'Gil Ford', lead_days: 1 })
    expect(nearer.body.data.events[0].remind_at).toBe('2026-05-09T08:00:00.000Z')
  })

  it('can come on the day itself', async () => {
    const account = await register(store, 'today@example.org')
    await date(account, { occasion: 'own', date: '1990-05-10', title: 'Fay', lead_days: 0 })
    store.clock.set('2026-05-10T08:00:00Z')
    await run()
    expect((await reminders('today@example.org')).map(({ subject }) => subject)).toEqual(['Fay is today'])
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
  it('of 29 February come on the 28th in other years, in the calendar too', async () => {
    store.clock.set('2026-02-01T12:00:00Z')
    const account = await register(store, 'leap@example.org')
    const { body } = await date(account, { date: '1992-02-29' })
    expect(body.data.events).toMatchObject([{ next_on: '2026-02-28' }])
    const file: string = (await account.get('/v1/user/events/calendar/')).body.data.content
    expect(file).toContain('DTSTART;VALUE=DATE:20260228\r\n')
    // The last there is of the two in February: 29 in a leap year, else 28.
    expect(file).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1\r\n')
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
  it('takes the words on a card away thirty days after the order is over, and from carts left as long', async () => {
    const words = async () =>
      JSON.stringify(
        (
          await store.db.$client.query(
            `select positions, lines, (select array_agg(gift_card_text) from cart_line) as carts from "order" where positions is not null`,
          )
        ).rows,
      ).match(/Words of (live|over|cart)/g) ?? []
    store.clock.set('2026-04-01T12:00:00Z')
    const over = await readyToPay(store, { gift_card_text: 'Words of over' })
    const live = await readyToPay(store, { gift_card_text: 'Words of live' })
    await withDraft(store, { gift_card_text: 'Words of cart' })
    for (const { buyer, intent } of [over, live]) await buyer.pay(intent.id, CARDS.pays)
    await store.db.transaction(async (tx) => {
      for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
        await moveOrder(tx, store.clock, over.id, state)
    })
    store.clock.set('2026-05-01T11:59:00Z')
    await cleanUp(store.db, store.clock)
    expect(new Set(await words())).toEqual(new Set(['Words of over', 'Words of live', 'Words of cart']))
    store.clock.set('2026-05-01T12:01:00Z')
    await cleanUp(store.db, store.clock)
    expect(new Set(await words())).toEqual(new Set(['Words of live']))
    const { rows } = await store.db.$client.query('select positions from "order" where id = $1', [over.id])
    expect(rows[0].positions).toMatchObject([{ quantity: 1, gift_card_text: null }])
  })

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
    expect((await erase(account, '')).body).toEqual({
      success: false,
      message: 'Enter the code that confirms it',
    })
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
    const card = await account.call('POST', '/v1/forms/greeting-card-free/', {
      ...{
        sender: 'Basil',
        email: 'trace@example.org',
        recipient: 'Ada',
        recipient_email: 'ada@example.org',
      },
      ...{ text: 'With love', design: 'tulip' },
    })
    expect(card.body).toMatchObject({ data: { is_repeat: false } })
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
