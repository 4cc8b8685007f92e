import { describe, expect, it } from 'vitest'
import { singular, wordsOf } from './search-words.ts'

describe('words of a phrase', () => {
  it.each([
    ['Peonies', ['peony']],
    ['peonys', ['peony']],
    ["Mum's Birthday", ['mum', 'birthday']],
    ['hat boxes', ['hat', 'box']],
    ['Rosé for the office', ['rose', 'office']],
    ['  ', []],
    ['🌷 & tulips!', ['🌷', 'tulip']],
    ['🌹🌹', ['🌹', '🌹']],
    ['Красные розы', ['красные', 'розы']],
    ['Weiße Tulpen', ['weisse', 'tulpen']],
  ])('of "%s"', (phrase, words) => {
    expect(wordsOf(phrase)).toEqual(words)
  })

  it.each(['iris', 'christmas', 'hibiscus', 'grass', 'gas', 'narcissus'])('leave %s as it is', (word) => {
    expect(singular(word)).toBe(word)
  })
})
