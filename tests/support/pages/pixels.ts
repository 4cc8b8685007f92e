import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A picture of 16 by 16: one that is drawn dense still has a width, as no broken one has. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEXm3MsrLgDjAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgIA0AAAAwAAHHqoWOAAAAAElFTkSuQmCC',
  'base64',
)
const HEADERS = { 'content-type': 'image/png', 'cache-control': 'max-age=31536000, immutable' }

/** Serves a small one-coloured picture for whatever is asked: the pictures of pages that are not looked at. */
export async function startPixels(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_, reply) => reply.writeHead(200, HEADERS).end(PIXEL))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
