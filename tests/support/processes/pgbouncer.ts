import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../../scripts/debian-programs.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { endWithThisProcess } from '../../../scripts/topology/end-with-this-process.ts'
import { untilDatabaseAnswers } from './database-answers.ts'

const PGBOUNCER = {
  title: 'PgBouncer',
  variable: 'PGBOUNCER',
  paths: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
  check: ['--version'],
  packages: ['pgbouncer'],
}

/** Finds PgBouncer, which is fetched from Debian by who may; undefined, with a word about it, when there is none. */
export const findPgbouncer = (): Promise<string | undefined> =>
  findProgram(PGBOUNCER, 'the tests of a pooler')

/** Starts PgBouncer in transaction mode before a database, with few connections to it. Answers with the database's address there. */
export async function startPgbouncer(
  program: string,
  databaseUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-pgbouncer-'))
  await chmod(folder, 0o755)
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl)
  const port = await freePort()
  const name = pathname.slice(1)
  await writeFile(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`, {
    mode: 0o644,
  })
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `${name} = host=${hostname} port=${databasePort} dbname=${name}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'server_reset_query_always = 0',
    ].join('\n'),
  )
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user=postgres'] : []
  const child = spawn(program, [...user, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = once(child, 'exit')
  endWithThisProcess(child)
  const url = Object.assign(new URL(databaseUrl), { port: String(port) }).href
  await untilDatabaseAnswers(child, url, () => said)
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
