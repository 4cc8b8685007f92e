import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'

// The nightly backup of docs/runbook.md, with the PostgreSQL of the system: the embedded one comes without pg_basebackup.
const SCRIPT = join(import.meta.dirname, '../../operations/postgresql/base-backup.sh')
const DEBIANS = '/usr/lib/postgresql'
const programs = (existsSync(DEBIANS) ? readdirSync(DEBIANS) : [])
  .map((version) => join(DEBIANS, version, 'bin'))
  .find((bin) => ['initdb', 'pg_ctl', 'psql', 'pg_basebackup'].every((name) => existsSync(join(bin, name))))

/** PostgreSQL refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
let folder: string
let environment: NodeJS.ProcessEnv
const at = (name: string) => join(folder, name)
const run = (program: string, args: string[]) =>
  promisify(execFile)(program, args, { ...NOBODY, env: environment, cwd: folder })
const configure = async (setting: string) => {
  await run('psql', ['-c', `alter system set ${setting}`, 'postgres'])
  await run('pg_ctl', ['restart', '--pgdata', at('data'), '--log', at('log'), '--mode', 'immediate'])
}
const backUp = () => run(SCRIPT, [at('backups'), at('textfiles')])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-backup-'))
  if (NOBODY.uid) await chown(folder, NOBODY.uid, NOBODY.gid)
  if (!programs) return
  environment = {
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    ...{ PGHOST: folder, PGPORT: String(await freePort()), PGUSER: 'owner' },
  }
  for (const name of ['unmounted', 'backups', 'backups/wal', 'textfiles']) {
    await mkdir(at(name))
    if (NOBODY.uid) await chown(at(name), NOBODY.uid, NOBODY.gid)
  }
  await run('initdb', ['--pgdata', at('data'), '--username', 'owner', '--auth', 'trust', '--no-sync'])
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c port=${environment.PGPORT} -c archive_timeout=1`
  await run('pg_ctl', ['start', '--pgdata', at('data'), '--log', at('log'), '--options', options, '--wait'])
})
afterAll(async () => {
  if (programs) await run('pg_ctl', ['stop', '--pgdata', at('data'), '--mode', 'immediate'])
  await rm(folder, { recursive: true, force: true })
})

test.runIf(programs)(
  'Prometheus is told of a base backup that succeeded, and of none that did not',
  { timeout: 120_000 },
  async () => {
    await expect(backUp()).rejects.toMatchObject({ stderr: expect.stringContaining('archive_mode is off') })
    await configure('archive_mode = on')
    await configure(`archive_command = 'cp %p ${at('backups/wal')}/%f'`)
    await expect(run(SCRIPT, [at('unmounted'), at('textfiles')])).rejects.toMatchObject({
      stderr: expect.stringContaining('unmounted/wal is not there'),
    })
    expect(await readdir(at('textfiles'))).toEqual([])

    const before = Math.floor(Date.now() / 1_000)
    await backUp()
    expect(await readdir(at('textfiles'))).toEqual(['larkspur-base-backup.prom'])
    const told = await readFile(at('textfiles/larkspur-base-backup.prom'), 'utf8')
    const [, seconds] = /^larkspur_base_backup_timestamp_seconds (\d+)$/m.exec(told) ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(before)
    const [backup = '', ...others] = await readdir(at('backups'))
    expect(others).toEqual(['wal'])
    expect(backup).toMatch(/^base-[\dT:-]+Z$/)
    expect(await readdir(at(`backups/${backup}`))).toEqual(
      expect.arrayContaining(['backup_label', 'backup_manifest', 'base', 'global']),
    )
    // The log that belongs to it has arrived.
    const start = /START WAL LOCATION: .*\(file (\w+)\)/.exec(
      await readFile(at(`backups/${backup}/backup_label`), 'utf8'),
    )?.[1]
    expect(await readdir(at('backups/wal'))).toContain(start)
  },
)
