import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger, LoggerOptions } from 'pino'
import type { ViteDevServer } from 'vite'
import type { UpstreamError } from '../../graphql/errors/upstream-error.ts'
import { NOT_GENERATED } from './code-generation.ts'
import { mapBrowserStack } from './browser-stack.ts'
import type { Failure } from './failure-html.ts'
import { failureHtml } from './failure-html.ts'

/** What the browser tells of an error on a page (client/app/development/failures.ts), and is shown it by. */
const FROM_BROWSER = 'larkspur:error'
const TO_BROWSER = 'larkspur:failures'

const SAME_MOMENT_MS = 5_000

/** Where there is no page that takes updates, the next change loads it anew. */
const RELOAD = `<script type="module">
import { createHotContext } from '/@vite/client'
import { announceReload } from '/client/app/development/missed-edits.ts'
createHotContext('/failed').on('vite:beforeUpdate', () => location.reload())
announceReload()
</script>`

type BrowserError = { name: string; message: string; stack: string; components: string }

/**
 * Shows a developer in the page what went wrong with it. Whatever the log of the Node tier is told with an error
 * while a request is answered stands at the end of its page; what belongs to no page (an answer to a script, a job)
 * is sent to the pages that are open.
 */
export class FailureNotes {
  readonly #root: string
  readonly #ofRequest = new AsyncLocalStorage<Failure[]>()
  readonly #found = new WeakSet<Error>()
  readonly #elsewhere: { at: number; failure: Failure }[] = []
  #vite: ViteDevServer | undefined
  /** What every page tells until it is mended: why the code was not generated. */
  standing: Error | undefined

  constructor(root: string) {
    this.#root = root
  }

  /** For the log of the Node tier: collects what it is told with an error. */
  get logHooks(): NonNullable<LoggerOptions['hooks']> {
    const add = (failure: Failure) => this.#add(failure)
    const findPlaces = (error: Error) => this.#findPlaces(error)
    return {
      logMethod(args, method) {
        const failure = failureIn(args as unknown[])
        if (failure) {
          findPlaces(failure.error)
          add(failure)
        }
        return method.apply(this, args)
      },
    }
  }

  /** Puts the places in the stack of a page's error back into the source files, once. */
  #findPlaces(error: Error): void {
    if (this.#found.has(error) || !this.#vite || !error.stack) return
    this.#found.add(error)
    error.stack = this.#vite.ssrRewriteStacktrace(error.stack)
  }

  /** A call to /v1 that was refused. The log holds it for a mistake of the visitor; it may be one of the developer. */
  readonly addUpstream = (error: UpstreamError): void => {
    if (error.refused && error.call.startsWith('GET ') && error.status !== 401)
      this.#add({ what: 'a call to /v1 was refused', error, components: '' })
  }

  /** Opens the way to and from the pages that are open. */
  connect(vite: ViteDevServer, log: Logger): void {
    this.#vite = vite
    vite.environments.client.hot.on(FROM_BROWSER, (told: BrowserError) => {
      const error = Object.assign(new Error(told.message), { name: told.name })
      error.stack = mapBrowserStack(told.stack, vite)
      this.#found.add(error)
      const componentStack = mapBrowserStack(told.components, vite)
      log.error({ err: error, componentStack }, 'an error in the browser')
    })
  }

  /** Puts at the end of each page of an app what went wrong with it. */
  readonly addToPages = (app: FastifyInstance): void => {
    const lists = new WeakMap<FastifyRequest, Failure[]>()
    // Reading a body loses the context of the request: it is entered where the body has been read.
    app.addHook('preValidation', (request, _reply, done) => {
      const list: Failure[] = []
      lists.set(request, list)
      this.#ofRequest.run(list, done)
    })
    app.addHook('onSend', async (request, reply, payload) => {
      const list = lists.get(request)
      if (!list) return payload
      if (!String(reply.getHeader('content-type')).startsWith('text/html') || request.method === 'HEAD') {
        reply.raw.once('finish', () => this.#tell(list))
        return payload
      }
      reply.removeHeader('content-length')
      const end = reply.statusCode >= 500 ? RELOAD : ''
      return Readable.from(this.#withNotes(payload, list, end), { objectMode: false })
    })
  }

  /** Answers with what keeps the sources from being run; the page is loaded anew when they can be. */
  async sendFailure(response: ServerResponse, error: Error): Promise<void> {
    const failure = { what: 'the sources cannot be run as they are', error, components: '' }
    const html = await failureHtml([failure], this.#root)
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(`<!DOCTYPE html><title>${error.name}</title>${html}${RELOAD}`)
  }

  async *#withNotes(payload: unknown, list: Failure[], end: string): AsyncGenerator<string | Buffer> {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) yield payload
    else if (payload) yield* payload as AsyncIterable<Buffer>
    const standing = this.standing ? [{ what: NOT_GENERATED, error: this.standing, components: '' }] : []
    const all = [...standing, ...list, ...(list.length ? this.#takeElsewhere() : [])]
    yield (await failureHtml(all, this.#root)) + end
  }

  #add(failure: Failure): void {
    const list = this.#ofRequest.getStore()
    if (!list) {
      this.#elsewhere.push({ at: Date.now(), failure })
      return this.#tell([failure])
    }
    // What is logged where it happens may be logged once more by whom it stopped.
    if (!list.some(({ error }) => error === failure.error)) list.push(failure)
  }

  /** What failed in the store while a page waited for it; the page that is being made is not there yet to be told. */
  #takeElsewhere(): Failure[] {
    const since = Date.now() - SAME_MOMENT_MS
    return this.#elsewhere.splice(0).flatMap(({ at, failure }) => (at > since ? [failure] : []))
  }

  #tell(failures: Failure[]): void {
    if (!failures.length || !this.#vite) return
    const { hot } = this.#vite.environments.client
    void failureHtml(failures, this.#root).then((html) => hot.send(TO_BROWSER, { html }))
  }
}

function failureIn([details, what]: unknown[]): Failure | undefined {
  if (typeof details !== 'object' || details === null || !('err' in details)) return undefined
  const { err, componentStack } = details as { err: unknown; componentStack?: unknown }
  if (!(err instanceof Error)) return undefined
  return { what: String(what ?? ''), error: causeOf(err), components: String(componentStack ?? '') }
}

/** What a resolver threw is wrapped by the gateway. */
function causeOf(error: Error): Error {
  const { originalError } = error as { originalError?: unknown }
  return originalError instanceof Error ? causeOf(originalError) : error
}
