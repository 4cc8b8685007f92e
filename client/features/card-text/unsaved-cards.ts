import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'

type Outcome = { __typename: string }
/** The words, and how they are being written; nobody has begun with those that are only typed. */
type Unsaved = { words: string; change?: Promise<Outcome>; onSend?: () => void }

/** Cards that the shop has not taken yet, by the intent of their form. In the browser only. */
const unsaved = new Map<string, Unsaved>()

/** Words that are typed and not sent: they are in sight when somebody goes on, and are meant to go along. `onSend` hears when they do. */
export const typedCard = (intent: string, words: string, onSend: () => void): void =>
  void unsaved.set(intent, { words, onSend })

/** The words were taken back before the shop had them. */
export const forgetCard = (intent: string): void => void unsaved.delete(intent)

/** The form in which they were typed is no longer there. Those that are being written are written. */
export function forgetTyped(intent: string): void {
  if (!unsaved.get(intent)?.change) unsaved.delete(intent)
}

/** Remembers the writing of a card until the shop has taken it: whoever goes on meanwhile does not leave its words behind. */
export function followCard<Written extends Outcome>(
  intent: string,
  words: string,
  change: Promise<Written>,
): Promise<Written> {
  if (import.meta.env.SSR) return change
  const entry = { words, change }
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

/**
 * Waits for the cards that are being written; `write` writes those that are only typed, and once more those that failed. Returns the refusal
 * of one that the shop does not take, once: who goes on after that goes without it. Throws when one fails again.
 */
export async function cardsUnderWay(
  write: (intent: string, words: string) => Promise<Outcome>,
): Promise<Refusal_RefusalFragment | null> {
  for (const [intent, { words, change, onSend }] of [...unsaved]) {
    onSend?.()
    const again = () => write(intent, words)
    const outcome = await (change ? change.catch(again) : again())
    unsaved.delete(intent)
    if (isRefusal(outcome)) return outcome
  }
  return null
}
