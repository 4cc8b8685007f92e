import type { Entry } from './entry.ts'
import type { Fact, Facts } from './fact.ts'
import { KINDS_OF_ANY, expressionOf, expressionOfAny, isKind, meaningOf } from './values.ts'

export type Reader = {
  entry: Entry
  /** What a sentence says of the entry: null when it is another sentence, else all values that differ from the rule's. */
  read: (sentence: string) => string[] | null
}

/** What stands in a `{…}`: what to look for, and the fact it is compared with, if with one. */
type Hole = { expression: string; fact: Fact | null; fitsAnyWords: boolean }

const HOLE = /\{([^}]+)\}/
/** Words as an expression that finds them. */
export const escapeWords = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Makes an entry of the table able to read sentences. Throws when it names a fact that does not exist. */
export function readerOf(entry: Entry, facts: Facts): Reader {
  // Split by what it captures, a pattern is fixed words and names of holes by turns.
  const parts = entry.pattern.split(HOLE)
  const fixed = parts.filter((_, index) => index % 2 === 0)
  const holes = parts.filter((_, index) => index % 2).map((name) => holeOf(name, entry, facts))
  const longest = fixed.reduce((one, other) => (other.length > one.length ? other : one)).toLowerCase()
  if (!longest.trim() && holes.some(({ fitsAnyWords }) => fitsAnyWords))
    throw new Error(`“${entry.pattern}” would fit any sentence`)
  const expression = fixed
    .map((words, index) => escapeWords(words) + (holes[index]?.expression ?? ''))
    .join('')
  const pattern = new RegExp(`^${expression}$`, 'i')
  return {
    entry,
    read: (sentence) => {
      // Looking for its longest words first is many times quicker.
      if (!sentence.toLowerCase().includes(longest)) return null
      const [, ...said] = pattern.exec(sentence) ?? []
      return said.length || pattern.test(sentence) ? differences(said, holes) : null
    },
  }
}

function holeOf(name: string, { pattern }: Entry, facts: Facts): Hole {
  const kind = name.startsWith('any ') ? name.slice('any '.length) : ''
  if (isKind(kind))
    return { expression: `(${expressionOfAny(kind)})`, fact: null, fitsAnyWords: kind === 'words' }
  const fact = facts[name]
  if (!fact)
    throw new Error(
      `“${pattern}” names a fact that there is not: ${name}. Anything of a kind is {any …}: ${KINDS_OF_ANY.join(', ')}`,
    )
  return { expression: `(${expressionOf(fact.kind)})`, fact, fitsAnyWords: fact.kind === 'words' }
}

function differences(said: string[], holes: Hole[]): string[] {
  return holes.flatMap(({ fact }, index) => {
    const words = said[index] ?? ''
    if (!fact || fact.values.includes(meaningOf(fact.kind, words))) return []
    return [`it says ${words}, and ${fact.source} says ${fact.values.join(' or ')}`]
  })
}
