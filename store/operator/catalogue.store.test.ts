import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONSTRUCTOR_REAL_ID } from '../catalogue/constructor.ts'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'
import { pay, readyToSubscribe, subscribed } from '../../tests/support/shopping/subscriber.ts'

let { store, folder, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, folder, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

const UNCHANGED = 'No price changes, and nothing is withdrawn.'

describe('the catalogue', () => {
  const state = async () =>
    (
      await store.db.$client.query(
        `select real_id, slug, title, price, old_price, variant_count, active,
           (select array_agg(v.slug || v.price order by v.position) from variant v where v.product_id = p.id) as variants,
           (select array_agg(collection_id order by collection_id) from collection_product c where c.product_id = p.id) as collections
         from product p where real_id <> $1 order by id`,
        [CONSTRUCTOR_REAL_ID],
      )
    ).rows

  it('goes to csv and comes back as it was', async () => {
    const file = join(folder, 'catalogue.csv')
    const before = await state()
    expect((await type('catalogue', 'export', file)).said).toContain(`${before.length} products`)
    expect(await type('catalogue', 'import', file, '--check')).toMatchObject({ code: 0 })
    const { code, said } = await type('catalogue', 'import', file)
    expect({ code, said }).toEqual({
      code: 0,
      said: `${UNCHANGED}\n0 products changed, 0 new, ${before.length} as before.`,
    })
    expect(await state()).toEqual(before)
  })

  it('comes back from an older csv as it was, and only what it changes is written', async () => {
    const file = join(folder, 'older.csv')
    await type('catalogue', 'export', file)
    const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true })
    const older = rows.map(({ alcohol: _, vat_rate: _rate, cat_toxicity: _cat, ...row }) => row)
    const [changed] = older
    const ofIt = older.filter(({ real_id }) => real_id === changed?.real_id)
    for (const row of ofIt) row.care = 'Water them on Sundays'
    await store.db.$client.query("update product set updated_on = '2020-01-01'")
    await writeFile(file, stringify(older, { header: true }))
    const before = await state()
    expect((await type('catalogue', 'import', file)).said).toBe(
      `${UNCHANGED}\n1 product changed, 0 new, ${before.length - 1} as before.`,
    )
    expect(await state()).toEqual(before)
    const written = await store.db.$client.query(
      "select real_id, care from product where updated_on > '2020-01-01'",
    )
    expect(written.rows).toEqual([{ real_id: changed?.real_id, care: ['Water them on Sundays'] }])
  })

  it('goes to json and comes back as it was, the part of it that is in the file', async () => {
    const file = join(folder, 'catalogue.json')
    const before = await state()
    expect((await type('catalogue', 'export', file)).said).toContain(`${before.length} products`)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ products: products.slice(0, 20) }))
    expect(await type('catalogue', 'import', file, '--check')).toMatchObject({ code: 0 })
    expect((await type('catalogue', 'import', file)).said).toBe(
      `${UNCHANGED}\n0 products changed, 0 new, 20 as before.`,
    )
    expect(await state()).toEqual(before)
  })

  it('takes over changes and new products, which are found and bought at once', async () => {
    const file = join(folder, 'changes.json')
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const roses = products.find((entry: { collections: string[] }) => entry.collections.includes('roses'))
    roses.title = 'Roses for the harbour master'
    const fresh = {
      ...structuredClone(roses),
      real_id: 'NEW-HARBOUR',
      slug: 'harbour-lantern-dahlias',
      title: 'Harbour lantern dahlias',
      looks_like: roses.real_id,
      variants: [{ slug: 'only', title: 'As it is', price_pence: 2_500, old_price_pence: null }],
    }
    const before = roses.variants[0].price_pence
    roses.variants[0].price_pence = 4_321
    await writeFile(file, JSON.stringify({ products: [roses, fresh] }))
    const says = [
      `${roses.real_id} ${roses.title}: ${roses.variants[0].slug} £${(before / 100).toFixed(2)} → £43.21`,
      'NEW-HARBOUR Harbour lantern dahlias: new',
    ]
    expect((await type('catalogue', 'import', file, '--check')).said.split('\n').slice(0, 2)).toEqual(says)
    expect((await type('catalogue', 'import', file)).said.split('\n')).toEqual([
      ...says,
      '1 product changed, 1 new, 0 as before.',
    ])
    const found = await store.get('/v1/search/?q=harbour+lantern')
    const [card] = found.body.data.list
    expect(card).toMatchObject({ title: 'Harbour lantern dahlias', price: 2_500 })
    const listed = await store.get('/v1/category/roses/?price_min=2500&price_max=2500')
    expect(JSON.stringify(listed.body)).toContain('Harbour lantern dahlias')
    const session = await store.newSession()
    const bought = await store.call('POST', `/v1/basket/${card.id}/only`, { session, body: {} })
    expect(bought.body.data.total_cost).toBe(2_500)
  })

  it('leaves out no variant that a subscription lives on, and says who is touched by what is withdrawn', async () => {
    const file = join(folder, 'fewer.json')
    const { subscriber, subscription } = await subscribed(store, 'keeps-flowers@example.org')
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const [entry] = products.filter((one: { title: string }) => one.title === subscription.title)
    const others = entry.variants.filter((one: { slug: string }) => one.slug !== subscription.position_slug)
    const withVariants = (variants: object[], more = {}) =>
      writeFile(file, JSON.stringify({ products: [{ ...entry, ...more, variants }] }))

    await withVariants(others)
    await expectRefused(
      ['catalogue', 'import', file, '--check'],
      `variants: ${subscription.position_slug} cannot be left out: 1 subscription would end with it`,
    )
    await withVariants(entry.variants, { active: false })
    expect((await type('catalogue', 'import', file, '--check')).said).toContain(
      'withdrawn; 1 subscription of it will rest, and whose they are is written to',
    )
    await subscriber.act(subscription.id, 'cancel')
    await withVariants(others)
    expect((await type('catalogue', 'import', file)).said).toContain(
      `${subscription.position_slug} is withdrawn`,
    )
    expect(await subscriber.subscriptions()).toMatchObject([
      { id: subscription.id, state: 'cancelled', title: 'Flowers we no longer sell', image: null },
    ])
  })

  it('leaves out no variant that an unpaid order is to start a subscription with', async () => {
    const file = join(folder, 'unpaid.json')
    const ready = await readyToSubscribe(store, 'pays-later@example.org')
    const { subscriber, flowers, size } = ready
    expect((await subscriber.toPayment()).body.success).toBe(true)
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const [entry] = products.filter((one: { title: string }) => one.title === flowers.title)
    const variants = entry.variants.filter((one: { slug: string }) => one.slug !== size.position_slug)
    await writeFile(file, JSON.stringify({ products: [{ ...entry, variants }] }))

    await expectRefused(
      ['catalogue', 'import', file],
      `variants: ${size.position_slug} cannot be left out: 1 subscription order awaiting payment would end with it`,
    )
    await subscribed(store, 'pays-at-once@example.org')
    await expectRefused(
      ['catalogue', 'import', file],
      '1 subscription and 1 subscription order awaiting payment',
    )
    expect(await pay(ready)).toMatchObject({ subscription: { state: 'active' } })
    await expectRefused(
      ['catalogue', 'import', file],
      'cannot be left out: 2 subscriptions would end with it',
    )
  })

  it('says which carts lose what is withdrawn, and which unpaid orders keep it', async () => {
    const file = join(folder, 'withdrawn.json')
    const { subscriber, flowers, size, id } = await readyToSubscribe(store, 'keeps-order@example.org')
    expect((await subscriber.toPayment()).body.success).toBe(true)
    const { rows } = await store.db.$client.query(
      `select product.real_id, variant.slug from variant join product on product.id = product_id
       where product.id = $1 and variant.slug <> $2 limit 1`,
      [flowers.product_id, size.position_slug],
    )
    const [{ real_id, slug }] = rows
    const session = await store.newSession()
    for (const each of [slug, size.position_slug])
      await store.call('POST', `/v1/basket/${flowers.product_id}/${each}`, { session, body: {} })
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const [entry] = products.filter((one: { real_id: string }) => one.real_id === real_id)
    const check = async (values: object) => {
      await writeFile(file, JSON.stringify({ products: [{ ...entry, ...values }] }))
      return (await type('catalogue', 'import', file, '--check')).said
    }
    const keeps = new RegExp(`also from 1 cart; \\d orders? awaiting payment keeps? it: .*${id}`)
    expect(await check({ active: false })).toMatch(keeps)
    const variants = entry.variants.filter((one: { slug: string }) => one.slug !== slug)
    expect(await check({ variants })).toContain(`${slug} is withdrawn, also from 1 cart\n`)
  })

  it('waits for an order that is being placed before it leaves a variant out', async () => {
    const file = join(folder, 'meanwhile.json')
    const { subscriber, flowers, size, id } = await readyToSubscribe(store, 'meanwhile@example.org')
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const [entry] = products.filter((one: { title: string }) => one.title === flowers.title)
    const variants = entry.variants.filter((one: { slug: string }) => one.slug !== size.position_slug)
    await writeFile(file, JSON.stringify({ products: [{ ...entry, variants }] }))
    expect((await subscriber.toPayment()).body.success).toBe(true)
    // No other order or subscription keeps the variant.
    const { $client: pool } = store.db
    await pool.query(`update "order" set state = 'cancelled' where state = 'awaiting_payment' and id <> $1`, [
      id,
    ])
    await pool.query(`update delivery_subscription set state = 'cancelled'`)
    await pool.query(`update "order" set state = 'draft' where id = $1`, [id])
    const placing = await pool.connect()
    try {
      await placing.query('begin')
      await placing.query('select from variant where product_id = $1 and slug = $2 for key share', [
        flowers.product_id,
        size.position_slug,
      ])
      await placing.query(`update "order" set state = 'awaiting_payment' where id = $1`, [id])
      const imported = type('catalogue', 'import', file)
      await vi.waitFor(
        async () =>
          expect(
            (
              await pool.query(
                `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
              )
            ).rowCount,
          ).toBeGreaterThan(0),
        { timeout: 20_000 },
      )
      await placing.query('commit')
      expect((await imported).said).toContain('1 subscription order awaiting payment would end with it')
    } finally {
      placing.release()
    }
  })

  it('removes the combinations of a variant that is left out, and says how many', async () => {
    const file = join(folder, 'without-a-part.json')
    const { rows } = await store.db.$client.query(
      `select product.real_id, variant.id, variant.slug, count(*)::int as combos from combo_variant
       join variant on variant.id = variant_id join product on product.id = product_id
       where combo_variant.position = 1 group by product.real_id, variant.id, variant.slug limit 1`,
    )
    const [{ real_id, id, slug, combos }] = rows
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const [entry] = products.filter((one: { real_id: string }) => one.real_id === real_id)
    const variants = [
      { ...entry.variants[0], slug: 'another' },
      ...entry.variants.filter((one: { slug: string }) => one.slug !== slug),
    ]
    await writeFile(file, JSON.stringify({ products: [{ ...entry, variants }] }))
    const said = `${slug} is withdrawn, and ${combos} combinations with it`
    expect((await type('catalogue', 'import', file, '--check')).said).toContain(said)
    expect((await type('catalogue', 'import', file)).said).toContain(said)
    const left = await store.db.$client.query('select from combo_variant where variant_id = $1', [id])
    expect(left.rows).toEqual([])
    const alone = await store.db.$client.query(
      'select combo_id from combo_variant group by combo_id having count(*) < 2',
    )
    expect(alone.rows).toEqual([])
    const empty = await store.db.$client.query(
      'select id from combo where not exists (select from combo_variant where combo_id = combo.id)',
    )
    expect(empty.rows).toEqual([])
  })

  it('takes over nothing of a file with a mistake, and names every one', async () => {
    const file = join(folder, 'wrong.json')
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const [first, second, third, fourth] = products
    first.title = 'Never to be seen'
    second.variants[0].price_pence = -5
    third.collections.push('moon-flowers')
    fourth.real_id = first.real_id
    const stranger = { ...structuredClone(first), real_id: 'STRANGER', slug: 'stranger' }
    await writeFile(file, JSON.stringify({ products: [first, second, third, fourth, stranger] }))
    const { code, said } = await type('catalogue', 'import', file)
    expect(code).toBe(2)
    for (const part of [
      'nothing was written',
      'product 2: variants.0.price_pence',
      'product 3: collections: there is no moon-flowers',
      'product 4: real_id:',
      'product 5: looks_like:',
    ])
      expect(said).toContain(part)
    const { rows } = await store.db.$client.query(`select 1 from product where title = 'Never to be seen'`)
    expect(rows).toEqual([])
  })

  it.each([
    ['broken.json', '{"products": ['],
    ['other.json', '[]'],
    ['short.csv', 'real_id,slug\n"1'],
    ['empty.csv', 'real_id,slug,title\nA1,a-1,'],
  ])('refuses %s', async (name, content) => {
    await writeFile(join(folder, name), content)
    await expectRefused(['catalogue', 'import', join(folder, name)], /cannot be read as|mistakes in/)
  })
})
