import { startBackup, takeBaseBackup } from './base-backup.ts'

export type StreamingReplica = {
  url: string
  /** What it was asked so far: a line each. */
  statements: () => string
  stop: () => Promise<void>
}

/**
 * Starts a hot standby of a PostgreSQL on this machine: a base backup that follows the server over a replication connection. It logs
 * each statement. Its files lie beside those of the server, and go with them.
 */
export async function startStreamingReplica(primaryUrl: string): Promise<StreamingReplica> {
  const backup = await takeBaseBackup(primaryUrl, 'replica')
  const { hostname, port, username, password } = new URL(primaryUrl)
  const { url, log, stop } = await startBackup(backup, {
    signal: 'standby.signal',
    configuration: [
      `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}'`,
    ],
    settings: ['log_statement=all'],
  })
  return { url, statements: log, stop }
}
