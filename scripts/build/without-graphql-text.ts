import type { Plugin } from 'vite'

const LIBRARY = '@0no-co/graphql.web'
const STAND_IN = '\0larkspur:graphql-without-text'

/**
 * Leaves the parser and the printer of GraphQL out of the browser's scripts: pages send operations by their ids
 * (`client/data/graphql/persisted-request.ts`). urql imports both for documents that are text, which pages have none of; one would
 * fail at once.
 */
export function withoutGraphqlText(): Plugin {
  let urql: string | undefined
  return {
    name: 'larkspur:without-graphql-text',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer) {
      if (id !== LIBRARY) return undefined
      if (importer === STAND_IN) return this.resolve(id, urql, { skipSelf: true })
      urql = importer
      return STAND_IN
    },
    load(id) {
      if (id !== STAND_IN) return undefined
      const code = [
        `export { GraphQLError, Kind } from '${LIBRARY}'`,
        `export const parse = () => { throw new Error('Pages send operations by their ids') }`,
        'export const print = parse',
      ]
      return { code: code.join('\n'), moduleSideEffects: false }
    },
  }
}
