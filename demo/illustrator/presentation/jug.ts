import { dome } from '../arrangement.ts'
import type { Dome } from '../arrangement.ts'
import { group } from '../brush.ts'
import { domeRadius } from '../composition.ts'
import type { BouquetDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { jugBody } from '../gifts/vessels.ts'
import { MATERIAL, tint } from '../palette.ts'
import { num } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { reachesPast } from './wrapped.ts'

/** A jug with a lip and a handle, its flowers loose in it. */
export function jug(sheet: Sheet, { stems, wrap }: BouquetDrawing, random: Random): string {
  const alone = stems.every(({ species }) => FLOWERS[species].form === 'sprig')
  const r = Math.min(domeRadius(stems) * (alone ? 1.1 : 0.96), reachesPast(stems) ? 226 : 244)
  const scale = 0.8
  const top = 905 - 510 * scale
  const where: Dome = { cx: 396, cy: top - r * (alone ? 1 : 0.8), r, open: true }
  const glaze = tint(tint(MATERIAL[wrap], MATERIAL.ivory.light, 0.3), '#fff8e4', 0.3)
  const body = group(
    jugBody(sheet, glaze),
    `translate(${num(400 - 396 * scale)} ${num(905 - 888 * scale)}) scale(${scale})`,
  )
  return body + dome(sheet, stems, where, random)
}
