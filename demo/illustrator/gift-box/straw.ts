import { line } from '../brush.ts'
import { MATERIAL } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { num } from '../path.ts'
import type { Random } from '../random.ts'

/** Paper straw about (cx, cy): short curls in three of `tones`, as far as `half` to the sides and `depth` up and down. */
export function straw(
  random: Random,
  cx: number,
  cy: number,
  half: number,
  depth: number,
  count: number,
  tones: Tones = MATERIAL.kraft,
): string {
  const layers: Record<'deep' | 'mid' | 'rim', string> = { deep: '', mid: '', rim: '' }
  for (let i = 0; i < count; i++) {
    const x = cx + random.around(0, half)
    const y = cy + random.around(0, depth)
    const d = `M${num(x)} ${num(y)}q${num(random.around(0, 18))} ${num(random.around(-4, 12))} ${num(random.around(0, 34))} ${num(random.around(0, 9))}`
    layers[i % 3 === 0 ? 'deep' : i % 3 === 1 ? 'mid' : 'rim'] += d
  }
  return (
    line(layers.deep, tones.shade, 4) + line(layers.mid, tones.light, 3.4) + line(layers.rim, tones.rim, 2.6)
  )
}
