import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { inTransaction } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { findSynonyms, removeSynonym, saveSynonyms, synonymErrors } from '../search/index.ts'
import type { Synonym } from '../search/index.ts'
import { UsageError, plural, readArgs, requiredText, table } from './command.ts'
import type { Command } from './command.ts'
import { fileErrorText } from './file-error.ts'

/** The number of errors shown; more are usually the same error repeated. */
const MAX_SHOWN = 50
/** The separator of paths within a cell. */
const SEPARATOR = ' | '
const LONGEST = 300

const list: Command = {
  usage: '[--with <words>]',
  about: 'What the search makes of phrases: other words, a sentence to say, pages that answer',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], { with: { type: 'string' } })
    const rows = await findSynonyms(ctx, values.with)
    for (const line of table(
      rows.map((row) => ({ ...row, note: row.note ?? '', pages: row.pages.join(SEPARATOR) })),
    ))
      ctx.say(line)
  },
}

const set: Command = {
  usage: '<phrase> [--means <words>] [--note <sentence>] [--pages <path | path>]',
  about: 'Says what a phrase means, from now on; what was said of it before is forgotten',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, ['The phrase'], {
      means: { type: 'string' },
      note: { type: 'string' },
      pages: { type: 'string' },
    })
    if (Object.values(values).every((value) => value === undefined))
      throw new UsageError('Say what it means, a note or pages')
    const synonym: Synonym = {
      phrase: words[0],
      means: values.means ?? '',
      note: values.note === undefined ? null : requiredText(values.note, '--note'),
      pages: pathsIn(values.pages),
    }
    const errors = await synonymErrors(ctx, synonym)
    if (errors.length) throw new UsageError(`${words[0]}: ${errors.join('; ')}`)
    await inTransaction(ctx, (tx) => saveSynonyms(tx, [synonym]))
    ctx.say(`${words[0]}: ${meaningOf(synonym)}`)
  },
}

const remove: Command = {
  usage: '<phrase>',
  about: 'Forgets what a phrase means; its words are searched for as they are',
  run: async (ctx, args) => {
    const [phrase] = readArgs(args, ['The phrase'], {}).words
    if (!(await removeSynonym(ctx, phrase))) throw new UsageError(`Nothing is said of "${phrase}"`)
    ctx.say(`${phrase}: its words are searched for as they are.`)
  },
}

const exportAll: Command = {
  usage: '<file.csv>',
  about: 'Writes all of it to a sheet with a row for each phrase',
  run: async (ctx, args) => {
    const file = csvFile(readArgs(args, ['The file'], {}).words[0])
    const rows = await findSynonyms(ctx)
    const lines = rows.map(({ phrase, means, note, pages }) => ({
      ...{ phrase, means, note: note ?? '', pages: pages.join(SEPARATOR) },
    }))
    await writeFile(file, stringify(lines, { header: true, columns: COLUMNS })).catch((error: Error) => {
      throw new UsageError(`${file} cannot be written: ${fileErrorText(error)}`)
    })
    ctx.say(`${plural(rows.length, 'phrase')} ${rows.length === 1 ? 'is' : 'are'} in ${file}.`)
  },
}

const importAll: Command = {
  usage: '<file.csv> [--check]',
  about: 'Takes phrases over from such a sheet, all or, if anything is wrong, none; --check only looks',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, ['The file'], { check: { type: 'boolean', default: false } })
    const file = csvFile(words[0])
    const content = await readFile(file).catch((error: Error) => {
      throw new UsageError(`${file} cannot be read: ${fileErrorText(error)}`)
    })
    const rows = rowsIn(content, file)
    if (!rows.length) throw new UsageError(`There are no phrases in ${file}`)
    const synonyms = await checked(ctx, rows, file)
    if (!values.check) await inTransaction(ctx, (tx) => saveSynonyms(tx, synonyms))
    ctx.say(
      values.check
        ? `${plural(rows.length, 'phrase')} in ${file} ${rows.length === 1 ? 'is' : 'are'} right; nothing was written.`
        : `${plural(rows.length, 'phrase')} taken over; phrases that are not in the file stay as they were.`,
    )
  },
}

export const search: Record<string, Command> = { list, set, remove, export: exportAll, import: importAll }

const COLUMNS = ['phrase', 'means', 'note', 'pages'] as const

const FileRow = z.strictObject({
  phrase: z.string().trim().min(1, 'is empty').max(100, 'has at most 100 letters'),
  means: z.string().trim().max(LONGEST, `has at most ${LONGEST} letters`).default(''),
  note: z.string().trim().max(LONGEST, `has at most ${LONGEST} letters`).default(''),
  pages: z.string().max(LONGEST, `has at most ${LONGEST} letters`).default(''),
})

type Line = { line: number; row: unknown }

function rowsIn(content: Uint8Array, file: string): Line[] {
  try {
    // `fatal` refuses a file in another encoding, whose accents would be lost.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return parse<Line, unknown>(text, {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      on_record: (row, { lines }) => ({ row, line: lines }),
    })
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
    throw new UsageError(`${file} cannot be read as CSV: ${why}`)
  }
}

/** Returns the synonyms of a sheet. Throws UsageError with all that is wrong, each with its line. */
async function checked(ctx: Context, lines: Line[], file: string): Promise<Synonym[]> {
  const synonyms: Synonym[] = []
  const errors: string[] = []
  for (const { line, row } of lines) {
    const read = FileRow.safeParse(row)
    if (!read.success) {
      errors.push(
        ...read.error.issues.map(({ path, message }) => `line ${line}: ${[...path, message].join(' ')}`),
      )
      continue
    }
    const { phrase, means, note, pages } = read.data
    const synonym = { phrase, means, note: note || null, pages: pathsIn(pages) }
    errors.push(...(await synonymErrors(ctx, synonym)).map((error) => `line ${line}: ${error}`))
    synonyms.push(synonym)
  }
  if (!errors.length) return synonyms
  const more = errors.length > MAX_SHOWN ? [`… and ${errors.length - MAX_SHOWN} more`] : []
  throw new UsageError(
    [
      `${plural(errors.length, 'mistake')} in ${file}; nothing was written:`,
      ...errors.slice(0, MAX_SHOWN),
      ...more,
    ].join('\n  '),
  )
}

const pathsIn = (cell = ''): string[] =>
  cell
    .split('|')
    .map((path) => path.trim())
    .filter(Boolean)

const meaningOf = ({ means, note, pages }: Synonym): string =>
  [
    means && `is searched for as "${means}"`,
    note && `says "${note}"`,
    pages.length > 0 && `leads to ${pages.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')

/** Returns the file name. Throws UsageError for other types than CSV. */
function csvFile(file: string): string {
  if (file.toLowerCase().endsWith('.csv')) return file
  throw new UsageError(`The file must end in .csv, not "${file}"`)
}
