/**
 * The path the document was opened at: its policy is that of this page, however many pages were shown in it since. Undefined where the
 * browser does not say.
 */
export function openedPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && new URL(entry.name).pathname
}

/** Whether somebody went back or forward to the document. The browser may have taken it from its cache then, without a question. */
export function isReturnedTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/** Opens the present page as a document of its own, unless its document was opened at a path with this beginning. Answers whether it does. */
export function reopenUnlessAt(prefix: string): boolean {
  if (openedPath()?.startsWith(prefix) ?? true) return false
  window.location.reload()
  return true
}
