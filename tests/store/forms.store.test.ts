import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORMS, getForm } from '../../contract/forms.ts'
import type { FormKey } from '../../contract/forms.ts'
import { register } from '../support/account.ts'
import type { TestStore } from '../support/store.ts'
import { MORNING, startTestStore } from '../support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]).toString('base64')
const PDF = Buffer.from('%PDF-1.7\n').toString('base64')
const proof = { name: 'card.png', base64: PNG }
const person = { name: 'Iris Green', email: 'iris@example.org' }

const GOOD: Record<FormKey, Record<string, unknown>> = {
  affiliate: { ...person, website: 'https://blog.example.org', audience: 'blog', agreed: true },
  contact: { ...person, topic: 'order', message: 'Where are they?\nThank you.', order_id: 'ab12cd34' },
  contest: { ...person, story: 'They stood on the sill for a fortnight.', photo: proof, agreed: true },
  draw: { ...person, agreed: true },
  'free-bouquet': {
    ...person,
    phone: '020 7946 0018',
    recipient: 'Anna Grey',
    postcode: 'N1 9GU',
    reason: 'She is kind.',
    agreed: true,
  },
  'youth-discount': {
    ...person,
    born_on: '2005-05-05',
    standing: 'under-26',
    school: 'Goldsmiths',
    proof,
    agreed: true,
  },
  'senior-discount': { ...person, born_on: '1950-05-05', proof, agreed: true },
  vip: { ...person, phone: '020 7946 0018', bouquets_a_year: 'over-50', agreed: true },
  'greeting-card-free': {
    sender: 'Iris',
    email: 'iris@example.org',
    recipient: 'Basil',
    recipient_email: 'basil@example.org',
    design: 'peony',
    text: 'Still you.',
  },
  unsubscribe: { email: 'iris@example.org', reason: 'too-many' },
}
const KEYS = Object.keys(FORMS) as FormKey[]

const submit = (key: FormKey, body: object) => store.call('POST', `/v1/forms/${key}/`, { body })
const count = async (from: string) =>
  (await store.db.$client.query(`select count(*)::int as n from ${from}`)).rows[0].n as number
const kept = () => count('form_submission')
const told = () => count("message where kind = 'shop_notice'")

