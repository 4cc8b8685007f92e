import type { ProductData, Variant, Visitor } from './answers.ts'
import { Crumbs, PageFrame } from './page-frame.tsx'
import { DeliverTo, Icon, Links, Picture, Price, Reviews, Stars } from './parts.tsx'
import { FavoriteButton } from './pressed.tsx'
import { ProductRow } from './product-row.tsx'
import { address, collectionHref } from './urls.ts'
import { promise, reach } from './delivery-promise.ts'
import { money } from './money.ts'

type Product = ProductData['product']

/** All of one product. */
export function ProductPage({ data, visitor }: { data: ProductData; visitor: Visitor }) {
  const { frame, earliest, product } = data
  const liked = visitor?.liked ?? []
  const [variant] = product.variants
  const home = product.collections[0]
  const crumbs = [HOME, ...(home ? [{ title: home.title, href: collectionHref(home) }] : [])]
  return (
    <PageFrame frame={frame} visitor={visitor}>
      <Crumbs links={crumbs} here={product.title} />
      <article className="product">
        <div className="gallery">{variant && <Gallery pictures={variant.gallery} />}</div>
        <div className="words">
          <h1>{product.title}</h1>
          <p className="price">
            <Price price={variant?.price ?? product.price} />
          </p>
          <div className="promise">
            <Icon name="van" size={22} />
            <div>
              {promise(earliest, product.same_day, true)}
              <small>{reach(earliest, product.same_day)}</small>
              <DeliverTo question="Can it be there on my day?" />
            </div>
          </div>
          <Buy product={product} variant={variant} />
          <FavoriteButton title={product.title} liked={liked.includes(product.id)} />
          {product.rating !== null && (
            <a href="#reviews" className="rating">
              <Stars rating={product.rating} count={product.review_count} />
            </a>
          )}
          {product.flower_settings?.settings.map(
            ({ kind, title, tooltip }) =>
              tooltip && (
                <details key={kind} className="help">
                  <summary>{`Help with ${title.toLowerCase()}`}</summary>
                  <p>{tooltip}</p>
                </details>
              ),
          )}
          {product.subscription && (
            <p className="more">
              <a href={product.subscription.href}>How a subscription works</a>
            </p>
          )}
          <p>{product.description}</p>
          <Facts product={product} variant={variant} />
        </div>
      </article>
      {product.combos.map(({ id, title, price, old_price, items }) => (
        <section key={id} className="combo" aria-labelledby={`combo-${id}`}>
          <div className="pictures">
            {items.map(({ id: item, image }) => (
              <Picture key={item} image={image} sizes="180px" small />
            ))}
          </div>
          <div className="words">
            <p className="eyebrow">Better together</p>
            <h2 id={`combo-${id}`}>{title}</h2>
            <p className="price">
              <Price price={price} before={old_price} />
            </p>
            <form action="/cart" method="post">
              <input type="hidden" name="intent" value="combo" />
              <input type="hidden" name="comboId" value={id} />
              <button className="button quiet">Add both to cart</button>
            </form>
          </div>
        </section>
      ))}
      <section id="reviews" className="reviewed">
        <h2>Reviews</h2>
        {product.rating !== null && (
          <div className="sum">
            <p>
              <strong>{product.rating}</strong>
              <Stars rating={product.rating} count={product.review_count} />
            </p>
          </div>
        )}
        <Reviews reviews={product.reviews} />
      </section>
      {product.similar.length > 0 && (
        <section className="block">
          <h2>You may also like</h2>
          <ProductRow cards={product.similar} label="Similar products" earliest={earliest} liked={liked} />
        </section>
      )}
      <section className="block">
        <h2 className="small">Find it under</h2>
        <nav aria-label="Nearby categories">
          <Links
            links={product.collections.map((entry) => ({ title: entry.title, href: collectionHref(entry) }))}
            className="near"
          />
        </nav>
        <p className="more">
          <a href="/category/flowers">All flowers</a>
        </p>
      </section>
      <div className="bar">
        <p>
          <b>{product.title}</b>
          <small>{variant?.title}</small>
        </p>
        <Price price={variant?.price ?? product.price} />
        <button className="button petal" form="buy">
          Add <span className="unseen">{product.title}</span>
        </button>
      </div>
    </PageFrame>
  )
}

const HOME = { title: 'Home', href: '/' }

