/**
 * Runs the journeys in the other browsers: `npm run test:browsers -- buying`. With `--project=oldest` only in one that has
 * nothing the oldest supported browsers lack, as the gate does.
 */
import { join } from 'node:path'
import { findFirefox } from './firefox.ts'
import { runNode } from './run-node.ts'

/** Runs Playwright with a Firefox that is there. Answers with its exit code. */
export async function testInOtherBrowsers(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=playwright.browsers.config.ts',
  ]
  return runNode([...playwright, ...args], {
    env: {
      ...env,
      FIREFOX: await findFirefox(),
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
