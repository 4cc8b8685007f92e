import { reportFailure, traceOfLine } from './tracing.ts'
import type { Failure, SpanFacts } from './tracing.ts'

const LEVELS: Partial<Record<number, Failure['level']>> = { 40: 'warn', 50: 'error', 60: 'fatal' }

type Line = {
  level: number
  msg?: string
  err?: { type: string; message: string; stack?: string }
  [fact: string]: unknown
}

/** Facts that the collector is told in its own way. */
const ITS_OWN = ['level', 'time', 'pid', 'hostname', 'msg', 'err', 'trace_id', 'span_id']

/** The options of a pino logger whose lines name their trace, and whose warnings and failures are sent to the collector. */
export const tracedLogging = {
  mixin: (): object => traceOfLine(),
  hooks: {
    /** A line has passed all serializers: what is in it may be shown. */
    streamWrite: (line: string): string => {
      // Most lines are no failure, and are not read.
      if (/^\{"level":[456]0,/.test(line)) report(line)
      return line
    },
  },
}

function report(text: string): void {
  const line = JSON.parse(text) as Line
  const level = LEVELS[line.level]
  if (level) reportFailure({ level, what: line.msg ?? '', error: line.err, facts: factsOf(line) })
}

function factsOf(line: Line): SpanFacts {
  const facts = Object.entries(line).filter(([name]) => !ITS_OWN.includes(name))
  return Object.fromEntries(
    facts.map(([name, value]) => [
      name,
      ['string', 'number', 'boolean'].includes(typeof value) ? value : JSON.stringify(value),
    ]),
  ) as SpanFacts
}
