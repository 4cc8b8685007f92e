import { expect, test } from 'vitest'
import { AltTexts } from './alt-text.tsx'

test('pictures without a text are named after the page and counted from the second on', () => {
  const texts = new AltTexts('Red roses')
  expect([texts.next(), texts.next(), texts.next()]).toEqual(['Red roses', 'Red roses 2', 'Red roses 3'])
})

test('another page counts anew', () => {
  new AltTexts('Red roses').next()
  expect(new AltTexts('Tulips').next()).toBe('Tulips')
})
