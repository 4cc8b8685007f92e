import { useLoaderData } from 'react-router-dom'
import type {
  DeliveryPlacePageQuery,
  DeliveryPromise_EarliestFragment,
  PlaceLink_LinkFragment,
} from '../../../../graphql/generated/graphql.ts'
import type { Answer } from '../../../data/graphql/answer.ts'
import { DeferredBlock } from '../../../ui/deferred-block.tsx'
import { GridSection } from '../../../ui/layout/grid-section.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { DeliveryWindows, nextDayIn } from '../../destination/index.ts'
import { NotFound } from '../../not-found/index.ts'
import { DeliveryPromise, ProductRow } from '../../product-card/index.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './delivery-place-page.module.css'
import { PlaceMap } from './place-map.tsx'

type Place = NonNullable<DeliveryPlacePageQuery['deliveryPlace']>

/** The number of postcodes shown before they are expanded. */
const FEW = 20

/** Flower delivery to one place. */
export function DeliveryPlacePage() {
  const { data, deferred } = useLoaderData() as Answer<DeliveryPlacePageQuery>
  const { deliveryPlace: place, earliestDelivery: earliest, bestSellers } = data
  if (!place) return <NotFound />
  const isReached = place.windows.length > 0
  const earliestHere = earliest && earliestAt(place, earliest)
  return (
    <>
      <div className={styles.top}>
        <PageHead heading={place.heading} lead={place.lead}>
          {isReached && (
            <>
              <p className={styles.promise}>
                <DeliveryPromise earliest={earliestHere} sameDay={place.isSameDay} full />
              </p>
              <p>
                <Link to="/category/flowers" className="button">
                  Choose flowers
                </Link>
              </p>
            </>
          )}
        </PageHead>
        <PlaceMap place={place} />
      </div>
      {isReached && (
        <GridSection heading="When, and for how much">
          <DeliveryWindows windows={place.windows} />
          <details className={styles.postcodes} open={place.postcodes.length <= FEW}>
            <summary>Postcodes</summary>
            {place.postcodes.join(', ')}
          </details>
        </GridSection>
      )}
      <DeferredBlock field="bestSellers" value={bestSellers} deferred={deferred} fallback={null}>
        {({ list }) => (
          <GridSection heading="Sent most this week">
            <ProductRow products={list} earliest={earliestHere} label="Sent most this week" />
          </GridSection>
        )}
      </DeferredBlock>
      {place.districts.length > 0 && <Links heading={`Districts of ${place.name}`} links={place.districts} />}
      {place.nearby.length > 0 && <Links heading="Not far away" links={place.nearby} far />}
    </>
  )
}

/** The soonest deliveries at the place of the page, wherever else the visitor's flowers may go. What comes on the day comes to London alone. */
function earliestAt(
  { isSameDay, region }: Pick<Place, 'isSameDay' | 'region'>,
  earliest: DeliveryPromise_EarliestFragment,
): DeliveryPromise_EarliestFragment {
  const nextDay = nextDayIn(region, earliest) ?? null
  return { ...earliest, sameDay: isSameDay ? earliest.sameDay : nextDay, nextDay, nextDayIn: [] }
}

const KILOMETRES_A_MILE = 1.609344

function milesInWords(kilometres: number): string {
  const miles = Math.max(1, Math.round(kilometres / KILOMETRES_A_MILE))
  return miles === 1 ? '1 mile' : `${miles} miles`
}

function Links({
  heading,
  links,
  far = false,
}: {
  heading: string
  links: PlaceLink_LinkFragment[]
  far?: boolean
}) {
  return (
    <GridSection heading={heading}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href}>{link.title}</Link>
            {far && <small> {milesInWords(link.kilometres)}</small>}
          </li>
        ))}
      </ul>
    </GridSection>
  )
}
