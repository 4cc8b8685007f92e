import { inject } from 'vitest'
import { copyTemplate } from './test-server.ts'
import type { TestServer } from './test-server.ts'
import type { ShopProcess } from './shop-process.ts'
import { startShopProcess } from './shop-process.ts'

export type Backend = { shop: ShopProcess; storeUrl: string; databaseUrl: string; stop: () => Promise<void> }

/** A shop process with its embedded store over a fresh copy of the filled database. */
export async function startBackend(
  environment: Record<string, string> = {},
  testServer: TestServer = inject('testServer'),
): Promise<Backend> {
  const database = await copyTemplate(testServer)
  const shop = await startShopProcess({
    DATABASE_URL: database.url,
    DATA_DIR: testServer.scratchFolder,
    // Other tests keep the machine busy; how long a part of a page is waited for is tried where nothing else runs.
    BLOCK_TIMEOUT_MS: '10000',
    STREAM_GRACE_MS: '2000',
    ...environment,
  })
  return {
    shop,
    storeUrl: shop.storeUrl,
    databaseUrl: database.url,
    stop: async () => {
      await shop.stop()
      await database.drop()
    },
  }
}
