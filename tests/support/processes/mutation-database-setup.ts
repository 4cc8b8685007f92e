import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { quickFolder } from './quick-folder.ts'
import { startTestServer } from './test-server.ts'

/** Stryker copies the project to a new folder for each run: all of them share a server. */
const NAME = 'mutation'

/** The database server of the tests, in a place of its own, which is given back at the end. */
export default async function setUpMutationDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await quickFolder(NAME, join(tmpdir(), 'larkspur-mutation'))
  const { stop, ...testServer } = await startTestServer(folder)
  provide('testServer', testServer)
  return async () => {
    await stop()
    // The last to leave: PostgreSQL has this file as long as it runs.
    if (existsSync(join(folder, 'postgres', 'postmaster.pid'))) return
    // Whoever is killed while they remove it leaves nothing that the next run takes for a database.
    const left = `${folder}-left-${process.pid}`
    await rename(folder, left).catch(() => {})
    await rm(left, { recursive: true, force: true })
  }
}
