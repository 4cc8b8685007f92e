import type { HydrationState } from 'react-router-dom'
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, isRouteErrorResponse } from 'react-router-dom'
import { ownWords } from '../pages/error/normal-error.ts'
import type { LayoutData } from '../layouts/layout-data.tsx'
import type { PublicSettings } from '../data/settings.ts'
import type { Visitor } from '../data/visitor.tsx'

/** What the browser needs to bring the first page to life without asking again. */
export type Payload = {
  state: HydrationState
  layout: LayoutData
  /** Known in the first HTML only where it was made for one visitor. */
  visitor: Visitor | null
  settings: PublicSettings
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

export function unpackErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return errors
  return Object.fromEntries(
    Object.entries(errors as Record<string, PlainError>).map(([id, error]) => [
      id,
      'status' in error
        ? new ErrorResponseImpl(error.status, error.statusText, error.data)
        : new Error(error.message),
    ]),
  )
}

/** Waits for the payload: it stands before the page when that streams, after it otherwise. */
export async function readPayload(): Promise<Payload> {
  if (!document.getElementById('payload')) await parsed()
  return JSON.parse(document.getElementById('payload')?.textContent ?? 'null') as Payload
}

/** When the whole document has arrived. */
export async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}
