import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** In how many ticks of a second the kernel counts. */
export async function ticksPerSecond(): Promise<number> {
  return Number((await promisify(execFile)('getconf', ['CLK_TCK'])).stdout)
}

/** µs of CPU that a process has used so far, as the kernel counts them, without its children. Linux only; rejects when it has ended. */
export async function cpuOf(pid: number, ticks: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program stands in brackets and may have blanks: what is counted begins behind it, with the state.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1e6
}
