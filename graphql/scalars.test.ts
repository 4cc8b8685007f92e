import {
  buildSchema,
  execute,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { readSchema } from './execution/executable-schema.ts'
import { readScalarsAsText } from './scalars.ts'

describe('a scalar of the shop', () => {
  const schema = buildSchema(`
    "A day." scalar Date
    type Query { dayAfter(date: Date): Date }
  `)
  readScalarsAsText(schema)
  const ask = (query: string, dayAfter: unknown, variableValues?: Record<string, unknown>) =>
    execute({
      schema,
      document: parse(query),
      rootValue: { dayAfter },
      ...(variableValues && { variableValues }),
    })

  it('is a text, in a document, as a variable and in an answer', async () => {
    const given: unknown[] = []
    const keep = ({ date }: { date: string }) => {
      given.push(date)
      return '2026-12-25'
    }
    expect(await ask('{ dayAfter(date: "2026-12-24") }', keep)).toEqual({ data: { dayAfter: '2026-12-25' } })
    await ask('query ($date: Date) { dayAfter(date: $date) }', keep, { date: '2026-12-24' })
    expect(given).toEqual(['2026-12-24', '2026-12-24'])
  })

  it.each([5, true, ['2026-12-24'], { day: 24 }])('is not %j', async (date) => {
    const asked = await ask('query ($date: Date) { dayAfter(date: $date) }', () => null, { date })
    expect(asked).toMatchObject({ errors: [{ message: expect.stringContaining('Date is a text') }] })
    const { errors } = await ask('{ dayAfter(date: "2026-12-24") }', () => date)
    expect(errors?.[0]?.message).toContain('Date is a text')
  })

  it('is not a number in a document', () => {
    const [error] = validate(schema, parse('{ dayAfter(date: 24) }'))
    expect(error?.message).toContain('Date is a text, and this is not: 24')
  })
})

describe('the schema', () => {
  const types = Object.values(readSchema().getTypeMap())

  it('says of each of its scalars what it is, and where that is written', () => {
    const own = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
    expect(own.map(({ name }) => name).sort()).toEqual(['Date', 'DateTime', 'Email', 'PhoneNumber', 'Url'])
    for (const scalar of own) expect(isScalarType(scalar) && scalar.specifiedByURL, scalar.name).toBeTruthy()
  })

  it('has one kind of failure in what a change may answer', () => {
    const results = types.filter((type) => isUnionType(type) && type.name.endsWith('Result'))
    expect(results.length).toBeGreaterThan(15)
    for (const union of results) {
      const failures = isUnionType(union)
        ? union.getTypes().filter((type) => type.getInterfaces().some(({ name }) => name === 'UserError'))
        : []
      expect(failures, union.name).toHaveLength(1)
    }
  })

  it('answers to every change with what came of it, or why it was not made', () => {
    const changes = Object.values(readSchema().getMutationType()?.getFields() ?? {})
    expect(changes.length).toBeGreaterThan(60)
    // Two say no more than that they were done; the third looks for an order, and null is that there is none.
    expect(
      changes.flatMap(({ name, type }) => (/^\w+Result!$/.test(String(type)) ? [] : [name])).sort(),
    ).toEqual(['checkPayment', 'log', 'signOut'])
  })

  it('has one name for how much of a list is wanted', () => {
    const OTHERS = /^(first|last|after|before|offset|skip|count|size|perPage|pageSize|most|max)$/
    const named = types
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
      .flatMap(({ name, args }) => args.map((arg) => `${name}.${arg.name}`))
    expect(named).toContain('addOns.limit')
    expect(named.filter((name) => OTHERS.test(name.split('.')[1] ?? ''))).toEqual([])
  })

  it('has a page of every list that goes on', () => {
    const paged = types.filter(
      (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'PagedList'),
    )
    const query = readSchema().getQueryType()?.getFields() ?? {}
    const withPages = Object.values(query).filter(({ args }) => args.some(({ name }) => name === 'page'))
    for (const { name, args, type } of withPages) {
      expect(
        args.map((arg) => arg.name),
        name,
      ).toEqual(expect.arrayContaining(['page', 'from', 'limit']))
      expect(
        paged.map((list) => list.name),
        name,
      ).toContain(String(type).replace('!', ''))
    }
    expect(withPages.length).toBeGreaterThanOrEqual(paged.length)
    expect(
      types
        .filter(isInterfaceType)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['PagedList', 'UserError'])
  })
})
