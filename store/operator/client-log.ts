import { desc } from 'drizzle-orm'
import { clientLog } from '../db/schema.ts'
import { onOneLine, readArgs, wholeNumber } from './command.ts'
import type { Command } from './command.ts'
import { londonTime } from './dates.ts'

const list: Command = {
  usage: '[--limit <n>]',
  about: 'Errors of browsers from the last thirty days, the newest first, with the place in the source',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], { limit: { type: 'string', default: '50' } })
    const rows = await ctx.db
      .select()
      .from(clientLog)
      .orderBy(desc(clientLog.id))
      .limit(wholeNumber(values.limit, '--limit', 1))
    if (!rows.length) ctx.say('(none)')
    for (const { at, level, path, message, stack } of rows) {
      // Browsers may send control characters, which must not reach a terminal.
      ctx.say(
        `${londonTime(at)}  ${onOneLine(level)}  ${onOneLine(path) || '(no path)'}  ${onOneLine(message)}`,
      )
      for (const line of stack?.split('\n').filter(Boolean) ?? []) ctx.say(`    ${onOneLine(line).trim()}`)
    }
  },
}

export const log: Record<string, Command> = { list }
