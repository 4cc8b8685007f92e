import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'

type Outcome = { __typename: string }
type Unsaved = { change: Promise<Outcome>; write: () => Promise<Outcome> }

/** Cards that the shop has not taken yet, by the intent of their form. In the browser only. */
const unsaved = new Map<string, Unsaved>()

/** Writes a card, and remembers how until the shop has taken it: whoever goes on meanwhile does not leave its words behind. */
export function writeCard<Written extends Outcome>(
  intent: string,
  write: () => Promise<Written>,
): Promise<Written> {
  const change = write()
  if (import.meta.env.SSR) return change
  const entry = { change, write }
  unsaved.set(intent, entry)
  change.then(
    (outcome) => {
      if (!isRefusal(outcome) && unsaved.get(intent) === entry) unsaved.delete(intent)
    },
    // Whoever sent it hears of it.
    () => {},
  )
  return change
}

/** The words were taken back before the shop had them. */
export const forgetCard = (intent: string): void => void unsaved.delete(intent)

/**
 * Waits for the cards that are being written, and writes those once more that failed. Returns the refusal of one that the shop does not take,
 * once: who goes on after that goes without it. Throws when one fails again.
 */
export async function cardsUnderWay(): Promise<Refusal_RefusalFragment | null> {
  for (const [intent, { change, write }] of [...unsaved]) {
    const outcome = await change.catch(() => write())
    unsaved.delete(intent)
    if (isRefusal(outcome)) return outcome
  }
  return null
}
