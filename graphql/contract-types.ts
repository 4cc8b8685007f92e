import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GraphQLNamedType, GraphQLObjectType, GraphQLOutputType, GraphQLSchema } from 'graphql'
import { isEnumType, isListType, isNonNullType, isObjectType, isUnionType } from 'graphql'
import { z } from 'zod'
import { contractName } from './execution/default-resolver.ts'
import { sharedCallOf } from './execution/shared-calls.ts'

/**
 * Types of the schema with another name in the contract. The rest have the same name there, or are the answer of the call
 * `get<Name>`, or are found through a field of another type.
 */
const NAMED_OTHERWISE: Record<string, readonly string[] | undefined> = {
  DeliveryCity: ['City'],
  DeliveryPlace: ['Place'],
  // The contract uses that name for one of the deliveries in it.
  EarliestDelivery: ['getEarliestDelivery'],
  FormSubmitted: ['Submitted'],
  // Articles have it with a title, pages with a heading.
  ProductRail: ['ArticleProducts', 'ProductRailBlock'],
  SearchResult: ['SearchAnswer'],
}

/** Types that resolvers build, although the contract uses the name for something else. */
const MADE_BY_RESOLVERS = new Set(['ReviewsBlock', 'SignedIn'])

/** The source of a type: its schema in the contract, and its TypeScript type. */
type Origin = { schema: z.ZodObject; written: string }
export type Origins = ReadonlyMap<string, readonly Origin[]>

const FOLDER = join(import.meta.dirname, '..', 'contract')

/** The parents of the schema's object types that come from the contract. */
export async function contractOrigins(schema: GraphQLSchema): Promise<Origins> {
  const named = await readContract()
  const origins = new Map<string, Origin[]>()
  const open: [GraphQLObjectType, Origin][] = []
  const add = (type: GraphQLObjectType, origin: Origin) => {
    const known = origins.get(type.name) ?? []
    // `describe` copies a schema; it is still the same one.
    if (known.some((other) => other.schema.def === origin.schema.def)) return
    origins.set(type.name, [...known, origin])
    open.push([type, origin])
  }
  const types = objectTypes(schema)
  for (const type of types) {
    if (MADE_BY_RESOLVERS.has(type.name)) continue
    const names = NAMED_OTHERWISE[type.name] ?? [named.has(type.name) ? type.name : `get${type.name}`]
    for (const origin of names.flatMap((name) => named.get(name) ?? [])) add(type, origin)
  }
  for (let next = open.pop(); next; next = open.pop()) {
    const [type, { schema: parent, written }] = next
    for (const field of Object.values(type.getFields())) {
      const name = propertyOf(parent, field.name, type.name)
      const found = name && insideOf(parent.shape[name] as z.ZodType, `${written}['${name}']`)
      const fieldType = namedType(field.type)
      if (found && isObjectType(fieldType) && !MADE_BY_RESOLVERS.has(fieldType.name)) add(fieldType, found)
    }
  }
  return origins
}

/** Like `parentTypes`, as codegen's mappers: TypeScript by type. */
export async function parentTypes(schema: GraphQLSchema): Promise<Record<string, string>> {
  const origins = await contractOrigins(schema)
  return Object.fromEntries(
    [...origins].map(([name, all]) => [name, all.map(({ written }) => written).join(' | ')]),
  )
}

/**
 * What the default resolver would get wrong, one line each: fields that neither a resolver nor the contract has, and fields
 * with another type in the contract. The schema is executable; fields for which `hasResolver` is true are skipped.
 */
export async function contractMismatches(
  schema: GraphQLSchema,
  hasResolver: (type: string, field: string) => boolean,
): Promise<string[]> {
  const origins = await contractOrigins(schema)
  const isResolvedWhole = (type: GraphQLNamedType) =>
    isObjectType(type) && Object.keys(type.getFields()).every((field) => hasResolver(type.name, field))
  const lines: string[] = []
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const call = hasResolver('Query', field.name) ? undefined : sharedCallOf(field)
    const problem = call && mismatch(field.type, answerOf(call) ?? z.undefined(), isResolvedWhole)
    if (problem) lines.push(`Query.${field.name} ${problem} (${call.path})`)
  }
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      if (hasResolver(type.name, field.name)) continue
      for (const { schema: parent, written } of origins.get(type.name) ?? []) {
        const name = propertyOf(parent, field.name, type.name)
        const problem = name
          ? mismatch(field.type, parent.shape[name] as z.ZodType, isResolvedWhole)
          : 'has neither a resolver nor a property'
        if (problem) lines.push(`${type.name}.${field.name} ${problem} (${written})`)
      }
    }
  }
  return lines
}

