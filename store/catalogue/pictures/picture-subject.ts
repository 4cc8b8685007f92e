import { GIFT_WORDS } from './drawing.ts'
import type { Drawing } from './drawing.ts'

/** What the picture of a gift or of a plant shows, in words; null for flowers, cards and scenes, which their titles describe. */
export function pictureSubject(drawing: Drawing): string | null {
  return drawing.kind === 'gift' ? GIFT_WORDS[drawing.item] : null
}
