import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import mercurius from 'mercurius'
import { Agent } from 'undici'
import { PROOF_BODY_BYTES } from '../contract/forms.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { GatewayContext } from './context.ts'
import { buildExecutableSchema } from './execution/executable-schema.ts'
import { placeRefusals } from './errors/argument-places.ts'
import { markLogged } from './errors/logged-errors.ts'
import { cancelQueries } from './execution/client-left.ts'
import { UnknownOperation, operationsFor } from './execution/operations.ts'
import { toPublicErrors } from './errors/public-error.ts'
import { limitOperations } from './execution/operation-size.ts'
import { rejectMalformedRequest } from './execution/request-shape.ts'
import { resolvers } from './resolvers/resolvers.ts'
import { observeHttpOperations, observeOperations } from './execution/operation-metrics.ts'
import { traceHttpOperations } from './execution/trace-operations.ts'
import { askUpstream } from './rest/ask-upstream.ts'
import { observeCalls, observeCircuit } from './rest/call-metrics.ts'
import { CircuitBreaker } from './rest/circuit-breaker.ts'
import type { Upstream } from './rest/client.ts'
import { RetryBudget } from './rest/retry-budget.ts'
import { createSharedCache } from './rest/shared-cache.ts'
import type { AnswersOfAllCopies } from './rest/shared-cache.ts'

export type GatewayOptions = {
  /** The base URL of /v1. */
  apiBaseUrl: string
  /** The base of picture addresses: a path of this origin, or a CDN. */
  imageBaseUrl: string
  /** How long shared answers are cached. */
  cacheSeconds: number
  /** Time-outs of reads and changes. */
  timeoutMs: number
  changeTimeoutMs: number
  /** Refuse operations that are not in the manifest. */
  persistedOnly: boolean
  /** Called once for every /v1 call that failed. */
  onFailure?: Upstream['onFailure']
  /** Called when calls to /v1 begin to be held back, and when they are made again. */
  onCircuitChange?: (isOpen: boolean) => void
  /** Maps the positions of a browser's stack to source files. */
  sourceStack?: Upstream['sourceStack']
  /** Shared answers that all copies have. */
  answersOfAllCopies?: AnswersOfAllCopies | undefined
  /** What the process measures; undefined when nobody asks. */
  metrics?: Metrics | undefined
}

/** The connections to /v1 and the cache of shared answers. */
export function createUpstream(options: GatewayOptions): Upstream & { close: () => Promise<void> } {
  const dispatcher = new Agent({
    connections: 128,
    keepAliveTimeout: 30_000,
    // Each call has its own time-out, which allows for a blocked process.
    connect: { timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const baseUrl = options.apiBaseUrl.replace(/\/$/, '')
  const { timeoutMs } = options
  const circuit = new CircuitBreaker({
    probe: async () => (await askUpstream({ baseUrl, dispatcher, timeoutMs })) === null,
    onChange: options.onCircuitChange,
  })
  if (options.metrics) observeCircuit(options.metrics, new URL(baseUrl).host, () => circuit.isOpen)
  return {
    baseUrl,
    dispatcher,
    circuit,
    retries: new RetryBudget(),
    cache: createSharedCache(options.cacheSeconds, options.answersOfAllCopies),
    timeoutMs,
    changeTimeoutMs: options.changeTimeoutMs,
    imageBase: options.imageBaseUrl.replace(/\/$/, ''),
    ...(options.onFailure && { onFailure: options.onFailure }),
    observer: options.metrics && observeCalls(options.metrics),
    observeOperation: options.metrics && observeOperations(options.metrics),
    ...(options.sourceStack && { sourceStack: options.sourceStack }),
    close: () => {
      circuit.stop()
      return dispatcher.destroy()
    },
  }
}

/** Serves the gateway at /graphql. `contextOf` creates the context of an HTTP request. */
export async function addGateway(
  app: FastifyInstance,
  options: GatewayOptions,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => GatewayContext,
): Promise<void> {
  const schema = buildExecutableSchema()
  const known = operationsFor(schema)
  await app.register(mercurius, {
    schema,
    resolvers: placeRefusals(schema, resolvers),
    jit: 1,
    graphiql: false,
    path: '/graphql',
    // Deep enough for GraphiQL's introspection.
    queryDepth: 20,
    // A form may contain a file (FormFileInput).
    additionalRouteOptions: { bodyLimit: PROOF_BODY_BYTES, preValidation: rejectMalformedRequest },
    allowBatchedQueries: false,
    context: (request, reply) => contextOf(request, reply) as never,
    persistedQueryProvider: {
      isPersistedQuery: (body) => options.persistedOnly || documentIdOf(body) !== undefined,
      getHash: (body) => documentIdOf(body) ?? '',
      // Operations are known in advance, so clients never register one.
      isPersistedQueryRetry: () => false,
      getQueryFromHash: async (documentId) => known(documentId) ?? refuseUnknown(documentId),
      notSupportedError: ONLY_OURS,
    },
    errorFormatter: (execution, context) => {
      const { status, errors, faults } = toPublicErrors(execution)
      for (const err of faults) {
        markLogged(err)
        // Mercurius hands over its own context, which is ours with more in it.
        const { requestId } = context as Partial<GatewayContext>
        context.app.log.error({ err, requestId }, 'a resolver failed')
      }
      return { statusCode: status, response: { data: execution.data ?? null, errors } } as never
    },
  })
  limitOperations(app)
  cancelQueries(app)
  // What failed is asked for again. Of what pages show, their own blocks tell.
  app.graphql.addHook('onResolution', async ({ errors }, context) => {
    const { reply, cachePolicy } = context as Partial<GatewayContext & { reply: FastifyReply }>
    if (reply && errors?.length) cachePolicy?.endsAtMost(0)
  })
  traceHttpOperations(app)
  if (options.metrics) observeHttpOperations(app, observeOperations(options.metrics))
}

const ONLY_OURS = 'Only the operations of the shop itself are served here.'

function refuseUnknown(documentId: string): never {
  throw new UnknownOperation(documentId ? 'This operation is not known here.' : ONLY_OURS)
}

/** Clients send the id of an operation in the manifest instead of its text: as a persisted query or as `documentId`. */
function documentIdOf(body: { documentId?: unknown; extensions?: unknown }): string | undefined {
  const extensions = (body.extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } }
  const id = extensions.persistedQuery?.sha256Hash ?? body.documentId
  return typeof id === 'string' ? id : undefined
}
