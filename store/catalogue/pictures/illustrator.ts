import type { Drawing } from './drawing.ts'

/** Who draws what there is no photograph of. Without one, such a picture is not there (404). */
export type Illustrator = {
  /** Changes whenever its pictures do: it is part of their immutable addresses. Letters and digits. */
  version: string
  /** A drawing as a standalone SVG document, 800 by 1000 units, or 1600 by 1000 for a scene; always the same text. */
  draw: (drawing: Drawing) => string
}
