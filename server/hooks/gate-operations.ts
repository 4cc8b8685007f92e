import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasLeft } from '../../graphql/errors/client-left.ts'

/** A request that is refused for now. */
type Refusal = Error & {
  statusCode: number
  /** Seconds after which it is worth trying again. */
  retryAfter: number
}

/**
 * Has operations that come over HTTP pass a gate: before their body is read (`onRequest`), or when it is there (`preValidation`). What the gate
 * throws of `kind` is answered as GraphQL, with `code`, its status and `Retry-After`; anything else goes on to the error handler.
 */
export function gateOperations(
  app: FastifyInstance,
  gate: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
  {
    kind,
    code,
    at = 'onRequest',
  }: { kind: new (...args: never[]) => Refusal; code: string; at?: 'onRequest' | 'preValidation' },
): void {
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!/^\/graphql(?:$|[?/])/.test(request.url)) return
    try {
      await gate(request, reply)
    } catch (error) {
      // Nobody receives it; it is for the access log.
      if (hasLeft(error)) return reply.status(499).send()
      if (!(error instanceof kind)) throw error
      const errors = [{ message: error.message, extensions: { code } }]
      return reply
        .status(error.statusCode)
        .header('retry-after', error.retryAfter)
        .send({ data: null, errors })
    }
  }
  if (at === 'onRequest') app.addHook('onRequest', pass)
  else app.addHook('preValidation', pass)
}
