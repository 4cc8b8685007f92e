import { useLoaderData } from 'react-router-dom'
import type { SubscriptionPageQuery } from '../../../graphql/generated/graphql.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageBlocks, firstPicture } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { Plans } from './plans.tsx'
import styles from './subscription-page.module.css'

/** Flowers by subscription: how it goes, what it costs, and where to begin. */
export function SubscriptionPage() {
  const { data } = useLoaderData() as { data: SubscriptionPageQuery }
  const { page, subscriptionPrices: prices, earliestDelivery } = data
  if (!page) return <NotFound />
  return (
    <div className={styles.page}>
      <PageHead
        heading={page.heading}
        lead={page.lead}
        image={prices?.flowers[0]?.image ?? firstPicture(page.blocks)}
      >
        <p>
          <a href="#plans" className="button petal">
            Choose yours
          </a>
        </p>
      </PageHead>
      {prices && <Plans prices={prices} />}
      <PageBlocks blocks={page.blocks} earliest={earliestDelivery} />
    </div>
  )
}
