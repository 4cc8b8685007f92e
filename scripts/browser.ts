import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runNode, runProgram } from './run-node.ts'

const OF_THE_SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]
const FETCH_TIMEOUT = 300_000

/**
 * The Chromium to test with, fetched when there is none: the one PLAYWRIGHT_CHROMIUM names, Playwright's own or
 * the system's. Answers with the path of its program.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) return named
  return (await installed()) ?? (await fetchBrowser())
}

async function installed(): Promise<string | undefined> {
  for (const path of [chromium.executablePath(), ...OF_THE_SYSTEM]) {
    // Asked for its version, because a browser whose libraries are missing is there and does not run.
    if (existsSync(path) && (await runProgram(path, ['--version'], { quiet: true, timeout: 30_000 })) === 0)
      return path
  }
  return undefined
}

async function fetchBrowser(): Promise<string> {
  console.log('There is no Chromium for the browser tests: fetching one (a few minutes, once) …')
  for (const fetch of [fromPlaywright, fromDebian]) {
    await fetch()
    const path = await installed()
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

async function fromDebian(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log("Installing the system's …")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env, timeout: FETCH_TIMEOUT })
  await runProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    { env, timeout: FETCH_TIMEOUT },
  )
}
