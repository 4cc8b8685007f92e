/** How a value is written in a sentence, and what it means: values are compared, not letters. */
export type Kind = 'number' | 'money' | 'time' | 'days' | 'months' | 'phone' | 'words'

const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const WORD = `(?:a hundred and one|three hundred|(?:${TENS.slice(2).join('|')})(?:-(?:${SMALL.slice(1, 10).join('|')}))?|${[...SMALL].reverse().join('|')}|a dozen|dozen|half|a|an)`
const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?|${WORD})`
const HOURS = SMALL.slice(1, 13).join('|')

const WRITTEN: Record<Kind, string> = {
  number: NUMBER,
  money: String.raw`(?:£\d[\d,]*(?:\.\d\d)?|\d+p|a pound|a penny|free|${WORD} pounds)`,
  time: String.raw`(?:\d\d:\d\d|\d{1,2}(?:\.\d\d)? ?[ap]m|half past (?:${HOURS})|(?:${HOURS})(?: in the (?:morning|afternoon)| at night)?)`,
  days: `${NUMBER} (?:days?|weeks?)`,
  months: `${NUMBER} (?:months?|years?)`,
  phone: String.raw`0[\d ]+\d`,
  words: '.+?',
}

/** What differs from one shopper, cart or day to the next; the source of the sentence proves it. */
const DIFFERS: Record<string, string> = {
  number: String.raw`\d[\d,]*(?:\.\d+)?`,
  money: String.raw`£\d[\d,]*(?:\.\d\d)?`,
  time: String.raw`\d\d:\d\d`,
  day: '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \\d{1,2} [A-Z][a-z]+(?: \\d{4})?',
  when: '(?:Today|Tomorrow|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \\d{1,2} [A-Z][a-z]+|[A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]{2})',
  date: '\\d{1,2} [A-Z][a-z]+ \\d{4}',
  short_day: '[A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]{2}',
  step: '(?:Ordered|Paid|Cancelled|Refunded)',
  refund: '(?:on its way back|given back [A-Z][a-z]+day \\d{1,2} [A-Z][a-z]+)',
  email: String.raw`\S+@\S+?`,
  card: '[0-9A-Z]{4}',
  order: '[0-9A-Z]{8}',
  // Of a person, a place, flowers or an occasion: it begins with a capital, as no promise does in its middle.
  name: '(?-i:[A-Z0-9][\\w’]*(?:,? (?:[A-Z0-9][\\w’]*|upon|and|of|the))*)',
  words: '.+?',
}

/** What may stand behind `any` in a pattern. */
export const KINDS_OF_ANY: readonly string[] = Object.keys(DIFFERS)
export const isKind = (name: string): boolean => name in DIFFERS

/** The expression for `{any …}`. */
export const expressionOfAny = (name: string): string => DIFFERS[name] ?? '(?!)'
export const expressionOf = (kind: Kind): string => WRITTEN[kind]

/** What was written, as one text for each meaning: `£3` and `£3.00` are one, so are `2pm` and `14:00`. */
export function meaningOf(kind: Kind, written: string): string {
  if (kind === 'money') return String(penceOf(written))
  if (kind === 'time') return timeOf(written)
  if (kind === 'days' || kind === 'months') return String(lengthOf(kind, written))
  return kind === 'number' ? String(numberOf(written)) : written
}

function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(written.replaceAll(',', ''))
  const words = written.toLowerCase().replace(/^a (?=dozen)/, '')
  if (words === 'a hundred and one') return 101
  if (words === 'three hundred') return 300
  if (words === 'dozen') return 12
  if (words === 'half') return 0.5
  if (words === 'a' || words === 'an') return 1
  const [first = '', second = ''] = words.split('-')
  const tens = TENS.indexOf(first)
  return tens > 1 ? tens * 10 + Math.max(0, SMALL.indexOf(second)) : SMALL.indexOf(words)
}

function penceOf(written: string): number {
  const words = written.toLowerCase()
  if (words === 'free') return 0
  if (words === 'a penny') return 1
  if (words.endsWith('p') && !words.startsWith('£')) return Number.parseInt(words, 10)
  if (words.endsWith('pounds') || words === 'a pound') return numberOf(words.split(' ')[0] ?? '') * 100
  return Math.round(Number(words.replaceAll(/[£,]/g, '')) * 100)
}

function timeOf(written: string): string {
  if (/^\d\d:\d\d$/.test(written)) return written
  const half = /^half past (\w+)$/.exec(written)
  const hours = half ? numberOf(half[1] ?? '') : numberOf(/^[\d]+|^\w+/.exec(written)?.[0] ?? '')
  const minutes = half ? 30 : Number(/\.(\d\d)/.exec(written)?.[1] ?? 0)
  // Half past and a bare hour are said of the afternoon: nobody orders flowers at half past five in the morning.
  const isMorning = /am$|morning$/.test(written)
  return `${String(isMorning || hours === 12 ? hours : hours + 12).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function lengthOf(kind: 'days' | 'months', written: string): number {
  const count = numberOf(written.replace(/ \w+$/, ''))
  if (kind === 'days') return /weeks?$/.test(written) ? count * 7 : count
  return /years?$/.test(written) ? count * 12 : count
}
