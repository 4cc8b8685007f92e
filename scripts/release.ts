/**
 * Keeps what the pages of this version ask the gateway for, so that who has them open can go on after the next deployment:
 * graphql/released-operations.json, for the last five versions. To be run, and its outcome committed, when a version is released.
 */
import { readFile, writeFile } from 'node:fs/promises'

const MOST = 5
const KEPT = 'graphql/released-operations.json'

type Release = { version: string; operations: Record<string, string> }
const readJson = async <Value>(path: string) => JSON.parse(await readFile(path, 'utf8')) as Value

const { version } = await readJson<{ version: string }>('package.json')
const operations = await readJson<Release['operations']>('graphql/generated/persisted-documents.json')
const earlier = (await readJson<Release[]>(KEPT)).filter((release) => release.version !== version)
// A text stands once, with the newest release that has it.
const older = earlier.slice(0, MOST - 1).map((release) => ({
  ...release,
  operations: Object.fromEntries(
    Object.entries(release.operations).filter(([id]) => !Object.hasOwn(operations, id)),
  ),
}))
await writeFile(KEPT, `${JSON.stringify([{ version, operations }, ...older], null, 2)}\n`)
console.log(`The operations of ${version} are kept in ${KEPT}.`)
