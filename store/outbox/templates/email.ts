import { CARD, INK, LINE, MOSS, PAPER, PETAL, SANS, SERIF, escape } from './look.ts'
import { htmlOfRows, textOfRows } from './rows.ts'
import type { Rows } from './rows.ts'

/** What an e-mail says, before it has a look: its text and its HTML are made of the same parts and always agree. */
export type Email = {
  subject: string
  /** Shown beside the subject in the inbox. */
  preview: string
  heading: string
  parts: Part[]
  /** Why this person gets it. */
  reason: string
  unsubscribeUrl?: string | null
  /** False where the reader may well have no account: nothing is said of its settings. */
  settings?: boolean
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | Rows

export type Written = { subject: string; text: string; html: string }

/** Both bodies of an e-mail. */
export function write(email: Email): Written {
  return { subject: email.subject, text: textOf(email), html: htmlOf(email) }
}

/** How what one hears of is chosen; the e-mail's button leads to the shop, and so does this. Null without an account. */
function settingsOf({ parts, unsubscribeUrl, settings }: Email): { words: string; href: string } | null {
  const button = parts.find((part) => part.kind === 'button')
  if (settings === false || !button) return null
  const words = unsubscribeUrl
    ? 'Choose what we write about'
    : 'E-mails like this one cannot be switched off. Choose what else we write about'
  return { words, href: new URL('/profile/notification-settings', button.href).href }
}

function textOf(email: Email): string {
  const { heading, parts, reason, unsubscribeUrl } = email
  const choice = settingsOf(email)
  const lines = parts.map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'code') return `    ${part.code}`
    if (part.kind === 'rows') return textOfRows(part)
    if (part.kind === 'picture') return `[${part.alt}]`
    return `${part.label}: ${part.href}`
  })
  const stop = unsubscribeUrl ? [`No more of these: ${unsubscribeUrl}`] : []
  const choose = choice ? [`${choice.words}: ${choice.href}`] : []
  return [heading, ...lines, '-- \nLarkspur, flowers from London', reason, ...stop, ...choose].join('\n\n')
}

function htmlOf(email: Email): string {
  const { subject, preview, heading, parts, reason, unsubscribeUrl } = email
  const choice = settingsOf(email)
  const link = (href: string, words: string) =>
    `<br><a href="${escape(href)}" style="color:${MOSS};text-decoration:underline">${words}</a>`
  const stop = unsubscribeUrl ? link(unsubscribeUrl, 'No more of these') : ''
  const choose = choice ? link(choice.href, choice.words) : ''
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-family:${SERIF};font-size:26px;letter-spacing:-0.01em;color:${INK}">Larkspur<span style="color:${PETAL}">.</span></td></tr>
<tr><td style="background:${CARD};border:1px solid ${LINE};border-top:3px solid ${PETAL};padding:36px 32px 28px">
<h1 style="margin:0 0 20px;font-family:${SERIF};font-weight:400;font-size:30px;line-height:1.2;color:${INK}">${escape(heading)}</h1>
${parts.map(htmlOfPart).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;font-family:${SANS};font-size:13px;line-height:1.55;color:${MOSS}">Larkspur, flowers from London.<br>${escape(reason)}${stop}${choose}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function htmlOfPart(part: Part): string {
  if (part.kind === 'text') {
    return `<p style="margin:0 0 18px;font-family:${SANS};font-size:16px;line-height:1.6;color:${INK}">${escape(part.text)}</p>`
  }
  if (part.kind === 'rows') return htmlOfRows(part)
  if (part.kind === 'code') {
    return `<p style="margin:4px 0 22px;font-family:${SERIF};font-size:40px;line-height:1.2;letter-spacing:0.16em;color:${INK}">${escape(part.code)}</p>`
  }
  if (part.kind === 'picture') {
    return `<p style="margin:0 0 22px"><img src="${escape(part.src)}" alt="${escape(part.alt)}" width="320" style="display:block;width:100%;max-width:320px;height:auto;border:0"></p>`
  }
  if (part.kind === 'link') {
    return `<p style="margin:0 0 18px;font-family:${SANS};font-size:16px;line-height:1.6"><a href="${escape(part.href)}" style="color:${MOSS};text-decoration:underline">${escape(part.label)}</a></p>`
  }
  return `<p style="margin:8px 0 22px"><a href="${escape(part.href)}" style="display:inline-block;background:${INK};color:${PAPER};font-family:${SANS};font-size:16px;line-height:1;text-decoration:none;padding:16px 26px;border-radius:4px">${escape(part.label)}</a></p>`
}
