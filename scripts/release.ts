/**
 * Keeps what the pages of this version ask the gateway for, in `graphql/released/`: who has them open goes on after the next
 * deployment, and a unit test compares every later schema with what they need. To be run when a version is released, as a part of
 * it: `npm run release`. It changes nothing when the schema breaks an operation that is still served: once the new schema were kept, no
 * test could tell.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, parse, print, printSchema, visit } from 'graphql'
import { Temporal } from 'temporal-polyfill'
import { readSchema } from '../graphql/execution/executable-schema.ts'
import { breakingChanges } from './released-schema/breaking-changes.ts'
import { operationsOf, readReleased } from './released-schema/released.ts'

const FOLDER = 'graphql/released'
const HEADER = '# As of the last release, by `npm run release`.\n\n'
/** How many versions' operations are known. */
const MOST = 5

const readJson = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value

const { version } = readJson<{ version: string }>('package.json')
const operations = readJson<Record<string, string>>('graphql/generated/persisted-documents.json')
const { schema: before, releases } = readReleased()
const broken = await breakingChanges(
  { schema: before, operations: releases.flatMap(operationsOf) },
  readSchema(),
  Temporal.Now.plainDateISO().toString(),
)
if (broken.length > 0) {
  console.error(`Nothing was released. Pages that are open would break:\n  ${broken.join('\n  ')}`)
  process.exit(1)
}
const earlier = releases.filter((release) => release.version !== version)
// A text stands once, with the newest release that has it.
const older = earlier.slice(0, MOST - 1).map((release) => ({
  ...release,
  operations: Object.fromEntries(
    Object.entries(release.operations).filter(([id]) => !Object.hasOwn(operations, id)),
  ),
}))
writeFileSync(`${FOLDER}/manifests.json`, `${JSON.stringify([{ version, operations }, ...older], null, 2)}\n`)

/** Descriptions may change as they like. */
const schema = visit(parse(printSchema(lexicographicSortSchema(readSchema()))), {
  enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
})
writeFileSync(`${FOLDER}/schema.graphql`, `${HEADER}${print(schema)}\n`)
console.log(`What the pages of ${version} ask for is kept in ${FOLDER}.`)
