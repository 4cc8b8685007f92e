import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { query } from '../support/test-server.ts'
import type { Backend } from './backend.ts'
import { startBackend } from './backend.ts'
import { startShopProcess } from './shop-process.ts'

let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

type Fields = Record<string, string | File>

/** Posts a form as a browser without JavaScript does; with a file in it, as multipart. */
async function post(path: string, fields: Fields) {
  const multipart = Object.values(fields).some((value) => value instanceof File)
  const form = multipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string)
  const answer = await fetch(backend.shop.url + path, { method: 'POST', body: form, redirect: 'manual' })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
    cacheControl: answer.headers.get('cache-control'),
    html: await answer.text(),
  }
}

const stored = async (form: string) =>
  (await query(backend.databaseUrl, `select fields from form_submission where form = '${form}'`)).map(
    ({ fields }) => fields as Record<string, unknown>,
  )

const WHO = { name: 'Iris Green', email: 'iris@example.org' }
const PDF = new File(['%PDF-1.7 a bus pass'], 'pass.pdf', { type: 'application/pdf' })

const GOOD: [path: string, form: string, fields: Fields][] = [
  ['/contact-us', 'contact', { ...WHO, topic: 'flowers', message: 'Do you tie sweet peas?' }],
  [
    '/become-affiliate',
    'affiliate',
    { ...WHO, website: 'https://iris.example', audience: 'blog', agreed: 'on' },
  ],
  ['/free-bouquet-draw', 'draw', { ...WHO, agreed: 'on' }],
  [
    '/free-bouquet-offer',
    'free-bouquet',
    {
      ...WHO,
      phone: '020 7946 0018',
      recipient: 'Anna',
      postcode: 'N1 9GU',
      reason: 'A rotten month',
      agreed: 'on',
    },
  ],
  ['/free-bouquet-contest', 'contest', { ...WHO, story: 'They were blue.', agreed: 'on' }],
  ['/slvip', 'vip', { ...WHO, phone: '020 7946 0018', bouquets_a_year: '13-to-50', agreed: 'on' }],
  ['/seniordiscount', 'senior-discount', { ...WHO, born_on: '1950-05-01', proof: PDF, agreed: 'on' }],
  [
    '/youthdiscount',
    'youth-discount',
    { ...WHO, born_on: '2005-05-01', standing: 'student', school: 'Slade', proof: PDF, agreed: 'on' },
  ],
  ['/un', 'unsubscribe', { email: WHO.email, reason: 'moved' }],
]

/** Of these one counts, and a second is told so. */
const ONCE = ['draw', 'contest', 'free-bouquet']
/** Of these there is one a month: there is no other to fill in. */
const MONTHLY = ['draw', 'contest']

describe.each(GOOD)('%s', (path, form, fields) => {
  test('takes its form, once, and thanks', async () => {
    for (let press = 0; press < 2; press++) {
      const sent = await post(path, { form, ...fields })
      expect(sent).toMatchObject({
        status: 303,
        location: `${path}?sent=${form}${press ? '&again=1' : ''}#form-${form}`,
        cacheControl: 'private, no-store',
      })
    }
    expect(await stored(form)).toHaveLength(1)
    expect((await stored(form))[0]).toMatchObject({ email: WHO.email })
    const thanks = await request(`${backend.shop.url}${path}?sent=${form}`)
    expect(await thanks.body.text()).toContain('role="status"')
    const again = await request(`${backend.shop.url}${path}?sent=${form}&again=1`)
    const words = await again.body.text()
    expect(words).toContain('role="status"')
    if (ONCE.includes(form)) expect(words).toContain(' already</h3>')
    expect(words.includes('Fill in another')).toBe(!MONTHLY.includes(form))
    const notices = await query(
      backend.databaseUrl,
      `select subject from message where subject = 'Form: ${form}'`,
    )
    expect(notices).toHaveLength(1)
  })

  test('says beside each field what is wrong with it, and keeps what was typed', async () => {
    const before = await stored(form)
    const refused = await post(path, { form, email: 'not <an> address' })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('Invalid E-mail format')
    expect(refused.html).toContain('value="not &lt;an&gt; address"')
    const required = Object.keys(fields).filter((name) => !['email', 'message'].includes(name))
    for (const name of required)
      expect(refused.html, name).toMatch(
        new RegExp(`name="${name}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${name}"`),
      )
    expect(await stored(form)).toHaveLength(before.length)
  })
})

