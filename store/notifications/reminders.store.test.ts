import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../tests/support/shopping/account.ts'
import { PERSON, codeSentTo, register } from '../../tests/support/shopping/account.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const run = () => doWhatIsDue(store)

/** The reminders sent so far, in order. */
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

const weekdayOf = (day: string) => Temporal.PlainDate.from(day).toLocaleString('en-GB', { weekday: 'long' })

const date = (account: Account, body: object) =>
  account.call('POST', '/v1/user/events', { occasion: 'birthday', lead_days: 7, ...body })

async function prove(account: Account, type: 'phone' | 'email', receiver: string) {
  await account.call('POST', '/v1/user/contact-code/', { type, receiver })
  const code = await codeSentTo(store, receiver)
  const { body } = await account.call('POST', '/v1/user/personal-data/', {
    ...PERSON,
    [type]: receiver,
    [`${type}_code`]: code,
  })
  expect(body.success).toBe(true)
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
      // Several processes at once, and again later.
      await Promise.all([run(), run(), run(), run()])
      store.clock.advance({ hours: 3 })
      await run()
      const sent = await reminders(to)
      expect(sent.map((entry) => entry.subject)).toEqual([
        `Mum’s birthday is next ${weekdayOf(`2026-${on.slice(5)}`)}`,
      ])
      expect(sent[0]?.created_at.toISOString()).toBe(new Date(at).toISOString())
      expect(sent[0]?.text).toContain(`/delivery/day?date=2026-${on.slice(5)}&collection=birthday-flowers`)
      expect(sent[0]?.html).toContain('Stop these e-mails')
      expect(sent[0]?.unsubscribe_url).toContain('https://larkspur.example/un?token=')
      store.clock.set(at.replace('2026', '2027').replace(/T.*/, 'T23:00:00Z'))
      await run()
      // It is night by then, and the morning is still in time.
      expect(await reminders(to)).toHaveLength(1)
      store.clock.advance({ hours: 11 })
      await run()
      expect(await reminders(to)).toHaveLength(2)
    },
  )

  it('says the day as one does, and shows flowers with their prices and no gifts', async () => {
    const account = await register(store, 'said@example.org')
    await date(account, { date: '1990-05-20', recipient_name: 'Iris', lead_days: 14 })
    await date(account, { occasion: 'special_anniversary', date: '1990-05-20', recipient_name: 'Ann' })
    await date(account, {
      occasion: 'own',
      title: 'Graduation',
      date: '1990-05-23',
      recipient_name: 'Bea',
      lead_days: 10,
    })
    for (const day of ['06', '13']) {
      store.clock.set(`2026-05-${day}T08:00:00Z`)
      await run()
    }
    const sent = await reminders('said@example.org')
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Ann’s anniversary is next Wednesday',
      'Graduation (Bea) is in 10 days',
      'Iris’s birthday is in 14 days',
    ])
    const { rows } = await store.db.$client.query('select id, kind from product')
    const kinds = new Map(rows.map(({ id, kind }) => [String(id), kind as string]))
    for (const { text } of sent) {
      const shown = [...text.matchAll(/ · (?:From )?£[\d.]+: \S+\/product\/(\d+)/g)].map(([, id]) => id ?? '')
      expect(shown).toHaveLength(3)
      for (const id of shown) expect(['bouquet', 'roses', 'letterbox']).toContain(kinds.get(id))
    }
  })

  it('comes late rather than never, but not after the day', async () => {
    const account = await register(store, 'late@example.org')
    await date(account, { date: '1990-05-10', title: 'Ann' })
    await date(account, { date: '1990-05-06', title: 'Bea' })
    store.clock.set('2026-05-09T18:00:00Z')
    await run()
    expect((await reminders('late@example.org')).map(({ subject }) => subject)).toEqual(['Ann is tomorrow'])
  })

  it('promises only what can still be had', async () => {
    const account = await register(store, 'promised@example.org')
    await date(account, { date: '1990-05-10', title: 'Ann', lead_days: 1 })
    const text = async () => (await reminders('promised@example.org')).at(-1)?.text
    store.clock.set('2026-05-09T08:00:00Z')
    await run()
    expect(await text()).toContain('Order now and your flowers arrive on the day.')
    await date(account, { date: '1990-05-12', title: 'Bea', lead_days: 1 })
    // The shop was down until the evening, and the cut-off for tomorrow was at five.
    store.clock.set('2026-05-11T17:30:00Z')
    await run()
    expect(await text()).toContain('still arrive on the day in London')
    await date(account, { date: '1990-05-20', title: 'Cat', lead_days: 1 })
    await store.db.$client.query(
      `insert into closing_day select region, '2026-05-20', null, 'our outing', 'shop' from unnest(array['london', 'england-and-wales']) as region`,
    )
    store.clock.set('2026-05-19T08:00:00Z')
    await run()
    expect(await text()).toContain('We can no longer deliver on the day itself')
  })

  it('keeps to what was set: muted, occasions muted for good, channels', async () => {
    const account = await register(store, 'set@example.org')
    await date(account, { date: '1990-05-10', title: 'Muted', muted: true })
    await date(account, { date: '1990-05-10', title: 'Birthday of Cat' })
    await date(account, { occasion: 'wedding_day', date: '1990-05-10', title: 'Wedding' })
    await date(account, { occasion: 'mothers_day' })
    await account.call('PUT', '/v1/subscriptions/', { muted_occasions: ['mothers_day', 'wedding_day'] })
    // Neither the list nor the calendar announces a reminder that will not be sent.
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
      'Birthday of Cat is next Sunday',
    ])
    await account.call('PUT', '/v1/subscriptions/', {
      settings: [{ topic: 'reminders', channel: 'email', enabled: false }],
    })
    store.clock.set('2027-05-03T08:00:00Z')
    await run()
    expect(await reminders('set@example.org')).toHaveLength(1)
  })

  it('goes to a proven phone as a text when that was chosen', async () => {
    const account = await register(store, '+447700900003')
    await date(account, { occasion: 'mothers_day', recipient_name: 'Mum' })
    await account.call('PUT', '/v1/subscriptions/', {
      settings: [{ topic: 'reminders', channel: 'sms', enabled: true }],
    })
    store.clock.set('2026-03-08T09:00:00Z')
    await run()
    const [sent] = await reminders('+447700900003')
    expect(sent?.text).toContain('Mother’s day (Mum) is on Sunday 15 March')
    expect(sent?.text).toContain('/un?token=')
    // Its link unsubscribes.
    const token = /token=(\S+)/.exec(sent?.text ?? '')?.[1]
    const { body } = await store.call('POST', '/v1/subscriptions/sms/unsubscribe/', { body: { token } })
    expect(body.success).toBe(true)
  })

  it('reaches by text who signed in by phone, with an unproven e-mail or none', async () => {
    for (const [phone, email] of [
      ['+447700900011', undefined],
      ['+447700900012', 'unproven@example.org'],
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

  it.each([
    ['who has said nothing', '+447700900016', 'proven@example.org', undefined, ['email']],
    ['who chose texts', '+447700900017', 'chose-texts@example.org', true, ['email', 'sms']],
    ['who ended texts', '+447700900018', 'ended-texts@example.org', false, ['email']],
  ] as const)(
    'goes from texts to an e-mail address as soon as that is proven: %s',
    async (_who, phone, email, texts, ways) => {
      const account = await register(store, phone)
      if (texts !== undefined)
        await account.call('PUT', '/v1/subscriptions/', {
          settings: [{ topic: 'reminders', channel: 'sms', enabled: texts }],
        })
      await date(account, { date: '1990-03-20' })
      await prove(account, 'email', email)
      store.clock.set('2026-03-13T09:00:00Z')
      await run()
      const sent = [...(await reminders(email)), ...(await reminders(phone))].map(({ channel }) => channel)
      expect(sent).toEqual(ways)
    },
  )

  it('is not sent by text to who ended those, and the page says so', async () => {
    const account = await register(store, '+447700900013')
    await account.call('POST', '/v1/subscriptions/sms/unsubscribe/', {})
    const added = await date(account, { date: '1990-03-20' })
    expect(added.body.data.subtitle).toContain('You have switched all reminders off')
    expect(added.body.data.events[0].remind_at).toBeNull()
    store.clock.set('2026-03-13T09:00:00Z')
    await run()
    expect(await reminders('+447700900013')).toEqual([])
  })

  it('goes by text when the proven e-mail is removed, but not to who wanted none', async () => {
    for (const [phone, email, enabled] of [
      ['+447700900014', 'gives-up@example.org', true],
      ['+447700900015', 'wants-none@example.org', false],
    ] as const) {
      const account = await register(store, email)
      await prove(account, 'phone', phone)
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
      'Birthday is on Wednesday',
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
      'Eve is next Sunday',
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
    // It was sent already, so the next one is next year's.
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
