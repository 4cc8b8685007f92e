import { AsyncLocalStorage } from 'node:async_hooks'

/** The origin of a query: the id of a request, or a job. Each query has it in a comment. */
const asking = new AsyncLocalStorage<string>()

/** Runs a function on behalf of a request or a job. */
export function askedBy<T>(id: string, run: () => T): T {
  return asking.run(id, run)
}

/** The current request or job; undefined when unknown. */
export function askedFor(): string | undefined {
  return asking.getStore()
}

const BEGINNING = "/*request_id='"

/** Adds the current request or job to a query as a comment. */
export function withAsker(query: string): string {
  const id = askedFor()
  if (!id || query.includes(BEGINNING)) return query
  // Other characters could end the comment.
  return `${query} ${BEGINNING}${id.replaceAll(/[^\w.:-]/g, '')}'*/`
}
