import type { ProductPageQuery } from '../../../graphql/generated/graphql.ts'

/** The product that a page shows. */
export type Product = NonNullable<ProductPageQuery['product']>
