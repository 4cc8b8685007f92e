import { CachePolicy } from './cache-policy.ts'
import type { Deferral } from './deferred-fields.ts'
import type { Identity, Upstream } from './rest/client.ts'
import { RestClient } from './rest/client.ts'

/** What resolvers work with, made anew for each operation's request. */
export type GatewayContext = {
  rest: RestClient
  /** Whether and how long what is answered may be kept. */
  cachePolicy: CachePolicy
  /** Set for the first run of a document whose late fields may follow. */
  deferral?: Deferral | undefined
  /** Where pictures are served from: a path of this origin, or a CDN in front of it. */
  imageBase: string
  /** Puts the places of a browser's stack back into the source files. */
  sourceStack: (stack: string) => string
}

/** The one way to make a context, for operations over HTTP and in-process alike. */
export function buildContext(upstream: Upstream, identity: Identity): GatewayContext {
  const cachePolicy = new CachePolicy()
  return {
    rest: new RestClient(upstream, identity, cachePolicy),
    cachePolicy,
    imageBase: upstream.imageBase,
    sourceStack: upstream.sourceStack ?? ((stack) => stack),
  }
}
