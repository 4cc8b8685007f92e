import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { query } from '../../tests/support/processes/test-server.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { postForm } from '../../tests/support/pages/post-form.ts'
import type { Fields } from '../../tests/support/pages/post-form.ts'

let backend: SharedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const post = (path: string, fields: Fields) => postForm(backend.shop.url + path, fields)

const WHO = { name: 'Iris Green', email: 'iris@example.org' }
const PDF = new File(['%PDF-1.7 a bus pass'], 'pass.pdf', { type: 'application/pdf' })

describe('a file', () => {
  const proof = (file: File) => ({
    ...{ form: 'senior-discount', ...WHO, email: 'file@example.org', born_on: '1950-05-01', agreed: 'on' },
    proof: file,
  })

  test('is kept as it was sent', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 7)])
    const sent = await post('/seniordiscount', proof(new File([bytes], 'Ausweis ü.pdf')))
    expect(sent.status).toBe(303)
    const [row] = await query(
      backend.databaseUrl,
      "select name, size, media_type, encode(sha256(bytes), 'hex') as digest from form_file order by size desc limit 1",
    )
    const { createHash } = await import('node:crypto')
    expect(row).toEqual({
      name: 'Ausweis ü.pdf',
      size: bytes.length,
      media_type: 'application/pdf',
      digest: createHash('sha256').update(bytes).digest('hex'),
    })
  })

  test.each([
    ['too large', new File([Buffer.alloc(5_300_000, 1)], 'large.jpg'), /may have at most 5 MB/],
    ['far too large', new File([Buffer.alloc(12_000_000, 1)], 'huge.jpg'), /may have at most 5 MB/],
    ['no picture', new File(['MZ program'], 'card.jpg', { type: 'image/jpeg' }), /JPEG, PNG or WebP/],
    ['empty', new File([], 'nothing.pdf'), /Field is required/],
  ])('that is %s is refused beside its field', async (_what, file, words) => {
    const sent = await post('/seniordiscount', proof(file))
    expect(sent.status).toBe(400)
    expect(/id="senior-discount-proof-problem">([^<]*)</.exec(sent.html)?.[1]).toMatch(words)
    expect(sent.html).toContain('value="Iris Green"')
  })

  test('where a picture is asked for is a picture, and nothing else can be chosen', async () => {
    const contest = { form: 'contest', ...WHO, email: 'picture@example.org', story: 'Blue', agreed: 'on' }
    const sent = await post('/free-bouquet-contest', { ...contest, photo: PDF })
    expect(sent.status).toBe(400)
    expect(sent.html).toMatch(/id="contest-photo-problem">This must be a JPEG, PNG or WebP picture</)
    expect(sent.html).toContain('accept="image/jpeg,image/png,image/webp"')
  })

  test('is taken nowhere else', async () => {
    expect((await post('/cart', { intent: 'add', file: PDF })).status).toBe(415)
  })

  test.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
  ])('in a form that cannot be read (%s) is our visitor’s fault, not ours', async (type, body) => {
    const answer = await request(`${backend.shop.url}/seniordiscount`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    await answer.body.dump()
    expect(answer.statusCode).toBe(400)
  })
})
