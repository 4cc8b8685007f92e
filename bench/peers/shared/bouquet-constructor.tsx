import type { ReactNode } from 'react'
import type { Constructor } from './answers.ts'
import { constructorPrice } from './constructor-price.ts'
import { money } from './money.ts'

type Option = { value: string; title: string }

/** A bouquet that is put together, as it is offered at first. */
export function BouquetConstructor({ offer }: { offer: Constructor }) {
  const { heading, text, flowers, wraps, foliage, default: chosen } = offer
  const flower = flowers.find(({ species }) => species === chosen.species) ?? flowers[0]
  const counts = flower?.counts ?? []
  return (
    <form className="constructor" action="/cart" method="post">
      <input type="hidden" name="intent" value="constructor" />
      <img
        className="made"
        src={`/images/LK-CONSTRUCTOR/max/${chosen.species}~${chosen.colour}~${chosen.count}.svg`}
        alt={`A bouquet of ${chosen.count} ${chosen.colour} ${chosen.species} stems`}
        width={960}
        height={1200}
        loading="lazy"
      />
      <div className="choices">
        <h2>{heading}</h2>
        <p>{text}</p>
        <Choice
          legend="Flower"
          name="species"
          chosen={chosen.species}
          options={flowers.map(({ species: value, title }) => ({ value, title }))}
        />
        <fieldset className="choice">
          <legend>
            Colour<span className="chosen">{`: ${chosen.colour}`}</span>
          </legend>
          <div>
            {flower?.colours.map((colour) => (
              <label key={colour} title={colour}>
                <input type="radio" name="colour" value={colour} defaultChecked={colour === chosen.colour} />
                <span className={`swatch ${colour}`}>
                  <span className="unseen">{colour}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Choice
          legend="How many"
          name="count"
          chosen={String(chosen.count)}
          options={counts.map((count) => ({ value: String(count), title: String(count) }))}
        />
        <details className="unfold">
          <summary>Length, greenery and wrap</summary>
          <div className="rest">
            <Choice legend="Length" name="length" chosen={chosen.length} options={LENGTHS} />
            <Choice
              legend="With"
              name="foliage"
              chosen={chosen.foliage ?? ''}
              options={[
                { value: '', title: 'Flowers only' },
                ...foliage.map(({ species: value, title }) => ({ value, title })),
              ]}
            />
            <Choice
              legend="Wrap"
              name="wrap"
              chosen={chosen.wrap}
              options={wraps.map(({ wrap: value, title }) => ({ value, title }))}
            />
          </div>
        </details>
        <p className="buy">
          <output className="price">{money(constructorPrice(offer))}</output>
          <button className="button petal">Add to cart</button>
        </p>
        <noscript>
          <button className="button quiet" formAction="/constructor" formMethod="get">
            Show me the picture and the price
          </button>
        </noscript>
      </div>
    </form>
  )
}

const LENGTHS: Option[] = [
  { value: 'short', title: 'Short' },
  { value: 'long', title: 'Long' },
]

type ChoiceProps = { legend: ReactNode; name: string; chosen: string; options: Option[] }

function Choice({ legend, name, chosen, options }: ChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, title }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
