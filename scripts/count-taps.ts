/**
 * Counts the taps and keys that ten errands take on a phone: `npm run taps`. Starts a shop with an empty database, or takes
 * the one at BASE_URL, which must be a sandbox. Ends with exit code 1 when an errand takes more than it may.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './topology/start-process.ts'
import { ERRANDS } from './taps/errands.ts'
import type { Errand } from './taps/errands.ts'
import { Phone } from './taps/phone.ts'

const ROOT = join(import.meta.dirname, '..')
const SCREEN = { width: 360, height: 780 }
const STEP_MS = 15_000

type Row = { errand: string; taps: number | string; keys: number | string; 'at most': string }

/** Walks an errand with a phone of its own, which nobody has used yet. */
async function walk(browser: Browser, baseURL: string, errand: Errand): Promise<Row & { isWithin: boolean }> {
  const { name, taps, keys } = errand
  const context = await browser.newContext({
    ...{ baseURL, viewport: SCREEN, hasTouch: true, isMobile: true },
    ...{ locale: 'en-GB', timezoneId: 'Europe/London', deviceScaleFactor: 1 },
  })
  context.setDefaultTimeout(STEP_MS)
  // Whoever was here before has answered the banner.
  if (!errand.isFirstVisit) await context.addCookies([{ name: 'consent', value: 'necessary', url: baseURL }])
  const phone = new Phone(await context.newPage())
  const most = `${taps} taps, ${keys} keys`
  try {
    await errand.walk(phone)
    const isWithin = phone.taps <= taps && phone.keys <= keys
    return { errand: name, taps: phone.taps, keys: phone.keys, 'at most': most, isWithin }
  } catch (error) {
    console.error(`${name} stopped at ${phone.page.url()}: ${String(error)}`)
    return { errand: name, taps: 'stopped', keys: '', 'at most': most, isWithin: false }
  } finally {
    await context.close()
  }
}

/** Starts a shop that nobody has bought from. Answers with its address and what ends it. */
async function startShop(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-taps-'))
  const port = String(await freePort())
  const shop = await startProcess(
    'server/main.ts',
    'The shop is open at',
    {
      ...process.env,
      ...{ NODE_ENV: 'production', SHOP_MODE: 'sandbox', PORT: port, STORE_PORT: String(await freePort()) },
      ...{ DATA_DIR: folder, METRICS_PORT: '0', WARM_PICTURES: 'false' },
    },
    ROOT,
  )
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await shop.stop()
      // The database may have gone where the system's postgres user can reach it.
      const elsewhere = (await readFile(join(folder, 'moved-to'), 'utf8').catch(() => '')).trim()
      for (const path of [elsewhere, folder].filter(Boolean)) await rm(path, { recursive: true, force: true })
    },
  }
}

const named = process.env.BASE_URL
const shop = named ? { url: named, stop: async () => undefined } : await startShop()
const browser = await chromium.launch({
  executablePath: await findBrowser(false),
  // Chromium refuses its sandbox to root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const rows: Awaited<ReturnType<typeof walk>>[] = []
const only = process.argv.slice(2)
try {
  for (const errand of ERRANDS.filter(({ name }) => !only.length || only.some((part) => name.includes(part))))
    rows.push(await walk(browser, shop.url, errand))
} finally {
  await browser.close()
  await shop.stop()
}
console.table(rows.map(({ isWithin, ...row }) => ({ ...row, '': isWithin ? '' : 'too many' })))
process.exitCode = rows.every(({ isWithin }) => isWithin) ? 0 : 1
