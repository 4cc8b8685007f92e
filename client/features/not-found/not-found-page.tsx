import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { NotFoundPageQuery } from '../../../graphql/generated/graphql.ts'
import styles from '../../ui/layout/message-page.module.css'
import { Message } from '../../ui/layout/message-page.tsx'
import { ProductRow } from '../product-card/index.ts'

/** An address that leads nowhere, with a way on. */
export function NotFoundPage() {
  const { data } = useLoaderData() as { data: NotFoundPageQuery }
  return (
    <>
      <NotFound />
      {data.bestSellers && (
        <section className={styles.others}>
          <h2>What others send</h2>
          <ProductRow products={data.bestSellers.list} label="Best sellers" />
        </section>
      )}
    </>
  )
}

/** Also what a page shows whose thing is gone: a product, a category, an order; `children` may help to find it. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <Message
      heading="This page could not be found"
      text="The address may have changed, or the bouquet is no longer made."
    >
      {children}
    </Message>
  )
}
