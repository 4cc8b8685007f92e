import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { GIFT_CARD_WAYS } from '../../contract/types/gift-card-details.ts'
import { TOXICITIES } from '../../contract/types/toxicity.ts'
import { PlainLine, Slug } from '../../contract/types/primitives.ts'

/** The kinds of products. */
const KINDS = ['bouquet', 'roses', 'letterbox', 'gift', 'card', 'gift-card', 'gift-box', 'plant'] as const

/** A field that may be left out, which is the same as null. */
const orNull = <Value>(schema: z.ZodType<Value>) => schema.nullable().default(null)
/** A price of 0 is a typo. */
const Price = z
  .int('must be a whole number of pence')
  .min(1, 'must be at least 1 penny')
  .max(10_000_000, 'must be at most 10000000')

const FileVariant = z.strictObject({
  slug: Slug,
  title: PlainLine(80),
  length: orNull(z.enum(['short', 'long'])),
  size: orNull(z.enum(['small', 'medium', 'large', 'grand'])),
  colour: orNull(PlainLine(40)),
  count: orNull(z.int('must be a whole number').min(1).max(1_000)),
  price_pence: Price,
  old_price_pence: orNull(Price),
})

const PetToxicity = z.enum(TOXICITIES, `must be one of ${TOXICITIES.join(', ')}`).nullish()

/** A product in a catalogue file: everything operators decide about it. */
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
  /** Missing in files exported by older versions; the value then stays. */
  alcohol: orNull(z.boolean()),
  /** How a gift card is sent; by default on paper, or unchanged. */
  gift_card_by: orNull(z.enum(GIFT_CARD_WAYS, `must be one of ${GIFT_CARD_WAYS.join(', ')}`)),
  vat_rate: orNull(z.union([z.literal(0), z.literal(5), z.literal(20)], 'must be 0, 5 or 20')),
  /** Missing in files exported by older versions; the value then stays. Empty where it is not known. */
  cat_toxicity: PetToxicity,
  dog_toxicity: PetToxicity,
  collections: z.array(Slug).max(60),
  /** The product whose pictures and stems a new product uses until it has photographs. */
  looks_like: orNull(PlainLine(40)),
  variants: z.array(FileVariant).min(1, 'has none').max(40),
})
export type FileProduct = z.infer<typeof FileProduct>
/** A product in an exported file, of any kind. */
export type Exported = Omit<FileProduct, 'kind'> & { kind: string }
export type FileFormat = 'csv' | 'json'

export const formatOf = (file: string): FileFormat => (file.toLowerCase().endsWith('.csv') ? 'csv' : 'json')

/** The prefix of the columns of a variant in a CSV file. */
const VARIANT_PREFIX = 'variant_'
/** The separator of lists within a cell. */
const LIST_SEPARATOR = ' | '

/** Writes the catalogue as JSON, or as CSV with a row per variant. */
export function writeCatalogue(products: Exported[], format: FileFormat): string {
  if (format === 'json') return `${JSON.stringify({ products }, null, 2)}\n`
  const rows = products.flatMap(({ variants, care, contains, collections, ...product }) =>
    variants.map((variant) => ({
      ...product,
      care: care.join(LIST_SEPARATOR),
      contains: contains.join(LIST_SEPARATOR),
      collections: collections.join(LIST_SEPARATOR),
      ...Object.fromEntries(
        Object.entries(variant).map(([name, value]) => [`${VARIANT_PREFIX}${name}`, value]),
      ),
    })),
  )
  return stringify(rows, { header: true, cast: { boolean: String } })
}

/** The products of a file with their places, and the contradictions between rows. */
export type Rows = { rows: { where: string; value: unknown }[]; errors: string[] }

/** Parses a file without validating its products. Throws when it is not JSON or CSV. */
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
    columns: uniqueColumns,
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
    return contradictions(first, row).map((message) => `${where}: ${message}`)
  })
  return {
    rows: [...products.values()].map(({ where, row, variants }) => ({
      where,
      value: { ...cellsOf(row, false), variants },
    })),
    errors,
  }
}

/**
 * Returns the columns in which a row contradicts the first row of its product: each row repeats the product.
 */
function contradictions({ where, row: first }: FirstRow, row: Row): string[] {
  return Object.keys(row)
    .filter((name) => !name.startsWith(VARIANT_PREFIX) && row[name] !== first[name])
    .map((name) => `${name}: is not what ${where} says of ${first.real_id}`)
}

function uniqueColumns(names: string[]): string[] {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`the column ${twice} is there twice`)
  return names
}

/** Returns the cells of a row's variant, or of its product. */
function cellsOf(row: Row, ofVariant: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name.startsWith(VARIANT_PREFIX) === ofVariant)
      .map(([name, cell]) => [name.replace(ofVariant ? VARIANT_PREFIX : '', ''), valueOf(name, cell)]),
  )
}

const LISTS = ['care', 'contains', 'collections']
const FLAGS = ['same_day', 'active', 'alcohol']
const NUMBERS = [
  // Of the product, then of its variants.
  'vat_rate',
  ...['variant_count', 'variant_price_pence', 'variant_old_price_pence'],
]

/** Returns true if the field of a column takes null, which an empty cell stands for. */
function mayBeEmpty(column: string): boolean {
  const isOfVariant = column.startsWith(VARIANT_PREFIX)
  const fields: Record<string, z.ZodType> = isOfVariant ? FileVariant.shape : FileProduct.shape
  return fields[column.replace(isOfVariant ? VARIANT_PREFIX : '', '')]?.safeParse(null).success ?? false
}

/** Converts a cell to its type. A value that does not convert stays text and fails the validation. */
function valueOf(name: string, cell: string): unknown {
  if (LISTS.includes(name))
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
  if (FLAGS.includes(name)) return cell === 'true' ? true : cell === 'false' ? false : cell
  if (NUMBERS.includes(name)) return cell === '' ? null : /^-?\d+$/.test(cell) ? Number(cell) : cell
  return cell === '' && mayBeEmpty(name) ? null : cell
}
