import { entriesOf } from './entry.ts'
import { allFacts } from './facts.ts'
import { escapeWords, readerOf } from './match.ts'
import type { Reader } from './match.ts'
import { readPlaces } from './places.ts'
import { readProse } from './prose.ts'
import { keyOf, readShop } from './read-shop.ts'
import type { Read } from './read-shop.ts'
import { isPromise, sentencesOf, triggerIn } from './sentences.ts'
import { unreadRoutes } from '../page-states/routes.ts'
import { wrongSources } from './sources.ts'
import { HOLE, writtenSentences } from './written.ts'
import type { Written } from './written.ts'
import { TABLES } from './tables.ts'
import type { SharedBackend } from '../support/processes/shared-backend.ts'
import { query } from '../support/processes/test-server.ts'

/** What became of all promises; each list is empty when all is well. */
export type Judged = {
  /** `page: sentence (“word that makes it a promise”)`. */
  withoutSource: string[]
  differing: string[]
  stale: string[]
  unread: string[]
  wrongSources: string[]
  /** How many sums, counts and ratings were worked out anew. */
  workedOut: { sums: number; counts: number; ratings: number }
  summary: string
  /** Every promise with its page and its source, as Markdown. */
  inventory: string
}

/** A value alone that nothing is compared with will do where somebody’s own cart or order is shown, and nowhere else. */
const ANYTHING = /^\{any [a-z_]+\}$/

const isOwn = (page: string) => !page.startsWith('/') || page.startsWith('/profile')

const isOfProduct = ({ product, page }: Read) => product !== null || page.startsWith('/product/')

/** A question promises nothing: its answer does. */
const isQuestion = (sentence: string) => sentence.endsWith('?')

/** Reads the shop and holds every promise against the table, the rows and the rules. */
export async function judge(backend: SharedBackend): Promise<Judged> {
  const ask = (text: string) => query(backend.databaseUrl, text)
  const [facts, places, prose, reading] = await Promise.all([
    allFacts(ask),
    readPlaces(ask),
    readProse(ask),
    readShop(backend),
  ])
  const readers = entriesOf(TABLES).map((entry) => readerOf(entry, facts))
  const used = new Set<string>()
  const differing: string[] = [...reading.sums.wrong]
  const withoutSource: string[] = []
  const found: { read: Read; source: string }[] = []

  const fromTable = ({ sentence, page }: Read): string | null => {
    let differs: string[] | null = null
    for (const { entry, read } of readers) {
      if (ANYTHING.test(entry.pattern) && !isOwn(page)) continue
      const wrong = read(sentence)
      if (wrong === null) continue
      used.add(entry.source + entry.pattern)
      if (!wrong.length) return entry.source
      differs ??= wrong.map((words) => `${page}: “${sentence}”: ${words}`)
    }
    if (differs && !prose.sourceOf(sentence)) differing.push(...differs)
    return differs && 'differs'
  }
  const fromPlace = ({ sentence, page, product }: Read): string | null => {
    const placed = places(sentence, product, page)
    if (placed) differing.push(...placed.wrong.map((words) => `${page}: “${sentence}”: ${words}`))
    return placed?.source ?? null
  }
  const inProse: Read[] = prose.all.flatMap(({ column, words }) =>
    words
      .split('\n')
      .flatMap(sentencesOf)
      .filter(isPromise)
      .map((sentence) => ({ sentence, page: column, product: null })),
  )
  const seen = new Set<string>()
  const written = writtenSentences()
  const inSources = written
    .filter(({ sentence }) => !sentence.includes(HOLE))
    .map(({ sentence, file }) => ({ sentence, page: file, product: null }))
  for (const read of [...reading.sentences, ...inProse, ...inSources]) {
    const key = keyOf(read)
    if (seen.has(key)) continue
    seen.add(key)
    // Whether a number of an order has a digit in it is chance; what has none is read all the same, for who asks what is stale.
    if (!isPromise(read.sentence)) {
      fromTable(read)
      continue
    }
    const source =
      (isQuestion(read.sentence) ? 'nothing' : null) ??
      (isOfProduct(read) ? fromPlace(read) : null) ??
      fromTable(read) ??
      prose.sourceOf(read.sentence) ??
      (isOfProduct(read) ? null : fromPlace(read))
    if (source) found.push({ read, source })
    else withoutSource.push(`${read.page}: ${read.sentence} (“${triggerIn(read.sentence)}”)`)
  }
  for (const { file, words, source } of withHoles(written, readers, used, reading.sentences)) {
    if (source === 'read') continue
    if (source) found.push({ read: { sentence: words, page: file, product: null }, source })
    else withoutSource.push(`${file}: ${words} (“${triggerIn(words)}”)`)
  }
  const entries = readers.map(({ entry }) => entry)
  const sources = new Set([
    ...found.map(({ source }) => source).filter((source) => source !== 'differs'),
    ...entries.map(({ source }) => source),
    ...Object.values(facts).map((one) => one?.source ?? ''),
  ])
  const named = new Set(found.map(({ source }) => source))
  const summary = `${found.length} promises on ${reading.pages} pages and in ${reading.emails} e-mails and messages, from ${named.size} rules and rows`
  return {
    ...{ withoutSource, differing, summary },
    workedOut: {
      sums: reading.sums.count,
      counts: found.filter(({ source }) => source === 'facet_count.products').length,
      ratings: found.filter(({ source }) => source === 'review.rating').length,
    },
    stale: [
      ...entries
        .filter(({ source, pattern }) => !used.has(source + pattern))
        .map(({ source, pattern }) => `${source}: ${pattern}`),
      ...Object.keys(facts)
        .filter((name) => !entries.some(({ pattern }) => pattern.includes(`{${name}}`)))
        .map((name) => `the fact “${name}”`),
    ],
    unread: unreadRoutes(reading.paths),
    wrongSources: await wrongSources(sources, ask),
    inventory: inventoryOf(found, summary),
  }
}

/**
 * Sentences of the sources into which values are put: each is one that was read somewhere, with values in it, or stands in the
 * table with holes of its own.
 */
function withHoles(written: Written[], readers: Reader[], used: Set<string>, read: Read[]) {
  const patterns = readers.map(({ entry }) => ({
    entry,
    words: entry.pattern.replaceAll(/\{[^}]+\}/g, HOLE),
  }))
  const all = written.filter(({ sentence }) => sentence.includes(HOLE) && isPromise(sentence))
  return all.map(({ sentence, file }) => {
    const fits = new RegExp(`^${sentence.split(HOLE).map(escapeWords).join('.*')}$`, 'i')
    // With a name for what is put in, values beside it are compared.
    const named = readers.find(({ read: says }) => says(sentence.replaceAll(HOLE, 'Iris'))?.length === 0)
    const entered = patterns.filter((pattern) => fits.test(pattern.words)).map(({ entry }) => entry)
    if (named) entered.push(named.entry)
    for (const { source, pattern } of entered) used.add(source + pattern)
    const isRead = isQuestion(sentence) || read.some((one) => fits.test(one.sentence))
    const source = entered[0]?.source ?? (isRead ? 'read' : null)
    return { file, words: sentence.replaceAll(HOLE, '…'), source }
  })
}

function inventoryOf(found: { read: Read; source: string }[], summary: string): string {
  const rows = found.map(
    ({ read, source }) => `| ${[read.page, read.sentence, source].map(cell).join(' | ')} |`,
  )
  return [
    '# What the shop promises',
    '',
    `${summary}.`,
    '',
    '| page | promise | comes from |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

const cell = (words: string) => words.replaceAll('|', String.raw`\|`)
