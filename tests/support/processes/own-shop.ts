import { copyTemplate } from './test-server.ts'
import type { TestServer } from './test-server.ts'
import { startShopProcess } from './shop-process.ts'
import type { ShopProcess } from './shop-process.ts'

/** The variable that tells the workers of a browser run which database server is theirs. */
export const TEST_SERVER = 'TEST_SERVER'

/**
 * A shop for the browser tests of one file, which change its clock or its providers. It has a copy of the filled database
 * and, like the shop of the others, a pixel for each picture. `stop` ends it and removes its database.
 */
export async function startOwnShop(
  environment: Record<string, string> = {},
): Promise<ShopProcess & { databaseUrl: string }> {
  const testServer = JSON.parse(process.env[TEST_SERVER] ?? '') as TestServer
  const database = await copyTemplate(testServer)
  const shop = await startShopProcess({
    DATABASE_URL: database.url,
    DATA_DIR: testServer.scratchFolder,
    IMAGE_BASE_URL: process.env.PIXELS_URL ?? '',
    // It has just been born, on a machine that is busy.
    BLOCK_TIMEOUT_MS: '20000',
    ...environment,
  })
  return {
    ...shop,
    databaseUrl: database.url,
    stop: async () => {
      await shop.stop()
      await database.drop()
    },
  }
}
