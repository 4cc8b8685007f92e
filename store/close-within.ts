import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long what was begun may take when a process is told to go. */
export const ANSWERED_WITHIN_MS = 6_000
const LOOK_MS = 25
/** Who is about to send the next request on a connection is told to take another, and not cut off. */
const AT_LEAST_MS = 1_000

/**
 * Ends a server that is told to go: takes no more requests, answers those it has begun, and then lets go of whoever is
 * still connected. A connection that has sent half a request, or nothing, is owed no answer; one that never ends is let go
 * after so many milliseconds. To be called before the server listens; answers with what ends it.
 */
export function closingWithin(app: FastifyInstance, ms: number): () => Promise<void> {
  const begun = new Set<object>()
  app.addHook('onRequest', async ({ raw }, reply) => {
    begun.add(raw)
    reply.raw.once('close', () => begun.delete(raw))
  })
  return async () => {
    const closed = Promise.allSettled([app.close()]).then(([end]) => end)
    const asked = performance.now()
    const isOver = () => performance.now() > asked + (begun.size ? ms : Math.min(ms, AT_LEAST_MS))
    const isClosed = () => Promise.race([closed.then(() => true), pause(LOOK_MS, false)])
    while (!(await isClosed())) if (isOver()) app.server.closeAllConnections()
    const end = await closed
    if (end.status === 'rejected') throw end.reason
  }
}
