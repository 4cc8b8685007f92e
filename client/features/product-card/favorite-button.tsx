import { useFetcher } from 'react-router-dom'
import { useVisitor } from '../../data/visitor.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FAVORITES_FORM } from '../../ui/form/card-forms.ts'
import styles from './favorite-button.module.css'

type Props = { productId: string; title: string; className?: string | undefined }

/** Keeps a product for later, and lets go of it again; without scripts it only keeps. */
export function FavoriteButton({ productId, title, className }: Props) {
  const { favoriteIds } = useVisitor()
  const fetcher = useFetcher()
  const asked = fetcher.formData
  const liked = asked ? asked.has('add') : favoriteIds.includes(productId)
  const change = liked ? 'remove' : 'add'
  return (
    <button
      form={FAVORITES_FORM}
      name={change}
      value={productId}
      onClick={(event) => {
        event.preventDefault()
        void fetcher.submit({ [change]: productId }, { method: 'post', action: '/favorites' })
      }}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-pressed={liked}
      aria-label={`Keep ${title} among your favourites`}
    >
      <Icon name="heart" size={20} />
    </button>
  )
}
