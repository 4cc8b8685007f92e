import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

/** Who asks waits no longer for so small a question: a database that hangs is away. */
const ANSWER_MS = 2_000
const AGAIN_SECONDS = 5

/**
 * Adds the health checks of the store: `/livez` for supervisors says that the process answers, `/healthz` that its database does within two
 * seconds, and `/readyz` for load balancers that it may be sent requests: not while it is about to stop, nor without its database. Each
 * change of the database's health is logged once.
 */
export function addHealthChecks(app: FastifyInstance, { $client }: Database): void {
  let wasWell = true
  // However often the checks come, a database that hangs is asked once, and the connections are left to others.
  let asked: Promise<void> | undefined
  const ask = async () => {
    asked ??= $client.query('select 1').then(
      () => void (asked = undefined),
      (error: unknown) => {
        asked = undefined
        throw error
      },
    )
    await Promise.race([asked, late()])
  }
  const isWell = async () => {
    const failure = await ask().then(
      () => undefined,
      (error: unknown) => ({ err: error }),
    )
    if (!failure !== wasWell) {
      wasWell = !failure
      if (failure) app.log.warn(failure, 'the database does not answer')
      else app.log.info('the database answers again')
    }
    return !failure
  }
  app.get('/livez', async () => ({ ok: true }))
  app.get('/healthz', async (_request, reply) => {
    if (await isWell()) return { ok: true }
    return reply.status(503).header('retry-after', AGAIN_SECONDS).send({ ok: false })
  })
  app.get('/readyz', async (_request, reply) => {
    if (!app.isDraining && (await isWell())) return { ok: true }
    return reply.status(503).header('retry-after', AGAIN_SECONDS).send({ ok: false })
  })
}

async function late(): Promise<never> {
  await pause(ANSWER_MS, undefined, { ref: false })
  throw new Error(`The database has not answered within ${ANSWER_MS} ms`)
}
