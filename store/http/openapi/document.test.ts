import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
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

const served = (): OpenApiDocument => ({
  ...openApiDocument(),
  servers: [{ url: 'https://store.larkspur.example' }],
})
const document = served()
const operations = Object.values(document.paths).flatMap(({ parameters: _, ...path }) =>
  Object.values(path),
) as unknown as Operation[]

/** A schema written out in each operation would make three times as many. */
const MOST_BYTES_PER_OPERATION = 1_800
/** Who reads it whole is promised this. */
const MOST_BYTES = 300_000

/** What most answers consist of. */
const IN_MOST_ANSWERS = ['Pence', 'LondonDate', 'OrderId', 'Image', 'PageInfo', 'Interval', 'ShippingAddress']

/** The paths of /v1 end in a slash where the specification has them so. */
const TRAILING_SLASHES = {
  redocly: 'no-path-trailing-slash',
  spectral: 'path-keys-no-trailing-slash',
}
/**
 * Pairs that no address fits both of: a slash at the end counts as a part of the path here, `{type}` is `category` or
 * `filter`, and an order number has eight capital letters and digits.
 */
const TAKEN_FOR_AMBIGUOUS = [
  ['/v1/basket/{productId}/{positionSlug}', '/v1/{type}/{slug}/'],
  ['/v1/order/gift-cards/{id}', '/v1/order/{id}/'],
  ['/v1/order/{id}/', '/v1/order/to-pay/{id}'],
  ['/v1/order/{id}/', '/v1/order/repeat/{id}'],
  ['/v1/order/{id}/', '/v1/order/intervals/{id}'],
  ['/v1/order/{id}/', '/v1/order/cancel/{id}'],
  ['/v1/order/{id}/', '/v1/order/delete/{id}'],
  ['/v1/order/{id}/invoice/', '/v1/order/recipient-link/{id}/'],
  ['/v1/order/{id}/invoice/', '/v1/order/track/{token}/'],
].map(([one, other]) => `Found two ambiguous paths: \`${one}\` and \`${other}\`.`)

async function redoclyFindings(source: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { [TRAILING_SLASHES.redocly]: 'off' },
  })
  const problems = await lintFromString({
    source: JSON.stringify(source),
    config,
    absoluteRef: 'openapi.json',
  })
  return problems
    .filter(
      ({ ruleId, message }) =>
        ruleId !== 'no-ambiguous-paths' || !TAKEN_FOR_AMBIGUOUS.some((pair) => message.endsWith(pair)),
    )
    .map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`)
}

async function spectralFindings(source: object): Promise<string[]> {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({
    extends: [[spectralRulesets.oas as never, 'recommended']],
    rules: { [TRAILING_SLASHES.spectral]: 'off' },
  })
  const findings = await spectral.run(source as Record<string, unknown>)
  return findings.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)
}

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

  it('passes the recommended rules of Redocly', async () => {
    expect(await redoclyFindings(document)).toEqual([])
  })

  it('passes the recommended rules of Spectral', { timeout: 120_000 }, async () => {
    expect(await spectralFindings(document)).toEqual([])
  })

  it('does not pass either with a wrong example or a call without a name', { timeout: 120_000 }, async () => {
    const broken = served()
    const cart = broken.paths['/v1/basket/combo']?.post as unknown as Operation & {
      requestBody: { content: Record<string, { example: object }> }
    }
    Reflect.deleteProperty(cart, 'operationId')
    cart.requestBody.content['application/json'] = {
      ...cart.requestBody.content['application/json'],
      example: { combo_id: 'one' },
    }
    const found = [...(await redoclyFindings(broken)), ...(await spectralFindings(broken))].join('\n')
    expect(found).toMatch(/operation-operationId .*basket/)
    expect(found).toMatch(/no-invalid-media-type-examples .*combo/)
    expect(found).toMatch(/oas3-valid-media-example .*combo/)
  })
})

const partsOf = (part: unknown): unknown[] =>
  typeof part === 'object' && part !== null ? Object.values(part) : []
