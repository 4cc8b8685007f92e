import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'

/** What the commands of the people of the shop work with. */
export type Operator = {
  db: Database
  clock: Clock
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
  const { values, positionals, tokens } = parseArgs({ args, options, allowPositionals: true, tokens: true })
  const said = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (said.has(token.name)) throw new UsageError(`--${token.name} is there twice`)
    said.add(token.name)
    if (token.value !== undefined) checked(token.value, `--${token.name}`)
  }
  const surplus = positionals.slice(names.length)
  if (surplus.length) throw new UsageError(`This makes no sense here: ${surplus.join(' ')}`)
  const words = names.map((name, index) => checked(positionals[index], name))
  return { values, words: words as { [Name in keyof Names]: string } }
}

/** Words somebody typed: some, on one line. */
function checked(text: string | undefined, name: string): string {
  if (!text?.trim()) throw new UsageError(`${name} is missing`)
  if (/\p{Cc}/u.test(text)) throw new UsageError(`${name} must be one line without control characters`)
  return text
}

/** A whole number from `least` up. */
export function wholeNumber(text: string, name: string, least = 0): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > 2_147_483_647)
    throw new UsageError(`${name} must be a whole number from ${least} up, not "${text}"`)
  return number
}

/** Pounds as people write them (`12`, `12.50`, `£12.50`), in pence; `least` pence or more. */
export function penceOf(text: string, name: string, least = 0): number {
  const match = /^£?(\d{1,7})(?:\.(\d\d))?$/.exec(text)
  if (!match) throw new UsageError(`${name} must be an amount like 12.50, not "${text}"`)
  const pence = Number(match[1]) * 100 + Number(match[2] ?? 0)
  if (pence < least) throw new UsageError(`${name} must be at least ${pounds(least)}`)
  return pence
}

export const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

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
