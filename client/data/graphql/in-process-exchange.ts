import { makeErrorResult, makeResult } from '@urql/core'
import type { Exchange, ExecutionResult, OperationResult } from '@urql/core'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import { idOfRequest } from './persisted-request.ts'

/** Runs an operation of the manifest where the gateway is. It rejects when nothing could be run. */
export type Execute = (
  kind: 'query' | 'mutation',
  documentId: string,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>

/** The last exchange on the server: the gateway is in the same process. */
export const inProcessExchange =
  (execute: Execute): Exchange =>
  () =>
  (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        const kind = operation.kind === 'mutation' ? 'mutation' : 'query'
        const result = execute(
          kind,
          idOfRequest(operation.query),
          operation.variables as Record<string, unknown>,
        ).then(
          (executed) => makeResult(operation, executed),
          (error: unknown): OperationResult => makeErrorResult(operation, error as Error),
        )
        return fromPromise(result)
      }),
    )
