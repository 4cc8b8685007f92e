/** What one address, session or order may do, by the names of their settings. */
const LIMITS = [
  'READS_PER_MINUTE',
  'NEW_VISITORS_PER_MINUTE',
  'NEW_VISITORS_PER_DAY',
  'CLIENT_ERRORS_PER_SESSION',
  'CLIENT_ERRORS_PER_ADDRESS',
  'CLIENT_ERRORS_PER_DAY',
  'WRONG_SIGN_IN_CODES_PER_ADDRESS',
  'WRONG_CODES_PER_SESSION',
  'WRONG_CODES_PER_ADDRESS',
  'DECLINED_CARDS_PER_ORDER',
  'DECLINED_CARDS_PER_ADDRESS',
  'UNPAID_LETTERS_PER_DESTINATION',
  'HELD_SHARE_PER_ADDRESS',
  'HELD_PLACES_PER_ADDRESS',
  'HELD_PLACES_PER_DEVICE',
]

/** The settings that raise every limit to `most`. */
const raisedLimits = (most: number): Record<string, string> =>
  Object.fromEntries(LIMITS.map((name) => [name, String(most)]))

/** Limits that no test reaches unless it means to: all of them ask from one address. */
export const NO_LIMITS = raisedLimits(1_000_000)
/** A benchmark asks for more within a minute. */
export const NO_LIMITS_OF_LOAD = raisedLimits(1_000_000_000)
