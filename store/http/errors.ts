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
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'request failed')
    return reply
      .status(503)
      .header('retry-after', RETRY_SECONDS)
      .send({
        error: { code: 'unavailable', message: 'The shop is out of reach just now. Try again in a moment.' },
      })
  }
  const status = error instanceof ZodError ? 500 : (error.statusCode ?? 500)
  if (status < 500) {
    // Fastify's own words repeat the whole path.
    const message = status === 414 ? 'A part of the path is too long.' : error.message
    return reply.status(status).send({ error: { code: 'bad_request', message } })
  }
  request.log.error({ err: error }, 'request failed')
  return reply.status(500).send({ error: { code: 'fault', message: 'Something went wrong on our side.' } })
}

/** A database that was killed or fails over is back after some seconds. */
const RETRY_SECONDS = 2

/** The most invalid fields an answer lists. */
const MAX_PARTS = 20

const partsOf = (parts: FieldError[]) => (parts[0] ? { field: parts[0].field, parts } : {})

/** Returns true for a deadlock, a serialisation failure, or a lock time-out. */
const isBusy = (error: unknown) => ['40P01', '40001', '55P03'].includes(causeOf(error).code ?? '')

/**
 * Codes of a database that is away: connections that were refused, broken or ended by its administrator, that start before it is
 * ready, and that are too many.
 */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|53300)$/
/** What the driver says of connections in words alone: none was free in time, or one ended under a query. */
const AWAY_IN_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|client has encountered a connection error|Client was closed/i

function isDatabaseAway(error: unknown): boolean {
  const { code, message } = causeOf(error)
  return AWAY.test(code ?? '') || (code === undefined && AWAY_IN_WORDS.test(message ?? ''))
}

/** What the database or its driver said; Drizzle wraps it. */
function causeOf(error: unknown): { code?: string; message?: string } {
  const cause: unknown = error instanceof Error && error.cause ? error.cause : error
  return cause as { code?: string; message?: string }
}
