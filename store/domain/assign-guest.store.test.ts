import { afterAll, beforeAll, expect, it } from 'vitest'
import { register, signIn } from '../../tests/support/account.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

it('a guest’s flowers and the same ones in the account become one line of at most 99', async () => {
  const [{ id, position_slug: slug }] = (await store.get('/v1/category/roses/?limit=1')).body.data.list
  const put = (session: string, quantity: number, auth?: string) =>
    store.call('POST', `/v1/basket/${id}/${slug}`, { session, auth, body: { quantity } })
  const account = await register(store, 'many-roses@example.org')
  await put(account.session, 60, account.token)
  const guest = await store.newSession()
  await put(guest, 60)
  store.clock.advance({ seconds: 30 })
  const again = await signIn(store, 'many-roses@example.org', guest)
  expect(await again.call('POST', '/v1/order/guest/assign/', {})).toMatchObject({
    status: 200,
    body: { data: { lines: 1 } },
  })
  const { positions } = (await again.get('/v1/basket/')).body.data
  expect(positions).toMatchObject([{ position_slug: slug, quantity: 99 }])
})
