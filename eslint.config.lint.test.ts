import { ESLint } from 'eslint'
import { isObjectType } from 'graphql'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readSchema } from './graphql/execution/executable-schema.ts'
import { typesWithoutIdentifier } from './scripts/graphql-lint/without-identifier.ts'

const eslint = new ESLint()

/** The rules that refuse a file of that name with that text. */
async function refusals(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return [...new Set(result?.messages.map((message) => message.ruleId))]
}

const use = (name: string, from: string) => `import { ${name} } from '${from}'\nvoid ${name}\n`
const useType = (name: string, from: string) =>
  `import type { ${name} } from '${from}'\nexport type Mine = ${name}\n`
const IMPORT = 'boundaries/dependencies'

describe('an import against the direction of the house is refused:', () => {
  it.each([
    ['client/features/cart/x.ts', use('buildContext', '../../../graphql/context.ts')],
    ['client/features/cart/x.ts', useType('Refusal', '../../../graphql/errors/refusal.ts')],
    ['client/features/cart/x.ts', useType('Cart', '../../../contract/basket.ts')],
    ['client/app/x.ts', useType('Database', '../../store/db/database.ts')],
    ['client/app/x.ts', useType('Config', '../../server/config.ts')],
    ['client/app/x.ts', use('CartForm', '../features/product-card/cart-form.tsx')],
    ['client/app/x.ts', use('CartPage', '../features/cart/cart.route.ts')],
    ['client/features/cart/x.ts', use('CartForm', '../product-card/cart-form.tsx')],
    ['client/features/cart/x.ts', useType('PageRequest', '../../app/entry-server.tsx')],
    ['client/features/catalogue/x.ts', use('paymentPath', '../order/index.ts')],
    ['client/features/cart/x.ts', use('CardTextForm', './index.ts')],
    ['client/features/cart/index.ts', `export { paymentPath } from '../order/index.ts'\n`],
    ['client/ui/x.ts', useType('PageApi', '../data/graphql/page-api.ts')],
    ['client/ui/x.ts', use('CartForm', '../features/product-card/index.ts')],
    ['client/ui/x.ts', use('HomePageDocument', '../../graphql/generated/graphql.ts')],
    ['client/data/x.ts', use('Icon', '../ui/icon.tsx')],
    ['client/data/x.ts', use('CartForm', '../features/product-card/index.ts')],
    ['client/data/x.ts', useType('Guard', '../app/routing/guards.ts')],
    ['graphql/x.ts', useType('Database', '../store/db/database.ts')],
    ['graphql/resolvers/x.ts', use('percentOf', '../../store/kernel/money.ts')],
    ['graphql/x.ts', useType('PageApi', '../client/data/graphql/page-api.ts')],
    ['graphql/x.ts', useType('Config', '../server/config.ts')],
    ['contract/x.ts', use('formatMoney', '../graphql/money.ts')],
    ['contract/types/field-rules.ts', use('Pence', './primitives.ts')],
    ['contract/x.ts', useType('Zone', '../store/delivery/addresses/postcode.ts')],
    ['store/cart/x.ts', useType('Config', '../../server/config.ts')],
    ['store/cart/x.ts', use('formatMoney', '../../graphql/money.ts')],
    ['store/cart/x.ts', use('mount', '../http/mount.ts')],
    ['store/cart/x.ts', useType('StoreContext', '../context.ts')],
    ['store/cart/x.ts', use('seedIfEmpty', '../seed/seed.ts')],
    ['store/cart/x.routes.ts', use('cart', '../db/schema.ts')],
    ['store/cart/x.routes.ts', use('draw', '../../demo/illustrator/draw.ts')],
    ['store/cart/x.ts', use('moveOrder', '../order/index.ts')],
    ['store/order/x.ts', use('getCart', '../cart/cart.ts')],
    ['store/cart/x.routes.ts', use('moveOrder', '../order/order-state.ts')],
    ['store/operator/x.ts', use('moveOrder', '../order/order-state.ts')],
    ['store/cart/index.ts', `export { inTransaction } from '../kernel/index.ts'\n`],
    ['store/kernel/x.ts', useType('Session', '../visitor/index.ts')],
    ['store/order/x.ts', use('askRecipient', '../recipient-choice/index.ts')],
    ['store/db/x.ts', use('getCart', '../cart/cart.ts')],
    ['store/cart/x.ts', use('DEMO', '../../demo/demo.ts')],
    ['store/seed/x.ts', use('CITIES', '../../demo/seed/cities.ts')],
    ['demo/illustrator/x.ts', use('percentOf', '../../store/kernel/money.ts')],
    ['demo/seed/x.ts', use('cart', '../../store/db/schema.ts')],
    ['demo/seed/x.ts', use('draw', '../illustrator/draw.ts')],
    ['server/x.ts', use('percentOf', '../store/kernel/money.ts')],
    ['server/x.ts', use('buildStore', '../store/app.ts')],
    ['server/x.ts', use('preparePage', '../client/app/entry-server.tsx')],
    ['server/x.ts', use('getCart', '../contract/basket.ts')],
    ['server/x.ts', `export * from '../client/app/entry-server.tsx'\n`],
    ['server/x.ts', `export const page = await import('../client/app/entry-server.tsx')\n`],
  ])('%s: %s', async (path, code) => {
    expect(await refusals(path, code)).toContain(IMPORT)
  })
})

