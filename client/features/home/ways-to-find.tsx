import type { ReactNode } from 'react'
import type { HomePageQuery, Tiles_BlockFragment } from '../../../graphql/generated/graphql.ts'
import type { Answer } from '../../data/graphql/answer.ts'
import { DeferredBlock } from '../../ui/deferred-block.tsx'
import { TileGrid } from '../../ui/layout/tile-grid.tsx'
import { Link } from '../../ui/link.tsx'
import { BlockHead } from './block-head.tsx'
import { Tabs } from './tabs.tsx'
import { Waiting } from './waiting.tsx'
import styles from './ways-to-find.module.css'

/** The blocks that lead to listings; each `id` is the last part of its call to /v1. */
const WAYS = [
  { field: 'recipient', id: 'recipient', tab: 'For whom' },
  { field: 'popularCategories', id: 'popular-categories', tab: 'By flower' },
  { field: 'shopByPrice', id: 'shop-by-price', tab: 'By price' },
  { field: 'pickBouquet', id: 'pick-bouquet', tab: 'Help me choose' },
] as const

/** Ways to the right flowers: below one another on a wide screen, and one at a time, chosen by tabs, on a telephone. */
export function WaysToFind({ answer: { data, deferred } }: { answer: Answer<HomePageQuery> }) {
  const ways = WAYS.filter(({ field }) => data[field] || deferred.includes(field))
  if (!ways.length) return null
  const panel = <K extends (typeof WAYS)[number]['field']>(
    field: K,
    show: (block: NonNullable<HomePageQuery[K]>) => ReactNode,
  ) => {
    const id = ways.find((way) => way.field === field)?.id
    return (
      id && (
        <div className={styles.panel} data-tab={id}>
          <DeferredBlock field={field} value={data[field]} deferred={deferred} fallback={<Waiting />}>
            {(block) => <section id={id}>{show(block)}</section>}
          </DeferredBlock>
        </div>
      )
    )
  }
  return (
    <section className={styles.ways} aria-label="Find the right flowers">
      <div className={styles.tabs}>
        <Tabs name="find" legend="How to find flowers" tabs={ways} />
      </div>
      {panel('recipient', ({ words, list }) => (
        <>
          <BlockHead words={words} />
          <TileGrid tiles={list} />
        </>
      ))}
      {panel('popularCategories', ({ words, list }) => (
        <>
          <BlockHead words={words} />
          <TileGrid tiles={list} small />
        </>
      ))}
      {panel('shopByPrice', (bands) => (
        <PriceBands bands={bands} />
      ))}
      {panel('pickBouquet', (pick) => (
        <PickBouquet pick={pick} />
      ))}
    </section>
  )
}

function PriceBands({ bands }: { bands: Tiles_BlockFragment }) {
  return (
    <>
      <BlockHead words={bands.words} />
      <ul className={styles.bands}>
        {bands.list.map((tile) => (
          <li key={tile.href}>
            <Link to={tile.href}>{tile.title}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function PickBouquet({ pick }: { pick: NonNullable<HomePageQuery['pickBouquet']> }) {
  return (
    <div className={styles.pick}>
      <h2>{pick.heading}</h2>
      <div className={styles.pickSteps}>
        {pick.steps.map((step) => (
          <div key={step.title}>
            <h3>{step.title}</h3>
            <ul>
              {step.choices.map((choice) => (
                <li key={choice.href + choice.title}>
                  <Link to={choice.href}>{choice.title}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
