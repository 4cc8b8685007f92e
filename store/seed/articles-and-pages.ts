import { JOURNAL_REAL_ID, drawingHash } from '../catalogue/index.ts'
import type { Drawing, SceneName, Stem } from '../catalogue/pictures/drawing.ts'
import { article, content, page, picture, promotion } from '../db/schema.ts'
import type { SeedData } from './seed-data.ts'
import type { TransactionContext } from '../kernel/index.ts'

type Pictured = { slug: string; scene: SceneName; stems: Stem[]; imageAlt: string }

/** Inserts articles, pages and promotions with their pictures. */
export async function fillArticlesAndPages(tx: TransactionContext, seed: SeedData): Promise<void> {
  const pages = seed.pages.map(({ picture: scene, ...row }) => ({
    row,
    picture: scene && pictureRow({ ...scene, slug: `page-${row.slug}` }),
  }))
  await tx.db
    .insert(picture)
    .values([
      ...[...seed.articles, ...seed.promotions].map(pictureRow),
      ...pages.flatMap((one) => one.picture ?? []),
    ])
  await tx.db.insert(article).values(
    seed.articles.map(({ scene, stems, ...row }) => ({
      ...row,
      updatedOn: row.publishedOn,
      imageName: pictureRow({ ...row, scene, stems }).name,
    })),
  )
  await tx.db.insert(promotion).values(
    seed.promotions.map(({ scene, stems, slug, ...row }, position) => ({
      ...row,
      position,
      imageName: pictureRow({ ...row, slug, scene, stems }).name,
    })),
  )
  await tx.db
    .insert(page)
    .values(pages.map((one) => ({ ...one.row, imageName: one.picture?.name, imageAlt: one.picture?.alt })))
  await tx.db
    .insert(content)
    .values(Object.entries(seed.readingContents).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing()
}

function pictureRow({ slug, scene, stems, imageAlt }: Pictured) {
  const drawing: Drawing = { kind: 'scene', seed: `journal-${slug}`, scene, stems }
  return {
    realId: JOURNAL_REAL_ID,
    name: `${slug}-${drawingHash(drawing)}`,
    drawing,
    alt: imageAlt,
    position: 0,
  }
}
