/**
 * Compares what every page looks like with what it looked like: `npm run test:visual`. `-- --update` keeps what is seen from now
 * on; words behind `--` choose pages by their addresses and names (`-- /product cart`). Ends with contact sheets in `.data/visual/`.
 */
import { findBrowser } from './browser.ts'
import { runNode } from './run-node.ts'

/** Runs Playwright over all pages, or over those with one of the words in `args`. Answers with its exit code. */
export async function testVisually(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const isUpdate = args.includes('--update')
  const words = args.filter((arg) => !arg.startsWith('-'))
  const further = args.filter((arg) => arg.startsWith('-') && arg !== '--update')
  return runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--config=playwright.visual.config.ts', ...further],
    {
      env: {
        ...env,
        PLAYWRIGHT_CHROMIUM: await findBrowser(false),
        VISUAL_WORDS: words.join(' '),
        ...(isUpdate && { VISUAL_UPDATE: '1' }),
      },
    },
  )
}

if (import.meta.main) process.exitCode = await testVisually(process.argv.slice(2))
