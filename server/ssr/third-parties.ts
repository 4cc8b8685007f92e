import type { RestClient } from '../../graphql/rest/client.ts'
import { getAvailablePayments, getSignInSettings } from '../../graphql/rest/endpoints-for-server.ts'
import type { Config } from '../config.ts'

/** Third parties whose scripts and frames our pages allow: the captcha of the sign-in and payment providers. */
export type ThirdParties = { captcha: boolean; payments: { provider: string; isSandbox: boolean }[] }

const FRESH_MS = 60_000

/** The third parties in the configuration of this process. A gateway without a store has no keys of theirs. */
export function thirdPartiesOf({ store: { captcha, payments } }: Config): ThirdParties {
  return {
    captcha: captcha !== undefined,
    payments: [
      ...(payments?.stripe ? [{ provider: 'stripe', isSandbox: false }] : []),
      ...(payments?.paypal
        ? [{ provider: 'paypal', isSandbox: payments.paypal.url.includes('sandbox') }]
        : []),
      ...(payments?.revolut ? [{ provider: 'revolut', isSandbox: payments.revolut.mode === 'sandbox' }] : []),
    ],
  }
}

/**
 * Looks up the third parties: in the configuration when the store runs in this process, else by asking the backend once a
 * minute. While the backend does not answer, its last answer counts.
 */
export function thirdPartiesFor(config: Config, rest: () => RestClient): () => Promise<ThirdParties> {
  const own = thirdPartiesOf(config)
  if (!config.apiBaseUrl) return () => Promise.resolve(own)
  let known = own
  let askedAt = -Infinity
  let asking: Promise<ThirdParties> | undefined
  const ask = async (): Promise<ThirdParties> => {
    try {
      known = await askBackend(rest())
      askedAt = performance.now()
    } catch {
      // It is told of where the call failed.
    }
    return known
  }
  return () => {
    if (performance.now() - askedAt < FRESH_MS) return Promise.resolve(known)
    asking ??= ask().finally(() => (asking = undefined))
    // Only the first page waits for it.
    return askedAt === -Infinity ? asking : Promise.resolve(known)
  }
}

async function askBackend(rest: RestClient): Promise<ThirdParties> {
  const [settings, payments] = await Promise.all([
    rest.data(getSignInSettings),
    rest.data(getAvailablePayments),
  ])
  return {
    captcha: settings.captcha_site_key !== null,
    payments: payments.providers.map(({ name, is_sandbox: isSandbox }) => ({ provider: name, isSandbox })),
  }
}
