import { contactShadow } from '../../background.ts'
import { fill, line, oval } from '../../brush.ts'
import { lathe, roundLight } from '../../lathe.ts'
import type { Tones } from '../../palette.ts'
import { openCurve } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Sheet } from '../../sheet.ts'

/** Where a pot stands: the middle of its rim, half the width below the rim, and the y of its foot. */
export type PotPlace = { top: number; half: number; cx?: number; foot?: number; shadow?: false }

/** A flower pot with a rolled rim and compost in it. A hanging pot casts no shadow on the table. */
export function pot(
  sheet: Sheet,
  tones: Tones,
  { top, half, cx = 400, foot = 868, shadow }: PotPlace,
): string {
  const rise = half * 0.06
  const body = lathe(
    [
      [half, top],
      [half * 0.96, top + (foot - top) * 0.4],
      [half * 0.74, foot],
    ],
    cx,
    half * 0.15,
  )
  const rim = lathe(
    [
      [half * 1.07, top - rise],
      [half * 1.07, top + half * 0.14],
      [half * 1.04, top + half * 0.31],
    ],
    cx,
    half * 0.17,
  )
  return (
    (shadow === false ? '' : contactShadow(sheet, cx, foot + half * 0.14, half * 1.7, half * 0.2)) +
    fill(body, roundLight(sheet, tones), { stroke: tones.heart, strokeOpacity: 0.5 }) +
    fill(rim, roundLight(sheet, tones), { stroke: tones.heart, strokeOpacity: 0.45 }) +
    oval(cx, top - rise, half * 1.07, half * 0.2, tones.light) +
    oval(cx, top - rise * 0.6, half * 0.97, half * 0.165, '#3b2a1c') +
    line(
      openCurve([
        [cx - half * 0.72, top + half * 0.43],
        [cx - half * 0.66, top + (foot - top) * 0.62],
        [cx - half * 0.56, foot - half * 0.15],
      ]),
      '#ffffff',
      half * 0.065,
      0.3,
    )
  )
}

/** Pale grit on the compost of a pot. */
export function grit(random: Random, { top, half, cx = 400 }: PotPlace): string {
  let out = ''
  for (let i = 0; i < 40; i++)
    out += oval(
      cx + random.around(0, half * 0.92),
      top - half * 0.03 + random.around(0, half * 0.1),
      random.between(half * 0.02, half * 0.045),
      random.between(half * 0.015, half * 0.028),
      i % 2 === 0 ? '#cfc4ae' : '#a6987f',
    )
  return out
}
