import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { GIFT_ITEMS, PRESENTATIONS, SCENES, SPECIES, WRAPS } from '../../store/catalogue/pictures/drawing.ts'
import type { BouquetDrawing, Drawing, Stem } from '../../store/catalogue/pictures/drawing.ts'
import { illustrator } from './illustrator.ts'

const seed = 'version'
const stems: Stem[] = [
  { species: 'rose', colour: 'red', count: 5 },
  { species: 'eucalyptus', colour: 'green', count: 3 },
]
const bouquet = {
  kind: 'bouquet',
  seed,
  stems,
  presentation: 'wrapped',
  wrap: 'kraft',
  length: 'short',
} as const

const CODES = Array.from({ length: 12 }, (_, i) => `LK-${i}-small`)

const DRAWINGS: Drawing[] = [
  ...SPECIES.map((species) => ({ ...bouquet, stems: [{ species, colour: 'pink' as const, count: 4 }] })),
  ...PRESENTATIONS.map((presentation) => ({ ...bouquet, presentation })),
  ...WRAPS.map((wrap) => ({ ...bouquet, wrap, length: 'long' as const })),
  ...(['detail', 'at-home', 'held'] satisfies BouquetDrawing['view'][]).map((view) => ({ ...bouquet, view })),
  ...GIFT_ITEMS.map((item) => ({ kind: 'gift' as const, seed, item, colour: 'pink' as const })),
  ...SCENES.map((scene) => ({ kind: 'scene' as const, seed, stems, scene })),
  { kind: 'card', seed, motif: 'tulip', colour: 'yellow', caption: 'Thank you' },
  { kind: 'gift-card', seed, colour: 'green', amount: '£50' },
  { kind: 'gift-box', seed, stems, items: ['candle', 'truffles'], colour: 'pink' },
  // How products are wrapped, boxed and set depends on their codes.
  ...CODES.map((code) => ({ ...bouquet, seed: code })),
  ...CODES.map((code) => ({
    ...{ kind: 'gift-box' as const, seed: code, stems, colour: 'pink' as const },
    items: GIFT_ITEMS.slice(0, 3),
  })),
]

it('a version of the illustrator always draws the same pictures', () => {
  const hash = createHash('sha256')
  for (const drawing of DRAWINGS) hash.update(illustrator.draw(drawing))
  const drawn = `${illustrator.version} ${hash.digest('hex').slice(0, 16)}`
  expect(drawn, 'The pictures have changed: raise the version, and put what it draws here.').toBe(
    '6 8820d677eb598dc0',
  )
})
