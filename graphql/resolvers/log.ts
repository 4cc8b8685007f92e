import type { Resolvers } from '../generated/resolvers.ts'
import { writeLog } from '../rest/log.ts'

export const logResolvers: Resolvers = {
  Mutation: {
    log: async (_root, { message, path, stack }, { rest }) => {
      const entry = {
        message: message.slice(0, 2000),
        path: path?.slice(0, 500),
        stack: stack?.slice(0, 8000),
      }
      return (await writeLog(rest, entry)).success
    },
  },
}
