import type { Spot } from './projection.ts'

export type Label = Spot & { text: string }

type Box = { left: number; right: number; top: number; bottom: number }

/** Half of how wide a text is in letters of a height. */
export const halfOf = (text: string, size: number): number => text.length * size * 0.27

/** The labels there is room for beside what else is drawn, the first ones first; `size` is the height of the letters. */
export function roomFor(labels: Label[], size: number, drawn: Box[] = []): Set<Label> {
  const taken = [...drawn]
  const placed = new Set<Label>()
  for (const label of labels) {
    const half = halfOf(label.text, size)
    const box = {
      left: label.x - half,
      right: label.x + half,
      top: label.y - size * 0.7,
      bottom: label.y + size * 0.7,
    }
    const collides = taken.some(
      (other) =>
        box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
    )
    if (collides) continue
    taken.push(box)
    placed.add(label)
  }
  return placed
}
