import { useEffect, useRef, useState } from 'react'
import type { Filters_FacetsFragment, Filters_ValueFragment } from '../../../graphql/generated/graphql.ts'
import type { FacetName } from '../../data/paths/listing-parameters.ts'
import { FACETS } from '../../data/paths/listing-parameters.ts'
import chips from '../../ui/chips.module.css'
import { focusOn } from '../../ui/focus-on.ts'
import { Icon } from '../../ui/icon.tsx'
import { keepWithin } from '../../ui/keep-within.ts'
import { Link } from '../../ui/link.tsx'
import { SWATCHES } from '../../ui/swatches.ts'
import styles from './filters.module.css'
import type { ListingView } from './listing-view.ts'
import { changed, countFilters, viewHref, withoutFilters } from './listing-view.ts'

const TITLES: Record<FacetName, string> = {
  colour: 'Colour',
  stem: 'Flower',
  size: 'Size',
  occasion: 'Occasion',
  recipient: 'For whom',
}

const PRICE = 'Price'
const DELIVERY = 'Delivery'
/** Where the choices fill the window. */
const NARROW = '(max-width: 599px)'
const FOUND = 'found'

type Props = {
  facets: Filters_FacetsFragment
  view: ListingView
  pathname: string
  /** The number of products, as text; null when there are none. */
  found: string | null
}
type Choice = Filters_ValueFragment & { href: string; swatch?: string | undefined }

/**
 * What a listing can be narrowed by. Every value is a link to the listing with it, or without it when it is chosen: it works without
 * scripts, and can be gone back from. On narrow screens it fills the window when it is opened.
 */
export function Filters({ facets, view, pathname, found }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isSheet, setSheet] = useState(false)
  useEffect(() => {
    if (isSheet && box.current) return keepWithin(box.current, () => setSheet(false))
  }, [isSheet])
  const columns = columnsOf(facets, view, pathname)
  const count = countFilters(view)
  const chosen = columns.flatMap((groups) =>
    groups.flatMap(({ choices }) => choices.filter(({ isSelected }) => isSelected)),
  )
  const isBand = facets.price.bands.some(({ isSelected }) => isSelected)
  if (columns.length === 0 && count === 0) return null
  return (
    <section aria-label="Filters" className={styles.filters}>
      <details open={isSheet || count > 0 || undefined} ref={box} data-sheet={isSheet || undefined}>
        <summary
          onClick={(event) => {
            if (!matchMedia(NARROW).matches) return
            event.preventDefault()
            setSheet(!isSheet)
          }}
        >
          <Icon name="filter" size={18} />
          <span>Filter</span>
          {count > 0 && <span className={styles.count}>{count}</span>}
          {isSheet && <Icon name="close" size={22} />}
        </summary>
        <div className={styles.panel}>
          <div className={styles.groups}>
            {columns.map((groups) => (
              <div key={groups[0]?.title} className={styles.column}>
                {groups.map(({ title, choices }) => (
                  <Group key={title} title={title} choices={choices} />
                ))}
              </div>
            ))}
          </div>
          {found && (
            <p className={styles.see}>
              <a
                className="button"
                href={`#${FOUND}`}
                onClick={(event) => {
                  // The way back is to leave the listing, not to see the choices again.
                  event.preventDefault()
                  setSheet(false)
                  const place = list.current ?? box.current
                  place?.scrollIntoView()
                  focusOn(place, { preventScroll: true })
                }}
              >
                See {found}
              </a>
            </p>
          )}
        </div>
      </details>
      {count > 0 && (
        <ul className={`${chips.chips} ${styles.chosen}`} aria-label="Chosen" id={FOUND} ref={list}>
          {!isBand && <PriceChip view={view} pathname={pathname} />}
          {chosen.map((choice) => (
            <li key={choice.href}>
              <Choose href={choice.href} label={`Without ${choice.title}`}>
                {choice.title}
                <Icon name="close" size={14} />
              </Choose>
            </li>
          ))}
          <li>
            <Choose href={viewHref(pathname, withoutFilters(view))}>Clear all</Choose>
          </li>
        </ul>
      )}
    </section>
  )
}

