import { readFileSync } from 'node:fs'

/** The version of the shop that this process runs, as package.json has it: of two releases beside one another it tells which copy is which. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version
