import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { nextPath } from '../../client/features/account/sign-in/next-path.ts'
import { redirectionFor } from '../../client/app/routing/address.ts'
import { CATEGORY_SLUGS } from '../../client/app/routing/category-slugs.ts'
import { localPath } from '../../client/data/paths/local-path.ts'
import { isOwnLocation, keepLocationsOwn } from './own-locations.ts'

const SHOP = 'https://shop.example'
const originOf = (location: string) => new URL(location, SHOP).origin

test.each([
  '/',
  '/cart?a=b#c',
  '/auth?next=%2F%2Fevil.example',
  '/%2F%2Fevil.example',
  '?q=a',
  'cart',
  '/.//x',
])('%s stays on the shop', (location) => {
  expect(originOf(location)).toBe(SHOP)
  expect(isOwnLocation(location)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '\u0000//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https://shop.invalid@evil.example',
  'javascript:alert(1)',
  '//',
])('%j leads away', (location) => {
  expect(isOwnLocation(location)).toBe(false)
})

test('an answer that would lead away leads to the main page, and is not kept', async () => {
  const app = Fastify()
  keepLocationsOwn(app)
  app.get('/away', (_request, reply) =>
    reply.header('cache-control', 'public').redirect('//evil.example', 301),
  )
  app.get('/here', (_request, reply) => reply.header('cache-control', 'public').redirect('/cart', 301))

  expect((await app.inject('/away')).headers).toMatchObject({
    location: '/',
    'cache-control': 'private, no-store',
  })
  expect((await app.inject('/here')).headers).toMatchObject({ location: '/cart', 'cache-control': 'public' })
})

const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/./',
    '/../',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%09',
    '%0d%0a',
    '%00',
    '%66',
    '%C3%A9',
  ],
  ...['@', ':', ';', '\t', '\r', '\n', ' ', '\u0000', '\u001f', '\u007f', '\u00a0', '\u2028', '\u{1f337}'],
  ...['evil.example', 'evil.example:3149', 'https:', 'javascript:', 'shop.example', 'x'],
  ...['profile', 'article', 'product', 'filter', 'category', 'order', 'auth', 'checkout/final-details'],
  ...['subscription-first-bouquet', 'payment-delivery', 'app-landing', ...CATEGORY_SLUGS.slice(0, 3)],
)
const path = fc.array(piece, { maxLength: 7 }).map((pieces) => `/${pieces.join('')}`)
const parameter = fc.oneof(
  fc.constantFrom(
    'page=1',
    'p%61ge=1',
    'page=1&page=2',
    'page=2',
    'discount=61',
    'discount=70',
    'utm_source=a',
    '',
  ),
  fc.constantFrom(
    'gclid=b',
    'ab_testing=download_mobile_app',
    'q=//evil.example',
    'a?b',
    '#',
    '\\',
    '//evil.example',
  ),
  path.map((next) => `next=${encodeURIComponent(next)}`),
  path.map((next) => `next=${next}`),
)
const target = fc
  .tuple(path, fc.array(parameter, { maxLength: 4 }))
  .map(([before, query]) => (query.length ? `${before}?${query.join('&')}` : before))
const facts = fc.record({
  account: fc.boolean(),
  session: fc.boolean(),
  recipient: fc.boolean(),
  handheld: fc.boolean(),
  person: fc.boolean(),
})

test('no rule of addresses leads away from the shop, not even when it is followed to its end', () => {
  fc.assert(
    fc.property(target, facts, (start, visitor) => {
      let address = start
      for (let step = 0; step < 4; step++) {
        const next = redirectionFor(address, visitor, [50, 70, 80, 90])?.location
        if (next === undefined) return
        expect(originOf(next), address).toBe(SHOP)
        expect(isOwnLocation(next), address).toBe(true)
        // As a browser asks for it.
        const { pathname, search } = new URL(next, SHOP)
        address = pathname + search
      }
      expect.unreachable(`${start} leads in a circle`)
    }),
    { numRuns: 700 },
  )
})

test('nothing that a visitor brings along to be sent back to leads away', () => {
  fc.assert(
    fc.property(target, (text) => {
      const signedIn = nextPath(new Request(`${SHOP}/auth?${new URLSearchParams({ next: text })}`))
      for (const location of [signedIn, localPath(text) ?? '/']) {
        expect(originOf(location), text).toBe(SHOP)
        expect(isOwnLocation(location), text).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('what is let through stays on the shop, as every browser reads it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        target,
        target.map((text) => text.slice(1)),
        target.map((text) => `https://evil.example${text}`),
        fc.string(),
      ),
      (location) => {
        if (isOwnLocation(location)) expect(originOf(location)).toBe(SHOP)
      },
    ),
    { numRuns: 500 },
  )
})