/** Prices that no band stands for, as a search or a link may ask for them. */
function PriceChip({ view, pathname }: { view: ListingView; pathname: string }) {
  const { priceMin, priceMax } = view
  if (priceMin === undefined && priceMax === undefined) return null
  const text =
    priceMin === undefined
      ? `Up to £${priceMax}`
      : priceMax === undefined
        ? `From £${priceMin}`
        : `£${priceMin} to £${priceMax}`
  return (
    <li>
      <Choose
        href={viewHref(pathname, changed(view, { priceMin: undefined, priceMax: undefined }))}
        label={`Without ${text}`}
      >
        {text}
        <Icon name="close" size={14} />
      </Choose>
    </li>
  )
}

/** Values that are seen at once; the others are below. */
const SEEN = 8

function Group({ title, choices }: { title: string; choices: Choice[] }) {
  const rest = choices.length > SEEN + 1 ? choices.slice(SEEN) : []
  return (
    <div className={styles.group} role="group" aria-label={title}>
      <h2>{title}</h2>
      <ChoiceList choices={rest.length ? choices.slice(0, SEEN) : choices} />
      {rest.length > 0 && (
        <details className={styles.rest} open={rest.some(({ isSelected }) => isSelected) || undefined}>
          <summary>
            <span className={styles.more}>More</span>
            <span className={styles.less}>Fewer</span>
          </summary>
          <ChoiceList choices={rest} />
        </details>
      )}
    </div>
  )
}

function ChoiceList({ choices }: { choices: Choice[] }) {
  return (
    <ul>
      {choices.map((choice) => (
        <li key={choice.value} data-chosen={choice.isSelected}>
          <Choose href={choice.href} pressed={choice.isSelected}>
            <i data-swatch={choice.swatch && true} className={choice.swatch} aria-hidden="true" />
            <span>{choice.title}</span>
            <small>
              {choice.count}
              {choice.isExact ? '' : '+'}
            </small>
          </Choose>
        </li>
      ))}
    </ul>
  )
}

type ChooseProps = { href: string; label?: string; pressed?: boolean; children: React.ReactNode }

function Choose({ href, label, pressed, children }: ChooseProps) {
  return (
    <Link
      to={href}
      preventScrollReset
      rel="nofollow"
      aria-label={label}
      aria-current={pressed ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}

type FilterGroup = { title: string; choices: Choice[] }

/** The facets by columns: the short list of deliveries stands below the prices. */
function columnsOf(...listing: Parameters<typeof groupsOf>): FilterGroup[][] {
  const groups = groupsOf(...listing)
  const isFirst = ({ title }: FilterGroup) => title === PRICE || title === DELIVERY
  return [
    groups.filter(isFirst),
    ...groups.filter((group) => !isFirst(group)).map((group) => [group]),
  ].filter((column) => column.length > 0)
}

/** The facets that have something to choose, each value with the address it leads to. */
function groupsOf(facets: Filters_FacetsFragment, view: ListingView, pathname: string): FilterGroup[] {
  const to = (change: Partial<ListingView>) => viewHref(pathname, changed(view, change))
  const price = facets.price.bands.map((band) => ({
    ...band,
    href: to(
      band.isSelected
        ? { priceMin: undefined, priceMax: undefined }
        : { priceMin: inPounds(band.priceMin), priceMax: inPounds(band.priceMax) },
    ),
  }))
  const several = FACETS.map((facet) => ({
    title: TITLES[facet],
    choices: facets[facet].map((value) => ({
      ...value,
      href: to({ chosen: { ...view.chosen, [facet]: toggled(view.chosen[facet], value.value) } }),
      swatch: facet === 'colour' ? SWATCHES[value.value] : undefined,
    })),
  }))
  const sameDay = facets.sameDay.map((value) => ({ ...value, href: to({ sameDay: !value.isSelected }) }))
  return [{ title: PRICE, choices: price as Choice[] }, ...several, { title: DELIVERY, choices: sameDay }]
    .map(({ title, choices }) => ({ title, choices: choices.filter(isOffered) }))
    .filter(
      ({ title, choices }) =>
        // Yes or no is a choice of one.
        choices.length > (title === DELIVERY ? 0 : 1) || choices.some(({ isSelected }) => isSelected),
    )
}

/** What would show nothing is not offered, unless it is chosen and has to be undone. */
function isOffered({ count, isSelected }: { count: number; isSelected: boolean }): boolean {
  return count > 0 || isSelected
}

function toggled(values: string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function inPounds(price: { amount: number } | null | undefined): number | undefined {
  return price == null ? undefined : price.amount / 100
}
