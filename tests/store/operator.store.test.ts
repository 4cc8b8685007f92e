import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSTRUCTOR_REAL_ID } from '../../store/domain/constructor.ts'
import { CARDS, firstOpen, readyToOrder, readyToPay } from '../support/checkout.ts'
import { atTheTerminal } from '../support/operator.ts'
import { messagesOf } from '../support/recipient-link.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'

type Terminal = Awaited<ReturnType<typeof atTheTerminal>>

let store: TestStore
let folder: string
let type: Terminal['type']
let expectRefused: Terminal['expectRefused']
beforeAll(async () => {
  store = await startTestStore()
  folder = await mkdtemp(join(tmpdir(), 'larkspur-operator-'))
  ;({ type, expectRefused } = await atTheTerminal(store, folder))
})
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

async function paidOrder() {
  const ready = await readyToPay(store)
  await ready.buyer.pay(ready.intent.id, CARDS.pays)
  return ready
}

it('what there is to type is told, also to who typed something else', async () => {
  expect(await type()).toMatchObject({ code: 0, said: expect.stringContaining('orders advance <order>') })
  expect(await type('slots')).toMatchObject({ code: 2, said: expect.stringContaining('slots close') })
  for (const words of [['nonsense'], ['orders', 'eat'], ['constructor'], ['orders', '__proto__']])
    expect((await type(...words)).code).toBe(2)
  await expectRefused(
    ['orders', 'list', '--colour', 'red'],
    /^There is no option --colour\nusage: npm run store/,
  )
})

it.each([
  [['bananas'], /^There is no command "bananas"\n[^]*orders list[^]*catalogue import/],
  [['bananas', 'list'], /^There is no command "bananas"\n[^]*orders list[^]*catalogue import/],
  [['orders', 'bananas'], /^There is no command "orders bananas"\n[^]*orders list/],
  [['orders'], /^"orders" is incomplete: behind it comes one of list, show, [^\n]*\n[^]*orders list/],
])('%j is no command: that is said first, then what there is', async (words, said) => {
  await expectRefused(words, said)
})

describe('proofs', () => {
  const PDF = Buffer.from('%PDF-1.7\nA bus pass')
  const send = async (email: string, name = '../../a pass\u202e.pdf') => {
    const proof = { name, base64: PDF.toString('base64') }
    const body = { name: 'Iris Green', email, born_on: '1950-05-05', proof, agreed: true }
    return (await store.call('POST', '/v1/forms/senior-discount/', { body })).body.data.id as string
  }

  it('are listed and saved to be looked at, with the command that is in the notice to the shop', async () => {
    const id = await send('proof@example.org')
    const { said } = await type('proofs', 'list')
    for (const part of [id, 'senior-discount', 'Iris Green, proof@example.org', '../../a pass .pdf'])
      expect(said).toContain(part)
    const notice = (await messagesOf(store, 'shop_notice')).find(({ text }) => text.includes(id))
    const command = /npm run store -- (.+) <folder>$/.exec(notice?.text ?? '')?.[1]?.split(' ') ?? []
    expect(await type(...command, folder)).toMatchObject({ code: 0, said: expect.stringContaining(folder) })
    const path = join(folder, `${id}.pdf`)
    expect(await readFile(path)).toEqual(PDF)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await expectRefused(['proofs', 'save', id, folder], 'is there already')
    await expectRefused(['proofs', 'save', id, join(folder, 'nowhere')], 'cannot be written')
  })

  it('that are over, or never were, are said not to be there', async () => {
    const id = await send('late@example.org')
    await store.db.$client.query('update form_file set delete_after = $2 where submission_id = $1', [
      id,
      store.clock.now().toString(),
    ])
    expect((await type('proofs', 'list')).said).not.toContain(id)
    for (const typed of [id, 'x', "'; --", '00000000-0000-0000-0000-000000000000'])
      await expectRefused(['proofs', 'save', typed, folder], 'No file is kept')
    await expectRefused(['proofs', 'save', id], /The folder is missing/)
  })
})

