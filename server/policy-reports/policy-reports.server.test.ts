import { beforeAll, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

const send = (body: string, type = 'application/csp-report', headers: Record<string, string> = {}) =>
  fetch(`${backend.shop.url}/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  })

test('reports of both kinds are taken, and what is none is taken for nothing', async () => {
  for (const [body, type] of [
    ['{"csp-report":{}}', 'application/csp-report'],
    ['[{"type":"csp-violation","body":{}}]', 'application/reports+json'],
    ['no json', 'application/csp-report'],
    ['', 'application/json'],
  ] as const) {
    const answer = await send(body, type)
    expect(answer.status, body).toBe(204)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('what is too large, of another type or of another site is refused', async () => {
  expect((await send(`{"csp-report":{"x":"${'x'.repeat(20_000)}"}}`)).status).toBe(413)
  expect((await send('x', 'text/plain')).status).toBe(415)
  expect((await send('{}', 'application/csp-report', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
