import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardsUnderWay, followCard, forgetCard, forgetTyped, typedCard } from './unsaved-cards.ts'

const KEPT = { __typename: 'Cart' }
const REFUSED = { __typename: 'Refusal', code: 'too_long' }
const ONE = 'card-text:1:red-12'
const OTHER = 'card-text:2:small'

/** What the shop is told, and what it answers, one thing after the other; an error is thrown. */
function shopThat(...answers: (object | Error)[]) {
  const told: [intent: string, words: string][] = []
  const ask = async (intent: string, words: string) => {
    const answer = answers[told.push([intent, words]) - 1]
    await Promise.resolve()
    if (!answer || answer instanceof Error) throw answer ?? new Error('Nothing more was to be asked')
    return answer as { __typename: string }
  }
  const write = (intent: string, words: string) => followCard(intent, words, ask(intent, words))
  const goOn = () => cardsUnderWay(write)
  return { told, write, goOn }
}

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(() => {
  vi.unstubAllEnvs()
  for (const intent of [ONE, OTHER]) forgetCard(intent)
})

test('who goes on waits for a card that is being written, and writes it no second time', async () => {
  const { told, write, goOn } = shopThat(KEPT)
  const change = write(ONE, 'Hello')
  expect(await goOn()).toBeNull()
  expect(await change).toBe(KEPT)
  expect(told).toEqual([[ONE, 'Hello']])
})

test('words that are only typed are written by who goes on', async () => {
  const { told, goOn } = shopThat(KEPT)
  const onSend = vi.fn()
  typedCard(ONE, 'Hel', onSend)
  typedCard(ONE, 'Hello', onSend)
  expect(await goOn()).toBeNull()
  expect(await goOn()).toBeNull()
  expect(told).toEqual([[ONE, 'Hello']])
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('a card that failed is written once more by who goes on', async () => {
  const { told, write, goOn } = shopThat(new Error('not reached'), KEPT)
  await expect(write(ONE, 'Hello')).rejects.toThrow('not reached')
  expect(await goOn()).toBeNull()
  expect(await goOn()).toBeNull()
  expect(told).toHaveLength(2)
})

test('nobody goes on while it fails, however often they try', async () => {
  const { write, goOn } = shopThat(new Error('first'), new Error('second'), new Error('third'), KEPT)
  await expect(write(ONE, 'Hello')).rejects.toThrow('first')
  await expect(goOn()).rejects.toThrow('second')
  await expect(goOn()).rejects.toThrow('third')
  expect(await goOn()).toBeNull()
})

test('of several cards none is forgotten for a later one', async () => {
  const { told, write, goOn } = shopThat(new Error('not reached'), KEPT, KEPT)
  await expect(write(ONE, 'Hello')).rejects.toThrow('not reached')
  await write(OTHER, 'With love')
  expect(await goOn()).toBeNull()
  expect(told.at(-1)).toEqual([ONE, 'Hello'])
})

test('a refusal is told once', async () => {
  const { write, goOn } = shopThat(REFUSED)
  await write(ONE, 'Hello')
  expect(await goOn()).toBe(REFUSED)
  expect(await goOn()).toBeNull()
})

test('words that were taken back are not written, nor those of a form that has gone', async () => {
  const { told, write, goOn } = shopThat(new Error('not reached'))
  await expect(write(ONE, 'Hello')).rejects.toThrow('not reached')
  forgetCard(ONE)
  typedCard(OTHER, 'With love', () => {})
  forgetTyped(OTHER)
  expect(await goOn()).toBeNull()
  expect(told).toHaveLength(1)
})
