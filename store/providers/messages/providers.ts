import type { MessageProvider, MessageProviders } from './message-provider.ts'
import { smtpProvider } from './smtp.ts'
import type { TwilioAccount } from './twilio.ts'
import { twilioProvider } from './twilio.ts'

export type MessageOptions = {
  smtp?: { url: string; from: string } | undefined
  twilio?: TwilioAccount | undefined
}

/** Nothing leaves the house: the outbox, where a sent message stays, is what `/sandbox` shows. */
const sandbox: MessageProvider = { send: async () => {} }

/** Who carries what: the configured providers, else the sandbox. */
export function messageProviders({ smtp, twilio }: MessageOptions): MessageProviders {
  const phone = twilio ? twilioProvider(twilio) : sandbox
  return { email: smtp ? smtpProvider(smtp) : sandbox, sms: phone, whatsapp: phone }
}
