import process from 'node:process'
import { pino } from 'pino'
import { DEMO } from '../../demo/demo.ts'
import { startStore } from '../../store/start.ts'
import { MEASURED_STORE } from '../store-options.ts'
import { sayReady } from './messages.ts'

/** The commerce service, in a process of its own: what it uses is not counted as the shop's. */
const [databaseUrl] = process.argv.slice(2)
const store = await startStore({
  ...DEMO,
  ...MEASURED_STORE,
  databaseUrl,
  logger: pino({ level: 'error' }),
})
process.on('disconnect', () => void store.stop().then(() => process.exit(0)))
sayReady({ url: store.url })
