import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A step of a recipe that can be followed without thinking. */
export type Step =
  | { kind: 'file'; path: string; text: string }
  | { kind: 'edit'; path: string; before: string; after: string }
  | { kind: 'command'; line: string }

const FENCE = /^```(\w+)(?: file=(\S+))?\n(.*?)^```$/gms

/** The steps of a recipe in their order: its blocks of code say which file they are, or what they change in one. */
export function stepsOf(markdown: string): Step[] {
  return [...markdown.matchAll(FENCE)].flatMap(([, language = '', path, text = '']): Step[] => {
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((line) => ({ kind: 'command', line }))
    if (!path) return []
    if (language !== 'diff') return [{ kind: 'file', path, text }]
    const lines = text.replace(/\n$/, '').split('\n')
    const side = (marks: string) =>
      lines.flatMap((line) => (marks.includes(line[0] ?? ' ') ? [line.slice(1)] : [])).join('\n')
    return [{ kind: 'edit', path, before: side(' -'), after: side(' +') }]
  })
}

/** Writes a new file or makes an edit below `root`. Throws when that is not possible as the recipe says. */
export async function follow(step: Exclude<Step, { kind: 'command' }>, root: string): Promise<void> {
  const path = join(root, step.path)
  if (step.kind === 'file') {
    await mkdir(dirname(path), { recursive: true })
    return writeFile(path, step.text, { flag: 'wx' })
  }
  return writeFile(path, edited(await readFile(path, 'utf8'), step))
}

/** A source as an edit leaves it. Throws unless there is exactly one place for it. */
export function edited(source: string, { path, before, after }: Extract<Step, { kind: 'edit' }>): string {
  const parts = source.split(`${before}\n`)
  if (parts.length !== 2)
    throw new Error(`${path} has ${parts.length - 1} places like this, not one:\n${before}`)
  return parts.join(`${after}\n`)
}
