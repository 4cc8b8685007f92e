import type { Mood } from './colour-mood.ts'
import { seedOf } from '../random.ts'

/** What people send flowers for; each is a listing of its own. */
export const OCCASIONS = [
  'birthday-flowers',
  'anniversary-flowers',
  'romantic-flowers',
  'valentine-flowers',
  'mothers-day',
  'wedding',
  'congratulations-flowers',
  'thank-you-flowers',
  'new-home-flowers',
  'baby-flowers',
  'get-well-soon-flowers',
  'good-luck-flowers',
  'friendship-flowers',
  'apology-flowers',
  'surprise-flowers',
  'thinking-of-you-flowers',
  'sympathy-flowers',
  'retirement-flowers',
  'christmas-flowers',
] as const

/** Who they send them to. */
export const RECIPIENTS = [
  'mom',
  'partner',
  'friends',
  'colleagues',
  'relatives',
  'grandparents',
  'dad',
] as const

export type Occasion = (typeof OCCASIONS)[number]
export type Recipient = (typeof RECIPIENTS)[number]

/**
 * Occasions a mood suits, most natural first. Christmas is in none: red roses are for any week of the year, and what belongs
 * to the season is named.
 */
const OCCASIONS_BY_MOOD: Record<Mood, readonly Occasion[]> = {
  white: [
    'sympathy-flowers',
    'wedding',
    'thinking-of-you-flowers',
    'apology-flowers',
    'new-home-flowers',
    'anniversary-flowers',
    'thank-you-flowers',
  ],
  soft: [
    'baby-flowers',
    'thank-you-flowers',
    'mothers-day',
    'wedding',
    'get-well-soon-flowers',
    'thinking-of-you-flowers',
    'apology-flowers',
    'friendship-flowers',
    'birthday-flowers',
  ],
  pink: [
    'birthday-flowers',
    'romantic-flowers',
    'mothers-day',
    'valentine-flowers',
    'surprise-flowers',
    'friendship-flowers',
    'baby-flowers',
    'thank-you-flowers',
  ],
  red: [
    'romantic-flowers',
    'valentine-flowers',
    'anniversary-flowers',
    'apology-flowers',
    'surprise-flowers',
    'birthday-flowers',
  ],
  deep: [
    'anniversary-flowers',
    'romantic-flowers',
    'birthday-flowers',
    'retirement-flowers',
    'thank-you-flowers',
    'surprise-flowers',
  ],
  warm: [
    'thank-you-flowers',
    'good-luck-flowers',
    'new-home-flowers',
    'congratulations-flowers',
    'retirement-flowers',
    'get-well-soon-flowers',
    'birthday-flowers',
    'friendship-flowers',
  ],
  cool: [
    'new-home-flowers',
    'good-luck-flowers',
    'thinking-of-you-flowers',
    'congratulations-flowers',
    'retirement-flowers',
    'baby-flowers',
    'thank-you-flowers',
  ],
  bright: [
    'birthday-flowers',
    'congratulations-flowers',
    'friendship-flowers',
    'surprise-flowers',
    'get-well-soon-flowers',
    'good-luck-flowers',
    'retirement-flowers',
    'new-home-flowers',
  ],
}

const RECIPIENTS_BY_MOOD: Record<Mood, readonly Recipient[]> = {
  white: ['grandparents', 'partner', 'relatives', 'colleagues', 'mom'],
  soft: ['mom', 'grandparents', 'friends', 'relatives', 'partner'],
  pink: ['mom', 'partner', 'friends', 'relatives'],
  red: ['partner', 'mom', 'dad'],
  deep: ['partner', 'dad', 'relatives', 'colleagues'],
  warm: ['friends', 'dad', 'colleagues', 'mom', 'grandparents'],
  cool: ['dad', 'colleagues', 'grandparents', 'relatives'],
  bright: ['friends', 'colleagues', 'dad', 'relatives'],
}

const NONE: readonly never[] = []

/** What any bouquet can say, whatever else it was made for. */
const FEELINGS: ReadonlySet<Occasion> = new Set<Occasion>([
  'thank-you-flowers',
  'friendship-flowers',
  'surprise-flowers',
  'thinking-of-you-flowers',
])

/** Occasions of two people who are in love. */
const OF_A_COUPLE: ReadonlySet<Occasion> = new Set<Occasion>([
  'anniversary-flowers',
  'romantic-flowers',
  'valentine-flowers',
])

/**
 * The occasions the florist named, then those that suit the mood. The two most natural always join; which of the
 * rest do depends on the product, so that listings do not all show the same things. What was made for one event is for no
 * other, whatever its colours: nobody sends a silver anniversary to a funeral, or a last day at work for a birthday. Nor is a
 * thank-you a declaration of love.
 */
export function occasionsFor(mood: Mood, realId: string, named: readonly Occasion[] = NONE): Occasion[] {
  const occasions = joined(named, OCCASIONS_BY_MOOD[mood], 2, seedOf(`occasion ${realId}`))
  if (named.length === 0) return occasions
  const isForEvent = named.some((occasion) => !FEELINGS.has(occasion))
  const isForCouple = named.some((occasion) => OF_A_COUPLE.has(occasion))
  return occasions.filter(
    (occasion) =>
      named.includes(occasion) ||
      FEELINGS.has(occasion) ||
      (OF_A_COUPLE.has(occasion) ? isForCouple : !isForEvent),
  )
}

/**
 * The recipients the florist named, then those that suit the mood. What was made for colleagues alone is for no one at home:
 * a leaving bouquet says the wrong thing to a father.
 */
export function recipientsFor(mood: Mood, realId: string, named: readonly Recipient[] = NONE): Recipient[] {
  if (named.length === 1 && named[0] === 'colleagues') return [...named]
  return joined(named, RECIPIENTS_BY_MOOD[mood], 1, seedOf(`recipient ${realId}`))
}

function joined<Item>(named: readonly Item[], items: readonly Item[], always: number, seed: number): Item[] {
  const all = [...named]
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Item
    if ((index < always || ((seed >>> index) & 1) === 1) && !all.includes(item)) all.push(item)
  }
  return all
}