describe('an import along the direction of the house is fine:', () => {
  it.each([
    ['client/features/cart/x.ts', useType('Layout_QueryFragment', '../../../graphql/generated/graphql.ts')],
    ['graphql/x.ts', use('getCart', '../contract/basket.ts')],
    ['contract/x.ts', use('Pence', './primitives.ts')],
    ['client/ui/x.ts', use('isEmail', '../../contract/types/field-rules.ts')],
    ['client/ui/x.ts', useType('Picture_ImageFragment', '../../graphql/generated/graphql.ts')],
    ['client/features/cart/x.ts', use('Icon', '../../ui/icon.tsx')],
    ['client/features/cart/x.ts', use('pageApi', '../../data/graphql/page-api.ts')],
    ['client/features/cart/x.ts', use('paymentPath', '../order/index.ts')],
    ['client/app/x.ts', use('CardTextForm', '../features/cart/index.ts')],
    ['store/cart/x.ts', use('isEmail', '../../contract/types/field-rules.ts')],
    ['store/cart/x.routes.ts', use('getCart', './cart.ts')],
    ['store/order/x.ts', use('getCart', '../cart/index.ts')],
    ['store/cart/x.routes.ts', use('moveOrder', '../order/index.ts')],
    ['store/cart/x.ts', use('cart', '../db/schema.ts')],
    ['server/x.ts', use('startStore', '../store/start.ts')],
    ['server/x.ts', useType('PageRequest', '../client/app/entry-server.tsx')],
  ])('%s: %s', async (path, code) => {
    expect(await refusals(path, code)).toEqual([])
  })
})

