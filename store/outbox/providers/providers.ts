import type { MessageProviders } from './message-provider.ts'
import { sandboxProvider } from './sandbox.ts'
import { smtpProvider } from './smtp.ts'
import type { TwilioAccount } from './twilio.ts'
import { twilioProvider } from './twilio.ts'

export type MessageOptions = {
  smtp?: { url: string; from: string } | undefined
  twilio?: TwilioAccount | undefined
}

/** Returns a provider for each channel: the configured ones, or the sandbox. */
export function messageProviders({ smtp, twilio }: MessageOptions): MessageProviders {
  const phone = twilio ? twilioProvider(twilio) : sandboxProvider
  return { email: smtp ? smtpProvider(smtp) : sandboxProvider, sms: phone, whatsapp: phone }
}
