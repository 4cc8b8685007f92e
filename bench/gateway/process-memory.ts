import { readFile, readdir } from 'node:fs/promises'
import { homeOf } from './data-folder.ts'

/** MB of a process that are in memory now, and the most there were: all, and without the files it has mapped. */
export type Resident = { all: number; own: number; most: number }

const KB = 1_000
const KIB = 1_024

/** Reads what a process holds in memory. Linux only; throws when it has ended. */
export async function residentOf(pid: number): Promise<Resident> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => {
    const [, kib] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status) ?? []
    if (kib === undefined) throw new Error(`/proc/${pid}/status does not say ${name}`)
    return (Number(kib) * KIB) / KB / KB
  }
  return { all: read('VmRSS'), own: read('RssAnon'), most: read('VmHWM') }
}

/** MB that PostgreSQL's processes of a data folder hold together, what they share counted once. Throws when there are none. */
export async function postgresMemory(folder: string): Promise<number> {
  const pidFile = await readFile(`${await homeOf(folder)}/postgres/postmaster.pid`, 'utf8')
  const postmaster = Number(pidFile.split('\n', 1)[0])
  let total = 0
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // The name, in brackets, may have spaces.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (Number(name) !== postmaster && parent !== postmaster) continue
    const rollup = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '')
    total += (Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * KIB) / KB / KB
  }
  if (!total) throw new Error(`PostgreSQL of ${folder} cannot be looked into`)
  return total
}
