import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'

/** What a page tells when it has connected (client/app/development/missed-edits.ts). */
const FROM_BROWSER = 'larkspur:made'

/** Counts the edits, so that a page which was made before one and connects after it is loaded anew. */
export class EditCount {
  #edits = 0

  readonly add = (): void => void this.#edits++

  /** Writes on an answer how many edits there have been; scripts of its page can read it there. */
  mark(response: ServerResponse): void {
    response.setHeader('server-timing', `edits;dur=${this.#edits}`)
  }

  /** Has each page that connects late loaded anew. */
  connect({ environments }: ViteDevServer): void {
    environments.client.hot.on(FROM_BROWSER, ({ edits }: { edits: number }, page) => {
      if (edits < this.#edits) page.send({ type: 'full-reload', path: '*' })
    })
  }
}
