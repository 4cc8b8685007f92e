import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { operationRules, schemaRules } from './scripts/graphql-lint/lint-rules.ts'
import { supportedBrowsers } from './scripts/supported-browsers/lint-rules.ts'

/** The modules of the store. Each may import what those before it offer in their index.ts, and nothing of those after it. */
const STORE_MODULES = [
  'kernel',
  'visitor',
  'outbox',
  'gift-cards',
  'delivery',
  'catalogue',
  'content',
  'search',
  'loyalty',
  'cart',
  'subscription',
  'order',
  'recipient-choice',
  'payment',
  'renewal',
  'account',
  'notifications',
  'tasks',
]
const moduleOf = (name) => `store-${name}`
const moduleIndexOf = (name) => `store-${name}-index`
const routesOf = (name) => `store-${name}-routes`
const ALL_MODULES = STORE_MODULES.map(moduleIndexOf)
/** What a module may import beyond contract, database and the modules before it. */
const BESIDES = {
  kernel: ['logging', 'metrics'],
  outbox: ['tracing'],
  tasks: ['logging', 'metrics', 'tracing'],
}

/** The features of the client. Each may import what those before it offer in their index.ts, and nothing of those after it. */
const CLIENT_FEATURES = [
  'destination',
  'product-card',
  'not-found',
  'catalogue',
  'search',
  'content',
  'blog',
  'gifts',
  'promotions',
  'mobile-app',
  'bouquet-constructor',
  'gift-card',
  'loyalty',
  'subscription',
  'delivery',
  'saved-recipients',
  'card-text',
  'order',
  'recipient-choice',
  'cart',
  'product',
  'checkout',
  'payment',
  'favorites',
  'important-dates',
  'account',
  'home',
  'styleguide',
]
const featureOf = (name) => `client-${name}`
const indexOf = (name) => `client-${name}-index`

/** The parts of the house, from the shopper inwards; a file belongs to the first that fits. */
const PARTS = {
  test: ['**/*.test.{ts,tsx}', 'tests/**'],
  'client-app': ['client/app/**'],
  ...Object.fromEntries(
    CLIENT_FEATURES.flatMap((name) => [
      [indexOf(name), [`client/features/${name}/index.ts`]],
      [featureOf(name), [`client/features/${name}/**`]],
    ]),
  ),
  'client-ui': ['client/ui/**'],
  'client-data': ['client/data/**'],
  'graphql-generated': ['graphql/generated/**'],
  graphql: ['graphql/**'],
  server: ['server/**'],
  'field-rules': ['contract/types/field-{rules,errors}.ts'],
  contract: ['contract/**'],
  logging: ['logging/**'],
  metrics: ['metrics/**'],
  tracing: ['tracing/**'],
  'store-ports': ['store/catalogue/pictures/{drawing,illustrator}.ts', 'store/seed/seed-data.ts'],
  'store-start': ['store/{start,reseed,operate,migrate,close-with-timeout,open-in-order}.ts'],
  'store-operator': ['store/operator/**'],
  'store-app': ['store/app.ts'],
  'store-context': ['store/context.ts'],
  'store-http': ['store/http/**'],
  ...Object.fromEntries(
    STORE_MODULES.flatMap((name) => [
      [moduleIndexOf(name), [`store/${name}/index.ts`]],
      [routesOf(name), [`store/${name}/**/*.routes.ts`]],
      [moduleOf(name), [`store/${name}/**`]],
    ]),
  ),
  'store-db': ['store/db/**'],
  'store-seed': ['store/seed/**'],
  'demo-seed': ['demo/seed/**'],
  'demo-illustrator': ['demo/illustrator/**'],
  demo: ['demo/demo.ts'],
  bench: ['bench/**'],
  conformance: ['conformance/**'],
  launch: ['scripts/launch/**'],
  scripts: ['scripts/**'],
  config: ['*.{js,ts}', 'workshop/vite.config.ts'],
  workshop: ['workshop/**'],
}

