import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What codegen writes for the client, and a document in it: its id, by which the gateway knows it. */
const GENERATED = /[\\/]graphql[\\/]generated[\\/]graphql\.ts$/
const DOCUMENT = /^export const (\w+Document) = (\{"__meta__":\{"documentId":"sha256:\w+"\}\}) as /gm
/** Where the bundler finds a document. */
const APART = /[\\/]graphql[\\/]generated[\\/]documents[\\/](\w+)\.js$/

/**
 * Makes a module of each document of an operation, so that the scripts of a page have the ids of the operations that it may send, and not those of
 * all. An id is a hash, which does not compress. Only for built pages: development bundles nothing.
 */
export function documentsApart(): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'larkspur:documents-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (APART.test(id) ? id : undefined),
    load(id) {
      const code = modules.get(APART.exec(id)?.[1] ?? '')
      return code && { code, moduleSideEffects: false }
    },
    transform(code, id) {
      if (!GENERATED.test(id)) return undefined
      const exported = [...code.matchAll(DOCUMENT)].map(([, name = '', document = '']) => {
        modules.set(name, `export const ${name} = ${document}`)
        return `export { ${name} } from ${JSON.stringify(join(id, '../documents', `${name}.js`))}`
      })
      return { code: exported.join('\n'), map: null, moduleSideEffects: false }
    },
  }
}
