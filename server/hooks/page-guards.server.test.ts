import { beforeAll, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { openPage } from '../../tests/support/pages/open-page.ts'

let backend: SharedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const open = (path: string, headers?: Record<string, string>) => openPage(backend.shop.url + path, headers)

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const PERSONAL = 'private, no-store'

const PROFILE = [
  'bonuses',
  'bonuses-history',
  'dashboard',
  'favorites',
  'recipients',
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
  // Which pages of an account there are is told to nobody who has none.
  'nothing-of-the-kind',
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
])('%s sends a stranger to the main page', async (path) => {
  expect(await open(path)).toMatchObject({ status: 302, location: '/', cacheControl: PERSONAL })
})

test('the app has no page for a computer, and the main page says so', async () => {
  expect(await open('/app-landing')).toMatchObject({ status: 302, location: '/#app', cacheControl: PERSONAL })
})

test('an iPad that says it is a Mac is known by what its scripts found out', async () => {
  const page = await open('/app-landing', { 'user-agent': MAC, cookie: 'tablet=1' })
  expect(page).toMatchObject({ status: 200, layout: 'mobile' })
  expect(await open('/app-landing', { 'user-agent': MAC })).toMatchObject({ status: 302 })
  expect(await open('/app-landing', { 'user-agent': WINDOWS, cookie: 'tablet=1' })).toMatchObject({
    status: 302,
  })
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
