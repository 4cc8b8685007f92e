import { useFetcher } from 'react-router-dom'
import type { CartLine_LineFragment } from '../../../graphql/generated/graphql.ts'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { CardPreview, CardTextForm } from '../card-text/index.ts'
import styles from './cart-line.module.css'
import { GiftCardForm } from './gift-card-form.tsx'
import { removedLine } from './removed-line.ts'

const MOST = 99

/** One line of the cart with its quantity; each button is a form of its own. */
export function CartLine({
  line,
  rhythm,
  isRecurring,
}: {
  line: CartLine_LineFragment
  /** How often it comes, where something in the cart comes again. */
  rhythm: string | null
  /** The subscription of the cart repeats it. */
  isRecurring: boolean
}) {
  const fetcher = useFetcher()
  const asked =
    fetcher.formData?.get('intent') === 'quantity' ? Number(fetcher.formData.get('quantity')) : null
  const quantity = asked ?? line.quantity
  const remove = line.comboId ? 'remove-combo' : 'remove'
  const leaving = fetcher.formData?.get('intent') === remove || quantity === 0
  const names = (
    <>
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="lineSlug" value={line.lineSlug} />
      {line.comboId && <input type="hidden" name="comboId" value={line.comboId} />}
    </>
  )
  // For the forms that take the line out: it is put back by this.
  const removed = <input type="hidden" name="removed" value={removedLine(line, isRecurring)} />
  const title = line.title
  return (
    <li className={styles.line} data-leaving={leaving}>
      <Picture image={line.image} sizes="112px" small className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>{line.comboId ? title : <Link to={pageOf(line)}>{title}</Link>}</h2>
        <p className={styles.variant}>{line.variantTitle}</p>
        {rhythm && <p className={styles.rhythm}>{rhythm}</p>}
        {line.cardText && <CardPreview text={line.cardText} />}
        {line.giftCard?.sentBy === 'EMAIL' ? (
          <GiftCardForm line={line} />
        ) : (
          <CardTextForm line={line} action="/cart" />
        )}
        <div className={styles.controls}>
          <div className={styles.stepper} role="group" aria-label={`Quantity of ${title}`}>
            <BaseForm fetcher={fetcher} method="post" action="/cart">
              {names}
              <input type="hidden" name="intent" value="quantity" />
              {quantity === 1 && removed}
              <button name="quantity" value={quantity - 1} aria-label={`One ${title} less`}>
                <Icon name="minus" size={18} />
              </button>
            </BaseForm>
            <output aria-live="polite">{quantity}</output>
            <BaseForm fetcher={fetcher} method="post" action="/cart">
              {names}
              <input type="hidden" name="intent" value="quantity" />
              <button
                name="quantity"
                value={quantity + 1}
                aria-label={`One ${title} more`}
                disabled={quantity >= MOST}
              >
                <Icon name="plus" size={18} />
              </button>
            </BaseForm>
          </div>
          <BaseForm fetcher={fetcher} method="post" action="/cart">
            {names}
            <input type="hidden" name="intent" value={remove} />
            {removed}
            <button className="link" aria-label={`Remove ${title}`}>
              Remove
            </button>
          </BaseForm>
        </div>
      </div>
      <p className={styles.cost}>
        <Price price={line.cost} />
      </p>
    </li>
  )
}

function pageOf({ type, productId }: CartLine_LineFragment): string {
  return type === 'CONSTRUCTOR' ? '/constructor' : `/product/${productId}`
}
