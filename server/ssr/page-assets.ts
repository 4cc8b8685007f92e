import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type ManifestChunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
type Assets = { styles: string[]; scripts: string[] }

/**
 * The stylesheets and scripts of lazily loaded modules, from the bundle's manifest: sent with the page, so that
 * it is styled before any script runs and comes to life without a chain of requests. Nothing in development.
 */
export function readPageAssets(clientBundle: string | undefined): (modules: string[]) => Assets {
  if (!clientBundle) return () => ({ styles: [], scripts: [] })
  const manifest = JSON.parse(readFileSync(join(clientBundle, 'pages-manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const known = new Map<string, Assets>()
  const entries = entryFiles(manifest)
  return (modules) => {
    const key = modules.join(' ')
    let assets = known.get(key)
    if (!assets) {
      assets = collect(manifest, modules, entries)
      known.set(key, assets)
    }
    return assets
  }
}

function collect(manifest: Record<string, ManifestChunk>, modules: string[], already: Set<string>): Assets {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return
    visited.add(name)
    for (const css of chunk.css ?? []) styles.add(`/${css}`)
    scripts.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  const fresh = (set: Set<string>) => [...set].filter((file) => !already.has(file))
  return { styles: fresh(styles), scripts: fresh(scripts) }
}

/** What the bundler puts in every page by itself. */
function entryFiles(manifest: Record<string, ManifestChunk>): Set<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const { styles, scripts } = collect(manifest, entries, new Set())
  return new Set([...styles, ...scripts])
}
