import type { CardDrawing } from '../catalogue/pictures/drawing.ts'
import { countAllToday, conflict, invalid, holdsWebAddress } from '../kernel/index.ts'
import type { PictureVersions, TransactionContext } from '../kernel/index.ts'
import { greetingCopy, greetingEmail } from './greeting-email.ts'
import type { Greeting } from './greeting-email.ts'
import { queueMessage } from '../outbox/index.ts'

/** Cards a day beside the caps of all forms: one session's, to one person, and altogether. */
const A_DAY = { session: 10, recipient: 5, total: 5_000 }

/** The folder of the drawings on these cards; each is named after its flower. */
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

/** Who sends a form: their session, when they have one, and what stands for their network. */
export type FormSender = { sessionId: string | undefined; network: string }

export type GreetingForm = {
  sender: string
  email: string
  recipient: string
  recipient_email: string
  design: Design
  text: string
}

/** What is on a card; undefined when there is no such design. */
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

/** Names a card that was sent with a form, so that it can be taken away with it. */
export const greetingKey = (formId: string) => `greeting ${formId}`

/**
 * Sends a card to its recipient and a copy to the sender, in the transaction that keeps the form. Throws when it
 * holds a web address (400) or when there were enough of them today (409).
 */
export async function sendGreetingCard(
  tx: TransactionContext,
  { siteUrl, pictures }: { siteUrl: string; pictures: PictureVersions },
  { formId, ...from }: FormSender & { formId: string },
  form: GreetingForm,
): Promise<void> {
  refuseAddresses(form)
  await countCard(tx, from, form)
  const picture = `${siteUrl}/images/${GREETING_REAL_ID}/size50/${pictures.versionedName(GREETING_REAL_ID, form.design)}.jpg`
  const { sender, email, recipient, text, design } = form
  const greeting: Greeting = { sender, email, recipient, text, design, picture, siteUrl }
  const send = (kind: string, to: string, email: ReturnType<typeof greetingEmail>, dedupeKey?: string) =>
    queueMessage(tx, { kind, dedupeKey, channel: 'email', to, ...email })
  const to = form.recipient_email.toLowerCase()
  await send('greeting_card', to, greetingEmail(greeting), greetingKey(formId))
  await send('greeting_card_copy', email.toLowerCase(), greetingCopy(greeting))
}

/** A card that leads somewhere else is bait: whoever gets it trusts us. */
function refuseAddresses(form: GreetingForm): void {
  for (const field of ['sender', 'recipient', 'text'] as const) {
    if (holdsWebAddress(form[field])) throw invalid(`body.${field}`, 'web_address')
  }
}

async function countCard(tx: TransactionContext, from: FormSender, form: GreetingForm): Promise<void> {
  const counts = [
    ...(from.sessionId ? [[`card session ${from.sessionId}`, A_DAY.session] as const] : []),
    [`card to ${form.recipient_email.toLowerCase()}`, A_DAY.recipient],
    ['card total', A_DAY.total],
  ] as const
  if (!(await countAllToday(tx, tx.clock.now(), counts)))
    throw conflict('too_many_cards', 'These were enough cards for today. Send the next one tomorrow.')
}

const isDesign = (name: string): name is Design => Object.hasOwn(COLOUR, name)
