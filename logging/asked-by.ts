import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom something is done: the id of a request, or a job. It stands in the comment of each query. */
const asking = new AsyncLocalStorage<string>()

/** Runs something for a request or a job. */
export function askedBy<T>(id: string, run: () => T): T {
  return asking.run(id, run)
}

/** For which request or job something is done at the moment, as far as that is known. */
export function askedFor(): string | undefined {
  return asking.getStore()
}

const BEGINNING = "/*request_id='"

/** A query with a comment that says for whom it is asked, as far as that is known. */
export function withAsker(query: string): string {
  const id = askedFor()
  if (!id || query.includes(BEGINNING)) return query
  // Nothing else may stand in it: it would end the comment.
  return `${query} ${BEGINNING}${id.replaceAll(/[^\w.:-]/g, '')}'*/`
}
