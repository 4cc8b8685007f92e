import { useLoaderData } from 'react-router-dom'
import type { FirstBouquetPageQuery } from '../../../graphql/generated/graphql.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { Offers } from './offers.tsx'

/** Where a campaign leads to: the first bouquet of a subscription for less. */
export function FirstBouquetPage() {
  const { data } = useLoaderData() as { data: FirstBouquetPageQuery }
  const { page, firstBouquet } = data
  if (!page) return <NotFound />
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} image={page.image}>
        <p>
          <a href="#offers" className="button petal">
            Choose the first bouquet
          </a>
        </p>
      </PageHead>
      {firstBouquet && <Offers offer={firstBouquet} />}
      <PageBlocks blocks={page.blocks} />
    </>
  )
}
