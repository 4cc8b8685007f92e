import { TraceMap } from '@jridgewell/trace-mapping'
import type { SourceMapInput } from '@jridgewell/trace-mapping'
import type { ViteDevServer } from 'vite'
import { sourceStack } from '../monitoring/source-stack.ts'

/** A stack of a browser with the places in the modules that Vite served put back into the source files. */
export function mapBrowserStack(stack: string, { environments }: ViteDevServer): string {
  const { urlToModuleMap } = environments.client.moduleGraph
  return sourceStack(stack, (path) => {
    // Vite's record of a module has an address without what is put to it after a change.
    const module = urlToModuleMap.get(path.replace(/[?&]t=\d+/, ''))
    const { file } = module ?? {}
    const map = module?.transformResult?.map
    if (!file || !map || !('mappings' in map)) return undefined
    return { map: new TraceMap(map as SourceMapInput), nameOf: () => file }
  })
}