describe('a form', () => {
  it.each(KEYS)('%s asks for what it accepts', async (key) => {
    const form = getForm.response.parse((await store.get(`/v1/forms/${key}/`)).body).data
    expect(form.fields.map((field) => field.name).sort()).toEqual(Object.keys(FORMS[key].shape).sort())
    for (const { name, options } of form.fields) {
      for (const { value } of options)
        expect(FORMS[key].safeParse({ ...GOOD[key], [name]: value }).success).toBe(true)
    }
  })

  it.each(KEYS)('%s is kept once, with a word to the shop, however often it is sent', async (key) => {
    const before = { kept: await kept(), told: await told() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(key, GOOD[key])))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter((answer) => !answer.body.data.is_repeat)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect(await kept()).toBe(before.kept + 1)
    expect(await told()).toBe(before.told + 1)
  })

  it.each(KEYS)('%s refuses what is not filled in, by name', async (key) => {
    for (const [name, schema] of Object.entries(FORMS[key].shape)) {
      if (schema.safeParse(undefined).success) continue
      const { [name]: _left, ...rest } = GOOD[key]
      const { status, body } = await submit(key, rest)
      expect([name, status, body.error?.field]).toEqual([name, 400, `body.${name}`])
    }
  })

  it.each([
    ['contact', { email: 'iris' }, 'body.email', 'Invalid E-mail format'],
    ['free-bouquet', { postcode: 'W1' }, 'body.postcode', 'whole postcode'],
    ['contest', { photo: { ...proof, base64: PDF } }, 'body.photo', 'must be a JPEG, PNG or WebP picture'],
    ['youth-discount', { born_on: '5.5.2005' }, 'body.born_on', 'must be a date, written as 2026-12-31'],
    ['free-bouquet', { postcode: 'xx' }, 'body.postcode', 'This is not a UK postcode'],
    ['contact', { phone: 'ring me' }, 'body.phone', 'Enter the correct phone number'],
    ['contact', { order_id: 'x' }, 'body.order_id', 'order number'],
    ['contact', { message: '  ' }, 'body.message', 'Field is required'],
    ['contact', { message: 'x\0y' }, 'body.message', 'NUL'],
    ['contact', { admin: true }, 'body', ''],
    ['affiliate', { website: 'javascript:alert(1)' }, 'body.website', 'web address'],
    ['draw', { agreed: false }, 'body.agreed', 'must be accepted'],
    ['senior-discount', { born_on: '1990-01-01' }, 'body.born_on', '60 and over'],
    ['youth-discount', { born_on: '1970-01-01' }, 'body.born_on', 'for students'],
    ['youth-discount', { born_on: '2012-01-01', standing: 'student' }, 'body.born_on', '16 and over'],
    ['greeting-card-free', { text: 'See www.example.org' }, 'body.text', 'web address'],
    ['greeting-card-free', { sender: 'https://x' }, 'body.sender', 'web address'],
    ['youth-discount', { born_on: '2030-01-01' }, 'body.born_on', 'date of birth'],
    ['youth-discount', { born_on: '2005-02-30' }, 'body.born_on', ''],
  ] as const)('%s refuses %o', async (key, change, field, message) => {
    const { status, body } = await submit(key, { ...GOOD[key], ...change })
    expect(status).toBe(400)
    expect(body.error.field).toBe(field)
    expect(body.error.message).toContain(message)
  })

  it.each(['\r\n', '\r', '\n'])(
    'takes as many characters as it says, a line’s end being one (%j)',
    async (end) => {
      const message = `${'x'.repeat(2998)}${end}y`
      const answer = await submit('contact', {
        ...GOOD.contact,
        email: `lines${end.length}@example.org`,
        message,
      })
      expect(answer.status).toBe(200)
      const { rows } = await store.db.$client.query('select fields from form_submission where id = $1', [
        answer.body.data.id,
      ])
      expect(rows[0].fields.message).toBe(`${'x'.repeat(2998)}\ny`)
    },
  )

  it('for students takes who is 31 and a student', async () => {
    const student = { ...GOOD['youth-discount'], born_on: '1995-01-01', standing: 'student' }
    expect((await submit('youth-discount', student)).body.data.is_repeat).toBe(false)
  })

  it.each([
    ['contest', 'You are in this month’s contest already'],
    ['draw', 'You are in this month’s draw already'],
  ] as const)('of a %s counts once a month of London for an address, and says so', async (key, words) => {
    const enter = async (now: string) => {
      store.clock.set(now)
      return (await submit(key, { ...GOOD[key], photo: undefined, email: `Monthly-${key}@example.org` })).body
        .data
    }
    // In summer the month ends an hour before midnight in UTC.
    expect(await enter('2026-03-31T22:59:59Z')).toMatchObject({ is_repeat: false })
    expect(await enter('2026-03-31T22:59:59Z')).toMatchObject({ is_repeat: true, title: words })
    expect(await enter('2026-03-31T23:00:00Z')).toMatchObject({ is_repeat: false })
    expect(await enter('2026-10-31T23:59:59Z')).toMatchObject({ is_repeat: false })
    expect(await enter('2026-11-01T00:00:00Z')).toMatchObject({ is_repeat: false })
    expect(await enter('2026-11-30T23:59:59Z')).toMatchObject({ is_repeat: true, title: words })
    expect(await enter('2027-11-01T00:00:00Z')).toMatchObject({ is_repeat: false })
    store.clock.set(MORNING)
  })

  it('that nominates somebody counts once for each of them, and says so', async () => {
    const tell = async (more: object) =>
      (await submit('free-bouquet', { ...GOOD['free-bouquet'], ...more })).body.data
    expect(await tell({ recipient: 'Bob' })).toMatchObject({ is_repeat: false })
    expect(await tell({ recipient: 'Bob', postcode: 'n19gu', reason: 'Again' })).toMatchObject({
      is_repeat: true,
      title: 'You have told us about them already',
    })
    expect(await tell({ recipient: 'Bob', postcode: 'SW1A 1AA' })).toMatchObject({ is_repeat: false })
    expect(await tell({ recipient: 'Bob', email: 'other@example.org' })).toMatchObject({ is_repeat: false })
  })
})

