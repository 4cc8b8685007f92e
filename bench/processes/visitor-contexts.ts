import { buildContext } from '../../graphql/context.ts'
import type { GatewayContext } from '../../graphql/context.ts'
import { createUpstream } from '../../graphql/gateway.ts'
import type { Config } from '../../server/config.ts'

/** Makes the gateway's contexts for visitors, with a session or without, who ask inside a process of the bench and not over HTTP. */
export function visitorContexts(
  { imageBaseUrl, cacheSeconds, blockTimeoutMs, changeTimeoutMs }: Config,
  storeUrl: string,
): (sessionToken?: string) => GatewayContext {
  const upstream = createUpstream({
    ...{ apiBaseUrl: storeUrl, imageBaseUrl, cacheSeconds },
    ...{ timeoutMs: blockTimeoutMs, changeTimeoutMs, persistedOnly: false },
  })
  return (sessionToken) =>
    buildContext(upstream, {
      sessionToken,
      authToken: undefined,
      referrerPath: '',
      fingerprint: '',
      onSession: () => {},
    })
}
