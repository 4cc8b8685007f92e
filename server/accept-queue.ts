import type { Server } from 'node:http'
import { setImmediate as nextIteration } from 'node:timers/promises'

/** So many iterations without anything else are enough: each brings a connection. */
const MOST = 256

/**
 * Lets in who waits at the door of the server. Node accepts one connection in each iteration of its event loop, and one that makes pages
 * takes as long as a page: under load connections come quicker than they are accepted, and a request that should be refused at once waits
 * for seconds without anybody having read it.
 */
export class AcceptQueue {
  /** Whether a connection was accepted since somebody looked last. */
  #hasCome = false
  #draining: Promise<void> | undefined

  constructor(server: Pick<Server, 'on'>) {
    server.on('connection', () => void (this.#hasCome = true))
  }

  /**
   * Accepts who waits, before something long is begun. Answers with undefined when nobody has come since the last time: most proxies keep their
   * connections, and nothing is waited for then.
   */
  drain(): Promise<void> | undefined {
    if (!this.#hasCome) return undefined
    this.#draining ??= this.#drain().finally(() => (this.#draining = undefined))
    return this.#draining
  }

  async #drain(): Promise<void> {
    // The first ends the iteration that this one is in.
    await nextIteration()
    for (let iterations = 0; iterations < MOST && this.#hasCome; iterations++) {
      this.#hasCome = false
      await nextIteration()
    }
  }
}
