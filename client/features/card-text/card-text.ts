import type { FormAnswer } from '../../ui/form/form-problem.ts'

const INTENT = 'card-text'

/** What changes the card of a line, in the cart or in an order: the button's `intent`, and the name of the field with the words, too. */
export const cardTextIntent = (line: { productId: string; lineSlug: string }) =>
  `${INTENT}:${line.productId}:${line.lineSlug}`

/** Whether a form is about the words on a card. */
export const isCardTextIntent = (intent: string) => intent.startsWith(`${INTENT}:`)

/** The line that a form with such an intent is about, and the words that it sends. */
export function cardTextOf(
  intent: string,
  words: string,
): { productId: string; lineSlug: string; cardText: string } {
  const [, productId = '', ...slug] = intent.split(':')
  return { productId, lineSlug: slug.join(':'), cardText: words }
}

/** What shoppers read the words of a card called. */
export const CARD_WORDS = { cardText: 'The words on the card' }

/** What is said of a product beside the words of its card, when it is put in the cart. */
export const ADDED = ['productId', 'variantSlug', 'hasSubscription', 'addOnVariantId'] as const

/** What was wrong with the words for a card when a form with this intent was sent last, and these words. */
export function cardTextProblem(answer: Partial<FormAnswer> | undefined, intent: string) {
  const problem = answer?.problem
  if (problem?.intent !== intent) return {}
  return { words: problem.typed[intent], problem: problem.errors[intent]?.words }
}
