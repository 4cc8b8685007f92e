import { operate } from '../store/operate.ts'
import type { Config } from './config.ts'
import { readConfig } from './config.ts'
import { startFailure } from './start-failure.ts'

// `npm run store -- orders list`: what the people of the shop do by hand.
let config: Config | undefined
try {
  config = readConfig()
  const { store, mode } = config
  const { sessionUrl: databaseUrl, dataFolder, authSecret } = store
  const say = (line: string) => console.log(line)
  process.exitCode = await operate(process.argv.slice(2), { mode, databaseUrl, dataFolder, authSecret, say })
} catch (error) {
  console.error(startFailure(error, config))
  process.exitCode = 1
}
