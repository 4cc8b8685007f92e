import type { PageBlocks_PageFragment } from '../../../graphql/generated/graphql.ts'
import type { Meta } from '../../data/page/meta.ts'
import { bareTitle } from '../../data/page/meta.ts'
import { faqPage } from '../../data/page/structured-data.ts'

type Block = PageBlocks_PageFragment['blocks'][number]

/** The meta data of a page from the store, with its FAQ for search engines. */
export function pageMeta(page: PageBlocks_PageFragment): Meta & { title: string } {
  const questions = page.blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.items : []))
  return {
    title: bareTitle(page.metaTitle),
    description: page.metaDescription,
    image: (page.image ?? firstPicture(page.blocks))?.url,
    things: import.meta.env.SSR && questions.length ? [faqPage(questions)] : undefined,
  }
}

/** The picture of the first product a page shows. */
export function firstPicture(blocks: Block[]) {
  const offer = offeredProduct(blocks)
  if (offer) return offer.image
  for (const block of blocks) if (block.__typename === 'ProductRail') return block.list[0]?.image
  return undefined
}

/** The one product a page is about, if it is about one. */
export function offeredProduct(blocks: Block[]) {
  return blocks.find((block) => block.__typename === 'ProductBlock')?.product
}
