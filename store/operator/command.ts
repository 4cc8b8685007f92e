import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database } from '../db/database.ts'
import { pounds } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'

/** What the commands of the people of the shop work with. */
export type Operator = {
  db: Database
  clock: Clock
  /** The key that codes are made with. */
  secret: string
  /** Prints a line. */
  say: (line: string) => void
}

/** One thing that can be done, e.g. `orders advance`. Throws `UsageError` for what makes no sense. */
export type Command = {
  /** What follows the name, e.g. `<order> [--to <state>]`. */
  usage: string
  /** What it does, one line. */
  about: string
  run: (operator: Operator, args: string[]) => Promise<void>
}

/** Something was typed that cannot be done; the message says what. */
export class UsageError extends Error {}

/**
 * What was typed behind a command: a word for each of `names`, e.g. `The date`, and the options. Anything that would
 * have to be guessed at is refused: a word that is missing or too many, an option said twice or left empty.
 */
export function readArgs<const Names extends readonly string[], Options extends ParseArgsOptionsConfig>(
  args: string[],
  names: Names,
  options: Options,
) {
  const { values, positionals } = parseArgs({
    args: inOrder(args, options),
    options,
    allowPositionals: true,
  })
  const surplus = positionals.slice(names.length)
  if (surplus.length) throw new UsageError(`This makes no sense here: ${surplus.join(' ')}`)
  const words = names.map((name, index) => checked(positionals[index], name))
  return { values, words: words as { [Name in keyof Names]: string } }
}

/**
 * The options with their values, then the words. By itself the parser takes a number below nothing for an option, and
 * says what it refuses in words for programmers: it gets what it refuses nothing of.
 */
function inOrder(args: string[], options: ParseArgsOptionsConfig): string[] {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const given = new Map<string, string>()
  const words: string[] = []
  // What begins with one hyphen is a token for each of its letters: the first of them stands for it.
  for (const token of tokens.filter(({ index }, n) => index !== tokens[n - 1]?.index)) {
    const typed = args[token.index] ?? ''
    if (token.kind === 'positional' || BELOW_NOTHING.test(typed)) words.push(typed)
    else if (token.kind === 'option') {
      if (given.has(token.name)) throw new UsageError(`--${token.name} is there twice`)
      given.set(token.name, optionOf(token, typed, options))
    }
  }
  return [...given.values(), '--', ...words]
}

const BELOW_NOTHING = /^-£?[\d.,]+$/

type OptionToken = {
  name: string
  rawName: string
  value?: string | undefined
  inlineValue?: boolean | undefined
}

/** An option with its value, in one. Throws for one there is none of, and for a value that is none. */
function optionOf(
  { name, rawName, value, inlineValue }: OptionToken,
  typed: string,
  options: ParseArgsOptionsConfig,
): string {
  const option = rawName.startsWith('--') && Object.hasOwn(options, name) ? options[name] : undefined
  if (!option) throw new UsageError(`There is no option ${typed}`)
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${rawName} stands alone, without "${value}"`)
    return rawName
  }
  if (!inlineValue && value?.startsWith('-') && !BELOW_NOTHING.test(value))
    throw new UsageError(`${rawName} is missing: behind it comes ${value}`)
  return `${rawName}=${checked(value, rawName)}`
}

/** Words somebody typed: some, on one line. */
function checked(text: string | undefined, name: string): string {
  if (!text?.trim()) throw new UsageError(`${name} is missing`)
  if (/\p{Cc}/u.test(text)) throw new UsageError(`${name} must be one line without control characters`)
  return text
}

/** What somebody will read: where a number below nothing stands, an amount was meant. */
export function wordsOf(text: string, name: string): string {
  if (BELOW_NOTHING.test(text)) throw new UsageError(`${name} must be words, not "${text}"`)
  return text
}

/** The most that a column holds. */
const MOST = 2_147_483_647
/** More is a slip. */
const MOST_PENCE = 999_999_999

/** A whole number from `least` up to `most`. */
export function wholeNumber(text: string, name: string, least = 0, most = MOST): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least)
    throw new UsageError(`${name} must be a whole number from ${least} up, not "${text}"`)
  if (number > most) throw new UsageError(`${name} goes up to ${most}: ${text} is too large`)
  return number
}

/** Pounds as people write them (`12`, `12.50`, `£12.50`), in pence; `least` pence or more. */
export function penceOf(text: string, name: string, least = 0): number {
  if (BELOW_NOTHING.test(text))
    throw new UsageError(`${name} must be an amount ${least ? 'above 0' : 'from 0 up'}, not "${text}"`)
  const match = /^£?(\d+)(?:\.(\d\d))?$/.exec(text)
  if (!match) throw new UsageError(`${name} must be an amount like 12.50, not "${text}"`)
  const pence = Number(match[1]) * 100 + Number(match[2] ?? 0)
  if (pence < least) throw new UsageError(`${name} must be at least ${pounds(least)}`)
  if (pence > MOST_PENCE)
    throw new UsageError(`${name} goes up to ${pounds(MOST_PENCE)}: ${text} is too large`)
  return pence
}

/** What people have typed stays on its line: nobody writes a fact of their own below it. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

/** Rows in columns as wide as what is in them, under their names. */
export function table(rows: Record<string, string | number>[]): string[] {
  const [first] = rows
  if (!first) return ['(none)']
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))]
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
