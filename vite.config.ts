import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { basename, dirname, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import supportedBrowsers from 'browserslist-to-esbuild'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { documentsApart } from './scripts/build/documents-apart.ts'
import { englishFonts } from './scripts/build/english-fonts.ts'
import { leanRouter } from './scripts/build/lean-router.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { withoutGraphqlText } from './scripts/build/without-graphql-text.ts'
import { withoutMachinePaths } from './scripts/build/without-machine-paths.ts'
import { compress, compressAssets } from './vite.plugins.ts'

/** Brings a page to life (server/ssr/page-assets.ts). */
const START = 'client/app/start.ts'
/** Fetches that once the page has been drawn, and everything that it needs. */
const LOAD_SCRIPTS = 'client/app/load-scripts.ts'

/** The client's modules and what is generated for it, without what vike is told, and what stands in a page by itself. */
const OURS =
  /^(?!.*[\\/]node_modules[\\/]).*(?:[\\/]client[\\/](?!app[\\/](?:vike|load-scripts))|graphql[\\/]generated)/

/** What forms are drawn with. What is said of one that was sent is not part of it. */
const FORM =
  /[\\/]client[\\/]ui[\\/]form[\\/](?:checked-form|empty-field|form-context|form-fields|incomplete|phone-field|text-field)|[\\/]field-rules\.ts/
/** What several actions are made of: they are fetched when a form is sent. */
const SENT =
  /[\\/]client[\\/](?:ui[\\/]form[\\/](?:form-data|form-problem|sentences)\.ts|data[\\/]graphql[\\/]refusal)/
/** The document of an operation (scripts/build/documents-apart.ts). */
const OPERATION = /[\\/]graphql[\\/]generated[\\/]documents[\\/]/
/** Cards of products, and what they show. */
const CARD =
  /[\\/]client[\\/](?:features[\\/](?:product-card[\\/]|destination[\\/]lowest-price)|ui[\\/](?:price|stars|picture)\.)/

export default defineConfig(({ command }) => ({
  plugins: [
    dropServerStyles(),
    vike(),
    react(),
    documentsApart(),
    withoutGraphqlText(),
    leanRouter(),
    addStart(),
    englishFonts(),
    keepManifest(),
    shortNames(),
    combineStyles(),
    compressAssets(),
    hideSourceMaps(),
    serviceWorker(),
    withoutMachinePaths(import.meta.dirname),
  ],
  build: {
    // Syntax only: what a script calls is the business of scripts/supported-browsers/.
    target: supportedBrowsers(),
    sourcemap: 'hidden',
    rolldownOptions: {
      // A module that offers several parts (index.ts) does not bring along those that nobody takes.
      treeshake: {
        moduleSideEffects: (id) => !/[\\/]client[\\/].*\.tsx?$/.test(id) || /[\\/]app[\\/]/.test(id),
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@urql|@0no-co|wonka)[\\/]/,
            },
            // The frame around every page.
            { name: 'shop', test: OURS, tags: ['$initial'] },
            // Most pages have a form, and most have cards of products. Whole, they do not move when a page changes.
            { name: 'form', test: FORM, minShareCount: 2 },
            { name: 'card', test: CARD, minShareCount: 2 },
            { name: 'sent', test: SENT, minShareCount: 2 },
            // An id is a hash, and no page is to have those of others.
            { name: 'operations', test: OPERATION, minShareCount: 2, entriesAware: true },
            // What pages share, by the pages that share it; crumbs go with the likest.
            {
              name: 'shared',
              test: OURS,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 500,
            },
          ],
        },
      },
    },
  },
  css: {
    modules: { generateScopedName: command === 'build' ? shortName : '[name]_[local]_[hash:base64:4]' },
  },
}))

/** The name of a class in the built pages: a page has one of them on every other element. */
function shortName(name: string, path: string): string {
  const [first = 0, ...others] = createHash('sha256')
    .update(`${relative(import.meta.dirname, path)} ${name}`)
    .digest()
  return LETTERS.charAt(first % LETTERS.length) + Buffer.from(others).toString('base64url').slice(0, 4)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Leaves the styles to the browser's bundle. The server's bundle brings the same rules in another order, and vike would
 * send them beside the browser's as a second stylesheet, uncompressed. Fails when a rule is only in the server's: no page
 * would have it.
 */
function dropServerStyles(): Plugin {
  return {
    name: 'larkspur:drop-server-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle: {
      // Before vike looks for what to send.
      order: 'pre',
      handler: async ({ dir = '' }, bundle) => {
        const manifestPath = join(dir, '.vite', 'manifest.json')
        const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as Record<
          string,
          { css?: string[] }
        >
        for (const chunk of Object.values(manifest)) delete chunk.css
        await writeFile(manifestPath, JSON.stringify(manifest))

        const sent = await rulesBelow(join(dir, '..', 'client'))
        for (const name of Object.keys(bundle).filter((name) => name.endsWith('.css'))) {
          const unsent = rulesOf(await readFile(join(dir, name), 'utf8')).find((rule) => !sent.has(rule))
          if (unsent)
            throw new Error(`Only the server imports the style ${unsent}}: no browser would have it.`)
          await rm(join(dir, name))
        }
      },
    },
  }
}

