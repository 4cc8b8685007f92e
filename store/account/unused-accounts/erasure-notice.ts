import type { Temporal } from 'temporal-polyfill'
import { formatDayAndYear, pounds } from '../../kernel/index.ts'
import { firstName, renderEmail } from '../../outbox/index.ts'
import type { RenderedEmail } from '../../outbox/index.ts'

/** The kind of the message in the outbox. */
export const ERASURE_NOTICE = 'erasure_notice'

type Notice = {
  name: string | null
  /** The London date of the erasure. */
  erasedOn: Temporal.PlainDate
  /** Pence that are lost with the account. */
  bonuses: number
  /** Leads to the account by signing in. */
  keepUrl: string
}

/** Returns the e-mail to the owner of an account that is erased because nobody uses it. */
export function erasureNoticeEmail({ name, erasedOn, bonuses, keepUrl }: Notice): RenderedEmail {
  const day = formatDayAndYear(erasedOn)
  return renderEmail({
    subject: `We delete your account on ${day}`,
    preview: 'Sign in once before then, and it stays.',
    heading: name ? `Shall we keep your account, ${firstName(name)}?` : 'Shall we keep your account?',
    parts: [
      {
        kind: 'text',
        text: `Nobody has used your account for nearly three years. We keep nothing about people for longer than it is of use, so we delete it on ${day}.`,
      },
      {
        kind: 'text',
        text: `With it go your name and how to reach you, the people and dates you saved, what you liked${bonuses ? `, and bonuses worth ${pounds(bonuses)}` : ''}. What you ordered stays in our books, with nobody’s name on it. Gift cards go on paying.`,
      },
      { kind: 'text', text: 'To keep all of it, sign in once before that day.' },
      { kind: 'button', label: 'Sign in and keep it', href: keepUrl },
      { kind: 'text', text: 'If you no longer need it, there is nothing to do.' },
    ],
    reason: 'You get this because an account that is yours is about to be deleted.',
  })
}

/** Returns the same as a text message, for who signs in by phone. */
export function erasureNoticeText({ erasedOn, bonuses, keepUrl }: Omit<Notice, 'name'>): string {
  const lost = bonuses ? `, with bonuses worth ${pounds(bonuses)}` : ''
  return `Larkspur deletes your account on ${formatDayAndYear(erasedOn)}${lost}: nobody has used it for nearly three years. To keep it, sign in before: ${keepUrl}`
}
