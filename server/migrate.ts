import { asSafeError } from '../logging/safe-error.ts'
import { prepare } from '../store/migrate.ts'
import { ConfigError, readConfig } from './config.ts'

// `npm run migrate -- --apply`: a step of every deployment of a live shop.
try {
  // Locks and settings of a migration are those of one connection.
  const { sessionUrl: databaseUrl, dataFolder } = readConfig().store
  const say = (line: string) => console.log(line)
  process.exitCode = await prepare(process.argv.slice(2), { databaseUrl, dataFolder, say })
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : asSafeError(error))
  process.exitCode = 1
}
