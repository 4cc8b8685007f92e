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

test('the query of an address that is moved may bring a campaign along', async () => {
  const page = await open('/profile/?utm_source=mail')
  expect(page.location).toBe('/profile/my-account?utm_source=mail')
  expect(page.cookies).toEqual(['utm_source=mail; Max-Age=2592000; Path=/; SameSite=Lax'])
})

test('marketing cookies belong to the whole company, and the page that sets them is nobody else’s', async () => {
  const page = await open('/?utm_source=mail&utm_medium=e%20mail&other=1&ab_testing=download_mobile_app')
  expect(page.status).toBe(200)
  expect(page.cacheControl).toBe(PERSONAL)
  expect(page.cookies).toEqual([
    'utm_source=mail; Max-Age=2592000; Path=/; SameSite=Lax',
    'utm_medium=e%20mail; Max-Age=2592000; Path=/; SameSite=Lax',
    'download_mobile_app=1; Max-Age=604800; Path=/; SameSite=Lax',
  ])
  expect((await open('/')).cookies).toEqual([])
  expect((await open('/?utm_source=b', { cookie: 'utm_source=a' })).cookies).toEqual([])
})

test.each([
  '/?utm_source=a%0d%0aSet-Cookie:%20evil=1',
  `/?utm_source=${'x'.repeat(8_000)}`,
  '/?utm_source=a&utm_source=b',
  '/?utm_source[]=a&utm_medium=b',
  '/?utm_source=%ff%fe',
  '/?ab_testing[]=download_mobile_app&ac_testing=%E0%A4%A',
])('%.60s breaks nothing and sets nothing', async (path) => {
  expect(await open(path)).toMatchObject({ status: 200, cookies: [] })
})

test('cookies that are no cookies break nothing', async () => {
  for (const cookie of [
    'session_token=; auth_token=\u00ff\u00fe',
    `session_token=${'x'.repeat(8_000)}`,
    '=;;;=a',
    'auth=1; auth=0; consent=%',
  ])
    for (const path of ['/', '/cart', '/category/roses'])
      expect((await open(path, { cookie })).status, `${path} ${cookie.slice(0, 40)}`).toBe(200)
})
