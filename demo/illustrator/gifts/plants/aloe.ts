import { fill, line } from '../../brush.ts'
import { bladePath } from '../../leaf.ts'
import { LEAF, MATERIAL, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import { between, openCurve, quadratic } from '../../path.ts'
import type { Point } from '../../path.ts'
import type { Sheet } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { grit, pot } from './pot.ts'

// One thick leaf: broad at the foot, tapering to a point, toothed along both edges and flecked with white.
function aloeLeaf(sheet: Sheet, foot: Point, tip: Point, width: number, bend: number, tones: Tones): string {
  const dx = tip[0] - foot[0]
  const dy = tip[1] - foot[1]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const control: Point = [foot[0] + dx * 0.5 + nx * bend, foot[1] + dy * 0.5 + ny * bend]
  const spine = quadratic(foot, control, tip, 22)
  let teeth = ''
  let flecks = ''
  for (let i = 2; i < 22; i++) {
    const at = spine[i]
    const next = spine[i + 1] ?? tip
    if (!at) continue
    const half = (width / 2) * Math.cos((Math.PI / 2) * Math.max(0, (i / 22 - 0.16) / 0.84)) ** 0.9
    const on: Point = between(at, next, 0.6)
    for (const side of [-1, 1]) {
      const edge: Point = [at[0] + nx * half * side, at[1] + ny * half * side]
      const far: Point = [on[0] + nx * (half + 5.4) * side, on[1] + ny * (half + 5.4) * side]
      teeth += `M${edge[0].toFixed(0)} ${edge[1].toFixed(0)}L${far[0].toFixed(0)} ${far[1].toFixed(0)}`
    }
    if (i % 2 === 0 && half > 8) {
      const shift = half * (i % 4 === 0 ? 0.34 : -0.3)
      const start: Point = [at[0] + nx * shift, at[1] + ny * shift]
      flecks += openCurve([start, between(start, [start[0] + dx, start[1] + dy], 0.022)])
    }
  }
  const light = sheet.linear(dx < 0 ? [0, 0, 1, 1] : [0, 1, 1, 0], [
    [0, tones.light],
    [0.45, tones.mid],
    [1, tones.shade],
  ])
  return (
    line(teeth, tones.rim, 2.6) +
    fill(bladePath({ foot, tip, width, bend, fullest: 0.16 }), light, {
      stroke: tones.heart,
      width: 1.4,
      strokeOpacity: 0.6,
    }) +
    line(openCurve(spine.slice(1, 20)), tones.deep, width * 0.16, 0.22) +
    line(flecks, tones.rim, 3, 0.85)
  )
}

// Tip of each leaf beside the middle of the pot, its width and bow, from the back to the front.
const LEAVES: readonly (readonly [x: number, y: number, width: number, bend: number, shade: boolean])[] = [
  [-92, -430, 62, 22, true],
  [96, -444, 62, -24, true],
  [4, -486, 64, 6, true],
  [-182, -368, 64, 46, true],
  [188, -376, 64, -48, true],
  [-262, -252, 64, 70, false],
  [266, -262, 64, -70, true],
  [-52, -402, 66, 12, false],
  [66, -392, 66, -14, false],
  [-142, -292, 68, 40, false],
  [152, -284, 68, -42, false],
  [-226, -132, 60, 66, false],
  [230, -140, 60, -66, false],
  [6, -306, 70, -4, false],
  [-84, -190, 62, 30, false],
  [94, -182, 62, -30, false],
]

/** An aloe: a tall rosette of thick, toothed leaves, with an offset beside it. */
export const aloe: GiftArtist = ({ sheet, random }) => {
  const place = { top: 690, half: 146 }
  const lit = tint(LEAF.silver, LEAF.fresh.mid, 0.42)
  const shaded = tint(LEAF.silver, LEAF.garden.shade, 0.5)
  let out = pot(sheet, MATERIAL.terracotta, place) + grit(random, place)
  for (const [x, y, width, bend, shade] of LEAVES)
    out += aloeLeaf(sheet, [400 + x * 0.1, 690], [400 + x, 690 + y], width, bend, shade ? shaded : lit)
  for (const [x, y, width, bend] of [
    [-44, -92, 28, 10],
    [40, -98, 28, -10],
    [-4, -124, 30, 0],
    [-22, -66, 26, 6],
    [24, -62, 26, -6],
  ] as const)
    out += aloeLeaf(sheet, [496 + x * 0.1, 704], [496 + x, 704 + y], width, bend, lit)
  return out
}
