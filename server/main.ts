import { ConfigError, readConfig } from './config.ts'
import { startShop } from './start-shop.ts'

try {
  const shop = await startShop(readConfig())
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void shop.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
