import { useLoaderData, useMatches } from 'react-router-dom'
import type { ContentPageQuery } from '../../../graphql/generated/graphql.ts'
import type { PageHandle } from '../../data/page/page-handle.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { NotFound } from '../not-found/index.ts'
import { BuyNow } from './buy-now.tsx'
import styles from './content-page.module.css'
import { PageBlocks } from './page-blocks.tsx'
import { firstPicture, offeredProduct } from './page-meta.ts'

/** A page of text and blocks that the store keeps. */
export function ContentPage() {
  const { data } = useLoaderData() as { data: ContentPageQuery }
  const { layout } = useMatches().at(-1)?.handle as PageHandle
  const { page, earliestDelivery } = data
  if (!page) return <NotFound />
  // Pages that sell something begin with a picture of it, others with the one they have.
  const sells = layout === 'custom'
  const offer = sells ? offeredProduct(page.blocks) : undefined
  return (
    <div className={sells ? styles.band : undefined}>
      <PageHead
        heading={page.heading}
        lead={page.lead}
        image={(sells ? firstPicture(page.blocks) : undefined) ?? page.image}
      >
        {offer && <BuyNow product={offer} earliest={earliestDelivery} />}
      </PageHead>
      <PageBlocks
        blocks={offer ? page.blocks.filter((block) => block.__typename !== 'ProductBlock') : page.blocks}
        earliest={earliestDelivery}
      />
    </div>
  )
}
