import { existsSync } from 'node:fs'
import { runProgram } from './run-node.ts'

const OF_THE_SYSTEM = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const FETCH_TIMEOUT = 300_000

/**
 * The Firefox to test with: the one FIREFOX names or the system's, which is fetched from Debian when there is none.
 * Answers with the path of its program.
 */
export async function findFirefox(): Promise<string> {
  const named = process.env.FIREFOX
  if (named) return named
  const path = (await installed()) ?? (await fromDebian())
  if (path) return path
  throw new Error(
    'There is no Firefox for the tests in other browsers, and none could be fetched. Install one (Debian: apt-get install firefox-esr) or name one in FIREFOX.',
  )
}

async function installed(): Promise<string | undefined> {
  for (const path of OF_THE_SYSTEM) {
    // Asked for its version, because a browser whose libraries are missing is there and does not run.
    if (existsSync(path) && (await runProgram(path, ['--version'], { quiet: true, timeout: 30_000 })) === 0)
      return path
  }
  return undefined
}

async function fromDebian(): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined
  console.log('There is no Firefox for the tests in other browsers: fetching one (a few minutes, once) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env, timeout: FETCH_TIMEOUT })
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr', 'fonts-liberation']
  await runProgram('apt-get', args, { env, timeout: FETCH_TIMEOUT })
  return installed()
}
