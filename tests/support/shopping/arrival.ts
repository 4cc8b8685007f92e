import { get } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib'

export type Arrived = { status: number; headers: IncomingHttpHeaders; html: string }

/** An answer on its way. */
export type Arriving = {
  /** What a browser could read of it so far. */
  read: () => string
  /** Resolves when enough of it can be read; rejects when it ends before. */
  until: (isEnough: (text: string) => boolean) => Promise<string>
  whole: Promise<Arrived>
}

/** Asks for a page on a connection of its own and reads it as it comes, as a browser does. */
export function startArriving(url: string, headers: Record<string, string> = {}): Arriving {
  let text = ''
  const waiting = new Set<() => void>()
  const whole = new Promise<Arrived>((done, fail) => {
    const request = get(url, { headers, agent: false }, (answer) => {
      const decoder = new TextDecoder()
      const body = decoded(answer, answer.headers['content-encoding'])
      answer.on('error', fail)
      body.on('error', fail)
      body.on('data', (chunk: Buffer) => {
        text += decoder.decode(chunk, { stream: true })
        waiting.forEach((look) => look())
      })
      body.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, html: text }))
    })
    request.on('error', fail)
  })
  const until: Arriving['until'] = (isEnough) =>
    new Promise((done, fail) => {
      const look = () => {
        if (!isEnough(text)) return
        waiting.delete(look)
        done(text)
      }
      waiting.add(look)
      look()
      whole.then(() => fail(new Error(`The page ended before:\n${text.slice(-2_000)}`)), fail)
    })
  return { read: () => text, until, whole }
}

/** The same, to its end. */
export const watchArrive = (url: string, headers?: Record<string, string>) =>
  startArriving(url, headers).whole

/** Gives out what can be read at once, not only what a full window holds. */
function decoded(answer: Readable, encoding: string | undefined): Readable {
  if (encoding === 'br')
    return answer.pipe(createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH }))
  if (encoding === 'gzip') return answer.pipe(createGunzip({ flush: constants.Z_SYNC_FLUSH }))
  return answer
}
