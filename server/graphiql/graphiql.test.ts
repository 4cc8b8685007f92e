import { Kind, getVariableValues, parse, validate } from 'graphql'
import type { OperationDefinitionNode } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildExecutableSchema } from '../../graphql/execution/executable-schema.ts'
import type { ServedTab } from '../../workshop/shop-tabs.ts'
import { shopTabs } from '../../workshop/shop-tabs.ts'
import { servedTabs, slotAfterToday } from './graphiql.ts'
import { documentOf, readShopOperations } from './shop-operations.ts'
import type { ShopOperations } from './shop-operations.ts'

const schema = buildExecutableSchema()
const SLOT = { date: '2026-12-01', windowId: '4' }
let operations: ShopOperations
let tabs: Map<string, ServedTab>
beforeAll(async () => {
  operations = await readShopOperations()
  tabs = new Map(servedTabs(operations, SLOT).map((tab) => [tab.operation, tab]))
})

const NAMES = shopTabs(SLOT).map(({ operation }) => operation)

const operationIn = ({ query }: ServedTab): OperationDefinitionNode => {
  const found = parse(query).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  expect(found).toHaveLength(1)
  return found[0] as OperationDefinitionNode
}

describe.each(NAMES)('the tab %s', (name) => {
  it('has a document of this schema, and is named after it', () => {
    const tab = tabs.get(name) as ServedTab
    expect(validate(schema, parse(tab.query))).toEqual([])
    expect(operationIn(tab).name?.value).toBe(name)
    expect(tab.query.startsWith(`# ${tab.about}\n`)).toBe(true)
  })

  it('has every variable that it needs, and none that it does not know', () => {
    const tab = tabs.get(name) as ServedTab
    const definitions = operationIn(tab).variableDefinitions ?? []
    const given = JSON.parse(tab.variables) as Record<string, unknown>
    expect(getVariableValues(schema, definitions, given).errors).toBeUndefined()
    const known = definitions.map(({ variable }) => variable.name.value)
    expect(known).toEqual(expect.arrayContaining(Object.keys(given)))
  })
})

describe('the tabs', () => {
  it('are named differently, and their slot is the one that can be had', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length)
    expect(JSON.parse(tabs.get('SetSlot')?.variables ?? '')).toMatchObject(SLOT)
  })

  it('have the first slot after today that is open: none of a closed day, and none that is full', () => {
    const day = (date: string, ...disabled: boolean[]) => ({
      date,
      intervals: disabled.map((one, index) => ({ id: index + 1, disabled: one })),
    })
    const eve = [day('2026-12-24', false), day('2026-12-25', true, true), day('2026-12-26', true, false)]
    expect(slotAfterToday(eve)).toEqual({ date: '2026-12-26', windowId: '2' })
    expect(slotAfterToday([day('2026-12-24', false), day('2026-12-25', true)])).toEqual({
      date: '2026-12-25',
      windowId: '1',
    })
  })

  it('fill only what there is in their variables', () => {
    for (const { fill, variables } of tabs.values()) {
      const value = fill?.into.reduce<unknown>(
        (object, key) => (object as Record<string, unknown>)[key],
        JSON.parse(variables),
      )
      if (fill) expect(value).toBeTypeOf('string')
    }
  })

  it('ask for what fills them by an operation of this schema', () => {
    const queries = [...tabs.values()].flatMap(({ fill }) =>
      fill && 'query' in fill.from ? [fill.from] : [],
    )
    expect(queries.length).toBeGreaterThan(0)
    for (const { query, path } of queries) {
      expect(validate(schema, parse(query))).toEqual([])
      expect(query).toContain(path[0])
    }
  })

  it('cannot be made of an operation that the client no longer has', () => {
    expect(() => documentOf(operations, 'CellarPage')).toThrow('CellarPage')
  })
})
