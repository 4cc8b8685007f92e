import { describe, expect, it } from 'vitest'
import { readPrice } from './price-of-phrase.ts'

describe('a price in a phrase', () => {
  it.each([
    ['roses under 30', undefined, 3000],
    ['roses up to £30', undefined, 3000],
    ['less than 19.99', undefined, 1999],
    ['bouquets over £80', 8000, undefined],
    ['at least 50 pounds', 5000, undefined],
    ['20 to 40 pounds', 2000, 4000],
    ['£40-£20', 2000, 4000],
    ['between 30 and 50', 3000, 5000],
    ['£25', 2000, 3000],
    ['about 50 quid', 4000, 6000],
    ['under £10', undefined, 1000],
    ['cheap bouquets', undefined, 3000],
  ])('"%s" is read', (phrase, priceMin, priceMax) => {
    expect(readPrice(phrase)).toMatchObject({ priceMin, priceMax })
  })

  it.each(['red roses', 'bouquet of 51 roses', '12 to 15 roses', 'no 7', ''])(
    'is not seen in "%s"',
    (phrase) => {
      expect(readPrice(phrase)).toMatchObject({ priceMin: undefined, priceMax: undefined, rest: phrase })
    },
  )

  it('is taken out of the phrase', () => {
    expect(readPrice('roses under £30 please').rest.replace(/\s+/g, ' ').trim()).toBe('roses please')
  })
})
