import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProcess as start } from '../../../scripts/topology/start-process.ts'
import type { RunningProcess } from '../../../scripts/topology/start-process.ts'
import { NO_LIMITS } from '../../../scripts/topology/no-limits.ts'

/** A test says what its process did, before its own time is over. */
const LONGEST_START_MS = 100_000

export type { RunningProcess } from '../../../scripts/topology/start-process.ts'

/** Ours, or the folder of another version of the project, whose processes are started instead. */
const ROOT = process.env.ATTACKED_ROOT || join(import.meta.dirname, '..', '..', '..')

/**
 * Starts one of the shop's entries in a process of its own, as its users do; `open` is what it says when it is open.
 * `root` is the folder of the project.
 */
export function startProcess(
  entry: string,
  open: string,
  environment: Record<string, string>,
  root = ROOT,
): Promise<RunningProcess> {
  const log: string[] = []
  const late = pause(LONGEST_START_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${entry} had not opened after ${LONGEST_START_MS / 1000} s:\n${log.join('\n')}`)
  })
  const started = start(entry, open, testEnvironment(environment), root, (line) => log.push(line))
  return Promise.race([started, late])
}

/** The environment of the shop's processes in tests. */
export function testEnvironment(environment: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env
  return {
    ...inherited,
    NODE_ENV: 'production',
    STORE_PORT: '0',
    WARM_PICTURES: 'false',
    ...NO_LIMITS,
    ...environment,
    // The log says when it is open and where.
    LOG_LEVEL: 'info',
  }
}
