import type { Browser } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { startChild } from '../child.ts'
import { startGateway } from '../gateway/start-gateway.ts'
import { firstProduct } from '../session.ts'
import type { LaunchOptions } from './chromium.ts'
import { launchChromium } from './chromium.ts'

export type RunningShop = {
  /** Where browsers find it. */
  url: string
  storeUrl: string
  /** The number of a product. */
  product: number
  stop: () => Promise<void>
}

/** Starts the shop for browsers, with its own pictures, and a store in another process. */
export async function startShop(): Promise<RunningShop> {
  const store = await startChild('store')
  const port = await freePort()
  try {
    const gateway = await startGateway({
      storeUrl: store.url,
      // The shop's addresses have its port in them.
      environment: { PORT: String(port) },
    })
    return {
      ...{ url: `http://localhost:${port}`, storeUrl: store.url },
      product: (await firstProduct(store.url)).id,
      stop: async () => {
        await gateway.stop()
        await store.stop()
      },
    }
  } catch (error) {
    await store.stop()
    throw error
  }
}

/** Starts the shop and a Chromium, and ends both whatever becomes of it. Answers with the name and the version of the browser. */
export async function withChromium(
  use: (shop: RunningShop, browser: Browser) => Promise<void>,
  options?: LaunchOptions,
): Promise<string> {
  const shop = await startShop()
  try {
    const browser = await launchChromium(options)
    try {
      await use(shop, browser)
      return `Chromium ${browser.version()}`
    } finally {
      await browser.close()
    }
  } finally {
    await shop.stop()
  }
}
