import { expect, test } from 'vitest'
import { fillVariables } from './fill.ts'
import type { Fill } from './shop-tabs.ts'

const sources = (data: unknown, texts: string[] = []) => ({
  ask: async () => data,
  messagesTo: async () => texts,
})
const draft: Fill = {
  into: ['input', 'orderId'],
  from: { query: '{ checkout { id } }', path: ['checkout', 'id'] },
}
const code: Fill = { into: ['input', 'code'], from: { messageTo: 'iris@example.org' } }

test('the number of a draft is filled in, and all else stays', async () => {
  const filled = await fillVariables(
    '{ "input": { "orderId": "", "name": "Iris" }, "type": "DEFAULT" }',
    draft,
    sources({ checkout: { id: 'G2C8MAHH' } }),
  )
  expect(JSON.parse(filled)).toEqual({ input: { orderId: 'G2C8MAHH', name: 'Iris' }, type: 'DEFAULT' })
})

test('the code of the newest message is filled in', async () => {
  const texts = ['Your code is 424242. It works for ten minutes.', 'Your code is 111111.']
  expect(await fillVariables('{ "input": { "code": "000000" } }', code, sources(null, texts))).toContain(
    '"424242"',
  )
})

test.each([
  ['there is no draft', '{ "input": { "orderId": "x" } }', draft, sources({ checkout: null })],
  ['nobody is there to ask', '{ "input": { "orderId": "x" } }', draft, sources(undefined)],
  ['nothing was sent', '{ "input": { "code": "000000" } }', code, sources(null)],
  [
    'the message has no code',
    '{ "input": { "code": "000000" } }',
    code,
    sources(null, ['Flowers are on their way.']),
  ],
  ['it has the value already', '{ "input":{"code":"424242"} }', code, sources(null, ['424242'])],
  ['the variables are no JSON', '{ "input": ', code, sources(null, ['424242'])],
  ['the variables are another’s', '{ "date": "2026-12-01" }', code, sources(null, ['424242'])],
])('variables stay as they are when %s', async (_when, variables, fill, from) => {
  expect(await fillVariables(variables, fill, from)).toBe(variables)
})
