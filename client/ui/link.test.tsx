import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { Link as RouterLink, StaticRouter } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const drawn = (link: React.ReactNode) =>
  renderToString(<StaticRouter location="/cart/x">{link}</StaticRouter>)

function expectSame(props: LinkProps) {
  const asRouterWrites = drawn(<RouterLink {...props} discover="none" />)
  expect(drawn(<Link {...props} />), JSON.stringify(props.to)).toBe(asRouterWrites)
}

test('a link on the server is what the router would write', () => {
  for (const to of [
    '/',
    '/cart',
    '/category/roses?page=2&order_by=price',
    '/#app',
    '/a/b#c?d',
    '/café?q=ü%20',
    '.',
    '..',
    '?page=2',
    '#top',
    '//x',
    'https://other.example/',
  ])
    expectSame({ to, children: 'There' })
  expectSame({ to: { pathname: '/cart', search: '?a=b' }, children: 'There' })
  expectSame({ to: '/cart', replace: true, state: { a: 1 }, preventScrollReset: true, reloadDocument: true })
  expectSame({ to: '/cart', className: 'button', 'aria-label': 'Cart', id: 'x' })
})

test('however its address is written', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '?',
    '#',
    'a',
    'roses',
    '&b=c',
    '%2F',
    '//',
    ' ',
    '\\',
    'é',
    ':',
  )
  const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`)
  fc.assert(
    fc.property(address, (to) => expectSame({ to, children: 'There' })),
    { numRuns: 500 },
  )
})
