/**
 * Keeps what the pages of this version ask the gateway for, in `graphql/released/`: who has them open goes on after the next
 * deployment, and a unit test compares every later schema with what they need. To be run when a version is released, as a part of
 * it: `npm run release`. It changes nothing when the schema breaks an operation that is still served: once the new schema were kept, no
 * test could tell. `npm run release -- --breaking` releases such a schema on purpose.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, parse, print, printSchema, visit } from 'graphql'
import { Temporal } from 'temporal-polyfill'
import { readSchema } from '../graphql/execution/executable-schema.ts'
import { readCommandLine } from './command-line.ts'
import { listed, planRelease } from './released-schema/plan-release.ts'
import { readReleased } from './released-schema/released.ts'

const FOLDER = 'graphql/released'
const HEADER = '# As of the last release, by `npm run release`.\n\n'

const readJson = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value

const USAGE = `npm run release -- [--breaking]

  --breaking  releases a schema that breaks operations which are still served`
const { breaking } = readCommandLine(USAGE, { breaking: { type: 'boolean', default: false } }).values
const { version } = readJson<{ version: string }>('package.json')
const schema = readSchema()
const plan = await planRelease({
  ...{ released: readReleased(), version, schema, breaking },
  operations: readJson<Record<string, string>>('graphql/generated/persisted-documents.json'),
  today: Temporal.Now.plainDateISO().toString(),
})
if ('refused' in plan) {
  console.error(`Nothing was released. ${plan.refused}`)
  process.exit(1)
}
writeFileSync(`${FOLDER}/manifests.json`, `${JSON.stringify(plan.releases, null, 2)}\n`)

/** Descriptions may change as they like. */
const sdl = visit(parse(printSchema(lexicographicSortSchema(schema))), {
  enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
})
writeFileSync(`${FOLDER}/schema.graphql`, `${HEADER}${print(sdl)}\n`)
if (plan.broken.length > 0)
  console.log(
    `Pages of earlier versions load ${version} by themselves. What breaks them:${listed(plan.broken)}`,
  )
console.log(`What the pages of ${version} ask for is kept in ${FOLDER}.`)
