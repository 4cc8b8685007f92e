import { startEmbeddedStore } from './embedded-store.ts'
import { createLogger } from './monitoring/logger.ts'
import { measure } from './monitoring/measure.ts'
import { startTraces } from './monitoring/trace.ts'
import { PurgePublisher } from './redis/purge-messages.ts'
import { connectRedis } from './redis/redis-connection.ts'
import { sayUncaught } from './uncaught.ts'
import { withSettings } from './with-settings.ts'

sayUncaught()

// The commerce service alone: for other gateways, or to look at its API.
await withSettings(async (config) => {
  const log = createLogger(config)
  for (const warning of config.warnings) log.warn(warning)
  const stopTraces = await startTraces(config, 'larkspur-store', log)
  const measured = await measure(config, 'store', log)
  const redis = connectRedis(config.redisUrl, log, measured?.metrics)
  const purges = redis && new PurgePublisher(redis)
  const store = await startEmbeddedStore(
    {
      ...config.store,
      metrics: measured?.metrics,
      onProductsChanged: purges && ((products) => purges.publish(products)),
      onHearing: (isHearing) => purges?.hearing(isHearing),
    },
    log,
  )
  log.info(
    config.mode === 'sandbox'
      ? `The commerce API is at ${store.url}/docs, its description at ${store.url}/openapi.json`
      : `The commerce API is at ${store.url}`,
  )
  const stop = async () => {
    await store.stop()
    await stopTraces?.()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)))
  }
})
