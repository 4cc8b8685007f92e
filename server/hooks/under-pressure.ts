import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const LONGEST_DELAY_MS = 5_000

/**
 * Refuses requests with a 503 while the process is overloaded, so that running requests finish.
 *
 * The plugin reads a second without a measurement as an infinite delay. That happens when the process is busy for a moment (a
 * thousand first visitors at once), which is no reason to refuse anybody.
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