async function rulesBelow(folder: string): Promise<Set<string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'))
  const styles = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Set(styles.flatMap(rulesOf))
}

/** Each selector with what is declared for it: which selectors share a block depends on what stands beside them. */
const rulesOf = (css: string) =>
  css.split('}').flatMap((rule) => {
    const [selectors = '', declared = ''] = rule.trim().split('{')
    return selectors.split(',').map((selector) => `${selector}{${declared}`)
  })

/** The script of the built pages. vike's own entry would bring its runtime along, which has nothing to do here. */
function addStart(): Plugin {
  return {
    name: 'larkspur:add-start',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const id of [LOAD_SCRIPTS, START]) this.emitFile({ type: 'chunk', id, name: basename(id, '.ts') })
    },
  }
}

/**
 * Makes one stylesheet of those that a page needs, in the order in which scripts would load them, and says in
 * `page-styles.json` which page has which.
 */
function combineStyles(): Plugin {
  return {
    name: 'larkspur:combine-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: async ({ dir = '' }) => {
      const manifest = JSON.parse(await readFile(join(dir, 'pages-manifest.json'), 'utf8')) as Manifest
      const pages = [START, ...Object.keys(manifest).filter((name) => name.endsWith('.route.ts'))]
      const files: Record<string, string> = {}
      for (const page of pages) {
        const parts = stylesBelow(manifest, [START, page])
        const css = (await Promise.all(parts.map((part) => readFile(join(dir, part), 'utf8')))).join('')
        const name = `assets/static/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
        files[page] = `/${name}`
        await writeFile(join(dir, name), css)
        await compress(join(dir, name))
      }
      await writeFile(join(dir, 'page-styles.json'), JSON.stringify(files))
    },
  }
}

/**
 * Names stylesheets by their contents alone, and scripts and stylesheets by seven signs of their hashes. Each page
 * lists those of its parts, and the scripts those of all pages; a hash does not compress. vike names stylesheets by the pages that share them, up to
 * a hundred letters each.
 */
function shortNames(): Plugin {
  return {
    name: 'larkspur:short-names',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      for (const output of [build.rolldownOptions.output ?? []].flat()) {
        const { assetFileNames, chunkFileNames } = output
        if (typeof assetFileNames === 'function') {
          const short: typeof assetFileNames = (asset) =>
            asset.names[0]?.endsWith('.css') ? 'assets/static/s.[hash:7][extname]' : assetFileNames(asset)
          // With what vike knows its own function by.
          output.assetFileNames = Object.assign(short, assetFileNames)
        }
        if (typeof chunkFileNames === 'function') {
          const short: typeof chunkFileNames = (chunk) => chunkFileNames(chunk).replace('[hash]', '[hash:7]')
          output.chunkFileNames = Object.assign(short, chunkFileNames)
        }
      }
    },
  }
}

type Manifest = Record<string, { css?: string[]; imports?: string[] }>

/** The stylesheets of modules and of what they import, that of an import before that of its importer. */
function stylesBelow(manifest: Manifest, modules: string[]): string[] {
  const visited = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    manifest[name]?.imports?.forEach(visit)
    for (const css of manifest[name]?.css ?? []) styles.add(css)
  }
  modules.forEach(visit)
  return [...styles]
}

/**
 * Puts the source maps of scripts where the server finds them and nobody is sent them: they tell where in the sources
 * an error of a browser was.
 */
function hideSourceMaps(): Plugin {
  return {
    name: 'larkspur:hide-source-maps',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: async ({ dir = '' }, bundle) => {
      const maps = join(dir, '..', 'maps')
      await rm(maps, { recursive: true, force: true })
      const names = Object.keys(bundle).filter((name) => name.endsWith('.map'))
      for (const name of names) {
        await mkdir(join(maps, dirname(name)), { recursive: true })
        await rename(join(dir, name), join(maps, name))
      }
    },
  }
}

/**
 * vike removes the client's manifest when it has read it. The server needs it to send the stylesheets and
 * preload tags of lazily loaded pages, so a copy goes beside it.
 */
function keepManifest(): Plugin {
  return {
    name: 'larkspur:keep-manifest',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = Object.values(bundle).find((file) => file.fileName.endsWith('manifest.json'))
        if (manifest?.type === 'asset') {
          this.emitFile({ type: 'asset', fileName: 'pages-manifest.json', source: manifest.source })
        }
      },
    },
  }
}
