import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Reads the command line of one of the developers' commands. `--help` prints how the command is called and ends the process with 0; what the
 * command does not know prints what is wrong and the same lines, and ends it with 1.
 */
export function readCommandLine<
  Options extends NonNullable<ParseArgsConfig['options']>,
  Positionals extends boolean = false,
>(usage: string, options: Options, allowPositionals: Positionals = false as Positionals) {
  try {
    const read = parseArgs({ options: { ...options, ...HELP }, allowPositionals })
    if (!(read.values as { help?: boolean }).help) return read
    console.log(usage)
    return process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return process.exit(1)
  }
}
