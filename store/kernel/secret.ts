/**
 * What the shop signs and hashes with. After it was changed it is several: the present one, and behind it those from before, by which
 * what was made with them is still known.
 */
export type Secret = string | readonly [present: string, ...earlier: string[]]

/** All of them, the present one first. */
export const secretsOf = (secret: Secret): readonly string[] =>
  typeof secret === 'string' ? [secret] : secret

/** The one that everything new is made with. */
export const presentSecret = (secret: Secret): string => (typeof secret === 'string' ? secret : secret[0])

/** The secret that something was made with, the present one first; undefined when it was none of them. */
export const secretOf = (secret: Secret, isOf: (one: string) => boolean): string | undefined =>
  secretsOf(secret).find((one) => isOf(one))
