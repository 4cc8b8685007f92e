import { prepare } from '../store/migrate.ts'
import { withSettings } from './with-settings.ts'

// `npm run migrate -- --apply`: a step of every deployment of a live shop.
await withSettings(async ({ store }) => {
  // Locks and settings of a migration are those of one connection.
  const { sessionUrl: databaseUrl, dataFolder } = store
  const say = (line: string) => console.log(line)
  process.exitCode = await prepare(process.argv.slice(2), { databaseUrl, dataFolder, say })
})
