import { buildSchema, graphql } from 'graphql'
import { expect, it } from 'vitest'
import { asksFor } from './asks-for.ts'

const schema = buildSchema('type Query { cart: Cart } type Cart { addOns: Int, quantity: Int, inner: Cart }')

async function isAskedFor(source: string, variableValues: Record<string, unknown> = {}): Promise<boolean> {
  let found: boolean | undefined
  const rootValue = {
    cart: (_args: unknown, _context: unknown, info: Parameters<typeof asksFor>[0]) => {
      found = asksFor(info, 'addOns')
      return {}
    },
  }
  const { errors } = await graphql({ schema, source, rootValue, variableValues })
  expect(errors).toBeUndefined()
  return found === true
}

const FRAGMENT = 'fragment Drawer on Cart { addOns }'

it.each([
  ['by name', '{ cart { addOns } }', true],
  ['not at all', '{ cart { quantity } }', false],
  ['further inside', '{ cart { inner { addOns } } }', false],
  ['in a fragment', `{ cart { ...Drawer } } ${FRAGMENT}`, true],
  ['in a fragment in the operation', '{ cart { ... on Cart { addOns } } }', true],
  ['but skipped', '{ cart { addOns @skip(if: true) } }', false],
])('finds a field that is asked for %s', async (_how, source, expected) => {
  expect(await isAskedFor(source)).toBe(expected)
})

it.each([true, false])('goes by a variable (%s)', async (stays) => {
  const source = `query ($stays: Boolean!) { cart { ...Drawer @include(if: $stays) quantity } } ${FRAGMENT}`
  expect(await isAskedFor(source, { stays })).toBe(stays)
})
