import type { FastifyInstance } from 'fastify'
import { CLOSE_TIMEOUT_MS, closeWithTimeout } from '../store/close-with-timeout.ts'
import { buildApp } from './app.ts'
import type { ChangedProducts } from '../graphql/rest/purges.ts'
import type { Config } from './config.ts'
import { startEmbeddedStore } from './embedded-store.ts'
import { createLogger } from './monitoring/logger.ts'
import { measure } from './monitoring/measure.ts'
import { startTraces } from './monitoring/trace.ts'
import { PurgePublisher } from './redis/purge-messages.ts'
import { connectRedis } from './redis/redis-connection.ts'

export type Shop = { url: string; storeUrl: string | undefined; stop: () => Promise<void> }

/** Starts the Node tier, and the embedded store behind it unless another backend is configured. */
export async function startShop(config: Config): Promise<Shop> {
  const log = createLogger(config)
  for (const warning of config.warnings) log.warn(warning)
  if (config.mode === 'sandbox')
    log.warn('SANDBOX: cards, messages and the clock are play; nothing is charged, nothing is sent')
  const stopTraces = await startTraces(config, config.apiBaseUrl ? 'larkspur-gateway' : 'larkspur', log)
  const measured = await measure(config, config.apiBaseUrl ? 'gateway' : 'shop', log)
  const metrics = measured?.metrics
  const redis = connectRedis(config.redisUrl, log, metrics)
  const gateway: { app?: FastifyInstance } = {}
  const purges = redis && new PurgePublisher(redis)
  // This copy, and through what copies share all the others, which may have no store of their own.
  const onProductsChanged = (products: ChangedProducts) => {
    void gateway.app?.purgeProducts(products)
    purges?.publish(products)
  }
  const onHearing = (isHearing: boolean) => purges?.hearing(isHearing)
  const store = config.apiBaseUrl
    ? undefined
    : await startEmbeddedStore(
        { ...config.store, metrics, onProductsChanged, onHearing },
        log.child({ part: 'store' }),
      )
  const apiBaseUrl = config.apiBaseUrl ?? store?.url
  if (!apiBaseUrl) throw new Error('There is no backend')
  const app = (gateway.app = await buildApp(config, apiBaseUrl, {
    log,
    metrics,
    redis,
    hasOwnStore: store !== undefined,
  }))
  const close = closeWithTimeout(app, { ms: CLOSE_TIMEOUT_MS, drainMs: config.store.drainMs ?? 0 })
  await warmUp(app)
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const url = `http://localhost:${port}`
  const docs = config.mode === 'sandbox' ? '/docs' : ''
  const place = config.mode === 'sandbox' ? url : `http://${config.host}:${port}, for ${config.siteUrl}`
  log.info(`The shop is open at ${place}${store ? `, its commerce API at ${store.url}${docs}` : ''}`)
  return {
    url,
    storeUrl: store?.url,
    stop: async () => {
      await close()
      await store?.stop()
      redis?.stop()
      measured?.stop()
      await stopTraces?.()
    },
  }
}

/** How long the door stays shut for it at most. */
const WARM_UP_MS = 10_000

/**
 * Makes the home page before anybody asks for it. The first page of a process is the slowest it ever makes, most of
 * all where the store comes to speed in the same one: on a busy machine its blocks came later than a page waits for
 * them, and the first shopper saw half of it.
 */
async function warmUp(app: FastifyInstance): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, WARM_UP_MS).unref())
  await Promise.race([app.inject({ url: '/', headers: { accept: 'text/html' } }), late])
}