/** Which parts each part may import besides itself, and of which it may know the types only. */
const MAY_IMPORT = {
  'client-app': {
    all: ['client-ui', 'client-data', 'graphql-generated', ...CLIENT_FEATURES.map(indexOf)],
  },
  ...Object.fromEntries(
    CLIENT_FEATURES.flatMap((name, index) => [
      [indexOf(name), { all: [featureOf(name)] }],
      [
        featureOf(name),
        {
          all: [
            'client-ui',
            'client-data',
            'graphql-generated',
            'field-rules',
            ...CLIENT_FEATURES.slice(0, index).map(indexOf),
          ],
        },
      ],
    ]),
  ),
  'client-ui': { all: ['field-rules'], types: ['graphql-generated'] },
  'client-data': { all: ['graphql-generated'] },
  'graphql-generated': { types: ['graphql'] },
  graphql: { all: ['contract', 'logging', 'metrics', 'tracing'], types: ['graphql-generated'] },
  server: {
    all: ['graphql', 'logging', 'metrics', 'tracing', 'store-start', 'demo', 'workshop', 'launch'],
    types: ['client-app', 'client-data', 'contract', 'graphql-generated'],
  },
  'field-rules': {},
  contract: { all: ['field-rules'] },
  logging: {},
  metrics: { types: ['logging'] },
  tracing: { all: ['logging'] },
  'store-start': {
    all: ['logging', 'metrics', 'store-app', 'store-operator', ...ALL_MODULES, 'store-seed', 'store-db'],
    types: ['store-ports'],
  },
  'store-operator': { all: ['contract', 'field-rules', ...ALL_MODULES, 'store-db'] },
  'store-app': {
    all: [...STORE_MODULES.map(routesOf), 'store-http', 'logging', 'metrics', 'tracing'],
    types: ['store-context'],
  },
  'store-context': { types: [...ALL_MODULES, 'store-db'] },
  'store-http': { all: ['contract', 'field-rules', ...ALL_MODULES], types: ['store-context', 'store-db'] },
  ...Object.fromEntries(
    STORE_MODULES.flatMap((name) => [
      [moduleIndexOf(name), { all: [moduleOf(name)] }],
      // Routes stand above all modules: a call may need several.
      [
        routesOf(name),
        {
          all: [
            'contract',
            'field-rules',
            'store-http',
            moduleOf(name),
            ...ALL_MODULES.filter((index) => index !== moduleIndexOf(name)),
            ...STORE_MODULES.map(routesOf),
          ],
          types: ['store-context', 'store-db'],
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    STORE_MODULES.map((name, index) => [
      moduleOf(name),
      {
        all: [
          'contract',
          'field-rules',
          'store-db',
          'store-ports',
          ...(BESIDES[name] ?? []),
          ...ALL_MODULES.slice(0, index),
        ],
      },
    ]),
  ),
  // What the store leaves to others to be: types, and lists of what there is.
  'store-ports': { types: ['contract', 'store-db'] },
  'store-seed': { all: [...ALL_MODULES, 'store-db'], types: ['contract', 'store-ports'] },
  'store-db': { all: ['logging', 'metrics', 'tracing', 'contract'], types: ['store-ports'] },
  'demo-seed': { all: ['store-ports'], types: ['contract'] },
  'demo-illustrator': { all: ['store-ports'] },
  demo: { all: ['demo-seed', 'demo-illustrator'] },
  bench: {
    all: [
      'scripts',
      'contract',
      'graphql',
      'graphql-generated',
      'server',
      'store-start',
      'store-seed',
      'demo',
      ...ALL_MODULES,
      'store-db',
    ],
  },
  // It knows a backend by its answers alone.
  conformance: { all: ['contract', 'field-rules'] },
  // GraphiQL for front-end developers; of the gateway the words and types of what it tells them.
  workshop: { all: ['graphql'], types: ['graphql-generated'] },
  scripts: { all: ['launch', 'contract', 'graphql', 'demo-seed', 'demo-illustrator', ...ALL_MODULES] },
  config: { all: ['graphql', 'scripts'] },
  test: { all: Object.keys(PARTS) },
}

const partOf = (name) => ({ file: { categories: name } })
const policiesOf = (from) => {
  const { all = [], types = [] } = MAY_IMPORT[from]
  return [
    { from: partOf(from), allow: { to: partOf({ anyOf: [from, ...all] }) } },
    ...(types.length
      ? [{ from: partOf(from), allow: { to: partOf({ anyOf: types }), dependency: { kind: 'type' } } }]
      : []),
  ]
}
const dependencies = (policies) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      message:
        '{{from.file.categories}} may not import {{to.file.categories}}: MAY_IMPORT in eslint.config.js says what may.',
      policies,
    },
  ],
})
/**
 * A part's files are tried on the policies of that part alone: trying each import on those of all sixty is half of what lint takes. A
 * file belongs to the first part that it matches, and the last of the settings counts.
 */
