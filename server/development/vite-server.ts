import { utimes } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDevMiddleware } from 'vike/server'
import { createServerModuleRunner, normalizePath } from 'vite'
import type { HotUpdateOptions, ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { isGenerated } from './code-generation.ts'

export type Development = {
  vite: ViteDevServer
  /** Loads the modules of the Node tier and the store, as they are now. */
  runner: ModuleRunner
}

export type Listeners = {
  /** Told of a file that was changed, made or removed; `isLoaded` when the Node tier or the store has it as a module. */
  onChange: (change: { path: string; isLoaded: boolean }) => void
  /** Told when the pages that are open are about to hear of a change. */
  onUpdate: () => void
}

/** The environment of Vite in which the Node tier and the store are loaded; pages have Vite's own `ssr`. */
const NODE = 'node'

/** Where the packages are: in the project's folder or, for a copy of it, further up. */
const PACKAGES = join(fileURLToPath(import.meta.resolve('vite/package.json')), '..', '..')

/** How long after a folder is made it is looked into once more. */
const SECOND_LOOK_MS = 100

/** Folders that programs write to, or that nothing is loaded from: PostgreSQL alone would wake the watcher all the time. */
const NOT_WATCHED = ['.data', 'dist', 'test-results', 'playwright-report', 'docs', 'bench', 'tests']

/**
 * Starts Vite: it serves the modules of the pages with hot reload through `server`, and transforms those of the Node
 * tier. One port is enough: the browser's connection for updates goes through `server`, too.
 */
export async function startVite(
  root: string,
  server: Server,
  { onChange, onUpdate }: Listeners,
): Promise<Development> {
  const { viteServer: vite } = await createDevMiddleware({
    root,
    viteConfig: {
      server: {
        hmr: { server },
        watch: {
          ignored: NOT_WATCHED.map((folder) => `${normalizePath(root)}/${folder}/**`),
          // Many editors empty a file before they write it. Who looks in between sees an empty module, and the rest
          // of the writing is then taken for the same change.
          awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
        },
        fs: { allow: [root, PACKAGES] },
      },
      // All that pages import from packages is found before the first is opened: finding more later would reload it.
      optimizeDeps: {
        entries: [
          'client/app/entry-client.tsx',
          'client/features/**/*.route.ts',
          'client/features/delivery/map/*.ts',
        ],
      },
      environments: { [NODE]: { consumer: 'server', resolve: { external: true } } },
      // The last to be asked: others put back what one leaves out.
      plugins: [{ name: 'larkspur:node-tier', hotUpdate: { order: 'post', handler: watchNodeTier } }],
    },
  })
  function watchNodeTier(this: { environment: { name: string } }, { file, modules }: HotUpdateOptions) {
    const path = normalizePath(file).slice(normalizePath(root).length + 1)
    // Pages are loaded anew when the Node tier has what was generated, too: one reload is enough.
    if (this.environment.name === 'client') {
      onUpdate()
      return isGenerated(path) ? [] : undefined
    }
    if (this.environment.name !== NODE) return undefined
    onChange({ path, isLoaded: modules.length > 0 })
    // It is loaded anew as a whole; nothing in it takes updates by itself.
    return []
  }
  vite.watcher.on('addDir', (folder) => setTimeout(() => void lookAgain(folder), SECOND_LOOK_MS))
  const environment = vite.environments[NODE]
  if (!environment) throw new Error('Vite has no environment for the Node tier')
  return {
    vite,
    runner: createServerModuleRunner(environment, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' }),
  }
}

/**
 * Has the watcher read a folder that was just made. It has read it and then begun to watch it: a file that was written
 * in between, as editors do that make a file and its folder at once, would never be heard of.
 */
async function lookAgain(folder: string): Promise<void> {
  const now = new Date()
  // It may be gone again.
  await utimes(folder, now, now).catch(() => {})
}
