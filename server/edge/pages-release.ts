import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '../../metrics/version.ts'
import type { Config } from '../config.ts'
import { digestOf } from '../ssr/html-cache.ts'

/**
 * Identifies what pages are made with: the version, the build in the folder `bundle`, and the settings that pages show. Gateways with the
 * same one make the same pages, whatever else is different about them.
 */
export function pagesRelease(bundle: string, config: Config): string {
  const { mode, siteUrl, apiBaseUrl, imageBaseUrl, landingDiscounts, mapTiles, tagManagerId, serviceWorker } =
    config
  const shown = { siteUrl, apiBaseUrl, imageBaseUrl, landingDiscounts, mapTiles, tagManagerId }
  // Both name the files of the build, whose names are made of what is in them.
  const files = ['server/entry.mjs', 'client/pages-manifest.json']
  return digestOf(
    JSON.stringify([VERSION, mode, shown, serviceWorker]),
    ...files.map((file) => readFileSync(join(bundle, file))),
  )
}
