import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import type { Field } from '../../ui/form/form-data.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { refusalSentence } from '../../ui/form/sentences.ts'
import { ADDED, CARD_WORDS } from './card-text.ts'

/** What is wrong with the words of a card that the shop did not take. They are given back, by the name of their field. */
export const problemOfCardText = (field: Field, refusal: Refusal_RefusalFragment) =>
  problemOf(field, refusal, field('intent'))

/** The same for a product that is not in the cart yet, with all that was said of it. */
export const problemOfAdded = (field: Field, refusal: Refusal_RefusalFragment) =>
  problemOf(field, refusal, 'cardText', ADDED)

function problemOf(
  field: Field,
  refusal: Refusal_RefusalFragment,
  name: string,
  more: readonly string[] = [],
): FormProblem {
  return {
    intent: field('intent'),
    errors: { [name]: { code: refusal.code, words: refusalSentence(refusal, CARD_WORDS) } },
    message: '',
    typed: Object.fromEntries([name, ...more].map((each) => [each, field(each)])),
  }
}
