import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beginSpan, isTracing } from '../../tracing/tracing.ts'
import type { Span, SpanFacts } from '../../tracing/tracing.ts'
import { operationIn } from './operation-in.ts'
import { isOperationName } from './operations.ts'

/** The name of an operation's span, e.g. "mutation AddToCart". Names that no page of the shop has are left out. */
export function nameOfSpan(source: string, name: string): string {
  const type = /(?:^|\} )(query|mutation)\b/.exec(source)?.[1] ?? 'query'
  return [type, ...(isOperationName(name) ? [name] : [])].join(' ')
}

/** What is said of an operation; never its variables. */
export function factsOfOperation(name: string): SpanFacts {
  return { 'graphql.operation.name': isOperationName(name) ? name : undefined }
}

/** Makes a span of each operation that arrives over HTTP, from its parsing to its result. */
export function traceHttpOperations(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('preHandler', (request, _reply, done) => {
    const span = request.routeOptions.url === '/graphql' ? beginSpan('operation') : undefined
    if (!span) return done()
    spans.set(request, span)
    span.within(done)
  })
  const spanOf = (context: object) => {
    // Operations of pages come without a reply; `execute` makes their spans.
    const { reply } = context as { reply?: FastifyReply }
    return reply && spans.get(reply.request)
  }
  app.graphql.addHook('preExecution', async (_schema, document, context) => {
    const { type, name } = operationIn(document)
    const span = spanOf(context)
    span?.rename(isOperationName(name) ? `${type} ${name}` : type)
    span?.note(factsOfOperation(name))
  })
  app.graphql.addHook('onResolution', async ({ errors }, context) => {
    if (errors?.length) spanOf(context)?.note({ 'graphql.errors': errors.length })
  })
  app.addHook('onSend', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    if (reply.statusCode >= 500) span.fail()
    span.end()
  })
}
