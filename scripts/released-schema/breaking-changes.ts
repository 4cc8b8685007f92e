/** Compares a schema with the one of the last release, whose pages are still open in browsers. */
import type { Change } from '@graphql-inspector/core'
import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core'
import type { DocumentNode, GraphQLInputType, GraphQLNamedType, GraphQLSchema } from 'graphql'
import {
  TypeInfo,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * What was released: the schema of the last release, and the operations that pages send of it and of those before, each a document
 * with its fragments.
 */
export type Release = { schema: GraphQLSchema; operations: DocumentNode[] }

/** Removals that a deprecation announces. */
const REMOVALS: ReadonlySet<string> = new Set([
  ChangeType.FieldRemoved,
  ChangeType.FieldArgumentRemoved,
  ChangeType.InputFieldRemoved,
  ChangeType.EnumValueRemoved,
])

/**
 * The changes that break an operation of the release, each with the operations, one a line. What the release has marked as
 * deprecated may go once the date in the reason has come; `today` is a civil date, YYYY-MM-DD.
 */
export async function breakingChanges(
  release: Release,
  schema: GraphQLSchema,
  today: string,
): Promise<string[]> {
  const uses = release.operations.map((document) => usedIn(document, release.schema))
  const changes = await diff(release.schema, schema)
  return (
    changes
      .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
      // Whatever led to the type has changed, too, and is judged by itself.
      .filter(({ type }) => type !== ChangeType.TypeRemoved)
      .filter((change) => !wasAnnounced(change, release.schema, today))
      .flatMap((change) => {
        const broken = uses.filter(({ used }) => touches(change, used, schema)).map(({ name }) => name)
        return broken.length ? [`${change.message}: breaks ${[...new Set(broken)].join(', ')}`] : []
      })
  )
}

/** Deprecated fields, arguments and values whose reason has no date from which they may go. */
export function undatedDeprecations(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .flatMap(deprecationsOf)
    .filter(({ reason }) => !dateIn(reason))
    .map(({ path }) => path)
}

type Deprecation = { path: string; reason: string }

function deprecationsOf(type: GraphQLNamedType): Deprecation[] {
  return membersOf(type).flatMap((member) => {
    const path = `${type.name}.${member.name}`
    const parts = [
      { ...member, path },
      ...member.args.map((argument) => ({ ...argument, path: `${path}.${argument.name}` })),
    ]
    return parts.flatMap((part) =>
      part.deprecationReason == null ? [] : [{ path: part.path, reason: part.deprecationReason }],
    )
  })
}

type Member = { name: string; deprecationReason?: string | null | undefined }

/** The fields or values of a type, each with its arguments. */
function membersOf(type: GraphQLNamedType): (Member & { args: readonly Member[] })[] {
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields())
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => ({ ...field, args: [] }))
  return isEnumType(type) ? type.getValues().map((value) => ({ ...value, args: [] })) : []
}

const dateIn = (reason: string) => /\b\d{4}-\d{2}-\d{2}\b/.exec(reason)?.[0]

function wasAnnounced({ type, path }: Change, released: GraphQLSchema, today: string): boolean {
  const owner = released.getType(path?.split('.')[0] ?? '')
  const reason = owner && deprecationsOf(owner).find((deprecation) => deprecation.path === path)?.reason
  const date = dateIn(reason ?? '')
  return REMOVALS.has(type) && date !== undefined && date <= today
}

/** An operation by its name, with the types that it has to do with, and the fields and arguments that it names: `Query`, `Query.cart`. */
type Use = { name: string; used: ReadonlySet<string> }

function usedIn(document: DocumentNode, schema: GraphQLSchema): Use {
  const used = new Set<string>()
  let name = ''
  const info = new TypeInfo(schema)
  const useInput = (type: GraphQLInputType | null | undefined) => {
    const named = type && getNamedType(type)
    if (!named || used.has(named.name)) return
    used.add(named.name)
    // A variable may bring any of its fields.
    if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) useInput(field.type)
  }
  visit(
    document,
    visitWithTypeInfo(info, {
      OperationDefinition: (operation) => {
        name = operation.name?.value ?? ''
      },
      VariableDefinition: () => {
        useInput(info.getInputType())
      },
      Field: () => {
        const owner = info.getParentType()?.name
        const field = info.getFieldDef()
        if (!owner || !field) return
        used.add(owner).add(`${owner}.${field.name}`).add(getNamedType(field.type).name)
      },
      Argument: () => {
        const argument = info.getArgument()
        used.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}.${argument?.name}`)
        useInput(argument?.type)
      },
      FragmentDefinition: ({ typeCondition }) => {
        used.add(typeCondition.name.value)
      },
      InlineFragment: ({ typeCondition }) => {
        if (typeCondition) used.add(typeCondition.name.value)
      },
    }),
  )
  return { name, used }
}

/** Returns true if a change concerns something that is used. One that says of nothing in particular concerns everything. */
function touches({ path }: Change, used: ReadonlySet<string>, schema: GraphQLSchema): boolean {
  if (!path || path.startsWith('@')) return true
  const [owner = '', member, argument] = path.split('.')
  const type = schema.getType(owner)
  if (!member || isInputObjectType(type) || isEnumType(type)) return used.has(owner)
  const field = `${owner}.${member}`
  if (!argument || !isObjectType(type)) return used.has(field)
  // An argument that is required now concerns whoever does not send it yet.
  const now = type.getFields()[member]?.args.find(({ name }) => name === argument)
  return used.has(now && isRequiredArgument(now) ? field : path)
}
