/** A message ready to be handed over. Its id is the same on every attempt, so that a provider can tell a repeat. */
export type Outgoing = {
  id: string
  channel: 'email' | 'sms' | 'whatsapp'
  to: string
  subject: string
  text: string
  html: string | null
  unsubscribeUrl: string | null
}

/** The seam to those who carry messages. Resolves when the message was taken over; throws when it was not. */
export type MessageProvider = { send: (message: Outgoing) => Promise<void> }
export type MessageProviders = Record<Outgoing['channel'], MessageProvider>

/** It will never arrive: there is no sense in trying again. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
