import type { Config } from '../config.ts'

/** Headers that say what a page may do: only what is our own, and inline scripts only with the nonce. */
export function pagePolicy(config: Config, nonce?: string): Record<string, string> {
  if (config.development) return {}
  const images = originOf(config.imageBaseUrl)
  const policy = [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // React writes style attributes, and the noscript block is a style element.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${images}${originOf(config.mapTiles?.url)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.mode === 'live' ? ['upgrade-insecure-requests'] : []),
  ]
  return { 'content-security-policy': policy.join('; ') }
}

/** Where an address leads to another site's server, that site; `{s}` in its name stands for any. */
function originOf(address: string | undefined): string {
  const host = /^(https?:\/\/[^/]+)/.exec(address ?? '')?.[1]
  return host ? ` ${host.replace('{s}', '*')}` : ''
}
