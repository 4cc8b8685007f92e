import { readFile, readdir } from 'node:fs/promises'

/** The ids of a process and of all that it has started. Linux only. */
export async function familyOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(
    all.map(async (one) => {
      const stat = await readFile(`/proc/${one}/stat`, 'utf8').catch(() => '')
      return [one, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const
    }),
  )
  const family = [pid]
  // Grows while it is walked through.
  for (const member of family) for (const [one, parent] of parents) if (parent === member) family.push(one)
  return family
}
