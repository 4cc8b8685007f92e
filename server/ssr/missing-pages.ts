import type { FastifyInstance } from 'fastify'
import type { Site } from '../../client/app/site.ts'
import type { Config } from '../config.ts'
import { isForAnybody } from '../hooks/page-guards.ts'

/**
 * Recognises URLs that only the not-found page answers. That page is kept once for all of them, and crawlers and scanners ask for
 * it so often that it must cost no more than other kept pages. Create it before the routes are added.
 */
export class MissingPages {
  /** What the addresses of routes begin with: files of the bundle, the gateway and the like. */
  readonly #taken = new Set<string>()

  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url }) => void this.#taken.add(startOf(url)))
  }

  /** The address under which that page is kept; undefined for an address that something else may answer. */
  keptAt(url: string, site: Site, config: Config): string | undefined {
    // Codes are for who reads addresses: one may be no letter at all.
    if (!url.startsWith('/') || url.includes('%') || this.#taken.has(startOf(url))) return undefined
    const [path = ''] = url.split('?', 1)
    if (!site.isNotFoundPage(path) || !isForAnybody(url, config, site)) return undefined
    return site.pageAddress({ pathname: path, search: '', searchParams: new URLSearchParams() })
  }
}

/** The first part of the path of an address. */
const startOf = (url: string) => url.replace(/^\//, '').split(/[/?]/, 1)[0] ?? ''
