import { getVisitor } from '../../contract/visitor.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { ownOnly } from '../visitor-data.ts'

export const visitorResolvers: Resolvers = {
  Query: { visitor: (_root, _args, context) => ownOnly(context, (rest) => rest.data(getVisitor)) },
}
