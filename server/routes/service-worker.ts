import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { digestOf } from '../ssr/html-cache.ts'

/** Takes the place of the worker in browsers that have it, and removes all that it kept, and itself. */
const RETIRED = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => registration.unregister())))
`

/** What the worker itself may do: ask the shop for documents. */
const POLICY = "default-src 'none'; connect-src 'self'"

/**
 * Serves the service worker at an address that stays; browsers ask for it anew each time. Without a `file` it serves a script that
 * unregisters the worker of browsers that have one.
 */
export function addServiceWorker(app: FastifyInstance, file: string | undefined): void {
  const script = file === undefined ? RETIRED : readFileSync(file, 'utf8')
  const etag = `"${digestOf(script)}"`
  app.get('/service-worker.js', (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY, etag })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}
