import { z } from 'zod'
import { ENDPOINTS, RESOURCES } from '../../../contract/endpoints.ts'
import type { Endpoint } from '../../../contract/types/endpoint.ts'
import * as deliverySubscriptionState from '../../../contract/types/delivery-subscription-state.ts'
import * as endpoint from '../../../contract/types/endpoint.ts'
import * as facets from '../../../contract/types/facets.ts'
import * as giftCardDetails from '../../../contract/types/gift-card-details.ts'
import * as orderPhoto from '../../../contract/types/order-photo.ts'
import * as calendarFile from '../../../contract/types/calendar-file.ts'
import * as pageInfo from '../../../contract/types/page-info.ts'
import * as orderType from '../../../contract/types/order-type.ts'
import * as paymentState from '../../../contract/types/payment-state.ts'
import * as primitives from '../../../contract/types/primitives.ts'

export type JsonSchema = Record<string, unknown>
/** A request is `input`: what has a default may be left out. An answer is `output`. */
type Side = 'input' | 'output'
type Definitions = { named: Map<string, JsonSchema>; ofCalls: Map<z.ZodType, JsonSchema> }

const BASE = '#/components/schemas/'

/**
 * The schemas of the contract as JSON Schema. What the contract exports becomes a component, which others refer to;
 * `components` has those that were referred to.
 */
export class Schemas {
  readonly #sides: Record<Side, Definitions>
  readonly #inAnswers: Set<string>
  readonly #components = new Map<string, JsonSchema>()

  constructor() {
    const endpoints = [...ENDPOINTS.values()]
    const asked = endpoints.flatMap(({ params, query, body }) => [params, query, body])
    const answered = [...endpoints.map(({ response }: Endpoint) => response), endpoint.ErrorBody]
    this.#sides = { input: convert(asked, 'input'), output: convert(answered, 'output') }
    this.#inAnswers = this.#referredTo([...this.#sides.output.ofCalls.values()])
  }

  input(schema: z.ZodType): JsonSchema {
    return this.#of(schema, 'input')
  }

  output(schema: z.ZodType): JsonSchema {
    return this.#of(schema, 'output')
  }

  /** The object itself, where its properties stand for parameters. */
  inputObject(schema: z.ZodObject): JsonSchema {
    const name = NAMED.get(schema)
    const found = name && this.#sides.input.named.get(name)
    return found ? this.#refer(found, 'input') : this.#of(schema, 'input')
  }

  /** Sorted by name. */
  get components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#components].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  #of(schema: z.ZodType, side: Side): JsonSchema {
    const name = NAMED.get(schema)
    const found = name ? { $ref: BASE + name } : this.#sides[side].ofCalls.get(schema)
    if (!found) throw new Error('The schema is of no call of the contract')
    return this.#refer(found, side)
  }

  /** Keeps what a schema refers to, under the names that it has in the document. */
  #refer<T>(part: T, side: Side): T {
    return JSON.parse(JSON.stringify(part), (key, value: unknown) => {
      if (key !== '$ref') return value
      const name = String(value).slice(BASE.length)
      const component = this.#componentName(name, side)
      if (!this.#components.has(component)) {
        // Kept at once, because a schema may refer to itself.
        this.#components.set(component, {})
        this.#components.set(component, this.#refer(this.#sides[side].named.get(name) ?? {}, side))
      }
      return BASE + component
    }) as T
  }

  /** A schema that reads the same in requests and answers is one component. */
  #componentName(name: string, side: Side): string {
    const isOne = side === 'output' || !this.#inAnswers.has(name) || this.#isSameOnBothSides(name)
    return isOne ? name : `${name}Input`
  }

  #isSameOnBothSides(name: string): boolean {
    const { input, output } = this.#sides
    const one = JSON.stringify(input.named.get(name))
    if (one !== JSON.stringify(output.named.get(name))) return false
    return refsIn(one).every((inner) => inner === name || this.#isSameOnBothSides(inner))
  }

  #referredTo(schemas: JsonSchema[]): Set<string> {
    const found = new Set<string>()
    let texts = schemas.map((schema) => JSON.stringify(schema))
    while (texts.length) {
      const names = [...new Set(texts.flatMap(refsIn))].filter((name) => !found.has(name))
      for (const name of names) found.add(name)
      texts = names.map((name) => JSON.stringify(this.#sides.output.named.get(name)))
    }
    return found
  }
}

const refsIn = (text: string) =>
  [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)

/** The schemas that the contract exports, with their names. */
const NAMED = namedSchemas({
  ...RESOURCES,
  ...{
    pageInfo,
    deliverySubscriptionState,
    endpoint,
    facets,
    giftCardDetails,
    orderPhoto,
    calendarFile,
    orderType,
    paymentState,
    primitives,
  },
})

function namedSchemas(modules: Record<string, object>): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  const schemas = new Map<string, z.ZodType>()
  for (const part of Object.values(modules))
    for (const [name, schema] of Object.entries(part) as [string, unknown][]) {
      if (!(schema instanceof z.ZodType)) continue
      const other = schemas.get(name)
      if (other && other !== schema) throw new Error(`The contract has two schemas ${name}`)
      schemas.set(name, schema)
      names.set(schema, name)
    }
  return names
}

/** Converts all at once: zod converts a whole registry whenever it is asked for one schema of it. */
function convert(schemas: (z.ZodType | undefined)[], io: Side): Definitions {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of NAMED) registry.add(schema, { id })
  const ofCalls = new Map<string, z.ZodType>()
  for (const schema of new Set(schemas)) {
    if (!schema || NAMED.has(schema)) continue
    const id = `of a call ${ofCalls.size}`
    ofCalls.set(id, schema)
    registry.add(schema, { id })
  }
  const { schemas: converted } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => BASE + id,
    override: simplify,
  })
  const definition = (id: string) => bare(converted[id] ?? {})
  return {
    named: new Map([...NAMED.values()].map((name) => [name, definition(name)])),
    ofCalls: new Map([...ofCalls].map(([id, schema]) => [schema, definition(id)])),
  }
}

/** Without the words that name a schema where it stands alone. */
function bare(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$id' && key !== '$schema'))
}

/** Formats that leave nothing for a `pattern` to say. */
const KNOWN_FORMATS = ['date', 'date-time', 'uuid']

/** Leaves out what tells readers nothing: the bounds of whole numbers in JavaScript, and patterns of known formats. */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  // Validators that read patterns without the flag u do not know it.
  if (typeof jsonSchema.pattern === 'string')
    jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\p{Cc}', '\\u0000-\\u001f\\u007f-\\u009f')
  if (KNOWN_FORMATS.includes(String(jsonSchema.format))) delete jsonSchema.pattern
  const { def } = zodSchema._zod
  // An answer may hold more than is described; only what a strict object of the contract refuses is refused.
  if (def.type === 'object' && def.catchall?._zod.def.type !== 'never') delete jsonSchema.additionalProperties
}
