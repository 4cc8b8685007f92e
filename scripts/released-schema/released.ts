import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'

/** What is kept of the releases that are still served, in `graphql/released/`. */
export type Released = {
  /** The schema of the last one. */
  schema: GraphQLSchema
  /** Their operations, by release, the newest first. */
  releases: { version: string; operations: Record<string, string> }[]
}

const read = (name: string) =>
  readFileSync(new URL(`../../graphql/released/${name}`, import.meta.url), 'utf8')

export function readReleased(): Released {
  return {
    schema: buildSchema(read('schema.graphql')),
    releases: JSON.parse(read('manifests.json')) as Released['releases'],
  }
}

/** The operations of a release, parsed. */
export const operationsOf = ({ operations }: Released['releases'][number]): DocumentNode[] =>
  Object.values(operations).map((text) => parse(text))
