import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardsUnderWay, forgetCard, writeCard } from './unsaved-cards.ts'

const KEPT = { __typename: 'Cart' }
const REFUSED = { __typename: 'Refusal', code: 'too_long' }
const ONE = 'card-text:1:red-12'

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(async () => {
  vi.unstubAllEnvs()
  await cardsUnderWay().catch(() => forgetCard(ONE))
})

/** A write that answers one thing after the other; an error is thrown. */
function answering(...answers: (object | Error)[]) {
  const write = vi.fn(async () => {
    const answer = answers[write.mock.calls.length - 1]
    await Promise.resolve()
    if (!answer || answer instanceof Error) throw answer ?? new Error('Nothing more was to be asked')
    return answer as { __typename: string }
  })
  return write
}

test('who goes on waits for a card that is being written, and writes it no second time', async () => {
  const write = answering(KEPT)
  const change = writeCard(ONE, write)
  expect(await cardsUnderWay()).toBeNull()
  expect(await change).toBe(KEPT)
  expect(write).toHaveBeenCalledTimes(1)
})

test('a card that failed is written once more by who goes on', async () => {
  const write = answering(new Error('not reached'), KEPT)
  await expect(writeCard(ONE, write)).rejects.toThrow('not reached')
  expect(await cardsUnderWay()).toBeNull()
  expect(write).toHaveBeenCalledTimes(2)
  expect(await cardsUnderWay()).toBeNull()
  expect(write).toHaveBeenCalledTimes(2)
})

test('nobody goes on while it fails, however often they try', async () => {
  const write = answering(new Error('first'), new Error('second'), new Error('third'), KEPT)
  await expect(writeCard(ONE, write)).rejects.toThrow('first')
  await expect(cardsUnderWay()).rejects.toThrow('second')
  await expect(cardsUnderWay()).rejects.toThrow('third')
  expect(await cardsUnderWay()).toBeNull()
})

test('of several cards none is forgotten for a later one', async () => {
  const failing = answering(new Error('not reached'), KEPT)
  await expect(writeCard(ONE, failing)).rejects.toThrow('not reached')
  await writeCard('card-text:2:small', answering(KEPT))
  await cardsUnderWay()
  expect(failing).toHaveBeenCalledTimes(2)
})

test('a refusal is told once', async () => {
  await writeCard(ONE, answering(REFUSED))
  expect(await cardsUnderWay()).toBe(REFUSED)
  expect(await cardsUnderWay()).toBeNull()
})

test('words that were taken back, or written anew, are not written again', async () => {
  const first = answering(new Error('not reached'))
  await expect(writeCard(ONE, first)).rejects.toThrow('not reached')
  forgetCard(ONE)
  expect(await cardsUnderWay()).toBeNull()
  await expect(writeCard(ONE, answering(new Error('not reached')))).rejects.toThrow('not reached')
  await writeCard(ONE, answering(KEPT))
  expect(await cardsUnderWay()).toBeNull()
  expect(first).toHaveBeenCalledTimes(1)
})
