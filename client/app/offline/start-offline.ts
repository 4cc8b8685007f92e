import { readCookie } from '../../data/browser/cookies.ts'
import { keepFlorist } from '../../data/browser/florist.ts'
import { forgetOrders, forgetOrdersOfOthers, keptOrders } from '../../data/browser/kept-orders.ts'
import type { BrowserApi } from '../../data/graphql/browser-api.ts'
import type { LayoutData } from '../../data/layout-data.tsx'
import { publicSettings } from '../../data/settings.ts'
import { followVisitor } from '../../data/visitor.tsx'

/**
 * Prepares this device for being without a connection: registers the service worker, keeps the telephone number, and sees to it that no
 * order of anybody else than the visitor is kept. Where the shop has switched the worker off, all of it goes.
 */
export async function startOffline(api: BrowserApi, { navigation }: LayoutData): Promise<void> {
  const { serviceWorker } = navigator
  if (!publicSettings().serviceWorker) {
    const registrations = await serviceWorker.getRegistrations()
    await Promise.all([forgetOrders(), ...registrations.map((one) => one.unregister())])
    return
  }
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  if (navigation) await keepFlorist(navigation.call)
  followVisitor(api, ({ visitor }) => {
    // Somebody is signed in, and the page was not told who.
    if (!visitor?.user && readCookie(document.cookie, 'auth') === '1') return
    void forgetOrdersOfOthers(visitor?.user?.id ?? null)
  })
  // Forgets those whose time is over.
  await keptOrders()
}
