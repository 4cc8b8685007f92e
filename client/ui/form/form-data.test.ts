import { expect, it } from 'vitest'
import { fieldsOf } from './form-data.ts'

function posted(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return fieldsOf(form)
}

it('gives a field as text, and nothing for one that is missing', () => {
  const field = posted({ name: 'Iris' })
  expect([field('name'), field('phone')]).toEqual(['Iris', ''])
})

it('takes what a page of an earlier version posts', () => {
  const field = posted({
    ...{ intent: 'interval', positionSlug: 'red-12', giftCardText: 'With love' },
    ...{ extraOfferVariantId: '7', withSubscription: '1', interval: '4' },
  })
  expect(field('intent')).toBe('slot')
  expect([field('variantSlug'), field('lineSlug')]).toEqual(['red-12', 'red-12'])
  expect([field('cardText'), field('addOnVariantId')]).toEqual(['With love', '7'])
  expect([field('hasSubscription'), field('window')]).toEqual(['1', '4'])
})

it('goes by the name of now where a form has both', () => {
  expect(posted({ cardText: '', giftCardText: 'Before' })('cardText')).toBe('')
})

it('gives every other intent as it is', () => {
  for (const intent of ['add', 'constructor', 'toString', ''])
    expect(posted({ intent })('intent')).toBe(intent)
})
