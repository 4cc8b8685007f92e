import type { Drawing } from './drawing.ts'

/** Draws pictures that have no photograph. Without an illustrator such pictures are not found (404). */
export type Illustrator = {
  /** Changes whenever its drawings change; it is part of their immutable addresses. Letters and digits only. */
  version: string
  /**
   * Renders a drawing as a standalone SVG document of 800 by 1000 units, or 1600 by 1000 for a scene. The result is
   * deterministic.
   */
  draw: (drawing: Drawing) => string
}
