import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../../tests/support/processes/backend.ts'
import { startBackend } from '../../../tests/support/processes/backend.ts'
import type { Fields } from '../../../tests/support/pages/post-form.ts'
import { postForm } from '../../../tests/support/pages/post-form.ts'
import { startShopProcess } from '../../../tests/support/processes/shop-process.ts'
import { query } from '../../../tests/support/processes/test-server.ts'

let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const post = (path: string, fields: Fields) => postForm(backend.shop.url + path, fields)

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
    const line = { intent: 'add', productId: '101', variantSlug: String(row?.slug) }
    const words = `${'x'.repeat(149)}\r\n${'y'.repeat(150)}`
    const added = await post('/cart', { ...line, cardText: words })
    expect(added).toMatchObject({ status: 303, location: '/cart' })
    const texts = await query(backend.databaseUrl, 'select gift_card_text as text from cart_line')
    expect(texts).toEqual([{ text: words.replace('\r\n', '\n') }])
  })

  test('too many words on a card are refused in words for people', async () => {
    const line = { intent: 'add', productId: '101', variantSlug: 'x', cardText: 'x'.repeat(301) }
    const { status, html } = await post('/cart', line)
    expect(status).toBe(400)
    expect(html).toContain('The words on the card must be at most 300 characters')
    expect(html).not.toMatch(/body\.\w+/)
    // Nothing is lost: the words come back to be changed, with what they were for.
    expect(html).toContain(`${'x'.repeat(301)}</textarea>`)
    expect(html).toMatch(/name="productId" value="101"/)
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
  expect(html).toMatch(/role="alert".{0,200}Send it tomorrow, or write to us at hello@larkspur\.example now/s)
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

test('a changed row changes its page when the cache’s time is over', async () => {
  const quick = await startShopProcess({ API_BASE_URL: backend.storeUrl, CACHE_SECONDS: '1' })
  const heading = async (path: string) => {
    const answer = await fetch(quick.url + path, { signal: AbortSignal.timeout(20_000) }).catch(
      (error: unknown) => {
        throw new Error(`${path} is not answered:\n${quick.log.slice(-20).join('\n')}`, { cause: error })
      },
    )
    return /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1]
  }
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
