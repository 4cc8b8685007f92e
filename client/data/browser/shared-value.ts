import { useSyncExternalStore } from 'react'

/** Something that components in different places show, kept outside of them. Each of the browser's pages has one. */
export type SharedValue<Value> = {
  get: () => Value
  /** Replaces it; every component that shows it follows. */
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const never = () => () => {}

/**
 * What only the browser knows and does not change while a page is on show: a cookie, the tab's storage. It is `before` in
 * the HTML that everybody gets, and until the page has come to life.
 */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before)
}
