import { CachePolicy } from './cache-policy.ts'
import type { Deferral } from './execution/deferred-fields.ts'
import type { OperationObserver } from './execution/operation-metrics.ts'
import type { CallRecorder } from './rest/call-recorder.ts'
import type { Identity, Upstream } from './rest/client.ts'
import { RestClient } from './rest/client.ts'

/** What resolvers work with; created for each request. */
export type GatewayContext = {
  rest: RestClient
  /** The id of the request that asks, for the log. */
  requestId: string | undefined
  /** Whether and how long the answer may be cached. */
  cachePolicy: CachePolicy
  /** Set for the first run of a document whose fields may be deferred. */
  deferral?: Deferral | undefined
  /** The base of picture addresses: a path of this origin, or a CDN. */
  imageBase: string
  /** Maps the positions of a browser's stack to source files. */
  sourceStack: (stack: string) => string
  /** Notes the calls of /v1, in the sandbox. */
  recorder?: CallRecorder | undefined
  /** Observes the operations that are executed in this process. */
  observeOperation?: OperationObserver | undefined
}

/** Creates the context of an operation, over HTTP and in-process alike. `recorder` notes its calls of /v1. */
export function buildContext(
  upstream: Upstream,
  identity: Identity,
  recorder?: CallRecorder,
): GatewayContext {
  const cachePolicy = new CachePolicy()
  return {
    rest: new RestClient(upstream, identity, cachePolicy, recorder),
    requestId: identity.requestId,
    recorder,
    observeOperation: upstream.observeOperation,
    cachePolicy,
    imageBase: upstream.imageBase,
    sourceStack: upstream.sourceStack ?? ((stack) => stack),
  }
}
