import { describe, expect, it } from 'vitest'
import { WRAPS } from '../../../store/catalogue/pictures/drawing.ts'
import type { BouquetDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { draw } from '../draw.ts'
import { ribbonTones } from '../presentation/paper.ts'
import { settingOf } from './setting.ts'

const bouquet = (seed: string, over: Partial<BouquetDrawing> = {}): BouquetDrawing => ({
  ...{ kind: 'bouquet', seed, presentation: 'wrapped', wrap: 'kraft', length: 'short' },
  stems: [{ species: 'rose', colour: 'red', count: 7 }],
  ...over,
})

describe('where a bouquet is seen', () => {
  it('differs among products, and not among the sizes of one', () => {
    const codes = Array.from({ length: 24 }, (_, i) => `LK-${String(1001 + i).padStart(6, '0')}`)
    const settings = codes.map((code) => settingOf(bouquet(`${code}-small`)))
    expect(new Set(settings)).toEqual(new Set(['wall', 'linen', 'room']))
    expect(codes.map((code) => settingOf(bouquet(`${code}-red-51-long`)))).toEqual(settings)
  })

  it('is before a wall for what stands in a vessel, and for what is seen otherwise', () => {
    for (let i = 0; i < 24; i++) {
      expect(settingOf(bouquet(`LK-${i}`, { presentation: 'vase' }))).toBe('wall')
      expect(settingOf(bouquet(`LK-${i}`, { view: 'detail' }))).toBe('wall')
    }
  })
})

describe('the bouquet of a shopper', () => {
  /** The wall behind a picture: its first three gradients. */
  const wallOf = (svg: string): string[] =>
    [...svg.matchAll(/<(?:linear|radial)Gradient[^>]*>(.*?)<\/(?:linear|radial)Gradient>/g)]
      .slice(-3)
      .map((match) => match[1] ?? '')

  it('keeps its ribbon and its wall, whatever flowers are chosen', () => {
    for (const wrap of WRAPS) {
      const roses = bouquet('constructor-rose-red', { wrap })
      const tulips = bouquet('constructor-tulip-yellow', {
        ...{ wrap, stems: [{ species: 'tulip', colour: 'yellow', count: 30 }] },
      })
      expect(ribbonTones(wrap, roses.seed)).toEqual(ribbonTones(wrap, tulips.seed))
      expect(wallOf(draw(roses))).toEqual(wallOf(draw(tulips)))
      expect(settingOf(roses)).toBe('wall')
    }
  })
})