describe('orders', () => {
  it('are listed, shown and taken through their states, and nowhere else', async () => {
    const { id, buyer, date } = await paidOrder()
    expect((await type('orders', 'list', '--state', 'paid', '--date', date)).said).toContain(id)
    expect((await type('orders', 'list', '--state', 'delivered')).said).not.toContain(id)
    const { said } = await type('orders', 'show', id.toLowerCase())
    for (const part of ['Iris Green', '1 Caledonian Road', 'N1 9GU', 'succeeded', 'if missing  ask'])
      expect(said).toContain(part)
    await expectRefused(['orders', 'advance', id, '--to', 'delivered'], 'cannot become delivered')
    for (const state of ['preparing', 'on_its_way', 'delivered']) {
      const { code, said: told } = await type('orders', 'advance', id)
      expect(code).toBe(0)
      expect((await buyer.order(id)).state).toBe(state)
      // What is said of letters is so.
      const written = (await messagesOf(store, `order_${state}`)).filter(({ subject }) =>
        subject.includes(id),
      )
      expect(told.includes('who ordered it is written to')).toBe(written.length === 1)
      expect(told.includes('nobody is written to')).toBe(state === 'preparing')
    }
    await expectRefused(['orders', 'advance', id], 'goes no further')
    await expectRefused(['orders', 'advance', id, '--to', 'paid'], 'there is the payment')
    await expectRefused(['orders', 'advance', 'ZZZZZZZZ'], 'There is no order ZZZZZZZZ')
    await expectRefused(['orders', 'show'], 'number is missing')
  })

  it('that are not ordered yet are none, those not paid do not advance', async () => {
    const draft = await readyToOrder(store)
    await expectRefused(['orders', 'show', draft.id], 'There is no order')
    const { id } = await readyToPay(store)
    await expectRefused(['orders', 'advance', id], 'goes no further by itself')
    await expectRefused(['orders', 'advance', id, '--to', 'preparing'], 'cannot become preparing')
    await expectRefused(['orders', 'refund', id], 'nothing to give back')
  })

  it('are given back once: what is not made yet is cancelled, what has arrived is refunded', async () => {
    const fresh = await paidOrder()
    const answer = await type('orders', 'refund', fresh.id, '--reason', 'The peonies did not open.')
    expect(answer).toMatchObject({ code: 0, said: expect.stringContaining('goes back') })
    await expectRefused(['orders', 'refund', fresh.id], 'goes back already')
    const cancelled = await fresh.buyer.order(fresh.id)
    expect(cancelled.state).toBe('cancelled')
    expect(cancelled.payment?.message).toBe('The peonies did not open.')

    const arrived = await paidOrder()
    for (let step = 0; step < 3; step++) await type('orders', 'advance', arrived.id)
    await type('orders', 'refund', arrived.id)
    const { rows } = await store.db.$client.query(
      'select refund_requested_at is not null as asked from payment where order_id = any($1)',
      [[fresh.id, arrived.id]],
    )
    expect(rows).toEqual([{ asked: true }, { asked: true }])
    expect((await arrived.buyer.order(arrived.id)).state).toBe('delivered')
  })

  it('get pictures', async () => {
    const { id } = await paidOrder()
    const file = join(folder, 'tied.jpg')
    const plain = { width: 640, height: 800, channels: 3, background: '#1f4030' } as const
    await writeFile(file, await sharp({ create: plain }).jpeg().toBuffer())
    expect(await type('orders', 'photo', id, 'florist', file)).toMatchObject({
      code: 0,
      said: expect.stringContaining('640 × 800'),
    })
    expect((await type('orders', 'show', id)).said).toContain('pictures    florist')
    await expectRefused(['orders', 'photo', id, 'cat', file], 'florist or courier')
    await expectRefused(['orders', 'photo', id, 'courier', join(folder, 'none.jpg')], 'There is no file')
    await writeFile(join(folder, 'words.jpg'), 'words')
    await expectRefused(
      ['orders', 'photo', id, 'courier', join(folder, 'words.jpg')],
      `${join(folder, 'words.jpg')} must be a JPEG, PNG or WebP picture`,
    )
  })
})

