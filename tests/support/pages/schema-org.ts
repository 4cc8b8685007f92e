import { join } from 'node:path'
import ts from 'typescript'

const FOLDER = join(import.meta.dirname)

/**
 * What is wrong with JSON-LD by the types of schema.org: each value is checked as TypeScript would check it in
 * source, by name. Answers with the names of those that do not fit, each with why.
 */
export function schemaProblems(graphs: Record<string, unknown>): Record<string, string> {
  const name = join(FOLDER, 'structured-data-under-test.ts')
  const text = [
    "import type { Graph } from 'schema-dts'",
    ...Object.values(graphs).map(
      (graph, index) => `export const page${index}: Graph = ${JSON.stringify(graph)}`,
    ),
  ].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, file, ...rest)
  host.fileExists = (file) => file === name || fileExists.call(host, file)
  host.readFile = (file) => (file === name ? text : readFile.call(host, file))
  const program = ts.createProgram([name], options, host)
  // Each graph stands on a line of its own, below the import.
  const nameAt = (file: ts.SourceFile | undefined, start = 0) =>
    file?.fileName === name
      ? Object.keys(graphs)[file.getLineAndCharacterOfPosition(start).line - 1]
      : undefined
  return Object.fromEntries(
    ts
      .getPreEmitDiagnostics(program)
      .map(({ file, start, messageText }) => [
        nameAt(file, start) ?? file?.fileName ?? 'the compiler',
        ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 500),
      ]),
  )
}
