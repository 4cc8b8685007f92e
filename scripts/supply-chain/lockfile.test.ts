import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NODE_PACKAGES, isNewEnough } from '../launch/run.mjs'
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

test('the Node that the shop runs on is named with its hash for each kind of machine, and fetched by no script', async () => {
  const { packages } = await read<Lockfile>('package-lock.json')
  const { optionalDependencies = {} } = await read<Manifest>('package.json')
  for (const [machine, name] of Object.entries(NODE_PACKAGES)) {
    const [os, cpu] = machine.split('-')
    const { version = '', integrity, ...entry } = packages[`node_modules/${name}`] ?? {}
    // Of any other machine npm would fetch it as well: each has a hundred megabytes.
    expect(entry, name).toMatchObject({ os, cpu, optional: true })
    expect(entry.hasInstallScript, name).toBeUndefined()
    expect(integrity, name).toMatch(/^sha512-/)
    // Exactly that one: a release of Node is looked at before it is taken.
    expect(optionalDependencies[name], name).toBe(version)
    expect(isNewEnough(version), name).toBe(true)
  }
  // That of the same name fetches one of these by a script.
  expect(packages).not.toHaveProperty(['node_modules/node'])
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
  const scarf = (version: string, allowed: boolean) =>
    problemsWith({ version, hasInstallScript: true }, 'node_modules/@scarf/scarf', {
      allowScripts: { '@scarf/scarf': allowed },
    })
  expect(scarf('1.4.0', false)).toEqual([])
  expect(scarf('1.4.1', false)).toEqual([expect.stringMatching(/@scarf\/scarf@1\.4\.1/)])
  expect(scarf('1.4.0', true)).toEqual([expect.stringMatching(/allowScripts/)])
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
