import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { searchOf } from '../../tests/support/persisted-operation.ts'

let backend: SharedBackend
let shop: SharedBackend['shop']
let form: string

beforeAll(async () => {
  backend = await sharedBackend()
  shop = backend.shop
  const listing = await (await fetch(`${backend.storeUrl}/v1/category/roses/?limit=1`)).json()
  const [product] = (listing as { data: { list: { id: number; position_slug: string }[] } }).data.list
  form = new URLSearchParams({
    intent: 'add',
    productId: String(product?.id),
    variantSlug: product?.position_slug ?? '',
  }).toString()
})

type Sent = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

async function send(path: string, { method = 'POST', headers = {}, body }: Sent = {}, url = shop.url) {
  const answer = await request(url + path, { method, headers, body: body ?? null })
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('changes', () => {
  test('a form of our own, posted without scripts, answers 303 and starts a session', async () => {
    const answer = await send('/cart', {
      headers: { ...FORM, origin: shop.url, 'sec-fetch-site': 'same-origin' },
      body: form,
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/cart')
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^session_token=[^;]+;.*Path=\/;.*Expires=.*HttpOnly; SameSite=Lax$/,
    )
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ])('sent by another site are refused: %o', async (headers) => {
    for (const path of ['/cart', '/checkout/final-details', '/graphql', '/']) {
      const answer = await send(path, { headers: { ...FORM, ...headers }, body: form })
      expect(answer.status, path).toBe(403)
      expect(answer.headers['set-cookie'], path).toBeUndefined()
    }
  })

  test('a mutation cannot be made by GET', async () => {
    const query = new URLSearchParams({ query: 'mutation { startCheckout { __typename } }' })
    const free = await send(`/graphql?${query}`, { method: 'GET' })
    expect(free.status).toBeGreaterThanOrEqual(400)
    const kept = await send(searchOf('StartCheckout', {}), { method: 'GET' })
    expect(kept.status).toBeGreaterThanOrEqual(400)
    expect([free, kept].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined])
  })

  test('a form that is none of ours is refused in words', async () => {
    for (const body of [
      '',
      'intent=steal',
      'intent=add&productId=x',
      'intent=quantity&productId=1&lineSlug=a&quantity=1e9',
      '%%%=%',
      'a=\u0000',
    ]) {
      const answer = await send('/cart', { headers: FORM, body })
      expect(answer.status, body).toBe(400)
      expect(answer.text, body).toContain('</html>')
    }
  })

  test('a page that takes no changes says so', async () => {
    for (const path of ['/', '/category/roses', '/no-such-page']) {
      const { status } = await send(path, { headers: FORM, body: 'intent=add' })
      expect([404, 405], path).toContain(status)
    }
  })
})
