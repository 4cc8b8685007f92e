import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compare } from 'semver'
import { z } from 'zod'
import type { Package } from './lockfile.ts'

/** An advisory as OSV and the GitHub Advisory Database write them, as far as it is read here: https://ossf.github.io/osv-schema/ */
const Advisory = z.object({
  id: z.string(),
  summary: z.string().default(''),
  withdrawn: z.string().optional(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }),
        versions: z.array(z.string()).default([]),
        ranges: z
          .array(z.object({ type: z.string(), events: z.array(z.record(z.string(), z.string())) }))
          .default([]),
      }),
    )
    .default([]),
})
type Advisory = z.infer<typeof Advisory>

/** Reads the advisories in a folder and the folders in it: one in each `.json` file. Throws when a file is no advisory. */
export async function readAdvisories(folder: string): Promise<Advisory[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => {
      const parsed = Advisory.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')))
      if (!parsed.success) throw new Error(`${name} is no advisory: ${z.prettifyError(parsed.error)}`)
      return parsed.data
    }),
  )
}

/** The packages that advisories are about, one sentence each. */
export function affectedBy(advisories: readonly Advisory[], packages: readonly Package[]): string[] {
  return advisories
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ id, summary, affected }) =>
      affected
        .filter(({ package: { ecosystem } }) => ecosystem === 'npm')
        .flatMap((entry) =>
          packages
            .filter(({ name, version = '' }) => name === entry.package.name && isAffected(version, entry))
            .map(({ name, version }) => `${name}@${version}: ${id} ${summary}`.trimEnd()),
        ),
    )
}

function isAffected(version: string, { versions, ranges }: Advisory['affected'][number]): boolean {
  return (
    versions.includes(version) ||
    ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events))
  )
}

/** Events follow each other: affected from `introduced` on, no more from `fixed` on or behind `last_affected`. */
function isWithin(version: string, events: Record<string, string>[]): boolean {
  let isIn = false
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || compare(version, introduced) >= 0)) isIn = true
    if (fixed !== undefined && compare(version, fixed) >= 0) isIn = false
    if (last !== undefined && compare(version, last) > 0) isIn = false
  }
  return isIn
}
