import { useDeferredValue, useState } from 'react'
import { formatPence } from '../../data/format.ts'
import { SWATCHES } from '../../ui/swatches.ts'
import { CartForm } from '../product-card/index.ts'
import styles from './bouquet-constructor.module.css'
import type { Choice, Offer } from './bouquet-rules.ts'
import { fitting, flowerOf, inWords, priceOf, sourceOf } from './bouquet-rules.ts'

/** How wide the picture is shown; on a telephone a fifth less, as half the bytes draw it nearly as sharp. */
const SHOWN = '(min-width: 760px) 420px, 75vw'

type Props = {
  offer: Offer
  /** Under a heading of its own, where it is part of a page. */
  headed?: boolean
  /** What it begins with, as far as that can be had. */
  asked?: Partial<Choice>
}

/**
 * Flower, colour, number, length and wrap: the picture and the price follow at once. Without scripts a button asks
 * for them.
 */
export function BouquetConstructor({ offer, headed = false, asked }: Props) {
  const [wanted, setWanted] = useState<Choice>({ ...offer.default, ...asked })
  const choice = fitting(offer, wanted)
  const flower = flowerOf(offer, choice)
  // A press is seen to be taken before the browser reads another drawing.
  const picture = sourceOf(offer, fitting(offer, useDeferredValue(wanted)), SHOWN)
  const choose = (change: Partial<Choice>) => setWanted({ ...choice, ...change })
  const details = (
    <>
      <Options
        legend="Length"
        name="length"
        value={choice.length}
        onChange={(length) => choose({ length })}
        options={[
          { value: 'short', title: 'Short' },
          ...(flower.priceLong ? [{ value: 'long', title: 'Long' }] : []),
        ]}
      />
      <Options
        legend="With"
        name="foliage"
        value={choice.foliage ?? ''}
        onChange={(foliage) => choose({ foliage: foliage || null })}
        options={[
          { value: '', title: 'Flowers only' },
          ...offer.foliage.map((entry) => ({ value: entry.species, title: entry.title })),
        ]}
      />
      <Options
        legend="Wrap"
        name="wrap"
        value={choice.wrap}
        onChange={(wrap) => choose({ wrap })}
        options={offer.wraps.map((entry) => ({ value: entry.wrap, title: entry.title }))}
      />
    </>
  )
  return (
    <CartForm intent="constructor" className={styles.maker}>
      {(busy) => (
        <>
          <img
            className={styles.picture}
            {...picture}
            alt={`A bouquet of ${inWords(choice)}`}
            width={960}
            height={1200}
            loading="lazy"
          />
          <div className={styles.choices}>
            {headed && (
              <>
                <h2>{offer.heading}</h2>
                <p>{offer.text}</p>
              </>
            )}
            <Options
              legend="Flower"
              name="species"
              value={choice.species}
              onChange={(species) => choose({ species })}
              options={offer.flowers.map((entry) => ({ value: entry.species, title: entry.title }))}
            />
            <Options
              legend="Colour"
              name="colour"
              value={choice.colour}
              onChange={(colour) => choose({ colour })}
              options={flower.colours.map((colour) => ({
                value: colour,
                title: colour,
                swatch: SWATCHES[colour],
              }))}
            />
            <Options
              legend="How many"
              name="count"
              value={String(choice.count)}
              onChange={(count) => choose({ count: Number(count) })}
              options={flower.counts.map((count) => ({ value: String(count), title: String(count) }))}
            />
            {headed ? (
              <details className="unfold">
                <summary>Length, greenery and wrap</summary>
                <div className={styles.rest}>{details}</div>
              </details>
            ) : (
              details
            )}
            <p className={styles.buy}>
              <output className={styles.price}>{formatPence(priceOf(offer, choice))}</output>
              <button className="button petal" aria-disabled={busy}>
                Add to cart
              </button>
            </p>
            <noscript>
              <button className="button quiet" formMethod="get" formAction="/constructor">
                Show me the picture and the price
              </button>
            </noscript>
          </div>
        </>
      )}
    </CartForm>
  )
}

type Option = { value: string; title: string; swatch?: string | undefined }

function Options(props: {
  legend: string
  name: string
  value: string
  options: Option[]
  onChange: (value: string) => void
}) {
  const { legend, name, value, options, onChange } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className={styles.options}>
      <legend>
        {legend}
        {chosen?.swatch && <span className={styles.named}>: {chosen.title}</span>}
      </legend>
      <div>
        {options.map((option) => (
          <label key={option.value} title={option.swatch ? option.title : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.swatch ? (
              <span className={`${styles.swatch} ${option.swatch}`} data-swatch>
                <span className="visually-hidden">{option.title}</span>
              </span>
            ) : (
              <span>{option.title}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
