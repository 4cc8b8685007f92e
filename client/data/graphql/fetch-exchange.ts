import { makeErrorResult, makeResult, stringifyVariables } from '@urql/core'
import type { Exchange, ExecutionResult, Operation, OperationResult } from '@urql/core'
import { filter, make, mergeMap, pipe, share, takeUntil } from 'wonka'
import { idOfRequest } from './persisted-request.ts'

/** Where operations are sent. */
export const GATEWAY = '/graphql'

/**
 * The last exchange in the browser: sends each operation by its id, a query by GET and a change by POST, with `send`. What nobody waits for any more is
 * ended. urql's own two exchanges for this can do much else: send documents and files, and read answers that come in parts.
 */
export const fetchExchange =
  (send: typeof fetch): Exchange =>
  () =>
  (operations) => {
    const all = pipe(operations, share)
    return pipe(
      all,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        const ended = pipe(
          all,
          filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
        )
        return pipe(resultOf(operation, send), takeUntil(ended))
      }),
    )
  }

function resultOf(operation: Operation, send: typeof fetch) {
  return make<OperationResult>(({ next, complete }) => {
    const controller = new AbortController()
    void ask(operation, send, controller.signal).then((result) => {
      next(result)
      complete()
    })
    return () => controller.abort()
  })
}

/** Never rejects: that the shop was not reached is a result, too. */
async function ask(operation: Operation, send: typeof fetch, signal: AbortSignal): Promise<OperationResult> {
  let answer: Response | undefined
  try {
    answer = await send(...requestOf(operation, signal))
    return makeResult(operation, (await answer.json()) as ExecutionResult, answer)
  } catch (error) {
    return makeErrorResult(operation, error as Error, answer)
  }
}

/** Names in the order of the alphabet, so that the same question has the same address. */
function requestOf({ kind, query, variables }: Operation, signal: AbortSignal): [string, RequestInit] {
  const extensions = { persistedQuery: { version: 1, sha256Hash: idOfRequest(query) } }
  const headers = { accept: 'application/graphql-response+json, application/json' }
  const common = { headers, credentials: 'same-origin', signal } satisfies RequestInit
  if (kind === 'mutation') {
    const body = stringifyVariables({ extensions, variables })
    return [
      GATEWAY,
      { ...common, method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body },
    ]
  }
  const asked = new URLSearchParams({
    variables: stringifyVariables(variables ?? {}),
    extensions: stringifyVariables(extensions),
  })
  return [`${GATEWAY}?${asked.toString()}`, common]
}
