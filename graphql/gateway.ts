import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import mercurius from 'mercurius'
import { Agent } from 'undici'
import { PROOF_BODY_BYTES } from '../contract/forms.ts'
import type { GatewayContext } from './context.ts'
import { buildExecutableSchema } from './executable-schema.ts'
import { markLogged } from './logged-errors.ts'
import { toPublicErrors } from './public-error.ts'
import { limitQuestions } from './question-size.ts'
import { refuseMisshapenQuestion } from './request-shape.ts'
import { resolvers } from './resolvers/resolvers.ts'
import type { Upstream } from './rest/client.ts'
import { createSharedCache } from './rest/shared-cache.ts'

export type GatewayOptions = {
  /** Where /v1 is served. */
  apiBaseUrl: string
  /** Where browsers get pictures: a path of this origin or a CDN's address. */
  imageBaseUrl: string
  /** How long an answer that is the same for everybody is kept. */
  cacheSeconds: number
  /** How long a read may take, and how long a change. */
  timeoutMs: number
  changeTimeoutMs: number
  /** Refuse operations that are not in the manifest. */
  persistedOnly: boolean
  /** Told of every call to /v1 that failed, once. */
  onFailure?: Upstream['onFailure']
  /** Puts the places of a browser's stack back into the source files. */
  sourceStack?: Upstream['sourceStack']
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, 'generated', 'persisted-documents.json'), 'utf8'),
) as Record<string, string>

/** The text of an operation of the shop's own pages, by its id (`sha256:…`). */
export function findOperation(documentId: string): string | undefined {
  return Object.hasOwn(manifest, documentId) ? manifest[documentId] : undefined
}

/** The id of an operation by its name. Throws when no page has such an operation. */
export function operationId(name: string): string {
  const pattern = new RegExp(`^(query|mutation) ${name}\\b`)
  const found = Object.entries(manifest).find(([, source]) => pattern.test(source))
  if (!found) throw new Error(`There is no operation ${name}`)
  return found[0]
}

/** Connections to /v1 and the cache of what it answers everybody. */
export function createUpstream(options: GatewayOptions): Upstream & { close: () => Promise<void> } {
  const dispatcher = new Agent({
    connections: 128,
    keepAliveTimeout: 30_000,
    // Each call has a limit of its own, which knows of a standstill of ours.
    connect: { timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return {
    baseUrl: options.apiBaseUrl.replace(/\/$/, ''),
    dispatcher,
    cache: createSharedCache(options.cacheSeconds),
    timeoutMs: options.timeoutMs,
    changeTimeoutMs: options.changeTimeoutMs,
    imageBase: options.imageBaseUrl.replace(/\/$/, ''),
    ...(options.onFailure && { onFailure: options.onFailure }),
    ...(options.sourceStack && { sourceStack: options.sourceStack }),
    close: () => dispatcher.destroy(),
  }
}

/** Serves the gateway at /graphql. `contextOf` makes the context of a request that came over HTTP. */
export async function addGateway(
  app: FastifyInstance,
  options: GatewayOptions,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => GatewayContext,
): Promise<void> {
  await app.register(mercurius, {
    schema: buildExecutableSchema(),
    resolvers,
    jit: 1,
    graphiql: false,
    path: '/graphql',
    // Deep enough for the schema's own questions (GraphiQL asks them), shallow enough to end.
    queryDepth: 20,
    // A form may bring a file along (FormFileInput).
    additionalRouteOptions: { bodyLimit: PROOF_BODY_BYTES, preValidation: refuseMisshapenQuestion },
    allowBatchedQueries: false,
    context: (request, reply) => contextOf(request, reply) as never,
    persistedQueryProvider: {
      isPersistedQuery: (body) => options.persistedOnly || documentIdOf(body) !== undefined,
      getHash: (body) => documentIdOf(body) ?? '',
      // Operations are known beforehand: there is nothing to register on a second try.
      isPersistedQueryRetry: () => false,
      getQueryFromHash: async (hash: string) => findOperation(hash) ?? '',
      notFoundError: 'This operation is not known here.',
      notSupportedError: 'Only the operations of the shop itself are served here.',
    },
    errorFormatter: (execution, context) => {
      const { status, errors, faults } = toPublicErrors(execution)
      for (const err of faults) {
        markLogged(err)
        context.app.log.error({ err }, 'a resolver failed')
      }
      return { statusCode: status, response: { data: execution.data ?? null, errors } } as never
    },
  })
  limitQuestions(app)
}

/** Clients name an operation of the manifest by its id instead of sending its text: as a persisted query, or as `documentId`. */
function documentIdOf(body: { documentId?: unknown; extensions?: unknown }): string | undefined {
  const extensions = (body.extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } }
  const id = extensions.persistedQuery?.sha256Hash ?? body.documentId
  return typeof id === 'string' ? id : undefined
}
