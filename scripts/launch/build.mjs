import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { inRoot, say } from './root.mjs'
import { runOnNode } from './run.mjs'

const SOURCES = [
  'client',
  'graphql',
  'contract',
  'public',
  'scripts/build',
  'vite.config.ts',
  '.browserslistrc',
  'tsconfig.json',
  'package-lock.json',
]
const mark = inRoot('dist/.built')

/** Builds the pages when they are missing or older than their sources. */
export async function ensureBuilt() {
  const wanted = await fingerprint(SOURCES)
  if (await isBuilt(wanted)) return
  await withLock(inRoot('.data/launch.lock'), async () => {
    if (await isBuilt(wanted)) return
    say('building the pages (about ten seconds) …')
    const started = Date.now()
    await rm(mark, { force: true })
    const code = await runOnNode(['node_modules/vike/bin.js', 'build'], {
      NODE_ENV: 'production',
      VITE_CONFIG: '{"logLevel":"warn"}',
    })
    if (code !== 0) throw new Error(`The build failed (exit code ${code}); what it said stands above.`)
    await writeFile(mark, wanted)
    say(`pages built in ${Math.round((Date.now() - started) / 1000)} s`)
  })
}

async function isBuilt(wanted) {
  const built = await readFile(mark, 'utf8').catch(() => '')
  return built === wanted && existsSync(inRoot('dist/server')) && existsSync(inRoot('dist/client'))
}
