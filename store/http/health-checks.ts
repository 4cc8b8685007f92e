import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
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
  const say = (isWell: boolean, facts: object = {}) => {
    if (isWell === wasWell) return
    wasWell = isWell
    if (isWell) app.log.info('the database answers again')
    else app.log.warn(facts, 'the database does not answer')
  }
  // However often the checks come, a database that hangs is asked once, and the connections are left to others.
  let asked: Promise<unknown> | undefined
  const ask = () => (asked ??= $client.query('select 1').finally(() => (asked = undefined)))
  const isWell = async () => {
    try {
      await Promise.race([ask(), late()])
      say(true)
      return true
    } catch (err) {
      say(false, { err })
      return false
    }
  }
  const answer = (reply: FastifyReply, ok: boolean) => {
    if (!ok) reply.status(503).header('retry-after', AGAIN_SECONDS)
    return reply.send({ ok })
  }
  app.get('/livez', async () => ({ ok: true }))
  app.get('/healthz', async (_request, reply) => answer(reply, await isWell()))
  app.get('/readyz', async (_request, reply) => answer(reply, !app.isDraining && (await isWell())))
}

async function late(): Promise<never> {
  await pause(ANSWER_MS, undefined, { ref: false })
  throw new Error(`The database has not answered within ${ANSWER_MS} ms`)
}
