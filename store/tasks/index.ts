/** The worker that runs scheduled tasks, and the sandbox's clock. */
export { CLOCK_CHANNEL, openShopClock } from './shop-clock.ts'
export type { ShopClock } from './shop-clock.ts'
export { startWorker } from './worker.ts'
