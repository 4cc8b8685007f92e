import { CombinedError } from 'urql'
import { isRouteErrorResponse } from 'react-router-dom'
import { MissingAction } from '../../data/page/when-sent.ts'
import { OutdatedPage } from '../../data/graphql/outdated-page.ts'
import { TooManyRequests } from '../../data/graphql/too-many-requests.ts'
import type { ToastTheme } from '../../data/toasts.ts'

/** An action that failed, or whose outcome is unknown. The router shows the same page again. */
export class FailedChange extends Error {
  override name = 'FailedChange'
  /** The answer of an earlier action that shows the form, such as a step of signing in; undefined for a form that the page always shows. */
  readonly answerBefore: unknown

  constructor(cause: unknown, answerBefore?: unknown) {
    super('A change failed', { cause })
    this.answerBefore = answerBefore
  }
}

/** Whether a loader or an action threw its answer on purpose, such as a redirect or a 400. All else is a failure. */
export function isDeliberateResponse(thrown: unknown): boolean {
  const status = statusOf(thrown)
  return status !== undefined && status < 500 && status !== 429
}

/** The status of a thrown response or of thrown data; undefined for anything else. */
export function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof Response || isRouteErrorResponse(thrown)) return thrown.status
  const { type, init } = (thrown ?? {}) as { type?: string; init?: { status?: number } | null }
  return type === 'DataWithResponseInit' ? (init?.status ?? 200) : undefined
}

/** Returns true for a failure of the network or the gateway, which is reported elsewhere. */
export function isReportedElsewhere(thrown: unknown): boolean {
  return (
    thrown instanceof CombinedError ||
    thrown instanceof OutdatedPage ||
    thrown instanceof TooManyRequests ||
    statusOf(thrown) !== undefined
  )
}

/** The toast for a failure in the browser. */
export function toastForFailure(thrown: unknown): { text: string; theme: ToastTheme } {
  if (thrown instanceof TooManyRequests) return { text: thrown.message, theme: 'yellow' }
  if (thrown instanceof OutdatedPage) return { text: OUTDATED, theme: 'yellow' }
  if (!navigator.onLine)
    return { text: 'You are offline. Nothing is lost: try again when you are back.', theme: 'yellow' }
  if (thrown instanceof MissingAction || (thrown instanceof CombinedError && thrown.networkError))
    return { text: 'The shop was not reached. Nothing is lost: please try again.', theme: 'red' }
  return { text: FAILED, theme: 'red' }
}

const OUTDATED =
  'The shop was renewed while this page was open. Nothing is lost: load the page again, and send it then.'

/** What a page says of a failed form when the server renders it again, without JavaScript. */
export const FAILED = 'That did not work. Nothing is lost: please try again in a moment.'
