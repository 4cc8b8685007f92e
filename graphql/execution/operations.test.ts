import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { readSchema } from './executable-schema.ts'
import { findOperation, operationId, operationsFor } from './operations.ts'

const cartPage = operationId('CartPage')

it('an operation of a release is found by its id', () => {
  const find = operationsFor(readSchema())
  expect(find(cartPage)).toBe(findOperation(cartPage))
  expect(find(cartPage)).toContain('query CartPage')
})

it('one that asks for what is gone is as unknown as one of no release, each time that it is sent', () => {
  const find = operationsFor(buildSchema('type Query { favorites: Int }'))
  expect([find(cartPage), find(cartPage)]).toEqual([undefined, undefined])
  expect(operationsFor(readSchema())('sha256:0')).toBeUndefined()
})
