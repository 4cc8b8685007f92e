/** Limits no test reaches unless it means to: all of them ask from one address. */
export const NO_LIMITS: Record<string, string> = Object.fromEntries(
  [
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
  ].map((name) => [name, '1000000']),
)
