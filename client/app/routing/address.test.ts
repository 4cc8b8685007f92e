import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageAddress, pageAt, redirectionFor } from './address.ts'
import { CATEGORY_SLUGS, categoryIn } from './category-slugs.ts'
import { UnknownGuard, guarded } from './guards.ts'
import { routes } from './routes.tsx'

const NOBODY = { account: false, session: false, recipient: false, handheld: false, person: false }
const DISCOUNTS = [50, 70, 80, 90]

test.each([
  ['/profile/orders', NOBODY, '/auth?next=%2Fprofile%2Forders'],
  ['/profile', NOBODY, '/profile/my-account'],
  ['/profile/my-account', NOBODY, '/auth?next=%2Fprofile%2Fmy-account'],
  ['/profile/orders/?a=b', NOBODY, '/profile/orders?a=b'],
  ['/profile/orders?a=b', NOBODY, '/auth?next=%2Fprofile%2Forders%3Fa%3Db'],
  ['/profile/orders', { ...NOBODY, account: true }, undefined],
  ['/profile', { ...NOBODY, account: true }, '/profile/my-account'],
  ['/checkout/delivery-details', NOBODY, '/'],
  ['/checkout/final-details/', NOBODY, '/checkout/final-details'],
  ['/checkout/final-details', NOBODY, '/'],
  ['/payment/revolut', NOBODY, '/'],
  ['/order/ABCD1234', NOBODY, undefined],
  ['/greeting-card-free/final', { ...NOBODY, session: true, account: true, handheld: true }, '/'],
  ['/greeting-card-free/final', { ...NOBODY, recipient: true }, undefined],
  ['/app-landing', { ...NOBODY, session: true, account: true, recipient: true }, '/#app'],
  ['/app-landing', { ...NOBODY, handheld: true }, undefined],
  ['/cart', NOBODY, undefined],
  ['/order/open/ABCD1234.x', NOBODY, '/'],
  ['/order/open/ABCD1234.x', { ...NOBODY, person: true }, undefined],
  ['/cart/open/C1.x', NOBODY, '/'],
  ['/favorites', NOBODY, undefined],
])('%s, visited by %o, leads to %s', (target, facts, location) => {
  expect(redirectionFor(target, facts, DISCOUNTS)?.location).toBe(location)
})

test('a way that a guard shows is not one to be remembered', () => {
  expect(redirectionFor('/profile/orders', NOBODY, DISCOUNTS)?.status).toBe(302)
})

test('a slash at the end goes for good, whoever asks and whatever is behind it', () => {
  for (const path of [
    '/profile/my-account',
    '/app-landing',
    '/subscription-first-bouquet',
    '/checkout/final-details',
  ])
    expect(redirectionFor(`${path}/?discount=60`, NOBODY, DISCOUNTS)).toEqual({
      ...{ location: `${path}?discount=60`, status: 301 },
    })
})

test('a guard that nobody knows is a fault', () => {
  expect(() => guarded('moonlight', NOBODY, '/cart')).toThrow(UnknownGuard)
  expect(() => guarded('toString', NOBODY, '/cart')).toThrow(UnknownGuard)
})

test('known categories are looked for on every page that has a slug', () => {
  for (const slug of CATEGORY_SLUGS)
    for (const path of ['article', 'category', 'filter']) {
      expect(categoryIn(`/${path}/${slug}`)).toBe(slug)
      expect(pageAt(`/${path}/${slug}`).name).toBe(`${path}-slug`)
    }
})

test('addresses are case-sensitive', () => {
  for (const path of ['/Cart', '/ABOUT-US', '/Category/roses', '/checkout/Delivery-details'])
    expect(pageAt(path).name).toBe('unknown')
  expect(pageAt('/profile/Orders').name).toBe('profile-unknown')
})

test('a page is found as the router finds it, however its address is written', () => {
  const paths = (routes[0]?.children ?? []).map(({ path = '' }) => path)
  const part = fc.oneof(
    fc.constantFrom('auth', 'AUTH', 'a%75th', '%2Fauth', 'category', '', '*', ':id', '__proto__'),
    fc.string().map(encodeURIComponent),
  )
  const filled = fc
    .tuple(fc.constantFrom(...paths), part, part)
    .map(([path, one, two]) => path.replace(/:\w+\??/, () => one).replace(/:\w+\??/, () => two))
  const made = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)

  fc.assert(
    fc.property(fc.oneof(filled, made), (path) => {
      const found = matchRoutes(routes, path)?.at(-1)?.route.handle
      expect(pageAt(path)).toEqual(found ?? { name: 'unknown', layout: 'default', cache: 'personal' })
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['/blog?concat=1&utm_source=x&page=2', '/blog?page=2&concat=1'],
  ['/?utm_source=x', '/'],
  ['/category/tulips?order_direction=&page=2', '/category/tulips?page=2'],
  ['/profile/orders?search=%C3%A9&x=1#top', '/profile/orders?search=%C3%A9&x=1'],
])('%s is the page %s', (written, address) => {
  expect(pageAddress(new URL(written, 'http://shop.test'))).toBe(address)
  expect(pageAddress(new URL(address, 'http://shop.test'))).toBe(address)
})
