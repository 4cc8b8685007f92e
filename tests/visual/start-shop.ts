import { rm } from 'node:fs/promises'
import { setClock } from '../support/shopping/sandbox-clock.ts'
import { startShopForBrowsers } from '../support/processes/shop.ts'
import { NOW, SEEN } from './settings.ts'

/** Starts the shop whose pages are looked at: it draws its pictures, and its clock stands still. Answers with what ends it. */
export default async function startShop(): Promise<() => Promise<void>> {
  await rm(SEEN, { recursive: true, force: true })
  const stop = await startShopForBrowsers({ IMAGE_BASE_URL: '' })
  await setClock(process.env.SHOP_URL ?? '', NOW)
  return stop
}
