import { dome } from '../arrangement.ts'
import type { Dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { domeRadius } from '../composition.ts'
import type { BouquetDrawing, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../palette.ts'
import { closedCurve, openCurve, quadratic } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { reachesPast } from './wrapped.ts'

// Profiles as [half width beside the vase's height, share of the height].
const GLASS_SHAPES: readonly (readonly Point[])[] = [
  [
    [0.3, 0],
    [0.285, 0.1],
    [0.27, 0.35],
    [0.265, 0.65],
    [0.27, 0.9],
    [0.27, 1],
  ],
  [
    [0.34, 0],
    [0.26, 0.1],
    [0.22, 0.2],
    [0.28, 0.4],
    [0.35, 0.62],
    [0.33, 0.85],
    [0.25, 1],
  ],
  [
    [0.36, 0],
    [0.33, 0.2],
    [0.28, 0.5],
    [0.23, 0.8],
    [0.2, 1],
  ],
]
const CERAMIC_SHAPES: readonly (readonly Point[])[] = [
  [
    [0.24, 0],
    [0.2, 0.08],
    [0.2, 0.16],
    [0.32, 0.32],
    [0.4, 0.55],
    [0.34, 0.82],
    [0.23, 1],
  ],
  [
    [0.34, 0],
    [0.35, 0.12],
    [0.35, 0.5],
    [0.33, 0.8],
    [0.28, 1],
  ],
  [
    [0.27, 0],
    [0.23, 0.1],
    [0.26, 0.26],
    [0.34, 0.44],
    [0.33, 0.7],
    [0.24, 0.9],
    [0.25, 1],
  ],
]

/** A vase standing on (cx, foot), `height` tall, holding stems; `glass` shows them through the water. */
export function vaseBody(
  sheet: Sheet,
  random: Random,
  cx: number,
  foot: number,
  height: number,
  glass: boolean,
  stems: readonly Stem[],
): string {
  const shape = random.pick(glass ? GLASS_SHAPES : CERAMIC_SHAPES)
  const top = foot - height
  const profile = shape.map(([half, share]): Point => [half * height, top + share * height])
  const rim = profile[0]?.[0] ?? 60
  const base = profile[profile.length - 1]?.[0] ?? 60
  const outline = lathe(profile, cx, height * 0.045)
  let out = contactShadow(sheet, cx, foot + height * 0.03, height * 0.62, height * 0.09)
  if (!glass) {
    const paint = random.pick([
      MATERIAL.ivory,
      MATERIAL.sage,
      MATERIAL.terracotta,
      tint(FLOWER_TONES.blue, '#f3efe6', 0.35),
      MATERIAL.charcoal,
      MATERIAL.blush,
    ])
    out += fill(outline, roundLight(sheet, paint), { stroke: paint.heart, strokeOpacity: 0.4 })
    // A dipped glaze, its edge running a little.
    const edge: Point[] = []
    for (let i = 0; i <= 10; i++)
      edge.push([
        cx - height * 0.45 + (i / 10) * height * 0.9,
        top + height * 0.56 + random.around(0, height * 0.02) + (i % 3 === 0 ? height * 0.03 : 0),
      ])
    out += `<g clip-path="${sheet.clip(outline)}">${fill(closedCurve([...edge, [cx + height * 0.46, foot + 40], [cx + height * 0.46, foot + 40], [cx - height * 0.46, foot + 40], [cx - height * 0.46, foot + 40]]), paint.deep, { opacity: 0.26 })}${line(openCurve(edge), paint.rim, 2.4, 0.55)}${oval(cx - height * 0.17, top + height * 0.45, height * 0.035, height * 0.2, '#ffffff', 0.28)}</g>`
    out +=
      oval(cx, top, rim, rim * 0.2, paint.rim) +
      oval(cx, top + rim * 0.03, rim * 0.88, rim * 0.15, paint.heart)
    return out
  }
  const water = top + height * 0.32
  out += fill(outline, '#dfeae6', { opacity: 0.5 })
  let inside = `<rect x="${(cx - height / 2).toFixed(0)}" y="${water.toFixed(0)}" width="${height.toFixed(0)}" height="${height.toFixed(0)}" fill="#a9c8bf" fill-opacity=".42"/>`
  const all = stems.flatMap(({ species, count }) =>
    Array.from({ length: Math.min(count, 18) }, () => FLOWERS[species]),
  )
  const shown = Math.min(18, all.length)
  const marks: string[] = []
  for (let k = 0; k < shown; k++) {
    const flower = all[Math.floor((k * all.length) / shown)]
    if (!flower) continue
    const u = shown === 1 ? 0.2 : ((k % 2 === 0 ? k / 2 : shown - (k + 1) / 2) / (shown - 1)) * 2 - 1
    const tones = flower.leaf === 'strap' ? LEAF.fresh : k % 3 === 0 ? LEAF.olive : LEAF.garden
    const path = quadratic(
      [cx + u * rim * 0.8, top - 6],
      [cx - u * rim * 0.1, top + height * 0.45],
      [cx - u * base * 0.78, foot - 6 - Math.abs(u) * 8],
      5,
    )
    const width = (3.6 + flower.stem * 3) * (height / 330)
    const d = openCurve(path)
    marks.push(
      line(d, tones.heart, width + 1.4, 0.7),
      line(d, k % 2 === 0 ? tones.mid : tones.shade, width),
      line(openCurve(path.map(([x, y]): Point => [x - width * 0.2, y])), tones.light, width * 0.25, 0.8),
    )
  }
  inside += marks.join('')
  inside += `<rect x="${(cx - height / 2).toFixed(0)}" y="${water.toFixed(0)}" width="${height.toFixed(0)}" height="${height.toFixed(0)}" fill="#cfe3dc" fill-opacity=".28"/>`
  out += `<g clip-path="${sheet.clip(outline)}">${inside}${oval(cx, water, height * 0.34, height * 0.035, '#f4faf7', 0.55)}</g>`
  const sides = sheet.linear(
    [0, 0, 1, 0],
    [
      [0, '#6f8f8c', 0.55],
      [0.08, '#ffffff', 0.5],
      [0.16, '#ffffff', 0.05],
      [0.6, '#ffffff', 0],
      [0.86, '#ffffff', 0.3],
      [0.94, '#8fabaa', 0.2],
      [1, '#5d7d7a', 0.6],
    ],
  )
  out += fill(outline, sides, { stroke: '#6f8f8c', width: 1.6, strokeOpacity: 0.7 })
  // Reflections of the window, and the thick foot.
  const left = profile.slice(1, -1).map(([half, y]): Point => [cx - half * 0.74, y])
  out += line(openCurve(left), '#ffffff', height * 0.032, 0.7)
  out += line(openCurve(left.map(([x, y]): Point => [x + height * 0.05, y])), '#ffffff', height * 0.01, 0.55)
  out += line(
    openCurve(profile.slice(1, -1).map(([half, y]): Point => [cx + half * 0.86, y])),
    '#ffffff',
    height * 0.014,
    0.5,
  )
  out += oval(cx, foot + 2, base * 0.82, height * 0.026, '#ffffff', 0.5)
  return (
    out +
    `<ellipse cx="${cx}" cy="${top.toFixed(1)}" rx="${rim.toFixed(1)}" ry="${(rim * 0.17).toFixed(1)}" fill="#eef5f2" fill-opacity=".3" stroke="#ffffff" stroke-width="3.4" stroke-opacity=".9"/><ellipse cx="${cx}" cy="${(top + 1).toFixed(1)}" rx="${rim.toFixed(1)}" ry="${(rim * 0.17).toFixed(1)}" fill="none" stroke="${mix('#6f8f8c', '#ffffff', 0.2)}" stroke-opacity=".6"/>`
  )
}

/** A bouquet arranged in a vase of glass or, for some seeds, of ceramic. */
export function vase(sheet: Sheet, drawing: BouquetDrawing, random: Random): string {
  const { stems } = drawing
  const long = drawing.length === 'long'
  const past = reachesPast(stems)
  const alone = stems.every(({ species }) => FLOWERS[species].form === 'sprig')
  const r = Math.min(domeRadius(stems) * (alone ? 1.1 : 0.96), past ? 222 : 268)
  const height = (long ? 350 : 310) + Math.max(0, 200 - r) * 0.7
  const foot = 905
  const top = foot - height
  const where: Dome = { cx: 400, cy: top - r * (alone ? 1.0 : 0.66), r, open: true }
  const glass = random.chance(0.65) || drawing.wrap === 'clear'
  return vaseBody(sheet, random, 400, foot, height, glass, stems) + dome(sheet, stems, where, random)
}
