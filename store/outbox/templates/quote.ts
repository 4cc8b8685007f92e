import { INK, MOSS, PAPER, PETAL, SANS, SERIF, escapeHtml } from './email-style.ts'

/** What a customer wrote, with its line breaks, below words on what it is. */
export type Quote = {
  kind: 'quote'
  /** E.g. `Your card says:`. */
  label: string
  words: string
}

/** Renders a quote for the text body. */
export function textOfQuote({ label, words }: Quote): string {
  return [label, '', ...quotedLines(words)].join('\n')
}

/** Renders a quote for the HTML body. */
export function htmlOfQuote({ label, words }: Quote): string {
  return `<div style="margin:0 0 12px;padding:16px 18px;background:${PAPER};border-left:3px solid ${PETAL};border-radius:4px"><div style="font-family:${SANS};font-size:14px;line-height:1.5;color:${MOSS}">${escapeHtml(label)}</div><div style="margin:6px 0 0;font-family:${SERIF};font-style:italic;font-size:19px;line-height:1.45;color:${INK};word-break:break-word;overflow-wrap:anywhere">${htmlOfLines(words)}</div></div>`
}

/** Returns the lines of what a customer wrote, in quotation marks and indented, for a text body. */
export const quotedLines = (words: string): string[] => linesOf(`“${words}”`).map((line) => `  ${line}`)

/** Returns what a customer wrote with its line breaks, for an HTML body. */
export const htmlOfLines = (words: string): string => linesOf(words).map(escapeHtml).join('<br>')

const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/)
