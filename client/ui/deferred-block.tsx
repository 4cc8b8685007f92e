import { createContext, Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { escapeJson } from './escape.ts'

/** On the server: the values that follow later, by field. */
export const DeferredValues = createContext<ReadonlyMap<string, Promise<unknown>>>(new Map())

type Props<T> = {
  field: string
  /** What the first run of the query answered. */
  value: T | null | undefined
  /** The fields that follow later. */
  deferred: string[]
  fallback: ReactNode
  children: (value: NonNullable<T>) => ReactNode
}

/**
 * A block that may arrive after the rest of the page. Its data travels with it, so that the block comes to life
 * without a request; one that failed is left out.
 */
export function DeferredBlock<T>({ field, value, deferred, fallback, children }: Props<T>) {
  if (!deferred.includes(field)) return value == null ? null : children(value)
  return (
    <Suspense fallback={fallback}>
      <Arriving<T> field={field}>{children}</Arriving>
    </Suspense>
  )
}

function Arriving<T>({ field, children }: Pick<Props<T>, 'field' | 'children'>) {
  const pending = use(DeferredValues).get(field)
  const id = `late-${field}`
  // In the browser React renders this only once the block is in the document, and its data with it.
  const value = (pending ? use(pending) : readArrived(id)) as T | null
  return (
    <>
      <script
        id={id}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: escapeJson(value) }}
      />
      {value == null ? null : children(value)}
    </>
  )
}

function readArrived(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}
