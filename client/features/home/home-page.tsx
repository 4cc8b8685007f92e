import { useLoaderData } from 'react-router-dom'
import type { HomePageQuery } from '../../../graphql/generated/graphql.ts'
import type { Answer } from '../../data/graphql/answer.ts'
import { DeferredBlock } from '../../ui/deferred-block.tsx'
import { isIcon } from '../../ui/icon-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Faq } from '../../ui/layout/faq.tsx'
import { BouquetConstructor } from '../bouquet-constructor/index.ts'
import { AppBanner } from '../mobile-app/index.ts'
import { DeliverTo } from '../destination/index.ts'
import { DeliveryPromise } from '../product-card/index.ts'
import { ReviewList } from '../product/index.ts'
import { PromotionTiles } from '../promotions/index.ts'
import { BlockHead } from './block-head.tsx'
import { Hero, HeroWords } from './hero.tsx'
import styles from './home-page.module.css'
import { Rails } from './rails.tsx'
import { Waiting } from './waiting.tsx'
import { WaysToFind } from './ways-to-find.tsx'

type BlockName = Exclude<keyof HomePageQuery, '__typename' | 'navigation' | 'footer' | 'earliestDelivery'>

/** Questions that are seen at once. */
const QUESTIONS = 4

/** The blocks in the order they are shown; each `id` is the last part of its call to /v1. */
export function HomePage() {
  const answer = useLoaderData() as Answer<HomePageQuery>
  const { data, deferred } = answer
  const earliest = data.earliestDelivery
  const block = <K extends BlockName>(field: K) => ({
    field,
    value: data[field],
    deferred,
    fallback: <Waiting />,
  })
  return (
    <>
      <p id="app" className={styles.app}>
        Our app is made for telephones and tablets, and so is its page: open it on yours.{' '}
        <a href="#app-download">Where to get the app</a>
      </p>
      <Hero alt={data.hero?.imageAlt} promise={<DeliveryPromise earliest={earliest} sameDay full />}>
        {data.hero || deferred.includes('hero') ? (
          <DeferredBlock {...block('hero')} fallback={<HeroWords />}>
            {(hero) => <HeroWords hero={hero} />}
          </DeferredBlock>
        ) : (
          <HeroWords />
        )}
      </Hero>
      <section className={styles.where} aria-label="Where and when">
        <DeliverTo earliest={earliest} sameDay question="Where and when should they arrive?" />
      </section>
      <Rails answer={answer} earliest={earliest} />
      <DeferredBlock {...block('promotions')}>
        {(promotions) => <PromotionTiles promotions={promotions} />}
      </DeferredBlock>
      <DeferredBlock {...block('benefits')}>
        {(benefits) => (
          <section id="benefits" className={styles.benefits}>
            <h2 className="visually-hidden">{benefits.words.heading}</h2>
            {benefits.words.lead && <p>{benefits.words.lead}</p>}
            <ul tabIndex={0} aria-label={benefits.words.heading}>
              {benefits.list.map((benefit) => (
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
      </DeferredBlock>
      <WaysToFind answer={answer} />
      <DeferredBlock {...block('constructorBlock')}>
        {(constructor) => (
          <section id="constructor-block" className={styles.block}>
            <BouquetConstructor offer={constructor} headed />
          </section>
        )}
      </DeferredBlock>
      <DeferredBlock {...block('reviews')}>
        {(reviews) => (
          <section id="reviews" className={styles.block}>
            <BlockHead words={reviews.words}>
              <p>{`${reviews.rating} out of 5 from ${reviews.reviewCount} reviews`}</p>
            </BlockHead>
            <ReviewList reviews={reviews.list.slice(0, 6)} row={reviews.words.heading} />
          </section>
        )}
      </DeferredBlock>
      <DeferredBlock {...block('faq')}>
        {({ words, list }) => (
          <section id="faq" className={styles.block}>
            <BlockHead words={words} />
            <Faq questions={list.slice(0, QUESTIONS)} />
            {list.length > QUESTIONS && (
              <details className="unfold">
                <summary>More questions</summary>
                <Faq questions={list.slice(QUESTIONS)} />
              </details>
            )}
          </section>
        )}
      </DeferredBlock>
      <DeferredBlock {...block('info')}>
        {(info) => (
          <section id="info" className={styles.info}>
            <h2>{info.heading}</h2>
            <div>
              <p>{info.paragraphs[0]}</p>
              <details className="unfold">
                <summary>Read more</summary>
                <div>
                  {info.paragraphs.slice(1).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {info.sections.map((section) => (
                    <div key={section.heading}>
                      <h3>{section.heading}</h3>
                      <p>{section.text}</p>
                    </div>
                  ))}
                </div>
              </details>
            </div>
          </section>
        )}
      </DeferredBlock>
      <DeferredBlock {...block('appDownload')}>
        {(download) => <AppBanner download={download} />}
      </DeferredBlock>
    </>
  )
}
