import { prepare } from '../store/migrate.ts'
import type { Config } from './config.ts'
import { readConfig } from './config.ts'
import { startFailure } from './start-failure.ts'

// `npm run migrate -- --apply`: a step of every deployment of a live shop.
let config: Config | undefined
try {
  // Locks and settings of a migration are those of one connection.
  config = readConfig()
  const { sessionUrl: databaseUrl, dataFolder } = config.store
  const say = (line: string) => console.log(line)
  process.exitCode = await prepare(process.argv.slice(2), { databaseUrl, dataFolder, say })
} catch (error) {
  console.error(startFailure(error, config))
  process.exitCode = 1
}
