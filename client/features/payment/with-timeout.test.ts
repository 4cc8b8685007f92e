import { expect, test } from 'vitest'
import { TimedOut, withTimeout } from './with-timeout.ts'

test('what comes in time is passed on, whether it is good or bad', async () => {
  await expect(withTimeout(Promise.resolve('drawn'), 1_000)).resolves.toBe('drawn')
  await expect(withTimeout(Promise.reject(new Error('blocked')), 1_000)).rejects.toThrow('blocked')
})

test('what does not come in time is told, and still comes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  await expect(withTimeout(promise, 1)).rejects.toBeInstanceOf(TimedOut)
  resolve('paid')
  await expect(promise).resolves.toBe('paid')
})
