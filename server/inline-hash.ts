import { createHash } from 'node:crypto'

/** How a content policy names an inline script or style by its text. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
