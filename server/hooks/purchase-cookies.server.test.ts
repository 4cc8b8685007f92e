import { beforeAll, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { openPage } from '../../tests/support/pages/open-page.ts'

let backend: SharedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const open = (path: string, headers?: Record<string, string>) => openPage(backend.shop.url + path, headers)

const PERSONAL = 'private, no-store'

test('the cookies of a purchase go when the visitor does', async () => {
  const cookie = 'promo_code=SPRING; payment_method=stripe'
  const gone = ['promo_code=; Max-Age=0; Path=/', 'payment_method=; Max-Age=0; Path=/']
  const home = await open('/', { cookie })
  expect(
    home.cookies.map((entry) => entry.replace(/ Expires=[^;]+;?/, '').replace(/; SameSite=Lax/, '')),
  ).toEqual(gone)
  expect(home.cacheControl).toBe(PERSONAL)
  expect((await open('/cart', { cookie })).cookies).toEqual([])
})
