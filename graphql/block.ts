import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from './context.ts'

/** A resolver of a block that may come late: the page can begin without it. */
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
