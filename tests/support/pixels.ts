import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least there is of a picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const HEADERS = { 'content-type': 'image/png', 'cache-control': 'max-age=31536000, immutable' }

/** Serves a pixel for whatever is asked: the pictures of pages that are not looked at. */
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
