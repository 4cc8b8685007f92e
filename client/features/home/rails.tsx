import type {
  DeliveryPromise_EarliestFragment,
  HomePageQuery,
  ProductRow_ListingFragment,
} from '../../../graphql/generated/graphql.ts'
import type { Answer } from '../../data/graphql/answer.ts'
import { DeferredBlock } from '../../ui/deferred-block.tsx'
import { ProductRow } from '../product-card/index.ts'
import { BlockHead } from './block-head.tsx'
import type { RailField } from './home-rails.ts'
import { MOST_IN_RAIL, RAILS } from './home-rails.ts'
import styles from './rails.module.css'
import { Waiting } from './waiting.tsx'

type Props = {
  answer: Answer<HomePageQuery>
  earliest: DeliveryPromise_EarliestFragment | null | undefined
}

/**
 * Rows of products, one of which is on show: radio buttons choose it, with scripts or without. A browser that cannot tell from them
 * shows all. A row that could not be had is left out.
 */
export function Rails({ answer: { data, deferred }, earliest }: Props) {
  const rails = RAILS.filter(({ field }) => data[field] || deferred.includes(field))
  if (!rails.length) return null
  return (
    <section className={styles.rails} aria-label="Flowers to send">
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Which flowers to show</legend>
        {rails.map(({ id, tab }, index) => (
          <label key={id} className="pick">
            <input type="radio" name="rail" value={id} defaultChecked={index === 0} data-rail={id} />
            <span>{tab}</span>
          </label>
        ))}
      </fieldset>
      {rails.map(({ field, id }) => (
        <div key={id} className={styles.panel} data-rail={id}>
          <DeferredBlock field={field} value={data[field]} deferred={deferred} fallback={<Waiting />}>
            {(block) => <Rail id={id} block={block} earliest={earliest} />}
          </DeferredBlock>
        </div>
      ))}
    </section>
  )
}

type RailProps = {
  id: string
  block: NonNullable<HomePageQuery[RailField]>
  earliest: Props['earliest']
}

function Rail({ id, block, earliest }: RailProps) {
  if (!isListing(block))
    return (
      <section id={id}>
        <BlockHead words={block.words} />
        <ProductRow
          products={block.list.slice(0, MOST_IN_RAIL)}
          earliest={earliest}
          label={block.words.heading}
        />
      </section>
    )
  const { type, slug, title, blockHeading, blockLead } = block.collection
  const href = `/${type.toLowerCase()}/${slug}`
  return (
    <section id={id}>
      <BlockHead words={{ heading: blockHeading, lead: blockLead, link: { title: 'See all', href } }} />
      <ProductRow
        products={block.list.slice(0, MOST_IN_RAIL)}
        earliest={earliest}
        label={blockHeading}
        more={{ href, text: `All ${title.toLowerCase()}` }}
      />
    </section>
  )
}

const isListing = (block: object): block is ProductRow_ListingFragment => 'collection' in block
