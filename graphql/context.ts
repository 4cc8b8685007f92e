import type { Identity, Upstream } from './rest/client.ts'
import { RestClient } from './rest/client.ts'
import type { Wave } from './waves.ts'

/** What resolvers work with, made anew for each operation's request. */
export type GatewayContext = {
  rest: RestClient
  /** Set for the first run of a document whose late fields may follow. */
  wave?: Wave | undefined
  /** Puts the places of a browser's stack back into the source files. */
  sourceStack: (stack: string) => string
}

/** The one way to make a context, for operations over HTTP and in-process alike. */
export function buildContext(upstream: Upstream, identity: Identity): GatewayContext {
  return { rest: new RestClient(upstream, identity), sourceStack: upstream.sourceStack ?? ((stack) => stack) }
}
