import { describe, expect, it } from 'vitest'
import { GIFT_ITEMS } from '../../../store/catalogue/pictures/drawing.ts'
import type { GiftBoxDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { createRandom } from '../random.ts'
import { createSheet } from '../sheet.ts'
import { giftBox } from './gift-box.ts'

const drawingOf = (seed: string, items: GiftBoxDrawing['items'] = ['candle', 'tea']): GiftBoxDrawing => ({
  kind: 'gift-box',
  seed,
  stems: [{ species: 'rose', colour: 'pink', count: 5 }],
  items,
  colour: 'blush',
})

/** A box as it is drawn, and the height of the table behind it. */
function drawn(drawing: GiftBoxDrawing): { art: string; horizon: number } {
  let horizon = 0
  const art = giftBox(createSheet('test'), drawing, createRandom(drawing.seed), (height) => {
    horizon = height
    return ''
  })
  return { art, horizon }
}

describe('a gift box', () => {
  it('is of several kinds among products, and of one kind in all sizes of one', () => {
    const kinds = Array.from({ length: 20 }, (_, i) => drawn(drawingOf(`LK-${7001 + i}-standard`)).horizon)
    expect(new Set(kinds).size).toBe(5)
    expect(
      Array.from({ length: 20 }, (_, i) => drawn(drawingOf(`LK-${7001 + i}-more-flowers`)).horizon),
    ).toEqual(kinds)
  })

  it('holds whatever is packed, in every kind of box', () => {
    for (const item of GIFT_ITEMS)
      for (let i = 0; i < 5; i++) {
        const { art } = drawn(drawingOf(`LK-${i}`, [item]))
        expect(art, item).not.toMatch(/NaN|undefined|Infinity/)
        expect(art).not.toBe(drawn(drawingOf(`LK-${i}`, [])).art)
      }
  })
})
