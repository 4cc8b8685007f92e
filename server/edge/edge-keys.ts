import type { ChangedProducts } from '../../graphql/rest/purges.ts'

/** The keys of what shows these products. */
export function keysOf(products: ChangedProducts): string[] {
  return products === 'all' ? ['pages'] : products.map((id) => `product-${id}`)
}
