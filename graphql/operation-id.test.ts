import { expect, it } from 'vitest'
import { operationIdOf } from './operation-id.ts'

const CART = 'query CartPage { cart { quantity } }'
const idIn = (version: string) => operationIdOf(CART, version)

it('an operation has the same id in versions that serve one another’s pages', () => {
  expect(idIn('0.2.0')).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(idIn('0.2.17')).toBe(idIn('0.2.0'))
  expect(idIn('3.4.1')).toBe(idIn('3.0.0'))
  expect(operationIdOf(`${CART} `, '0.2.0')).not.toBe(idIn('0.2.0'))
})

it('and another in each that may break them', () => {
  const versions = ['0.1.0', '0.2.0', '0.20.0', '1.0.0', '2.0.0', '20.0.0']
  expect(new Set(versions.map(idIn)).size).toBe(versions.length)
})

it.each(['', 'next', '2', '00.1.0'])('%j is no version', (version) => {
  expect(() => idIn(version)).toThrow('is no version')
})
