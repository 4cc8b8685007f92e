import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { QUICK_IMPORTS } from '../../scripts/launch/run.mjs'
import { NO_LIMITS } from './limits.ts'

/** Ours, or the folder of another version of the project, whose processes are started instead. */
const ROOT = process.env.ATTACKED_ROOT || join(import.meta.dirname, '..', '..')

export type RunningProcess = {
  pid: number
  /** The line of its log by which it told that it is open. */
  opened: string
  /** The log so far, a line each. */
  log: string[]
  stop: () => Promise<void>
  /** `kill -9`: no handler runs, nothing is flushed. Resolves when the process is gone. */
  kill: () => Promise<void>
}

/**
 * Starts one of the shop's entries in a process of its own, as its users do; `open` is what it says when it is open.
 * `root` is the folder of the project.
 */
export async function startProcess(
  entry: string,
  open: string,
  environment: Record<string, string>,
  root = ROOT,
): Promise<RunningProcess> {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn(process.execPath, [...QUICK_IMPORTS, entry], {
    cwd: root,
    // The log says when it is open and where.
    env: {
      ...inherited,
      NODE_ENV: 'production',
      STORE_PORT: '0',
      WARM_PICTURES: 'false',
      ...NO_LIMITS,
      ...environment,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  const takeAlong = () => child.kill('SIGKILL')
  process.on('exit', takeAlong)
  void gone.then(() => process.off('exit', takeAlong))
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const opened = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    log.push(line)
    if (line.includes(open)) opened.resolve(line)
  })
  void gone.then(() => opened.reject(new Error(`${entry} did not start:\n${log.join('\n')}`)))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
  }
  return {
    opened: await opened.promise,
    pid: child.pid ?? 0,
    log,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
