import { run } from './launch/run.mjs'

type Options = {
  /** Set besides our own environment. */
  env?: NodeJS.ProcessEnv
  /** Milliseconds after which it is ended. */
  timeout?: number
  /** Keeps what it prints to itself. */
  quiet?: boolean
}

let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true))

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
  return run(program, args, {
    stdio: quiet ? 'ignore' : 'inherit',
    env: { ...process.env, ...env },
    ...(timeout && { timeout }),
    // Interrupted, as by Ctrl-C, Playwright ends the shop and the browsers it has started.
    stopBy: 'SIGINT',
  }).catch(() => 127)
}
