import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** From so many bytes on, compression saves a packet. */
const WORTH_IT = 1_024
/** Up to so many bytes it is done on the spot, which takes a millisecond or two; more of them go to another thread. */
const ON_THE_SPOT = 128 * 1_024

/**
 * Compresses the answers of /graphql for browsers that can read them so, and nothing else: pages and files are compressed where
 * they are kept. Is called before the gateway is added.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql') route.compress = { threshold: WORTH_IT }
  })
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 2 },
    syncThreshold: ON_THE_SPOT,
  })
}
