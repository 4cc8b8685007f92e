import type { Config } from '../config.ts'
import { REPORT_ENDPOINT, reportingDirectives } from '../policy-reports/endpoint.ts'
import type { ScriptParty } from './script-inventory.ts'
import { partiesAt } from './script-inventory.ts'
import { thirdPartiesOf } from './third-parties.ts'
import type { ThirdParties } from './third-parties.ts'

type Page = {
  /** The path and query it was asked for at. */
  path?: string
  /** Allows its inline scripts; a page without any needs none. */
  nonce?: string | undefined
  thirdParties?: ThirdParties
  /** The style elements of every page, as the policy names them (`inlineHash`). */
  styles?: readonly string[]
}

/** Headers that say what a page may do: only what is our own, inline scripts only with the nonce, inline styles only by their hash. */
export function pagePolicy(
  config: Config,
  { path = '', nonce, thirdParties = thirdPartiesOf(config), styles = [] }: Page = {},
): Record<string, string> {
  if (config.development) return {}
  const parties = partiesAt(path, thirdParties, config.tagManagerId)
  const all = (part: 'scripts' | 'frames' | 'calls' | 'images') => [
    ...new Set(parties.flatMap((party) => party[part])),
  ]
  const [frames, calls] = [all('frames'), all('calls')]
  const images = [originOf(config.imageBaseUrl), originOf(config.mapTiles?.url)].flatMap(
    (origin) => origin ?? [],
  )
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...all('scripts')].join(' '),
    ...stylePolicy(parties, nonce, styles),
    ["img-src 'self' data:", ...images, ...all('images')].join(' '),
    ...(calls.length ? [["connect-src 'self'", ...calls].join(' ')] : []),
    ...(frames.length ? [['frame-src', ...frames].join(' ')] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.mode === 'live' ? ['upgrade-insecure-requests'] : []),
    ...reportingDirectives(config),
  ]
  return {
    'content-security-policy': policy.join('; '),
    ...(isEncrypted(config) && { 'reporting-endpoints': REPORT_ENDPOINT }),
    // Their windows speak with the page that opened them.
    ...(path.startsWith('/payment/') &&
      frames.length && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}

/** Browsers know of `Reporting-Endpoints` where what they load is encrypted. */
const isEncrypted = ({ siteUrl }: Config) => siteUrl.startsWith('https:')

/**
 * What may style a page: our files, our style elements by their hash, and whatever parties need, as far as the inventory says. Beside a
 * hash or a nonce `unsafe-inline` means nothing, so a page with a party that needs it names no hash.
 */
function stylePolicy(parties: ScriptParty[], nonce: string | undefined, hashes: readonly string[]): string[] {
  const needs = parties.flatMap(({ styles }) => styles ?? [])
  if (needs.some(({ elements }) => elements === 'all')) return ["style-src 'self' 'unsafe-inline'"]
  const nonces = nonce && needs.some(({ elements }) => elements === 'nonce') ? [`'nonce-${nonce}'`] : []
  return [
    ["style-src 'self'", ...hashes, ...nonces].join(' '),
    ...(needs.some(({ attributes }) => attributes) ? ["style-src-attr 'unsafe-inline'"] : []),
  ]
}

/** Whether somebody on a page draws with inline scripts, and has to know its nonce: PayPal's buttons do. */
export function drawsInline({ payments }: ThirdParties, path: string): boolean {
  return path.startsWith('/payment/') && payments.some(({ provider }) => provider === 'paypal')
}

/** Where an address leads to another site's server, that site; `{s}` in its name stands for any. */
function originOf(address: string | undefined): string | undefined {
  return /^(https?:\/\/[^/]+)/.exec(address ?? '')?.[1]?.replace('{s}', '*')
}
