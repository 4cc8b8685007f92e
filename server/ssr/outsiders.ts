import type { RestClient } from '../../graphql/rest/client.ts'
import { getAvailablePayments, getSignInSettings } from '../../graphql/rest/endpoints-for-server.ts'
import type { Config } from '../config.ts'

/** Whose scripts and frames work in our pages, because the shop signs people in and takes payments with them. */
export type Outsiders = { captcha: boolean; payments: { provider: string; isSandbox: boolean }[] }

const FRESH_MS = 60_000

/** What the configuration of this process says; a gateway without a store has none of the keys that would tell. */
export function outsidersOf({ store: { captcha, payments } }: Config): Outsiders {
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
 * Answers who they are: from the configuration where the store is in this process, else as the backend says, asked once a
 * minute. A backend that does not answer is one that said what it said last.
 */
export function outsidersFor(config: Config, rest: () => RestClient): () => Promise<Outsiders> {
  const own = outsidersOf(config)
  if (!config.apiBaseUrl) return () => Promise.resolve(own)
  let known = own
  let askedAt = -Infinity
  let asking: Promise<Outsiders> | undefined
  const ask = async (): Promise<Outsiders> => {
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

async function askBackend(rest: RestClient): Promise<Outsiders> {
  const [settings, payments] = await Promise.all([
    rest.data(getSignInSettings),
    rest.data(getAvailablePayments),
  ])
  return {
    captcha: settings.captcha_site_key !== null,
    payments: payments.providers.map(({ name, is_sandbox: isSandbox }) => ({ provider: name, isSandbox })),
  }
}
