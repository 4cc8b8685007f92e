import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '../../metrics/version.ts'
import type { Config } from '../config.ts'

/**
 * Identifies what pages are made with: the version, the build in the folder `bundle`, and the settings that pages show. Gateways with the
 * same one make the same pages, whatever else is different about them.
 */
export function pagesRelease(bundle: string, config: Config): string {
  const { mode, siteUrl, apiBaseUrl, imageBaseUrl, landingDiscounts, mapTiles, tagManagerId, serviceWorker } =
    config
  const settings = { mode, siteUrl, apiBaseUrl, imageBaseUrl, landingDiscounts, mapTiles, tagManagerId }
  const hash = createHash('sha256').update(JSON.stringify([VERSION, settings, serviceWorker]))
  // Both name the files of the build, whose names are made of what is in them.
  for (const file of ['server/entry.mjs', 'client/pages-manifest.json'])
    hash.update(readFileSync(join(bundle, file)))
  return hash.digest('base64url').slice(0, 22)
}
