import { freePort } from '../../scripts/free-port.ts'
import { startChild } from '../child.ts'
import { startGateway } from '../gateway/start-gateway.ts'
import { firstProduct } from '../session.ts'

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
