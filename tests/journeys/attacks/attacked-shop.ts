import { NO_LIMITS } from '../../../scripts/topology/no-limits.ts'
import { startBackend } from '../../support/processes/backend.ts'
import type { Backend } from '../../support/processes/backend.ts'
import { setClock } from '../../support/shopping/sandbox-clock.ts'

/** With the limits a shop has when nobody sets any. */
export const REAL_LIMITS = Object.fromEntries(Object.keys(NO_LIMITS).map((name) => [name, '']))

/**
 * A shop as it would be attacked: behind one proxy, so that whoever asks says in `X-Forwarded-For` from which network,
 * with its real limits. Its clock stands at noon of tomorrow: nothing is counted over midnight.
 */
export async function startAttackedShop(): Promise<Backend> {
  const backend = await startBackend({ TRUST_PROXY: '1', ...REAL_LIMITS })
  await setSeconds(backend, 0)
  return backend
}

/** So many seconds after noon of tomorrow. */
export async function setSeconds({ shop }: Pick<Backend, 'shop'>, seconds: number): Promise<void> {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  const now = new Date(Date.parse(`${tomorrow}T12:00:00Z`) + seconds * 1000).toISOString()
  await setClock(shop.url, now)
}

export type Email = { subject: string; text: string }

/** What the shop has sent to an address or a number, newest first. */
export async function messagesTo({ shop }: Pick<Backend, 'shop'>, to: string): Promise<Email[]> {
  const answer = await fetch(`${shop.url}/sandbox/messages?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as Email[]
}
