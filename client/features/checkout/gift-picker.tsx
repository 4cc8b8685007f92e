import { useNavigation } from 'react-router-dom'
import type { GiftPicker_GiftFragment, CartLine_LineFragment } from '../../../graphql/generated/graphql.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './gift-picker.module.css'

type Props = {
  gifts: GiftPicker_GiftFragment[]
  lines: CartLine_LineFragment[]
  problem: FormProblem | undefined
}

/** A little something to go along; one press adds it to the order, another takes it out. */
export function GiftPicker({ gifts, lines, problem }: Props) {
  return (
    <>
      {problem && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      <ul className={styles.gifts} aria-label="Gifts to add" tabIndex={0}>
        {gifts.filter(needsNothingSaid).map((gift) => (
          <li key={gift.id}>
            <Gift gift={gift} line={lines.find((line) => isOf(line, gift))} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A gift card by e-mail is added on its own page, which asks for the recipient. */
const needsNothingSaid = ({ giftCardBy }: GiftPicker_GiftFragment) => giftCardBy !== 'EMAIL'

const isOf = (line: CartLine_LineFragment, gift: GiftPicker_GiftFragment) =>
  line.productId === gift.id && line.lineSlug === gift.variantSlug

function Gift({ gift, line }: { gift: GiftPicker_GiftFragment; line: CartLine_LineFragment | undefined }) {
  const data = useNavigation().formData
  const busy = data?.get('productId') === gift.id
  return (
    <PostForm className={styles.gift} preventScrollReset data-chosen={Boolean(line)}>
      <input type="hidden" name="intent" value={line ? 'gift-remove' : 'gift-add'} />
      <input type="hidden" name="productId" value={gift.id} />
      <input type="hidden" name="variantSlug" value={gift.variantSlug} />
      <Picture image={gift.image} sizes="140px" small decorative />
      <Link to={`/product/${gift.id}`} target="_blank" className={styles.title}>
        {gift.title}
      </Link>
      <span>{gift.price.text}</span>
      <button
        className={styles.button}
        aria-disabled={busy}
        aria-label={line ? `Take ${gift.title} out` : `Add ${gift.title}`}
      >
        {line ? `Remove${line.quantity > 1 ? ` all ${line.quantity}` : ''}` : 'Add'}
      </button>
    </PostForm>
  )
}
