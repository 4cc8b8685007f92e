import { describe, expect, it } from 'vitest'
import { replaceRuns, wordRuns, singular, wordsOf } from './search-words.ts'

describe('words of a phrase', () => {
  it.each([
    ['Peonies', ['peony']],
    ['peonys', ['peony']],
    ["Mum's Birthday", ['mum', 'birthday']],
    ['hat boxes', ['hat', 'box']],
    ['Rosé for the office', ['rose', 'office']],
    ['  ', []],
    ['🌷 & tulips!', ['tulip']],
  ])('of "%s"', (phrase, words) => {
    expect(wordsOf(phrase)).toEqual(words)
  })

  it.each(['iris', 'christmas', 'hibiscus', 'grass', 'gas', 'narcissus'])('leave %s as it is', (word) => {
    expect(singular(word)).toBe(word)
  })
})

describe('runs of words', () => {
  it('are all neighbours up to a length', () => {
    expect(wordRuns(['a', 'b', 'c'], 2)).toEqual(['a', 'a b', 'b', 'b c', 'c'])
  })

  it('are read longest first', () => {
    const known = new Map([
      ['red', 1],
      ['red rose', 2],
    ])
    expect(replaceRuns(['red', 'rose', 'red', 'x'], known, 3)).toEqual([2, 1, 'x'])
  })
})
