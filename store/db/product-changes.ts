import { listen } from './listen.ts'

/** The channel of announce-products.sql. */
const CHANNEL = 'products_changed'
const ALL = '*'

/**
 * Hears of products whose rows or variants were changed in a way that shoppers see, whoever changed them. After the connection
 * was lost changes may have been missed: then it may be any. Returns a function that stops it.
 */
export function hearProductChanges(
  databaseUrl: string,
  onChange: (products: number[] | 'all') => void,
): () => Promise<void> {
  let isFirst = true
  return listen(databaseUrl, CHANNEL, (payload) => {
    const wasFirst = isFirst
    isFirst = false
    // Nothing was missed before the beginning.
    if (payload === undefined && wasFirst) return
    onChange(payload === undefined || payload === ALL ? 'all' : payload.split(',').map(Number))
  })
}
