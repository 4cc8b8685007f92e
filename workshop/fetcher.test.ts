import { afterEach, expect, test, vi } from 'vitest'
import { fetcherOf } from './fetcher.ts'
import { lastRun } from './last-run.ts'

afterEach(() => vi.unstubAllGlobals())

const TOLD = {
  upstream: { calls: [], rounds: 0, ms: 0 },
  cost: { tokens: { count: 3, limit: 2_000 }, topLevelFields: { count: 1, limit: 50 } },
}

/** Runs an operation that the shop answers with `answer`. */
async function run(operationName: string, answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  return fetcherOf([])({ query: `query ${operationName} { hero { heading } }`, operationName })
}

test('the last run has the calls of its answer, which shows the rest', async () => {
  const answer = { data: { hero: null }, extensions: { ...TOLD, more: 1 } }
  expect(await run('Good', Response.json(answer))).toEqual({ data: { hero: null }, extensions: { more: 1 } })
  expect(lastRun.get()).toEqual({ operation: 'Good', extensions: TOLD, newSession: null })
})

test('a run that was refused has no calls, and not those of the run before', async () => {
  await run('Good', Response.json({ data: null, extensions: TOLD }))
  await run('Bad', Response.json({ data: null, errors: [{ message: 'No.' }] }, { status: 400 }))
  expect(lastRun.get()).toEqual({ operation: 'Bad', extensions: undefined, newSession: null })
})

test('a run without an answer of the shop leaves nothing of the run before', async () => {
  await run('Good', Response.json({ data: null, extensions: TOLD }))
  await expect(run('Lost', new Response('Too busy', { status: 503 }))).rejects.toThrow('503: Too busy')
  expect(lastRun.get()).toBeUndefined()
})

test.each([
  ['the name of the tab before', 'query Cart { cart { quantity } }', 'Home', 'Cart'],
  [
    'one of several operations',
    'query Home { hero { heading } } query Cart { cart { quantity } }',
    'Home',
    'Home',
  ],
  ['what cannot be parsed', 'query Cart { cart {', 'Home', 'Home'],
])('is asked with the name of its own operation: %s', async (_what, query, operationName, asked) => {
  const fetched = vi.fn(async () => Response.json({ data: null, extensions: TOLD }))
  vi.stubGlobal('fetch', fetched)
  await fetcherOf([])({ query, operationName })
  const [, init] = fetched.mock.calls[0] as unknown as [string, { body: string }]
  expect(JSON.parse(init.body)).toEqual({ query, operationName: asked })
})
