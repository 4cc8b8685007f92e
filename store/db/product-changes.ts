import { listen } from './listen.ts'

/** The channel of announce-products.sql. */
const CHANNEL = 'products_changed'
const ALL = '*'

/**
 * Hears of products whose rows or variants were changed in a way that shoppers see, whoever changed them. After the connection
 * was lost changes may have been missed: then it may be any. `onHearing` is told when changes begin and cease to be heard. Returns a function that stops it.
 */
export function onProductChanges(
  databaseUrl: string,
  onChange: (products: number[] | 'all') => void,
  onHearing: (isHearing: boolean) => void = () => {},
): () => Promise<void> {
  let isFirst = true
  const heard = (payload?: string) => {
    if (payload === undefined) onHearing(true)
    const wasFirst = isFirst
    isFirst = false
    // Nothing was missed before the beginning.
    if (payload === undefined && wasFirst) return
    onChange(payload === undefined || payload === ALL ? 'all' : payload.split(',').map(Number))
  }
  return listen(databaseUrl, CHANNEL, heard, () => onHearing(false))
}
