import type { Config } from './config.ts'
import { readConfig } from './config.ts'
import { startFailure } from './start-failure.ts'

/** Reads the settings and does `work` with them: the start of a process, or a command. A failure is printed, and the process ends with 1. */
export async function withSettings(work: (config: Config) => Promise<void>): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig()
    await work(config)
  } catch (error) {
    console.error(startFailure(error, config))
    process.exit(1)
  }
}
