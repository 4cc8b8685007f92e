import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse } from 'graphql'

const SCHEMA = join(import.meta.dirname, '..', '..', 'graphql', 'schema')

/**
 * The object types of the schema in which no field is called as one of `names`, deprecated fields aside: parts of something else,
 * answers, and what has a name in a path instead.
 */
export function typesWithoutIdentifier(names: string[]): string[] {
  const files = readdirSync(SCHEMA).filter((file) => file.endsWith('.graphql'))
  return files
    .flatMap((file) => parse(readFileSync(join(SCHEMA, file), 'utf8')).definitions)
    .flatMap((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return []
      const isIdentified = definition.fields?.some(
        ({ name, directives = [] }) =>
          names.includes(name.value) && !directives.some((one) => one.name.value === 'deprecated'),
      )
      return isIdentified ? [] : [definition.name.value]
    })
}
