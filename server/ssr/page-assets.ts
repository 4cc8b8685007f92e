import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from '../../client/app/document/frame.ts'

type ManifestChunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, ManifestChunk>

/** Fetches the scripts of a page once it has been drawn, and starts the client (vite.config.ts names both). */
const LOAD_SCRIPTS = 'client/app/load-scripts.ts'
const START = 'client/app/start.ts'

/**
 * What a page loads, by its lazily loaded modules, from the bundle's manifest: sent with the page, so that it is styled before any
 * script runs and comes to life without a chain of requests. Nothing in development, where Vite sends it.
 */
export function readPageAssets(clientBundle: string | undefined): (modules: string[]) => PageAssets {
  if (!clientBundle)
    return () => ({
      style: undefined,
      parts: [],
      loadScripts: undefined,
      start: undefined,
      scripts: [],
      fonts: [],
    })
  const manifest = readJson(clientBundle, 'pages-manifest.json') as Manifest
  const stylesOf = readJson(clientBundle, 'page-styles.json') as Record<string, string>
  const fonts = readJson(clientBundle, 'page-fonts.json') as string[]
  const known = new Map<string, PageAssets>()
  return (modules) => {
    const key = modules.join(' ')
    const assets = known.get(key) ?? { ...collect(manifest, stylesOf, modules), fonts }
    known.set(key, assets)
    return assets
  }
}

const readJson = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'))

function collect(manifest: Manifest, stylesOf: Record<string, string>, modules: string[]) {
  const parts = new Set<string>()
  const scripts = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return
    visited.add(name)
    for (const css of chunk.css ?? []) parts.add(`/${css}`)
    scripts.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  ;[START, ...modules].forEach(visit)
  const start = manifest[START]
  const loadScripts = manifest[LOAD_SCRIPTS]
  if (!start || !loadScripts) throw new Error(`The bundle has no ${LOAD_SCRIPTS} or no ${START}`)
  const page = modules.findLast((name) => stylesOf[name] !== undefined) ?? START
  return {
    style: stylesOf[page],
    parts: [...parts],
    loadScripts: `/${loadScripts.file}`,
    start: `/${start.file}`,
    scripts: [...scripts].filter((file) => file !== `/${start.file}`),
  }
}