describe('refused is also', () => {
  it.each([
    [
      'a package other than zod in the contract',
      'contract/x.ts',
      use('sql', 'drizzle-orm'),
      'no-restricted-imports',
    ],
    ['a module of Node in the contract', 'contract/x.ts', use('join', 'node:path'), 'no-restricted-imports'],
    ['a module of Node in a page', 'client/ui/x.ts', use('join', 'node:path'), 'no-restricted-imports'],
    ['the database in a page', 'client/ui/x.ts', use('Pool', 'pg'), 'no-restricted-imports'],
    [
      'reading the environment',
      'store/cart/x.ts',
      'export const port = process.env.PORT\n',
      'no-restricted-properties',
    ],
    [
      'taking the environment apart',
      'server/x.ts',
      'export const { env } = process\n',
      'no-restricted-properties',
    ],
    ['importing the environment', 'graphql/x.ts', use('env', 'node:process'), 'no-restricted-syntax'],
    [
      'a database or a transaction without the clock',
      'store/cart/x.ts',
      `import type { Transaction } from '../db/database.ts'\nexport const f = (tx: Transaction) => tx\n`,
      'no-restricted-syntax',
    ],
    [
      'a function of six parameters in the store',
      'store/cart/x.ts',
      'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1, f: 1) => [a, b, c, d, e, f]\n',
      'max-params',
    ],
    ['a file of odds and ends', 'server/utils.ts', 'export {}\n', 'no-restricted-syntax'],
    ['a folder of odds and ends', 'client/common/button.tsx', 'export {}\n', 'no-restricted-syntax'],
    ['a manager', 'store/cart/cart-manager.ts', 'export {}\n', 'no-restricted-syntax'],
    [
      'a file name that is not kebab-case',
      'client/ui/ProductCard.tsx',
      'export {}\n',
      'no-restricted-syntax',
    ],
    ['a file outside the house', 'lib/x.ts', 'export {}\n', 'boundaries/no-unknown-files'],
    ['a file outside the parts of the client', 'client/x.ts', 'export {}\n', 'boundaries/no-unknown-files'],
    [
      'a feature that has no place in the order',
      'client/features/x/y.ts',
      'export {}\n',
      'boundaries/no-unknown-files',
    ],
    [
      'a hook that runs sometimes',
      'client/ui/x.tsx',
      `import { useState } from 'react'\nexport function useX(on: boolean) {\n  if (on) useState(1)\n}\n`,
      'react-hooks/rules-of-hooks',
    ],
    ...['<form />', '<Form />', '<fetcher.Form method="post" />'].map(
      (form): [string, string, string, string] => [
        `a form that the browser checks, ${form}`,
        'client/ui/x.tsx',
        `import { Form, useFetcher } from 'react-router-dom'\nexport function X() {\n  const fetcher = useFetcher()\n  void [Form, fetcher]\n  return ${form}\n}\n`,
        'no-restricted-syntax',
      ],
    ),
    [
      'what an old browser cannot group',
      'client/ui/x.ts',
      'export const groups = Map.groupBy([1], (x) => x)\n',
      'supported-browsers/members',
    ],
    [
      'a class that an old browser lacks',
      'client/ui/x.ts',
      `export const gzip = new CompressionStream('gzip')\n`,
      'supported-browsers/globals',
    ],
    [
      'a method that nothing in an old browser has',
      'client/ui/x.ts',
      'document.body.showPopover()\n',
      'supported-browsers/calls',
    ],
    [
      'an expression that an old browser cannot read',
      'client/ui/x.ts',
      'export const x = /(?<=a)b/\n',
      'es-x/no-regexp-lookbehind-assertions',
    ],
    [
      'a format of the browser',
      'client/ui/x.ts',
      `export const x = new Intl.NumberFormat('en-GB').format(1)\n`,
      'no-restricted-globals',
    ],
    [
      'a date as the browser has it',
      'client/ui/x.ts',
      `export const x = new Date().toLocaleDateString('en-CA')\n`,
      'no-restricted-properties',
    ],
    [
      'a whole format where its parts are taken',
      'client/data/clock.ts',
      `export const x = new Intl.DateTimeFormat('en-CA').format(0)\n`,
      'no-restricted-properties',
    ],
    [
      'a way of its own to the gateway',
      'client/features/cart/x.ts',
      `export const x = await fetch('/graphql')\n`,
      'no-restricted-globals',
    ],
    [
      'the same by way of the window',
      'client/features/cart/x.ts',
      `export const x = await window.fetch('/graphql')\n`,
      'no-restricted-properties',
    ],
    ...[
      'new XMLHttpRequest()',
      "new EventSource('/graphql')",
      "new WebSocket('/graphql')",
      "new WebTransport('/graphql')",
    ].map((way) => [
      `another way out of a page, ${way}`,
      'client/features/cart/x.ts',
      `export const x = () => ${way}\n`,
      'no-restricted-globals',
    ]),
    ...[
      "self.fetch('/graphql')",
      "document.defaultView?.fetch('/graphql')",
      'new window.XMLHttpRequest()',
    ].map((way) => [
      `the window by another name, ${way}`,
      'client/features/cart/x.ts',
      `export const x = () => ${way}\n`,
      'no-restricted-properties',
    ]),
    [
      'a client of urql by a dynamic import',
      'client/features/cart/x.ts',
      `export const x = async () => new (await import('@urql/core')).Client({ url: '/graphql', exchanges: [] })\n`,
      'no-restricted-syntax',
    ],
    [
      'a third client of urql beside the two',
      'client/data/graphql/x.ts',
      `import { Client } from '@urql/core'\nexport const x = new Client({ url: '/graphql', exchanges: [] })\n`,
      'no-restricted-imports',
    ],
    [
      'a second client of the gateway',
      'client/features/cart/x.ts',
      `import { Client } from 'urql'\nexport const x = new Client({ url: '/graphql', exchanges: [] })\n`,
      'no-restricted-imports',
    ],
    [
      'the environment in a page',
      'client/ui/x.ts',
      'export const port = process.env.PORT\n',
      'no-restricted-properties',
    ],
    ...[
      `(x: { message: string }) => x.message === 'Field is required'`,
      `(x: { message: string }) => x.message.replace('must', 'has to')`,
      `({ message }: { message: string }) => message.startsWith('must ')`,
      `(x: { message: string }) => /phone|mail/.test(x.message)`,
      `(x: Record<string, string>, { message }: { message: string }) => x[message]`,
    ].flatMap((code) =>
      ['client/ui/x.ts', 'client/ui/x.tsx', 'graphql/x.ts', 'server/x.ts'].map(
        (path): [string, string, string, string] => [
          `a decision by the words of a message, ${code}`,
          path,
          `export const x = ${code}\n`,
          'no-restricted-syntax',
        ],
      ),
    ),
    ['printing', 'server/x.ts', `console.log('x')\n`, 'no-console'],
    ['any', 'server/x.ts', 'export const x: any = 1\n', '@typescript-eslint/no-explicit-any'],
  ])('%s', async (_what, path, code, rule) => {
    expect(await refusals(path, code)).toContain(rule)
  })

  it.each([
    ['what an old browser has', 'client/ui/x.ts', 'export const x = [2, 1].toSorted()\n'],
    [
      'what is asked for before it is called',
      'client/ui/x.ts',
      'export const show = (it: HTMLElement) => it.showPopover?.()\n',
    ],
    ['what Node has, on the server', 'server/x.ts', 'export const x = Map.groupBy([1], (x) => x)\n'],
    [
      'a message that is shown or asked for its type',
      'client/ui/x.ts',
      `export const x = ({ message }: { message?: unknown }) => (typeof message === 'string' ? message : '')\n`,
    ],
    ['a form that says it is not checked', 'client/ui/x.tsx', 'export const form = <form noValidate />\n'],
  ])('but not %s', async (_what, path, code) => {
    expect(await refusals(path, code)).toEqual([])
  })

  it('nothing in the one file that reads the environment', async () => {
    expect(await refusals('server/config.ts', 'export const port = process.env.PORT\n')).toEqual([])
  })
})

