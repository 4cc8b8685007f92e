import { createHash } from 'node:crypto'
import type { Drawing } from './drawing.ts'

/** Returns eight hex digits that depend on the drawing's contents. They are part of a picture's name. */
export function drawingHash(drawing: Drawing): string {
  return createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 8)
}
