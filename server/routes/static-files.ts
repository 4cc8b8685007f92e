import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { BundleFilesInRedis } from '../redis/bundle-files-in-redis.ts'
import type { RedisConnection } from '../redis/redis-connection.ts'
import { acceptedEncoding, encodeWhole } from '../ssr/encoding.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** What the addresses of the bundle's files begin with. */
const BUNDLE = '/assets/'

/**
 * Serves the files of the bundle, which have a hash in their name and never change, and those of `public/`, which are revalidated daily. With a
 * Redis that copies share, the bundles of other versions as well.
 */
export async function addStaticFiles(
  app: FastifyInstance,
  config: Config,
  redis: RedisConnection | undefined,
): Promise<void> {
  // In development Vite serves the modules of pages, and there may be no bundle.
  if (!config.development) {
    const root = join(ROOT, 'dist', 'client', 'assets')
    const secrets = secretsOf(config)
    const ofOtherVersions = redis && secrets.length ? new BundleFilesInRedis(redis, secrets, root) : undefined
    await ofOtherVersions?.start(app.log)
    app.addHook('onClose', () => ofOtherVersions?.stop())
    await app.register(async (files) => {
      if (ofOtherVersions) addFilesOfOtherVersions(files, ofOtherVersions)
      await files.register(serveStatic, {
        root,
        prefix: BUNDLE,
        immutable: true,
        maxAge: '1y',
        decorateReply: false,
        index: false,
        preCompressed: true,
      })
    })
  }
  await app.register(serveStatic, {
    root: join(ROOT, 'public'),
    prefix: '/',
    maxAge: '1d',
    wildcard: false,
    index: false,
    decorateReply: false,
  })
}

/** Answers what is asked of the bundle of another version, which a copy of that version has given to all. */
function addFilesOfOtherVersions(files: FastifyInstance, others: BundleFilesInRedis): void {
  files.addHook('onRequest', async ({ url, headers }, reply) => {
    const [path = ''] = url.split('?', 1)
    const file = await others.find(path.slice(BUNDLE.length))
    if (!file) return
    // Fonts are compressed in themselves.
    const encoding = file.type.startsWith('font/') ? 'identity' : acceptedEncoding(headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .type(file.type)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(encodeWhole(file.body, encoding))
  })
}

/** What the files are signed with. A gateway before another backend may have no secret, and then shares none; the sandbox needs no signature. */
function secretsOf({ mode, store: { authSecret } }: Config): readonly string[] {
  if (authSecret !== undefined) return [authSecret].flat()
  return mode === 'sandbox' ? ['sandbox'] : []
}
