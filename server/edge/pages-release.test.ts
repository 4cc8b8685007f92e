import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { pagesRelease } from './pages-release.ts'

let bundle: string
beforeEach(async () => {
  bundle = await mkdtemp(join(tmpdir(), 'larkspur-bundle-'))
  for (const folder of ['server', 'client']) await mkdir(join(bundle, folder))
  await build('one')
})
afterEach(() => rm(bundle, { recursive: true }))

async function build(words: string) {
  await writeFile(join(bundle, 'server', 'entry.mjs'), `import './chunks/${words}.js'`)
  await writeFile(join(bundle, 'client', 'pages-manifest.json'), '{}')
}

const releaseWith = (environment: Record<string, string>) =>
  pagesRelease(bundle, readConfig({ SITE_URL: 'https://flowers.example', ...environment }))

it('copies differ by their build and by what pages show of the settings', async () => {
  const release = releaseWith({})
  expect(releaseWith({ PORT: '4000', LOG_LEVEL: 'debug', METRICS_PORT: '9000' })).toBe(release)
  expect(releaseWith({ LANDING_DISCOUNTS: '50' })).not.toBe(release)
  expect(releaseWith({ IMAGE_BASE_URL: 'https://pictures.example' })).not.toBe(release)
  await build('another')
  expect(releaseWith({})).not.toBe(release)
})
