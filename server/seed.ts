import { parseArgs } from 'node:util'
import { DEMO } from '../demo/demo.ts'
import { reseedDatabase } from '../store/reseed.ts'
import { ConfigError } from './config.ts'
import { withSettings } from './with-settings.ts'

// `npm run seed -- --products 100000`: fills the database anew. Orders and carts in it are lost.
await withSettings(async ({ store, mode }) => {
  const products = productsAskedFor()
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

/** How many products the command line asks for; undefined for as many as the demo shop has. */
function productsAskedFor(): number | undefined {
  const usage = 'npm run seed -- [--products=<whole number from 1 up>]'
  try {
    const { values } = parseArgs({
      options: { products: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) {
      console.log(`${usage}\n\n  fills the database anew; orders and carts in it are lost`)
      process.exit(0)
    }
    if (values.products === undefined) return undefined
    const products = Number(values.products)
    if (Number.isInteger(products) && products >= 1) return products
  } catch {
    // It is called otherwise than it can be.
  }
  throw new ConfigError(`It is called as: ${usage}`)
}