describe('slots', () => {
  it('are closed, opened and made smaller, and shoppers see it', async () => {
    const { buyer } = await readyToOrder(store)
    const { date, interval } = firstOpen(await buyer.intervals())
    const seen = async () =>
      (await buyer.intervals())
        .find((day) => day.date === date)
        ?.intervals.find(({ id }) => id === interval.id)
    expect((await type('slots', 'close', date)).said).toContain('are closed')
    expect(await seen()).toMatchObject({ disabled: true, reason: 'We do not deliver at this time' })
    expect((await type('slots', 'list', '--from', date, '--days', '1')).said).toContain('closed')
    await type('slots', 'open', date, '--window', String(interval.id))
    expect(await seen()).toMatchObject({ disabled: false })
    await type('slots', 'capacity', date, String(interval.id), '0')
    expect((await seen())?.reason).toBe('Fully booked')
    await expectRefused(['slots', 'close', '2026-02-30'], 'must be a date')
    await expectRefused(['slots', 'close', date, '--window', '999999'], 'There is no window')
    await expectRefused(
      ['slots', 'capacity', date, '1', '-1'],
      /^How many places must be a whole number from 0 up, not "-1"\nusage/,
    )
    await expectRefused(['slots', 'list', '--zone', 'moon'], 'london and uk')
  })
})

describe('promo codes', () => {
  it('are made, used and ended', async () => {
    const made = ['promo', 'create', 'spring-26', '--percent', '20', '--minimum', '10.00', '--limit', '5']
    expect(await type(...made, '--from', '2026-03-10', '--until', '2026-03-10')).toMatchObject({ code: 0 })
    const { buyer } = await readyToOrder(store)
    store.clock.set('2026-03-10T23:59:59Z')
    expect((await buyer.post('/v1/order/promocode/', { code: 'Spring-26' })).body).toMatchObject({
      success: true,
    })
    store.clock.set('2026-03-11T00:00:00Z')
    expect((await buyer.post('/v1/order/promocode/', { code: 'SPRING-26' })).body.message).toContain(
      'expired',
    )
    store.clock.set('2026-03-10T08:00:00Z')
    expect((await type('promo', 'list')).said).toContain('SPRING-26')
    expect((await type('promo', 'end', 'spring-26')).said).toContain('has ended')
    expect((await buyer.post('/v1/order/promocode/', { code: 'SPRING-26' })).body.success).toBe(false)
  })

  it('are told with all that was said of them, in the answer and in the list', async () => {
    const dates = ['--from', '2026-12-24', '--until', '2026-12-26']
    const limits = ['--limit', '500', '--per-person', '1']
    const { said } = await type('promo', 'create', 'FUTURE', '--percent', '30', ...dates, ...limits)
    expect(said.split('\n')).toEqual([
      'FUTURE: 30% off flowers and gifts.',
      'It works from 2026-12-24 00:00 (London time) until 2026-12-27 00:00 (London time).',
      'It can be used 500 times in all, once by each person.',
    ])
    const open = await type('promo', 'create', 'OPEN', '--free-delivery')
    expect(open.said.split('\n')).toEqual([
      'OPEN: Free delivery.',
      'It works from now on, without an end.',
      'It can be used any number of times.',
    ])
    const each = await type('promo', 'create', 'EACH', '--fixed', '5', '--per-person', '2')
    expect(each.said).toContain('It can be used 2 times by each person.')
    const [names, ...rows] = (await type('promo', 'list')).said.split('\n')
    const cells = (line = '') => line.split(/ {2,}/)
    expect(cells(names)).toEqual([
      ...['code', 'gives', 'used', 'per person', 'from (London time)', 'until (London time)', 'for'],
    ])
    expect(cells(rows.find((row) => row.startsWith('FUTURE')))).toEqual([
      ...['FUTURE', '30% off flowers and gifts.', '0 of 500', '1'],
      ...['2026-12-24 00:00', '2026-12-27 00:00', 'everybody'],
    ])
    expect(rows.find((row) => row.startsWith('OPEN'))).toContain('2026-03-10 08:00')
  })

  it.each([
    [['x'], 'A code is'],
    [['FINE'], 'Say one of'],
    [['FINE', '--percent', '10', '--fixed', '5'], 'Say one of'],
    [['FINE', '--percent', '101'], '--percent goes up to 100: 101 is too large'],
    [['FINE', '--fixed', '99999999999'], '--fixed goes up to £9999999.99: 99999999999 is too large'],
    [
      ['FINE', '--percent', '10', '--limit', '99999999999'],
      '--limit goes up to 2147483647: 99999999999 is too large',
    ],
    [['FINE', '--fixed', '-5'], /^--fixed must be an amount above 0, not "-5"\nusage/],
    [['FINE', '--fixed', '-£5.50'], /^--fixed must be an amount above 0, not "-£5.50"\nusage/],
    [['FINE', '--percent', '10', '--minimum', '-5'], '--minimum must be an amount from 0 up, not "-5"'],
    [['FINE', '--percent', '10', '--limit', '-1'], '--limit must be a whole number from 1 up, not "-1"'],
    [['FINE', '--percent', 'ten'], 'whole number'],
    [['FINE', '--fixed', '5.5'], 'an amount like'],
    [['FINE', '--free-delivery', '--until', '2020-01-01'], 'end before it begins'],
    [['FINE', '--free-delivery', '--limit', '0'], 'from 1 up'],
  ])('%j are none', async (args, words) => {
    await expectRefused(['promo', 'create', ...args], words)
  })
})

