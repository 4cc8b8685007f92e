import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORMS, getForm } from '../../../contract/forms.ts'
import type { FormKey } from '../../../contract/forms.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'
import { FILLED_FORMS, PDF, PROOF } from '../../../tests/support/pages/filled-forms.ts'
import { countRows, submitForm } from '../../../tests/support/shopping/submissions.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const KEYS = Object.keys(FORMS) as FormKey[]

const kept = () => countRows(store, 'form_submission')
const told = () => countRows(store, "message where kind = 'shop_notice'")

describe('a form', () => {
  it.each(KEYS)('%s asks for what it accepts', async (key) => {
    const form = getForm.response.parse((await store.get(`/v1/forms/${key}/`)).body).data
    expect(form.fields.map((field) => field.name).sort()).toEqual(Object.keys(FORMS[key].shape).sort())
    for (const { name, options } of form.fields) {
      for (const { value } of options)
        expect(FORMS[key].safeParse({ ...FILLED_FORMS[key], [name]: value }).success).toBe(true)
    }
  })

  it('that sends a greeting card shows each of its flowers', async () => {
    const { body } = await store.get('/v1/forms/greeting-card-free/')
    const { fields } = getForm.response.parse(body).data
    const options = fields.flatMap((field) => field.options)
    expect(options).toHaveLength(6)
    for (const { value, title, image } of options) {
      expect(image?.alt_text).toBe(title)
      const picture = await store.app.inject({ url: `/images/${image?.real_id}/size20/${image?.name}.jpg` })
      expect([picture.statusCode, picture.headers['content-type']], value).toEqual([200, 'image/jpeg'])
    }
  })

  it.each(KEYS)('%s is kept once, with a word to the shop, however often it is sent', async (key) => {
    const before = { kept: await kept(), told: await told() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submitForm(store, key, FILLED_FORMS[key])),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter((answer) => !answer.body.data.is_repeat)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect(await kept()).toBe(before.kept + 1)
    expect(await told()).toBe(before.told + 1)
  })

  it.each(KEYS)('%s refuses what is not filled in, by name', async (key) => {
    for (const [name, schema] of Object.entries(FORMS[key].shape)) {
      if (schema.safeParse(undefined).success) continue
      const { [name]: _left, ...rest } = FILLED_FORMS[key]
      const { status, body } = await submitForm(store, key, rest)
      expect([name, status, body.error?.field]).toEqual([name, 400, `body.${name}`])
    }
  })

  it.each([
    ['contact', { email: 'iris' }, 'body.email', 'Invalid E-mail format'],
    ['free-bouquet', { postcode: 'W1' }, 'body.postcode', 'whole postcode'],
    ['contest', { photo: { ...PROOF, base64: PDF } }, 'body.photo', 'must be a JPEG, PNG or WebP picture'],
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
    ['greeting-card-free', { text: 'Your prize: bit.ly/3xYz' }, 'body.text', 'web address'],
    ['greeting-card-free', { recipient: 'evil.shop' }, 'body.recipient', 'web address'],
    ['greeting-card-free', { sender: 'www.x.org' }, 'body.sender', 'web address'],
    ['greeting-card-free', { sender: 'https://x' }, 'body.sender', 'Enter the correct name'],
    ['contact', { name: '12345!!' }, 'body.name', 'Enter the correct name'],
    ['youth-discount', { born_on: '2030-01-01' }, 'body.born_on', 'date of birth'],
    ['youth-discount', { born_on: '2005-02-30' }, 'body.born_on', ''],
  ] as const)('%s refuses %o', async (key, change, field, message) => {
    const { status, body } = await submitForm(store, key, { ...FILLED_FORMS[key], ...change })
    expect(status).toBe(400)
    expect(body.error.field).toBe(field)
    expect(body.error.message).toContain(message)
  })

  it.each(['\r\n', '\r', '\n'])(
    'takes as many characters as it says, a line’s end being one (%j)',
    async (end) => {
      const message = `${'x'.repeat(2998)}${end}y`
      const answer = await submitForm(store, 'contact', {
        ...FILLED_FORMS.contact,
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
    const student = { ...FILLED_FORMS['youth-discount'], born_on: '1995-01-01', standing: 'student' }
    expect((await submitForm(store, 'youth-discount', student)).body.data.is_repeat).toBe(false)
  })

  it.each([
    ['contest', 'You are in this month’s contest already'],
    ['draw', 'You are in this month’s draw already'],
  ] as const)('of a %s counts once a month of London for an address, and says so', async (key, words) => {
    const enter = async (now: string) => {
      store.clock.set(now)
      return (
        await submitForm(store, key, {
          ...FILLED_FORMS[key],
          photo: undefined,
          email: `Monthly-${key}@example.org`,
        })
      ).body.data
    }
    // In summer the London month ends an hour before midnight UTC.
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
      (await submitForm(store, 'free-bouquet', { ...FILLED_FORMS['free-bouquet'], ...more })).body.data
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
  /** Sends forms from one network, by many people or by one. */
  const from = (session?: string) => {
    const headers = { 'x-visitor-fingerprint': `network-of-forms-${networks++}.x` }
    return (key: FormKey, more: object) =>
      store.call('POST', `/v1/forms/${key}/`, { session, headers, body: { ...FILLED_FORMS[key], ...more } })
  }
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  const takenOf = (answers: Awaited<ReturnType<typeof submitForm>>[]) =>
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
    // Another form is accepted, and repeats of accepted submissions are still recognised.
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
    const before = await countRows(store, 'form_file')
    expect(await send(12, from(), () => 'files@example.org')).toBe(5)
    expect(await send(12, from(await store.newSession()), anybody)).toBe(5)
    expect(await send(30, from(), anybody)).toBe(20)
    for (let round = 0; round < 9; round++) await send(22, from(), anybody)
    expect((await countRows(store, 'form_file')) - before).toBeGreaterThan(190)
    expect((await from()('senior-discount', { email: 'last@example.org' })).body.error).toMatchObject({
      code: 'too_many_files',
      message: expect.stringContaining('write to us at hello@larkspur.example'),
    })
    expect(await countRows(store, 'form_file')).toBeLessThanOrEqual(200)
    // Forms without a file are still accepted.
    expect((await from()('contact', { email: 'last@example.org' })).status).toBe(200)
    store.clock.advance({ hours: 24 })
    expect((await from()('senior-discount', { email: 'last@example.org' })).status).toBe(200)
  })
})
