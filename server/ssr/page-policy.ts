import type { Config } from '../config.ts'

/** Headers that say what a page may do: only what is our own, and inline scripts only with the nonce. */
export function pagePolicy(config: Config, nonce?: string): Record<string, string> {
  if (config.development) return {}
  const images = originOf(config.imageBaseUrl)
  const { scripts, frames, counts } = thirdParties(config)
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...scripts].join(' '),
    // React writes style attributes, and the noscript block is a style element.
    "style-src 'self' 'unsafe-inline'",
    [`img-src 'self' data:${images}${originOf(config.mapTiles?.url)}`, ...counts].join(' '),
    ...(counts.length ? [["connect-src 'self'", ...counts].join(' ')] : []),
    ...(frames.length ? [['frame-src', ...frames].join(' ')] : []),
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

/** What is let in besides our own, only where it is configured. */
function thirdParties({ tagManagerId, store }: Config) {
  const captcha = store.captcha ? CAPTCHA : []
  return {
    scripts: [...captcha, ...(tagManagerId ? [TAG_MANAGER] : [])],
    frames: captcha,
    counts: tagManagerId ? [TAG_MANAGER, 'https://*.google-analytics.com'] : [],
  }
}

/** Of the invisible reCAPTCHA: its script, and the frame it works in. */
const CAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const TAG_MANAGER = 'https://www.googletagmanager.com'
