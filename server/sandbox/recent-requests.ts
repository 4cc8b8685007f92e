import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallRecorder } from '../../graphql/rest/call-recorder.ts'

/** A request to the shop, and the calls of /v1 that were made for it. */
export type LoggedRequest = {
  method: string
  /** The path with its query. */
  url: string
  isPage: boolean
  at: Date
  /** Undefined while it is being answered. */
  status: number | undefined
  recorder: CallRecorder
}

const MOST_REQUESTS = 100

/** The newest requests of the sandbox with their calls of /v1, for /sandbox/upstream and GraphiQL. There is none in live mode. */
export class RecentRequests {
  /** By the request's id, the oldest first. */
  readonly #requests = new Map<string, LoggedRequest>()

  /** Starts to record the calls that are made for a page or an operation, or goes on. */
  startRecording(request: FastifyRequest): CallRecorder {
    const known = this.#requests.get(request.id)
    if (known) return known.recorder
    const logged: LoggedRequest = {
      method: request.method,
      url: request.url,
      isPage: request.routeOptions.url !== '/graphql',
      at: new Date(),
      status: undefined,
      recorder: new CallRecorder(),
    }
    this.#requests.set(request.id, logged)
    const [oldest] = this.#requests.keys()
    if (oldest !== undefined && this.#requests.size > MOST_REQUESTS) this.#requests.delete(oldest)
    return logged.recorder
  }

  /** The recorder of a request; undefined when none was started. */
  findRecorder(requestId: string | undefined): CallRecorder | undefined {
    return this.#requests.get(requestId ?? '')?.recorder
  }

  /** Notes how requests were answered. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const logged = this.#requests.get(request.id)
      if (logged) logged.status = reply.statusCode
    })
  }

  /** The newest first; with `page`, an address with its query or without, only that page's. */
  newest(page = ''): LoggedRequest[] {
    const all = [...this.#requests.values()].reverse()
    if (!page) return all
    return all.filter(({ isPage, url }) => isPage && (url === page || url.split('?', 1)[0] === page))
  }
}