describe('a break between two lines, which a form sends as two characters,', () => {
  test('counts as one in a form, and is kept as one', async () => {
    const message = `${'x'.repeat(1499)}\r\n${'y'.repeat(1500)}`
    const sent = await post('/contact-us', { form: 'contact', ...WHO, topic: 'other', message })
    expect(sent.status).toBe(303)
    const messages = (await stored('contact')).map((fields) => fields.message)
    expect(messages).toContain(message.replace('\r\n', '\n'))
  })

  test('counts as one on a card', async () => {
    const [row] = await query(
      backend.databaseUrl,
      'select slug from variant where product_id = 101 order by id limit 1',
    )
    const line = { intent: 'add', productId: '101', positionSlug: String(row?.slug) }
    const words = `${'x'.repeat(149)}\r\n${'y'.repeat(150)}`
    const added = await post('/cart', { ...line, giftCardText: words })
    expect(added).toMatchObject({ status: 303, location: '/cart' })
    const texts = await query(backend.databaseUrl, 'select gift_card_text as text from cart_line')
    expect(texts).toEqual([{ text: words.replace('\r\n', '\n') }])
  })

  test('too many words on a card are refused in words for people', async () => {
    const line = { intent: 'add', productId: '101', positionSlug: 'x', giftCardText: 'x'.repeat(301) }
    const { status, html } = await post('/cart', line)
    expect(status).toBe(400)
    expect(html).toContain('The words on the card must be at most 300 characters')
    expect(html).not.toMatch(/body\.\w+/)
  })
})

test('who has sent as many as we take in a day is told what to do instead, and keeps the words', async () => {
  const words = (index: number) => ({
    ...{ form: 'contact', name: 'Iris Green', email: 'often@example.org' },
    ...{ topic: 'other', message: `Number ${index} of many` },
  })
  for (let index = 0; index < 10; index++) expect((await post('/contact-us', words(index))).status).toBe(303)
  const { status, html } = await post('/contact-us', words(10))
  expect(status).toBe(400)
  expect(html).toMatch(
    /role="alert"[^>]*>[^<]*Send it tomorrow, or write to us at hello@larkspur\.example now/,
  )
  expect(html).toContain('Number 10 of many</textarea>')
  expect(html).toContain('value="often@example.org"')
})

