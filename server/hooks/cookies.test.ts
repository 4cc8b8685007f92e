import { pageAt } from '../../client/app/routing/address.ts'
import { expect, test } from 'vitest'
import { abFlags } from './ab-flags.ts'
import { consentCookies, isAsked } from './consent.ts'
import { marketingCookies } from './marketing-cookies.ts'
import { purchaseCookies } from './purchase-cookies.ts'

test('marketing parameters are kept with their source', () => {
  expect(marketingCookies('utm_source=mail&utm_medium=e%20mail&gclid=a+b&page=2', {})).toEqual({
    utm_source: 'mail',
    utm_medium: 'e mail',
    gclid: 'a b',
  })
})

test.each([
  ['without a source nothing is kept', 'utm_medium=mail&gclid=1'],
  ['an empty source is none', 'utm_source=&utm_medium=mail'],
  ['a source given twice is none', 'utm_source=a&utm_source=b&gclid=1'],
  ['a list is no text', 'utm_source[]=a&utm_source[0]=b'],
  ['an object is no text', 'utm_source[a]=b'],
  ['line breaks are refused', 'utm_source=a%0d%0aSet-Cookie:%20x=y'],
  ['other control characters are refused', 'utm_source=a%00b'],
  ['what is not UTF-8 is refused', 'utm_source=%ff%fe'],
  ['a cut-off escape is refused', 'utm_source=%e2%82'],
  ['eight kilobytes are refused', `utm_source=${'x'.repeat(8_192)}`],
  ['257 characters are refused', `utm_source=${'x'.repeat(257)}`],
])('%s', (_, query) => {
  expect(marketingCookies(query, {})).toEqual({})
})

test('a bad parameter does not take the good ones along', () => {
  expect(marketingCookies(`utm_source=a&utm_term=%0a&utm_content=${'x'.repeat(300)}&fbclid=f`, {})).toEqual({
    utm_source: 'a',
    fbclid: 'f',
  })
})

test('the first touch stays while it lives', () => {
  expect(marketingCookies('utm_source=b&gclid=2', { utm_source: 'a' })).toEqual({})
})

test('all of them together leave room for the session in a request', () => {
  const long = encodeURIComponent('ж'.repeat(256))
  const query = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']
    .map((name) => `${name}=${long}`)
    .join('&')
  const bytes = Object.values(marketingCookies(query, {})).map((text) => encodeURIComponent(text).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(3_072)
})

const TESTS = { ab_testing: 'download_mobile_app', ac_testing: 'checkout_nullable_intervals_v2' }

test.each([
  ['ab_testing=download_mobile_app', ['download_mobile_app']],
  ['ac_testing=checkout_nullable_intervals_v2&x=1', ['checkout_nullable_intervals_v2']],
  [
    'ac_testing=checkout_nullable_intervals_v2&ab_testing=download_mobile_app',
    ['download_mobile_app', 'checkout_nullable_intervals_v2'],
  ],
  ['ab_testing=checkout_nullable_intervals_v2', []],
  ['ab_testing=session_token', []],
  ['ab_testing=download_mobile_app&ab_testing=download_mobile_app', []],
  ['ab_testing=download_mobile_app%0d%0a', []],
  ['ab_testing', []],
])('%s switches on %j', (query, flags) => {
  expect(abFlags(query, TESTS)).toEqual(flags)
})

const BOTH = { promo_code: 'SPRING', payment_method: 'stripe' }

test.each([
  '/cart',
  '/checkout/delivery-details',
  '/checkout/final-details',
  '/order/ABCD2345',
  '/payment/stripe/ABCD2345',
  '/payment/stripe/mobile/success',
  '/payment/revolut',
  '/preorder/ABCD2345',
])('on %s the cookies of a purchase stay', (path) => {
  expect(purchaseCookies(pageAt(path), BOTH)).toEqual([])
})

test.each(['/', '/product/101', '/auth', '/no-such-page', '/profile/orders'])('on %s they go', (path) => {
  expect(purchaseCookies(pageAt(path), BOTH)).toEqual(['promo_code', 'payment_method'])
  expect(purchaseCookies(pageAt(path), { payment_method: '' })).toEqual(['payment_method'])
  expect(purchaseCookies(pageAt(path), {})).toEqual([])
})

test('an answer to the banner is kept, and nobody is asked again', () => {
  expect(consentCookies('all')).toEqual({ consent: 'all', banner: 'closed' })
  expect(consentCookies('necessary')).toEqual({ consent: 'necessary', banner: 'closed' })
  expect(consentCookies('close')).toEqual({ banner: 'closed' })
  for (const odd of ['', null, 'everything', 'all\r\n']) expect(consentCookies(odd)).toBeUndefined()
  expect(isAsked({})).toBe(true)
  expect(isAsked({ consent: 'all' })).toBe(false)
  expect(isAsked({ banner: 'closed' })).toBe(false)
})
