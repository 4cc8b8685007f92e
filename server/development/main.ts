/**
 * `npm run dev`: the shop from its sources, on one port. Vite serves the modules of the pages with hot reload and
 * loads those of the Node tier and the store; a change to one of them shows in the browser by itself, with the
 * database, the visitor's session and this process kept.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { ensureWorkshopBuilt } from '../../scripts/launch/build.mjs'
import { ConfigError, readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import { createLogger } from '../monitoring/logger.ts'
import { settingText } from '../start-failure.ts'
import { refuseTakenPorts } from '../taken-port.ts'
import { generateCode, isGenerated, isSourceOfCode } from './code-generation.ts'
import { EditCount } from './edit-count.ts'
import { FailureNotes } from './failure-notes.ts'
import { slimDocument } from './slim-document.ts'
import { ReloadingShop } from './reloading-shop.ts'
import { startVite } from './vite-server.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Answered by the shop in development, too; `/graphql/generated/…` are modules, which Vite serves. */
const OF_THE_SHOP = /^\/(graphql|graphiql|healthz|livez)(\?|$)|^\/(images|graphiql|sandbox)\//

/**
 * Read when the shop starts, not imported: the schema, the changes to the database, and what the pages tell of themselves, such as their
 * addresses.
 */
const READ_AT_START =
  /^(graphql\/schema|store\/db\/(?:migrations|sql)|client\/app\/(?:routing|document))\/|^client\/app\/site\.ts$/

let config: Config | undefined
try {
  config = readConfig()
  await startDevelopment(config)
} catch (error) {
  console.error(
    (config && settingText(error, config)) ?? (error instanceof ConfigError ? error.message : error),
  )
  process.exit(1)
}

async function startDevelopment(config: Config): Promise<void> {
  await refuseTakenPorts(config)
  const server = createServer()
  const notes = new FailureNotes(ROOT)
  const log = createLogger(config, notes.logHooks)
  if (config.mode === 'sandbox')
    log.warn('SANDBOX: cards, messages and the clock are play; nothing is charged, nothing is sent')
  log.info('Vite is starting …')
  const edits = new EditCount()
  const { vite, runner } = await startVite(ROOT, server, { onChange, onUpdate: edits.add })
  notes.connect(vite, log)
  edits.connect(vite)
  const shop = new ReloadingShop({
    config,
    log,
    runner,
    appOptions: {
      onUpstreamFailure: notes.addUpstream,
      reframe: (html) => slimDocument(html, ROOT, vite),
      buildGraphiql: ensureWorkshopBuilt,
    },
    extend: (app) => {
      app.addHook('onRequest', async (_request, reply) => edits.mark(reply.raw))
      notes.addToPages(app)
    },
  })
  notes.standing = await generateCode(ROOT, runner, log)
  log.info('the store and the Node tier are being loaded …')
  await shop.load()
  const presence = await stayConnected(shop.databaseUrl)

  let changed = new Set<string>()
  function onChange({ path, isLoaded }: { path: string; isLoaded: boolean }): void {
    if (isGenerated(path)) return
    // What keeps the shop from running may be mended by any file, such as a page that was asked for before it was there.
    if (shop.isRunning && !isLoaded && !isSourceOfCode(path) && !READ_AT_START.test(path)) return
    // An editor may write several files at once: they are one change.
    if (!changed.size) setTimeout(() => void takeChanges(), 20)
    changed.add(path)
  }
  async function takeChanges(): Promise<void> {
    const paths = [...changed]
    changed = new Set()
    const started = performance.now()
    await shop.load(async () => {
      edits.add()
      if (paths.some(isSourceOfCode)) notes.standing = await generateCode(ROOT, runner, log)
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (!shop.failure) log.info(`${paths.join(', ')}: loaded anew in ${seconds} s`)
    vite.environments.client.hot.send({ type: 'full-reload', path: '*' })
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Failures are told at the end of a page, which is possible where it is not compressed.
    delete request.headers['accept-encoding']
    const answer = () =>
      void shop.answer(request, response, (error) => {
        edits.mark(response)
        void notes.sendFailure(response, error)
      })
    if (OF_THE_SHOP.test(request.url ?? '') || request.method === 'POST') answer()
    else vite.middlewares(request, response, answer)
  })
  server.listen(config.port, config.host)
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  log.info(`The shop is open at http://localhost:${portOf(server)}`)

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void (async () => {
        server.closeAllConnections()
        server.close()
        await presence?.end()
        // What is just being loaded comes through Vite: without it that would never end, nor would the database.
        await shop.stop()
        await vite.close()
        process.exit(0)
      })()
    })
  }
}

/** The database keeps running between one loading and the next: a server that somebody is connected to is not stopped. */
async function stayConnected(url: string | undefined): Promise<pg.Client | undefined> {
  if (!url) return undefined
  const client = new pg.Client({ connectionString: url, application_name: 'larkspur-development' })
  client.on('error', () => {})
  await client.connect()
  return client
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
