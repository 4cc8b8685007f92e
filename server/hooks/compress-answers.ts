import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** From so many bytes on, compression saves a packet. */
const WORTH_IT = 1_024
/** Up to so many bytes it is done on the spot, which takes a millisecond or two; more of them go to another thread. */
const ON_THE_SPOT = 128 * 1_024

/** Brotli of 3 takes 0.4 ms for the home page's 56 kB and makes 12 kB of them; 4 takes half as long again for 3 % less. */
const ANSWERS = {
  threshold: WORTH_IT,
  syncThreshold: ON_THE_SPOT,
  encodings: ['br', 'gzip'],
  brotliOptions: brotliOf(3),
  zlibOptions: { level: 2 },
} satisfies FastifyCompressOptions

/** A drawing of 92 kB is 21 kB then. Of pictures it compresses those that are text. */
const DRAWINGS = {
  threshold: WORTH_IT,
  encodings: ['br', 'gzip'],
  brotliOptions: brotliOf(5),
} satisfies FastifyCompressOptions

/**
 * Compresses the answers of /graphql and drawings for browsers that can read them so, and nothing else: pages and files are
 * compressed where they are kept. Is called before the gateway and the pictures are added.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // A route does not inherit: what it does not say is the plugin's default.
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql') route.compress = ANSWERS
    if (route.url === '/images/*') route.compress = DRAWINGS
  })
  await app.register(compress, { global: false })
}

function brotliOf(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
}
