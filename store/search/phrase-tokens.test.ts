import { describe, expect, it } from 'vitest'
import { phraseKey, tokensOf, withDigits } from './phrase-tokens.ts'

/** The words of a phrase, with a minus where one is not wanted, and what joins it to the one before. */
const read = (phrase: string) =>
  tokensOf(phrase).map(
    ({ word, joint, isNegated }) => `${joint ? `${joint} ` : ''}${isNegated ? '-' : ''}${word}`,
  )

describe('the words of a phrase', () => {
  it.each([
    ['yellow flowers no roses', ['yellow', 'flower', '-rose']],
    ['flowers that are not roses', ['flower', '-rose']],
    ['anything but roses', ['-rose']],
    ["she doesn't like lilies", ['-lily']],
    ['no roses or lilies', ['-rose', 'or lily']],
    ['roses AND lilies', ['rose', 'and lily']],
    ['red or white roses', ['red', 'or white', 'rose']],
    ['roses & chocolates', ['rose', 'and chocolate']],
    ['bouquet w/o carnations', ['bouquet', '-carnation']],
    ['nothing pink', ['-pink']],
    ['zero lilies please', ['-lily']],
    ['bouquet, hold the roses', ['bouquet', '-rose']],
    ['nothing but roses', ['rose']],
    ['get well soon', ['get', 'well', 'soon']],
    ['can I get roses please', ['rose']],
    ['for the', []],
  ])('"%s" are %j', (phrase, words) => {
    expect(read(phrase)).toEqual(words)
  })

  it('know which words of the phrase they come from, the negation included', () => {
    expect(tokensOf('roses with no lilies').map(({ word, at }) => [word, at])).toEqual([
      ['rose', [0]],
      ['lily', [2, 3]],
    ])
  })

  it('are looked up without what means nothing', () => {
    expect(phraseKey('Where is my order?')).toBe('where order')
    expect(phraseKey('🌹')).toBe('🌹')
  })
})

it.each([
  ['two dozen white roses', '24 white roses'],
  ['half a dozen roses', '6 roses'],
  ['a dozen', '12'],
  ['under a tenner', 'under £10'],
  ['one hundred and one roses', '101 roses'],
  ['a hundred roses', '100 roses'],
  ['a single rose', '1 rose'],
  ['one red rose', '1 red rose'],
  ['under twenty pounds', 'under 20 pounds'],
  ['the only one', 'the only one'],
])('"%s" is "%s" in digits', (said, written) => {
  expect(withDigits(said)).toBe(written)
})
