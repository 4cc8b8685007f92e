import { useLoaderData } from 'react-router-dom'
import type { NotFoundPageQuery } from '../../../graphql/generated/graphql.ts'
import { ProductRow } from '../../components/product-row.tsx'
import styles from './content-page.module.css'

/** A page of words. */
export function ContentPage() {
  const { data, words } = useLoaderData() as {
    data: NotFoundPageQuery
    words: { title: string; lead: string }
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {data.bestSellers && (
        <section>
          <h2>What others send</h2>
          <ProductRow products={data.bestSellers.list} label="Best sellers" />
        </section>
      )}
    </>
  )
}
