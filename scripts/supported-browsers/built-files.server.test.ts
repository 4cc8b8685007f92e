import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsupportedIn } from './built-files.ts'

const ROOT = join(import.meta.dirname, '..', '..')
let folder: string

beforeAll(async () => {
  // Beside the build, where its linter looks.
  folder = await mkdtemp(join(ROOT, '.data', 'built-files-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('every script that is sent to browsers runs in the oldest of them', async () => {
  expect(await unsupportedIn(join(ROOT, 'dist/client'))).toEqual([])
})

test.each([
  'Map.groupBy([], (x) => x)',
  'Object.groupBy([], (x) => x)',
  'const { groupBy } = Map',
  'Array.fromAsync([])',
  'Promise.withResolvers()',
  'Promise.try(() => 1)',
  'URL.canParse("/")',
  'AbortSignal.any([])',
  'new Set().union(new Set())',
  'new Map().values().map((x) => x)',
  'Iterator.from([])',
  'Temporal.Now.instant()',
  'window.requestIdleCallback(() => {})',
  'requestIdleCallback(() => {})',
  'document.body.showPopover()',
  'new CompressionStream("gzip")',
  'RegExp.escape("a")',
  '/(?<=a)b/.test("b")',
  '/[a--b]/v.test("b")',
  'class A { static { this.x = 1 } } new A()',
])('and would be refused with %s in it', async (code) => {
  await writeFile(join(folder, 'planted.js'), code)
  expect(await unsupportedIn(folder)).not.toEqual([])
})

test.each([
  '[3, 1].toSorted()',
  '[1].findLast((x) => x)',
  'document.body.showPopover?.()',
  'structuredClone({})',
])('but not with %s', async (code) => {
  await writeFile(join(folder, 'planted.js'), code)
  expect(await unsupportedIn(folder)).toEqual([])
})
