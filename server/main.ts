import { startShop } from './start-shop.ts'
import { sayUncaught } from './uncaught.ts'
import { withSettings } from './with-settings.ts'

/** A copy stops within this time after it has drained, whatever it waits for: its supervisor would kill it anyway. */
const STOP_WITHIN_MS = 18_000

sayUncaught()

await withSettings(async (config) => {
  const shop = await startShop(config)
  // The pages have brought handlers of their own.
  sayUncaught()
  const stopWithinMs = STOP_WITHIN_MS + (config.store.drainMs ?? 0)
  let stopping = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // npm forwards Ctrl-C, so it arrives twice; only a second press by the user counts.
      if (stopping && Date.now() - stopping > 1_500) process.exit(1)
      if (stopping) return
      stopping = Date.now()
      setTimeout(() => {
        console.error(`The shop did not stop within ${stopWithinMs} ms`)
        process.exit(1)
      }, stopWithinMs).unref()
      void shop.stop().then(() => process.exit(0))
    })
  }
})
