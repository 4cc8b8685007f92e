import type { CartLine_PositionFragment } from '../../../graphql/generated/graphql.ts'
import { CardTextForm } from './card-text-form.tsx'
import styles from './card-text-form.module.css'

type Props = {
  /** Those that take a card. */
  positions: CartLine_PositionFragment[]
  action: string
  /** The form of the page, as in `CardTextForm`. */
  form?: string
  /** A step of its own: one alone stands open until it is written. */
  isStep?: boolean
}

/** The cards that go along, each to be written or changed. */
export function CardTexts({ positions, isStep = false, ...rest }: Props) {
  const isAlone = positions.length === 1
  return (
    <div className={styles.cards}>
      {/* Not by its slug, which is another once the card is written. */}
      {positions.map((position, index) => (
        <div key={`${position.productId} ${index}`}>
          {!isAlone && <p className={styles.of}>{position.offerTitle}</p>}
          <CardTextForm position={position} isStep={isStep} isOpen={isStep && isAlone} {...rest} />
        </div>
      ))}
    </div>
  )
}
