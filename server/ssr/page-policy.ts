import type { Config } from '../config.ts'

/** Headers that say what a page may do: only what is our own, and inline scripts only with the nonce. */
export function pagePolicy(config: Config, nonce?: string): Record<string, string> {
  if (config.development) return {}
  const images = URL.canParse(config.imageBaseUrl) ? ` ${new URL(config.imageBaseUrl).origin}` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // React writes style attributes, and the noscript block is a style element.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${images}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.mode === 'live' ? ['upgrade-insecure-requests'] : []),
  ]
  return { 'content-security-policy': policy.join('; ') }
}
