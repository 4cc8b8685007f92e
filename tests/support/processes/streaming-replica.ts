import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../scripts/free-port.ts'

export type StreamingReplica = {
  url: string
  /** What it was asked so far: a line each. */
  statements: () => string
  stop: () => Promise<void>
}

/**
 * Starts a hot standby of a PostgreSQL on this machine: a copy of its files, as a base backup makes it, that follows the
 * server over a replication connection. It logs each statement. Its files lie beside those of the server, and go with them.
 */
export async function startStreamingReplica(primaryUrl: string): Promise<StreamingReplica> {
  const primary = new pg.Client({ connectionString: primaryUrl })
  await primary.connect()
  const { rows } = await primary.query<{ data: string }>("select current_setting('data_directory') as data")
  const data = rows[0]?.data ?? ''
  const folder = `${data}-replica`
  const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const program = await readlink(`/proc/${pid}/exe`)
  const { uid, gid } = await stat(data)
  await primary.query("select pg_backup_start('replica', true)")
  await promisify(execFile)('cp', ['-a', data, folder])
  const stopped = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await primary.end()
  await writeFile(join(folder, 'backup_label'), stopped.rows[0]?.labelfile ?? '')
  await rm(join(folder, 'postmaster.pid'), { force: true })
  await writeFile(join(folder, 'standby.signal'), '')
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl)
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}'\n`,
  )
  for (const name of ['backup_label', 'standby.signal']) await chown(join(folder, name), uid, gid)
  const port = await freePort()
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
    ...['log_statement=all', 'timezone=UTC', 'shared_preload_libraries='],
  ]
  const child = spawn(program, ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = once(child, 'exit')
  const takeAlong = () => child.kill('SIGKILL')
  process.on('exit', takeAlong)
  void gone.then(() => process.off('exit', takeAlong))
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (attempt > 200 || child.exitCode !== null) throw new Error(`The replica does not start:\n${said}`)
    await pause(100)
  }
  return {
    url,
    statements: () => said,
    stop: async () => {
      // At once, as a machine that is lost.
      child.kill('SIGQUIT')
      await gone
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
