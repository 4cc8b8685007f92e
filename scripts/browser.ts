import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runNode, runProgram } from './run-node.ts'

const OF_THE_SYSTEM = [
  // It draws no window and takes a quarter less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]
const FETCH_TIMEOUT = 300_000

/**
 * The Chromium to test with, fetched when there is none: the one PLAYWRIGHT_CHROMIUM names, Playwright's own or
 * the system's; one with a window when it is to be seen. Answers with the path of its program.
 */
export async function findBrowser(toBeSeen: boolean): Promise<string> {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) return named
  return (await installed(toBeSeen)) ?? (await fetchBrowser(toBeSeen))
}

async function installed(toBeSeen: boolean): Promise<string | undefined> {
  const candidates = [chromium.executablePath(), ...OF_THE_SYSTEM]
  for (const path of candidates.filter((path) => !toBeSeen || !/headless.shell/.test(path))) {
    // Asked for its version, because a browser whose libraries are missing is there and does not run.
    if (existsSync(path) && (await runProgram(path, ['--version'], { quiet: true, timeout: 30_000 })) === 0)
      return path
  }
  return undefined
}

async function fetchBrowser(toBeSeen: boolean): Promise<string> {
  console.log('There is no Chromium for the browser tests: fetching one (a few minutes, once) …')
  for (const fetch of [fromPlaywright, fromDebian]) {
    await fetch(toBeSeen)
    const path = await installed(toBeSeen)
    if (path) return path
  }
  throw new Error(
    'No Chromium could be fetched. Install one (Debian: apt-get install chromium) or name one in PLAYWRIGHT_CHROMIUM.',
  )
}

async function fromPlaywright(): Promise<void> {
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    quiet: true,
    timeout: FETCH_TIMEOUT,
  })
  if (code !== 0) console.log("Playwright's own could not be downloaded.")
}

async function fromDebian(toBeSeen: boolean): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log("Installing the system's …")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env, timeout: FETCH_TIMEOUT })
  // Older releases have no package for the one without a window.
  for (const name of toBeSeen ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']
    if ((await runProgram('apt-get', args, { env, timeout: FETCH_TIMEOUT })) === 0) return
  }
}
