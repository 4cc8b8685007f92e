import { query } from '../processes/test-server.ts'

/** Sets what a product and all its variants cost, in pence, as an import does. `run` runs a statement. */
export async function setPrice(
  run: (text: string, values: unknown[]) => Promise<unknown>,
  productId: number,
  pence: number,
): Promise<void> {
  await run('update variant set price = $2, old_price = null where product_id = $1', [productId, pence])
  await run('update product set price = $2, old_price = null where id = $1', [productId, pence])
}

/** Changes the price of a product and of all its variants, in pence. Resolves a second after it was begun. */
export async function changePrice(databaseUrl: string, productId: number, pence: number): Promise<void> {
  const second = new Promise((resolve) => setTimeout(resolve, 1_000))
  await setPrice((text, values) => query(databaseUrl, text, values), productId, pence)
  await second
}
