import { getIntrospectionQuery, parse } from 'graphql'
import { expect, test } from 'vitest'
import manifest from '../generated/persisted-documents.json' with { type: 'json' }
import { costOf, rejectTooManyTokens, rejectTooManyFields } from './operation-size.ts'

const check = (text: string) => {
  rejectTooManyTokens(text)
  rejectTooManyFields(parse(text))
}

test.each([...Object.values(manifest), getIntrospectionQuery()])(
  'what pages and GraphiQL ask is no question of that kind: %.60s',
  (text) => {
    expect(() => check(text)).not.toThrow()
  },
)

const products = Array.from({ length: 51 }, (_, at) => `p${at}: product(id: ${at}) { title }`)

test.each([
  ['fields of one name', `{ ${'layout { navigation { main { title } } } '.repeat(1_500)} }`, 'tokens'],
  ['braces', '{'.repeat(60_000), 'tokens'],
  ['aliases', `{ ${products.join(' ')} }`, 'at most 50 top-level fields'],
  [
    'aliases in fragments',
    `{ ...A ...A } fragment A on Query { ${products.slice(0, 26).join(' ')} }`,
    'at most 50 top-level fields',
  ],
  [
    'aliases in an inline fragment',
    `{ ... on Query { ${products.join(' ')} } }`,
    'at most 50 top-level fields',
  ],
])('%s in numbers are refused', (_what, text, why) => {
  expect(() => check(text)).toThrow(why)
})

test('fragments that hold one another and many times each are counted quickly', () => {
  const chain = Array.from(
    { length: 30 },
    (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
  )
  expect(() =>
    check(`{ ...F0 } ${chain.join(' ')} fragment F30 on Query { cart { total { text } } }`),
  ).toThrow('at most 50 top-level fields')
  expect(() => check('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).not.toThrow()
})

test('a text that is no GraphQL is left to the parser', () => {
  expect(() => rejectTooManyTokens('{ cart { ~ }')).not.toThrow()
})

test('the cost of a document is told beside what it may be', () => {
  const document = parse(
    'query A { cart { id } ...F } query B { me { name } } fragment F on Query { hero { lead } me { name } }',
  )
  expect(costOf(document)).toEqual({
    tokens: { count: 32, limit: 2_000 },
    topLevelFields: { count: 3, limit: 50 },
  })
})
