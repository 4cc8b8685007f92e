import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { Constructor_BlockFragment } from '../../../graphql/generated/graphql.ts'
import { SWATCHES } from '../../components/swatches.ts'
import { formatPence } from '../../components/format-pence.ts'
import styles from './bouquet-constructor.module.css'

type Offer = Constructor_BlockFragment
type Choice = Offer['default']

/** Flower, colour, number, length and wrap: the picture and the price follow at once. */
export function BouquetConstructor({ offer }: { offer: Offer }) {
  const fetcher = useFetcher()
  const [wanted, setWanted] = useState<Choice>(offer.default)
  const choice = fitting(offer, wanted)
  const flower = flowerOf(offer, choice)
  const choose = (change: Partial<Choice>) => setWanted({ ...choice, ...change })
  return (
    <fetcher.Form method="post" action="/cart" className={styles.maker}>
      <input type="hidden" name="intent" value="constructor" />
      <img
        className={styles.picture}
        src={pictureOf(offer, choice)}
        alt={`A bouquet of ${inWords(choice)}`}
        width={960}
        height={1200}
        loading="lazy"
      />
      <div className={styles.choices}>
        <h2>{offer.heading}</h2>
        <p>{offer.text}</p>
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
        <p className={styles.buy}>
          <output className={styles.price}>{formatPence(priceOf(offer, choice))}</output>
          <button className="button" aria-disabled={fetcher.state !== 'idle'}>
            Add to cart
          </button>
        </p>
      </div>
    </fetcher.Form>
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
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label
            key={option.value}
            data-swatch={option.swatch !== undefined}
            title={option.swatch ? option.title : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.swatch ? (
              <span className={styles.swatch} style={{ background: option.swatch }}>
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

function flowerOf(offer: Offer, choice: Choice): Offer['flowers'][number] {
  const flower = offer.flowers.find((entry) => entry.species === choice.species) ?? offer.flowers[0]
  if (!flower) throw new Error('The constructor offers no flowers')
  return flower
}

/** The nearest to what was chosen that the flower comes in. */
function fitting(offer: Offer, wanted: Choice): Choice {
  const flower = flowerOf(offer, wanted)
  const near = (a: number, b: number) => Math.abs(a - wanted.count) - Math.abs(b - wanted.count)
  return {
    ...wanted,
    species: flower.species,
    colour: flower.colours.includes(wanted.colour) ? wanted.colour : (flower.colours[0] ?? wanted.colour),
    count: [...flower.counts].sort(near)[0] ?? wanted.count,
    length: flower.priceLong ? wanted.length : 'short',
  }
}

function foliageStems(offer: Offer, choice: Choice): { count: number; price: number } {
  const foliage = offer.foliage.find((entry) => entry.species === choice.foliage)
  if (!foliage) return { count: 0, price: 0 }
  return { count: Math.ceil((choice.count * foliage.stemsPerTen) / 10), price: foliage.price.amount }
}

/** Pence; the cart's price is worked out by the shop and is the same. */
function priceOf(offer: Offer, choice: Choice): number {
  const flower = flowerOf(offer, choice)
  const stem = (choice.length === 'long' && flower.priceLong) || flower.priceShort
  const wrap = offer.wraps.find((entry) => entry.wrap === choice.wrap)
  const green = foliageStems(offer, choice)
  return (
    offer.basePrice.amount +
    stem.amount * choice.count +
    (wrap?.price.amount ?? 0) +
    green.price * green.count
  )
}

/** The drawing service draws what the name says. */
function pictureOf(offer: Offer, choice: Choice): string {
  const green = foliageStems(offer, choice)
  const { species, colour, count, length, wrap, foliage } = choice
  const slug = [species, colour, count, length, wrap, green.count ? foliage : 'none', green.count].join('~')
  const [folder = '', file = ''] = offer.image.url.split('{size}/')
  return `${folder}max/${slug}.${file.split('.').at(-1)}.svg`
}

function inWords({ count, colour, species }: Choice): string {
  return `${count} ${colour} ${species.replaceAll('-', ' ')} stems`
}
