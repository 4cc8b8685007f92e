import type { SearchCondition } from '../../contract/search.ts'
import { pounds } from '../kernel/index.ts'
import type { FacetRow } from '../catalogue/index.ts'
import { wordsInPhrase } from './phrase-tokens.ts'
import type { ParsedPhrase, Part } from './search-phrase.ts'

/** What of a phrase holds for the products that are shown. */
export type Held = {
  /** Their variants have the colours. */
  isInColour: boolean
  /** They stand for the size that is nearest. */
  isBySize: boolean
  /** They keep to the price. */
  isWithinPrice: boolean
}

const PETS: Partial<Record<FacetRow['facet'], string>> = { cat_safe: 'cats', dog_safe: 'dogs' }

/**
 * Returns what a phrase asks for besides what things are called, in words, each with the phrase that is left without it. What
 * was given up to find something is not among them.
 */
export function conditionsOf(parsed: ParsedPhrase, dictionary: FacetRow[], held: Held): SearchCondition[] {
  const { wanted, stems, priceMin, priceMax } = parsed
  const rowOf = (id: number | null | undefined) => dictionary.find((row) => row.id === id)
  const without = (at: readonly number[]) => phraseWithout(parsed, at)
  const colours = held.isInColour
    ? bySource(
        parsed.spokenValues.flatMap(({ id, at }) => {
          const row = rowOf(id)
          return row?.facet === 'colour' ? [{ title: row.title, at }] : []
        }),
      )
    : []
  const pets = bySource(
    wanted.flatMap(({ term, at }) => {
      const row = rowOf(term?.facetValueId)
      const title = row && PETS[row.facet]
      return title ? [{ title, at: at.flat() }] : []
    }),
  )
  const price = pricesInWords(priceMin, priceMax)
  return [
    ...colours.map(({ titles, at }) => ({
      // Several colours of one word, as of "pastel", are called what they were.
      text: titles.length === 1 ? (titles[0] ?? '').toLowerCase() : typedWords(parsed, at),
      phrase_without: without(at),
    })),
    ...(stems && held.isBySize
      ? [
          {
            text: `${stems.count} ${stems.count === 1 ? 'stem' : 'stems'}`,
            phrase_without: without(stems.at),
          },
        ]
      : []),
    ...pets.map(({ titles, at }) => ({
      text: `safe for ${titles.join(' and ')}`,
      phrase_without: without(at),
    })),
    ...unwantedTogether(parsed.unwanted).map((parts) => ({
      text: `without ${parts.map((part) => nameOf(parsed, part, rowOf(part.term?.facetValueId))).join(' or ')}`,
      phrase_without: without(parts.flatMap(({ at }) => at.flat())),
    })),
    ...(price && held.isWithinPrice
      ? [{ text: price, phrase_without: trimmed(wordsInPhrase(parsed.unpriced), parsed.meaningful) }]
      : []),
  ]
}

/** Returns a price range in words; null without one. */
function pricesInWords(priceMin: number | undefined, priceMax: number | undefined): string | null {
  if (priceMin !== undefined && priceMax !== undefined) return `${pounds(priceMin)} to ${pounds(priceMax)}`
  if (priceMax !== undefined) return `up to ${pounds(priceMax)}`
  return priceMin === undefined ? null : `from ${pounds(priceMin)}`
}

/** Puts what comes from the same words of the phrase together: one word can stand for several values. */
function bySource(values: { title: string; at: number[] }[]): { titles: string[]; at: number[] }[] {
  const groups = new Map<string, { titles: string[]; at: number[] }>()
  for (const { title, at } of values) {
    const group = groups.get(at.join()) ?? { titles: [], at }
    if (!group.titles.includes(title)) group.titles.push(title)
    groups.set(at.join(), group)
  }
  return [...groups.values()]
}

/** Returns the unwanted parts that the shop knows, those of one negation together: "no roses or lilies". */
function unwantedTogether(unwanted: Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of unwanted) {
    const last = groups.at(-1)
    if (last && part.joint !== null) last.push(part)
    else groups.push([part])
  }
  return groups.filter((parts) => parts.every(({ term }) => term !== null))
}

const nameOf = (parsed: ParsedPhrase, { at, words }: Part, row: FacetRow | undefined) =>
  (row && titleInSentence(row)) ??
  (typedWords(
    parsed,
    at.flatMap((own) => own.at(-1) ?? []),
  ) ||
    words.join(' '))

/** Colours, flowers and sizes are common nouns; occasions can be names. */
const titleInSentence = ({ facet, title }: FacetRow) =>
  facet === 'occasion' || facet === 'recipient' ? title : title.toLowerCase()

function typedWords({ unpriced }: ParsedPhrase, at: readonly number[]): string {
  return wordsInPhrase(unpriced)
    .filter((_word, index) => at.includes(index))
    .join(' ')
}

/** Returns the phrase without some of its words, and without those beside them that mean nothing on their own. */
function phraseWithout({ unpriced, meaningful, priceWords }: ParsedPhrase, at: readonly number[]): string {
  const words = wordsInPhrase(unpriced)
  let [from, to] = [Math.min(...at), Math.max(...at) + 1]
  while (from > 0 && !meaningful.has(from - 1)) from--
  if (from === 0) while (to < words.length && !meaningful.has(to)) to++
  const left = [...words.keys()].filter((index) => index < from || index >= to)
  return [...left.map((index) => words[index]), priceWords].filter(Boolean).join(' ')
}

/** Joins words, without those at the end that mean nothing on their own. */
function trimmed(words: string[], meaningful: ReadonlySet<number>): string {
  const end = words.findLastIndex((_word, index) => meaningful.has(index)) + 1
  return words.slice(0, end).join(' ')
}
