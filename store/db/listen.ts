import pg from 'pg'

const RETRY_MS = 1_000

/**
 * Calls `heard` for every notification on a channel, and once after every (re)connection: something may have been
 * missed. Answers with what ends it.
 */
export function listen(url: string, channel: string, heard: () => void): () => Promise<void> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let ended = false
  const connect = async () => {
    client = new pg.Client({ connectionString: url, application_name: 'larkspur-listen', keepAlive: true })
    // An error is followed by the end of the connection.
    client.on('error', () => {})
    client.on('notification', heard)
    client.once('end', () => {
      if (!ended) retry = setTimeout(() => void connect().catch(() => {}), RETRY_MS)
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    heard()
  }
  void connect().catch(() => {})
  return async () => {
    ended = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
