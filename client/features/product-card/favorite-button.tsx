import { useIsFavorite } from '../../data/visitor.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FAVORITES_FORM } from '../../ui/form/card-forms.ts'
import { useCardChange } from './card-change.ts'
import styles from './favorite-button.module.css'

type Props = { productId: string; title: string; className?: string | undefined }

/** Keeps a product for later, and lets go of it again; without scripts it only keeps. */
export function FavoriteButton({ productId, title, className }: Props) {
  const isKept = useIsFavorite(productId)
  const [asked, ask] = useCardChange(`keep ${productId}`, '/favorites')
  const liked = asked ? 'add' in asked : isKept
  const change = liked ? 'remove' : 'add'
  return (
    <button
      form={FAVORITES_FORM}
      name={change}
      value={productId}
      onClick={(event) => {
        event.preventDefault()
        ask({ [change]: productId })
      }}
      className={`round ${styles.button} ${className ?? ''}`}
      aria-pressed={liked}
      aria-label={`Keep ${title} among your favourites`}
    >
      <Icon name="heart" size={20} />
    </button>
  )
}
