import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { FILLED_FORMS, PNG, PROOF } from '../../tests/support/pages/filled-forms.ts'
import { countRows, submitForm } from '../../tests/support/shopping/submissions.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('proof', () => {
  const file = (bytes: Buffer, name = 'card') => ({ name, base64: bytes.toString('base64') })
  const send = (change: object, email = `${Math.random()}@example.org`) =>
    submitForm(store, 'senior-discount', { ...FILLED_FORMS['senior-discount'], email, proof: change })

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
    await send(PROOF)
    expect(await countRows(store, 'form_file')).toBeGreaterThan(0)
    store.clock.advance({ hours: 24 * 31 })
    await submitForm(store, 'draw', { ...FILLED_FORMS.draw, email: 'later@example.org' })
    expect(await countRows(store, 'form_file')).toBe(0)
  })
})
