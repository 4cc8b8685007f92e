import { query } from '../processes/test-server.ts'

/** Changes the price of a product and of all its variants, in pence, as an import does. Resolves a second after it was begun. */
export async function changePrice(databaseUrl: string, productId: number, pence: number): Promise<void> {
  const second = new Promise((resolve) => setTimeout(resolve, 1_000))
  await query(databaseUrl, 'update variant set price = $2, old_price = null where product_id = $1', [
    productId,
    pence,
  ])
  await query(databaseUrl, 'update product set price = $2, old_price = null where id = $1', [
    productId,
    pence,
  ])
  await second
}
