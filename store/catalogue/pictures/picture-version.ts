import { createHash } from 'node:crypto'
import { ILLUSTRATOR_VERSION } from '../../illustrator/draw.ts'
import type { Drawing } from '../../illustrator/drawing.ts'

/**
 * Photographs that were dropped in for a product, by `realId/name`, with a mark that changes with the file.
 * Filled by the image service; see docs/recipes/add-a-photograph.md.
 */
export const photographs = new Map<string, { path: string; version: string }>()

/** Eight letters that change with what a drawing shows: part of a picture's name. */
export function drawingHash(drawing: Drawing): string {
  return createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 8)
}

/** A picture's name with the version of whoever made it, so that an address never changes its picture. */
export function versionedName(realId: string, name: string): string {
  return `${name}.${photographs.get(`${realId}/${name}`)?.version ?? ILLUSTRATOR_VERSION}`
}
