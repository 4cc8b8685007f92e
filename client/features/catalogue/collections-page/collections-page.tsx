import { useLoaderData } from 'react-router-dom'
import type { CollectionsPageQuery } from '../../../../graphql/generated/graphql.ts'
import { collectionHref } from '../../../data/paths/collection-href.ts'
import { ProductRow } from '../../product-card/index.ts'
import { TileGrid } from '../../../ui/layout/tile-grid.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './collections-page.module.css'

/** Every category and what is below it, and of those that are opened most what is loved most in each. */
export function CollectionsPage() {
  const { data, meta } = useLoaderData() as { data: CollectionsPageQuery; meta: { title: string } }
  return (
    <>
      <h1 className={styles.heading}>{meta.title}</h1>
      <TileGrid tiles={(data.popularCategoriesItems ?? []).map(({ tile }) => tile)} small />
      <div className={styles.columns}>
        {data.categories?.map((category) => (
          <section key={category.slug}>
            <h2>
              <Link to={categoryHref(category.slug)}>{category.title}</Link>
            </h2>
            <ul>
              {category.children.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={categoryHref(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {data.popularCategoriesItems?.map(({ tile, list }) => (
        <section key={tile.href} className={styles.popular}>
          <h2>
            <Link to={tile.href}>{tile.title}</Link>
          </h2>
          <ProductRow products={list} earliest={data.earliestDelivery} label={tile.title} />
        </section>
      ))}
    </>
  )
}

const categoryHref = (slug: string) => collectionHref({ type: 'CATEGORY', slug })
