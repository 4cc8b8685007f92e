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
  /** Those of them that do not exist or may not be seen. */
  missing: string[]
  /** Those of them that were asked for too often. */
  tooMany: string[]
  /** Those of them that were not answered in time. */
  late: string[]
  /** Top-level fields that follow later in the same page; `null` in `data` until then. */
  deferred: string[]
  /** By which the browser finds the answer of the first page again. */
  key: AnswerKey
}

/** The error code of the gateway for what nothing can be called, such as page 0: the field is null, and nothing has failed. */
const WRONG_ARGUMENT = 'BAD_USER_INPUT'

/** The error code of the gateway for a call that was not answered in time. */
const LATE = 'UPSTREAM_TIMEOUT'

/** Error codes of the gateway for resources that do not exist or may not be seen. */
const MISSING: unknown[] = ['NOT_FOUND', 'REFUSED']

/** The answer in a result that has data. */
export function answerOf<Data>(result: OperationResult<Data>, key: AnswerKey): Answer<Data> {
  const errors = (result.error?.graphQLErrors ?? []).filter(
    ({ extensions }) => extensions.code !== WRONG_ARGUMENT,
  )
  const fieldOf = (error: (typeof errors)[number]) => String(error.path?.[0] ?? '')
  return {
    data: result.data as Data,
    failed: errors.map(fieldOf),
    missing: errors.filter(({ extensions }) => MISSING.includes(extensions.code)).map(fieldOf),
    tooMany: errors.filter((error) => tooManyRequests([error])).map(fieldOf),
    late: errors.filter(({ extensions }) => extensions.code === LATE).map(fieldOf),
    deferred: (result.extensions?.deferred as string[] | undefined) ?? [],
    key,
  }
}

/** Why a result has no data. */
export function failureOf({ error }: OperationResult): Error {
  const tooMany = error && tooManyRequests(error.graphQLErrors)
  if (error && isOutdated(error)) return new OutdatedPage()
  return tooMany ?? error ?? new CombinedError({ networkError: new Error('The shop did not answer') })
}

/**
 * Throws when a field the page cannot do without failed: 404 when it is not there, 429 when it was asked for too often, 503
 * when it was not answered in time, 500 for all else.
 */
export function requireField(answer: Answer<unknown>, field: string): void {
  // Without words of its own: the error page knows what to say of a status.
  if (answer.missing.includes(field)) throw new Response(null, { status: 404 })
  if (answer.tooMany.includes(field)) throw new Response(null, { status: 429 })
  if (answer.late.includes(field)) throw new Response(null, { status: 503 })
  if (answer.failed.includes(field)) throw new Response(null, { status: 500 })
}
