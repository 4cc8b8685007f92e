import { expect, it } from 'vitest'
import { isInputObjectType, isObjectType } from 'graphql'
import type { GraphQLField, GraphQLInputField } from 'graphql'
import { readSchema } from './execution/executable-schema.ts'
import { V1_NAMES } from './v1-names.ts'

/** The names of all fields and arguments, also with their type in front. */
function namesOf(): Set<string> {
  const names = Object.values(readSchema().getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) && !isInputObjectType(type)) return []
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields())
    return fields.flatMap((field) => [
      field.name,
      `${type.name}.${field.name}`,
      ...('args' in field ? field.args.map(({ name }) => name) : []),
    ])
  })
  return new Set(names)
}

it('every name for which /v1 has another one is in the schema', () => {
  const names = namesOf()
  expect(Object.keys(V1_NAMES).filter((name) => !names.has(name))).toEqual([])
})
