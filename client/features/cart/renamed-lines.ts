import type { CartPage_CartFragment } from '../../../graphql/generated/graphql.ts'
import type { Line } from './line-keys.ts'
import { lineKey, variantKey } from './line-keys.ts'

/** What a button that is pressed may not know yet: a page shows an answer within this time. */
const SHOWN_WITHIN_MS = 1_000

const renames: (Line & { to: string; at: number })[] = []
let underWay: Promise<unknown> = Promise.resolve()

/**
 * The text of a card is part of its line's slug. Remembers what a change of it makes of the slug, for the buttons that are pressed before the
 * page shows the line under its new one. In the browser only.
 */
export function followRename(line: Line, words: string, change: Promise<CartPage_CartFragment | null>): void {
  const followed = change.then(
    (cart) => {
      const renamed = cart?.lines.find(
        (other) => variantKey(other) === variantKey(line) && (other.cardText ?? '') === words.trim(),
      )
      if (renamed && renamed.lineSlug !== line.lineSlug)
        renames.push({ ...line, to: renamed.lineSlug, at: performance.now() })
    },
    // Who sent the change hears of it.
    () => {},
  )
  underWay = underWay.then(() => followed)
}

/** The line that a button names, as it is called once the changes of cards that are under way have ended. */
export async function renamedLine(line: Line): Promise<Line> {
  const since = performance.now() - SHOWN_WITHIN_MS
  await underWay
  return renames
    .filter(({ at }) => at >= since)
    .reduce(
      (now, renamed) =>
        lineKey(now) === lineKey(renamed) ? { productId: now.productId, lineSlug: renamed.to } : now,
      line,
    )
}
