import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** From so many bytes on, compression saves a packet. */
const WORTH_IT = 1_024
/** Up to so many bytes it is done on the spot, which takes a millisecond or two; more of them go to another thread. */
const ON_THE_SPOT = 128 * 1_024

/** Brotli of 3 takes 0.4 ms for the home page's 56 kB and makes 12 kB of them; 4 takes half as long again for 3 % less. */
const OPTIONS = {
  threshold: WORTH_IT,
  syncThreshold: ON_THE_SPOT,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: { level: 2 },
} satisfies FastifyCompressOptions

/**
 * Compresses the answers of /graphql for browsers that can read them so, and nothing else: pages and files are compressed where
 * they are kept. Is called before the gateway is added.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // A route does not inherit: what it does not say is the plugin's default.
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql') route.compress = OPTIONS
  })
  await app.register(compress, { global: false })
}
