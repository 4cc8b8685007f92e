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

/** What was typed and is needed. */
export function required(value: string | undefined, name: string): string {
  if (!value) throw new UsageError(`${name} is missing`)
  return value
}

/** A whole number from `least` up. */
export function wholeNumber(text: string, name: string, least = 0): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > 2_147_483_647)
    throw new UsageError(`${name} must be a whole number from ${least} up, not "${text}"`)
  return number
}

/** Pounds as people write them (`12`, `12.50`, `£12.50`), in pence. */
export function penceOf(text: string, name: string): number {
  const match = /^£?(\d{1,7})(?:\.(\d\d))?$/.exec(text)
  if (!match) throw new UsageError(`${name} must be an amount like 12.50, not "${text}"`)
  return Number(match[1]) * 100 + Number(match[2] ?? 0)
}

export const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

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
