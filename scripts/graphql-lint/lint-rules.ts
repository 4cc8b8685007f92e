/** Configurations of ESLint for the schema and for the operations of the pages: the recommended rules of GraphQL-ESLint. */
import graphql from '@graphql-eslint/eslint-plugin'
import type { Linter } from 'eslint'
import { typesWithoutIdentifier } from './without-identifier.ts'

/** Invoices and credit notes are told apart by what tax law calls their number. */
const IDENTIFIERS = ['id', 'number']

const BASE = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: {
      graphQLConfig: { schema: 'graphql/schema/*.graphql', documents: 'client/**/*.graphql' },
    },
  },
} as unknown as Linter.Config

export const schemaRules: Linter.Config = {
  ...BASE,
  name: 'graphql-schema',
  files: ['graphql/schema/*.graphql'],
  rules: {
    ...graphql.configs['flat/schema-recommended'].rules,
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        FieldDefinition: true,
        InputValueDefinition: true,
        EnumValueDefinition: true,
        DirectiveDefinition: true,
      },
    ],
    '@graphql-eslint/strict-id-in-types': [
      'error',
      {
        acceptedIdNames: IDENTIFIERS,
        // The rule is for things that are asked for one by one. graphql/identifiers.test.ts finds those that lack what others name them by.
        exceptions: { types: typesWithoutIdentifier(IDENTIFIERS) },
      },
    ],
  },
}

export const operationRules: Linter.Config = {
  ...BASE,
  name: 'graphql-operations',
  files: ['client/**/*.graphql'],
  rules: {
    ...graphql.configs['flat/operations-recommended'].rules,
    // It serves caches that keep entities by id. Ours keeps whole answers, and ids that nobody reads would travel for nothing.
    '@graphql-eslint/require-selections': 'off',
    '@graphql-eslint/naming-convention': [
      'error',
      {
        VariableDefinition: 'camelCase',
        // "Subscription" may end a name: customers subscribe to flowers, and the gateway has no subscriptions.
        OperationDefinition: {
          style: 'PascalCase',
          forbiddenPrefixes: ['Query', 'Mutation', 'Get'],
          forbiddenSuffixes: ['Query', 'Mutation'],
        },
        // The component that reads it, and the property by which it takes it: `CartLine_position`.
        FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]*_[a-z][A-Za-z]*$/ },
      },
    ],
  },
}
