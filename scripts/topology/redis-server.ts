import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findProgram } from '../debian-programs.ts'
import type { Program } from '../debian-programs.ts'
import { freePort } from '../free-port.ts'
import { endWithThisProcess } from './end-with-this-process.ts'

const REDIS: Program = {
  title: 'Redis or Valkey',
  variable: 'REDIS_SERVER',
  paths: ['/usr/bin/valkey-server', '/usr/bin/redis-server'],
  check: ['--version'],
  packages: ['redis-server'],
}

export type RunningRedis = {
  url: string
  /** Hangs: it keeps its connections and answers nothing. */
  pause: () => void
  resume: () => void
  stop: () => Promise<void>
}

/** The path of a Redis or Valkey server, which is fetched when it is missing; undefined when it cannot be had. */
export const findRedis = (): Promise<string | undefined> => findProgram(REDIS, 'what copies share')

/** Starts a server that keeps nothing on disk, on a free port unless one is given. */
export async function startRedis(program: string, port?: number): Promise<RunningRedis> {
  const at = port ?? (await freePort())
  const options = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' })
  const gone = once(child, 'exit')
  endWithThisProcess(child)
  const opened = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/ready to accept connections/i.test(line)) resolve()
    })
    void gone.then(() => reject(new Error(`${program} did not start on port ${at}`)))
  })
  await opened
  return {
    url: `redis://127.0.0.1:${at}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
