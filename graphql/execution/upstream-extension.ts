import type { FastifyInstance, FastifyReply } from 'fastify'
import { getOperationAST } from 'graphql'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { GatewayContext } from '../context.ts'
import type { OperationCost } from './operation-size.ts'
import { costOf } from './operation-size.ts'
import type { UpstreamReport } from '../rest/call-recorder.ts'

/** The header of a request that wants to be told of its calls of /v1; its value means nothing. */
const UPSTREAM_CALLS = 'x-upstream-calls'

/** What the extensions of such a response have. */
export type UpstreamExtensions = { upstream: UpstreamReport; cost: OperationCost }

type HookContext = GatewayContext & { reply?: FastifyReply; document?: DocumentNode }

/** Whether a response tells of its calls: it was asked to, and somebody noted them. Such a response is nobody else's. */
export function includesUpstreamCalls(
  { recorder }: GatewayContext,
  headers: Record<string, unknown>,
): boolean {
  return recorder !== undefined && headers[UPSTREAM_CALLS] !== undefined
}

/**
 * Adds the calls of /v1 and the cost of an operation to the extensions of its response, for front-end developers, and tells
 * the recorder what the operation is called. Only where calls are recorded, which is in the sandbox, and only over HTTP: pages
 * ask in the process.
 */
export function addUpstreamExtension(app: FastifyInstance): void {
  app.graphql.addHook('preExecution', async (_schema, document, given) => {
    const context = given as unknown as HookContext
    if (!context.recorder || !context.reply) return
    context.recorder.operation = getOperationAST(document)?.name?.value
    if (includesUpstreamCalls(context, context.reply.request.headers)) context.document = document
  })
  app.graphql.addHook('onResolution', async (execution, given) => {
    const { recorder, document } = given as unknown as HookContext
    if (!recorder || !document) return
    const told: UpstreamExtensions = { upstream: recorder.report(), cost: costOf(document) }
    const result = execution as ExecutionResult
    result.extensions = { ...result.extensions, ...told }
  })
}