describe('the catalogue', () => {
  it.each(['json', 'csv'])('goes to %s and comes back as it was', { timeout: 120_000 }, async (format) => {
    const file = join(folder, `catalogue.${format}`)
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
    const before = await state()
    expect((await type('catalogue', 'export', file)).said).toContain(`${before.length} products`)
    expect(await type('catalogue', 'import', file, '--check')).toMatchObject({ code: 0 })
    const { code, said } = await type('catalogue', 'import', file)
    expect({ code, said }).toEqual({ code: 0, said: `${before.length} products changed, 0 new.` })
    expect(await state()).toEqual(before)
  })

  it('takes over changes and new products, which are found and bought at once', async () => {
    const file = join(folder, 'changes.json')
    await type('catalogue', 'export', file)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const roses = products.find((entry: { collections: string[] }) => entry.collections.includes('roses'))
    roses.title = 'Roses for the harbour master'
    roses.variants[0].price_pence = 4_321
    const fresh = {
      ...structuredClone(roses),
      real_id: 'NEW-HARBOUR',
      slug: 'harbour-lantern-dahlias',
      title: 'Harbour lantern dahlias',
      looks_like: roses.real_id,
      variants: [{ slug: 'only', title: 'As it is', price_pence: 2_500, old_price_pence: null }],
    }
    await writeFile(file, JSON.stringify({ products: [roses, fresh] }))
    expect((await type('catalogue', 'import', file)).said).toBe('1 products changed, 1 new.')
    const found = await store.get('/v1/search/?q=harbour+lantern')
    const [card] = found.body.data.list
    expect(card).toMatchObject({ title: 'Harbour lantern dahlias', price: 2_500 })
    const listed = await store.get('/v1/category/roses/?price_min=2500&price_max=2500')
    expect(JSON.stringify(listed.body)).toContain('Harbour lantern dahlias')
    const session = await store.newSession()
    const bought = await store.call('POST', `/v1/basket/${card.id}/only`, { session, body: {} })
    expect(bought.body.data.total_cost).toBe(2_500)
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
