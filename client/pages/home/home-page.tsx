import { Link, useLoaderData } from 'react-router-dom'
import type {
  HomePageQuery,
  ProductRow_ListingFragment,
  Tile_TileFragment,
} from '../../../graphql/generated/graphql.ts'
import { AppBanner } from '../../components/app-banner.tsx'
import { BouquetConstructor } from '../../components/bouquet-constructor.tsx'
import { DeliveryPromise } from '../../components/delivery-promise.tsx'
import { Icon, isIcon } from '../../components/icon.tsx'
import { ProductRow } from '../../components/product-row.tsx'
import { Questions } from '../../components/questions.tsx'
import { ReviewList } from '../../components/review-list.tsx'
import { TileGrid } from '../../components/tile-grid.tsx'
import { Late } from '../../data/late.tsx'
import type { Answer } from '../../data/page-api.ts'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'

type BlockName = Exclude<keyof HomePageQuery, '__typename' | 'navigation' | 'footer' | 'earliestDelivery'>

/** The blocks in the order they are shown; each `id` is the last part of its call to /v1. */
export function HomePage() {
  const { data, late } = useLoaderData() as Answer<HomePageQuery>
  const earliest = data.earliestDelivery
  const block = <K extends BlockName>(field: K) => ({
    field,
    value: data[field],
    late,
    fallback: <Waiting />,
  })
  const row = (id: string, heading: string, lead?: string) => (listing: ProductRow_ListingFragment) => {
    const { type, slug } = listing.collection
    const href = `/${type.toLowerCase()}/${slug}`
    return (
      <section id={id} className={styles.block}>
        <BlockHead heading={heading} lead={lead} href={href} />
        <ProductRow
          products={listing.list}
          earliest={earliest}
          label={heading}
          more={{ href, text: `All ${listing.collection.title.toLowerCase()}` }}
        />
      </section>
    )
  }
  return (
    <>
      <Hero promise={<DeliveryPromise earliest={earliest} sameDay full />} />
      <Late {...block('benefits')}>
        {(benefits) => (
          <section id="benefits" className={styles.benefits}>
            <h2 className="visually-hidden">What we promise</h2>
            <ul tabIndex={0} aria-label="What we promise">
              {benefits.map((benefit) => (
                <li key={benefit.title}>
                  <Icon name={isIcon(benefit.icon) ? benefit.icon : 'leaf'} size={26} />
                  <div>
                    <h3>{benefit.title}</h3>
                    <p>{benefit.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Late>
      <Late {...block('bestSellers')}>{row('best-sellers', 'Sent most this week')}</Late>
      <Late {...block('recipient')}>
        {(tiles) => (
          <section id="recipient" className={styles.block}>
            <BlockHead heading="Who is it for?" />
            <TileGrid tiles={tiles} />
          </section>
        )}
      </Late>
      <Late {...block('trendyBouquets')}>{row('trendy-bouquets', 'In season, in fashion')}</Late>
      <Late {...block('constructorBlock')}>
        {(constructor) => (
          <section id="constructor-block" className={styles.block}>
            <BouquetConstructor offer={constructor} headed />
          </section>
        )}
      </Late>
      <Late {...block('specialOffers')}>
        {row('special-offers', 'Kinder prices', 'The same flowers for less, while the growers have plenty.')}
      </Late>
      <Late {...block('popularCategories')}>
        {(tiles) => (
          <section id="popular-categories" className={styles.block}>
            <BlockHead heading="Browse by flower" />
            <TileGrid tiles={tiles} small />
          </section>
        )}
      </Late>
      <Late {...block('roses')}>{row('roses', 'Roses, by the dozen or the hundred')}</Late>
      <Late {...block('shopByPrice')}>{(tiles) => <PriceBands tiles={tiles} />}</Late>
      <Late {...block('newBouquets')}>{row('new-bouquets', 'New from the workbench')}</Late>
      <Late {...block('underPs30')}>{row('under-ps30', 'Lovely for under £30')}</Late>
      <Late {...block('letterboxFlowers')}>
        {row('letterbox-flowers', 'Through the letterbox', 'Nobody needs to be at home.')}
      </Late>
      <Late {...block('pickBouquet')}>{(pick) => <PickBouquet pick={pick} />}</Late>
      <Late {...block('reviews')}>
        {(reviews) => (
          <section id="reviews" className={styles.block}>
            <BlockHead
              heading="What people write to us"
              lead={`${reviews.average} out of 5 from ${reviews.count} reviews`}
            />
            <ReviewList reviews={reviews.list.slice(0, 6)} />
          </section>
        )}
      </Late>
      <Late {...block('similarBouquets')}>
        {(products) => (
          <section id="similar-bouquets" className={styles.block}>
            <BlockHead heading="In the same spirit" href="/category/hand-tied" />
            <ProductRow products={products} earliest={earliest} label="In the same spirit" />
          </section>
        )}
      </Late>
      <Late {...block('faq')}>
        {(questions) => (
          <section id="faq" className={styles.block}>
            <BlockHead heading="Good to know" />
            <Questions questions={questions} />
          </section>
        )}
      </Late>
      <Late {...block('appDownload')}>{(download) => <AppBanner download={download} />}</Late>
      <Late {...block('info')}>
        {(info) => (
          <section id="info" className={styles.info}>
            <h2>{info.heading}</h2>
            <div>
              {info.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {info.sections.map((section) => (
                <div key={section.heading}>
                  <h3>{section.heading}</h3>
                  <p>{section.text}</p>
                </div>
              ))}
            </div>
          </section>
        )}
      </Late>
    </>
  )
}

function BlockHead({ heading, lead, href }: { heading: string; lead?: string | undefined; href?: string }) {
  return (
    <header className={styles.head}>
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
      {href && (
        <Link to={href} className={styles.all}>
          See all
        </Link>
      )}
    </header>
  )
}

function PriceBands({ tiles }: { tiles: Tile_TileFragment[] }) {
  return (
    <section id="shop-by-price" className={styles.block}>
      <BlockHead heading="By price" lead="Everything is in it: wrapping, a card, a delivery slot." />
      <ul className={styles.bands}>
        {tiles.map((tile) => (
          <li key={tile.href}>
            <Link to={tile.href}>{tile.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PickBouquet({ pick }: { pick: NonNullable<HomePageQuery['pickBouquet']> }) {
  return (
    <section id="pick-bouquet" className={styles.pick}>
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
    </section>
  )
}

/** Takes the room of a block that is on its way. */
function Waiting() {
  return <div className={styles.waiting} data-late-fallback aria-hidden="true" />
}
