import { existsSync } from 'node:fs'
import { runProgram } from './run-node.ts'

export type Program = {
  /** What people call it. */
  title: string
  /** The variable that names another one than the system's. */
  variable: string
  paths: string[]
  /** With these it says something about itself and ends. */
  check: string[]
  /** The exit code of that; 0 unless it is given. */
  checkEndsWith?: number
  /** Debian's packages. */
  packages: string[]
}

const CHECK_TIMEOUT = 30_000
const FETCH_TIMEOUT = 300_000

/**
 * Finds programs: those that variables name or the system's, which are fetched from Debian when they are missing. Answers
 * with their paths by variable; `purpose` says what they are for. Throws with what to install when one is missing still.
 */
export async function findPrograms(programs: Program[], purpose: string): Promise<Record<string, string>> {
  const missing: Program[] = []
  for (const program of programs) if (!(await pathOf(program))) missing.push(program)
  if (missing.length) await fetchFromDebian(missing, purpose)
  const found: Record<string, string> = {}
  for (const program of programs) {
    const path = await pathOf(program)
    if (!path)
      throw new Error(
        `There is no ${program.title} for ${purpose}, and none could be fetched. Install it (Debian: apt-get install ${program.packages.join(' ')}) or name one in ${program.variable}.`,
      )
    found[program.variable] = path
  }
  return found
}

/** The path of a program, found as `findPrograms` does; undefined, with a word about it, when it cannot be had. */
export async function findProgram(program: Program, purpose: string): Promise<string | undefined> {
  try {
    return (await findPrograms([program], purpose))[program.variable]
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error)
    return undefined
  }
}

async function pathOf({ variable, paths, check, checkEndsWith = 0 }: Program): Promise<string | undefined> {
  const named = process.env[variable]
  if (named) return named
  for (const path of paths) {
    // Asked for something, because a program whose libraries are missing is there and does not run.
    const code = existsSync(path) && (await runProgram(path, check, { quiet: true, timeout: CHECK_TIMEOUT }))
    if (code === checkEndsWith) return path
  }
  return undefined
}

async function fetchFromDebian(programs: Program[], purpose: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const titles = programs.map(({ title }) => title).join(' and ')
  console.log(`There is no ${titles} for ${purpose}: fetching (a few minutes, once) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env, timeout: FETCH_TIMEOUT })
  const packages = programs.flatMap((program) => program.packages)
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  await runProgram('apt-get', args, { env, timeout: FETCH_TIMEOUT })
}
