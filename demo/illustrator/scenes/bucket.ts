import { dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { line } from '../brush.ts'
import type { Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { vessel } from '../lathe.ts'
import { MATERIAL, tint } from '../palette.ts'
import { openCurve } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'

/** A zinc bucket full of flowers; `kinds` is how many sorts there are in the whole picture. */
export function bucket(
  sheet: Sheet,
  random: Random,
  cx: number,
  foot: number,
  height: number,
  stems: Stem[],
  r: number,
  kinds: number,
): string {
  const zinc = tint(MATERIAL.steel, '#9fb0b0', 0.3)
  const top = foot - height
  const half = height * 0.46
  let out = contactShadow(sheet, cx, foot + 8, half * 1.5, 20)
  out += vessel(
    sheet,
    zinc,
    [
      [half, top],
      [half * 0.9, top + height * 0.5],
      [half * 0.76, foot],
    ],
    cx,
    half * 0.16,
    '#22302c',
  )
  for (const share of [0.2, 0.72]) {
    const w = half * (1 - share * 0.24)
    out += line(
      openCurve([
        [cx - w, top + height * share],
        [cx - w * 0.5, top + height * share + half * 0.13],
        [cx + w * 0.5, top + height * share + half * 0.13],
        [cx + w, top + height * share],
      ]),
      zinc.deep,
      4,
      0.5,
    )
  }
  const sprigs = stems.every(({ species }) => FLOWERS[species].form === 'sprig')
  return (
    out +
    dome(sheet, stems, { cx, cy: top - r * (sprigs ? 1.15 : 0.62), r, open: true, wide: 0.94 }, random, kinds)
  )
}
