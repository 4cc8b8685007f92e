import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFromBeforeLastChange, noteChange } from './last-change.ts'

const TAB = new Map<string, string>()

beforeEach(() => {
  TAB.clear()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => TAB.get(key) ?? null,
    setItem: (key: string, text: string) => TAB.set(key, text),
    removeItem: (key: string) => TAB.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const endChangeAt = (time: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  noteChange(true)
  noteChange(false)
}

test('a document that follows one without changes is of its time', () => {
  expect(isFromBeforeLastChange()).toBe(false)
})

test('a document may be older than a change that was under way when the one before it was left, and is told so once', () => {
  noteChange(true)
  expect(isFromBeforeLastChange()).toBe(true)
  expect(isFromBeforeLastChange()).toBe(false)
})

test('a document may be older than a change that ended after it had been asked for, and not than one that ended before', () => {
  endChangeAt(performance.timeOrigin + 50)
  expect(isFromBeforeLastChange()).toBe(true)
  endChangeAt(performance.timeOrigin - 50)
  expect(isFromBeforeLastChange()).toBe(false)
})

test('where the browser refuses its storage, nothing is known and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  noteChange(true)
  expect(isFromBeforeLastChange()).toBe(false)
})
