import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Keeps a process, with all its threads, on processors: the number of one, or a list as `taskset` takes it (`0-3`). What the process starts
 * afterwards stays there as well. Answers whether the system can do that.
 */
export async function pin(pid: number, processors: number | string): Promise<boolean> {
  return promisify(execFile)('taskset', ['-acp', String(processors), String(pid)]).then(
    () => true,
    () => false,
  )
}
