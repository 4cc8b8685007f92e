import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.mjs'
import { withLock } from './lock.mjs'
import { inRoot, say } from './root.mjs'
import { runOnNode } from './run.mjs'

/** What is built: from which sources, by which program, and what is there afterwards. */
const PAGES = {
  name: 'the pages (about ten seconds)',
  sources: [
    'client',
    'graphql',
    'contract',
    'public',
    'scripts/build',
    'vite.config.ts',
    'vite.plugins.ts',
    '.browserslistrc',
    'tsconfig.json',
    'package-lock.json',
  ],
  program: () => inRoot('node_modules/vike/bin.js'),
  args: ['build'],
  made: ['dist/server', 'dist/client'],
  mark: 'dist/.built',
}
const WORKSHOP = {
  name: 'GraphiQL (about seven seconds)',
  // Of the gateway it has the words for calls; all else are types.
  sources: ['workshop', 'graphql/rest', 'vite.plugins.ts', 'tsconfig.json', 'package-lock.json'],
  // In a copy of the project that development is tried in, the packages are further up.
  program: () => join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js'),
  args: ['build', '--config', 'workshop/vite.config.ts', '--logLevel', 'warn'],
  made: ['dist/workshop'],
  mark: 'dist/.built-workshop',
}

/** Builds the pages and GraphiQL where they are missing or older than their sources. */
export async function ensureBuilt() {
  await ensure(PAGES)
  await ensureWorkshopBuilt()
}

/** Builds GraphiQL when it is missing or older than its sources. */
export const ensureWorkshopBuilt = () => ensure(WORKSHOP)

async function ensure(target) {
  const wanted = await contentHash(target.sources)
  if (await isBuilt(target, wanted)) return
  await withLock(inRoot('.data/launch.lock'), async () => {
    if (await isBuilt(target, wanted)) return
    say(`building ${target.name} …`)
    const started = Date.now()
    await rm(inRoot(target.mark), { force: true })
    const code = await runOnNode([target.program(), ...target.args], {
      NODE_ENV: 'production',
      VITE_CONFIG: '{"logLevel":"warn"}',
    })
    if (code !== 0) throw new Error(`The build failed (exit code ${code}); what it said stands above.`)
    await writeFile(inRoot(target.mark), wanted)
    say(`built in ${Math.round((Date.now() - started) / 1000)} s`)
  })
}

async function isBuilt({ mark, made }, wanted) {
  const built = await readFile(inRoot(mark), 'utf8').catch(() => '')
  return built === wanted && made.every((folder) => existsSync(inRoot(folder)))
}
