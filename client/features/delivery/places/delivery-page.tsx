import { useLoaderData } from 'react-router-dom'
import type { DeliveryPageQuery } from '../../../../graphql/generated/graphql.ts'
import { GridSection } from '../../../ui/layout/grid-section.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { PageBlocks } from '../../content/index.ts'
import { DeliveryWindows, PostcodeChecker } from '../../destination/index.ts'
import { NotFound } from '../../not-found/index.ts'
import { BritainMap } from './britain-map.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './delivery-page.module.css'

/** Delivery areas, times and prices, with a postcode checker. */
export function DeliveryPage() {
  const { data } = useLoaderData() as { data: DeliveryPageQuery }
  const { page, deliveryZones, deliveryCities } = data
  if (!page) return <NotFound />
  const cities = deliveryCities ?? []
  return (
    <>
      <div className={styles.top}>
        <PageHead heading={page.heading} lead={page.lead}>
          <PostcodeChecker />
        </PageHead>
        <BritainMap cities={cities} />
      </div>
      <div className={styles.zones}>
        {deliveryZones?.map((zone) => (
          <section key={zone.zone}>
            <h2>{zone.title}</h2>
            <p>
              {zone.isSameDay ? 'The same day, by our own vans.' : 'The next day, boxed upright in water.'}
            </p>
            <DeliveryWindows windows={zone.windows} />
          </section>
        ))}
      </div>
      <PageBlocks blocks={page.blocks} />
      <GridSection heading="Cities we know our way around">
        <ul className={styles.places}>
          {cities.map((city) => (
            <li key={city.slug}>
              <Link to={`/delivery/${city.slug}`}>{city.name}</Link>
            </li>
          ))}
        </ul>
      </GridSection>
    </>
  )
}
