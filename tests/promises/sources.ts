import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEPT_BY_PEOPLE } from '../../demo/seed/kept-by-people.ts'
import type { Query } from './fact.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const textOf = (path: string) =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null

/** What is wrong with the places that entries name: files, names and tests that are not there, columns that are none. */
export async function wrongSources(sources: Iterable<string>, query: Query): Promise<string[]> {
  const rows = await query(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const columns = new Set(rows.map(({ name }) => String(name)))
  return [...new Set(sources)].flatMap((source) => {
    const wrong = whatIsWrong(source, columns)
    return wrong ? [`${source}: ${wrong}`] : []
  })
}

function whatIsWrong(source: string, columns: Set<string>): string | null {
  if (source === 'nothing') return null
  const [file = '', title] = source.split(' › ')
  if (title !== undefined) {
    const text = textOf(file)
    if (text === null) return 'there is no such test file'
    return ["'", '`', '"'].some((mark) => text.includes(`${mark}${title}${mark}`))
      ? null
      : 'the file has no test of this name'
  }
  if (source.startsWith('people: '))
    return source.slice('people: '.length) in KEPT_BY_PEOPLE
      ? null
      : 'demo/seed/kept-by-people.ts has no such rule'
  const rule = /^(\S+\.tsx?) (\S+)$/.exec(source)
  if (!rule) return columns.has(source) ? null : 'there is no such column'
  const text = textOf(rule[1] ?? '')
  if (text === null) return 'there is no such file'
  const exported = new RegExp(String.raw`export (?:async )?(?:const|let|function\*?|class|type) ${rule[2]}\b`)
  return exported.test(text) ? null : 'the file exports nothing of this name'
}
