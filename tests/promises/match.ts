import type { Entry } from './entry.ts'
import type { Facts } from './fact.ts'
import { expressionOf, expressionOfAny, isKind, meaningOf } from './values.ts'

type Hole = { fact: string } | { any: string }

export type Reader = {
  entry: Entry
  holes: Hole[]
  /** What a sentence says of the entry: null when it is another sentence, else all values that differ from the rule's. */
  read: (sentence: string) => string[] | null
}

const HOLE = /\{([^}]+)\}/g
const escape = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Makes an entry of the table able to read sentences. Throws when it names a fact that does not exist. */
export function readerOf(entry: Entry, facts: Facts): Reader {
  const holes: Hole[] = []
  let expression = ''
  let at = 0
  for (const hole of entry.pattern.matchAll(HOLE)) {
    expression += escape(entry.pattern.slice(at, hole.index))
    at = hole.index + hole[0].length
    const name = hole[1] ?? ''
    const [any, kind = ''] = name.split(' ')
    if (any === 'any' && isKind(kind)) {
      holes.push({ any: kind })
      expression += `(${expressionOfAny(kind)})`
      continue
    }
    const fact = facts[name]
    if (!fact) throw new Error(`“${entry.pattern}” names a fact that there is not: ${name}`)
    holes.push({ fact: name })
    expression += `(${expressionOf(fact.kind)})`
  }
  if (!isNarrow(entry.pattern)) throw new Error(`“${entry.pattern}” would fit any sentence`)
  const pattern = new RegExp(`^${expression}${escape(entry.pattern.slice(at))}$`, 'i')
  return {
    entry,
    holes,
    read: (sentence) => {
      const found = pattern.exec(sentence)
      if (!found) return null
      return holes.flatMap((hole, index) => {
        if ('any' in hole) return []
        const fact = facts[hole.fact]
        const said = found[index + 1] ?? ''
        if (!fact) return []
        const means = meaningOf(fact.kind, said)
        return fact.values.includes(means)
          ? []
          : [`it says ${said}, and ${fact.source} says ${fact.values.join(' or ')}`]
      })
    },
  }
}

/** Words for which any would do need some beside them that are not: else an entry would swallow what it was not written for. */
const isNarrow = (pattern: string) =>
  !/\{(?:any words|[a-z ]*\bday\b)\}/.test(pattern) ||
  /[A-Za-z£+]{2}|\{any (?!words)/.test(
    pattern.replaceAll(HOLE, (hole) => (hole === '{any words}' ? '' : hole)),
  )
