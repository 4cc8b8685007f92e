import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { copyFile, mkdir, open, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SERVING } from '../../../scripts/topology/start-process.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { NO_LIMITS } from '../../../scripts/topology/no-limits.ts'
import { startPixels } from '../pages/pixels.ts'
import { removeDataFolder } from './own-postgres.ts'
import { TEST_SERVER } from './own-shop.ts'
import { copyTemplate, startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** What the shop of the last browser tests has said, for who looks why one of them failed. */
const LAST_LOG = join('.data', 'browser-tests-shop.log')

/** For all browser tests: the pages get a pixel for each picture. */
export default function startShop(): Promise<() => Promise<void>> {
  return startShopForBrowsers()
}

/**
 * Starts the built shop, as `npm start` does, on free ports and a filled database of its own. Its addresses are in SHOP_URL and
 * STORE_URL. Answers with what ends it and removes its data. `environment` has settings that are others than those of most tests.
 */
export async function startShopForBrowsers(
  environment: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const folder = join('.data', `test-shop-${process.pid}`)
  const [port, storePort] = [await freePort(), await freePort()]
  const testServer = await startTestServer()
  const database = await copyTemplate(testServer)
  const pixels = await startPixels()
  await mkdir(join(ROOT, folder), { recursive: true })
  await keepPictures(join(ROOT, folder))
  const logPath = join(ROOT, folder, 'shop.log')
  const log = await open(logPath, 'w')
  const shop = spawn(process.execPath, [...SERVING, 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_MODE: 'sandbox',
      PORT: String(port),
      STORE_PORT: String(storePort),
      DATA_DIR: folder,
      API_BASE_URL: '',
      DATABASE_URL: database.url,
      SITE_URL: '',
      // Nobody looks at most pictures, and drawing them beside the tests takes longer than the tests.
      WARM_PICTURES: 'false',
      IMAGE_BASE_URL: pixels.url,
      // Loaded for who agrees to be counted; tests that do answer for it.
      TAG_MANAGER_ID: 'GTM-TEST1',
      ...NO_LIMITS,
      ...environment,
    },
  })
  await log.close()
  const stop = async () => {
    await end(shop)
    await pixels.stop()
    await testServer.stop()
    await copyFile(logPath, join(ROOT, LAST_LOG))
    await removeData(folder)
  }
  const { stop: _, ...told } = testServer
  process.env[TEST_SERVER] = JSON.stringify(told satisfies TestServer)
  process.env.SHOP_DATA_DIR = folder
  process.env.SHOP_DATABASE_URL = database.url
  process.env.PIXELS_URL = pixels.url
  process.env.SHOP_URL = `http://localhost:${port}`
  process.env.STORE_URL = `http://127.0.0.1:${storePort}`
  try {
    await untilReady(shop, `${process.env.SHOP_URL}/healthz`)
    // The very first pages of a process are the slowest it ever makes.
    for (const path of ['/', '/category/roses', '/product/101'])
      await (await fetch(process.env.SHOP_URL + path)).text()
  } catch (cause) {
    const said = await readFile(logPath, 'utf8')
    await stop()
    throw new Error(`The shop does not start:\n${said.slice(-4_000)}`, { cause })
  }
  return stop
}

/** Pictures are named by what they show, and drawing them takes longer than anything else: runs share theirs. */
async function keepPictures(folder: string): Promise<void> {
  const kept = join(ROOT, '.data', 'test-pictures')
  await mkdir(kept, { recursive: true })
  await symlink(kept, join(folder, 'images'), 'junction')
}

async function untilReady(shop: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (shop.exitCode !== null) throw new Error(`It ended with exit code ${shop.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('It does not answer within a minute')
}

/** Asks it to end, and insists after ten seconds. */
async function end(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null) return
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  const insist = setTimeout(() => shop.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(insist)
}

/** Removes a data folder of the project. */
export const removeData = (folder: string): Promise<void> => removeDataFolder(join(ROOT, folder))
