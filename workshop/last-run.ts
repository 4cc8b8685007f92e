import type { UpstreamExtensions } from '../graphql/upstream-extension.ts'

/** What the upstream panel shows of the last run. */
export type LastRun = {
  operation: string
  /** Its calls and what it cost; undefined when it was refused before it was run. */
  told: UpstreamExtensions | undefined
  /** A session that began during the run, where the visitor is that of the headers pane. */
  newSession: string | null
}

let shown: LastRun | undefined
const listeners = new Set<() => void>()

/** The last run, for `useSyncExternalStore`. */
export const lastRun = {
  get: () => shown,
  set: (run: LastRun | undefined) => {
    shown = run
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
