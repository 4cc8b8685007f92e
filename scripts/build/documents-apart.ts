import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readOperationFiles } from '../../graphql/operation-files.ts'

/** What codegen writes for the client, and a document in it: its id, by which the gateway knows it. */
const GENERATED = /[\\/]graphql[\\/]generated[\\/]graphql\.ts$/
const DOCUMENT = /^export const ((\w+)Document) = (\{"__meta__":\{"documentId":"sha256:\w+"\}\}) as /gm
const OPERATION = /^(?:query|mutation|subscription) (\w+)/gm
/** Where the bundler finds the documents of one .graphql file. */
const APART = /[\\/]graphql[\\/]generated[\\/]documents[\\/]([\w-]+)\.js$/

/**
 * Makes a module of the documents of each .graphql file below `client`, so that the scripts of a page have the ids of the operations that it
 * may send, and not those of all. An id is a hash, which does not compress. Only for built pages: development bundles nothing.
 */
export function documentsApart(root: string): Plugin {
  const modules = new Map<string, string[]>()
  return {
    name: 'larkspur:documents-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (APART.test(id) ? id : undefined),
    load(id) {
      const lines = modules.get(APART.exec(id)?.[1] ?? '')
      return lines && { code: lines.join('\n'), moduleSideEffects: false }
    },
    async transform(code, id) {
      if (!GENERATED.test(id)) return undefined
      const files = await filesOfOperations(root)
      modules.clear()
      const exported = [...code.matchAll(DOCUMENT)].map(([, name = '', operation = '', document = '']) => {
        const file = files.get(operation)
        if (!file) throw new Error(`No .graphql file below client has the operation ${operation}`)
        modules.set(file, [...(modules.get(file) ?? []), `export const ${name} = ${document}`])
        return `export { ${name} } from ${JSON.stringify(join(id, '../documents', `${file}.js`))}`
      })
      return { code: exported.join('\n'), map: null, moduleSideEffects: false }
    },
  }
}

/** The file in which each operation stands, as the name of a module. */
async function filesOfOperations(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { path, text } of await readOperationFiles(root))
    for (const [, operation = ''] of text.matchAll(OPERATION))
      files.set(operation, path.replace(/\.graphql$/, '').replaceAll(/\W+/g, '-'))
  return files
}
