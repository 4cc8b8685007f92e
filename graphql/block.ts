import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from './context.ts'

/** Marks the resolver of a block that may be deferred: the page can start without it. */
export function block<T>(load: (context: GatewayContext) => Promise<T>) {
  return (
    _root: unknown,
    _args: unknown,
    context: GatewayContext,
    info: GraphQLResolveInfo,
  ): Promise<T | null> => {
    const pending = load(context)
    return context.deferral ? context.deferral.race(info.fieldName, pending) : pending
  }
}
