/** A place in one of the project's own files: `path` below the project's folder, `line` and `column` from 1. */
export type Frame = { path: string; line: number; column: number }

const PLACE = /\(?(?:file:\/\/)?([^\s()]+?):(\d+):(\d+)\)?$/

/** The places of a stack that are in the project's own files below `root`, innermost first. */
export function framesIn(stack: string, root: string): Frame[] {
  return stack.split('\n').flatMap((text) => {
    const [, file = '', line, column] = PLACE.exec(text.trim()) ?? []
    if (!file.startsWith(`${root}/`) || file.includes('/node_modules/')) return []
    return [{ path: file.slice(root.length + 1), line: Number(line), column: Number(column) }]
  })
}

/** The bundler draws the place of what it cannot parse: `╭─[ store/cart/cart.ts:9:14 ]`. */
const DRAWN_PLACE = /╭─\[ (\S+):(\d+):(\d+) \]/

/** The place that the message of a syntax error names, when it is in a file below `root`. */
export function frameOfSyntax(told: string, root: string): Frame | undefined {
  const [, path = '', line, column] = DRAWN_PLACE.exec(told) ?? []
  if (!path) return undefined
  const own = path.replace(`${root}/`, '').replace(/^\//, '')
  return { path: own, line: Number(line), column: Number(column) }
}
