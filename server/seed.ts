import { parseArgs } from 'node:util'
import { DEMO } from '../demo/demo.ts'
import { reseedDatabase } from '../store/reseed.ts'
import { ConfigError, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { startFailure } from './start-failure.ts'

// `npm run seed -- --products 100000`: fills the database anew. Orders and carts in it are lost.
let config: Config | undefined
try {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  const products = values.products === undefined ? undefined : Number(values.products)
  if (products !== undefined && (!Number.isInteger(products) || products < 1)) {
    throw new ConfigError('--products takes a whole number from 1 up')
  }
  config = readConfig()
  const { store, mode } = config
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
} catch (error) {
  console.error(startFailure(error, config))
  process.exitCode = 1
}
