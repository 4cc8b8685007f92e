import { failedJobs, retryJob } from '../outbox/index.ts'
import { UsageError, onOneLine, readArgs } from './command.ts'
import type { Command } from './command.ts'
import { londonTime } from './dates.ts'

const list: Command = {
  usage: '',
  about: 'Work that failed: what is parked and waits for somebody, and what is tried again by itself',
  run: async (ctx, args) => {
    readArgs(args, [], {})
    const failed = await failedJobs(ctx)
    if (!failed.length) ctx.say('(none)')
    for (const { kind, id, attempts, isParked, triedAt, error } of failed) {
      const tries = attempts === 1 ? '1 try' : `${attempts} tries`
      ctx.say(
        `${isParked ? 'parked' : 'waits '}  ${[kind, id].filter(Boolean).join(' ')}  ${tries}, the last ${londonTime(triedAt)}`,
      )
      const [first = ''] = error.split('\n')
      if (first) ctx.say(`    ${onOneLine(first)}`)
    }
  },
}

const again: Command = {
  usage: '<kind> <row>',
  about: 'Has work that failed tried at once, as the list names it, e.g. `write_reminder 7`',
  run: async (ctx, args) => {
    const { words } = readArgs(args, ['The kind', 'The row'], {})
    const [kind, row] = words
    if (!(await retryJob(ctx, kind, row)))
      throw new UsageError(`No work of that name has failed: ${onOneLine(`${kind} ${row}`)}`)
    ctx.say(`${kind} ${row} is tried now, or when the shop is started`)
  },
}

export const jobs: Record<string, Command> = { list, again }
