import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { wholeNumber } from '../../ui/form/form-data.ts'
import { problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { GIFT_CARD_FIELDS, USUAL_HOUR } from './gift-card.ts'

/** What the form says, as the shop takes it. */
export function giftCardOf(field: Field) {
  const hour = wholeNumber(field('sendHour') || String(USUAL_HOUR))
  return {
    recipientName: field('recipientName').trim(),
    recipientEmail: field('recipientEmail').trim(),
    sender: field('sender').trim(),
    sendOn: field('sendOn').trim() || null,
    sendHour: Number.isNaN(hour) ? USUAL_HOUR : hour,
  }
}

/** Says in the form what the shop has refused, at the field it is about. `more` is given back beside the fields. */
export function refuseGiftCard(field: Field, refusal: Refusal_RefusalFragment, more: readonly string[]) {
  return refuseForm(problemOf(field, GIFT_CARD_FIELDS, refusal, more))
}