/** Object types without the roots and the introspection types. */
function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()]
  return Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !roots.includes(type) && !type.name.startsWith('__'),
  ) as GraphQLObjectType[]
}

/** Schemas by name, and answers by the name of their call. */
async function readContract(): Promise<Map<string, Origin>> {
  const named = new Map<string, Origin>()
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /^[^.]+\.ts$/.test(name))) {
    const exported = (await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, file)).href)) as Record<
      string,
      unknown
    >
    for (const [name, value] of Object.entries(exported)) {
      const written = `typeof import('../../contract/${file}').${name}`
      const found =
        value instanceof z.ZodType
          ? insideOf(value, `import('zod').output<${written}>`)
          : insideOf(answerOf(value), `import('zod').output<${written}.response>['data']`)
      if (found) named.set(name, found)
    }
  }
  return named
}

function answerOf(value: unknown): z.ZodType | undefined {
  const { response } = (value ?? {}) as { response?: unknown }
  return response instanceof z.ZodObject ? (response.shape.data as z.ZodType | undefined) : undefined
}

/** The object within a list or a nullable. */
function insideOf(schema: z.ZodType | undefined, written: string): Origin | undefined {
  if (schema instanceof z.ZodObject) return { schema, written }
  if (schema instanceof z.ZodArray) return insideOf(schema.element as z.ZodType, `${written}[number]`)
  const { inner, isNullable } = unwrap(schema)
  if (inner === schema) return undefined
  return insideOf(inner, isNullable ? `NonNullable<${written}>` : written)
}

/** The schema within a nullable or a default. */
function unwrap(schema: z.ZodType | undefined): { inner: z.ZodType | undefined; isNullable: boolean } {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return { inner: unwrap(schema.unwrap() as z.ZodType).inner, isNullable: true }
  if (schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType)
  return { inner: schema, isNullable: false }
}

function propertyOf(parent: z.ZodObject, field: string, type: string): string | undefined {
  return [contractName(field, type), field].find((name) => name in parent.shape)
}

function namedType(type: GraphQLOutputType): GraphQLNamedType {
  return isNonNullType(type) || isListType(type) ? namedType(type.ofType as GraphQLOutputType) : type
}

/** Why a property of the contract does not fit a field; undefined when it does. */
function mismatch(
  type: GraphQLOutputType,
  schema: z.ZodType,
  isResolvedWhole: (type: GraphQLNamedType) => boolean,
): string | undefined {
  const { inner, isNullable } = unwrap(schema)
  if (isNonNullType(type))
    return isNullable
      ? 'may be null in the contract'
      : mismatch(type.ofType as GraphQLOutputType, schema, isResolvedWhole)
  if (isListType(type))
    return inner instanceof z.ZodArray
      ? mismatch(type.ofType as GraphQLOutputType, inner.element as z.ZodType, isResolvedWhole)
      : 'is no list in the contract'
  if (isResolvedWhole(type)) return undefined
  if (isEnumType(type)) {
    const words = type.getValues().map(({ value }) => value as unknown)
    const others = wordsOf(inner)?.filter((word) => !words.includes(word)) ?? ['any text']
    return others.length ? `may be ${others.join(', ')} in the contract` : undefined
  }
  if (isUnionType(type)) return inner instanceof z.ZodUnion ? undefined : 'is no union in the contract'
  if (isObjectType(type)) return inner instanceof z.ZodObject ? undefined : 'is no object in the contract'
  return kindsOf(type.name).includes(kindOf(inner)) ? undefined : `is a ${kindOf(inner)} in the contract`
}

function wordsOf(schema: z.ZodType | undefined): string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : undefined
}

function kindOf(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodEnum) return 'string'
  if (schema instanceof z.ZodLiteral) return typeof [...schema.values][0]
  if (schema instanceof z.ZodUnion) return kindOf(schema.options[0] as z.ZodType)
  return schema?.def.type ?? 'nothing'
}

function kindsOf(scalar: string): string[] {
  if (scalar === 'ID') return ['string', 'number']
  if (scalar === 'Boolean') return ['boolean']
  // Our own scalars are texts.
  return scalar === 'Int' || scalar === 'Float' ? ['number'] : ['string']
}
