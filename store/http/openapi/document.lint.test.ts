import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import type { OpenApiDocument } from './document.ts'
import { openApiDocument } from './document.ts'

const document: OpenApiDocument = {
  ...openApiDocument(),
  servers: [{ url: 'https://store.larkspur.example' }],
}

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
  it('passes the recommended rules of Redocly', async () => {
    expect(await redoclyFindings(document)).toEqual([])
  })

  it('passes the recommended rules of Spectral', async () => {
    expect(await spectralFindings(document)).toEqual([])
  })
})

describe('a document with one call', () => {
  const path = '/v1/basket/combo'
  type Call = { operationId?: string; requestBody: { content: Record<string, { example: object }> } }
  const alone = () => ({ ...document, paths: { [path]: structuredClone(document.paths[path]) } })
  /** What both find in it, but for components that no other call uses here. */
  const findings = async (source: object) =>
    [...(await redoclyFindings(source)), ...(await spectralFindings(source))].filter(
      (finding) => !/^(no-unused-components|oas3-unused-component)/.test(finding),
    )

  it('passes', async () => {
    expect(await findings(alone())).toEqual([])
  })

  it('passes neither with a wrong example nor without the name of the call', async () => {
    const broken = alone()
    const call = broken.paths[path]?.post as unknown as Call
    delete call.operationId
    call.requestBody.content['application/json'] = {
      ...call.requestBody.content['application/json'],
      example: { combo_id: 'one' },
    }
    const found = (await findings(broken)).join('\n')
    expect(found).toMatch(/operation-operationId .*basket/)
    expect(found).toMatch(/no-invalid-media-type-examples .*combo/)
    expect(found).toMatch(/oas3-valid-media-example .*combo/)
  })
})
