import { beforeAll, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/shared-backend.ts'
import { sharedBackend } from '../../tests/support/shared-backend.ts'
import { openPage } from '../../tests/support/open-page.ts'

let backend: SharedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const open = (path: string, headers?: Record<string, string>) => openPage(backend.shop.url + path, headers)

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const PERSONAL = 'private, no-store'

const PROFILE = [
  'bonuses',
  'bonuses-history',
  'dashboard',
  'favorites',
  'important-dates',
  'important-dates/calendar',
  'manage-subscription',
  'my-account',
  'notification-settings',
  'order',
  'order/ABCD1234',
  'orders',
  'personal-data',
  'personal-data/download',
  'promo-codes',
]

test.each(PROFILE)('/profile/%s wants a visitor who has signed in', async (path) => {
  expect(await open(`/profile/${path}`)).toMatchObject({
    status: 302,
    location: `/auth?next=${encodeURIComponent(`/profile/${path}`)}`,
    cacheControl: PERSONAL,
  })
})

test.each([
  '/checkout/delivery-details',
  '/checkout/delivery-details?type=subscription',
  '/checkout/final-details',
  '/payment/stripe',
  '/payment/stripe/ABCD1234',
  '/payment/stripe/mobile/success',
  '/payment/stripe/mobile/fail',
  '/payment/revolut',
  '/order',
  '/greeting-card-free/final',
  '/app-landing',
])('%s sends a stranger to the main page', async (path) => {
  expect(await open(path)).toMatchObject({ status: 302, location: '/', cacheControl: PERSONAL })
})

test('the app has a page for telephones', async () => {
  const page = await open('/app-landing', { 'user-agent': IPHONE })
  expect(page).toMatchObject({ status: 200, layout: 'mobile', cacheControl: PERSONAL })
})

test('the free card can be finished by who has said for whom it is', async () => {
  const page = await open('/greeting-card-free/final', { cookie: 'recipient=mom' })
  expect(page).toMatchObject({ status: 200, layout: 'landing', cacheControl: PERSONAL })
})

test.each([
  ['/category/roses/?page=1&order_by=price', '/category/roses?order_by=price'],
  ['/filter/mom/?page=1', '/category/mom'],
  ['/nowhere/', '/nowhere'],
  ['/article/', '/blog'],
  ['/product', '/category'],
])('%s leads to %s for good', async (path, location) => {
  expect(await open(path)).toMatchObject({
    status: 301,
    location,
    cacheControl: 'public, max-age=3600',
    cookies: [],
  })
})
