import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientLeft, whenClosed } from '../../graphql/execution/client-left.ts'
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
    // A POST may be a change, which is made even when who sent it has gone on to another page.
    const left = request.method === 'GET' ? clientLeft(reply) : undefined
    whenClosed(reply, await limit.enter(kindOf(request), left))
  }
  const refused = { kind: Overloaded, code: 'OVERLOADED' }
  // Nothing is read of what would be refused anyway.
  gateOperations(app, async (request) => limit.check(kindOf(request)), refused)
  // A turn begins with the whole body: whoever sends a byte a second would have it for half a minute, and a few of them all turns.
  gateOperations(app, enter, { ...refused, at: 'preValidation' })
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