describe('in the schema is refused', () => {
  it.each([
    ['a type without an id', '"A vase."\ntype Vase {\n  "In cm."\n  height: Int\n}', 'strict-id-in-types'],
    ['an id that may be missing', '"A vase."\ntype Vase {\n  "Its id."\n  id: ID\n}', 'strict-id-in-types'],
    ['a type without a description', 'type Vase {\n  "Its id."\n  id: ID!\n}', 'require-description'],
    ['a field without a description', 'extend type Query {\n  vase: Int\n}', 'require-description'],
    [
      'a field in another case',
      'extend type Cart {\n  "How many."\n  Vase_count: Int\n}',
      'naming-convention',
    ],
    ['a value in lower case', '"Sorts."\nenum Vase {\n  "Of clay."\n  clay\n}', 'naming-convention'],
    [
      'a type that says it is one',
      '"A vase."\nscalar Vase\n"Sorts."\nenum VaseEnum { A }',
      'naming-convention',
    ],
    [
      'a query that begins with get',
      'extend type Query {\n  "The vase."\n  getVase: Int\n}',
      'naming-convention',
    ],
    [
      'a field with the name of its type',
      '"A vase."\ntype Vase {\n  "Its id."\n  vaseId: ID!\n}',
      'no-typename-prefix',
    ],
    [
      'a type that nothing leads to',
      '"A vase."\ntype Vase {\n  "Its id."\n  id: ID!\n}',
      'no-unreachable-types',
    ],
    [
      'a deprecation without a reason',
      'extend type Cart {\n  "How many."\n  vases: Int @deprecated\n}',
      'require-deprecation-reason',
    ],
    [
      'a description in a comment',
      '# A vase.\ntype Vase {\n  "Its id."\n  id: ID!\n}',
      'no-hashtag-description',
    ],
    ['a description in quotes', 'extend type Cart {\n  "How many."\n  vases: Int\n}', 'description-style'],
    ['an unknown directive', 'extend type Cart {\n  "How many."\n  vases: Int @vase\n}', 'known-directives'],
    ['an unknown type', 'extend type Cart {\n  "How many."\n  vases: Vase\n}', 'known-type-names'],
  ])('%s', async (_what, code, rule) => {
    expect(await refusals('graphql/schema/x.graphql', code)).toContain(`@graphql-eslint/${rule}`)
  })

  it.each([
    ['that may be null', '"Its id."\n  id: ID'],
    ['that is no ID', '"Its id."\n  id: String!'],
    ['beside a number', '"Its id."\n  id: ID!\n  "Its number."\n  number: ID!'],
  ])('a type with an id %s', async (_what, fields) => {
    const code = `extend type Query {\n  "One."\n  vase: Vase\n}\n"A vase."\ntype Vase {\n  ${fields}\n}`
    expect(await refusals('graphql/schema/x.graphql', code)).toContain('@graphql-eslint/strict-id-in-types')
  })

  it('no type of the schema that has an identifier is let off', () => {
    const without = typesWithoutIdentifier(['id', 'number'])
    const types = Object.values(readSchema().getTypeMap()).filter(isObjectType)
    const identified = types.filter((type) => String(type.getFields().id?.type) === 'ID!')
    expect(identified.length).toBeGreaterThan(20)
    expect(identified.filter(({ name }) => without.includes(name))).toEqual([])
  })
})

