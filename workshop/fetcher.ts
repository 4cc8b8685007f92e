import type { Fetcher, FetcherParams } from '@graphiql/toolkit'
import type { ExecutionResult } from 'graphql'
import { Kind, parse } from 'graphql'
import type { UpstreamExtensions } from '../graphql/execution/upstream-extension.ts'
import { lastRun } from './last-run.ts'
import { messagesTo } from './messages.ts'
import type { ServedTab } from './shop-tabs.ts'
import { TabRunner } from './tab-runner.ts'

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

/**
 * GraphiQL's way to the shop. A tab of the shop that lacks what another gives, such as something in the cart, is run again when that
 * was run; `extensions.ranFirst` in the response says what it was.
 */
export const fetcherOf =
  (served: readonly ServedTab[]): Fetcher =>
  async (sent, options) => {
    const params = withOwnName(sent)
    if (params.operationName === 'IntrospectionQuery') return (await post(params)).answer
    const headers = options?.headers as Record<string, string> | undefined
    const data = async (query: string, variables = '{}') =>
      (await post({ query, variables: JSON.parse(variables) as unknown }, headers)).answer.data
    const runner = new TabRunner(served, ({ query }, variables) => data(query, variables), {
      ask: data,
      messagesTo,
    })
    const answer = await run(params, headers)
    const tab = runner.lacking(params.query, params.variables, answer.data)
    if (!tab) return answer
    const { ranFirst, variables } = await runner.prepare(tab, JSON.stringify(params.variables ?? {}))
    const again = await run({ ...params, variables: JSON.parse(variables) as unknown }, headers)
    return { ...again, extensions: { ...again.extensions, ranFirst } }
  }

/** For a moment after a tab was opened GraphiQL still sends the name of the operation in the one before. */
function withOwnName(params: FetcherParams): FetcherParams {
  const names = operationNames(params.query)
  if (!params.operationName || names.length !== 1 || names[0] === params.operationName) return params
  return { ...params, operationName: names[0] ?? null }
}

function operationNames(text: string): (string | undefined)[] {
  try {
    return parse(text).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
    )
  } catch {
    // The shop says what is wrong with it.
    return []
  }
}

/** Runs an operation. The calls of /v1 behind its answer go to the upstream panel, and not into the response. */
async function run(params: FetcherParams, headers?: Record<string, string>): Promise<Answer> {
  const asked = post(params, { 'x-upstream-calls': 'all', ...headers })
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
