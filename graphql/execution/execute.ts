import type { FastifyInstance } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { GatewayContext } from '../context.ts'
import { causeOf } from '../errors/logged-errors.ts'
import { traced } from '../../tracing/tracing.ts'
import { findOperation, operationName } from './operations.ts'
import { Deferral, pickField } from './deferred-fields.ts'
import { factsOfOperation, nameOfSpan } from './trace-operations.ts'

export type Variables = Record<string, unknown>

export type Executed = {
  data: Record<string, unknown>
  /** Top-level fields that failed, by name. */
  failed: Map<string, Error>
  /** Deferred top-level fields by name; a promise rejects when its field fails. */
  late: Map<string, Promise<unknown>>
}

/**
 * Runs an operation of the manifest in this process, without HTTP. With `graceMs` it returns after that time at the latest
 * with the fields that are ready; each deferred top-level field follows by itself. Throws when nothing could be run.
 */
export async function execute(
  app: FastifyInstance,
  documentId: string,
  variables: Variables,
  context: GatewayContext,
  graceMs?: number,
): Promise<Executed> {
  const source = findOperation(documentId)
  if (!source) throw new Error(`Unknown operation ${documentId}`)
  const begun = performance.now()
  const observe = (errors: readonly unknown[]) =>
    context.observeOperation?.(operationName(documentId), errors, (performance.now() - begun) / 1000)
  const deferral = graceMs === undefined ? undefined : new Deferral(graceMs)
  const name = operationName(documentId)
  const first = await traced(nameOfSpan(source, name), { facts: factsOfOperation(name) }, () =>
    run(app, source, variables, deferral ? { ...context, deferral } : context),
  )
    .catch((error: unknown) => {
      observe([error])
      throw error
    })
    .finally(() => deferral?.end())
  observe([...first.failed.values()])
  if (!deferral) return { ...first, late: new Map() }
  const late = new Map(
    [...deferral.late].map((field) => [field, followUp(app, source, field, variables, context)] as const),
  )
  return { ...first, late }
}

/** The second run, for one deferred field. It shares the upstream call that is under way. Throws when it fails. */
async function followUp(
  app: FastifyInstance,
  source: string,
  field: string,
  variables: Variables,
  context: GatewayContext,
) {
  const { data, failed } = await run(app, pickField(source, field), variables, context)
  const error = failed.get(field)
  if (error) throw error
  return data[field] ?? null
}

async function run(app: FastifyInstance, source: string, variables: Variables, context: GatewayContext) {
  const result = await app.graphql(source, context as never, variables)
  const errors: readonly GraphQLError[] = result.errors ?? []
  if (!result.data) throw errors[0] ? causeOf(errors[0]) : new Error('The operation gave no data')
  const failed = new Map(errors.map((error) => [String(error.path?.[0] ?? ''), causeOf(error)] as const))
  return { data: result.data as Record<string, unknown>, failed }
}
