import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')
/** Packages are installed twice, and all is built twice. */
const PATIENCE_MS = 900_000

test(
  'a release is the same to the last byte wherever it is built, and has nothing left to build',
  async () => {
    const { stdout } = await run(process.execPath, ['scripts/package-release.ts', '--check'], { cwd: ROOT })
    const [, path = '', version] = /^(\S+larkspur-(\S+)\.tar\.gz): \d+ files of /m.exec(stdout) ?? []
    expect(stdout).toContain('it is the same to the last byte.')
    const folder = inject('testServer').scratchFolder
    await run('sha256sum', ['--check', `larkspur-${version}.tar.gz.sha256`], {
      cwd: join(ROOT, '.data', 'packages'),
    })
    await run('tar', ['-xzf', join(ROOT, path), '-C', folder])
    const unpacked = join(folder, `larkspur-${version}`)
    await symlink(join(ROOT, 'node_modules'), join(unpacked, 'node_modules'))
    const built = await run(process.execPath, ['scripts/launch.mjs', 'build'], { cwd: unpacked })
    expect(built.stdout + built.stderr).not.toContain('building')
  },
  PATIENCE_MS,
)
