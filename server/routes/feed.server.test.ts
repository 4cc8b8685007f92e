import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../tests/support/processes/backend.ts'
import { startBackend } from '../../tests/support/processes/backend.ts'

let backend: Backend

beforeAll(async () => {
  backend = await startBackend({ SITE_URL: 'https://larkspur.example' })
})
afterAll(() => backend.stop())

async function read(path: string) {
  const answer = await request(backend.shop.url + path)
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']),
    text: await answer.body.text(),
  }
}

test('the journal can be read as a feed', async () => {
  const { status, type, text } = await read('/blog/rss.xml')
  expect(status).toBe(200)
  expect(type).toMatch(/^application\/rss\+xml/)
  const items = text.split('<item>').slice(1)
  expect(items.length).toBeGreaterThanOrEqual(12)
  for (const item of items) {
    expect(item).toMatch(/<link>https:\/\/larkspur\.example\/article\/[a-z-]+<\/link>/)
    expect(item).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT<\/pubDate>/)
    expect(item).toMatch(/<title>[^<]+<\/title>/)
  }
})