describe('more forms in a day than anybody fills in', () => {
  let networks = 0
  /** Many people behind one network, or one of them many times. */
  const from = (session?: string) => {
    const headers = { 'x-visitor-fingerprint': `network-of-forms-${networks++}.x` }
    return (key: FormKey, more: object) =>
      store.call('POST', `/v1/forms/${key}/`, { session, headers, body: { ...GOOD[key], ...more } })
  }
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  const takenOf = (answers: Awaited<ReturnType<typeof submit>>[]) =>
    answers.filter(({ status }) => status === 200).length
  const REFUSED = {
    code: 'too_many_forms',
    message: expect.stringMatching(/Send it tomorrow, or write to us at hello@larkspur\.example/),
  }

  it('are not taken from one address, at once or not, and are again the next day', async () => {
    const email = 'Writes@example.org'
    const before = { kept: await kept(), told: await told() }
    const answers = await Promise.all(
      many(40).map((index) =>
        from()('contact', { email: index % 2 ? email : email.toLowerCase(), message: `${index}` }),
      ),
    )
    expect(takenOf(answers)).toBe(10)
    expect(await kept()).toBe(before.kept + 10)
    expect(await told()).toBe(before.told + 10)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 409, body: { error: REFUSED } })
    // Another form of theirs is taken, and what was taken is still answered as such.
    expect((await from()('vip', { email })).status).toBe(200)
    const again = answers.findIndex(({ status }) => status === 200)
    const repeat = { email: again % 2 ? email : email.toLowerCase(), message: `${again}` }
    expect((await from()('contact', repeat)).body.data.is_repeat).toBe(true)
    store.clock.advance({ hours: 24 })
    expect((await from()('contact', { email, message: 'Tomorrow' })).status).toBe(200)
    store.clock.set(MORNING)
  })

  it('are not taken from one network, whatever addresses it gives', async () => {
    const post = from()
    const answers = await Promise.all(
      many(240).map((index) => post('contact', { email: `flood${index}@example.org` })),
    )
    expect(takenOf(answers)).toBe(60)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('are not taken from one session, whatever addresses it gives', async () => {
    const post = from(await store.newSession())
    const answers = await Promise.all(
      many(30).map((index) => post('contact', { email: `session${index}@example.org` })),
    )
    expect(takenOf(answers)).toBe(20)
  })

  it('and no more files, from one address, one session, one network and altogether', async () => {
    const send = async (count: number, post: ReturnType<typeof from>, email: (index: number) => string) => {
      const answers = await Promise.all(
        many(count).map((index) =>
          post('senior-discount', { name: `Iris ${'I'.repeat(index)}`, email: email(index) }),
        ),
      )
      expect(answers.find(({ status }) => status !== 200)?.body.error.code).toBe('too_many_files')
      return takenOf(answers)
    }
    const anybody = (index: number) => `${networks}-${index}@example.org`
    const before = await count('form_file')
    expect(await send(12, from(), () => 'files@example.org')).toBe(5)
    expect(await send(12, from(await store.newSession()), anybody)).toBe(5)
    expect(await send(30, from(), anybody)).toBe(20)
    for (let round = 0; round < 9; round++) await send(22, from(), anybody)
    expect((await count('form_file')) - before).toBeGreaterThan(190)
    expect((await from()('senior-discount', { email: 'last@example.org' })).body.error).toMatchObject({
      code: 'too_many_files',
      message: expect.stringContaining('write to us at hello@larkspur.example'),
    })
    expect(await count('form_file')).toBeLessThanOrEqual(200)
    // Forms without a file are taken on.
    expect((await from()('contact', { email: 'last@example.org' })).status).toBe(200)
    store.clock.advance({ hours: 24 })
    expect((await from()('senior-discount', { email: 'last@example.org' })).status).toBe(200)
  })
})

describe('a greeting card', () => {
  const card = (more: object) => ({ ...GOOD['greeting-card-free'], text: `${Math.random()}`, ...more })
  const letters = async (to: string) =>
    (
      await store.db.$client.query(
        `select kind, subject, text, html from message where "to" = $1 order by created_at`,
        [to],
      )
    ).rows as { kind: string; subject: string; text: string; html: string }[]

  it('is sent to the recipient with the words, the name and the drawing, and a copy to the sender', async () => {
    const text = 'Still you.\n<b>Always</b>'
    const more = { email: 'Sends@example.org', recipient_email: 'Gets@example.org', text }
    await Promise.all([submit('greeting-card-free', card(more)), submit('greeting-card-free', card(more))])
    const [letter, ...others] = await letters('gets@example.org')
    expect(others).toEqual([])
    expect(letter).toMatchObject({ kind: 'greeting_card', subject: 'Iris has sent you a card' })
    expect(letter?.text).toContain('For Basil')
    expect(letter?.text).toContain('Still you.\n\n<b>Always</b>\n\nIris')
    expect(letter?.text).toContain('because Iris, who gave the address Sends@example.org, asked us')
    expect(letter?.html).toContain('&lt;b&gt;Always')
    const src = /<img src="https:\/\/larkspur\.example([^"]+)"/.exec(letter?.html ?? '')?.[1] ?? ''
    const picture = await store.app.inject({ url: src })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await letters('sends@example.org')).toMatchObject([
      { kind: 'greeting_card_copy', subject: 'Your card to Basil' },
    ])
  })

  it('is not sent to anybody more often than five times a day, whoever asks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        submit(
          'greeting-card-free',
          card({ email: `s${index}@example.org`, recipient_email: 'few@example.org' }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.error.message).toContain(
      'enough cards for today',
    )
    expect(await letters('few@example.org')).toHaveLength(5)
    store.clock.advance({ hours: 24 })
    const next = await submit('greeting-card-free', card({ recipient_email: 'few@example.org' }))
    expect(next.status).toBe(200)
  })

  it('is sent ten times a day by one session, whatever names it gives', async () => {
    const session = await store.newSession()
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const body = card({ email: `many${index}@example.org`, recipient_email: `to${index}@example.org` })
      statuses.push((await store.call('POST', '/v1/forms/greeting-card-free/', { session, body })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 409, 409])
  })
})

