import type { UpstreamExtensions } from '../graphql/execution/upstream-extension.ts'

/** What the upstream panel shows of the last run. */
export type LastRun = {
  operation: string
  /** Its calls and what it cost; undefined when it was refused before it was run. */
  extensions: UpstreamExtensions | undefined
  /** The token of a session that the run started for the tokens of the headers pane; null when none was started. */
  newSession: string | null
}

let current: LastRun | undefined
const listeners = new Set<() => void>()

/** The last run, for `useSyncExternalStore`. */
export const lastRun = {
  get: () => current,
  set: (run: LastRun | undefined) => {
    current = run
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
