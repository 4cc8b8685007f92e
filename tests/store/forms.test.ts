import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORMS, getForm } from '../../contract/forms.ts'
import type { FormKey } from '../../contract/forms.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]).toString('base64')
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
    postcode: 'N1 9GU',
    reason: 'She is kind.',
    agreed: true,
  },
  'youth-discount': { ...person, born_on: '2005-05-05', school: 'Goldsmiths', proof, agreed: true },
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
    ['contact', { phone: 'ring me' }, 'body.phone', 'Enter the correct phone number'],
    ['contact', { order_id: 'x' }, 'body.order_id', 'order number'],
    ['contact', { message: '  ' }, 'body.message', 'Field is required'],
    ['contact', { message: 'x\0y' }, 'body.message', 'NUL'],
    ['contact', { admin: true }, 'body', ''],
    ['affiliate', { website: 'javascript:alert(1)' }, 'body.website', 'web address'],
    ['draw', { agreed: false }, 'body.agreed', 'must be accepted'],
    ['senior-discount', { born_on: '1990-01-01' }, 'body.born_on', '60 and over'],
    ['youth-discount', { born_on: '1970-01-01' }, 'body.born_on', '16 to 25'],
    ['youth-discount', { born_on: '2030-01-01' }, 'body.born_on', 'date of birth'],
    ['youth-discount', { born_on: '2005-02-30' }, 'body.born_on', ''],
  ] as const)('%s refuses %o', async (key, change, field, message) => {
    const { status, body } = await submit(key, { ...GOOD[key], ...change })
    expect(status).toBe(400)
    expect(body.error.field).toBe(field)
    expect(body.error.message).toContain(message)
  })

  it('of a contest counts once for an address, however it is written', async () => {
    const again = await submit('contest', { ...GOOD.contest, email: 'IRIS@example.org', story: 'Another.' })
    expect(again.body.data.is_repeat).toBe(true)
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
