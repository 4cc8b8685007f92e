import type { Colour, Species, Wrap } from '../../store/catalogue/pictures/drawing.ts'
import type { SeedData } from '../../store/seed/seed-data.ts'

/** Pence per stem; null where the flower has only one length. */
type Flower = {
  species: Species
  title: string
  colours: readonly Colour[]
  pence: { short: number; long: number | null }
  counts: readonly number[]
}

type Offer = {
  flowers: readonly Flower[]
  foliage: readonly { species: Species; title: string; pencePerStem: number; stemsPerTen: number }[]
  wraps: readonly { wrap: Wrap; title: string; pence: number }[]
  /** Added once to every bouquet: making, a card and a standard slot. Pence. */
  basePence: number
}

const OFFER: Offer = {
  flowers: [
    {
      species: 'rose',
      title: 'Roses',
      colours: ['red', 'white', 'pink', 'yellow', 'orange', 'peach', 'purple', 'cream', 'blush', 'burgundy'],
      pence: { short: 195, long: 345 },
      counts: [9, 12, 15, 21, 25, 35, 51, 75, 101],
    },
    {
      species: 'spray-rose',
      title: 'Spray roses',
      colours: ['white', 'pink', 'peach', 'red', 'cream', 'blush'],
      pence: { short: 225, long: null },
      counts: [7, 10, 15, 20, 25],
    },
    {
      species: 'peony',
      title: 'Peonies',
      colours: ['white', 'blush', 'pink', 'coral', 'red'],
      pence: { short: 420, long: null },
      counts: [5, 7, 10, 15, 25],
    },
    {
      species: 'tulip',
      title: 'Tulips',
      colours: ['red', 'white', 'pink', 'yellow', 'orange', 'peach', 'purple', 'burgundy'],
      pence: { short: 115, long: 175 },
      counts: [10, 15, 20, 30, 50, 75],
    },
    {
      species: 'ranunculus',
      title: 'Ranunculus',
      colours: ['white', 'peach', 'pink', 'coral', 'yellow', 'orange'],
      pence: { short: 210, long: null },
      counts: [9, 12, 15, 21, 25],
    },
    {
      species: 'sunflower',
      title: 'Sunflowers',
      colours: ['yellow', 'orange', 'burgundy'],
      pence: { short: 250, long: 310 },
      counts: [5, 7, 9, 12, 15],
    },
    {
      species: 'gerbera',
      title: 'Gerberas',
      colours: ['red', 'orange', 'pink', 'yellow', 'white', 'coral'],
      pence: { short: 170, long: null },
      counts: [9, 12, 15, 21, 25],
    },
    {
      species: 'carnation',
      title: 'Carnations',
      colours: ['red', 'white', 'pink', 'peach', 'purple', 'burgundy'],
      pence: { short: 120, long: null },
      counts: [12, 15, 20, 25, 35, 51],
    },
    {
      species: 'lily',
      title: 'Lilies',
      colours: ['white', 'pink', 'orange', 'yellow'],
      pence: { short: 320, long: 390 },
      counts: [3, 5, 7, 9, 12],
    },
    {
      species: 'hydrangea',
      title: 'Hydrangeas',
      colours: ['white', 'blue', 'pink', 'lilac', 'green'],
      pence: { short: 540, long: null },
      counts: [3, 5, 7, 9],
    },
  ],
  foliage: [
    { species: 'eucalyptus', title: 'Eucalyptus', pencePerStem: 140, stemsPerTen: 3 },
    { species: 'ruscus', title: 'Ruscus', pencePerStem: 110, stemsPerTen: 3 },
    { species: 'fern', title: 'Fern', pencePerStem: 90, stemsPerTen: 3 },
    { species: 'gypsophila', title: 'Gypsophila', pencePerStem: 165, stemsPerTen: 2 },
  ],
  wraps: [
    { wrap: 'kraft', title: 'Brown kraft', pence: 0 },
    { wrap: 'newsprint', title: 'Newsprint', pence: 0 },
    { wrap: 'ivory', title: 'Ivory', pence: 150 },
    { wrap: 'blush', title: 'Blush', pence: 150 },
    { wrap: 'sage', title: 'Sage', pence: 150 },
    { wrap: 'charcoal', title: 'Charcoal', pence: 200 },
    { wrap: 'clear', title: 'Clear, compostable', pence: 100 },
  ],
  basePence: 1350,
}

/** What can be chosen in the make-your-own bouquet; all prices in pence. */
export const BOUQUET_CONSTRUCTOR: SeedData['bouquetConstructor'] = {
  heading: 'Make your own bouquet',
  text: 'Choose the flower, the colour, how many and how tall. The picture and the price follow, and nothing is added to the price later.',
  base_price: OFFER.basePence,
  flowers: OFFER.flowers.map(({ species, title, colours, counts, pence }) => ({
    ...{ species, title, colours: [...colours], counts: [...counts] },
    price_short: pence.short,
    price_long: pence.long,
  })),
  wraps: OFFER.wraps.map(({ wrap, title, pence }) => ({ wrap, title, price: pence })),
  foliage: OFFER.foliage.map(({ species, title, pencePerStem, stemsPerTen }) => ({
    ...{ species, title, price: pencePerStem, stems_per_ten: stemsPerTen },
  })),
  default: {
    species: 'rose',
    colour: 'pink',
    count: 15,
    length: 'short',
    wrap: 'ivory',
    foliage: 'eucalyptus',
  },
  imageAlt: 'A bouquet of 15 pink roses with eucalyptus',
}
