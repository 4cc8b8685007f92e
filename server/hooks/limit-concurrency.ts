import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../../metrics/metrics.ts'
import { AcceptQueue } from '../accept-queue.ts'
import { ConcurrencyLimit, Overloaded, kindOf } from '../concurrency-limit.ts'
import { gateOperations } from './gate-operations.ts'

/**
 * Limits how many operations that come over HTTP are worked on at once, and returns the limit, which pages share. What is beyond it
 * is answered with 503 and `Retry-After`.
 */
export function limitConcurrency(app: FastifyInstance, metrics: Metrics | undefined): ConcurrencyLimit {
  const queue = new AcceptQueue(app.server)
  const limit = new ConcurrencyLimit({
    onRefusal: metrics && observeConcurrency(metrics, () => limit.state),
    beforeTurn: () => queue.drain(),
  })
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    const leave = await limit.enter(kindOf(request))
    reply.raw.once('close', leave)
  }
  gateOperations(app, enter, { kind: Overloaded, code: 'OVERLOADED' })
  return limit
}

/** Defines how much is worked on at once, and counts what is refused. */
function observeConcurrency(metrics: Metrics, read: () => ConcurrencyLimit['state']): () => void {
  metrics.gauge(
    'larkspur_concurrency',
    'Pages and operations that are worked on (running), that wait for their turn (waiting), and that may run at once (limit).',
    ['state'],
    () => Object.entries(read()).map(([state, value]) => ({ labels: { state }, value })),
  )
  const count = metrics.counter(
    'larkspur_overload_refusals_total',
    'Requests that were refused with 503 because they would have waited too long.',
    [],
  )
  count({}, 0)
  return () => count({})
}
