import { request } from 'undici'
import { z } from 'zod'
import { withFailureLog } from '../kernel/index.ts'
import type { FailureLog } from '../kernel/index.ts'
import type { SearchProvider } from './search-provider.ts'

export type TypesenseOptions = {
  /** The base URL, without a trailing slash. */
  url: string
  /** An API key with search permission. */
  apiKey: string
  /** The collection. Its documents have product ids as `id`, and `title`, `description` and `popularity`. */
  collection: string
  timeoutMs?: number
}

const Answer = z.object({
  found: z.int(),
  hits: z.array(z.object({ document: z.object({ id: z.coerce.number().int() }) })),
})

/** Searches products with Typesense: https://typesense.org/docs/latest/api/search.html */
export function typesense(
  { url, apiKey, collection, timeoutMs = 1_500 }: TypesenseOptions,
  logFailure?: FailureLog,
): SearchProvider {
  const find: SearchProvider['find'] = async ({ q, page, limit }) => {
    const search = new URLSearchParams({
      q,
      query_by: 'title,description',
      sort_by: '_text_match:desc,popularity:desc',
      include_fields: 'id',
      page: String(page),
      per_page: String(limit),
    })
    const answer = await request(
      `${url}/collections/${encodeURIComponent(collection)}/documents/search?${search}`,
      { headers: { 'x-typesense-api-key': apiKey }, signal: AbortSignal.timeout(timeoutMs) },
    )
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`Typesense answers ${answer.statusCode}`)
    const { found, hits } = Answer.parse(JSON.parse(text))
    return { ids: hits.map((hit) => hit.document.id), total: found, isExact: true }
  }
  return { find: (query) => withFailureLog(logFailure, ['typesense', 'search'], () => find(query)) }
}
