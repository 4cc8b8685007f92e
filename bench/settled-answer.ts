import { request } from 'undici'
import type { Dispatcher } from 'undici'
import type { Asked } from './load.ts'

type Sent = Asked['headers']

/** Reads an answer whole. Throws when it has another status than is expected. */
export async function readAnswer(url: string, { path, headers, status = 200 }: Asked, sent: Sent = headers) {
  const answer = await request(url + path, { headers: sent })
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`)
  const encoding = [answer.headers['content-encoding']].flat()[0]
  return {
    ...{ type: String(answer.headers['content-type']), encoding },
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  }
}

/** What is answered once a page that can be kept is kept. */
export async function settledAnswer(url: string, asked: Asked) {
  await readAnswer(url, asked)
  await new Promise((kept) => setTimeout(kept, 500))
  return readAnswer(url, asked)
}

/** Asks for an address and throws away what it answers with, but for the status. `dispatcher` has the connections, where they matter. */
export async function statusOf(
  address: string,
  headers: Sent = {},
  dispatcher?: Dispatcher,
): Promise<number> {
  const { statusCode, body } = await request(address, { headers, ...(dispatcher && { dispatcher }) })
  await body.dump({ limit: 10_000_000 })
  return statusCode
}
