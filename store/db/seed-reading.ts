import { JOURNAL_REAL_ID } from '../catalogue/product-card.ts'
import { drawingHash } from '../catalogue/pictures/picture-version.ts'
import type { Drawing, SceneName, Stem } from '../illustrator/drawing.ts'
import { ARTICLES } from '../seed/articles/articles.ts'
import { SEED_FORMS } from '../seed/forms.ts'
import { PAGES } from '../seed/pages/pages.ts'
import { PROMOTIONS } from '../seed/promotions.ts'
import { SUGGESTIONS } from '../seed/search.ts'
import { APP_DOWNLOAD, GIFT_QUESTIONS, SUBSCRIPTION } from '../seed/subscription.ts'
import type { Transaction } from './database.ts'
import { article, content, page, picture, promotion } from './schema.ts'

type Pictured = { slug: string; scene: SceneName; stems: Stem[]; imageAlt: string }

/** Articles, pages, promotions and what they are made of. */
export async function fillReading(tx: Transaction): Promise<void> {
  await tx.insert(picture).values([...ARTICLES, ...PROMOTIONS].map(pictureRow))
  await tx.insert(article).values(
    ARTICLES.map(({ scene, stems, ...row }) => ({
      ...row,
      updatedOn: row.publishedOn,
      imageName: pictureRow({ ...row, scene, stems }).name,
    })),
  )
  await tx.insert(promotion).values(
    PROMOTIONS.map(({ scene, stems, slug, ...row }, position) => ({
      ...row,
      position,
      imageName: pictureRow({ ...row, slug, scene, stems }).name,
    })),
  )
  await tx.insert(page).values([...PAGES])
  const values: Record<string, unknown> = {
    'search-suggestions': SUGGESTIONS,
    'delivery-subscription-prices': SUBSCRIPTION,
    'app-download': APP_DOWNLOAD,
    'faq-gifts': GIFT_QUESTIONS,
    ...Object.fromEntries(SEED_FORMS.map((form) => [`form-${form.key}`, form])),
  }
  await tx
    .insert(content)
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
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
