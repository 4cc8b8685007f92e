import { toHtml } from '../../store/content/markdown.ts'
import { visibleText } from './visible-text.ts'
import type { Query } from './fact.ts'

/** A text of a row as it is shown: a sentence to a line, or several. */
export type Prose = { column: string; words: string }

/**
 * Columns of prose that speak of flowers, plants and gifts, and of what people do with them. What they say of flowers is
 * theirs alone: "irises last four days" comes from its row, and nothing in the shop has to do it.
 */
const OF_FLOWERS: [table: string, columns: string[]][] = [
  ['product', ['title', 'description', 'care', 'contains']],
  ['variant', ['title']],
  ['combo', ['title']],
  ['article', ['title', 'lead', 'body', 'image_alt']],
  [
    'collection',
    [
      'title',
      'heading',
      'description',
      'meta_description',
      'meta_title',
      'prefix',
      'block_heading',
      'block_lead',
    ],
  ],
  ['promotion', ['title', 'image_alt']],
]
/** What customers have written: their words, and nobody's promise. */
const OF_CUSTOMERS: [table: string, columns: string[]][] = [['review', ['title', 'text']]]

/**
 * How a promise of the shop is told from words about flowers, in that prose: it speaks of us, of an order and its way to the
 * door, of money, of the card, or of writing and ringing. Such a sentence needs an entry like any other. "Recut the stems
 * every two days" has none of these words, and stays with its row.
 */
const OF_THE_SHOP =
  /\b(?:we|us|our|ours|ourselves|larkspur|shop|deliver\w*|order\w*|slots?|couriers?|drivers?|vans?|refund\w*|prices?|costs?|pay|paid|free|discount|telephone|account|subscri\w+|same-day|next-day|next day|note to the florist|the florist)\b|£/i

const plain = (text: string) =>
  visibleText(toHtml(text, { versionedName: (_realId, name) => name }))
    .map(({ words }) => words)
    .join('\n')

async function read(query: Query, columns: [table: string, columns: string[]][]): Promise<Prose[]> {
  const prose: Prose[] = []
  for (const [table, names] of columns)
    for (const name of names) {
      const rows = await query(
        `select distinct ${name}::text as said from "${table}" where ${name} is not null`,
      )
      for (const { said } of rows as { said: string }[]) {
        const texts = said.startsWith('[') ? (JSON.parse(said) as string[]) : [said]
        for (const text of texts) prose.push({ column: `${table}.${name}`, words: plain(text) })
      }
    }
  return prose
}

export type ProseReader = {
  /** The column a sentence stands in, if it is of flowers or of customers and promises nothing of the shop. */
  sourceOf: (sentence: string) => string | null
  /** All prose of flowers, also of products and listings whose pages are not read. */
  all: Prose[]
}

export async function readProse(query: Query): Promise<ProseReader> {
  const flowers = await read(query, OF_FLOWERS)
  const customers = await read(query, OF_CUSTOMERS)
  const find = (prose: Prose[], sentence: string) =>
    prose.find(({ words }) => `\n${words}\n`.includes(sentence))?.column ?? null
  return {
    all: flowers,
    sourceOf: (sentence) =>
      find(customers, sentence) ?? (OF_THE_SHOP.test(sentence) ? null : find(flowers, sentence)),
  }
}
