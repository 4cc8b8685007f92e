import { Server } from 'node:net'
import { setImmediate as nextIteration, setTimeout as pause } from 'node:timers/promises'
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
/** The end of the drain, in which connections are kept. */
const QUIET_MS = 500

type Times = {
  /** How long running requests may take. */
  ms: number
  /** How long the server goes on answering first, so that a load balancer sees that it is no longer ready. */
  drainMs?: number
}

/**
 * Returns a function that stops a server. For `drainMs` it is not ready any more (`isDraining`), answers all the same, and has
 * each connection closed behind its answer. Then it accepts no more connections: a proxy that has never asked whether it is ready is
 * refused, and sends what it has, also a change, to another copy. What comes on the open connections for another `GRACE_MS` is
 * answered. It finishes the running requests, after `ms` milliseconds at the latest, and closes the remaining connections. Without
 * a drain nobody is waited for. Call this before the server listens.
 */
export function closeWithTimeout(app: FastifyInstance, { ms, drainMs = 0 }: Times): () => Promise<void> {
  const begun = new Set<object>()
  let isQuiet = false
  app.addHook('onRequest', async ({ raw }, reply) => {
    begun.add(raw)
    reply.raw.once('close', () => begun.delete(raw))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining && !isQuiet) reply.header('connection', 'close')
  })
  const drain = async () => {
    const quietMs = Math.min(QUIET_MS, drainMs / 4)
    await pause(drainMs - quietMs)
    // Who still sends something would connect again after each answer, and somebody would just be at the door when it shuts.
    isQuiet = true
    await pause(quietMs)
    await stopAccepting(app.server)
    isQuiet = false
    const end = performance.now() + GRACE_MS
    while (performance.now() < end && (await hasConnections(app.server))) await pause(POLL_MS)
  }
  return async () => {
    app.isDraining = true
    if (drainMs) await drain()
    const closed = Promise.allSettled([app.close()]).then(([end]) => end)
    const asked = performance.now()
    const isOver = () => performance.now() > asked + (begun.size ? ms : Math.min(ms, GRACE_MS))
    const isClosed = () => Promise.race([closed.then(() => true), pause(POLL_MS, false)])
    while (!(await isClosed())) if (isOver()) app.server.closeAllConnections()
    const end = await closed
    if (end.status === 'rejected') throw end.reason
  }
}

const hasConnections = (server: Server) =>
  new Promise<boolean>((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)))

/** An iteration of the event loop as short as that has done nothing in which somebody may have come. */
const SHORT_MS = 0.3
/** A process that is busy all the time, or attacked, waits no longer for one. */
const LONGEST_MS = 2_000

/**
 * Accepts who waits already, and then nobody: whoever comes later is refused, and knows that nothing was sent. A connection that is
 * thrown away after it was made is another matter: a proxy that has written a change to it must not send that again.
 */
async function stopAccepting(server: Server): Promise<void> {
  let accepted = 0
  const note = () => void accepted++
  server.on('connection', note)
  const end = performance.now() + LONGEST_MS
  while (performance.now() < end) {
    const [before, begun] = [accepted, performance.now()]
    await nextIteration()
    if (accepted === before && performance.now() - begun < SHORT_MS) break
  }
  server.off('connection', note)
  // `close` of an HTTP server would end connections whose first request is on its way.
  Server.prototype.close.call(server)
}
