/** Runs the journeys in the other browsers: `npm run test:browsers -- journeys --project='webkit-*'`. */
import { join } from 'node:path'
import { findPrograms } from './debian-programs.ts'
import type { Program } from './debian-programs.ts'
import { runNode } from './run-node.ts'

/** The ways every shopper takes, in a phone's width, as the oldest browsers: what the long run has of it. */
export const CORE_IN_OLDEST = ['--project=*-narrow-oldest', '--grep=@core']

const FIREFOX: Program = {
  title: 'Firefox',
  variable: 'FIREFOX',
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  check: ['--version'],
  packages: ['firefox-esr', 'fonts-liberation'],
}
const WEBKIT: Program[] = [
  {
    title: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER',
    paths: ['/usr/bin/WebKitWebDriver'],
    check: ['--help'],
    packages: ['webkit2gtk-driver', 'fonts-liberation'],
  },
  // It has no mode without a window.
  {
    title: 'Xvfb',
    variable: 'XVFB',
    paths: ['/usr/bin/Xvfb'],
    check: ['-help'],
    packages: ['xvfb'],
  },
]

/** Runs Playwright with browsers that are there. Answers with its exit code. */
export async function testInOtherBrowsers(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=playwright.browsers.config.ts',
  ]
  const hasWebKit = process.platform === 'linux'
  if (!hasWebKit) console.log('WebKitGTK is there for Linux only: the journeys run in Firefox alone.')
  return runNode([...playwright, ...args], {
    env: {
      ...env,
      ...(await findPrograms([FIREFOX, ...(hasWebKit ? WEBKIT : [])], 'the tests in other browsers')),
      FIREFOX_RELAY: join(import.meta.dirname, 'firefox-relay.mjs'),
    },
  })
}

if (import.meta.main) {
  process.exitCode = await testInOtherBrowsers(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
}
