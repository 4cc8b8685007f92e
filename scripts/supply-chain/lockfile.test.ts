import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAllowed } from './licences.ts'
import type { Lockfile, Manifest } from './lockfile.ts'
import { packagesOf, problemsOf } from './lockfile.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = async <Json>(name: string) => JSON.parse(await readFile(join(ROOT, name), 'utf8')) as Json

test('nothing is wrong with what the shop is made of: hashes, sources, licences, install scripts', async () => {
  const lockfile = await read<Lockfile>('package-lock.json')
  expect(packagesOf(lockfile).length).toBeGreaterThan(500)
  expect(problemsOf(lockfile, await read<Manifest>('package.json'))).toEqual([])
})

const GOOD = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' }
const problemsWith = (entry: object, path = 'node_modules/peony', manifest: Manifest = {}) =>
  problemsOf({ lockfileVersion: 3, packages: { '': manifest, [path]: { ...GOOD, ...entry } } }, manifest)

test('a package without a strong hash, or from elsewhere, is named', () => {
  expect(problemsWith({})).toEqual([])
  expect(problemsWith({ integrity: undefined })).toEqual(['node_modules/peony: there is no sha512 of it'])
  expect(problemsWith({ integrity: 'sha1-x' })).toEqual(['node_modules/peony: there is no sha512 of it'])
  expect(problemsWith({ resolved: 'git+ssh://git@evil.example/peony.git' })).toEqual([
    'node_modules/peony: it does not come from the registry but from git+ssh://git@evil.example/peony.git',
  ])
})

test('a licence that is not allowed, or none, is named', () => {
  for (const license of [
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    'UNLICENSED',
    undefined,
  ])
    expect(problemsWith({ license })).toEqual([expect.stringMatching(/^node_modules\/peony: its licence \(/)])
  for (const license of [
    '(MIT OR GPL-3.0-or-later)',
    '(MIT AND Zlib)',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ])
    expect(isAllowed('peony', license), license).toBe(true)
})

test('an install script that nobody has looked at is named, and so is a new version of one', () => {
  expect(problemsWith({ hasInstallScript: true })).toEqual([expect.stringMatching(/peony@1\.0\.0/)])
  const node = (version: string, allowed: boolean) =>
    problemsWith({ version, hasInstallScript: true }, 'node_modules/node', {
      allowScripts: { node: allowed },
    })
  expect(node('24.21.0', true)).toEqual([])
  expect(node('24.21.1', true)).toEqual([expect.stringMatching(/node@24\.21\.1/)])
  expect(node('24.21.0', false)).toEqual([expect.stringMatching(/allowScripts/)])
  const nested = (allowScripts: Record<string, boolean>) =>
    problemsWith({ version: '0.28.2', hasInstallScript: true }, 'node_modules/a/node_modules/esbuild', {
      allowScripts,
    })
  expect(nested({ esbuild: false })).toEqual([])
  // npm would run it.
  expect(nested({})).toEqual([expect.stringMatching(/allowScripts/)])
})

test('a package.json that asks for something else than the lockfile is named', () => {
  const lockfile: Lockfile = {
    lockfileVersion: 3,
    packages: { '': { dependencies: { a: '^1.0.0', b: '^1.0.0' } } },
  }
  expect(problemsOf(lockfile, { dependencies: { a: '^2.0.0' }, devDependencies: { c: '1.0.0' } })).toEqual(
    ['a', 'b', 'c'].map((name) => `${name}: package.json and package-lock.json ask for different versions`),
  )
})