describe('in an operation is refused', () => {
  it.each([
    ['an unknown field', 'query X { cart { vase } }', 'fields-on-correct-type'],
    ['an unknown argument', 'query X { article(name: "x") { slug } }', 'known-argument-names'],
    ['a missing argument', 'query X { article { slug } }', 'provided-required-arguments'],
    [
      'an argument of another type',
      'query X($slug: Int!) { article(slug: $slug) { slug } }',
      'variables-in-allowed-position',
    ],
    [
      'a value of another type',
      'query X { articles(page: "one") { topics } }',
      'value-literals-of-correct-type',
    ],
    ['an object without its fields', 'query X { cart }', 'scalar-leafs'],
    ['a variable that nothing reads', 'query X($slug: String) { cart { quantity } }', 'no-unused-variables'],
    [
      'a variable that is not declared',
      'query X { article(slug: $slug) { slug } }',
      'no-undefined-variables',
    ],
    ['a fragment that nothing takes', 'fragment X_cart on Cart { quantity }', 'no-unused-fragments'],
    ['an unknown fragment', 'query X { cart { ...X_cart } }', 'known-fragment-names'],
    [
      'a fragment that cannot apply',
      'query X { cart { ... on Money { text } } }',
      'possible-fragment-spread',
    ],
    ['a field twice', 'query X { cart { quantity quantity } }', 'no-duplicate-fields'],
    ['one name for two fields', 'query X { cart { id id: quantity } }', 'overlapping-fields-can-be-merged'],
    ['an operation without a name', 'query { cart { quantity } }', 'no-anonymous-operations'],
    ['an operation that says it is one', 'query CartQuery { cart { quantity } }', 'naming-convention'],
    [
      'a fragment that says of no component',
      'fragment CartFragment on Cart { quantity }',
      'naming-convention',
    ],
    ['a name that another operation has', 'query CartPage { cart { quantity } }', 'unique-operation-name'],
    ['a type definition', 'type Vase { id: ID! }', 'executable-definitions'],
  ])('%s', async (_what, code, rule) => {
    expect(await refusals('client/ui/x.graphql', code)).toContain(`@graphql-eslint/${rule}`)
  })

  it('but not one that fits the schema', async () => {
    expect(await refusals('client/ui/x.graphql', 'query X { cart { quantity } }')).toEqual([])
  })
})

describe('the types of the client have', () => {
  it.each([
    ['what the oldest supported browsers have', 'export const x = [2, 1].toSorted()', []],
    [
      'no method of an object that came later',
      'export const x = new Map<string, number>().values().map(String)',
      [2339],
    ],
    ['no static method that came later', 'export const x = Map.groupBy([1], String)', [2550]],
  ])('%s', (_what, code, expected) => {
    expect(typeErrors(code)).toEqual(expected)
  })
})

/** What the type check of the client refuses in a file of that text: the codes of TypeScript. */
function typeErrors(code: string): number[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.client.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  )
  const host = ts.createCompilerHost({ ...options, incremental: false, types: [] })
  const path = `${import.meta.dirname}/client/planted.ts`
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, code, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest)
  const program = ts.createProgram(
    [path],
    { ...options, incremental: false, tsBuildInfoFile: undefined, types: [] },
    host,
  )
  return ts.getPreEmitDiagnostics(program).map((found) => found.code)
}
