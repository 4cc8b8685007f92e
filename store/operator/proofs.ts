import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { PROOF_TYPES } from '../../contract/forms.ts'
import type { Database } from '../db/database.ts'
import { formFile, formSubmission } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Clock, Context } from '../kernel/index.ts'
import { UsageError, onOneLine, readArgs, table, wholeNumber } from './command.ts'
import type { Command } from './command.ts'
import { inLondon, londonTime } from './dates.ts'

const EXTENSIONS: Record<(typeof PROOF_TYPES)[number], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}
const KIB = 1024

const list: Command = {
  usage: '[--limit <n>]',
  about: 'Files that came with forms and are still kept, the newest first',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], { limit: { type: 'string', default: '50' } })
    const rows = await ctx.db
      .select({ ...ABOUT, form: formSubmission.form, fields: formSubmission.fields })
      .from(formFile)
      .innerJoin(formSubmission, eq(formSubmission.id, formFile.submissionId))
      .where(isKept(ctx.clock))
      .orderBy(desc(formFile.deleteAfter))
      .limit(wholeNumber(values.limit, '--limit', 1))
    const lines = table(
      rows.map(({ id, form, fields, name, size, deleteAfter }) => ({
        submission: id,
        form,
        from: onOneLine(`${String(fields.name)}, ${String(fields.email)}`),
        file: onOneLine(name),
        KB: Math.ceil(size / KIB),
        'until (London time)': londonTime(deleteAfter),
      })),
    )
    for (const line of lines) ctx.say(line)
  },
}

const save: Command = {
  usage: '<submission> <folder>',
  about: 'Puts the file that came with a form into a folder, to be looked at and thrown away',
  run: async (ctx, args) => {
    const [id, folder] = readArgs(args, ['The submission', 'The folder'], {}).words
    const { bytes, mediaType, name, deleteAfter } = await find(ctx, id)
    // Under a generated name, because the uploaded one may be an unsafe path.
    const path = join(folder, `${id.toLowerCase()}.${EXTENSIONS[mediaType as keyof typeof EXTENSIONS]}`)
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch(({ code }: NodeJS.ErrnoException) => {
      throw new UsageError(
        code === 'EEXIST' ? `${path} is there already` : `${path} cannot be written (${code ?? 'no reason'})`,
      )
    })
    ctx.say(`"${onOneLine(name)}" is in ${path}.`)
    ctx.say(`Delete it when you have looked: the shop's own copy goes by ${inLondon(deleteAfter)}.`)
  },
}

const ABOUT = {
  id: formFile.submissionId,
  name: formFile.name,
  size: formFile.size,
  deleteAfter: formFile.deleteAfter,
}

const isKept = (clock: Clock) => gt(formFile.deleteAfter, toDate(clock.now()))

async function find(ctx: Context<Database>, id: string) {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  const [row] = isId
    ? await ctx.db
        .select()
        .from(formFile)
        .where(and(eq(formFile.submissionId, id), isKept(ctx.clock)))
    : []
  if (!row) throw new UsageError(`No file is kept that came with a submission ${id}`)
  return row
}

export const proofs: Record<string, Command> = { list, save }
