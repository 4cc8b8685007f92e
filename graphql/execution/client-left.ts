import type { FastifyInstance, FastifyReply } from 'fastify'
import { Kind } from 'graphql'
import type { DocumentNode } from 'graphql'
import type { GatewayContext } from '../context.ts'
import { ClientLeft } from '../errors/client-left.ts'

const signals = new WeakMap<FastifyReply, AbortSignal>()

/**
 * Aborts with ClientLeft when the client of a request closes its connection before it is answered. Fastify's own `request.signal` aborts
 * as soon as the body of a POST has been read.
 */
export function clientLeft(reply: FastifyReply): AbortSignal {
  const known = signals.get(reply)
  if (known) return known
  const controller = new AbortController()
  signals.set(reply, controller.signal)
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new ClientLeft())
  })
  return controller.signal
}

/** Calls `run` once a reply is sent or its client has left: at once when that has happened already, perhaps while something else was waited for. */
export function whenClosed({ raw }: FastifyReply, run: () => void): void {
  if (raw.closed) run()
  else raw.once('close', run)
}

/** Ends the calls of queries that come over HTTP when their clients leave. A mutation goes on: whoever pressed a button may have turned to the next page. */
export function cancelQueries(app: FastifyInstance): void {
  app.graphql.addHook('preExecution', async (_schema, document, context) => {
    // Operations of pages come without a reply; their pages say who waits for them.
    const { reply, rest } = context as Partial<GatewayContext> & { reply?: FastifyReply }
    if (reply && isQuery(document)) rest?.cancelReads(clientLeft(reply))
  })
}

const isQuery = ({ definitions }: DocumentNode): boolean =>
  definitions.every((part) => part.kind !== Kind.OPERATION_DEFINITION || part.operation === 'query')
