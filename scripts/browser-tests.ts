/** Runs the browser tests: `npm run test:browser -- cart --headed`. */
import { findBrowser } from './browser.ts'
import { runNode } from './run-node.ts'

/** What one looks at the browser with. */
const SHOWS = /^--(headed|ui|debug)\b/

/** Runs Playwright with a browser that is there. Answers with its exit code. */
export async function testInBrowser(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const browser = await findBrowser(args.some((arg) => SHOWS.test(arg)))
  return runNode(['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', ...args], {
    env: { ...env, PLAYWRIGHT_CHROMIUM: browser },
  })
}

if (import.meta.main) process.exitCode = await testInBrowser(process.argv.slice(2))