describe('leaving', () => {
  const ask = (email: string, message = '') =>
    submit('unsubscribe', { email, reason: 'too-many', ...(message && { message }) })
  const linkTo = async (email: string) => {
    const { rows } = await store.db.$client.query(
      `select text from message where "to" = $1 and kind = 'leave_link'`,
      [email],
    )
    return rows.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '')
  }
  const press = (token: string) => store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })

  it('ends offers and reminders by e-mail with the link that is sent, and nothing before', async () => {
    const account = await register(store, 'leaver@example.org')
    await account.call('POST', '/v1/user/subscribe/', { subscribed: true })
    const on = async () =>
      (await account.get('/v1/subscriptions/')).body.data.settings
        .filter(
          ({ enabled, channel }: { enabled: boolean; channel: string }) => enabled && channel === 'email',
        )
        .map(({ topic }: { topic: string }) => topic)
    const guest = await store.newSession()
    await store.db.$client.query(
      `update session set offers_to = $1 where id = (select id from session order by created_at desc limit 1)`,
      ['leaver@example.org'],
    )
    expect(guest).toBeTruthy()
    await ask('Leaver@example.org')
    expect(await on()).toEqual(['orders', 'reminders', 'offers'])
    const [token = ''] = await linkTo('leaver@example.org')
    const { body } = await press(token)
    expect(body).toMatchObject({ success: true, channel: 'email', topic: null })
    expect(await on()).toEqual(['orders'])
    expect(await count(`session where offers_to = 'leaver@example.org'`)).toBe(0)
    expect((await press(token)).body.success).toBe(true)
    expect((await press(`${token.slice(0, -3)}abc`)).body.success).toBe(false)
  })

  it('answers the same and sends the same whether an address is known or not, three times a day', async () => {
    const known = (await ask('leaver@example.org', 'x')).body.data
    const unknown = (await ask('nobody-knows@example.org', 'x')).body.data
    expect({ ...unknown, id: '' }).toEqual({ ...known, id: '' })
    expect(unknown.title).toBe('We have sent you a link')
    const [token = ''] = await linkTo('nobody-knows@example.org')
    expect((await press(token)).body.success).toBe(true)
    for (const words of ['a', 'b', 'c', 'd'])
      expect((await ask('nobody-knows@example.org', words)).status).toBe(200)
    expect(await linkTo('nobody-knows@example.org')).toHaveLength(3)
  })
})

describe('proof', () => {
  const file = (bytes: Buffer, name = 'card') => ({ name, base64: bytes.toString('base64') })
  const send = (change: object, email = `${Math.random()}@example.org`) =>
    submit('senior-discount', { ...GOOD['senior-discount'], email, proof: change })

  it.each([
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 'image/jpeg'],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
    ['PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ])('may be a %s', async (_what, bytes, type) => {
    const { body } = await send(file(bytes))
    const { rows } = await store.db.$client.query('select * from form_file where submission_id = $1', [
      body.data.id,
    ])
    expect(rows[0]).toMatchObject({ media_type: type, size: bytes.length, bytes })
  })

  it('may be five megabytes and not more', async () => {
    const big = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024 - 9)])
    expect((await send(file(big))).status).toBe(200)
    const bigger = await send(file(Buffer.concat([big, Buffer.from('x')])))
    expect(bigger.status).toBe(400)
    expect(bigger.body.error.field).toMatch(/^body\.proof/)
    expect((await send(file(Buffer.concat([big, big])))).status).toBe(413)
  })

  it.each([
    ['a page that says it is a picture', file(Buffer.from('<html>'), 'card.png')],
    ['an empty file', { name: 'card.png', base64: '' }],
    ['no base64', { name: 'card.png', base64: 'hello, world!' }],
    ['a name with control characters', { name: 'a\u0001b', base64: PNG }],
    ['no name', { base64: PNG }],
  ])('may not be %s', async (_what, change) => {
    const { status, body } = await send(change)
    expect(status).toBe(400)
    expect(body.error.field).toMatch(/^body\.proof/)
  })

  it('is gone after thirty days', async () => {
    await send(proof)
    expect(await count('form_file')).toBeGreaterThan(0)
    store.clock.advance({ hours: 24 * 31 })
    await submit('draw', { ...GOOD.draw, email: 'later@example.org' })
    expect(await count('form_file')).toBe(0)
  })
})
