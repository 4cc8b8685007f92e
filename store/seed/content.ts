import type { ConstructorBlock } from '../../contract/home.ts'
import type { Tile } from '../../contract/types/primitives.ts'
import {
  CONSTRUCTOR_REAL_ID,
  bouquetSlug,
  drawingHash,
  PRODUCT_SIZE,
  SCENE_SIZE,
} from '../catalogue/index.ts'
import type { Drawing } from '../catalogue/pictures/drawing.ts'
import { content, picture } from '../db/schema.ts'
import type { SeedCollection, SeedData, SeedTile } from './seed-data.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** The picture folder of tiles, which belong to no product. */
const TILES = 'LK-TILES'

/** Inserts the texts and tiles of pages. */
export async function fillContent(tx: TransactionContext, seed: SeedData): Promise<void> {
  const tiles = Object.values(seed.tiles).flat()
  await tx.db
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
    ...seed.contents,
    ...Object.fromEntries(
      Object.entries(seed.tiles).map(([key, row]) => [
        key,
        row.map((tile) => toTile(tile, seed.collections)),
      ]),
    ),
    'constructor-block': constructorBlock(seed.bouquetConstructor),
  }
  await tx.db.insert(content).values(Object.entries(values).map(([key, value]) => ({ key, value })))
}

function nameOf(slug: string, drawing: Drawing) {
  return { realId: TILES, name: `${slug}-${drawingHash(drawing)}` }
}

function toTile({ title, slug, drawing }: SeedTile, collections: readonly SeedCollection[]): Tile {
  const { realId, name } = nameOf(slug, drawing)
  const size = drawing.kind === 'scene' ? SCENE_SIZE : PRODUCT_SIZE
  const collection = collections.find((entry) => entry.slug === slug)
  return {
    title,
    text: collection?.heading ?? null,
    href: collection ? `/${collection.type}/${slug}` : '/',
    image: { real_id: realId, name, alt_text: collection?.heading ?? title, ...size },
  }
}

function constructorBlock({ imageAlt, ...offer }: SeedData['bouquetConstructor']): ConstructorBlock {
  const image = { real_id: CONSTRUCTOR_REAL_ID, name: '', alt_text: imageAlt, ...PRODUCT_SIZE }
  const block = { ...offer, image }
  return { ...block, image: { ...image, name: bouquetSlug(block, block.default) } }
}
