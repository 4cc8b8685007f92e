import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, searchOf } from '../../tests/support/persisted-operation.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'

let backend: SharedBackend
let app: FastifyInstance
let form: string
beforeAll(async () => {
  backend = await sharedBackend()
  // A gateway of its own, in this process: its limits are low, and the store behind it is everybody's.
  const config = readConfig({
    READS_PER_MINUTE: '8',
    NEW_VISITORS_PER_MINUTE: '3',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    BLOCK_TIMEOUT_MS: '10000',
  })
  app = await buildApp(config, backend.storeUrl)
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  const [product] = (listing as { data: { list: { id: number; position_slug: string }[] } }).data.list
  const fields = { intent: 'add', productId: String(product?.id), variantSlug: product?.position_slug ?? '' }
  form = new URLSearchParams(fields).toString()
})
afterAll(() => app.close())

type Sent = { cookie?: string; headers?: Record<string, string>; body?: string; type?: string }

/** Asks from a network; the proxy's entry stands behind whatever the visitor wrote. */
async function ask(network: string, url: string, { cookie, headers, body, type }: Sent = {}) {
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: {
      'x-forwarded-for': `${Math.random()}, ${network}`,
      'user-agent': `Browser ${Math.random()}`,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': type ?? 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body }
}
const waits = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after'])

describe('what one network may ask in a minute', () => {
  it('pages that have to be made: then a kind page says when to come back', async () => {
    for (let count = 0; count < 8; count++)
      expect(
        (await ask('203.0.113.1', count % 2 ? `/search?q=rose${count}` : `/category/no-such-${count}`))
          .status,
      ).not.toBe(429)
    const refused = await ask('203.0.113.1', '/search?q=tulips')
    expect(refused.status).toBe(429)
    expect(waits(refused)).toBeGreaterThan(0)
    expect(waits(refused)).toBeLessThanOrEqual(60)
    expect(refused.headers['content-type']).toMatch(/^text\/html/)
    expect(refused.headers['cache-control']).toMatch(/no-store/)
    expect(refused.text).toContain('Please wait a minute and try again')
    expect(refused.text).toContain('<a href="/">')
    expect(refused.text).toContain('<a href="/search?q=tulips">Try again</a>')
    expect((await ask('203.0.113.1', '//evil.example/x')).text).toContain('<a href="/">Try again</a>')
    expect((await ask('203.0.113.2', '/search?q=tulips')).status).toBe(200)
  })

  it('forms that are sent without scripts: what was typed goes along with the next try, but for a card', async () => {
    const send = (fields: Record<string, string>) =>
      ask('203.0.113.21', '/contact-us?a=1&b=2', { body: new URLSearchParams(fields).toString() })
    const contact = { form: 'contact', name: 'Iris "of" <Green>', message: 'Ring & wait' }
    for (let count = 0; count < 8; count++) await send(contact)
    const refused = await send(contact)
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('<form method="post" action="/contact-us?a=1&amp;b=2" novalidate>')
    expect(refused.text).toContain('name="name" value="Iris &quot;of&quot; &lt;Green&gt;"')
    expect(refused.text).toContain('name="message" value="Ring &amp; wait"')
    const card = await send({ intent: 'card', number: '4242424242424242', expiry: '12 / 30', cvc: '123' })
    expect(card.text).toContain('value="card"')
    expect(card.text).not.toMatch(/4242|12 \/ 30|"123"/)
  })

  it('not pages that are kept, which cost nothing', async () => {
    await ask('203.0.113.3', '/about-us')
    await expect.poll(async () => (await ask('203.0.113.4', '/about-us')).headers.etag).toBeTruthy()
    for (let count = 0; count < 20; count++) expect((await ask('203.0.113.5', '/about-us')).status).toBe(200)
  })

  it('questions to the gateway: then an error that the page understands, with which it stays', async () => {
    const url = searchOf('Suggestions', { query: 'ro' })
    for (let count = 0; count < 8; count++) expect((await ask('203.0.113.6', url)).status).toBe(200)
    const refused = await ask('203.0.113.6', url)
    expect(refused.status).toBe(429)
    expect(waits(refused)).toBeGreaterThan(0)
    expect(JSON.parse(refused.text)).toEqual({
      data: null,
      errors: [
        { message: expect.stringMatching(/wait a minute/), extensions: { code: 'TOO_MANY_REQUESTS' } },
      ],
    })
  })

  it('first visits: nothing is begun for more, not for cookies that were made up either', async () => {
    for (let count = 0; count < 3; count++) {
      const cookie = count === 1 ? `session_token=${'made-up-'.repeat(3)}` : undefined
      const added = await ask('203.0.113.7', '/cart', { body: form, ...(cookie && { cookie }) })
      expect(added.status).toBe(303)
      expect(String(added.headers['set-cookie'])).toContain('session_token=')
    }
    const refused = await ask('203.0.113.7', '/cart', {
      body: form,
      cookie: `session_token=${'made-up-'.repeat(4)}`,
    })
    expect(refused.status).toBe(429)
    expect(waits(refused)).toBeGreaterThan(0)
    expect(String(refused.headers['set-cookie'] ?? '')).not.toContain('session_token=')
    // In the shop's own layout.
    expect(refused.text).toContain('Please wait a minute and try again')
    expect(refused.text).toContain('</footer>')
    const asked = await ask('203.0.113.7', '/graphql', {
      body: operation('StartCheckout', { type: 'DEFAULT' }),
      type: 'application/json',
    })
    expect(asked.status).toBe(429)
    expect(asked.text).toContain('Please wait a minute and try again')
  })

  it('an error in a browser is heard of without beginning a visit', async () => {
    const body = operation('Log', { message: 'It broke', path: '/', stack: null })
    const told = await ask('203.0.113.8', '/graphql', { body, type: 'application/json' })
    expect(JSON.parse(told.text)).toMatchObject({ data: { log: true } })
    expect(told.headers['set-cookie']).toBeUndefined()
  })
})
