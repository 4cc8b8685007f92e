import { readFile } from 'node:fs/promises'

/** What a process has used so far: seconds of CPU, its own and those of children that have ended; and MB of memory that it has now. */
export type Used = { cpu: number; memory: number }

/** Linux counts in hundredths of a second. */
const TICKS = 100
const KB = 1_000

/** Reads what a process has used; nothing, when it has ended. Linux only. */
export async function usedBy(pid: number): Promise<Used> {
  const [stat, rollup] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => ''),
  ])
  // The name, in brackets, may have spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const cpu = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS
  return { cpu, memory: Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / KB }
}

/** Reads what several processes have used together. */
export async function usedByAll(pids: readonly number[]): Promise<Used> {
  const used = await Promise.all(pids.map(usedBy))
  return {
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: used.reduce((sum, { memory }) => sum + memory, 0),
  }
}
