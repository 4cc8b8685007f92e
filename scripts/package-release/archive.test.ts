import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveOf, entriesOf } from './archive.ts'

const AT = new Date('2026-11-29T12:00:00Z')
const TRACKED = ['100644 blob 1\tREADME.md', '100755 blob 2\tscripts/run.sh', '120000 blob 3\tlatest'].join(
  '\0',
)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-archive-'))
  await mkdir(join(folder, 'shop', 'scripts'), { recursive: true })
  await mkdir(join(folder, 'shop', 'dist', 'client'), { recursive: true })
  await writeFile(join(folder, 'shop', 'README.md'), 'Larkspur — flowers\n')
  await writeFile(join(folder, 'shop', 'scripts', 'run.sh'), '#!/bin/sh\n')
  await writeFile(join(folder, 'shop', 'dist', 'client', 'page.js'), 'export {}\n')
  await writeFile(join(folder, 'shop', 'left-out.log'), 'of this machine\n')
  await symlink('README.md', join(folder, 'shop', 'latest'))
})
afterEach(() => rm(folder, { recursive: true }))

const entries = () => entriesOf(join(folder, 'shop'), TRACKED, ['dist'])

test('what is unpacked is what was there, programs and links too, and nothing else', async () => {
  await writeFile(join(folder, 'shop.tar.gz'), await archiveOf('larkspur-1.2.3', await entries(), AT))
  await promisify(execFile)('tar', ['-xzf', 'shop.tar.gz'], { cwd: folder })
  const at = (path: string) => join(folder, 'larkspur-1.2.3', path)
  expect(await readFile(at('README.md'), 'utf8')).toBe('Larkspur — flowers\n')
  expect(await readFile(at('dist/client/page.js'), 'utf8')).toBe('export {}\n')
  expect((await stat(at('scripts/run.sh'))).mode & 0o777).toBe(0o755)
  expect(await readlink(at('latest'))).toBe('README.md')
  await expect(stat(at('left-out.log'))).rejects.toThrow('ENOENT')
})

test('the same files are the same bytes, in whatever order they are found, and others are not', async () => {
  const found = await entries()
  const archive = await archiveOf('larkspur-1.2.3', found, AT)
  expect((await archiveOf('larkspur-1.2.3', found.toReversed(), AT)).equals(archive)).toBe(true)
  await writeFile(join(folder, 'shop', 'dist', 'client', 'page.js'), 'export  {}\n')
  expect((await archiveOf('larkspur-1.2.3', await entries(), AT)).equals(archive)).toBe(false)
})

test('what is no file is refused', async () => {
  await expect(entriesOf(join(folder, 'shop'), '160000 commit 1\tpeer\0', [])).rejects.toThrow(
    'peer is neither a file nor a link',
  )
})
