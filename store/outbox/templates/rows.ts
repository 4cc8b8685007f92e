import { INK, LINE, MOSS, PETAL, SANS, SERIF, escapeHtml } from './email-style.ts'
import { thumbnailHtml } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { htmlOfLines, quotedLines } from './quote.ts'

/** Rows of a table in an e-mail: a receipt, an address. */
export type Rows = { kind: 'rows'; heading?: string; rows: Row[] }

export type Row = {
  name: string
  /** A small picture before the name. */
  picture?: Picture
  /** Lines below the name. */
  details?: string[]
  /** Text that a customer wrote, with its line breaks. */
  quote?: string | null
  /** The amount in the right column, e.g. `£12.50`. */
  amount?: string
  /** The visual weight; a light row has no rule above it. */
  weight?: 'light' | 'strong'
}

/** Renders rows for the text body. */
export function textOfRows({ heading, rows }: Rows): string {
  const lines = rows.flatMap(({ name, details = [], quote, amount }) => [
    amount === undefined ? name : `${name}: ${amount}`,
    ...details.map((line) => `  ${line}`),
    ...(quote ? quotedLines(quote) : []),
  ])
  return [...(heading ? [heading, ''] : []), ...lines].join('\n')
}

/** Renders rows for the HTML body. */
export function htmlOfRows({ heading, rows }: Rows): string {
  const title = heading
    ? `<h2 style="margin:30px 0 12px;font-family:${SERIF};font-weight:400;font-size:21px;line-height:1.25;color:${INK}">${escapeHtml(heading)}</h2>\n`
    : ''
  return `${title}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
${rows.map((row, index) => htmlOfRow(row, rows[index - 1], rows[index + 1])).join('\n')}
</table>`
}

/** Renders the name and the amount, with details and quote below them across both columns. */
function htmlOfRow(row: Row, before: Row | undefined, after: Row | undefined): string {
  const { name, amount = '', weight } = row
  const line = weight === 'strong' ? INK : LINE
  const border = weight === 'light' && before ? 'border:0' : `border-top:1px solid ${line}`
  const above = weight === 'light' && before ? 4 : 14
  const below = weight === 'light' && after?.weight === 'light' ? 4 : 14
  const font =
    weight === 'strong' ? `font-family:${SERIF};font-size:22px` : `font-family:${SANS};font-size:16px`
  const more = detailsHtml(row)
  if (row.picture) return htmlOfPictureRow({ ...row, picture: row.picture }, { border, font, more })
  const cell = `${border};vertical-align:top;${font};line-height:1.4;color:${INK};padding:${above}px 0 ${more ? 0 : below}px`
  const rest = more
    ? `\n<tr><td colspan="2" style="${BREAK_STYLE};padding:0 0 ${below}px">${more}</td></tr>`
    : ''
  return `<tr><td style="${cell} 0;${BREAK_STYLE}">${escapeHtml(name)}</td><td align="right" width="1" style="${cell} ${amount ? 16 : 0}px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(amount)}</td></tr>${rest}`
}

/** Renders a row with a picture on the left; the name and all below it stand beside it. */
function htmlOfPictureRow(
  { name, amount = '', picture }: Row & { picture: Picture },
  { border, font, more }: { border: string; font: string; more: string },
): string {
  const cell = `${border};vertical-align:top;${font};line-height:1.4;color:${INK};padding:14px 0 14px`
  return `<tr><td style="${cell} 0;${BREAK_STYLE}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td width="72" style="vertical-align:top;padding:0 16px 0 0">${thumbnailHtml(picture)}</td><td style="vertical-align:top;${font};line-height:1.4;color:${INK};${BREAK_STYLE}">${escapeHtml(name)}${more}</td></tr></table></td><td align="right" width="1" style="${cell} 16px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(amount)}</td></tr>`
}

const BREAK_STYLE = 'word-break:break-word;overflow-wrap:anywhere'

function detailsHtml({ details = [], quote }: Row): string {
  const lines = details.map(
    (line) =>
      `<div style="margin:2px 0 0;font-family:${SANS};font-size:14px;line-height:1.5;color:${MOSS}">${escapeHtml(line)}</div>`,
  )
  if (!quote) return lines.join('')
  return `${lines.join('')}<div style="margin:9px 0 2px;padding:0 0 0 12px;border-left:2px solid ${PETAL};font-family:${SERIF};font-style:italic;font-size:16px;line-height:1.5;color:${MOSS}">${htmlOfLines(quote)}</div>`
}
