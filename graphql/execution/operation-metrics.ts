import type { FastifyInstance } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { Metrics } from '../../metrics/metrics.ts'
import { hasLeft } from '../errors/client-left.ts'
import { causeOf } from '../errors/logged-errors.ts'
import { operationIn } from './operation-in.ts'
import { isOperationName } from './operations.ts'

/** Observes an operation that was executed, with the causes of its errors. Names that no page of the shop has are one: `other`. */
export type OperationObserver = (name: string, errors: readonly unknown[], seconds: number) => void

/** Defines the durations of operations by name. */
export function observeOperations(metrics: Metrics): OperationObserver {
  const observe = metrics.histogram(
    'larkspur_graphql_operation_duration_seconds',
    'Time that the execution of a GraphQL operation took, for pages (without their deferred blocks) and over HTTP: ok, error, or left (its client had gone, and its calls ended with that).',
    ['operation', 'outcome'],
  )
  return (name, errors, seconds) =>
    observe({ operation: isOperationName(name) ? name : 'other', outcome: outcomeOf(errors) }, seconds)
}

function outcomeOf(errors: readonly unknown[]): 'ok' | 'error' | 'left' {
  if (!errors.length) return 'ok'
  return errors.every(hasLeft) ? 'left' : 'error'
}

/** Observes the operations that arrive over HTTP. */
export function observeHttpOperations(app: FastifyInstance, observe: OperationObserver): void {
  const begun = new WeakMap<object, { name: string; at: number }>()
  app.graphql.addHook('preExecution', async (_schema, document, context) => {
    // Those of pages come without a reply; `execute` observes them.
    if ((context.reply as unknown) !== undefined)
      begun.set(context, { name: operationIn(document).name, at: performance.now() })
  })
  app.graphql.addHook('onResolution', async ({ errors }, context) => {
    const operation = begun.get(context)
    const causes = (errors ?? []).map((error: GraphQLError) => causeOf(error))
    if (operation) observe(operation.name, causes, (performance.now() - operation.at) / 1000)
  })
}
