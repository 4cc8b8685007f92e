import { describe, expect, it } from 'vitest'
import { GIFT_ITEMS, GIFT_WORDS, SPECIES } from '../../../store/catalogue/pictures/drawing.ts'
import type { BouquetDrawing, Drawing, GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import { draw } from '../../illustrator/draw.ts'
import { GIFTS } from './gifts.ts'
import { HAND_TIED } from './hand-tied/hand-tied.ts'
import { PLANTS } from './plants.ts'

const itemOf = (title: string): GiftItem => {
  const product = [...PLANTS, ...GIFTS].find((one) => one.title === title)
  const drawing = product?.variants[0]?.drawing
  if (drawing?.kind !== 'gift') throw new Error(`${title} is not drawn as a gift`)
  return drawing.item
}

/** Words that a title and what is seen in the picture may share without being about the same thing. */
const COMMON = new Set(['a', 'the', 'in', 'of', 'on', 'and', 'small', 'three', 'pot', 'plant', 'clay'])
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-zé]+/)
    .filter((word) => word.length > 1 && !COMMON.has(word))

/** What is drawn, without what only its name changes. */
function strokesOf(drawing: Drawing): string {
  return draw(drawing)
    .replace(/<title>.*<\/title>/, '')
    .replace(/i[0-9a-z]+-(?=[0-9a-z]+["&)])/g, '')
}

/** An item by itself, with the same chance and colour for all. */
const artOf = (item: GiftItem): string => strokesOf({ kind: 'gift', seed: 'the same', item, colour: 'blush' })

describe('the picture of a product', () => {
  it('says the name of each plant that is sold', () => {
    for (const { title } of PLANTS) {
      const seen = wordsOf(GIFT_WORDS[itemOf(title)])
      expect(
        wordsOf(title).some((word) => seen.includes(word.replace(/s$/, '')) || seen.includes(word)),
        `${title}: ${seen.join(' ')}`,
      ).toBe(true)
    }
  })

  it('is of a kind of its own for each plant but moth orchids, which differ in colour', () => {
    const kinds = PLANTS.map(({ title }) => itemOf(title))
    const others = kinds.filter((kind) => kind !== 'orchid-pot')
    expect(new Set(others).size).toBe(others.length)
    const orchids = PLANTS.filter(({ title }) => itemOf(title) === 'orchid-pot').map(
      ({ variants }) => variants[0]?.colour,
    )
    expect(new Set(orchids).size).toBe(orchids.length)
  })

  it.each([
    ['Prosecco', 'a bottle of prosecco and a flute'],
    ['Pink Prosecco', 'a bottle of pink prosecco and a flute'],
    ['Rosé Champagne', 'a bottle of rosé champagne and two flutes'],
    ['Sussex Sparkling Wine', 'a bottle of English sparkling wine and a flute'],
    ['Claret for Sunday', 'a bottle and a glass of red wine'],
    ['Provence Rosé', 'a bottle and a glass of rosé wine'],
    ['Pair of Beeswax Dinner Candles', 'a pair of beeswax dinner candles'],
    ['Fig Leaf Candle', 'a scented candle in a glass'],
    ['Clear Glass Vase', 'a clear glass vase'],
    ['Three Bottle Vases', 'three green glass bottle vases'],
    ['Creamware Jug', 'a cream jug with a handle'],
    ['Larkspur Seeds in a Tin', 'a tin of larkspur seeds and a wooden label'],
    ['Shortbread in a Tin', 'a tin of shortbread'],
    ['Earl Grey with Cornflowers', 'a tin of tea and a full cup'],
  ])('of %s shows %s', (title, seen) => {
    const item = itemOf(title)
    expect(GIFT_WORDS[item]).toBe(seen)
    const svg = draw({ kind: 'gift', seed: title, item, colour: 'blush' })
    expect(svg.toLowerCase()).toContain(`<title>${seen.toLowerCase()}</title>`)
  })

  it('is drawn anew for everything that is not the same thing', () => {
    // A plant without a name is drawn as a Swiss cheese plant.
    const items = GIFT_ITEMS.filter((item) => item !== 'plant')
    const arts = new Map<string, GiftItem>()
    for (const item of items) {
      const art = artOf(item)
      expect(arts.get(art), item).toBeUndefined()
      arts.set(art, item)
    }
    expect(artOf('plant')).toBe(artOf('swiss-cheese-plant'))
    expect(new Set(items.map((item) => GIFT_WORDS[item])).size).toBe(items.length)
  })
  it('tells the flowers apart and names them', () => {
    const bunch = (species: BouquetDrawing['stems'][number]['species']): BouquetDrawing => ({
      kind: 'bouquet',
      seed: 'the same',
      stems: [{ species, colour: 'pink', count: 5 }],
      presentation: 'wrapped',
      wrap: 'kraft',
      length: 'short',
    })
    expect(new Set(SPECIES.map((species) => strokesOf(bunch(species)))).size).toBe(SPECIES.length)
    for (const species of SPECIES)
      expect(draw(bunch(species))).toContain(
        `<title>A wrapped bouquet of 5 pink ${species.replaceAll('-', ' ')}</title>`,
      )
  })

  it('of a jug of flowers shows a jug, and of a glass vase a glass one', () => {
    const jug = HAND_TIED.find(({ title }) => title === 'A Jug of Peonies')?.variants[0]?.drawing
    if (jug?.kind !== 'bouquet') throw new Error('A Jug of Peonies is not a bouquet')
    expect(draw(jug)).toMatch(/<title>A jug of .*peony/)
    expect(strokesOf(jug)).not.toBe(strokesOf({ ...jug, presentation: 'vase' }))
    // Water is seen in glass only.
    for (let seed = 0; seed < 12; seed += 1)
      expect(draw({ ...jug, seed: `vase ${seed}`, presentation: 'vase', wrap: 'clear' })).toContain('#a9c8bf')
  })
})
