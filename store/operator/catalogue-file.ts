import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { Slug } from '../../contract/primitives.ts'

/** What products can be. */
const KINDS = ['bouquet', 'letterbox', 'gift', 'card', 'gift-card', 'gift-box', 'plant'] as const

const text = (most: number) => z.string().trim().min(1, 'is missing').max(most)
const number = (schema: z.ZodType<number>) => schema.nullable().default(null)
const Price = z.int('must be a whole number of pence').min(0).max(10_000_000)

const FileVariant = z.strictObject({
  slug: Slug,
  title: text(80),
  length: z.enum(['short', 'long']).nullable().default(null),
  size: z.enum(['small', 'medium', 'large', 'grand']).nullable().default(null),
  colour: z.string().max(40).nullable().default(null),
  count: number(z.int().min(1).max(1_000)),
  price_pence: Price,
  old_price_pence: number(Price),
})

/** A product as it stands in a file: what the people of the shop decide about it. */
export const FileProduct = z.strictObject({
  real_id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'must be letters, digits and hyphens'),
  slug: Slug,
  title: text(120),
  kind: z.string().regex(/^[a-z-]{1,30}$/, `must be one of the shop’s kinds, e.g. ${KINDS.join(', ')}`),
  description: text(4_000),
  care: z.array(text(400)).max(20),
  contains: z.array(text(200)).max(40),
  same_day: z.boolean(),
  active: z.boolean(),
  collections: z.array(Slug).max(60),
  /** For a product there is not yet: the one whose pictures and stems it has until photographs are there. */
  looks_like: z.string().max(40).nullable().default(null),
  variants: z.array(FileVariant).min(1, 'has none').max(40),
})
export type FileProduct = z.infer<typeof FileProduct>
export type FileFormat = 'csv' | 'json'

export const formatOf = (file: string): FileFormat => (file.toLowerCase().endsWith('.csv') ? 'csv' : 'json')

/** In a sheet, a list is one cell. */
const BETWEEN = ' | '

/** The catalogue as text: JSON, or CSV with a row for each variant. */
export function writeCatalogue(products: FileProduct[], format: FileFormat): string {
  if (format === 'json') return `${JSON.stringify({ products }, null, 2)}\n`
  const rows = products.flatMap(({ variants, care, contains, collections, ...product }) =>
    variants.map((variant) => ({
      ...product,
      care: care.join(BETWEEN),
      contains: contains.join(BETWEEN),
      collections: collections.join(BETWEEN),
      ...Object.fromEntries(Object.entries(variant).map(([name, value]) => [`variant_${name}`, value])),
    })),
  )
  return stringify(rows, { header: true, cast: { boolean: String } })
}

/** What is in a file and where, before anybody has looked whether it is right. Throws for what is no such file. */
export function readRows(content: string, format: FileFormat): { where: string; value: unknown }[] {
  return format === 'json' ? fromJson(content) : fromCsv(content)
}

function fromJson(content: string) {
  const { products } = z.object({ products: z.array(z.unknown()) }).parse(JSON.parse(content))
  return products.map((value, index) => ({ where: `product ${index + 1}`, value }))
}

function fromCsv(content: string) {
  const rows: Record<string, string>[] = parse(content, { columns: true, bom: true, skip_empty_lines: true })
  const products = new Map<string, { where: string; value: Record<string, unknown>; variants: object[] }>()
  rows.forEach((row, index) => {
    const own = Object.entries(row).filter(([name]) => !name.startsWith('variant_'))
    const variant = Object.entries(row).filter(([name]) => name.startsWith('variant_'))
    const key = row.real_id ?? `row ${index}`
    const known = products.get(key)
    const product = known ?? {
      where: `line ${index + 2}`,
      value: Object.fromEntries(own.map(([name, cell]) => [name, valueOf(name, cell)])),
      variants: [],
    }
    product.variants.push(
      Object.fromEntries(variant.map(([name, cell]) => [name.replace('variant_', ''), valueOf(name, cell)])),
    )
    products.set(key, product)
  })
  return [...products.values()].map(({ where, value, variants }) => ({
    where,
    value: { ...value, variants },
  }))
}

const LISTS = ['care', 'contains', 'collections']
const FLAGS = ['same_day', 'active']
const NUMBERS = ['variant_count', 'variant_price_pence', 'variant_old_price_pence']
const MAY_BE_EMPTY = ['looks_like', 'variant_length', 'variant_size', 'variant_colour']

/** A cell as what it stands for; what it cannot stand for stays text, and is refused by name. */
function valueOf(name: string, cell: string): unknown {
  if (LISTS.includes(name))
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
  if (FLAGS.includes(name)) return cell === 'true' ? true : cell === 'false' ? false : cell
  if (NUMBERS.includes(name)) return cell === '' ? null : Number.isNaN(Number(cell)) ? cell : Number(cell)
  return MAY_BE_EMPTY.includes(name) && cell === '' ? null : cell
}
