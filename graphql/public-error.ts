import { GraphQLError } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import { keepCause } from './logged-errors.ts'
import { UpstreamError } from './upstream-error.ts'

type Faults = { data?: unknown; statusCode?: number; errors?: readonly GraphQLError[] | null | undefined }
type Answer = { status: number; errors: GraphQLFormattedError[]; faults: Error[] }

/**
 * What a client of /graphql is told of what went wrong, with the status of the answer, and which of it were faults of
 * ours (for the log). A wrong question is a 4xx that says what is wrong with it; a fault says no more than that there
 * was one; an answer with something in it is a 200.
 */
export function toPublicErrors({ data, statusCode, errors }: Faults): Answer {
  const all = (errors ?? []).flatMap(parts)
  const asked = all.every((error) => error.path === undefined)
  const refused = all
    .map(({ originalError }) => statusOf(originalError))
    .find((status) => status !== undefined)
  return {
    status: data ? 200 : (statusCode ?? refused ?? (asked ? 400 : 200)),
    errors: all.map(toPublic),
    faults: all.flatMap(({ originalError }) => (isFault(originalError) ? [originalError] : [])),
  }
}

/** The gateway packs what is wrong with a question into one error. */
function parts(error: GraphQLError): GraphQLError[] {
  const { errors } = (error.originalError ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return [error]
  return errors.map((one: Error) => (one instanceof GraphQLError ? one : new GraphQLError(one.message)))
}

function toPublic(error: GraphQLError): GraphQLFormattedError {
  const { message, path, locations } = error
  const shown = {
    message: publicMessage(error.originalError) ?? message,
    ...(path && { path }),
    ...(locations && { locations }),
    extensions: { code: codeOf(error.originalError) },
  }
  keepCause(shown, error.originalError)
  return shown
}

/** For programs: what kind of trouble it is. */
function codeOf(cause: Error | undefined): string {
  if (cause instanceof UpstreamError) {
    if (cause.status === 429) return 'TOO_MANY_REQUESTS'
    if (cause.missing) return cause.status === 404 || cause.status === 410 ? 'NOT_FOUND' : 'REFUSED'
    return cause.failure === 'timeout' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED'
  }
  return isFault(cause) ? 'INTERNAL_ERROR' : 'BAD_REQUEST'
}

/** Said in the words of who counts. */
function isTooMany(cause: Error | undefined): cause is UpstreamError & { body: object } {
  return cause instanceof UpstreamError && cause.status === 429 && cause.body !== undefined
}

function publicMessage(cause: Error | undefined): string | undefined {
  if (isTooMany(cause)) return cause.body.message
  if (cause instanceof UpstreamError) return 'A part of the shop did not answer.'
  return isFault(cause) ? 'Something went wrong here.' : undefined
}

/** What the shop itself did not expect; what a service behind it did is told of where it happened. */
function isFault(cause: Error | undefined): cause is Error {
  return cause !== undefined && !(cause instanceof UpstreamError) && statusOf(cause) === undefined
}

/** The 4xx of a refusal by the web framework or the gateway. */
function statusOf(cause: Error | undefined): number | undefined {
  const { statusCode } = (cause ?? {}) as { statusCode?: unknown }
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined
}
