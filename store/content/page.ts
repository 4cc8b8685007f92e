import { eq } from 'drizzle-orm'
import type { Page, PageBlock, StoredBlock } from '../../contract/pages.ts'
import { StoredBlock as StoredBlockShape } from '../../contract/pages.ts'
import { page } from '../db/schema.ts'
import type { PageRow } from '../db/schema.ts'
import {
  JOURNAL_REAL_ID,
  SCENE_SIZE,
  cardByRealId,
  collectionPreviewOf,
  imageOf,
} from '../catalogue/index.ts'
import { notFound } from '../kernel/index.ts'
import type { PictureVersions, Context } from '../kernel/index.ts'
import { getForm } from './forms/form.ts'
import { toHtml } from './markdown.ts'

const RAIL = 8

/** Returns a page of text and blocks. Throws 404 when there is no such page. */
export async function getPage(ctx: Context, pictures: PictureVersions, slug: string): Promise<Page> {
  const [row] = await ctx.db.select().from(page).where(eq(page.slug, slug))
  if (!row) throw notFound('page')
  // Validated when it is read, so that a broken edit affects only this page.
  const stored = StoredBlockShape.array().safeParse(row.blocks)
  if (!stored.success)
    throw new Error(`The blocks of the page ${slug} are not as they should be`, { cause: stored.error })
  const blocks = await Promise.all(stored.data.map((block) => toBlock(ctx, pictures, block)))
  const { title, heading, lead } = row
  return {
    ...{ slug, title, heading, lead },
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    image: imageOfPage(row),
    blocks: blocks.flat(),
    updated_on: row.updatedOn,
  }
}

const imageOfPage = ({ imageName, imageAlt }: PageRow) =>
  imageName ? imageOf(JOURNAL_REAL_ID, imageName, imageAlt ?? '', SCENE_SIZE) : null

/** Converts a stored block to the /v1 form. Products that are not available are left out. */
async function toBlock(ctx: Context, pictures: PictureVersions, block: StoredBlock): Promise<PageBlock[]> {
  if (block.kind === 'text')
    return [{ kind: 'text', heading: block.heading, html: toHtml(block.markdown, pictures) }]
  if (block.kind === 'product') {
    const card = await cardByRealId(ctx, block.product)
    return card ? [{ ...block, product: card }] : []
  }
  if (block.kind === 'form') {
    // A form that cannot be read does not take its page along: who asks for it by itself is told why.
    const definition = await getForm(ctx, block.form).catch(() => undefined)
    return [{ ...block, ...(definition && { definition }) }]
  }
  if (block.kind !== 'products') return [block]
  const rail = await collectionPreviewOf(ctx, block.collection, RAIL)
  return rail?.list.length
    ? [{ kind: 'products', heading: block.heading, href: rail.href, list: rail.list }]
    : []
}