const dependenciesByPart = Object.entries(PARTS)
  .reverse()
  .map(([part, patterns]) => ({
    files: patterns.map((pattern) => [pattern, '**/*.{ts,tsx}']),
    plugins: { boundaries },
    rules: dependencies(part in MAY_IMPORT ? policiesOf(part) : []),
  }))

const PROCESS_IMPORT = {
  selector: 'ImportDeclaration[source.value=/^(node:)?process$/]',
  message: 'server/config.ts alone reads the environment.',
}
const NO_ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'server/config.ts alone reads the environment; take what you need as an option.',
}
// Its types are known everywhere, but not every Node has it.
const NO_TEMPORAL = { name: 'Temporal', message: 'Import it from temporal-polyfill.' }
const ONE_CLIENT =
  'Pages reach the shop by loaders, actions and the hooks of urql: client/data/graphql has the one client.'
const WAYS_OUT = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'WebTransport']
const NO_FETCH = WAYS_OUT.map((name) => ({ name, message: ONE_CLIENT }))
/** The same of whatever object: the window goes by several names. The router's asks the action of a page. */
const NO_FETCH_OF = [...WAYS_OUT, 'sendBeacon'].map((property) => ({
  ...{ property, message: ONE_CLIENT },
  allowObjects: ['router'],
}))
const URQL_IMPORT = {
  selector: 'ImportExpression[source.value=/^(urql|@urql\\u002F.*|wonka)$/]',
  message: 'There is one client: client/data/graphql makes it.',
}
const OF_THE_SERVER = {
  regex: '^(node:|fastify|mercurius|undici|pg$|drizzle-orm|zod)',
  message: 'This belongs to the server; pages run in the browser too.',
}
const NO_LOCALES = 'Browsers differ in it: client/data/format.ts has the words for dates and money.'

const MESSAGE = ':matches(MemberExpression[property.name="message"], Identifier[name="message"])'
const TEXT_METHODS = 'replace|replaceAll|match|matchAll|includes|startsWith|endsWith|indexOf|search'
/** What reads the English of a message to decide, or rewrites it. */
const READS_MESSAGES = [
  `BinaryExpression[operator=/^[!=]==?$/]:has(> ${MESSAGE})`,
  `CallExpression[callee.property.name=/^(${TEXT_METHODS})$/] > MemberExpression.callee:has(> ${MESSAGE}.object)`,
  `CallExpression[callee.property.name=/^(test|exec)$/]:has(> ${MESSAGE}.arguments)`,
  `MemberExpression[computed=true]:has(> ${MESSAGE}.property)`,
  `SwitchStatement:has(> ${MESSAGE}.discriminant)`,
].map((selector) => ({
  selector,
  message:
    'Messages are for people. Decide by `code` and `field`; client/ui/form/sentences.ts has the words.',
}))

const SCRIPTS = ['**/*.{js,mjs,ts,tsx}']
const refuseFile = (message) => ({ 'no-restricted-syntax': ['error', { selector: 'Program', message }] })

