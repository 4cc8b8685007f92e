import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { pounds } from '../kernel/money.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const welcomeTo = async (email: string): Promise<{ text: string; html: string }> =>
  (
    await store.db.$client.query(`select text, html from message where kind = 'welcome' and "to" = $1`, [
      email,
    ])
  ).rows[0]

it('the welcome says the code, until when it can be used and where to type it', async () => {
  const person = await register(store, 'iris@example.org')
  const [{ code }] = (await person.get('/v1/user/promocodes')).body.data.list
  const { text, html } = await welcomeTo('iris@example.org')
  expect(text).toContain(
    `Here is 10% off your first flowers. Use this code within 60 days:\n\n    ${code}\n\nSign in, then type it in below the total in your cart, or choose it in the last step of the checkout.\n`,
  )
  expect(html).toContain(`>${code}</td>`)
  expect(html).toContain('below the total in your cart')
})

it('the welcome shows three best sellers that are flowers, and leads to them', async () => {
  await register(store, 'rose@example.org')
  const { list } = (
    await store.get('/v1/filter/best-sellers/?limit=24&order_by=popularity&order_direction=desc')
  ).body.data
  const flowers = list.filter(({ kind }: { kind: string }) => kind !== 'gift').slice(0, 3)
  expect(flowers).toHaveLength(3)
  const { text, html } = await welcomeTo('rose@example.org')
  for (const { id, title, image, price, has_options: hasOptions } of flowers) {
    const from = hasOptions ? 'From ' : ''
    expect(text).toContain(`\n${title} · ${from}${pounds(price)}: https://larkspur.example/product/${id}\n`)
    expect(html).toContain(`<a href="https://larkspur.example/product/${id}"`)
    // With its version, so that a new picture is seen.
    expect(html).toContain(
      `<img src="https://larkspur.example/images/${image.real_id}/size20/${image.name}.jpg"`,
    )
  }
  expect(html.match(/<img /g)).toHaveLength(3)
})

it('the welcome comes without pictures when there are no best sellers', async () => {
  await store.db.$client.query(`update collection set slug = 'loved' where slug = 'best-sellers'`)
  await register(store, 'poppy@example.org')
  expect((await welcomeTo('poppy@example.org')).html).not.toContain('<img ')
})
