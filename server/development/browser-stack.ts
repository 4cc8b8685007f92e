import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping'
import type { SourceMapInput } from '@jridgewell/trace-mapping'
import type { ViteDevServer } from 'vite'

const PLACE = /https?:\/\/[^/\s]+(\/[^\s)]+?):(\d+):(\d+)/g

/** A stack of the browser's with the places in the modules that Vite served put back into the source files. */
export function mapBrowserStack(stack: string, vite: ViteDevServer): string {
  return stack.replace(PLACE, (whole, url: string, line: string, column: string) => {
    const module = moduleAt(url, vite)
    const map = module?.transformResult?.map
    if (!module?.file || !map || !('mappings' in map)) return whole
    const position = originalPositionFor(new TraceMap(map as SourceMapInput), {
      line: Number(line),
      column: Number(column) - 1,
    })
    return position.line === null ? whole : `${module.file}:${position.line}:${position.column + 1}`
  })
}

/** Vite's record of a module, without what it puts to an address after a change (`?t=…`). */
function moduleAt(url: string, vite: ViteDevServer) {
  const { urlToModuleMap } = vite.environments.client.moduleGraph
  return urlToModuleMap.get(url.replace(/[?&]t=\d+/, ''))
}
