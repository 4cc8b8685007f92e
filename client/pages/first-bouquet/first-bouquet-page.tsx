import { Link, useLoaderData } from 'react-router-dom'
import type { FirstBouquetPageQuery } from '../../../graphql/generated/graphql.ts'
import { PageBlocks } from '../../components/page-blocks.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Price } from '../../components/price.tsx'
import { NotFound } from '../not-found/not-found-page.tsx'
import styles from './first-bouquet-page.module.css'

/** Where a campaign leads to: the first bouquet of a subscription for less. */
export function FirstBouquetPage() {
  const { data } = useLoaderData() as { data: FirstBouquetPageQuery }
  const { page, firstBouquet } = data
  if (!page) return <NotFound />
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead}>
        <p>
          <Link to="/category/hand-tied" className="button petal">
            Choose the first bouquet
          </Link>
        </p>
      </PageHead>
      {firstBouquet && <Offers offer={firstBouquet} />}
      <PageBlocks blocks={page.blocks} />
    </>
  )
}

function Offers({ offer }: { offer: NonNullable<FirstBouquetPageQuery['firstBouquet']> }) {
  const plans = Map.groupBy(offer.offers, ({ planTitle }) => planTitle)
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <p className={styles.figure} aria-hidden="true">
        −{offer.discount}
        <small>%</small>
      </p>
      <div className={styles.words}>
        <h2 id="offers">{offer.heading}</h2>
        <p>{offer.text}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">First</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        {[...plans].map(([planTitle, offers]) => (
          <tbody key={planTitle}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {planTitle}
              </th>
            </tr>
            {offers.map(({ size, sizeTitle, firstPrice, thenPrice }) => (
              <tr key={size}>
                <th scope="row">{sizeTitle}</th>
                <td>
                  <Price price={firstPrice} />
                </td>
                <td>{thenPrice.text}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
