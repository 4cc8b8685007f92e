import type { ChangedProducts } from '../../graphql/rest/purges.ts'
import type { RedisConnection } from './redis-connection.ts'

const CHANNEL = 'larkspur:purge'

/** Tells all copies that products have changed. */
export function publishPurge(redis: RedisConnection, products: ChangedProducts): void {
  void redis.attempt((client) => client.publish(CHANNEL, JSON.stringify(products)))
}

/**
 * Has what is kept of products forgotten when another copy tells that they have changed, and all of it when messages may have
 * been missed. Returns a function that stops it.
 */
export function hearPurges(
  redis: RedisConnection,
  purge: (products: ChangedProducts) => Promise<void>,
): () => void {
  const listener = redis.listener()
  let isFirst = true
  listener.on('ready', () => {
    if (!isFirst) void purge('all')
    isFirst = false
  })
  listener.on('message', (_channel, text) => void purge(JSON.parse(text) as ChangedProducts))
  listener.subscribe(CHANNEL).catch(() => {})
  return () => listener.disconnect()
}
