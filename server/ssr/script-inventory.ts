import type { ThirdParties } from './third-parties.ts'

/** Where the scripts of one party work: on payment pages, on those of the sign-in, or on all but payment pages. */
type Place = 'payment' | 'sign-in' | 'elsewhere'

/** A party whose scripts run in our pages. The policy of pages is made from this, and so is the table in docs/security.md. */
export type ScriptParty = {
  name: string
  /** Whose scripts they are. */
  owner: string
  /** Why they are there. */
  purpose: string
  /** When pages have them. */
  when: string
  place: Place
  /** The addresses of the scripts that our own code loads. What these load in turn comes from `scripts`. */
  entry: string[]
  /** Sources as a policy names them. */
  scripts: string[]
  frames: string[]
  calls: string[]
  images: string[]
  /** What is let in of styles besides our own, and why. */
  styles?: { attributes?: true; elements?: 'nonce' | 'all'; why: string }
  /** Why the script element carries no integrity. */
  integrity: string
}

const STRIPE: ScriptParty = {
  name: 'stripe',
  owner: 'Stripe',
  purpose: 'the card form, Apple Pay and Google Pay, 3-D Secure, and fraud signals',
  when: 'payment pages, when Stripe takes payments',
  place: 'payment',
  entry: ['https://js.stripe.com/endive/stripe.js'],
  // As Stripe asks for: https://docs.stripe.com/security/guide#content-security-policy
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
  integrity:
    'Stripe forbids it: the script has to come from js.stripe.com and changes without a new address. Card numbers are typed in its frame.',
}

/** Its script and what it reports to are the live site's in its sandbox, too; it counts by pictures of other hosts. */
function paypal(isSandbox: boolean): ScriptParty {
  const site = 'https://www.paypal.com'
  const sites = isSandbox ? [site, 'https://www.sandbox.paypal.com'] : [site]
  const objects = 'https://www.paypalobjects.com'
  return {
    name: 'paypal',
    owner: 'PayPal',
    purpose: 'the PayPal buttons and the window in which a payment is approved',
    when: 'payment pages, when PayPal takes payments',
    place: 'payment',
    entry: [`${site}/sdk/js`],
    scripts: [...sites, objects],
    frames: sites,
    calls: sites,
    images: [objects, 'https://*.paypal.com'],
    styles: {
      elements: 'nonce',
      attributes: true,
      why: 'its buttons are drawn with style attributes, and with style elements that carry the nonce of the page',
    },
    integrity: 'impossible: the script is put together for each client id and changes without a new address.',
  }
}

function revolut(isSandbox: boolean): ScriptParty {
  const site = isSandbox ? 'https://sandbox-merchant.revolut.com' : 'https://merchant.revolut.com'
  return {
    name: 'revolut',
    owner: 'Revolut',
    purpose: 'the window of Revolut Pay',
    when: 'payment pages, when Revolut takes payments',
    place: 'payment',
    entry: [`${site}/embed.js`],
    scripts: [site],
    frames: [site],
    calls: [site],
    images: [],
    styles: { attributes: true, why: 'its frame is laid over the page with style attributes' },
    integrity: 'impossible: the script changes without a new address.',
  }
}

/** The invisible reCAPTCHA: its script, and the frame it works in. */
const CAPTCHA: ScriptParty = {
  name: 'recaptcha',
  owner: 'Google',
  purpose: 'keeps machines from having codes sent',
  when: 'pages of the sign-in, when RECAPTCHA_SITE_KEY is set',
  place: 'sign-in',
  entry: ['https://www.google.com/recaptcha/api.js'],
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: [],
  images: [],
  styles: {
    attributes: true,
    elements: 'all',
    why: 'Google draws its badge and its task with inline styles, and documents no nonce for them',
  },
  integrity: 'impossible: the script changes without a new address.',
}

const TAG_MANAGER: ScriptParty = {
  name: 'tag manager',
  owner: 'Google; what it loads is decided by who may edit the container',
  purpose: 'counts visits of those who agreed to it',
  when: 'all pages but those of a payment, after consent, when TAG_MANAGER_ID is set',
  place: 'elsewhere',
  entry: ['https://www.googletagmanager.com/gtm.js'],
  scripts: ['https://www.googletagmanager.com'],
  frames: [],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  integrity: 'impossible: the script is the container of the moment.',
}

/** Every party there is, as its live site is named. */
export const SCRIPT_PARTIES: readonly ScriptParty[] = [
  STRIPE,
  paypal(false),
  revolut(false),
  CAPTCHA,
  TAG_MANAGER,
]

const PAYMENTS: Record<string, (isSandbox: boolean) => ScriptParty> = {
  stripe: () => STRIPE,
  paypal,
  revolut,
}

const isPayment = (path: string) => path.startsWith('/payment/')
const isSignIn = (path: string) => /^\/auth(?:$|[/?])/.test(path)

/** The parties whose scripts the page at a path lets in. */
export function partiesAt(
  path: string,
  thirdParties: ThirdParties,
  tagManagerId: string | undefined,
): ScriptParty[] {
  if (isPayment(path))
    return thirdParties.payments.flatMap(({ provider, isSandbox }) => PAYMENTS[provider]?.(isSandbox) ?? [])
  return [
    ...(thirdParties.captcha && isSignIn(path) ? [CAPTCHA] : []),
    ...(tagManagerId ? [TAG_MANAGER] : []),
  ]
}

/** Whether the pages at a path have another policy than most. */
export function hasOwnPolicy(path: string): boolean {
  return isPayment(path) || isSignIn(path)
}
