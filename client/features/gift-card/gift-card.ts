import type { CartLine_LineFragment } from '../../../graphql/generated/graphql.ts'
import { isCivilDate } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { aName, anEmail, holds } from '../../ui/form/form-fields.ts'

type Details = NonNullable<NonNullable<CartLine_LineFragment['giftCard']>['details']>

/** The hour that is offered first. */
export const USUAL_HOUR = 9

const aDay = holds((text) => isCivilDate(text.trim()), 'no_day_chosen')

/** To whom, from whom and when a gift card goes by e-mail. */
export const GIFT_CARD_FIELDS: FormFields = {
  recipientName: { label: 'Who is it for?', required: true, check: aName },
  recipientEmail: { label: 'Their e-mail address', required: true, check: anEmail },
  sender: { label: 'Who is it from?', required: true, check: aName },
  cardText: { label: 'Your message (optional)' },
  sendOn: { label: 'Day it is sent on (optional)', check: aDay },
  sendHour: { label: 'Hour, London time' },
}

/** `By e-mail to Iris, iris@example.org, on Friday 13 March at 09:00`. */
export function sentWords({ recipientName, recipientEmail, sendOn, sendHour }: Details): string {
  const when = sendOn ? `on ${dateInWords(sendOn)} at ${hourInWords(sendHour)}` : 'as soon as it is paid'
  return `By e-mail to ${recipientName}, ${recipientEmail}, ${when}`
}

export const hourInWords = (hour: number) => `${String(hour).padStart(2, '0')}:00`
