import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { knownFiles } from './known-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** The top-level folders with sources. */
export const PARTS = [
  ...[
    'client',
    'graphql',
    'server',
    'contract',
    'store',
    'demo',
    'logging',
    'metrics',
    'tracing',
    'bench',
    'conformance',
    'scripts',
    'workshop',
  ],
]

/** What is written with other frameworks, to be measured beside the shop. */
const OTHERS = /^bench\/peers\/(next|react-router|astro|shared)\//

export type Source = { path: string; text: string; isTest: boolean; part: string }
type Import = {
  to: string
  typeOnly: boolean
  /** What is taken from the file, by the file's own names, and what it is called here. */
  names: { from: string; here: string }[]
}

/** The sources that git knows or would take, with the folder each belongs to; what is generated is a part of its own. */
export function readSources(): Source[] {
  return knownFiles(ROOT)
    .filter((path) => /\.(?:tsx?|mjs|css|graphql)$/.test(path) && !path.endsWith('.d.mts'))
    .flatMap((path): Source[] => {
      const [top = ''] = path.split('/')
      const isTest = top === 'tests' || /\.test\.tsx?$/.test(path)
      if ((!isTest && !PARTS.includes(top)) || OTHERS.test(path)) return []
      const part = /^graphql\/(generated|released)\//.test(path) ? 'generated' : top
      return [{ path, isTest, part, text: readFileSync(join(ROOT, path), 'utf8') }]
    })
}

/** What each of the files imports by a path, in the file's order. */
export function importGraph(files: Source[]): Map<string, Import[]> {
  return new Map(
    files.filter(({ path }) => /\.tsx?$/.test(path)).map((source) => [source.path, importsOf(source)]),
  )
}

/** The same graph with each import from a module's index replaced by the files that define what is imported. */
export function withoutIndexes(graph: Map<string, Import[]>): Map<string, Import[]> {
  const isIndex = (path: string) => /^(?:store|client)\/.*\/index\.ts$/.test(path)
  const definedIn = (to: string, name: string): string[] =>
    isIndex(to)
      ? (graph.get(to) ?? [])
          .filter(({ names }) => names.some(({ here }) => here === name))
          .flatMap((next) =>
            next.names.filter(({ here }) => here === name).flatMap(({ from }) => definedIn(next.to, from)),
          )
      : [to]
  return new Map(
    [...graph]
      .filter(([path]) => !isIndex(path))
      .map(([path, imports]) => [
        path,
        imports.flatMap((one) =>
          isIndex(one.to)
            ? one.names.flatMap((name) =>
                definedIn(one.to, name.from).map((to) => ({ ...one, to, names: [name] })),
              )
            : [one],
        ),
      ]),
  )
}

function importsOf({ path, text }: Source): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  return file.statements.flatMap((statement): Import[] => {
    const isImport = ts.isImportDeclaration(statement)
    if (!isImport && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.'))
      return []
    const typeOnly = isImport
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly
    const clause = isImport ? statement.importClause?.namedBindings : statement.exportClause
    const names =
      clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause))
        ? clause.elements.map(({ name, propertyName }) => ({
            from: (propertyName ?? name).text,
            here: name.text,
          }))
        : []
    return [{ to: join(dirname(path), moduleSpecifier.text), typeOnly, names }]
  })
}
