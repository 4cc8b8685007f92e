import type { Home, Visitor } from './answers.ts'
import { BouquetConstructor } from './bouquet-constructor.tsx'
import { PageFrame } from './page-frame.tsx'
import { BlockHead, DeliverTo, Icon, Links, Reviews, Tiles } from './parts.tsx'
import { ProductRow } from './product-row.tsx'
import { promise } from './delivery-promise.ts'

const QUESTIONS = 4
const HERO_WIDTHS = [640, 1080, 1600]
const hero = (format: string) =>
  HERO_WIDTHS.map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(', ')

/** The home page with all its blocks. */
export function HomePage({ home, visitor }: { home: Home; visitor: Visitor }) {
  const { frame, earliest, rails, info, benefits, recipient, popular, byPrice, pick, reviews, faq, app } =
    home
  const liked = visitor?.liked ?? []
  return (
    <PageFrame frame={frame} visitor={visitor}>
      <p id="app" className="app">
        Our app is made for telephones and tablets, and so is its page: open it on yours.{' '}
        <a href="#app-download">Where to get the app</a>
      </p>
      <section className="hero">
        <picture>
          <source type="image/avif" srcSet={hero('avif')} sizes="100vw" />
          <source type="image/webp" srcSet={hero('webp')} sizes="100vw" />
          <img
            src="/pictures/hero-1080.jpg"
            alt={info.hero.image_alt}
            width={1600}
            height={1000}
            fetchPriority="high"
            className="picture"
          />
        </picture>
        <div className="words">
          <h1>{info.hero.heading}</h1>
          <p className="lead">{info.hero.lead}</p>
          <p className="actions">
            {info.hero.actions.map(({ title, href }, index) => (
              <a key={href} href={href} className={index ? 'button quiet' : 'button'}>
                {title}
              </a>
            ))}
          </p>
          <p className="promise">{promise(earliest, true, true)}</p>
        </div>
      </section>
      <section className="where" aria-label="Where and when">
        <DeliverTo question="Where and when should they arrive?" />
      </section>
      <section id="benefits" className="benefits">
        <h2 className="unseen">{benefits.words.heading}</h2>
        <ul tabIndex={0} aria-label={benefits.words.heading}>
          {benefits.list.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={26} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="rails" aria-label="Flowers to send">
        <fieldset className="tabs">
          <legend className="unseen">Which flowers to show</legend>
          {rails.map(({ id, tab }, index) => (
            <label key={id} className="pick">
              <input type="radio" name="rail" value={id} defaultChecked={index === 0} data-rail={id} />
              <span>{tab}</span>
            </label>
          ))}
        </fieldset>
        {rails.map(({ id, words, all, list }) => (
          <div key={id} className="panel" data-rail={id}>
            <section id={id}>
              <BlockHead words={words} />
              <ProductRow
                cards={list}
                label={words.heading}
                more={all && words.link ? { href: words.link.href, text: all } : null}
                earliest={earliest}
                liked={liked}
              />
            </section>
          </div>
        ))}
      </section>
      <section id="recipient" className="block">
        <BlockHead words={recipient.words} />
        <Tiles tiles={recipient.list} />
      </section>
      <section id="popular-categories" className="block">
        <BlockHead words={popular.words} />
        <Tiles tiles={popular.list} small />
      </section>
      <section id="shop-by-price" className="block">
        <BlockHead words={byPrice.words} />
        <Links links={byPrice.list} className="bands" />
      </section>
      <section id="constructor-block" className="block">
        <BouquetConstructor offer={home.constructor} />
      </section>
      <section id="pick-bouquet" className="pick-bouquet">
        <h2>{pick.heading}</h2>
        <div className="steps">
          {pick.steps.map(({ title, choices }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Links links={choices} />
            </div>
          ))}
        </div>
      </section>
      <section id="reviews" className="block">
        <BlockHead words={reviews.words} text={`${reviews.average} out of 5 from ${reviews.count} reviews`} />
        <Reviews reviews={reviews.list} label={reviews.words.heading} />
      </section>
      <section id="faq" className="block">
        <BlockHead words={faq.words} />
        <Faq questions={faq.list.slice(0, QUESTIONS)} />
        <details className="unfold">
          <summary>More questions</summary>
          <Faq questions={faq.list.slice(QUESTIONS)} />
        </details>
      </section>
      <section id="app-download" className="download">
        <div className="words">
          <h2>{app.heading}</h2>
          <p>{app.text}</p>
        </div>
        <p className="stores">
          {app.links.map(({ href, title, store }) => (
            <a key={store} href={href} className="button" data-store={store} rel="noopener">
              {title}
            </a>
          ))}
        </p>
      </section>
      <section id="info" className="info">
        <h2>{info.heading}</h2>
        <div>
          <p>{info.paragraphs[0]}</p>
          <details className="unfold">
            <summary>Read more</summary>
            <div>
              {info.paragraphs.slice(1).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {info.sections.map(({ heading, text }) => (
                <div key={heading}>
                  <h3>{heading}</h3>
                  <p>{text}</p>
                </div>
              ))}
            </div>
          </details>
        </div>
      </section>
    </PageFrame>
  )
}

function Faq({ questions }: { questions: Home['faq']['list'] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
