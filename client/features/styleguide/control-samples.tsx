import { AltTexts, PageAltTexts } from '../../ui/alt-text.tsx'
import { CardMark } from '../../ui/card-mark.tsx'
import chips from '../../ui/chips.module.css'
import { DeferredBlock } from '../../ui/deferred-block.tsx'
import { ICON_NAMES } from '../../ui/icon-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link, MovingLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Picture_ImageFragment } from '../../../graphql/generated/graphql.ts'
import { Chapter, Specimen } from './specimen.tsx'
import styles from './styleguide-page.module.css'

const FIVE = { amount: 500, text: '£5' }
const NINE = { amount: 995, text: '£9.95' }

/** What is pressed, and the small parts that stand in a line of text. */
export function ControlSamples({ image }: { image: Picture_ImageFragment }) {
  return (
    <Chapter
      title="Controls and small parts"
      lead="Classes of client/ui/styles/global.css and parts that stand in a line. The frame of the keyboard shows on each when Tab reaches it."
    >
      <Specimen file="global.css" state="Buttons">
        <p className={styles.line}>
          <button className="button">Choose delivery</button>
          <button className="button petal">Continue to payment · £38</button>
          <button className="button quiet">Show more</button>
          <button className="link">Change it</button>
        </p>
      </Specimen>
      <Specimen file="global.css" state="Buttons that wait or cannot be pressed">
        <p className={styles.line}>
          <button className="button" aria-disabled="true">
            Choose delivery
          </button>
          <button className="button petal" disabled>
            Continue to payment
          </button>
          <button className="button quiet" disabled>
            Show more
          </button>
        </p>
      </Specimen>
      <Specimen file="global.css" state="Buttons across the page">
        <button className="button wide">Add to cart</button>
      </Specimen>
      <Specimen file="global.css" state="One of several: free, chosen, gone">
        <p className={styles.line}>
          <Pick name="window" value="08:00–12:00" />
          <Pick name="window" value="12:00–16:00" isChosen />
          <Pick name="window" value="16:00–20:00" isGone />
        </p>
      </Specimen>
      <Specimen file="chips.module.css" state="What was chosen: a link each that takes it away">
        <ul className={chips.chips}>
          {['red', 'without lilies', 'up to £40'].map((text) => (
            <li key={text}>
              <a href="#chips">
                {text}
                <Icon name="close" size={14} />
              </a>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen file="global.css" state="A box to tick: free and ticked">
        <label className="check">
          <input type="checkbox" /> <span>Write to me by e-mail</span>
        </label>
        <label className="check">
          <input type="checkbox" defaultChecked /> <span>Keep this recipient</span>
        </label>
      </Specimen>
      <Specimen file="global.css" state="Something that unfolds: closed and open">
        <details className="unfold">
          <summary>I have a promo code</summary>
          <p>What was folded.</p>
        </details>
        <details className="unfold" open>
          <summary>I have a gift card</summary>
          <p>What was folded.</p>
        </details>
      </Specimen>
      <Specimen file="global.css" state="What went wrong">
        <p className="alert">Your bank has declined the card. Nothing was charged.</p>
      </Specimen>
      <Specimen file="global.css" state="Above a heading">
        <p className="eyebrow">On its way</p>
      </Specimen>
      <Specimen file="link.tsx" state="Links">
        <p className={styles.line}>
          <Link to="/category/roses">Roses</Link>
          <MovingLink to="/category/peonies">Peonies, whose page moves in</MovingLink>
        </p>
      </Specimen>
      <Specimen file="price.tsx" state="A price; the least of several; a reduced one">
        <p className={styles.line}>
          <Price price={FIVE} />
          <Price price={FIVE} from />
          <Price price={FIVE} oldPrice={NINE} />
        </p>
      </Specimen>
      <Specimen file="card-mark.tsx" state="Cards">
        <p className={styles.line}>
          <CardMark brand="Visa" />
          <CardMark brand="Mastercard" />
          <CardMark brand="Amex" />
        </p>
      </Specimen>
      <Specimen file="stars.tsx" state="Stars: alone, counted, of too few reviews to count">
        <p className={styles.line}>
          <Stars rating={5} />
          <Stars rating={4.3} count={128} />
          <Stars rating={2.5} count={2} />
        </p>
      </Specimen>
      <Specimen file="icon.tsx" state="Icons">
        <ul className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        file="picture.tsx, alt-text.tsx"
        state="A picture; without a text of its own it has the page’s name"
      >
        <PageAltTexts value={new AltTexts('Style guide')}>
          <Picture image={{ ...image, alt: '' }} sizes="180px" small className={styles.picture} />
        </PageAltTexts>
      </Specimen>
      <Specimen file="deferred-block.tsx" state="A block that has come; one that is not there leaves nothing">
        <DeferredBlock field="there" value="Here it is." deferred={[]} fallback={null}>
          {(words) => <p>{words}</p>}
        </DeferredBlock>
        <DeferredBlock field="away" value={null} deferred={[]} fallback={null}>
          {() => <p>Never seen</p>}
        </DeferredBlock>
      </Specimen>
    </Chapter>
  )
}

type PickProps = { name: string; value: string; isChosen?: boolean; isGone?: boolean }

function Pick({ name, value, isChosen = false, isGone = false }: PickProps) {
  return (
    <label className={`pick ${styles.pick}`}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} disabled={isGone} />
      <span>
        <b>{value}</b> <small>{isGone ? 'Fully booked' : 'free'}</small>
      </span>
    </label>
  )
}
