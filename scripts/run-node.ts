import { spawn } from 'node:child_process'
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

/** Runs a script on this Node in the project's folder, with our terminal. Answers with its exit code. */
export function runNode(args: string[], options: Options = {}): Promise<number> {
  return runProgram(process.execPath, args, options)
}

/** Runs a program in the project's folder. Answers with its exit code; one that cannot be started ends with 127. */
export function runProgram(
  program: string,
  args: string[],
  { env = {}, timeout, quiet = false }: Options = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: quiet ? 'ignore' : 'inherit',
    env: { ...process.env, ...env },
    ...(timeout && { timeout }),
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
