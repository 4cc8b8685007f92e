import { describe, expect, it } from 'vitest'
import { draw } from './draw.ts'
import {
  COLOURS,
  GIFT_ITEMS,
  PRESENTATIONS,
  SCENES,
  SPECIES,
  WRAPS,
} from '../../store/catalogue/pictures/drawing.ts'
import type { BouquetDrawing, Drawing, Stem } from '../../store/catalogue/pictures/drawing.ts'

const bouquet = (stems: Stem[], over: Partial<BouquetDrawing> = {}): BouquetDrawing => ({
  kind: 'bouquet',
  seed: 'test',
  stems,
  presentation: 'wrapped',
  wrap: 'kraft',
  length: 'short',
  ...over,
})
const roses = (count: number): Stem[] => [{ species: 'rose', colour: 'red', count }]

// Every head is one stamped symbol (beside its shadow and the leaves).
function uses(svg: string): number {
  return svg.split('<use ').length - 1
}

function expectWhole(svg: string): void {
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
  expect(svg.endsWith('</svg>')).toBe(true)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const known = new Set(ids)
  expect(known.size).toBe(ids.length)
  const named = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
  expect(named.filter((id) => !known.has(id))).toEqual([])
}

describe('draw', () => {
  it('gives the same text for the same drawing', () => {
    const drawing = bouquet([
      { species: 'peony', colour: 'blush', count: 7 },
      { species: 'eucalyptus', colour: 'green', count: 4 },
    ])
    expect(draw(drawing)).toBe(draw({ ...drawing, stems: drawing.stems.map((stem) => ({ ...stem })) }))
  })

  it('gives another picture for another seed', () => {
    expect(draw(bouquet(roses(12)))).not.toBe(draw(bouquet(roses(12), { seed: 'other' })))
  })

  it.each(SPECIES)('draws %s in every colour', (species) => {
    for (const colour of COLOURS) expectWhole(draw(bouquet([{ species, colour, count: 1 }])))
  })

  it.each(PRESENTATIONS)('presents a bouquet %s, in every paper and length', (presentation) => {
    for (const wrap of WRAPS)
      for (const length of ['short', 'long'] as const)
        expectWhole(draw(bouquet(roses(3), { presentation, wrap, length })))
  })

  it('wraps and sets products in several ways, in every paper', () => {
    const codes = Array.from({ length: 9 }, (_, i) => `LK-${i}-small`)
    for (const wrap of WRAPS)
      for (const seed of codes) expectWhole(draw(bouquet(roses(3), { seed, wrap, length: 'long' })))
  })

  it.each(GIFT_ITEMS)('draws %s', (item) => {
    expectWhole(draw({ kind: 'gift', seed: 'g', item, colour: 'blush' }))
  })

  it.each(SCENES)('draws the %s scene at 1600 by 1000', (scene) => {
    const svg = draw({ kind: 'scene', seed: 's', stems: roses(12), scene })
    expectWhole(svg)
    expect(svg).toContain('viewBox="0 0 1600 1000"')
  })

  it('draws products at 800 by 1000', () => {
    expect(draw(bouquet(roses(5)))).toContain('width="800" height="1000" viewBox="0 0 800 1000"')
  })

  it.each([1, 2, 3, 101])('draws a bouquet of %i', (count) => {
    expectWhole(draw(bouquet(roses(count))))
  })

  it('stamps more heads for more stems', () => {
    expect(uses(draw(bouquet(roses(51)))) - uses(draw(bouquet(roses(12))))).toBeGreaterThanOrEqual(39)
  })

  it('survives a bouquet without stems', () => {
    for (const presentation of PRESENTATIONS) expectWhole(draw(bouquet([], { presentation })))
    expectWhole(draw({ kind: 'gift-box', seed: 'b', stems: [], items: [], colour: 'green' }))
  })

  it('escapes what the customer wrote', () => {
    const svg = draw({
      kind: 'card',
      seed: 'c',
      motif: 'rose',
      colour: 'pink',
      caption: '<script>alert("&")</script>',
    })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)')
    expectWhole(svg)
    expect(draw({ kind: 'gift-card', seed: 'c', colour: 'pink', amount: '<b>£50' })).not.toContain('<b>')
  })

  it('letters captions without fonts, however long or foreign', () => {
    for (const caption of [
      '',
      'Joyeux Noël, chère Zoë',
      '生日快乐',
      'A very long wish '.repeat(20),
      'Pneumonoultramicroscopicsilicovolcanoconiosis',
    ]) {
      const svg = draw({ kind: 'card', seed: 'c', motif: 'tulip', colour: 'red', caption })
      expectWhole(svg)
      expect(svg).not.toContain('<text')
    }
  })

  it('keeps the ids of two pictures apart', () => {
    const ids = (drawing: Drawing): Set<string> =>
      new Set([...draw(drawing).matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''))
    const first = ids(bouquet(roses(12)))
    for (const id of ids(bouquet(roses(13)))) expect(first.has(id)).toBe(false)
  })

  it('keeps pictures light', () => {
    expect(draw(bouquet(roses(12))).length).toBeLessThan(120_000)
    expect(draw(bouquet(roses(101))).length).toBeLessThan(200_000)
    const kinds = SPECIES.slice(0, 8).map((species): Stem => ({ species, colour: 'pink', count: 3 }))
    expect(draw(bouquet(kinds)).length).toBeLessThan(240_000)
  })
})

describe('the views of a bouquet', () => {
  it.each(['wrapped', 'vase', 'jug', 'hatbox', 'basket'] as const)(
    'a %s stands in a room',
    (presentation) => {
      const front = bouquet(roses(7), { presentation })
      const room = draw({ ...front, view: 'at-home' })
      expectWhole(room)
      expect(uses(room)).toBeGreaterThanOrEqual(7)
      expect(room).not.toBe(draw(front))
    },
  )

  it('is held by somebody, each time in other rooms and arms', () => {
    const inArms = Array.from({ length: 12 }, (_, seed) =>
      draw(bouquet(roses(12), { view: 'held', seed: String(seed), length: seed % 2 ? 'long' : 'short' })),
    )
    for (const svg of inArms) expectWhole(svg)
    const rooms = Array.from({ length: 12 }, (_, seed) =>
      draw(bouquet(roses(12), { view: 'at-home', seed: String(seed), presentation: 'vase' })),
    )
    for (const svg of rooms) expectWhole(svg)
    const walls = rooms.map((svg) => /<linearGradient[^>]*>(.*?)<\/linearGradient>/.exec(svg)?.[1])
    expect(new Set(walls).size).toBeGreaterThan(3)
  })
})
