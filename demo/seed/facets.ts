import { COLOURS, SPECIES } from '../../store/catalogue/pictures/drawing.ts'
import type { SeedFacetValue } from '../../store/seed/seed-data.ts'
import { BLOOMS } from './products/blooms.ts'
import { COLLECTIONS } from './collections/collections.ts'

type Row = Pick<SeedFacetValue, 'value' | 'title'> & { priceFrom?: number; priceTo?: number }

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const collectionsBelow = (parent: string): Row[] =>
  COLLECTIONS.filter((collection) => collection.parent === parent).map(({ slug, title }) => ({
    value: slug,
    title,
  }))

const SIZES: Row[] = ['small', 'medium', 'large', 'grand'].map((value) => ({ value, title: capital(value) }))

const BANDS: Row[] = [
  { value: 'under-30', title: 'Under £30', priceFrom: 0, priceTo: 2_999 },
  { value: '30-to-50', title: '£30 to £50', priceFrom: 3_000, priceTo: 5_000 },
  { value: '50-to-80', title: '£50 to £80', priceFrom: 5_001, priceTo: 8_000 },
  { value: 'over-80', title: 'Over £80', priceFrom: 8_001, priceTo: 2_147_483_647 },
]

/** Facets in the order they are shown, each with the first bit of its values. */
const FACETS: readonly [SeedFacetValue['facet'], number, Row[]][] = [
  ['price', 24, BANDS],
  ['colour', 0, COLOURS.map((value) => ({ value, title: capital(value) }))],
  ['stem', 0, SPECIES.map((value) => ({ value, title: capital(BLOOMS[value].many) }))],
  ['size', 16, SIZES],
  ['occasion', 0, collectionsBelow('occasions')],
  ['recipient', 0, collectionsBelow('recipients')],
  ['same_day', 30, [{ value: 'yes', title: 'Same-day delivery' }]],
  ['cat_safe', 20, [{ value: 'cat-safe', title: 'Safe for cats' }]],
  ['dog_safe', 21, [{ value: 'dog-safe', title: 'Safe for dogs' }]],
]

/** Everything listings can be narrowed by. */
export const FACET_VALUES: readonly SeedFacetValue[] = FACETS.flatMap(([facet, firstBit, rows], index) =>
  rows.map(({ value, title, priceFrom = null, priceTo = null }, offset) => ({
    id: (index + 1) * 100 + offset,
    facet,
    value,
    title,
    bit: firstBit + offset,
    position: (index + 1) * 100 + offset,
    priceFrom,
    priceTo,
  })),
)
