import type { GraphQLField, GraphQLSchema } from 'graphql'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import type { Endpoint } from '../../contract/types/endpoint.ts'
import type { GatewayContext } from '../context.ts'

/**
 * Adds a resolver to queries without arguments that are called like a call of /v1: `navigation` answers the `data` of `getNavigation`.
 * The call has nothing to say either, and the same answer for everybody. A query's own resolver replaces this one.
 */
export function resolveBySharedCalls(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const call = sharedCallOf(field)
    if (call) field.resolve ??= (_root, _args, { rest }: GatewayContext) => rest.data(call)
  }
}

/** The call that answers a query by its name; undefined where the query has to decide something. */
export function sharedCallOf({ name, args }: GraphQLField<unknown, unknown>): Endpoint | undefined {
  const call = ENDPOINTS.get(`get${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  const isAnswered = call?.shared && !call.params && !call.query && !args.length
  return isAnswered ? call : undefined
}
