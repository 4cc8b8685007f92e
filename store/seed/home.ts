import type { Colour, Drawing, Species, Stem, Wrap } from '../illustrator/drawing.ts'
import { stemsOf } from './recipe.ts'

function bouquet(seed: string, recipe: string, wrap: Wrap, length: 'short' | 'long' = 'short'): Drawing {
  return { kind: 'bouquet', seed, stems: stemsOf(recipe), presentation: 'wrapped', wrap, length }
}

/** Tiles for the people that flowers are sent to; each slug is a category. */
export const RECIPIENTS: readonly { title: string; slug: string; drawing: Drawing }[] = [
  {
    title: 'Mum',
    slug: 'mom',
    drawing: bouquet(
      'tile-mom',
      '5 blush peony, 4 pink spray-rose, 3 white freesia, 3 green eucalyptus',
      'blush',
    ),
  },
  {
    title: 'Partner',
    slug: 'partner',
    drawing: bouquet('tile-partner', '11 red rose, 3 green eucalyptus', 'charcoal', 'long'),
  },
  {
    title: 'Friends',
    slug: 'friends',
    drawing: bouquet(
      'tile-friends',
      '4 coral gerbera, 4 yellow ranunculus, 3 pink alstroemeria, 3 green ruscus',
      'newsprint',
    ),
  },
  {
    title: 'Colleagues',
    slug: 'colleagues',
    drawing: {
      kind: 'bouquet',
      seed: 'tile-colleagues',
      stems: stemsOf('4 yellow freesia, 4 blue iris, 4 white alstroemeria, 3 green ruscus'),
      presentation: 'vase',
      wrap: 'clear',
      length: 'short',
    },
  },
  {
    title: 'Relatives',
    slug: 'relatives',
    drawing: bouquet(
      'tile-relatives',
      '4 peach rose, 4 lilac lisianthus, 3 cream snapdragon, 3 green fern',
      'sage',
    ),
  },
  {
    title: 'Grandparents',
    slug: 'grandparents',
    drawing: {
      kind: 'bouquet',
      seed: 'tile-grandparents',
      stems: stemsOf('4 lilac chrysanthemum, 4 white spray-rose, 3 purple lavender, 3 green fern'),
      presentation: 'basket',
      wrap: 'kraft',
      length: 'short',
    },
  },
  {
    title: 'Dad',
    slug: 'dad',
    drawing: bouquet(
      'tile-dad',
      '4 yellow sunflower, 3 orange chrysanthemum, 3 blue delphinium, 3 green ruscus',
      'kraft',
      'long',
    ),
  },
]

/** Tiles for budgets; bounds are pence and either may be open. */
export const SHOP_BY_PRICE: readonly {
  title: string
  slug: string
  from: number | null
  to: number | null
  drawing: Drawing
}[] = [
  {
    title: 'Under £30',
    slug: 'under-ps30',
    from: null,
    to: 2999,
    drawing: bouquet('price-under-30', '8 yellow tulip, 4 white freesia', 'newsprint'),
  },
  {
    title: '£30–£50',
    slug: 'from-30-to-50',
    from: 3000,
    to: 5000,
    drawing: bouquet(
      'price-30-50',
      '5 peach rose, 4 white alstroemeria, 3 pink snapdragon, 3 green eucalyptus',
      'kraft',
    ),
  },
  {
    title: '£50–£80',
    slug: 'from-50-to-80',
    from: 5001,
    to: 8000,
    drawing: bouquet(
      'price-50-80',
      '4 pink peony, 3 white hydrangea, 5 blush rose, 4 green eucalyptus',
      'ivory',
    ),
  },
  {
    title: 'Over £80',
    slug: 'over-80',
    from: 8001,
    to: null,
    drawing: bouquet('price-over-80', '51 red rose', 'charcoal', 'long'),
  },
]

