import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Compresses scripts, stylesheets and fonts once, at the build; the server only picks. `quality` is brotli's, 11 at most and by
 * default.
 */
export function compressAssets(quality = 11): Plugin {
  return {
    name: 'larkspur:compress-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: async ({ dir = '' }, bundle) => {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|ttf)$/.test(name))
      await Promise.all(names.map((name) => compress(join(dir, name), quality)))
    },
  }
}

/** Writes a file compressed by brotli and by gzip beside it. `quality` is brotli's, 11 at most. */
export async function compress(path: string, quality = 11): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await toBrotli(bytes, { params }))
  await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }))
}
