import { beforeAll, expect, test } from 'vitest'
import Fastify from 'fastify'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { addServiceWorker } from './service-worker.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

test('the service worker is looked at anew each time, and may ask the shop for documents', async () => {
  const answer = await fetch(`${backend.shop.url}/service-worker.js`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  const script = await answer.text()
  expect(script).toContain('navigationPreload')
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(`${backend.shop.url}/service-worker.js`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('it weighs little, and keeps nothing of the shop but what pages have kept', async () => {
  const script = await (await fetch(`${backend.shop.url}/service-worker.js`)).text()
  expect(script.length).toBeLessThan(12_000)
  expect(script).not.toMatch(/addAll|\.add\(/)
})

test('a shop without one sends a script that removes it', async () => {
  const app = Fastify()
  addServiceWorker(app, undefined)
  const { body, headers } = await app.inject('/service-worker.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('registration.unregister()')
  expect(body).toContain('caches.delete')
})
