import type { Fetcher, FetcherParams } from '@graphiql/toolkit'
import type { ExecutionResult } from 'graphql'
import type { UpstreamExtensions } from '../graphql/execution/upstream-extension.ts'
import { lastRun } from './last-run.ts'

type Answer = ExecutionResult<Record<string, unknown>, Partial<UpstreamExtensions>>

/** Runs an operation as whoever the browser's cookies or `headers` stand for. Throws when the answer is not GraphQL's. */
export async function post(
  params: Pick<FetcherParams, 'query'> & Partial<FetcherParams>,
  headers: Record<string, string> = {},
): Promise<{ answer: Answer; response: Response }> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  })
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${response.status}: ${text}`)
  return { answer: JSON.parse(text) as Answer, response }
}

/** GraphiQL's way to the shop. The calls of /v1 behind an answer go to the upstream panel, and not into the response. */
export const fetcher: Fetcher = async (params, options) => {
  if (params.operationName === 'IntrospectionQuery') return (await post(params)).answer
  const asked = post(params, { 'x-upstream-calls': 'all', ...options?.headers })
  const { answer, response } = await asked.catch((error: unknown) => {
    // Nobody can say which calls were made: those of the run before must not be taken for them.
    lastRun.set(undefined)
    throw error
  })
  const { upstream, cost, ...extensions } = answer.extensions ?? {}
  lastRun.set({
    operation: params.operationName ?? 'An operation without a name',
    extensions: upstream && cost && { upstream, cost },
    newSession: response.headers.get('x-session-token'),
  })
  const { extensions: _, ...rest } = answer
  return Object.keys(extensions).length ? { ...rest, extensions } : rest
}
