/** A message to be sent. Its id is the same on every attempt, so that providers can detect repeats. */
export type OutgoingMessage = {
  id: string
  channel: 'email' | 'sms' | 'whatsapp'
  to: string
  subject: string
  text: string
  html: string | null
  unsubscribeUrl: string | null
}

/**
 * Sends messages. Resolves when the message was accepted; throws `Undeliverable` when retrying is pointless, and any
 * other error to be retried.
 */
export type MessageProvider = { send: (message: OutgoingMessage) => Promise<void> }
export type MessageProviders = Record<OutgoingMessage['channel'], MessageProvider>

/** The message can never be delivered; it is not retried. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
