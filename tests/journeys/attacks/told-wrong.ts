import { LIVE_ENVIRONMENT } from '../../support/processes/live-environment.ts'
import { startShopProcess } from '../../support/processes/shop-process.ts'
import { REAL_LIMITS } from './attacked-shop.ts'

/** What a live shop is told when it is told everything but its database. */
export const LIVE = { ...REAL_LIMITS, ...LIVE_ENVIRONMENT }

/** The last words of a shop that does not start with an environment; one that does is stopped. */
export async function whyNotStarted(environment: Record<string, string>): Promise<string> {
  try {
    const shop = await startShopProcess(environment)
    await shop.stop()
    return 'it opens'
  } catch (error) {
    return (error as Error).message
  }
}
