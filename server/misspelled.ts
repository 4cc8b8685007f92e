import type { PaymentMethodCode } from '../contract/payment.ts'

const OF_PROVIDERS: Record<PaymentMethodCode, string> = {
  stripe: 'STRIPE_',
  paypal: 'PAYPAL_',
  revolut: 'REVOLUT_',
}

/** Variables with these prefixes are meant for the shop. */
const OURS = [
  ...Object.values(OF_PROVIDERS),
  ...['TWILIO_', 'RECAPTCHA_', 'TYPESENSE_', 'IDEAL_POSTCODES_', 'CODES_', 'SHOP_', 'STORE_', 'SITE_'],
  ...['METRICS_', 'REDIS_', 'MAP_TILES_', 'LANDING_', 'SEED_'],
]
/** Shorter names are too similar to others. */
const SHORTEST = 6
const MOST_SLIPS = 2

/**
 * Warnings about variables that are no settings but look like one: a line for each, with the name that was probably meant.
 * Values are never shown.
 */
export function misspelledVariables(names: readonly string[], known: readonly string[]): string[] {
  const settings = new Set(known)
  return names.flatMap((name) => {
    if (settings.has(name)) return []
    const [nearest] = known
      // Names whose lengths differ by more cannot be close enough.
      .filter(
        ({ length }) =>
          Math.abs(length - name.length) <= MOST_SLIPS && Math.min(length, name.length) >= SHORTEST,
      )
      .map((setting) => ({ setting, slips: slipsBetween(name.toUpperCase(), setting) }))
      .filter(({ slips }) => slips <= MOST_SLIPS)
      .sort((one, other) => one.slips - other.slips)
    if (nearest)
      return [`${name} is no setting of the shop and does nothing: ${nearest.setting} may be meant`]
    return OURS.some((prefix) => name.startsWith(prefix))
      ? [`${name} is no setting of the shop and does nothing`]
      : []
  })
}

/** The number of letters to insert, remove or change to turn one word into another (Levenshtein distance). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, against] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === against ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}
