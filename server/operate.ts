import { operate } from '../store/operate.ts'
import { asSafeError } from '../logging/safe-error.ts'
import { ConfigError, readConfig } from './config.ts'

// `npm run store -- orders list`: what the people of the shop do by hand.
try {
  const { store, mode } = readConfig()
  const { sessionUrl: databaseUrl, dataFolder, authSecret } = store
  const say = (line: string) => console.log(line)
  process.exitCode = await operate(process.argv.slice(2), { mode, databaseUrl, dataFolder, authSecret, say })
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : asSafeError(error))
  process.exitCode = 1
}
