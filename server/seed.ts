import { parseArgs } from 'node:util'
import { DEMO } from '../demo/demo.ts'
import { reseedDatabase } from '../store/reseed.ts'
import { ConfigError } from './config.ts'
import { withSettings } from './with-settings.ts'

// `npm run seed -- --products 100000`: fills the database anew. Orders and carts in it are lost.
await withSettings(async ({ store, mode }) => {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  const products = values.products === undefined ? undefined : Number(values.products)
  if (products !== undefined && (!Number.isInteger(products) || products < 1)) {
    throw new ConfigError('--products takes a whole number from 1 up')
  }
  if (mode === 'live')
    throw new ConfigError(
      'A live database is not filled with play products: npm run store -- catalogue import <file>',
    )
  await reseedDatabase({
    ...store,
    databaseUrl: store.sessionUrl,
    seed: DEMO.seed,
    products,
    say: (message) => console.log(message),
  })
})
