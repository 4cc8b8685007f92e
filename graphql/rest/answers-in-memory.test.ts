import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AnswersInMemory } from './answers-in-memory.ts'

const KB = 1024
const text = (kilobytes: number) => 'x'.repeat(kilobytes * KB)

test('keeps as much as there is room for, and what was asked for last', async () => {
  const answers = new AnswersInMemory(10 * KB)
  for (const key of ['a', 'b', 'c']) await answers.set(key, text(2), 60)
  await answers.get('a')
  await answers.set('d', text(2), 60)
  const kept = await Promise.all(['a', 'b', 'c', 'd'].map((key) => answers.exists(key)))
  expect(kept).toEqual([true, false, true, true])
})

test('keeps nothing that is larger than all there is room for, nor what is to be kept for no time', async () => {
  const answers = new AnswersInMemory(10 * KB)
  await answers.set('large', text(20), 60, ['7'])
  await answers.set('short', text(1), 0, ['7'])
  expect([await answers.get('large'), await answers.get('short')]).toEqual([undefined, undefined])
  await answers.invalidate('7')
})

test('forgets what refers to a thing, and no more', async () => {
  const answers = new AnswersInMemory()
  await answers.set('roses', 1, 60, ['7', '8', '7'])
  await answers.set('tulips', 2, 60, ['8'])
  await answers.set('lilies', 3, 60)
  await answers.invalidate(['7', '9'])
  expect(await Promise.all(['roses', 'tulips', 'lilies'].map((key) => answers.get(key)))).toEqual([
    undefined,
    2,
    3,
  ])
  // What it referred to before counts no longer.
  await answers.set('tulips', 4, 60, ['9'])
  await answers.invalidate('8')
  expect(await answers.get('tulips')).toBe(4)
  await answers.clear('li')
  expect([await answers.exists('tulips'), await answers.exists('lilies')]).toEqual([true, false])
})

test('an answer is there for its time', async () => {
  const answers = new AnswersInMemory()
  await answers.set('brief', 1, 0.02)
  await answers.set('long', 2, 60)
  await pause(40)
  expect([await answers.get('brief'), await answers.get('long')]).toEqual([undefined, 2])
})
