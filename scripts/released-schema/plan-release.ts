import type { GraphQLSchema } from 'graphql'
import { breakingChanges } from './breaking-changes.ts'
import type { Released } from './released.ts'
import { operationsOf } from './released.ts'

/** How many versions' operations are known. */
const MOST = 5

type Asked = {
  released: Released
  /** The version that is released, its schema, and what its pages ask for. */
  version: string
  schema: GraphQLSchema
  operations: Record<string, string>
  /** A civil date, YYYY-MM-DD. */
  today: string
  /** Whether pages that are open may break. */
  breaking: boolean
}

/** What is to be kept, and which changes break open pages; or why nothing can be released. */
export type Plan = { releases: Released['releases']; broken: string[] } | { refused: string }

/**
 * Which operations are kept when a version is released: its own, and those of the versions before it, at most five in all. Nothing
 * is released that breaks one of them, unless that is meant (`breaking`): then none of the earlier ones is kept, the version must be a new one, and its
 * operations must have new ids, so that no page that is open goes on with some of them.
 */
export async function planRelease(asked: Asked): Promise<Plan> {
  const { released, version, operations, schema, today, breaking } = asked
  const kept = { schema: released.schema, operations: released.releases.flatMap(operationsOf) }
  const broken = await breakingChanges(kept, schema, today)
  // Pages of the same version that was released before may be open as well.
  const before = released.releases.find((release) => release.version === version)?.operations
  if (!breaking)
    return broken.length
      ? { refused: `Pages that are open would break:${listed(broken)}` }
      : { releases: [{ version, operations: { ...before, ...operations } }, ...earlierOf(asked)], broken }
  if (broken.length === 0) return { refused: 'No page that is open would break: leave out --breaking.' }
  if (released.releases.some((release) => release.version === version))
    return {
      refused: `${version} is released already: package.json needs a new version before pages may break.${listed(broken)}`,
    }
  const known = released.releases.some((release) =>
    Object.keys(release.operations).some((id) => Object.hasOwn(operations, id)),
  )
  if (known)
    return {
      refused: `Operations have ids that open pages know: a major version, or a minor one below 1.0, gets new ones by \`npm run codegen\`.`,
    }
  return { releases: [{ version, operations }], broken }
}

/** A text stands once, with the newest release that has it. */
const earlierOf = ({ released, version, operations }: Asked): Released['releases'] =>
  released.releases
    .filter((release) => release.version !== version)
    .slice(0, MOST - 1)
    .map((release) => ({
      ...release,
      operations: Object.fromEntries(
        Object.entries(release.operations).filter(([id]) => !Object.hasOwn(operations, id)),
      ),
    }))

export const listed = (lines: string[]): string => lines.map((line) => `\n  ${line}`).join('')
