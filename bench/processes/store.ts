import process from 'node:process'
import { pino } from 'pino'
import { startStore } from '../../store/start.ts'
import { sayReady } from './messages.ts'

/** The commerce service, in a process of its own: what it uses is not counted as the shop's. */
const store = await startStore({
  mode: 'sandbox',
  siteUrl: 'http://localhost:3000',
  codeCaps: { destination: 20, address: 300, total: 20_000 },
  messages: {},
  port: 0,
  dataFolder: '.data/bench',
  warmPictures: false,
  logger: pino({ level: 'error' }),
})
process.on('disconnect', () => void store.stop().then(() => process.exit(0)))
sayReady({ url: store.url })
