import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ZodError } from 'zod'
import type { FieldError } from '../../contract/types/field-errors.ts'
import { StoreError } from '../kernel/index.ts'
import type { BrokenRule } from './field-error.ts'
import { toFieldError } from './field-error.ts'

/** Adds the error handler and the handler of unknown routes. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: { code: 'not_found', message: 'There is no such call.' } }),
  )
}

/**
 * The error handler: turns errors into a 4xx answer for the caller, or a 500 without details for our own
 * faults. Also used for requests the router refuses, e.g. a URL that is too long.
 */
export function handleError(
  error: FastifyError | StoreError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof StoreError) {
    const { statusCode, code, message, parts, retryAfter } = error
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply.status(statusCode).send({ error: { code, message, ...partsOf(parts) } })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body')
    const { body, query, params, headers } = request
    const sent = { body, query, params, headers }[part]
    const parts = error.validation
      .slice(0, MAX_PARTS)
      .map((rule) => toFieldError(part, rule as BrokenRule, sent))
    const message = parts[0] ? `${parts[0].field}: ${parts[0].message}` : `${part}: is not valid`
    return reply.status(400).send({ error: { code: 'invalid', message, ...partsOf(parts) } })
  }
  if (isBusy(error)) {
    return reply
      .status(409)
      .send({ error: { code: 'busy', message: 'Somebody else is changing this. Try again.' } })
  }
  const status = error instanceof ZodError ? 500 : (error.statusCode ?? 500)
  if (status < 500) {
    return reply.status(status).send({ error: { code: 'bad_request', message: error.message } })
  }
  request.log.error({ err: error }, 'request failed')
  return reply.status(500).send({ error: { code: 'fault', message: 'Something went wrong on our side.' } })
}

/** The most invalid fields an answer lists. */
const MAX_PARTS = 20

const partsOf = (parts: FieldError[]) => (parts[0] ? { field: parts[0].field, parts } : {})

/** Returns true for a deadlock, a serialisation failure, a lock time-out, or no free connection in time. */
function isBusy(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (cause instanceof Error && cause.message === 'timeout exceeded when trying to connect') return true
  return ['40P01', '40001', '55P03'].includes((cause as { code?: string } | undefined)?.code ?? '')
}
