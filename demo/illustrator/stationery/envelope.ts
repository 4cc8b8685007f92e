import { fill, line, oval } from '../brush.ts'
import type { Tones } from '../palette.ts'
import { num } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** The envelope of a card with its wax seal, lying about (x, y), turned by `turn` degrees. */
export function envelope(sheet: Sheet, wax: Tones, x: number, y: number, turn: number): string {
  const paper = sheet.linear(
    [0, 0, 1, 1],
    [
      [0, '#fffdf7'],
      [1, '#efe6d4'],
    ],
  )
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">` +
    fill('M-94-58H100V70H-94Z', '#3b2718', { opacity: 0.16 }) +
    fill('M-98-64H98V64H-98Z', paper, { stroke: '#8f7c5c', strokeOpacity: 0.45 }) +
    line('M-98-64L0 14L98-64M-98 64L-22-2M98 64L22-2', '#c0ad8a', 1.8, 0.55) +
    oval(0, 10, 17, 16, wax.shade) +
    oval(-2, 8, 12, 11, wax.mid) +
    '</g>'
  )
}
