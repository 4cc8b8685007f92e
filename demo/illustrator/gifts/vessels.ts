import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { lathe, roundLight } from '../lathe.ts'
import { leaf } from '../leaf.ts'
import { LEAF, MATERIAL, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'

/** A plain cylinder of clear glass with a heavy base, a third full of water. */
export const glassVase: GiftArtist = ({ sheet }) => {
  const wall = lathe(
    [
      [132, 290],
      [132, 420],
      [132, 700],
      [130, 856],
    ],
    400,
    30,
  )
  const sides = sheet.linear(
    [0, 0, 1, 0],
    [
      [0, '#5d7d7a', 0.55],
      [0.05, '#ffffff', 0.65],
      [0.12, '#dcebe6', 0.25],
      [0.5, '#ffffff', 0.02],
      [0.88, '#dcebe6', 0.25],
      [0.95, '#ffffff', 0.6],
      [1, '#5d7d7a', 0.6],
    ],
  )
  const water = '#b7d3cc'
  const inside =
    `<rect x="260" y="640" width="280" height="188" fill="${water}" fill-opacity=".4"/>` +
    oval(400, 828, 128, 26, '#86aba3', 0.35) +
    `<rect x="260" y="836" width="280" height="70" fill="#d5e5e0" fill-opacity=".75"/>` +
    oval(400, 836, 122, 22, '#f6fbf9', 0.7) +
    oval(400, 868, 96, 14, '#9dbfb8', 0.35)
  return (
    contactShadow(sheet, 404, 888, 220, 26, 0.75) +
    oval(400, 290, 132, 24, '#e9f2ef', 0.5) +
    line(
      openCurve([
        [268, 292],
        [300, 276],
        [400, 266],
        [500, 276],
        [532, 292],
      ]),
      '#7d9c98',
      2.4,
      0.7,
    ) +
    fill(wall, '#e4efeb', { opacity: 0.28 }) +
    `<g clip-path="${sheet.clip(wall)}">${inside}</g>` +
    `<ellipse cx="400" cy="640" rx="131" ry="22" fill="#eef7f4" fill-opacity=".6" stroke="#8fb0a9" stroke-width="1.6" stroke-opacity=".7"/>` +
    fill(wall, sides, { stroke: '#6f8f8c', width: 1.8, strokeOpacity: 0.75 }) +
    line('M296 330V820', '#ffffff', 14, 0.7) +
    line('M320 340V600', '#ffffff', 4, 0.6) +
    line('M508 340V800', '#ffffff', 6, 0.55) +
    `<ellipse cx="400" cy="290" rx="132" ry="24" fill="none" stroke="#7d9c98" stroke-width="2.4" stroke-opacity=".75"/>` +
    line(
      openCurve([
        [270, 294],
        [310, 308],
        [400, 315],
        [490, 308],
        [530, 294],
      ]),
      '#ffffff',
      4,
      0.95,
    )
  )
}

// A bottle vase of tinted, see-through glass; its profile is scaled from a bottle 300 tall.
function bottleVase(
  sheet: Sheet,
  cx: number,
  foot: number,
  height: number,
  round: number,
  tones: Tones,
): string {
  const k = height / 300
  const profile: Point[] = [
    [20 * k, foot - 300 * k],
    [16 * k, foot - 288 * k],
    [16 * k, foot - 190 * k],
    [34 * k * round, foot - 150 * k],
    [62 * k * round, foot - 96 * k],
    [62 * k * round, foot - 40 * k],
    [50 * k * round, foot - 4],
  ]
  const wall = lathe(profile, cx, 12 * k)
  const light = sheet.linear(
    [0, 0, 1, 0],
    [
      [0, tones.heart, 0.85],
      [0.1, tones.mid, 0.7],
      [0.24, tones.rim, 0.75],
      [0.5, tones.light, 0.6],
      [0.85, tones.mid, 0.75],
      [1, tones.deep, 0.9],
    ],
  )
  const top = foot - 300 * k
  return (
    contactShadow(sheet, cx, foot + 6, 112 * k * round, 17 * k) +
    `<g clip-path="${sheet.clip(wall)}"><rect x="${cx - 90}" y="${(foot - 118 * k).toFixed(0)}" width="180" height="200" fill="${tones.deep}" fill-opacity=".3"/></g>` +
    fill(wall, light, { stroke: tones.heart, width: 1.6, strokeOpacity: 0.7 }) +
    oval(cx, foot - 118 * k, 56 * k * round, 9 * k, tones.rim, 0.4) +
    line(
      openCurve([
        [cx - 30 * k * round, foot - 130 * k],
        [cx - 46 * k * round, foot - 90 * k],
        [cx - 44 * k * round, foot - 36 * k],
      ]),
      '#ffffff',
      8 * k,
      0.75,
    ) +
    line(`M${cx - 8 * k} ${foot - 280 * k}V${foot - 196 * k}`, '#ffffff', 4 * k, 0.7) +
    oval(cx, top, 20 * k, 5 * k, tones.rim) +
    oval(cx, top + 1, 14 * k, 3 * k, tones.deep)
  )
}

/** Three bottle vases of unlike height, one with a single stem in it. */
export const bottleVases: GiftArtist = ({ sheet, random, tones }) => {
  const glass = tint(tones, '#3f8f74', 0.45)
  const pale = tint(tones, '#cfe6d6', 0.5)
  const bloom = sheet.symbol('single stem', () =>
    FLOWERS.anemone.draw({ sheet, random, tones: MATERIAL.ivory, tilt: 0.5 }),
  )
  const stem = openCurve([
    [250, 830],
    [252, 560],
    [246, 400],
    [262, 288],
  ])
  const flower =
    line(stem, LEAF.garden.shade, 6) +
    leaf({ foot: [248, 420], tip: [194, 352], width: 34, bend: -8 }, LEAF.fresh, 3) +
    stamp(bloom, 264, 274, 0.66, 8)
  return (
    flower +
    bottleVase(sheet, 250, 862, 420, 0.98, pale) +
    bottleVase(sheet, 566, 866, 320, 1.16, glass) +
    bottleVase(sheet, 412, 884, 236, 1.42, tint(glass, pale.light, 0.3))
  )
}

const JUG: readonly Point[] = [
  [104, 386],
  [96, 430],
  [100, 490],
  [140, 570],
  [168, 670],
  [158, 770],
  [112, 866],
]

/**
 * A jug's body, lip and handle in the given glaze, standing on y = 866 about x = `cx`, its mouth dark unless flowers
 * stand in it.
 */
export function jugBody(sheet: Sheet, glaze: Tones, cx = 390): string {
  const wall = lathe(JUG, cx, 22)
  const handle = `M${cx + 96} 440q104-44 124 60q6 120-86 190`
  return (
    contactShadow(sheet, cx + 10, 888, 240, 28) +
    `<path d="${handle}" fill="none" stroke="${glaze.heart}" stroke-width="34" stroke-opacity=".55"/><path d="${handle}" fill="none" stroke="${glaze.shade}" stroke-width="31"/><path d="${handle}" fill="none" stroke="${glaze.light}" stroke-width="19"/>` +
    line(`M${cx + 104} 432q92-34 108 58`, '#ffffff', 5, 0.9) +
    fill(wall, roundLight(sheet, glaze), { stroke: glaze.heart, strokeOpacity: 0.55 }) +
    fill(
      `M${cx - 98} 420Q${cx - 120} 396 ${cx - 148} 372Q${cx - 116} 362 ${cx - 60} 366L${cx - 60} 420Z`,
      glaze.light,
    ) +
    line(`M${cx - 97} 428Q${cx - 118} 398 ${cx - 148} 372`, glaze.heart, 1.6, 0.6) +
    fill(
      `M${cx - 148} 372Q${cx - 60} 352 ${cx + 40} 364Q${cx + 104} 374 ${cx + 104} 386Q${cx + 96} 408 ${cx} 410Q${cx - 90} 408 ${cx - 148} 372Z`,
      glaze.rim,
      { stroke: glaze.heart, strokeOpacity: 0.5 },
    ) +
    fill(
      `M${cx - 126} 374Q${cx - 50} 360 ${cx + 36} 371Q${cx + 92} 378 ${cx + 92} 386Q${cx + 84} 401 ${cx} 402Q${cx - 82} 400 ${cx - 126} 374Z`,
      glaze.heart,
      { opacity: 0.75 },
    ) +
    line(
      openCurve([
        [cx - 98, 560],
        [cx - 134, 640],
        [cx - 124, 760],
      ]),
      '#ffffff',
      15,
      0.6,
    ) +
    line(
      openCurve([
        [cx - 158, 640],
        [cx - 60, 664],
        [cx + 60, 664],
        [cx + 158, 640],
      ]),
      glaze.deep,
      2.4,
      0.35,
    )
  )
}

/** A creamware jug with a pouring lip and a handle. */
export const jug: GiftArtist = ({ sheet, tones }) =>
  jugBody(sheet, tint(tint(MATERIAL.ivory, tones.light, 0.3), '#fff8e4', 0.3))
