import type { Config } from '../config.ts'
import { thirdPartiesOf } from './third-parties.ts'
import type { ThirdParties } from './third-parties.ts'

/** Headers that say what a page may do: only what is our own, and inline scripts only with the nonce. */
export function pagePolicy(
  config: Config,
  nonce?: string,
  path = '',
  thirdParties: ThirdParties = thirdPartiesOf(config),
): Record<string, string> {
  if (config.development) return {}
  const images = originOf(config.imageBaseUrl)
  const { scripts, frames, counts } = partiesOf(config, thirdParties)
  const paying = path.startsWith('/payment/') ? paymentParties(thirdParties) : NOBODY
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...scripts, ...paying.scripts].join(' '),
    // React writes style attributes, and the noscript block is a style element.
    "style-src 'self' 'unsafe-inline'",
    [`img-src 'self' data:${images}${originOf(config.mapTiles?.url)}`, ...counts, ...paying.images].join(' '),
    ...only('connect-src', "'self'", [...counts, ...paying.calls]),
    ...only('frame-src', '', [...frames, ...paying.frames]),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.mode === 'live' ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    // Their windows speak with the page that opened them.
    ...(paying.frames.length && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}

/** Whether somebody on a page draws with inline scripts, and has to know its nonce: PayPal's buttons do. */
export function drawsInline({ payments }: ThirdParties, path: string): boolean {
  return path.startsWith('/payment/') && payments.some(({ provider }) => provider === 'paypal')
}

/** A directive where it says more than the default does. */
function only(name: string, always: string, sources: string[]): string[] {
  return sources.length ? [[name, always, ...sources].filter(Boolean).join(' ')] : []
}

/** Where an address leads to another site's server, that site; `{s}` in its name stands for any. */
function originOf(address: string | undefined): string {
  const host = /^(https?:\/\/[^/]+)/.exec(address ?? '')?.[1]
  return host ? ` ${host.replace('{s}', '*')}` : ''
}

type Parties = { scripts: string[]; frames: string[]; calls: string[]; images: string[] }
const NOBODY: Parties = { scripts: [], frames: [], calls: [], images: [] }

/** The scripts and frames of those who take payments, on the pages where that is done. */
function paymentParties({ payments }: ThirdParties): Parties {
  const parties = payments.flatMap(({ provider, isSandbox }) => PARTIES[provider]?.(isSandbox) ?? [])
  return {
    scripts: parties.flatMap(({ scripts }) => scripts),
    frames: parties.flatMap(({ frames }) => frames),
    calls: parties.flatMap(({ calls }) => calls),
    images: parties.flatMap(({ images }) => images),
  }
}

// As each of them asks for: https://docs.stripe.com/security/guide#content-security-policy and the like.
const STRIPE: Parties = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
}

/** Its script and what it reports to are the live site's in its sandbox, too; it counts by pictures of other hosts. */
function paypal(isSandbox: boolean): Parties {
  const site = 'https://www.paypal.com'
  const sites = isSandbox ? [site, 'https://www.sandbox.paypal.com'] : [site]
  const objects = 'https://www.paypalobjects.com'
  return {
    scripts: [...sites, objects],
    frames: sites,
    calls: sites,
    images: [objects, 'https://*.paypal.com'],
  }
}

function revolut(isSandbox: boolean): Parties {
  const site = isSandbox ? 'https://sandbox-merchant.revolut.com' : 'https://merchant.revolut.com'
  return { scripts: [site], frames: [site], calls: [site], images: [] }
}

const PARTIES: Record<string, (isSandbox: boolean) => Parties> = { stripe: () => STRIPE, paypal, revolut }

/** What is let in besides our own, only where it is configured. */
function partiesOf({ tagManagerId }: Config, thirdParties: ThirdParties) {
  const captcha = thirdParties.captcha ? CAPTCHA : []
  return {
    scripts: [...captcha, ...(tagManagerId ? [TAG_MANAGER] : [])],
    frames: captcha,
    counts: tagManagerId ? [TAG_MANAGER, 'https://*.google-analytics.com'] : [],
  }
}

/** Of the invisible reCAPTCHA: its script, and the frame it works in. */
const CAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const TAG_MANAGER = 'https://www.googletagmanager.com'
