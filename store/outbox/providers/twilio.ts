import { z } from 'zod'
import { Undeliverable } from './message-provider.ts'
import type { MessageProvider, OutgoingMessage } from './message-provider.ts'

export type TwilioAccount = {
  /** `https://api.twilio.com`, or a server that speaks its API. */
  baseUrl: string
  accountSid: string
  authToken: string
  /** Sender numbers in E.164 form. */
  smsFrom: string
  whatsappFrom: string
}

const Failure = z.object({ code: z.number().optional(), message: z.string().optional() })

/**
 * Sends text messages and WhatsApp messages through Twilio's REST API. Client errors throw `Undeliverable`, except for
 * 401 and 429.
 */
export function twilioProvider(account: TwilioAccount): MessageProvider {
  const url = `${account.baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${account.accountSid}/Messages.json`
  const credentials = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
  return {
    send: async (message: OutgoingMessage) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'i-twilio-idempotency-token': message.id,
        },
        body: new URLSearchParams({ ...addresses(account, message), Body: message.text }),
        signal: AbortSignal.timeout(10_000),
      })
      const text = await answer.text()
      if (answer.ok) return
      const why = describe(answer.status, text)
      // Rate limits, wrong credentials and server errors are temporary; other errors are about the recipient.
      if (answer.status === 429 || answer.status >= 500 || answer.status === 401) throw new Error(why)
      throw new Undeliverable(why)
    },
  }
}

function addresses(account: TwilioAccount, { channel, to }: OutgoingMessage): { To: string; From: string } {
  return channel === 'whatsapp'
    ? { To: `whatsapp:${to}`, From: `whatsapp:${account.whatsappFrom}` }
    : { To: to, From: account.smsFrom }
}

function describe(status: number, text: string): string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return `Twilio answers ${status}`
  }
  const failure = Failure.safeParse(body)
  return `Twilio answers ${status}${failure.success ? ` (${failure.data.code ?? 'no code'})` : ''}`
}
