/** What an e-mail says, before it has a look: its text and its HTML are made of the same parts and always agree. */
export type Letter = {
  subject: string
  /** Shown beside the subject in the inbox. */
  preview: string
  heading: string
  parts: Part[]
  /** Why this person gets it. */
  reason: string
  unsubscribeUrl?: string | null
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }

export type Written = { subject: string; text: string; html: string }

/** Both bodies of a letter. */
export function write(letter: Letter): Written {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
}

function textOf({ heading, parts, reason, unsubscribeUrl }: Letter): string {
  const lines = parts.map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'code') return `    ${part.code}`
    return `${part.label}: ${part.href}`
  })
  const stop = unsubscribeUrl ? [`No more of these: ${unsubscribeUrl}`] : []
  return [heading, ...lines, '-- \nLarkspur, flowers from London', reason, ...stop].join('\n\n')
}

// Mail clients know neither stylesheets nor variables: the shop's palette, written out.
const PAPER = '#faf6ef'
const CARD = '#fffdf9'
const LINE = '#e3d9c8'
const INK = '#1c3328'
const MOSS = '#566a5c'
const PETAL = '#b3304f'
const SERIF = "Fraunces,'Iowan Old Style',Georgia,'Times New Roman',serif"
const SANS = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"

function htmlOf({ subject, preview, heading, parts, reason, unsubscribeUrl }: Letter): string {
  const stop = unsubscribeUrl
    ? ` <a href="${escape(unsubscribeUrl)}" style="color:${MOSS};text-decoration:underline">No more of these</a>`
    : ''
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
<tr><td style="padding:20px 8px 0;font-family:${SANS};font-size:13px;line-height:1.55;color:${MOSS}">Larkspur, flowers from London.<br>${escape(reason)}${stop}</td></tr>
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
  if (part.kind === 'code') {
    return `<p style="margin:4px 0 22px;font-family:${SERIF};font-size:40px;line-height:1.2;letter-spacing:0.16em;color:${INK}">${escape(part.code)}</p>`
  }
  return `<p style="margin:8px 0 22px"><a href="${escape(part.href)}" style="display:inline-block;background:${INK};color:${PAPER};font-family:${SANS};font-size:16px;line-height:1;text-decoration:none;padding:16px 26px;border-radius:4px">${escape(part.label)}</a></p>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
