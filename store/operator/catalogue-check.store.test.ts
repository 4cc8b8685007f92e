import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheTerminal } from '../../tests/support/processes/operator.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

type Row = Record<string, string>

let store: TestStore
let folder: string
let terminal: Awaited<ReturnType<typeof atTheTerminal>>
/** A product with several variants, as in a CSV file. */
let product: Row[]
beforeAll(async () => {
  store = await startTestStore()
  folder = await mkdtemp(join(tmpdir(), 'larkspur-sheet-'))
  terminal = await atTheTerminal(store, folder)
  const file = join(folder, 'all.csv')
  await terminal.type('catalogue', 'export', file)
  const rows = parse<Row>(await readFile(file), { columns: true })
  const several = rows.find((row, index) => rows[index + 1]?.real_id === row.real_id)
  product = rows.filter(({ real_id }) => real_id === several?.real_id)
}, 60_000)
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

const stands = async () =>
  (
    await store.db.$client.query(
      `select row_to_json(p)::text || (select json_agg(v order by v.position) from variant v
         where v.product_id = p.id)::text as facts from product p where real_id = $1`,
      [product[0]?.real_id],
    )
  ).rows

async function refuses(content: string | Uint8Array, words: string | RegExp, name = 'sheet.csv') {
  const file = join(folder, name)
  await writeFile(file, content)
  const before = await stands()
  for (const more of [[], ['--check']])
    await terminal.expectRefused(['catalogue', 'import', file, ...more], words)
  expect(await stands()).toEqual(before)
}
/** The file with other cells in its second row. */
const changed = (cells: Row) =>
  stringify(
    product.map((row, index) => (index === 1 ? { ...row, ...cells } : row)),
    { header: true },
  )
/** The file with other cells in all rows. */
const throughout = (cells: Row) =>
  stringify(
    product.map((row) => ({ ...row, ...cells })),
    { header: true },
  )

it('the sheet as it left the shop is right', async () => {
  const file = join(folder, 'same.csv')
  await writeFile(file, changed({}))
  const before = await stands()
  expect(await terminal.type('catalogue', 'import', file)).toEqual({
    code: 0,
    said: 'No price changes, and nothing is withdrawn.\n0 products changed, 0 new, 1 as before.',
  })
  const plain = (rows: { facts: string }[]) =>
    rows.map(({ facts }) => facts.replace(/"updated_on":"[^"]+"/, ''))
  expect(plain(await stands())).toEqual(plain(before))
})

it.each([
  [' ', 'must be a whole number of pence'],
  ['', 'must be a whole number of pence'],
  ['0', 'must be at least 1 penny'],
  ['-5', 'must be at least 1 penny'],
  ['1e3', 'must be a whole number of pence'],
  ['12.50', 'must be a whole number of pence'],
  ['£12', 'must be a whole number of pence'],
])('a price of %j is refused', async (price, words) => {
  await refuses(changed({ variant_price_pence: price }), `line 2: variants.1.price_pence: ${words}`)
})

it('an old price is nothing at all, or one', async () => {
  await refuses(changed({ variant_old_price_pence: ' ' }), 'old_price_pence: must be a whole number of pence')
  await refuses(changed({ variant_old_price_pence: '1' }), 'old_price_pence must be more than price_pence')
})

it('an unknown kind is refused, with those there are', async () => {
  await refuses(throughout({ kind: 'bouquets' }), 'line 2: kind: must be one of bouquet, roses')
})

it.each(['title', 'description', 'care', 'contains', 'variant_title', 'variant_colour'])(
  'control characters are refused in %s',
  async (name) => {
    for (const character of ['\u0000', '\u0007', '\u001b[31m', '\n'])
      await refuses(throughout({ [name]: `red${character}roses` }), 'must not hold control characters')
  },
)

it('rows of one product that disagree are named, each with its line', async () => {
  const id = product[0]?.real_id
  await refuses(
    changed({ title: 'Another', active: 'false' }),
    `line 3: title: is not what line 2 says of ${id}`,
  )
  await refuses(changed({ active: 'false' }), `line 3: active: is not what line 2 says of ${id}`)
  await refuses(changed({ collections: '' }), `line 3: collections: is not what line 2 says of ${id}`)
})

it('what is there twice is refused: a column, a collection', async () => {
  const sheet = changed({})
  await refuses(sheet.replace('slug,title', 'slug,slug'), 'the column slug is there twice')
  await refuses(throughout({ collections: 'roses | roses' }), 'collections: roses is there twice')
})

it('a file in another encoding, or without any product, is refused', async () => {
  const latin = Buffer.from(throughout({ title: 'Café roses' }), 'latin1')
  await refuses(latin, 'cannot be read as CSV')
  await refuses('real_id,slug\n', 'There are no products')
  await refuses('{"products": []}', 'There are no products', 'none.json')
})

it('a folder that is not there is named, without a stack trace', async () => {
  const nowhere = join(folder, 'no', 'such', 'catalogue.csv')
  for (const what of ['export', 'import']) {
    const { code, said } = await terminal.type('catalogue', what, nowhere)
    expect(code).toBe(2)
    expect(said).toContain('there is no such file or folder')
    expect(said).not.toMatch(/\n\s+at /)
  }
})
