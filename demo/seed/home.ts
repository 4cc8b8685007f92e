import type { Drawing, Wrap } from '../../store/catalogue/pictures/drawing.ts'
import { stemsOf } from './products/recipe.ts'

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
  title: string
  choices: readonly { title: string; href: string }[]
}[] = [
  {
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
