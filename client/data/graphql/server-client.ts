import { Client } from '@urql/core'
import type { CombinedError, OperationResult } from '@urql/core'
import type { Answer } from './answer.ts'
import { UNAVAILABLE, answerOf, failureOf, isUnavailable, isWrongArgument } from './answer.ts'
import type { Execute } from './in-process-exchange.ts'
import { inProcessExchange } from './in-process-exchange.ts'
import type { PageApi } from './page-api.ts'
import { answerKey, persisted, persistedMutation } from './persisted-request.ts'
import { tooManyRequests } from './too-many-requests.ts'

/** The client of one request on the server, and the API of its page. */
export type ServerClient = { client: Client; api: PageApi }

/** Reaches the gateway in this process. `cookies` are those of the request and its response. */
export function createServerClient(execute: Execute, cookies: Pick<PageApi, 'keep' | 'kept'>): ServerClient {
  const client = new Client({
    url: '/graphql',
    exchanges: [inProcessExchange(execute)],
    requestPolicy: 'network-only',
  })
  const api: PageApi = {
    query: async (document, variables) => {
      const asked = { ...variables, layout: true } as never
      const result = await client.query(persisted(document), asked).toPromise()
      if (!result.data) throw causeOf(result)
      // As the browser asks for it.
      const key = answerKey(document, { ...variables, layout: false } as never)
      return answerOf(result, key) as Answer<never>
    },
    mutate: async (document, variables) => {
      const result = await client.mutation(persistedMutation(document), variables).toPromise()
      if (!result.data || hasFailed(result)) throw causeOf(result)
      return result.data
    },
    refresh: () => Promise.resolve(),
    ...cookies,
  }
  return { client, api }
}

/**
 * What went wrong in this process, not what is told of it. What was too much is an answer, in the words of who counts; what may go
 * well in a moment is a status, as the failed call is logged where it was made.
 */
function causeOf(result: OperationResult): unknown {
  const { error } = result as { error?: CombinedError }
  if (error && isWrongArgument(error)) return failureOf(result)
  const tooMany = tooManyRequests(error?.graphQLErrors ?? [])
  if (tooMany) return new Response(tooMany.message, { status: 429 })
  if (error && isUnavailable(error)) return new Response(null, { status: UNAVAILABLE })
  return error?.graphQLErrors[0]?.originalError ?? error?.networkError ?? failureOf(result)
}

/** Whether the change itself failed, rather than a part of what was to be said of it. */
function hasFailed({ data, error }: OperationResult): boolean {
  const fields = data as Record<string, unknown>
  return (error?.graphQLErrors ?? []).some(({ path }) => fields[String(path?.[0])] == null)
}
