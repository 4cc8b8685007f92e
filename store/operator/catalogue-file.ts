import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { GIFT_CARD_WAYS } from '../../contract/gift-card-details.ts'
import { PlainLine, Slug } from '../../contract/primitives.ts'

/** What products can be. */
const KINDS = ['bouquet', 'roses', 'letterbox', 'gift', 'card', 'gift-card', 'gift-box', 'plant'] as const

const number = <Value extends number>(schema: z.ZodType<Value>) => schema.nullable().default(null)
/** Nothing is free: what costs nothing is a slip. */
const Price = z
  .int('must be a whole number of pence')
  .min(1, 'must be at least 1 penny')
  .max(10_000_000, 'must be at most 10000000')

const FileVariant = z.strictObject({
  slug: Slug,
  title: PlainLine(80),
  length: z.enum(['short', 'long']).nullable().default(null),
  size: z.enum(['small', 'medium', 'large', 'grand']).nullable().default(null),
  colour: PlainLine(40).nullable().default(null),
  count: number(z.int('must be a whole number').min(1).max(1_000)),
  price_pence: Price,
  old_price_pence: number(Price),
})

/** A product as it stands in a file: what the people of the shop decide about it. */
export const FileProduct = z.strictObject({
  real_id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'must be letters, digits and hyphens'),
  slug: Slug,
  title: PlainLine(120),
  kind: z.enum(KINDS, `must be one of ${KINDS.join(', ')}`),
  description: PlainLine(4_000),
  care: z.array(PlainLine(400)).max(20),
  contains: z.array(PlainLine(200)).max(40),
  same_day: z.boolean(),
  active: z.boolean(),
  /** Files that were written before shops said so leave it as it is. */
  alcohol: z.boolean().nullable().default(null),
  /** Of a gift card: how it is sent; without a word of it on paper, or as before. */
  gift_card_by: z
    .enum(GIFT_CARD_WAYS, `must be one of ${GIFT_CARD_WAYS.join(', ')}`)
    .nullable()
    .default(null),
  vat_rate: number(z.union([z.literal(0), z.literal(5), z.literal(20)], 'must be 0, 5 or 20')),
  collections: z.array(Slug).max(60),
  /** For a product there is not yet: the one whose pictures and stems it has until photographs are there. */
  looks_like: PlainLine(40).nullable().default(null),
  variants: z.array(FileVariant).min(1, 'has none').max(40),
})
export type FileProduct = z.infer<typeof FileProduct>
/** The same as it leaves the shop, whatever it is. */
export type Exported = Omit<FileProduct, 'kind'> & { kind: string }
export type FileFormat = 'csv' | 'json'

export const formatOf = (file: string): FileFormat => (file.toLowerCase().endsWith('.csv') ? 'csv' : 'json')

/** In a sheet, what is of the variant of a row has names that begin so. */
const OF_VARIANT = 'variant_'
/** And a list is one cell. */
const BETWEEN = ' | '

/** The catalogue as text: JSON, or CSV with a row for each variant. */
export function writeCatalogue(products: Exported[], format: FileFormat): string {
  if (format === 'json') return `${JSON.stringify({ products }, null, 2)}\n`
  const rows = products.flatMap(({ variants, care, contains, collections, ...product }) =>
    variants.map((variant) => ({
      ...product,
      care: care.join(BETWEEN),
      contains: contains.join(BETWEEN),
      collections: collections.join(BETWEEN),
      ...Object.fromEntries(Object.entries(variant).map(([name, value]) => [`${OF_VARIANT}${name}`, value])),
    })),
  )
  return stringify(rows, { header: true, cast: { boolean: String } })
}

/** What is in a file, and where; and what its rows say against each other. */
export type Rows = { rows: { where: string; value: unknown }[]; errors: string[] }

/** A file before anybody has looked whether it is right. Throws for what is no such file. */
export function readRows(content: string, format: FileFormat): Rows {
  return format === 'json' ? fromJson(content) : fromCsv(content)
}

function fromJson(content: string): Rows {
  const { products } = z.object({ products: z.array(z.unknown()) }).parse(JSON.parse(content))
  return { rows: products.map((value, index) => ({ where: `product ${index + 1}`, value })), errors: [] }
}

type Row = Record<string, string>
type FirstRow = { where: string; row: Row; variants: object[] }

function fromCsv(content: string): Rows {
  const read = parse<{ row: Row; line: number }, Row>(content, {
    columns: eachOnce,
    bom: true,
    skip_empty_lines: true,
    on_record: (row, { lines }) => ({ row, line: lines }),
  })
  const products = new Map<string, FirstRow>()
  const errors = read.flatMap(({ row, line }) => {
    const where = `line ${line}`
    const key = row.real_id ?? where
    const first = products.get(key) ?? { where, row, variants: [] }
    first.variants.push(cellsOf(row, true))
    products.set(key, first)
    return disagreements(first, row).map((message) => `${where}: ${message}`)
  })
  return {
    rows: [...products.values()].map(({ where, row, variants }) => ({
      where,
      value: { ...cellsOf(row, false), variants },
    })),
    errors,
  }
}

/** What a product is stands in each of its rows: where one says otherwise, nobody knows which is meant. */
function disagreements({ where, row: first }: FirstRow, row: Row): string[] {
  return Object.keys(row)
    .filter((name) => !name.startsWith(OF_VARIANT) && row[name] !== first[name])
    .map((name) => `${name}: is not what ${where} says of ${first.real_id}`)
}

function eachOnce(names: string[]): string[] {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`the column ${twice} is there twice`)
  return names
}

/** The cells of the variant a row is of, or of its product. */
function cellsOf(row: Row, ofVariant: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name.startsWith(OF_VARIANT) === ofVariant)
      .map(([name, cell]) => [name.replace(ofVariant ? OF_VARIANT : '', ''), valueOf(name, cell)]),
  )
}

const LISTS = ['care', 'contains', 'collections']
const FLAGS = ['same_day', 'active', 'alcohol']
const NUMBERS = ['vat_rate', 'variant_count', 'variant_price_pence', 'variant_old_price_pence']
const MAY_BE_EMPTY = ['looks_like', 'gift_card_by', 'variant_length', 'variant_size', 'variant_colour']

/** A cell as what it stands for; what it cannot stand for stays text, and is refused by name. */
function valueOf(name: string, cell: string): unknown {
  if (LISTS.includes(name))
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
  if (FLAGS.includes(name)) return cell === 'true' ? true : cell === 'false' ? false : cell
  if (NUMBERS.includes(name)) return cell === '' ? null : /^-?\d+$/.test(cell) ? Number(cell) : cell
  return MAY_BE_EMPTY.includes(name) && cell === '' ? null : cell
}
