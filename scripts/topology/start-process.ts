import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { QUICK_IMPORTS, SMALL_HEAP } from '../launch/run.mjs'
import { endWithThisProcess } from './end-with-this-process.ts'

export { SMALL_HEAP }

/** What Node is started with for one of the shop's entries. */
export const SERVING = [...SMALL_HEAP, ...QUICK_IMPORTS]

export type RunningProcess = {
  pid: number
  /** The line of its log by which it told that it is open. */
  opened: string
  /** The log so far, a line each. */
  log: string[]
  /** Resolves when it has ended, by itself or because it was told to. */
  gone: Promise<unknown>
  stop: () => Promise<void>
  /** `kill -9`: no handler runs, nothing is flushed. Resolves when the process is gone. */
  kill: () => Promise<void>
}

/**
 * Starts one of the shop's entries in a process of its own, with this environment and no other; `open` is what it says when it
 * is open. `root` is the folder of the project. `onLine` is told each line of its log. Throws with its log when it does not start.
 */
export async function startProcess(
  entry: string,
  open: string,
  environment: NodeJS.ProcessEnv,
  root: string,
  onLine: (line: string) => void = () => {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...SERVING, entry], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  endWithThisProcess(child)
  const log: string[] = []
  const note = (line: string) => {
    log.push(line)
    onLine(line)
  }
  createInterface({ input: child.stderr }).on('line', note)
  const opened = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    note(line)
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
    gone,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
