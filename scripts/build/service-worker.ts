import { join } from 'node:path'
import supportedBrowsers from 'browserslist-to-esbuild'
import type { Plugin } from 'vite'
import { build } from 'vite'

/**
 * Builds the service worker by itself, into one file whose name stays: it is no part of any page. It is beside the pages' files in
 * `dist/client`, where `server/routes/service-worker.ts` finds it.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'larkspur:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: async ({ dir = '' }) => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          target: supportedBrowsers(),
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, '..', '..', 'client', 'app', 'offline', 'service-worker.ts'),
            output: { entryFileNames: 'service-worker.js', format: 'iife' },
          },
        },
      })
    },
  }
}
