import type { Colour, GiftItem, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { BLOOMS } from '../products/blooms.ts'
import type { SeedProduct } from '../../../store/seed/seed-data.ts'

type Facts = Pick<SeedProduct, 'kind' | 'popularity' | 'createdOn' | 'sameDay' | 'variants'>

const NEW_SINCE = '2026-08-25'
const TRENDY_SINCE = '2025-12-01'
const BEST_SELLER = 8300
const TRENDY = 5600
const BIG_BOUQUET_STEMS = 51
/** What fits on a bedside table: the most stems of any choice of it, and how many pence it starts below. */
const MINI = { stems: 18, price: 4000 }

const ROSE_COLOURS = [
  'red',
  'white',
  'purple',
  'pink',
  'orange',
  'peach',
  'yellow',
] as const satisfies readonly Colour[]
const ROSE_LISTINGS = {
  red: 'red-roses',
  white: 'white-roses',
  purple: 'purple-roses',
  pink: 'pink-roses',
  orange: 'orange-roses',
  peach: 'peach-roses',
  yellow: 'yellow-roses',
} as const

/** Flowers with a listing of their own, and how many stems make a bouquet belong there. */
const SPECIES_LISTINGS = [
  { species: 'peony', slug: 'peonies', atLeast: 3 },
  { species: 'tulip', slug: 'tulips', atLeast: 5 },
  { species: 'lily', slug: 'lilies', atLeast: 2 },
  { species: 'hydrangea', slug: 'hydrangeas', atLeast: 1 },
  { species: 'sunflower', slug: 'sunflowers', atLeast: 3 },
  { species: 'orchid', slug: 'orchids', atLeast: 1 },
] as const

const FLOWER_KINDS: readonly SeedProduct['kind'][] = ['bouquet', 'roses', 'letterbox']
const PRESENTS: readonly SeedProduct['kind'][] = ['gift', 'gift-box', 'gift-card', 'plant', 'card']
const SWEET_OR_DRINK: readonly GiftItem[] = [
  'chocolates',
  'truffles',
  'prosecco',
  'pink-prosecco',
  'champagne',
  'rose-champagne',
  'sparkling-wine',
  'wine',
  'rose-wine',
  'tea',
  'honey',
  'biscuits',
  'shortbread-tin',
  'macarons',
]
const HOME_OR_BATH: readonly GiftItem[] = [
  'candle',
  'dinner-candles',
  'vase',
  'glass-vase',
  'bottle-vases',
  'jug',
  'soap',
  'bath-salts',
  'mug',
  'scissors',
  'seeds',
  'seed-tin',
]

/** The listings that follow from price, sale, sales figures, age and delivery of a product; prices in pence. */
export function collectionsByRule(product: Facts): string[] {
  const slugs: string[] = []
  const first = product.variants[0]
  if (first === undefined) return slugs
  if (PRESENTS.includes(product.kind)) slugs.push('all-gifts')
  const isFlowers = FLOWER_KINDS.includes(product.kind)
  // Cards and gift cards would swamp the price listings, and nobody shopping by budget is after them.
  if (product.kind !== 'card' && product.kind !== 'gift-card') {
    if (first.price < 3000) slugs.push('under-ps30')
    else if (first.price <= 5000) slugs.push('from-30-to-50')
    else if (first.price <= 8000) slugs.push('from-50-to-80')
    else slugs.push('over-80')
  }
  if (first.oldPrice !== null && first.oldPrice > first.price) slugs.push('special-offers')
  if (product.popularity >= BEST_SELLER) slugs.push('best-sellers')
  if (isFlowers && product.popularity >= TRENDY && product.createdOn >= TRENDY_SINCE)
    slugs.push('trendy-bouquets')
  if (isFlowers && product.createdOn >= NEW_SINCE) slugs.push('new-bouquets')
  if (product.sameDay) slugs.push('same-day')
  if (isFlowers && first.price < MINI.price && product.variants.every(isMini)) slugs.push('mini-bouquets')
  return slugs
}

function isMini({ count }: SeedProduct['variants'][number]): boolean {
  return count !== null && count <= MINI.stems
}

/** The listings that follow from what a product is and what it is made of. */
export function collectionsByContents(product: Pick<SeedProduct, 'kind' | 'variants'>): string[] {
  const slugs: string[] = []
  const first = product.variants[0]
  if (first === undefined) return slugs
  if (FLOWER_KINDS.includes(product.kind)) slugs.push('flowers')
  switch (product.kind) {
    case 'bouquet':
      slugs.push('hand-tied')
      break
    case 'roses':
      slugs.push('roses')
      break
    case 'letterbox':
      slugs.push('letterbox-flowers')
      break
    case 'plant':
      slugs.push('plants')
      break
    case 'gift-box':
      slugs.push('gift-boxes')
      break
    case 'card':
      slugs.push('cards')
      break
    case 'gift-card':
    case 'gift':
      slugs.push('gifts')
      break
  }
  if (product.kind === 'bouquet' || product.kind === 'letterbox') {
    for (const { species, slug, atLeast } of SPECIES_LISTINGS) {
      let stems = 0
      for (const stem of first.stems) if (stem.species === species) stems += stem.count
      if (stems >= atLeast) slugs.push(slug)
    }
    if (kindsOfFlower(product) >= 3) slugs.push('mixed')
  }
  if (FLOWER_KINDS.includes(product.kind)) addRoseListings(slugs, product)
  if (product.kind === 'roses') {
    if (product.variants.some((variant) => variant.length === 'long')) slugs.push('long-stem-roses')
    if (product.variants.some((variant) => (variant.count ?? 0) >= BIG_BOUQUET_STEMS))
      slugs.push('big-rose-bouquets')
  }
  if (first.drawing.kind === 'gift') {
    if (product.kind === 'plant' && first.drawing.item === 'orchid-pot') slugs.push('orchids')
    if (SWEET_OR_DRINK.includes(first.drawing.item)) slugs.push('food-and-drink')
    if (HOME_OR_BATH.includes(first.drawing.item)) slugs.push('home-and-bath')
  }
  if (first.drawing.kind === 'bouquet') {
    if (first.drawing.presentation === 'hatbox') slugs.push('hat-boxes')
    if (['vase', 'jug'].includes(first.drawing.presentation)) slugs.push('vase-arrangements')
  }
  return slugs
}

function kindsOfFlower(product: Pick<SeedProduct, 'variants'>): number {
  let kinds = 0
  const stems = product.variants[0]?.stems ?? []
  for (const [index, { species }] of stems.entries()) {
    if (!BLOOMS[species].foliage && stems.findIndex((stem) => stem.species === species) === index) kinds += 1
  }
  return kinds
}

/** Roses count when the bouquet is sold as roses in that colour, or has at least five of them by default. */
function addRoseListings(slugs: string[], { kind, variants }: Pick<SeedProduct, 'kind' | 'variants'>): void {
  const soldAsRoses = kind === 'roses'
  const enough = soldAsRoses ? 3 : 5
  for (const colour of ROSE_COLOURS) {
    const listed = (soldAsRoses ? variants : variants.slice(0, 1)).some(
      ({ stems }) => rosesIn(stems, colour) >= enough,
    )
    if (listed) slugs.push(ROSE_LISTINGS[colour])
  }
}

function rosesIn(stems: readonly Stem[], colour: Colour): number {
  let roses = 0
  for (const stem of stems) {
    if (stem.colour === colour && (stem.species === 'rose' || stem.species === 'spray-rose'))
      roses += stem.count
  }
  return roses
}
