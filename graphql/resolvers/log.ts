import { writeLog } from '../../contract/log.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const logResolvers: Resolvers = {
  Mutation: {
    log: async (_root, { message, path, stack }, { rest, sourceStack }) => {
      const body = {
        message: message.slice(0, 2000),
        path: path?.slice(0, 500),
        stack: stack ? sourceStack(stack.slice(0, 8000)).slice(0, 8000) : undefined,
      }
      return (await rest.call(writeLog, { body })).success
    },
  },
}
