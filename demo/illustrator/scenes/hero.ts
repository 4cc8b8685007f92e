import { dome } from '../arrangement.ts'
import { backdrop, contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import { openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { abundant, cutStem, fallenPetals } from './posy.ts'

/** The great arrangement: a footed bowl of flowers right of centre, the left kept calm for words. */
export function hero(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const stems = abundant(drawing.stems, 44)
  const cx = 1050
  let out = backdrop(sheet, random, 1600, 1000, 812, '#f7efe3')
  // Light from a window falls across the wall.
  for (const [x, w] of [
    [190, 150],
    [380, 150],
    [570, 90],
  ] as const)
    out += fill(`M${x} 0h${w}l-190 812h${-w}z`, '#ffffff', { opacity: 0.2 })
  out += contactShadow(sheet, cx + 20, 926, 430, 52, 1.1)
  const bowl = tint(MATERIAL.ivory, '#f0e2cf', 0.3)
  const profile: Point[] = [
    [206, 690],
    [204, 730],
    [170, 800],
    [74, 846],
    [54, 866],
    [66, 886],
    [112, 918],
  ]
  out += fill(lathe(profile, cx, 20), roundLight(sheet, bowl), { stroke: bowl.heart, strokeOpacity: 0.5 })
  // A glint on the bowl below the flowers.
  out += line(
    openCurve([
      [cx - 152, 752],
      [cx - 118, 792],
      [cx - 66, 822],
    ]),
    '#ffffff',
    8,
    0.6,
  )
  out += oval(cx, 690, 206, 34, bowl.rim) + oval(cx, 694, 192, 27, '#2a2018')
  out += dome(sheet, stems, { cx, cy: 506, r: 294, open: true, wide: 1.26 }, random)
  const blooms = drawing.stems.filter(({ species }) => FLOWERS[species].form === 'head')
  const first = blooms[0] ?? { species: 'rose', colour: 'blush', count: 1 }
  const second = blooms[1] ?? first
  out += cutStem(sheet, random, first, [150, 908], [462, 848], 0.7)
  out += cutStem(sheet, random, second, [372, 972], [672, 934], 0.6)
  out +=
    fallenPetals(random, FLOWER_TONES[first.colour], [720, 880, 200, 60], 5) +
    fallenPetals(random, FLOWER_TONES[second.colour], [1290, 880, 230, 84], 7)
  return out
}
