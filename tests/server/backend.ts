import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { databaseUrl, query } from '../support/postgres.ts'
import type { ShopProcess } from './shop-process.ts'
import { startShopProcess } from './shop-process.ts'

export type Backend = { shop: ShopProcess; storeUrl: string; databaseUrl: string; stop: () => Promise<void> }

/** A shop process with its embedded store over a fresh copy of the filled database. */
export async function startBackend(environment: Record<string, string> = {}): Promise<Backend> {
  const serverUrl = inject('serverUrl')
  const template = inject('template')
  const name = template.replace('template', randomBytes(6).toString('hex'))
  await query(serverUrl, `create database ${name} template ${template}`)
  const url = databaseUrl(serverUrl, name)
  const shop = await startShopProcess({
    DATABASE_URL: url,
    DATA_DIR: inject('scratchFolder'),
    // Other tests keep the machine busy; how long a part of a page is waited for is tried where nothing else runs.
    BLOCK_TIMEOUT_MS: '10000',
    STREAM_GRACE_MS: '2000',
    ...environment,
  })
  return {
    shop,
    storeUrl: shop.storeUrl,
    databaseUrl: url,
    stop: async () => {
      await shop.stop()
      await query(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
