import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The server answers, and asks to be sent nothing more: it is about to stop. */
    isDraining?: boolean
  }
}

/** How long running requests may take when the process is told to stop. */
export const CLOSE_TIMEOUT_MS = 6_000
const POLL_MS = 25
/** A client that is about to reuse its connection gets this time to receive the close. */
const GRACE_MS = 1_000

type Times = {
  /** How long running requests may take. */
  ms: number
  /** How long the server goes on answering first, so that a load balancer sees that it is no longer ready. */
  drainMs?: number
}

/**
 * Returns a function that stops a server. For `drainMs` it is not ready any more (`isDraining`), answers all the same, and has
 * each connection closed behind its answer. Then it takes no more requests, finishes the running ones, and closes the
 * remaining connections, after `GRACE_MS` if no request is running and after `ms` milliseconds at the latest. Call this before
 * the server listens.
 */
export function closeWithin(app: FastifyInstance, { ms, drainMs = 0 }: Times): () => Promise<void> {
  const begun = new Set<object>()
  app.addHook('onRequest', async ({ raw }, reply) => {
    begun.add(raw)
    reply.raw.once('close', () => begun.delete(raw))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
  return async () => {
    app.isDraining = true
    await pause(drainMs)
    const closed = Promise.allSettled([app.close()]).then(([end]) => end)
    const asked = performance.now()
    const isOver = () => performance.now() > asked + (begun.size ? ms : Math.min(ms, GRACE_MS))
    const isClosed = () => Promise.race([closed.then(() => true), pause(POLL_MS, false)])
    while (!(await isClosed())) if (isOver()) app.server.closeAllConnections()
    const end = await closed
    if (end.status === 'rejected') throw end.reason
  }
}
