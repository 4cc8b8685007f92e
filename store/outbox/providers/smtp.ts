import { createRequire } from 'node:module'
import type * as Nodemailer from 'nodemailer'
import { Undeliverable } from './message-provider.ts'
import type { MessageProvider, OutgoingMessage } from './message-provider.ts'

/** Read with the first server, as a shop that sends no e-mail starts sooner without it. */
const library = () => createRequire(import.meta.url)('nodemailer') as typeof Nodemailer

const SECONDS = 1_000

/**
 * Sends e-mail through an SMTP server, `smtp://user:password@host:port` (or `smtps:`). `from` is the sender, e.g.
 * `Larkspur <hello@larkspur.example>`. The Message-ID consists of the message's id and the sender's domain. SMTP
 * replies of 500 to 599 throw `Undeliverable`.
 */
export function smtpProvider({ url, from }: { url: string; from: string }): MessageProvider {
  const transport = library().createTransport({
    url,
    connectionTimeout: 5 * SECONDS,
    greetingTimeout: 5 * SECONDS,
    socketTimeout: 15 * SECONDS,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, to, subject, text, html, unsubscribeUrl }: OutgoingMessage) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          // Passed as an object, so that nodemailer does not parse commas as more recipients.
          to: { name: '', address: to },
          subject,
          text,
          ...(html && { html }),
          ...(unsubscribeUrl && {
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              // RFC 8058: lets the mail client unsubscribe with one POST.
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        })
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number }
        if (responseCode >= 500 && responseCode < 600)
          throw new Undeliverable(`The mail server refuses it for good (${responseCode})`, { cause: error })
        throw error
      }
    },
  }
}
