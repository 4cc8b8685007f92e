import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { planRelease } from './plan-release.ts'

const SDL = 'type Query { vase(id: Int!): Int, flower: Int }'
const BROKEN = 'type Query { vase(id: ID!): Int, flower: Int }'
const VASE = { 'sha256:1': 'query VasePage($id: Int!) { vase(id: $id) }' }
const FLOWER = { 'sha256:2': 'query FlowerPage { flower }' }

const released = {
  schema: buildSchema(SDL),
  releases: [
    { version: '1.1.0', operations: VASE },
    { version: '1.0.0', operations: FLOWER },
  ],
}
/** A release of the next version, which asks for what 1.1.0 did. */
const asked = {
  ...{ released, version: '1.2.0', schema: buildSchema(SDL), operations: VASE },
  ...{ today: '2026-03-01', breaking: false },
}

it('what earlier versions ask for is kept, each text with the newest that has it', async () => {
  expect(await planRelease(asked)).toEqual({
    releases: [
      { version: '1.2.0', operations: VASE },
      { version: '1.1.0', operations: {} },
      { version: '1.0.0', operations: FLOWER },
    ],
    broken: [],
  })
})

it('a version is there once, however often it is released, and five versions at most', async () => {
  const releases = ['1.2.0', '1.1.0', '1.0.0', '0.9.0', '0.8.0', '0.7.0'].map((version) => ({
    ...{ version, operations: FLOWER },
  }))
  const plan = await planRelease({ ...asked, released: { ...released, releases } })
  expect(plan).toMatchObject({
    releases: ['1.2.0', '1.1.0', '1.0.0', '0.9.0', '0.8.0'].map((version) => ({ version })),
  })
  // Those of the time before are open, too.
  expect(plan).toMatchObject({ releases: [{ operations: { ...FLOWER, ...VASE } }, {}, {}, {}, {}] })
})

const OTHER = { 'sha256:3': 'query FlowerPage { flower }' }
const breakingRelease = { ...asked, schema: buildSchema(BROKEN), version: '2.0.0', operations: OTHER }
const CHANGE = "Type for argument 'id' on field 'Query.vase' changed from 'Int!' to 'ID!': breaks VasePage"

it('a schema that breaks pages is refused, with what it breaks', async () => {
  expect(await planRelease(breakingRelease)).toEqual({
    refused: `Pages that are open would break:\n  ${CHANGE}`,
  })
})

it('one that is meant to break them keeps no earlier operation, and says what it breaks', async () => {
  expect(await planRelease({ ...breakingRelease, breaking: true })).toEqual({
    releases: [{ version: '2.0.0', operations: OTHER }],
    broken: [CHANGE],
  })
})

it.each(['1.1.0', '1.0.0'])('but not under the version %s, which is released', async (version) => {
  expect(await planRelease({ ...breakingRelease, breaking: true, version })).toEqual({
    refused: `${version} is released already: package.json needs a new version before pages may break.\n  ${CHANGE}`,
  })
})

it('nor with an id that open pages know: they would go on with some operations, and get answers they do not expect', async () => {
  const plan = await planRelease({ ...breakingRelease, breaking: true, operations: FLOWER })
  expect(plan).toMatchObject({ refused: expect.stringContaining('ids that open pages know') })
})

it('pages that need not break are not broken', async () => {
  expect(await planRelease({ ...asked, breaking: true })).toEqual({
    refused: 'No page that is open would break: leave out --breaking.',
  })
})
