import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const LONGEST_DELAY_MS = 5_000

/**
 * Refuses requests with a 503 while the process can't keep up, so that those it has begun are ended.
 *
 * The plugin takes a second in which it could measure nothing for an endless delay. That happens to a process that was
 * busy for a moment (a thousand first visitors at once), which is no reason to send anybody away.
 */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: LONGEST_DELAY_MS,
    pressureHandler: async (_request, reply, _type, delayMs) => {
      if (!Number.isFinite(delayMs)) return
      reply.header('retry-after', 10)
      throw new UnderPressure()
    },
  })
}

class UnderPressure extends Error {
  readonly statusCode = 503
  constructor() {
    super('The shop is too busy at the moment; please try again in some seconds')
    this.name = 'UnderPressure'
  }
}
