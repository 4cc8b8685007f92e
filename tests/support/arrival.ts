import { get } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib'

export type Arrived = {
  status: number
  headers: IncomingHttpHeaders
  html: string
  /** ms from the request to the answer's end. */
  ms: number
  /** What could be read at which moment, ms from the request. */
  parts: { ms: number; text: string }[]
  /** All that could be read by then. */
  by: (ms: number) => string
  /** The first moment at which this text could be read; Infinity when it never could. */
  when: (text: string) => number
}

/** Asks for a page on a connection of its own and notes what a browser could read of it when. */
export function watchArrive(url: string, headers: Record<string, string> = {}): Promise<Arrived> {
  const start = performance.now()
  return new Promise((done, fail) => {
    const request = get(url, { headers, agent: false }, (answer) => {
      const parts: Arrived['parts'] = []
      const decoder = new TextDecoder()
      const body = decoded(answer, answer.headers['content-encoding'])
      answer.on('error', fail)
      body.on('error', fail)
      body.on('data', (chunk: Buffer) =>
        parts.push({ ms: performance.now() - start, text: decoder.decode(chunk, { stream: true }) }),
      )
      body.on('end', () => {
        const by = (ms: number) =>
          parts
            .filter((part) => part.ms <= ms)
            .map(({ text }) => text)
            .join('')
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          html: by(Infinity),
          ms: performance.now() - start,
          parts,
          by,
          when: (text) => parts.find((part) => by(part.ms).includes(text))?.ms ?? Infinity,
        })
      })
    })
    request.on('error', fail)
  })
}

/** Gives out what can be read at once, not only what a full window holds. */
function decoded(answer: Readable, encoding: string | undefined): Readable {
  if (encoding === 'br')
    return answer.pipe(createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH }))
  if (encoding === 'gzip') return answer.pipe(createGunzip({ flush: constants.Z_SYNC_FLUSH }))
  return answer
}
