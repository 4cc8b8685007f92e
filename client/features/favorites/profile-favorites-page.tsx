import { useActionData, useLoaderData } from 'react-router-dom'
import type { ProfileFavoritesPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { EmptyState } from '../../ui/profile/empty-state.tsx'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import { ProductCard, CardGrid } from '../product-card/index.ts'
import styles from './profile-favorites-page.module.css'

/** What the user likes, to be ordered or forgotten. */
export function ProfileFavoritesPage() {
  const { data } = useLoaderData() as { data: ProfileFavoritesPageQuery }
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const products = data.favorites?.list ?? []
  return (
    <>
      <ProfileHead title="Favourites" done={{ removed: 'It is no longer among your favourites.' }} />
      {problem && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      <CardGrid className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} earliest={data.earliestDelivery} />
            <PostForm preventScrollReset>
              <input type="hidden" name="productId" value={product.id} />
              <button className={`link ${styles.remove}`} name="intent" value="remove">
                Remove<span className="visually-hidden"> {product.title} from your favourites</span>
              </button>
            </PostForm>
          </li>
        ))}
      </CardGrid>
      {!products.length && (
        <EmptyState href="/category/flowers" button="Choose flowers">
          Nothing is kept here yet. Press the heart on what you like, and it is here when you need it.
        </EmptyState>
      )}
    </>
  )
}
