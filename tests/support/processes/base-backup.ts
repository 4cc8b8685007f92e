import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../scripts/free-port.ts'
import { endWithThisProcess } from '../../../scripts/topology/end-with-this-process.ts'
import { untilDatabaseAnswers } from './database-answers.ts'

/** The files of a PostgreSQL as they were copied while it ran, as `pg_basebackup` copies them, and what runs them. */
export type BaseBackup = { folder: string; program: string; uid: number; gid: number; url: string }

export type StartedBackup = {
  url: string
  /** What it said so far. */
  log: () => string
  stop: () => Promise<void>
}

/** Copies the files of a PostgreSQL of this machine into a folder beside its own, named after them with `-<name>` behind. */
export async function takeBaseBackup(url: string, name: string): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ data: string }>("select current_setting('data_directory') as data")
  const data = rows[0]?.data ?? ''
  const folder = `${data}-${name}`
  const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const program = await readlink(`/proc/${pid}/exe`)
  const { uid, gid } = await stat(data)
  await client.query('select pg_backup_start($1, true)', [name])
  await promisify(execFile)('cp', ['-a', data, folder])
  const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const backup = { folder, program, uid, gid, url }
  await writeInto(backup, 'backup_label', stopped.rows[0]?.labelfile ?? '')
  await rm(join(folder, 'postmaster.pid'), { force: true })
  return backup
}

/** Another copy of a backup that has not been started: what is started is used up. */
export async function copyOfBackup(backup: BaseBackup, name: string): Promise<BaseBackup> {
  const folder = `${backup.folder}-${name}`
  await promisify(execFile)('cp', ['-a', backup.folder, folder])
  return { ...backup, folder }
}

/**
 * Starts a PostgreSQL on the files of a backup: `signal` tells what it is to become, and `configuration` stands in its postgresql.auto.conf.
 * Resolves when it answers; throws with what it said when it does not.
 */
export async function startBackup(
  backup: BaseBackup,
  {
    signal,
    configuration,
    settings = [],
  }: { signal: 'standby.signal' | 'recovery.signal'; configuration: string[]; settings?: string[] },
): Promise<StartedBackup> {
  const { folder, program, uid, gid } = backup
  await writeInto(backup, signal, '')
  await appendFile(join(folder, 'postgresql.auto.conf'), `\n${configuration.join('\n')}\n`)
  const port = await freePort()
  const all = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
    ...['timezone=UTC', 'shared_preload_libraries=', ...settings],
  ]
  const child = spawn(program, ['-D', folder, ...all.flatMap((setting) => ['-c', setting])], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = once(child, 'exit')
  endWithThisProcess(child)
  const url = Object.assign(new URL(backup.url), { port: String(port) }).href
  await untilDatabaseAnswers(child, url, () => said)
  return {
    url,
    log: () => said,
    stop: async () => {
      // At once, as a machine that is lost.
      child.kill('SIGQUIT')
      await gone
    },
  }
}

/** Writes a file into the folder, which belongs to who runs PostgreSQL. */
async function writeInto({ folder, uid, gid }: BaseBackup, name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text)
  await chown(join(folder, name), uid, gid)
}
