import type { HydrationState } from 'react-router-dom'
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, isRouteErrorResponse } from 'react-router-dom'
import type { VisitorPayload } from '../../data/visitor.tsx'
import { escapeJson } from '../../ui/escape.ts'
import { ownWords } from '../error/normalize-error.ts'
import type { FailedForm } from './failed-form.tsx'
import { packLists, unpackLists } from './packed-lists.ts'

/** What the browser needs to bring the first page to life without asking again. */
export type Payload = {
  /** What the page was made for (`pageAddress`): the browser may be elsewhere by the time it reads this. */
  address: string
  /** Its lists are packed on the way. */
  state: HydrationState
  /** Known in the first HTML only where it was made for one visitor. */
  visitor: VisitorPayload | null
  /** What was sent by the form that this page answers, when its change failed. */
  failedForm: FailedForm | null
}

/** The payload as text for its element. The lists in what loaders answered are packed: they repeat themselves. */
export function payloadText(payload: Payload): string {
  return escapeJson({ ...payload, state: mapLoaderData(payload.state, packLists) })
}

function mapLoaderData(state: HydrationState, change: (value: unknown) => unknown): HydrationState {
  return { ...state, loaderData: change(state.loaderData) as HydrationState['loaderData'] }
}

type PlainError = { status: number; statusText: string; data: unknown } | { message: string }

/** Errors as plain data: a response keeps its status, a fault tells the browser nothing. */
export function packErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return errors
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]): [string, PlainError] => {
      if (!isRouteErrorResponse(error)) return [id, { message: 'Something went wrong' }]
      const { status, statusText } = error
      return [id, { status, statusText, data: ownWords(error) }]
    }),
  )
}

const ofServer = new WeakSet<Error>()

/** Whether an error is what the server says of one: it is in the server's log. */
export const isOfServer = (error: unknown) => error instanceof Error && ofServer.has(error)

function asError(message: string): Error {
  const error = new Error(message)
  ofServer.add(error)
  return error
}

export function unpackErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return errors
  return Object.fromEntries(
    Object.entries(errors as Record<string, PlainError>).map(([id, error]) => [
      id,
      'status' in error
        ? new ErrorResponseImpl(error.status, error.statusText, error.data)
        : asError(error.message),
    ]),
  )
}

/**
 * Waits for the payload, which stands behind all of the page that is sent at once: whoever has it has that, too. Scripts
 * may run while the document is still arriving, in the middle of an element; what follows it says that it is whole.
 */
export async function readPayload(): Promise<Payload> {
  if (!wholePayload()) await Promise.race([arrivalOf(wholePayload), parsed()])
  const payload = JSON.parse(document.getElementById('payload')?.textContent ?? 'null') as Payload
  return { ...payload, state: mapLoaderData(payload.state, unpackLists) }
}

function wholePayload(): boolean {
  return Boolean(document.getElementById('payload')?.nextSibling)
}

/** When something is in the document that was not yet there. */
function arrivalOf(isThere: () => boolean): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      done()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** When the whole document has arrived. */
export async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}