test('who sends a card is remembered to have said for whom, and sees what comes next', async () => {
  const card = {
    ...{ form: 'greeting-card-free', sender: 'Iris', email: WHO.email, recipient: 'Örs & Anna' },
    ...{ recipient_email: 'ors@example.org', design: 'peony', text: 'Hello' },
  }
  const sent = await post('/greeting-card-free', card)
  expect(sent).toMatchObject({ status: 303, location: '/greeting-card-free/final' })
  expect(sent.cookies).toContain(
    `recipient=${encodeURIComponent('Örs & Anna')}; Max-Age=604800; Path=/; SameSite=Lax`,
  )
  const again = await post('/greeting-card-free', card)
  expect(again.location).toBe('/greeting-card-free?sent=greeting-card-free&again=1#form-greeting-card-free')
  const told = await request(backend.shop.url + String(again.location))
  expect(await told.body.text()).toContain('You have sent this very card today')
  const [letter] = await query(
    backend.databaseUrl,
    `select html from message where "to" = 'ors@example.org' and kind = 'greeting_card'`,
  )
  const src = /<img src="https?:\/\/[^/]+([^"]+)"/.exec(String(letter?.html))?.[1] ?? ''
  const picture = await request(backend.shop.url + src)
  await picture.body.dump()
  // Mail programmes in a browser show it in a page of their own.
  expect(picture).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' },
  })
  const refused = await post('/greeting-card-free', { ...card, recipient: '' })
  expect(refused.status).toBe(400)
  expect(refused.cookies.join()).not.toContain('recipient=')
})

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
    expect(/id="senior-discount-proof-wrong">([^<]*)</.exec(sent.html)?.[1]).toMatch(words)
    expect(sent.html).toContain('value="Iris Green"')
  })

  test('where a picture is asked for is a picture, and nothing else can be chosen', async () => {
    const contest = { form: 'contest', ...WHO, email: 'picture@example.org', story: 'Blue', agreed: 'on' }
    const sent = await post('/free-bouquet-contest', { ...contest, photo: PDF })
    expect(sent.status).toBe(400)
    expect(sent.html).toMatch(/id="contest-photo-wrong">This must be a JPEG, PNG or WebP picture</)
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

test.each([
  ['form=nope&a=b', 400],
  ['form=__proto__&a=b', 400],
  ['form=contact&constructor=1&name=%00', 400],
  ['', 400],
  ['form=contact&message=' + 'x'.repeat(60_000), 400],
])('hostile forms break nothing: %.40s', async (body, status) => {
  const answer = await request(`${backend.shop.url}/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  await answer.body.dump()
  expect(answer.statusCode).toBe(status)
})

describe('unsubscribing', () => {
  test('works by the link that is sent to a typed address, in a browser and in a mail programme', async () => {
    const email = 'leaves@example.org'
    expect((await post('/un', { form: 'unsubscribe', email, reason: 'moved' })).status).toBe(303)
    const [letter] = await query(
      backend.databaseUrl,
      `select text from message where "to" = '${email}' and kind = 'leave_link'`,
    )
    const path = /\/un\?token=\S+/.exec(String(letter?.text))?.[0] ?? ''
    const pressed = await post(path, { intent: 'leave' })
    expect(pressed.status).toBe(200)
    expect(pressed.html).toContain('No more offers and reminders come to this address.')
    expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  })

  test('wants a press of the button, and a link of ours', async () => {
    const opened = await request(`${backend.shop.url}/un?token=abc.def-ghi.jkl`)
    expect(await opened.body.text()).toContain('Send me no more of these')
    const refused = await post('/un?token=abc.def-ghi.jkl', { intent: 'leave' })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('This link is not one of ours')
  })
})

test('a changed row changes its page when the cache’s time is over', async () => {
  const quick = await startShopProcess({ API_BASE_URL: backend.storeUrl, CACHE_SECONDS: '1' })
  const heading = async (path: string) =>
    /<h1[^>]*>([^<]*)</.exec(await (await fetch(quick.url + path)).text())?.[1]
  try {
    const rows = [
      ['/payment-info', "update page set heading = 'Changed words' where slug = 'payment-info'"],
      [
        '/article/what-to-write-on-the-card',
        "update article set title = 'Changed words' where slug = 'what-to-write-on-the-card'",
      ],
      ['/promotions/1', "update promotion set title = 'Changed words' where id = 1"],
      ['/delivery/manchester', "update city set name = 'Changed words' where slug = 'manchester'"],
    ] as const
    for (const [path, change] of rows) {
      expect(await heading(path), path).not.toContain('Changed words')
      await query(backend.databaseUrl, change)
    }
    let old: string[] = []
    for (let attempt = 0; attempt < 40; attempt++) {
      const pages = await Promise.all(rows.map(async ([path]) => [path, await heading(path)] as const))
      old = pages.filter(([, words]) => !words?.includes('Changed words')).map(([path]) => path)
      if (!old.length) break
      await pause(200)
    }
    expect(old).toEqual([])
  } finally {
    await quick.stop()
  }
})
