import { expect, test } from 'vitest'
import type { SuggestionsQuery } from '../../../graphql/generated/graphql.ts'
import { optionsOf } from './suggestion-options.ts'

const ANSWER = {
  searchHistory: { phrases: ['roses for mum', 'tulips'] },
  suggestions: {
    pages: [{ href: '/article/rose-care', title: 'Rose care' }],
    phrases: ['roses up to £30', 'roses for mum'],
    categories: [{ title: 'Roses', slug: 'roses', type: 'CATEGORY' }],
    products: [{ id: '253', title: 'Red Roses', price: { text: '£36.95' }, image: { src: '' } }],
  },
} as unknown as SuggestionsQuery

test('what was searched for before comes first, then flowers, and then where there are more', () => {
  expect(optionsOf(ANSWER, 'ros', []).map(({ title }) => title)).toEqual([
    'roses for mum',
    'Red Roses',
    'Roses',
    'Rose care',
    'roses up to £30',
  ])
})

test('what was forgotten is not suggested as a search of before', () => {
  const kinds = optionsOf(ANSWER, 'ros', ['roses for mum']).map(({ kind }) => kind)
  expect(kinds).toEqual(['product', 'category', 'page', 'phrase', 'phrase'])
})
