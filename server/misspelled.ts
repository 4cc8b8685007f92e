/** Variables that begin so are meant for the shop, whoever else looks at the environment. */
const OURS =
  /^(?:STRIPE|PAYPAL|REVOLUT|TWILIO|RECAPTCHA|TYPESENSE|IDEAL_POSTCODES|CODES|SHOP|STORE|SITE|MAP_TILES|LANDING|SEED)_/
/** Shorter names are too near to too many others. */
const SHORTEST = 6
const MOST_SLIPS = 2

/**
 * What to say of variables that are no settings of the shop but look as if somebody meant one: a line for each, with the
 * name that was probably meant. Values are nobody's business.
 */
export function misspelledVariables(names: readonly string[], known: readonly string[]): string[] {
  const settings = new Set(known)
  return names.flatMap((name) => {
    if (settings.has(name)) return []
    const [nearest] = known
      // Words whose lengths differ by more lie further apart, and there is no need to compare their letters.
      .filter(
        ({ length }) =>
          Math.abs(length - name.length) <= MOST_SLIPS && Math.min(length, name.length) >= SHORTEST,
      )
      .map((setting) => ({ setting, slips: slipsBetween(name.toUpperCase(), setting) }))
      .filter(({ slips }) => slips <= MOST_SLIPS)
      .sort((one, other) => one.slips - other.slips)
    if (nearest)
      return [`${name} is no setting of the shop and does nothing: ${nearest.setting} may be meant`]
    return OURS.test(name) ? [`${name} is no setting of the shop and does nothing`] : []
  })
}

/** How many letters have to be put in, taken out or changed to make one word of another (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, email] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, against] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + (email === against ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}
