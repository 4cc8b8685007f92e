import type { CartLine_PositionFragment } from '../../../../graphql/generated/graphql.ts'
import { CardTextForm } from './card-text-form.tsx'
import styles from './card-text-form.module.css'

type Props = {
  /** Those that take a card. */
  positions: CartLine_PositionFragment[]
  action: string
  /** The form of the page, as in `CardTextForm`. */
  form?: string
  /** One alone stands open, as a step of its own. */
  isStep?: boolean
}

/** The cards that go along, each to be written or changed. */
export function CardTexts({ positions, isStep = false, ...rest }: Props) {
  const isAlone = positions.length === 1
  return (
    <div className={styles.cards}>
      {positions.map((position) => (
        <div key={`${position.productId} ${position.positionSlug}`}>
          {!isAlone && <p className={styles.of}>{position.offerTitle}</p>}
          <CardTextForm position={position} isStep={isStep && isAlone} {...rest} />
        </div>
      ))}
    </div>
  )
}
