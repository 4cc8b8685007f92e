import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const inRoot = (...parts) => join(ROOT, ...parts)

/** Says what is being done, on stderr: stdout belongs to the command. */
export const say = (message) => console.error(`larkspur: ${message}`)
