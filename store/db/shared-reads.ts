import { AsyncLocalStorage } from 'node:async_hooks'

const reading = new AsyncLocalStorage<true>()

/** Runs a function whose answer is the same for everybody and is kept: what it reads may be a moment old, so a replica will do. */
export function readingShared<T>(run: () => T): T {
  return reading.run(true, run)
}

/** Whether what is read now may be a moment old. */
export function isReadingShared(): boolean {
  return reading.getStore() === true
}
