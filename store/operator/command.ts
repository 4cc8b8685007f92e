import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database } from '../db/database.ts'
import { pounds } from '../kernel/index.ts'
import type { Clock, Secret } from '../kernel/index.ts'

/** The context of operator commands. */
export type Operator = {
  db: Database
  clock: Clock
  /** The secret for codes and signed links. */
  secret: Secret
  /** A sandbox, or a shop that sells. */
  mode: 'sandbox' | 'live'
  /** Prints a line. */
  say: (line: string) => void
}

/** An operator command, e.g. `orders advance`. Throws UsageError for invalid arguments. */
export type Command = {
  /** What follows the name, e.g. `<order> [--to <state>]`. */
  usage: string
  /** One line on what it does. */
  about: string
  run: (operator: Operator, args: string[]) => Promise<void>
}

/** Returns a number with what is counted: `1 order`, `2 orders`. */
export const plural = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** Invalid arguments. The message says what is wrong. */
export class UsageError extends Error {}

/**
 * Parses the arguments of a command: a word for each of `names`, and the options. Throws UsageError for
 * missing or surplus words and for repeated or empty options.
 */
export function readArgs<const Names extends readonly string[], Options extends ParseArgsOptionsConfig>(
  args: string[],
  names: Names,
  options: Options,
) {
  const { values, positionals } = parseArgs({
    args: normaliseArgs(args, options),
    options,
    allowPositionals: true,
  })
  const surplus = positionals.slice(names.length)
  if (surplus.length) throw new UsageError(`This makes no sense here: ${surplus.join(' ')}`)
  const words = names.map((name, index) => requireText(positionals[index], name))
  return { values, words: words as { [Name in keyof Names]: string } }
}

/**
 * Returns the options with their values, then the words. `parseArgs` takes a negative number for an option
 * and has messages for programmers, so the arguments are checked first.
 */
function normaliseArgs(args: string[], options: ParseArgsOptionsConfig): string[] {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const given = new Map<string, string>()
  const words: string[] = []
  // An argument with one hyphen has a token for each letter; only the first is used.
  for (const token of tokens.filter(({ index }, n) => index !== tokens[n - 1]?.index)) {
    const typed = args[token.index] ?? ''
    if (token.kind === 'positional' || NEGATIVE_AMOUNT.test(typed)) words.push(typed)
    else if (token.kind === 'option') {
      if (given.has(token.name)) throw new UsageError(`--${token.name} is there twice`)
      given.set(token.name, optionOf(token, typed, options))
    }
  }
  return [...given.values(), '--', ...words]
}

const NEGATIVE_AMOUNT = /^-£?[\d.,]+$/

type OptionToken = {
  name: string
  rawName: string
  value?: string | undefined
  inlineValue?: boolean | undefined
}

/**
 * Returns an option with its value as one argument. Throws UsageError for an unknown option or a missing
 * value.
 */
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
  if (!inlineValue && value?.startsWith('-') && !NEGATIVE_AMOUNT.test(value))
    throw new UsageError(`${rawName} is missing: behind it comes ${value}`)
  return `${rawName}=${requireText(value, rawName)}`
}

/** Returns a typed value. Throws UsageError when it is empty or has control characters. */
function requireText(text: string | undefined, name: string): string {
  if (!text?.trim()) throw new UsageError(`${name} is missing`)
  if (/\p{Cc}/u.test(text)) throw new UsageError(`${name} must be one line without control characters`)
  return text
}

/** Returns text for shoppers. Throws UsageError for a negative number: an amount was meant. */
export function requiredText(text: string, name: string): string {
  if (NEGATIVE_AMOUNT.test(text)) throw new UsageError(`${name} must be words, not "${text}"`)
  return text
}

/** The largest value of an integer column. */
const MOST = 2_147_483_647
/** A larger amount is a typo. */
const MOST_PENCE = 999_999_999

/** Parses a whole number from `least` up to `most`. */
export function wholeNumber(text: string, name: string, least = 0, most = MOST): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least)
    throw new UsageError(`${name} must be a whole number from ${least} up, not "${text}"`)
  if (number > most) throw new UsageError(`${name} goes up to ${most}: ${text} is too large`)
  return number
}

/** Parses an amount in pounds (`12`, `12.50`, `£12.50`). Returns pence, at least `least`. */
export function penceOf(text: string, name: string, least = 0): number {
  if (NEGATIVE_AMOUNT.test(text))
    throw new UsageError(`${name} must be an amount ${least ? 'above 0' : 'from 0 up'}, not "${text}"`)
  const match = /^£?(\d+)(?:\.(\d\d))?$/.exec(text)
  if (!match) throw new UsageError(`${name} must be an amount like 12.50, not "${text}"`)
  const pence = Number(match[1]) * 100 + Number(match[2] ?? 0)
  if (pence < least) throw new UsageError(`${name} must be at least ${pounds(least)}`)
  if (pence > MOST_PENCE)
    throw new UsageError(`${name} goes up to ${pounds(MOST_PENCE)}: ${text} is too large`)
  return pence
}

/** Replaces line breaks and control characters, so that typed text cannot imitate output of the command. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

/** Formats rows as a table with a header. */
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
