import { safeText } from '../../logging/safe-error.ts'
import { isTracing, reportFailure } from '../../tracing/tracing.ts'

/** A frame of any browser's stack: it ends with a line and a column. */
const FRAME = /:\d+:\d+\)?$/

/** Reports an error of a browser, whose stack names source files, to the collector of failures; without what may be personal. */
export function reportBrowserError(message: string, stack = ''): void {
  if (!isTracing()) return
  const frames = stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.replace(/\?[^\s):]*/g, ''))
  reportFailure({
    level: 'error',
    what: 'a browser reported an error',
    error: { type: 'BrowserError', message: safeText(message), stack: frames.join('\n') },
  })
}
