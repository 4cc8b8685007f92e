import { useEffect, useState } from 'react'
import type {
  DeliveryPromise_EarliestFragment,
  HomePageQuery,
  ProductRow_ListingFragment,
} from '../../../graphql/generated/graphql.ts'
import type { Answer } from '../../data/graphql/answer.ts'
import { DeferredBlock } from '../../ui/deferred-block.tsx'
import { InOneSize } from '../../ui/picture.tsx'
import { ProductRow } from '../product-card/index.ts'
import { BlockHead } from './block-head.tsx'
import type { RailField } from './home-rails.ts'
import { MOST_IN_RAIL, MOST_WITHOUT_SCRIPTS, RAILS } from './home-rails.ts'
import styles from './rails.module.css'
import { Tabs } from './tabs.tsx'
import { Waiting } from './waiting.tsx'

type Props = {
  answer: Answer<HomePageQuery>
  earliest: DeliveryPromise_EarliestFragment | null | undefined
}

/**
 * Rows of products, one of which is on show: radio buttons choose it, with scripts or without. A browser that cannot tell from them
 * shows all. A row that could not be had is left out. With scripts the products of the others are in the page once they have been
 * chosen, which takes half of the elements from the home page; until scripts run, a row that is chosen has its heading and its link.
 */
export function Rails({ answer: { data, deferred }, earliest }: Props) {
  const rails = RAILS.filter(({ field }) => data[field] || deferred.includes(field))
  if (!rails.length) return null
  return (
    <section className={styles.rails} aria-label="Flowers to send">
      <Tabs name="rail" legend="Which flowers to show" tabs={rails} />
      {rails.map(({ field, id }, index) => (
        <div key={id} className={styles.panel} data-tab={id}>
          <DeferredBlock field={field} value={data[field]} deferred={deferred} fallback={<Waiting />}>
            {(block) => <Rail id={id} block={block} earliest={earliest} isFirst={index === 0} />}
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
  isFirst: boolean
}

function Rail({ id, block, earliest, isFirst }: RailProps) {
  const { words, more } = isListing(block) ? headOf(block) : { words: block.words, more: undefined }
  const isChosen = useChosen(id, isFirst)
  const rowOf = (most: number) => (
    <ProductRow
      products={block.list.slice(0, most)}
      earliest={earliest}
      label={words.heading}
      more={more}
      eager={isFirst}
    />
  )
  return (
    <section id={id}>
      <BlockHead words={words} />
      {isChosen ? (
        rowOf(MOST_IN_RAIL)
      ) : (
        <noscript>
          <InOneSize value>{rowOf(MOST_WITHOUT_SCRIPTS)}</InOneSize>
        </noscript>
      )}
    </section>
  )
}

/**
 * Whether a row has been chosen so far. Each row keeps it for itself: what changed around a row that comes late would make React
 * drop it.
 */
function useChosen(id: string, isFirst: boolean): boolean {
  const [isChosen, setChosen] = useState(isFirst)
  useEffect(() => {
    const look = () => {
      if (isOnShow(id)) setChosen(true)
    }
    // Whoever was quicker than the scripts has chosen already, and a browser that comes back remembers what was chosen.
    const frame = requestAnimationFrame(look)
    document.addEventListener('change', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('change', look)
    }
  }, [id])
  return isChosen
}

const isOnShow = (id: string) =>
  !CSS.supports('selector(:has(*))') ||
  document.querySelector(`input[name="rail"][value="${id}"]:checked`) !== null

function headOf({ collection }: ProductRow_ListingFragment) {
  const { type, slug, title, blockHeading: heading, blockLead: lead } = collection
  const href = `/${type.toLowerCase()}/${slug}`
  return {
    words: { heading, lead, link: { title: 'See all', href } },
    more: { href, text: `All ${title.toLowerCase()}` },
  }
}

const isListing = (block: object): block is ProductRow_ListingFragment => 'collection' in block
