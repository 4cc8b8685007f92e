import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'

type Options = {
  /** Set besides our own environment. */
  env?: NodeJS.ProcessEnv
  /** Milliseconds after which it is ended. */
  timeout?: number
  /** Keeps what it prints to itself. */
  quiet?: boolean
}

const ROOT = join(import.meta.dirname, '..')

const running = new Set<ChildProcess>()
let isStopped = false
// A terminal's Ctrl-C reaches programs by itself. What is meant for this process alone would leave them running. They are
// interrupted, as by Ctrl-C: then Playwright ends the shop and the browsers it has started.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopped = true
    if (!running.size) process.exit(1)
    for (const child of running) child.kill('SIGINT')
  })
}

/** Runs a script on this Node in the project's folder, with our terminal. Answers with its exit code. */
export function runNode(args: string[], options: Options = {}): Promise<number> {
  return runProgram(process.execPath, args, options)
}

/**
 * Runs a program in the project's folder. Answers with its exit code; one that cannot be started ends with 127. A signal
 * that ends us ends the program, too, and none is started any more.
 */
export function runProgram(
  program: string,
  args: string[],
  { env = {}, timeout, quiet = false }: Options = {},
): Promise<number> {
  if (isStopped) return Promise.resolve(1)
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: quiet ? 'ignore' : 'inherit',
    env: { ...process.env, ...env },
    ...(timeout && { timeout }),
  })
  running.add(child)
  return new Promise<number>((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  }).finally(() => running.delete(child))
}
