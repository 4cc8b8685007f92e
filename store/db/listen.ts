import pg from 'pg'

const RETRY_MS = 1_000

/**
 * Calls `onNotification` for every notification on a channel, and after every (re)connection, because notifications
 * may have been missed (then without a payload), and `onLost` when a connection has ended. Returns a function that stops listening.
 */
export function listen(
  url: string,
  channel: string,
  onNotification: (payload?: string) => void,
  onLost: () => void = () => {},
): () => Promise<void> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let ended = false
  const connect = async () => {
    client = new pg.Client({
      ...{ connectionString: url, application_name: 'larkspur-listen' },
      // Nothing is asked here: only so a server is missed that has vanished without a word.
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    })
    // The connection ends after an error.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => onNotification(payload))
    client.once('end', () => {
      onLost()
      if (!ended) retry = setTimeout(() => void connect().catch(() => {}), RETRY_MS)
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    onNotification()
  }
  void connect().catch(() => {})
  return async () => {
    ended = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
