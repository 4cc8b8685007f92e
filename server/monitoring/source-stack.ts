import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping'
import { LRUCache } from 'lru-cache'

/** The source map of a script, and the name of a source in it. */
export type Origin = { map: TraceMap; nameOf: (source: string) => string }

const PLACE = /https?:\/\/[^/\s]+(\/[^\s)]+?):(\d+):(\d+)/g

/** Maps the positions in a browser's stack to source files, as far as they are known. */
export function sourceStack(stack: string, originOf: (path: string) => Origin | undefined): string {
  return stack.replace(PLACE, (whole, path: string, line: string, column: string) => {
    const origin = originOf(path)
    if (!origin) return whole
    // Browsers count columns from 1, source maps from 0.
    const at = originalPositionFor(origin.map, { line: Number(line), column: Number(column) - 1 })
    return at.source === null ? whole : `${origin.nameOf(at.source)}:${at.line}:${at.column + 1}`
  })
}

/** The source maps of the bundle's scripts in `folder`, by the address of the script; read on demand. */
export function bundledOrigins(folder: string): (path: string) => Origin | undefined {
  const known = new LRUCache<string, { origin: Origin | undefined }>({ max: 20 })
  return (path) => {
    // The address comes from a browser and must not lead to another folder.
    if (!/^\/assets\/[\w./-]+\.js$/.test(path) || path.includes('..')) return undefined
    let kept = known.get(path)
    if (!kept) known.set(path, (kept = { origin: readOrigin(join(folder, `${path}.map`)) }))
    return kept.origin
  }
}

function readOrigin(file: string): Origin | undefined {
  try {
    const map = new TraceMap(readFileSync(file, 'utf8'))
    return { map, nameOf: (source) => source.replace(/^(\.\.\/)+/, '') }
  } catch {
    // A script of another release: its stack stays as it is.
    return undefined
  }
}