export default defineConfig(
  globalIgnores([
    ...['dist/', '.data/', 'graphql/generated/', 'public/', 'test-results/', 'playwright-report/'],
    // Each is built by its own framework, and checked by it.
    'bench/peers/{next,react-router,astro}/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: SCRIPTS, extends: [js.configs.recommended] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: SCRIPTS,
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'no-restricted-globals': ['error', NO_TEMPORAL],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },

  // ---- the house ----
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/files': Object.entries(PARTS).map(([category, pattern]) => ({ category, pattern })),
      'boundaries/files-single-match': true,
      'boundaries/legacy-warnings': false,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      ...dependencies([]),
    },
  },
  ...dependenciesByPart,
  {
    files: ['contract/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!\\./|zod$)', message: 'The contract is a leaf: it needs zod and nothing else.' },
          ],
        },
      ],
    },
  },
  {
    files: ['client/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            OF_THE_SERVER,
            {
              regex: '^(urql|@urql/.*)$',
              importNamePattern: '^(Client|createClient|.*Exchange)$',
              allowTypeImports: true,
              message: 'There is one client: client/data/graphql makes it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{client,graphql,server,contract,store,demo}/**'],
    ignores: ['server/config.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', NO_ENVIRONMENT],
      'no-restricted-syntax': ['error', PROCESS_IMPORT],
    },
  },
  {
    files: ['{client,graphql,server,contract}/**'],
    ignores: ['server/config.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', PROCESS_IMPORT, URQL_IMPORT, ...READS_MESSAGES] },
  },
  {
    files: ['store/**/*.ts'],
    ignores: ['store/db/**', '**/*.test.ts'],
    rules: {
      'max-params': ['error', 5],
      'no-restricted-syntax': [
        'error',
        PROCESS_IMPORT,
        {
          selector:
            ':function > Identifier.params > TSTypeAnnotation > TSTypeReference[typeName.name=/^(Queryable|Transaction)$/]',
          message: 'Take a Context or a TransactionContext (store/kernel/context.ts): it has the clock, too.',
        },
      ],
    },
  },
  {
    files: ['client/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        PROCESS_IMPORT,
        URQL_IMPORT,
        ...READS_MESSAGES,
        {
          selector: 'JSXAttribute[name.name="style"]',
          message:
            "A page's policy refuses style attributes: use a class, or a data attribute with rules of its own.",
        },
        ...[
          'JSXOpeningElement[name.name=/^(form|Form)$/]',
          'JSXOpeningElement[name.property.name="Form"]',
        ].map((form) => ({
          selector: `${form}:not(:has(> JSXAttribute[name.name="noValidate"]))`,
          message:
            'What is wrong is said by the shop, not by the browser: use BaseForm, PostForm or CheckedForm.',
        })),
      ],
    },
  },
  {
    files: ['client/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', NO_TEMPORAL, ...NO_FETCH, { name: 'Intl', message: NO_LOCALES }],
      'no-restricted-properties': [
        'error',
        NO_ENVIRONMENT,
        ...NO_FETCH_OF,
        ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'localeCompare'].map(
          (property) => ({
            property,
            message: NO_LOCALES,
          }),
        ),
      ],
    },
  },
  {
    // The client in the browser, and that of one request on the server.
    files: ['client/data/graphql/{browser-api,server-client}.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [OF_THE_SERVER] }],
    },
  },
  {
    // The client itself, and the form of the cookie banner, which is no part of the pages.
    files: ['client/data/graphql/browser-api.ts', 'client/app/document/consent-form.ts'],
    rules: {
      'no-restricted-globals': ['error', NO_TEMPORAL, { name: 'Intl', message: NO_LOCALES }],
    },
  },
  {
    // What it sends is for the collector of traces, and none of the pages' business.
    files: ['client/data/browser/browser-spans.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // It passes on what browsers ask for.
    files: ['client/app/offline/service-worker.ts'],
    rules: {
      'no-restricted-globals': ['error', NO_TEMPORAL, { name: 'Intl', message: NO_LOCALES }],
    },
  },
  {
    // It takes the digits of a clock on the wall in London.
    files: ['client/data/clock.ts'],
    rules: {
      'no-restricted-globals': ['error', NO_TEMPORAL, ...NO_FETCH],
      'no-restricted-properties': [
        'error',
        NO_ENVIRONMENT,
        ...NO_FETCH_OF,
        ...['format', 'formatRange', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map(
          (property) => ({ property, message: 'Take it from formatToParts: as a whole it differs.' }),
        ),
      ],
    },
  },
  {
    files: [
      '**/{utils,util,helpers,helper,common,misc,manager,managers}/**',
      '**/*{utils,helpers,common,misc,manager}.*',
    ],
    rules: refuseFile('A name that says nothing: call the file after what it is about.'),
  },
  {
    files: ['**/*[A-Z_]*.{ts,tsx,js,mjs}'],
    ignores: ['client/app/vike/+*'],
    rules: refuseFile('File names are kebab-case.'),
  },

  // ---- where things run ----
  { files: ['client/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'client/app/development/**', 'client/app/vike/+onRender*'],
    extends: [supportedBrowsers()],
  },
  {
    files: [
      '{scripts,bench,tests}/**',
      '**/*.test.{ts,tsx}',
      'server/{main,migrate,operate,seed,with-settings}.ts',
      'server/{development,payment-pages}/main.ts',
      'conformance/run.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    // Answers are looked into as they come, before any schema has vouched for them.
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', setInterval: 'readonly', clearInterval: 'readonly', URL: 'readonly' },
    },
  },

  // ---- GraphQL ----
  schemaRules,
  operationRules,
)
