import { useLoaderData, useSearchParams } from 'react-router-dom'
import type { ConstructorPageQuery } from '../../../graphql/generated/graphql.ts'
import type { Answer } from '../../data/graphql/answer.ts'
import { DeferredBlock } from '../../ui/deferred-block.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageBlocks } from '../content/index.ts'
import { NotFound } from '../not-found/index.ts'
import { BouquetConstructor } from './bouquet-constructor.tsx'
import type { Choice } from './bouquet-rules.ts'
import { PARTS } from './bouquet-rules.ts'
import styles from './constructor-page.module.css'

/** The bouquet constructor on a page of its own; its address may say what to begin with. */
export function ConstructorPage() {
  const { data, deferred } = useLoaderData() as Answer<ConstructorPageQuery>
  const [query] = useSearchParams()
  const { page, constructorBlock, earliestDelivery } = data
  if (!page) return <NotFound />
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <section className={styles.maker} aria-label={page.title}>
        {query.has('fitted') && (
          <p className={`alert ${styles.fitted}`} role="alert">
            Not everything you chose goes with these flowers. This is the nearest there is: have a look at it
            before it goes into the cart.
          </p>
        )}
        <DeferredBlock
          field="constructorBlock"
          value={constructorBlock}
          deferred={deferred}
          fallback={<p role="status">One moment…</p>}
        >
          {(offer) => <BouquetConstructor offer={offer} asked={askedFor(query)} />}
        </DeferredBlock>
      </section>
      <PageBlocks blocks={page.blocks} earliest={earliestDelivery} />
    </>
  )
}

function askedFor(query: URLSearchParams): Partial<Choice> {
  const asked: Partial<Choice> = {}
  for (const name of PARTS) {
    const value = query.get(name)
    if (name !== 'count' && value !== null) asked[name] = value
  }
  const count = Number(query.get('count') ?? Number.NaN)
  return Number.isInteger(count) ? { ...asked, count } : asked
}
