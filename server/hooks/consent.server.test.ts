import { request } from 'undici'
import { beforeAll, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { openPage } from '../../tests/support/pages/open-page.ts'

let backend: SharedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const open = (path: string, headers?: Record<string, string>) => openPage(backend.shop.url + path, headers)

const SHARED = 'public, max-age=0, must-revalidate'

test('the banner is answered with a form, once', async () => {
  const asked = await open('/about-us')
  expect(asked.html).toContain('action="/consent"')
  const answer = await request(`${backend.shop.url}/consent`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: `${backend.shop.url}/about-us?x=1`,
    },
    body: 'choice=necessary',
  })
  await answer.body.dump()
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/about-us?x=1')
  expect(answer.headers['set-cookie']).toEqual([
    'consent=necessary; Max-Age=31536000; Path=/; SameSite=Lax',
    'banner=closed; Max-Age=31536000; Path=/; SameSite=Lax',
  ])
  const again = await open('/about-us', { cookie: 'consent=necessary' })
  expect(again.html).not.toContain('action="/consent"')
  expect(again.cacheControl).toBe(SHARED)
})

test.each(['choice=everything', '', 'choice=all%0d%0a', 'choice[]=all', 'choice=' + 'x'.repeat(9_000)])(
  'an answer that is none is refused: %.30s',
  async (body) => {
    const answer = await request(`${backend.shop.url}/consent`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'https://evil.example//evil.example',
      },
      body,
    })
    await answer.body.dump()
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  },
)

test('after an answer nobody is sent to another site', async () => {
  for (const referer of [
    'https://evil.example//evil.example/',
    'https://x/\\evil.example',
    'javascript:1',
    'x',
  ]) {
    const answer = await request(`${backend.shop.url}/consent`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', referer },
      body: 'choice=all',
    })
    await answer.body.dump()
    const location = String(answer.headers.location)
    expect(new URL(location, 'https://shop.example').origin, referer).toBe('https://shop.example')
  }
})
