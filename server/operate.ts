import { operate } from '../store/operate.ts'
import { withSettings } from './with-settings.ts'

// `npm run store -- orders list`: what the people of the shop do by hand.
await withSettings(async ({ store, mode }) => {
  const { sessionUrl: databaseUrl, dataFolder, authSecret } = store
  const say = (line: string) => console.log(line)
  process.exitCode = await operate(process.argv.slice(2), { mode, databaseUrl, dataFolder, authSecret, say })
})
