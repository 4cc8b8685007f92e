import { parsePhone } from '../../kernel/index.ts'
import { CARD, INK, LEAF, LINE, MOSS, PAPER, SANS, SERIF, escapeHtml } from './email-style.ts'
import { htmlOfArrival, htmlOfPictures, textOfArrival, textOfPictures } from './pictures.ts'
import type { Arrival, Pictures } from './pictures.ts'
import { htmlOfQuote, textOfQuote } from './quote.ts'
import type { Quote } from './quote.ts'
import { htmlOfRows, textOfRows } from './rows.ts'
import type { Rows } from './rows.ts'

/** The content of an e-mail. Its text and HTML bodies are rendered from the same parts. */
export type Email = {
  subject: string
  /** The preview text that inboxes show beside the subject. */
  preview: string
  heading: string
  parts: Part[]
  /** Why the recipient gets this e-mail. */
  reason: string
  unsubscribeUrl?: string | null
  /** False when the recipient may not have an account: the link to the notification settings is left out. */
  settings?: boolean
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'button'; label: string; href: string }
  | Link
  | Help
  | Arrival
  | Pictures
  | Quote
  | Rows

type Link = { kind: 'link'; label: string; href: string }

/** A quiet line on what can be done about it, and one on how to reach the shop. */
export type Help = { kind: 'help'; change: Omit<Link, 'kind'> | null; phone: string | null; email: string }

export type RenderedEmail = { subject: string; text: string; html: string }

/** Renders the text and HTML bodies of an e-mail. */
export function renderEmail(email: Email): RenderedEmail {
  return { subject: email.subject, text: textOf(email), html: htmlOf(email) }
}

/**
 * Returns the link to the notification settings, or null for recipients without an account. The shop's URL is taken
 * from the e-mail's button.
 */
function settingsLink({ parts, unsubscribeUrl, settings }: Email): { words: string; href: string } | null {
  const button = parts.find((part) => part.kind === 'button')
  if (settings === false || !button) return null
  const words = unsubscribeUrl
    ? 'Choose what we write about'
    : 'E-mails like this one cannot be switched off. Choose what else we write about'
  return { words, href: new URL('/profile/notification-settings', button.href).href }
}

function textOf(email: Email): string {
  const { heading, parts, reason, unsubscribeUrl } = email
  const choice = settingsLink(email)
  const lines = parts.map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'code') return `    ${part.code}`
    if (part.kind === 'rows') return textOfRows(part)
    if (part.kind === 'arrival') return textOfArrival(part)
    if (part.kind === 'quote') return textOfQuote(part)
    if (part.kind === 'pictures') return textOfPictures(part)
    if (part.kind === 'picture') return `[${part.alt}]`
    if (part.kind === 'help') return textOfHelp(part)
    return `${part.label}: ${part.href}`
  })
  const stop = unsubscribeUrl ? [`Stop these e-mails: ${unsubscribeUrl}`] : []
  const choose = choice ? [`${choice.words}: ${choice.href}`] : []
  return [heading, ...lines, '-- \nLarkspur, flowers from London', reason, ...stop, ...choose].join('\n\n')
}

function htmlOf(email: Email): string {
  const { subject, preview, heading, parts, reason, unsubscribeUrl } = email
  const choice = settingsLink(email)
  const link = (href: string, words: string) =>
    `<br><a href="${escapeHtml(href)}" style="color:${MOSS};text-decoration:underline">${words}</a>`
  const stop = unsubscribeUrl ? link(unsubscribeUrl, 'Stop these e-mails') : ''
  const choose = choice ? link(choice.href, choice.words) : ''
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-family:${SERIF};font-size:28px;letter-spacing:-0.03em;color:${LEAF}">Larkspur</td></tr>
<tr><td style="background:${CARD};border:1px solid ${LINE};border-radius:8px;padding:36px 32px 28px">
<h1 style="margin:0 0 20px;font-family:${SERIF};font-weight:400;font-size:30px;line-height:1.2;color:${INK}">${escapeHtml(heading)}</h1>
${parts.map(htmlOfPart).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;font-family:${SANS};font-size:13px;line-height:1.55;color:${MOSS}">Larkspur, flowers from London.<br>${escapeHtml(reason)}${stop}${choose}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function htmlOfPart(part: Part): string {
  if (part.kind === 'text') {
    return `<p style="margin:0 0 18px;font-family:${SANS};font-size:16px;line-height:1.6;color:${INK}">${escapeHtml(part.text)}</p>`
  }
  if (part.kind === 'rows') return htmlOfRows(part)
  if (part.kind === 'arrival') return htmlOfArrival(part)
  if (part.kind === 'quote') return htmlOfQuote(part)
  if (part.kind === 'pictures') return htmlOfPictures(part)
  if (part.kind === 'code') {
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 22px"><tr><td style="background:${PAPER};border:1px solid ${LINE};border-radius:8px;font-family:${SERIF};line-height:1.2;${codeStyle(part.code)};white-space:nowrap;color:${INK}">${escapeHtml(part.code)}</td></tr></table>`
  }
  if (part.kind === 'picture') {
    return `<p style="margin:0 0 22px"><img src="${escapeHtml(part.src)}" alt="${escapeHtml(part.alt)}" width="320" style="display:block;width:100%;max-width:320px;height:auto;border:0"></p>`
  }
  if (part.kind === 'help') return htmlOfHelp(part)
  if (part.kind === 'link') {
    return `<p style="margin:0 0 18px;font-family:${SANS};font-size:16px;line-height:1.6"><a href="${escapeHtml(part.href)}" style="color:${MOSS};text-decoration:underline">${escapeHtml(part.label)}</a></p>`
  }
  return `<p style="margin:8px 0 22px"><a href="${escapeHtml(part.href)}" style="display:inline-block;background:${LEAF};color:${PAPER};font-family:${SANS};font-weight:600;font-size:16px;line-height:1;text-decoration:none;padding:16px 26px;border-radius:999px">${escapeHtml(part.label)}</a></p>`
}

function textOfHelp({ change, phone, email }: Help): string {
  const questions = `Questions? ${[phone, email].filter(Boolean).join(' or ')}`
  return change ? `${change.label}: ${change.href}\n${questions}` : questions
}

function htmlOfHelp({ change, phone, email }: Help): string {
  const link = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}" style="color:${MOSS};text-decoration:underline;white-space:nowrap">${escapeHtml(label)}</a>`
  const ways = [
    ...(phone ? [link(`tel:${parsePhone(phone) ?? phone.replaceAll(' ', '')}`, phone)] : []),
    link(`mailto:${email}`, email),
  ]
  const first = change ? `${link(change.href, change.label)}<br>` : ''
  return `<p style="margin:0 0 22px;font-family:${SANS};font-size:14px;line-height:1.9;color:${MOSS}">${first}Questions? ${ways.join(' or ')}</p>`
}

/** A code stays on one line in a narrow window: the longer, the smaller and the nearer to its frame. */
function codeStyle({ length }: string): string {
  if (length <= 8) return 'font-size:40px;letter-spacing:0.16em;padding:14px 20px'
  return length <= 16
    ? 'font-size:20px;letter-spacing:0.04em;padding:14px 12px'
    : 'font-size:18px;letter-spacing:0.02em;padding:14px 8px'
}
