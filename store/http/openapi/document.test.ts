import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS, RESOURCES } from '../../../contract/endpoints.ts'
import { Session } from '../../../contract/session.ts'
import * as pageInfo from '../../../contract/types/page-info.ts'
import * as primitives from '../../../contract/types/primitives.ts'
import { TAGS } from '../../../contract/types/tags.ts'
import type { OpenApiDocument } from './document.ts'
import { openApiDocument } from './document.ts'
import type { JsonSchema } from './schemas.ts'

type Operation = { operationId: string; summary: string; description: string; tags: string[] }

const document: OpenApiDocument = {
  ...openApiDocument(),
  servers: [{ url: 'https://store.larkspur.example' }],
}
const operations = Object.values(document.paths).flatMap(({ parameters: _, ...path }) =>
  Object.values(path),
) as unknown as Operation[]

/** A schema written out in each operation would make three times as many. */
const MOST_BYTES_PER_OPERATION = 1_800
/** Who reads it whole is promised this. */
const MOST_BYTES = 305_000

/** What most answers consist of. */
const IN_MOST_ANSWERS = ['Pence', 'LondonDate', 'OrderId', 'Image', 'PageInfo', 'Slot', 'ShippingAddress']

describe('the OpenAPI document', () => {
  it('is small: what operations share is a component', () => {
    const bytes = Buffer.byteLength(JSON.stringify(document))
    console.log(`    ${bytes} bytes, ${operations.length} operations`)
    expect(bytes / operations.length).toBeLessThan(MOST_BYTES_PER_OPERATION)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('has every call of the contract, each under a name of its own', () => {
    const calls = [...ENDPOINTS.values()].map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    const exported = Object.values(RESOURCES)
      .flatMap((resource) => Object.values(resource).flatMap((part) => [part, ...partsOf(part)]))
      .filter((part) => typeof part === 'object' && part !== null && 'path' in part && 'response' in part)
    expect(ENDPOINTS.size).toBe(new Set(exported).size)
    expect(new Set(calls).size).toBe(calls.length)
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...ENDPOINTS.keys()].sort())
    for (const name of ENDPOINTS.keys()) expect(name).toMatch(/^[a-z][a-zA-Z]{4,}$/)
  })

  it('has every file of the contract', () => {
    const folder = join(import.meta.dirname, '..', '..', '..', 'contract')
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'endpoints.ts')
    const names = files.map((file) =>
      file.replace('.ts', '').replace(/-([a-z])/g, (_, c: string) => c.toUpperCase()),
    )
    expect(Object.keys(RESOURCES).sort()).toEqual(names.sort())
  })

  it('says of every operation what it does, and of every tag what belongs to it', () => {
    for (const { operationId, summary, description, tags } of operations) {
      expect(summary.length, operationId).toBeGreaterThan(5)
      expect(description.length, operationId).toBeGreaterThan(10)
      expect(Object.keys(TAGS), operationId).toContain(tags[0])
    }
    const used = new Set(operations.flatMap(({ tags }) => tags))
    expect(Object.keys(TAGS).filter((tag) => !used.has(tag))).toEqual([])
  })

  it('has for every parameter in a path and every body an example that the contract takes', () => {
    for (const [name, { params, query, body, example }] of ENDPOINTS) {
      const parts = { params, query, body }
      for (const part of ['params', 'query', 'body'] as const) {
        const given = example?.[part]
        if (part !== 'query' && parts[part]) expect(given, `${name} has an example`).toBeDefined()
        if (!given) continue
        const parsed = (parts[part] ?? z.never()).safeParse(given)
        expect(parsed.error?.issues, `${name} ${part}`).toBeUndefined()
        if (part === 'body') continue
        expect(
          Object.keys(given).filter((key) => !(key in (parts[part]?.shape ?? {}))),
          name,
        ).toEqual([])
      }
    }
  })

  it('has examples of what answers are made of, which the contract takes', () => {
    const schemas = Object.values({ ...RESOURCES, primitives, pageInfo }).flatMap((part) =>
      Object.entries(part),
    )
    const withExamples = schemas.flatMap(([name, schema]) => {
      const examples = schema instanceof z.ZodType && schema.meta()?.examples
      return examples ? [{ name, schema, examples: examples as unknown[] }] : []
    })
    for (const { name, schema, examples } of withExamples)
      for (const example of examples) expect(schema.safeParse(example).error?.issues, name).toBeUndefined()
    const shown = Object.entries(document.components as Record<string, Record<string, JsonSchema>>).flatMap(
      ([, parts]) => Object.entries(parts).flatMap(([name, { examples }]) => (examples ? [name] : [])),
    )
    expect(shown).toEqual(expect.arrayContaining(IN_MOST_ANSWERS))
    expect(withExamples.map(({ name }) => name)).toEqual(expect.arrayContaining(IN_MOST_ANSWERS))
  })

  it('has one component for a schema of requests and answers, and two where defaults make a difference', () => {
    const { schemas } = document.components as { schemas: Record<string, JsonSchema> }
    expect(schemas.GiftCardDetails?.required).toContain('send_hour')
    expect(schemas.GiftCardDetailsInput?.required).not.toContain('send_hour')
    expect(schemas).toHaveProperty('OrderId')
    expect(schemas).not.toHaveProperty('OrderIdInput')
    expect(schemas.Session).toMatchObject({ required: Object.keys(Session.shape) })
  })
})

const partsOf = (part: unknown): unknown[] =>
  typeof part === 'object' && part !== null ? Object.values(part) : []
