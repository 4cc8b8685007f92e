import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { affectedFiles } from './affected-files.ts'

let root: string
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
const look = () => affectedFiles(root, join(root, 'memory', 'clean.json'))
const affected = async () => {
  const { files } = await look()
  return files === 'all' ? files : files.sort()
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'larkspur-affected-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  await write('.gitignore', 'memory\nignored.ts\n')
  await write('package-lock.json', '{}')
  await write('a.ts', 'export const a = 1\n')
  await write('lib/b.ts', "import { a } from '../a.ts'\nexport const b = a\n")
  await write('lib/c.tsx', "export type B = import('./b.ts').B\nconst late = () => import('./b.ts')\n")
  await write('lib/d.ts', "export * from './c.tsx'\n")
  await write('other.ts', "import { readFile } from 'node:fs'\n")
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('all are looked at once, and none again while nothing changes', async () => {
  expect(await affected()).toBe('all')
  await (await look()).remember()
  expect(await affected()).toEqual([])
  await write('ignored.ts', 'export {}')
  expect(await affected()).toEqual([])
})

test('what has changed is looked at with all that import it, by whatever words', async () => {
  await (await look()).remember()
  await write('a.ts', 'export const a = Promise.resolve(1)\n')
  expect(await affected()).toEqual(['a.ts', 'lib/b.ts', 'lib/c.tsx', 'lib/d.ts'])
  // Until they are clean.
  expect(await affected()).toEqual(['a.ts', 'lib/b.ts', 'lib/c.tsx', 'lib/d.ts'])
  await (await look()).remember()
  await write('other.ts', 'export {}')
  await write('new.ts', "import './other.ts'")
  expect(await affected()).toEqual(['new.ts', 'other.ts'])
})

test('who imported a file that is gone is looked at', async () => {
  await (await look()).remember()
  await rm(join(root, 'lib/c.tsx'))
  expect(await affected()).toEqual(['lib/d.ts'])
})

test('all are looked at when packages, settings or what is declared for all have changed', async () => {
  for (const [path, text] of [
    ['package-lock.json', '{"a":1}'],
    ['tsconfig.json', '{}'],
    ['types/words.d.ts', 'declare const word: string'],
    ['other.ts', "declare module 'fastify' { interface A { b: string } }"],
    ['other.ts', 'export {}'],
  ] as const) {
    await (await look()).remember()
    await write(path, text)
    expect(await affected(), path).toBe('all')
  }
})
