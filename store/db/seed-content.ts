import type { ConstructorBlock, PickBouquet } from '../../contract/home.ts'
import type { Tile } from '../../contract/primitives.ts'
import { PRODUCT_SIZE, SCENE_SIZE } from '../catalogue/product-card.ts'
import { CONSTRUCTOR_REAL_ID, bouquetSlug } from '../catalogue/constructor.ts'
import { drawingHash } from '../catalogue/pictures/picture-version.ts'
import type { Drawing } from '../illustrator/drawing.ts'
import { BENEFITS } from '../seed/benefits.ts'
import { COLLECTIONS } from '../seed/collections.ts'
import { CONSTRUCTOR, PICK_BOUQUET, POPULAR_CATEGORIES, RECIPIENTS, SHOP_BY_PRICE } from '../seed/home.ts'
import { INFO } from '../seed/info.ts'
import { FOOTER, NAVIGATION } from '../seed/navigation.ts'
import { QUESTIONS } from '../seed/questions.ts'
import type { Transaction } from './database.ts'
import { content, picture } from './schema.ts'

/** Pictures that belong to no product. */
const TILES = 'LK-TILES'

type SeedTile = { title: string; slug: string; drawing: Drawing }

/** The texts and tiles of the pages. */
export async function seedContent(tx: Transaction): Promise<void> {
  const tiles = [...RECIPIENTS, ...SHOP_BY_PRICE, ...POPULAR_CATEGORIES]
  await tx
    .insert(picture)
    .values(
      tiles.map(({ slug, title, drawing }, position) => ({
        ...nameOf(slug, drawing),
        drawing,
        alt: title,
        position,
      })),
    )
    .onConflictDoNothing()
  const values = {
    navigation: NAVIGATION,
    footer: FOOTER,
    benefits: BENEFITS,
    faq: QUESTIONS,
    info: INFO,
    recipient: RECIPIENTS.map(toTile),
    'shop-by-price': SHOP_BY_PRICE.map(toTile),
    'popular-categories': POPULAR_CATEGORIES.map(toTile),
    'pick-bouquet': pickBouquet(),
    'constructor-block': constructorBlock(),
  }
  await tx.insert(content).values(Object.entries(values).map(([key, value]) => ({ key, value })))
}

function nameOf(slug: string, drawing: Drawing) {
  return { realId: TILES, name: `${slug}-${drawingHash(drawing)}` }
}

function toTile({ title, slug, drawing }: SeedTile): Tile {
  const { realId, name } = nameOf(slug, drawing)
  const size = drawing.kind === 'scene' ? SCENE_SIZE : PRODUCT_SIZE
  const collection = COLLECTIONS.find((entry) => entry.slug === slug)
  return {
    title,
    text: collection?.heading ?? null,
    href: collection ? `/${collection.type}/${slug}` : '/',
    image: { real_id: realId, name, alt_text: collection?.heading ?? title, ...size },
  }
}

function pickBouquet(): PickBouquet {
  return {
    heading: 'Not sure what to send?',
    steps: PICK_BOUQUET.map(({ title, choices }) => ({ title, choices: [...choices] })),
  }
}

function constructorBlock(): ConstructorBlock {
  const block: ConstructorBlock = {
    heading: 'Make your own bouquet',
    text: 'Choose the flower, the colour, how many and how tall. The picture and the price follow; the price is all there is to pay.',
    base_price: CONSTRUCTOR.basePence,
    flowers: CONSTRUCTOR.flowers.map((flower) => ({
      species: flower.species,
      title: flower.title,
      colours: [...flower.colours],
      counts: [...flower.counts],
      price_short: flower.pence.short,
      price_long: flower.pence.long,
    })),
    wraps: CONSTRUCTOR.wraps.map(({ wrap, title, pence }) => ({ wrap, title, price: pence })),
    foliage: CONSTRUCTOR.foliage.flatMap(({ species, title, pencePerStem, stemsPerTen }) =>
      species ? [{ species, title, price: pencePerStem, stems_per_ten: stemsPerTen }] : [],
    ),
    default: {
      species: 'rose',
      colour: 'pink',
      count: 15,
      length: 'short',
      wrap: 'ivory',
      foliage: 'eucalyptus',
    },
    image: {
      real_id: CONSTRUCTOR_REAL_ID,
      name: '',
      alt_text: 'A bouquet of 15 pink roses with eucalyptus',
      ...PRODUCT_SIZE,
    },
  }
  return { ...block, image: { ...block.image, name: bouquetSlug(block, block.default) } }
}
