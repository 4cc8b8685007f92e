import { collectionPreviewOf } from '../catalogue/index.ts'
import { pounds } from '../kernel/index.ts'
import type { Context, PictureVersions } from '../kernel/index.ts'
import { emailPicture } from '../outbox/index.ts'
import type { Pictures } from '../outbox/index.ts'

const SHOWN = 3
/** The kinds of products that are flowers, and not gifts. */
const FLOWERS = ['bouquet', 'roses', 'letterbox']
/** How many of a collection are looked at for flowers. */
const LOOKED_AT = 24

/** Returns the most popular flowers of a collection, as pictures that lead to them; none for an unknown collection. */
export async function flowersForEmail(
  ctx: Context & { links: { siteUrl: string }; pictures: PictureVersions },
  collection: string,
): Promise<Pictures['pictures']> {
  const preview = await collectionPreviewOf(ctx, collection, LOOKED_AT)
  const flowers = (preview?.list ?? []).filter(({ kind }) => FLOWERS.includes(kind)).slice(0, SHOWN)
  return flowers.map(({ id, title, image, price, has_options: hasOptions }) => ({
    ...emailPicture(ctx, image),
    title,
    price: hasOptions ? `From ${pounds(price)}` : pounds(price),
    href: `${ctx.links.siteUrl}/product/${id}`,
  }))
}
