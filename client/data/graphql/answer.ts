import { CombinedError } from '@urql/core'
import type { OperationResult } from '@urql/core'
import type { AnswerKey } from './persisted-request.ts'
import { tooManyRequests } from './too-many-requests.ts'
import { isOutdated, OutdatedPage } from './outdated-page.ts'

/** What a query of a page answered. */
export type Answer<Data> = {
  data: Data
  /** Top-level fields that failed: the page decides which it can do without. */
  failed: string[]
  /** By field, the status of a page that cannot do without one of them; those that are not in it are faults. */
  statuses: Record<string, number>
  /** Top-level fields that follow later in the same page; `null` in `data` until then. */
  deferred: string[]
  /** By which the browser finds the answer of the first page again. */
  key: AnswerKey
}

/** The error code of the gateway for what nothing can be called, such as page 0: the field is null, and nothing has failed. */
const WRONG_ARGUMENT = 'BAD_USER_INPUT'

/** The status of what may be had in a moment. */
export const UNAVAILABLE = 503

/**
 * Statuses by error code of the gateway: for resources that do not exist or may not be seen, for what was asked for too often, and for
 * what was not answered in time or by nobody, and may be in a moment.
 */
const STATUSES: Record<string, number> = {
  NOT_FOUND: 404,
  REFUSED: 404,
  TOO_MANY_REQUESTS: 429,
  UPSTREAM_TIMEOUT: UNAVAILABLE,
  UPSTREAM_UNAVAILABLE: UNAVAILABLE,
}
const FAULT = 500

type GraphQLErrors = CombinedError['graphQLErrors']

/** Whether all that failed may go well in a moment: what stands behind the gateway is away, or has too much to do. */
export const isUnavailable = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.length > 0 &&
  graphQLErrors.every(({ extensions }) => STATUSES[String(extensions.code)] === UNAVAILABLE)

const isOfWrongArgument = ({ extensions }: GraphQLErrors[number]): boolean =>
  extensions.code === WRONG_ARGUMENT

/** Whether something was asked for that can be nothing. */
export const isWrongArgument = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(isOfWrongArgument)

/** The answer in a result that has data. */
export function answerOf<Data>(result: OperationResult<Data>, key: AnswerKey): Answer<Data> {
  const errors = (result.error?.graphQLErrors ?? []).filter((error) => !isOfWrongArgument(error))
  const fieldOf = (error: GraphQLErrors[number]) => String(error.path?.[0] ?? '')
  const statuses: Record<string, number> = {}
  for (const error of errors) {
    const status = STATUSES[String(error.extensions.code)]
    const field = fieldOf(error)
    if (status) statuses[field] = Math.min(status, statuses[field] ?? status)
  }
  return {
    data: result.data as Data,
    failed: errors.map(fieldOf),
    statuses,
    deferred: (result.extensions?.deferred as string[] | undefined) ?? [],
    key,
  }
}

/** Why a result has no data: a 400 for an argument that is no form's of ours, such as an `id` that nothing can have. */
export function failureOf({ error }: OperationResult): Error | Response {
  if (error && isWrongArgument(error)) return new Response(null, { status: 400 })
  const tooMany = error && tooManyRequests(error.graphQLErrors)
  if (error && isOutdated(error)) return new OutdatedPage()
  return tooMany ?? error ?? new CombinedError({ networkError: new Error('The shop did not answer') })
}

/**
 * Throws when a field the page cannot do without failed: 404 when it is not there, 429 when it was asked for too often, 503
 * when it may be had in a moment, 500 for all else.
 */
export function requireField(answer: Answer<unknown>, field: string): void {
  // Without words of its own: the error page knows what to say of a status.
  if (answer.failed.includes(field)) throw new Response(null, { status: answer.statuses[field] ?? FAULT })
}
