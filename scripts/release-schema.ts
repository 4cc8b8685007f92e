/**
 * Keeps the schema and the operations of the pages as those of the last release, in `graphql/released/`. A unit test compares
 * every later schema with them. `npm run release:schema`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, parse, print, printSchema, visit } from 'graphql'
import { readSchema } from '../graphql/executable-schema.ts'

const HEADER = '# As of the last release, by `npm run release:schema`.\n\n'

/** Descriptions may change as they like. */
const schema = visit(parse(printSchema(lexicographicSortSchema(readSchema()))), {
  enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
})
const operations = globSync('client/**/*.graphql')
  .sort()
  .map((path) => print(parse(readFileSync(path, 'utf8'))))

writeFileSync('graphql/released/schema.graphql', `${HEADER}${print(schema)}\n`)
writeFileSync('graphql/released/operations.graphql', `${HEADER}${operations.join('\n\n')}\n`)