function Gallery({ pictures }: { pictures: Variant['gallery'] }) {
  return (
    <div className="pictures">
      <ul
        className="large"
        tabIndex={0}
        aria-label="Pictures: arrow keys for the next, Enter for full screen"
      >
        {pictures.map(({ view, image }, index) => (
          <li key={view} id={`picture-${view}`}>
            <a href={address(image, 'max', 'webp')} tabIndex={-1}>
              <Picture image={image} sizes="(min-width: 960px) 540px, 100vw" eager={index === 0} />
              <span className="zoom">
                <Icon name="search" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map(({ view, image }, index) => (
            <li key={view}>
              <a
                href={`#picture-${view}`}
                tabIndex={-1}
                aria-label={`Picture ${index + 1}: ${image.alt_text}`}
              >
                <Picture image={image} sizes="88px" small decorative />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type BuyProps = { product: Product; variant: Variant | undefined }

function Buy({ product, variant }: BuyProps) {
  const { id, card_text, extra_offers, subscription } = product
  return (
    <form id="buy" className="form" action="/cart" method="post">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={id} />
      <div className="groups">
        <Variants product={product} />
      </div>
      {subscription && variant?.subscriber_price && (
        <label className="subscription">
          <input type="checkbox" name="withSubscription" value="1" />
          <span>
            <b>{subscription.title}</b>
            <small>{`${subscription.text} ${money(variant.subscriber_price)} each, ${subscription.percent_off}% less.`}</small>
          </span>
        </label>
      )}
      <button className="button petal wide">Add to cart</button>
      <details className="unfold">
        <summary>
          <Icon name="card" />
          {card_text.title}
        </summary>
        <div className="card-text">
          <label className="field">
            <span>{card_text.text}</span>
            <textarea name="giftCardText" maxLength={card_text.max_length} rows={3} />
            <span className="hint">{`Up to ${card_text.max_length} characters`}</span>
          </label>
        </div>
      </details>
      <details className="extras">
        <summary>Add a gift</summary>
        <fieldset>
          <legend className="unseen">Something to send along</legend>
          <label className="pick">
            <input type="radio" name="extraOfferVariantId" value="" defaultChecked />
            <span className="none">Only the flowers</span>
          </label>
          {extra_offers.map(({ extra_offer_variant_id, price, product: { title, image } }) => (
            <label key={extra_offer_variant_id} className="pick">
              <input type="radio" name="extraOfferVariantId" value={extra_offer_variant_id} />
              <span>
                <Picture image={image} sizes="72px" small decorative />
                <b>{title}</b>
                <small>{`+ ${money(price)}`}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </details>
    </form>
  )
}

function Variants({ product }: { product: Product }) {
  const { variants, flower_settings } = product
  const lengths = flower_settings?.settings.find(({ kind }) => kind === 'length')?.options ?? []
  const groups = new Map<string, Variant[]>()
  for (const variant of variants) {
    const length = variant.length ?? ''
    groups.set(length, [...(groups.get(length) ?? []), variant])
  }
  return (
    <>
      {[...groups].map(([length, members]) => (
        <fieldset key={length}>
          <legend>{lengths.find(({ value }) => value === length)?.title ?? 'Choose'}</legend>
          <div className="options">
            {members.map(({ slug, title, price }) => (
              <label key={slug} className="pick">
                <input
                  type="radio"
                  name="positionSlug"
                  value={slug}
                  defaultChecked={slug === variants[0]?.slug}
                />
                <span>
                  <b>{title.split(',')[0]}</b>
                  <small>{money(price)}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}

function Facts({ product, variant }: BuyProps) {
  const { contains, care, cat_toxicity, dog_toxicity } = product
  return (
    <div className="facts">
      <details open>
        <summary>
          The stems
          <Icon name="plus" />
        </summary>
        <ul className="stems">
          {variant?.stems.map(({ species, colour, count }) => (
            <li key={species + colour}>
              <span>{`${count} ×`}</span>
              {` ${colour} ${species}`}
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>
          What arrives
          <Icon name="plus" />
        </summary>
        <ul>
          {contains.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </details>
      {cat_toxicity && dog_toxicity && (
        <details open>
          <summary>
            Cats and dogs
            <Icon name="plus" />
          </summary>
          <p>
            {cat_toxicity === 'none' && dog_toxicity === 'none'
              ? 'Safe for cats and dogs.'
              : 'Keep it where cats and dogs cannot reach it.'}
          </p>
        </details>
      )}
      <details>
        <summary>
          Looking after it
          <Icon name="plus" />
        </summary>
        <ol>
          {care.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
