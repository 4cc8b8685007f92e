import type { CardDrawing } from '../catalogue/pictures/drawing.ts'
import { countAllToday, conflict, invalid, containsWebAddress } from '../kernel/index.ts'
import type { PictureVersions, TransactionContext } from '../kernel/index.ts'
import { greetingCopyEmail, greetingEmail } from './greeting-email.ts'
import type { Greeting } from './greeting-email.ts'
import { pictureUrl, queueMessage } from '../outbox/index.ts'

/** Cards per London day, in addition to the limits of all forms: per session, per recipient, in total. */
const DAILY_LIMITS = { session: 10, recipient: 5, total: 5_000 }

/** The real id of greeting card pictures. Each is named after its flower. */
export const GREETING_REAL_ID = 'LK-GREETING'

const COLOUR = {
  peony: 'pink',
  rose: 'red',
  tulip: 'coral',
  sunflower: 'yellow',
  lavender: 'lilac',
  anemone: 'blue',
} as const
type Design = keyof typeof COLOUR

/** The sender of a form: the session, if there is one, and a stand-in for the network address. */
export type FormSender = { sessionId: string | undefined; network: string }

export type GreetingForm = {
  sender: string
  email: string
  recipient: string
  recipient_email: string
  design: Design
  text: string
}

/** Returns the drawing of a design, or undefined when there is no such design. */
export function greetingDrawing(design: string): CardDrawing | undefined {
  if (!isDesign(design)) return undefined
  return {
    kind: 'card',
    seed: `greeting-${design}`,
    motif: design,
    colour: COLOUR[design],
    caption: 'For you',
  }
}

/** Returns the dedupe key of a form's card, so that the message can be deleted together with the form. */
export const greetingKey = (formId: string) => `greeting ${formId}`

/**
 * Queues a card to its recipient and a copy to the sender, in the transaction that stores the form. Throws 400 when a
 * text contains a web address and 409 when a daily limit is exceeded.
 */
export async function sendGreetingCard(
  tx: TransactionContext,
  { siteUrl, pictures }: { siteUrl: string; pictures: PictureVersions },
  { formId, ...from }: FormSender & { formId: string },
  form: GreetingForm,
): Promise<void> {
  checkNoWebAddress(form)
  await countCard(tx, from, form)
  const image = { real_id: GREETING_REAL_ID, name: form.design }
  const picture = pictureUrl({ links: { siteUrl }, pictures }, image, 'size50')
  const { sender, email, recipient, text, design } = form
  const greeting: Greeting = { sender, email, recipient, text, design, picture, siteUrl }
  const send = (kind: string, to: string, email: ReturnType<typeof greetingEmail>, dedupeKey?: string) =>
    queueMessage(tx, { kind, dedupeKey, channel: 'email', to, ...email })
  const to = form.recipient_email.toLowerCase()
  await send('greeting_card', to, greetingEmail(greeting), greetingKey(formId))
  await send('greeting_card_copy', email.toLowerCase(), greetingCopyEmail(greeting))
}

/** A link in a card could be used for phishing in the shop's name. */
function checkNoWebAddress(form: GreetingForm): void {
  for (const field of ['sender', 'recipient', 'text'] as const) {
    if (containsWebAddress(form[field])) throw invalid(`body.${field}`, 'web_address')
  }
}

async function countCard(tx: TransactionContext, from: FormSender, form: GreetingForm): Promise<void> {
  const counts = [
    ...(from.sessionId ? [[`card session ${from.sessionId}`, DAILY_LIMITS.session] as const] : []),
    [`card to ${form.recipient_email.toLowerCase()}`, DAILY_LIMITS.recipient],
    ['card total', DAILY_LIMITS.total],
  ] as const
  if (!(await countAllToday(tx, tx.clock.now(), counts)))
    throw conflict('too_many_cards', 'These were enough cards for today. Send the next one tomorrow.')
}

const isDesign = (name: string): name is Design => Object.hasOwn(COLOUR, name)
