import { renderEmail } from '../../outbox/index.ts'
import type { RenderedEmail } from '../../outbox/index.ts'

const PURPOSE = {
  sign_in: 'sign in',
  contact: 'confirm this address',
  erase: 'delete your account and everything personal in it',
} as const

/** Returns the e-mail with a one-time code. */
export function codeEmail(code: string, purpose: keyof typeof PURPOSE, minutes: number): RenderedEmail {
  return renderEmail({
    subject: `${code} is your Larkspur code`,
    preview: `It works for ${minutes} minutes.`,
    heading: 'Your code',
    parts: [
      { kind: 'text', text: `Type this code to ${PURPOSE[purpose]}:` },
      { kind: 'code', code },
      {
        kind: 'text',
        text: `It works once, for ${minutes} minutes, where you asked for it. Nobody from Larkspur will ever ask you for it.`,
      },
    ],
    reason:
      'You get this because somebody typed this address in at Larkspur. If that was not you, there is nothing to do.',
  })
}

/**
 * Returns the text message with a one-time code. Its last line lets browsers fill it in on our pages only.
 */
export function codeText(
  code: string,
  purpose: keyof typeof PURPOSE,
  { minutes, siteUrl }: { minutes: number; siteUrl: string },
): string {
  const { hostname } = new URL(siteUrl)
  return `${code} is your Larkspur code to ${PURPOSE[purpose]}. It works for ${minutes} minutes. Tell it to nobody.\n\n@${hostname} #${code}`
}