/** Questions of the quick picker; each answer leads to a listing. */
export const PICK_BOUQUET: readonly {
  step: 'occasion' | 'mood' | 'budget'
  title: string
  choices: readonly { title: string; href: string }[]
}[] = [
  {
    step: 'occasion',
    title: 'What is it for?',
    choices: [
      { title: 'A birthday', href: '/category/birthday-flowers' },
      { title: 'Love', href: '/category/romantic-flowers' },
      { title: 'A thank-you', href: '/category/thank-you-flowers' },
      { title: 'A new baby', href: '/category/baby-flowers' },
      { title: 'Someone unwell', href: '/category/get-well-soon-flowers' },
      { title: 'A loss', href: '/category/sympathy-flowers' },
      { title: 'An apology', href: '/category/apology-flowers' },
      { title: 'No reason', href: '/category/surprise-flowers' },
    ],
  },
  {
    step: 'mood',
    title: 'How should it feel?',
    choices: [
      { title: 'Classic', href: '/category/roses' },
      { title: 'Loose and mixed', href: '/category/mixed' },
      { title: 'Soft and scented', href: '/category/peonies' },
      { title: 'Sunny', href: '/category/sunflowers' },
      { title: 'Calm', href: '/category/hydrangeas' },
      { title: 'Of the moment', href: '/filter/trendy-bouquets' },
    ],
  },
  {
    step: 'budget',
    title: 'What would you like to spend?',
    choices: [
      { title: 'Under £30', href: '/filter/under-ps30' },
      { title: '£30–£50', href: '/filter/from-30-to-50' },
      { title: '£50–£80', href: '/filter/from-50-to-80' },
      { title: 'Over £80', href: '/filter/over-80' },
    ],
  },
]

/** Ten listings shown with a picture on the home page. */
export const POPULAR_CATEGORIES: readonly { title: string; slug: string; drawing: Drawing }[] = [
  {
    title: 'Roses',
    slug: 'roses',
    drawing: bouquet('popular-roses', '12 pink rose, 3 green eucalyptus', 'blush', 'long'),
  },
  {
    title: 'Peonies',
    slug: 'peonies',
    drawing: bouquet('popular-peonies', '6 coral peony, 4 blush peony', 'kraft'),
  },
  {
    title: 'Hand-tied',
    slug: 'hand-tied',
    drawing: bouquet(
      'popular-hand-tied',
      '3 blue hydrangea, 4 white rose, 4 lilac lisianthus, 4 green eucalyptus',
      'sage',
    ),
  },
  {
    title: 'Letterbox',
    slug: 'letterbox-flowers',
    drawing: {
      kind: 'bouquet',
      seed: 'popular-letterbox',
      stems: stemsOf('6 pink alstroemeria, 5 white spray-rose, 3 green eucalyptus'),
      presentation: 'letterbox',
      wrap: 'kraft',
      length: 'short',
    },
  },
  {
    title: 'Tulips',
    slug: 'tulips',
    drawing: bouquet('popular-tulips', '8 peach tulip, 8 white tulip', 'newsprint'),
  },
  {
    title: 'Sunflowers',
    slug: 'sunflowers',
    drawing: bouquet('popular-sunflowers', '7 yellow sunflower, 4 green ruscus', 'kraft', 'long'),
  },
  {
    title: 'Gift boxes',
    slug: 'gift-boxes',
    drawing: {
      kind: 'gift-box',
      seed: 'popular-gift-boxes',
      stems: stemsOf('5 pink rose, 3 white freesia, 2 green eucalyptus'),
      items: ['candle', 'truffles'],
      colour: 'blush',
    },
  },
  {
    title: 'Plants',
    slug: 'plants',
    drawing: { kind: 'gift', seed: 'popular-plants', item: 'orchid-pot', colour: 'white' },
  },
  {
    title: 'Gifts',
    slug: 'gifts',
    drawing: { kind: 'gift', seed: 'popular-gifts', item: 'chocolates', colour: 'burgundy' },
  },
  {
    title: 'Cards',
    slug: 'cards',
    drawing: {
      kind: 'card',
      seed: 'popular-cards',
      motif: 'ranunculus',
      colour: 'coral',
      caption: 'Happy birthday',
    },
  },
]

/** Pence per stem in the bouquet constructor; null where the flower has only one length. */
export type ConstructorFlower = {
  species: Species
  title: string
  colours: readonly Colour[]
  pence: { short: number; long: number | null }
  counts: readonly number[]
}

export type Constructor = {
  flowers: readonly ConstructorFlower[]
  foliage: readonly { species: Species | null; title: string; pencePerStem: number; stemsPerTen: number }[]
  wraps: readonly { wrap: Wrap; title: string; pence: number }[]
  /** Added once to every bouquet: making, a card and a standard slot. Pence. */
  basePence: number
  example: readonly Stem[]
}

/** What can be chosen in the make-your-own bouquet; all prices in pence. */
export const CONSTRUCTOR: Constructor = {
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
    { species: null, title: 'Flowers only', pencePerStem: 0, stemsPerTen: 0 },
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
  example: stemsOf('15 pink rose, 5 green eucalyptus'),
}
