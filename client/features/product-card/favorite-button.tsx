import { useFetcher } from 'react-router-dom'
import { useVisitor } from '../../data/visitor.tsx'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './favorite-button.module.css'

type Props = { productId: number; title: string; className?: string | undefined }

/** Keeps a product for later, and lets go of it again; without scripts it only keeps. */
export function FavoriteButton({ productId, title, className }: Props) {
  const { favoriteIds } = useVisitor()
  const fetcher = useFetcher()
  const asked = fetcher.formData
  const liked = asked ? asked.has('add') : favoriteIds.includes(productId)
  return (
    <BaseForm fetcher={fetcher} method="post" action="/favorites" className={className}>
      <button
        name={liked ? 'remove' : 'add'}
        value={productId}
        className={styles.button}
        aria-pressed={liked}
        aria-label={`Keep ${title} among your favourites`}
      >
        <Icon name="heart" size={20} />
      </button>
    </BaseForm>
  )
}
