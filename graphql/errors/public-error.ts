import { GraphQLError } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import { keepCause } from './logged-errors.ts'
import { UnknownOperation } from '../execution/operations.ts'
import { UpstreamError } from './upstream-error.ts'
import { WrongArgument, isWrongArgument } from './wrong-argument.ts'

type Faults = { data?: unknown; statusCode?: number; errors?: readonly GraphQLError[] | null | undefined }
type Answer = { status: number; errors: GraphQLFormattedError[]; faults: Error[] }

/**
 * The errors that a client of /graphql gets, the status of the response, and which of the errors were our faults (for the
 * log). A wrong request is a 4xx with the reason. A fault gives no details. A response with data is a 200.
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

/** What a client of /graphql is told of an error: its kind, and its words, which are `message` where the client asked wrongly. */
export function publicErrorOf(
  cause: Error | undefined,
  message = cause?.message ?? '',
): { message: string; extensions: { code: string } } {
  return { message: publicMessage(cause) ?? message, extensions: { code: codeOf(cause) } }
}

/**
 * mercurius wraps all that is wrong with a request in one error. A value of a variable that its type does not take has a cause, too;
 * it is the client's mistake like all others, and in its own words.
 */
function parts(error: GraphQLError): GraphQLError[] {
  const { errors } = (error.originalError ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return [error]
  return errors.map((one: Error) =>
    one instanceof GraphQLError
      ? new GraphQLError(one.message, { nodes: one.nodes, source: one.source, positions: one.positions })
      : new GraphQLError(one.message),
  )
}

function toPublic(error: GraphQLError): GraphQLFormattedError {
  const { path, locations } = error
  const { message, extensions } = publicErrorOf(error.originalError, error.message)
  const shown = { message, ...(path && { path }), ...(locations && { locations }), extensions }
  keepCause(shown, error.originalError)
  return shown
}

/** The kind of error, for programs. */
function codeOf(cause: Error | undefined): string {
  if (isWrongArgument(cause)) return 'BAD_USER_INPUT'
  if (cause instanceof UpstreamError) {
    if (cause.status === 429) return 'TOO_MANY_REQUESTS'
    if (cause.missing) return cause.status === 404 || cause.status === 410 ? 'NOT_FOUND' : 'REFUSED'
    if (cause.failure === 'timeout') return 'UPSTREAM_TIMEOUT'
    return cause.unavailable ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_FAILED'
  }
  if (cause instanceof UnknownOperation) return 'UNKNOWN_OPERATION'
  return isFault(cause) ? 'INTERNAL_ERROR' : 'BAD_REQUEST'
}

/** Returns true for a 429 with a message, which is passed on. */
function isTooMany(cause: Error | undefined): cause is UpstreamError & { body: object } {
  return cause instanceof UpstreamError && cause.status === 429 && cause.body !== undefined
}

/** The reason in the words of the schema: the arguments of a field are what /v1 has in its query, `price_max` for `priceMax`. */
const inArguments = (reason: string): string =>
  reason.replace(/\bquery\.(\w+)/g, (_, name: string) =>
    name === 'q' ? 'query' : name.replace(/_([a-z])/g, (__, letter: string) => letter.toUpperCase()),
  )

function publicMessage(cause: Error | undefined): string | undefined {
  if (isTooMany(cause)) return cause.body.message
  if (cause instanceof UpstreamError && cause.missing && cause.body) return inArguments(cause.body.message)
  if (cause instanceof UpstreamError) return 'A part of the shop did not answer.'
  return isFault(cause) ? 'Something went wrong here.' : undefined
}

/** Returns true for an unexpected error of this process. Failed upstream calls are logged where they happen. */
function isFault(cause: Error | undefined): cause is Error {
  if (cause instanceof UpstreamError || cause instanceof WrongArgument) return false
  return cause !== undefined && statusOf(cause) === undefined
}

/** The 4xx status of a refusal by Fastify or mercurius. */
function statusOf(cause: Error | undefined): number | undefined {
  const { statusCode } = (cause ?? {}) as { statusCode?: unknown }
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined
}
