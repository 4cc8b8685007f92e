import { startEmbeddedWorker } from './embedded-store.ts'
import { createLogger } from './monitoring/logger.ts'
import { measure } from './monitoring/measure.ts'
import { startTraces } from './monitoring/trace.ts'
import { sayUncaught } from './uncaught.ts'
import { withSettings } from './with-settings.ts'

sayUncaught()

// The jobs in the background alone, beside stores that are told RUN_JOBS=false. Any number of workers share the work.
await withSettings(async (config) => {
  const log = createLogger(config).child({ part: 'worker' })
  for (const warning of config.warnings) log.warn(warning)
  const storeUrl = config.apiBaseUrl ?? `http://127.0.0.1:${config.store.port}`
  const stopTraces = await startTraces(config, 'larkspur-worker', log)
  const measured = await measure(config, 'worker', log)
  const stopJobs = await startEmbeddedWorker({ ...config.store, metrics: measured?.metrics }, log, storeUrl)
  log.info('The worker runs jobs')
  const stop = async () => {
    await stopJobs()
    await stopTraces?.()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
})
