import { beginSpan } from '../../tracing/tracing.ts'
import type { Span } from '../../tracing/tracing.ts'
import { wrapQueries } from './wrap-queries.ts'
import type { Query } from './wrap-queries.ts'

const LONGEST = 2_000

/**
 * Returns a function that makes a span of each query of a pool or of one of its connections, as far as it is a part of a request
 * or a job. That of a pool begins before the wait for a connection.
 */
export function queryTracer(): (client: { query: unknown }) => void {
  // A pool hands its queries on to a connection.
  const traced = new WeakSet<object>()
  const trace =
    (send: Query): Query =>
    (what, ...rest) => {
      const { text, submit } = (typeof what === 'string' ? { text: what } : what) as {
        text?: string
        submit?: unknown
      }
      if (text === undefined || submit || (typeof what === 'object' && traced.has(what)))
        return send(what, ...rest)
      const span = beginQuerySpan(text)
      // As an object it is known again.
      const sent = typeof what === 'string' ? { text: what } : what
      traced.add(sent)
      if (!span) return send(sent, ...rest)
      return ended(span, send, sent, rest)
    }
  return (client) => wrapQueries(client, trace)
}

/** Sends a query and ends its span with its answer, which comes by a callback or a promise. */
function ended(span: Span, send: Query, sent: object, rest: unknown[]): unknown {
  const end = (error?: unknown) => {
    if (error) span.fail(error)
    span.end()
  }
  const at = rest.findIndex((one) => typeof one === 'function')
  if (at >= 0) {
    const answer = rest[at] as (error: unknown, ...more: unknown[]) => unknown
    rest[at] = (error: unknown, ...more: unknown[]) => {
      end(error)
      return answer(error, ...more)
    }
    return send(sent, ...rest)
  }
  const result = send(sent, ...rest) as Promise<unknown>
  result.then(() => end(), end)
  return result
}

function beginQuerySpan(text: string): Span | undefined {
  const { operation, table } = whatItDoes(text)
  return beginSpan([operation, ...(table ? [table] : [])].join(' '), {
    kind: 'client',
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.query.text': withoutValues(text),
    },
  })
}

/** The command of a statement and the table that it names first. */
function whatItDoes(text: string): { operation: string; table: string | undefined } {
  return {
    operation: /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY',
    table: /\b(?:from|into|update)\s+"?(\w+)"?(?!\s*\()/i.exec(text)?.[1],
  }
}

/** Values are parameters, which are not in the text; a literal could be one all the same. */
function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
}
