import type { CartLine_LineFragment } from '../../../graphql/generated/graphql.ts'
import { CardTextForm } from './card-text-form.tsx'
import styles from './card-text-form.module.css'

type Props = {
  /** Those that take a card. */
  lines: CartLine_LineFragment[]
  action: string
  /** The form of the page, as in `CardTextForm`. */
  form?: string
  /** A step of its own: one alone stands open until it is written. */
  isStep?: boolean
  /** The order is paid, as in `CardTextForm`. */
  isOrdered?: boolean
}

/** The cards that go along, each to be written or changed. */
export function CardTexts({ lines, isStep = false, ...rest }: Props) {
  const isAlone = lines.length === 1
  return (
    <div className={styles.cards}>
      {/* Not by its slug, which is another once the card is written. */}
      {lines.map((line, index) => (
        <div key={`${line.productId} ${index}`}>
          {!isAlone && <p className={styles.of}>{line.title}</p>}
          <CardTextForm line={line} isStep={isStep} isOpen={isStep && isAlone} {...rest} />
        </div>
      ))}
    </div>
  )
}
