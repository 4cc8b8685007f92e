import { writeLog } from '../../contract/log.ts'
import { reportBrowserError } from '../errors/browser-error.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const logResolvers: Resolvers = {
  Mutation: {
    log: async (_root, { message, path, stack }, { rest, sourceStack }) => {
      const body = {
        message: message.slice(0, 2000),
        path: path?.slice(0, 500),
        stack: stack ? sourceStack(stack.slice(0, 8000)).slice(0, 8000) : undefined,
      }
      const { success } = await rest.call(writeLog, { body })
      // Behind the limits of the store: nobody fills the collector from a browser.
      if (success) reportBrowserError(body.message, body.stack)
      return success
    },
  },
}
