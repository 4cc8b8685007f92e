import { fill, line, oval } from '../../brush.ts'
import { lathe, roundLight } from '../../lathe.ts'
import type { Tones } from '../../palette.ts'
import { openCurve } from '../../path.ts'
import type { Point } from '../../path.ts'
import type { Sheet } from '../../sheet.ts'

function glassLight(sheet: Sheet, tones: Tones): string {
  return sheet.linear(
    [0, 0, 1, 0],
    [
      [0, tones.heart],
      [0.1, tones.mid],
      [0.18, tones.light],
      [0.3, tones.shade],
      [0.7, tones.deep],
      [0.9, tones.mid],
      [1, tones.heart],
    ],
  )
}

/** A bottle standing on y = 880: its glass, turned after `profile`, and the light on it along `shine`. */
export function bottle(
  sheet: Sheet,
  cx: number,
  glass: Tones,
  profile: readonly Point[],
  shine: readonly Point[],
): string {
  const outline = lathe(profile, cx, 16)
  let out = fill(outline, glassLight(sheet, glass), { stroke: glass.heart, strokeOpacity: 0.7 })
  out +=
    line(openCurve(shine.map(([x, y]): Point => [cx + x, y])), '#ffffff', 9, 0.42) +
    line(openCurve(shine.map(([x, y]): Point => [cx + x + 15, y])), '#ffffff', 3, 0.3)
  return out + line(openCurve(shine.map(([x, y]): Point => [cx - x * 1.06, y])), '#ffffff', 4, 0.2)
}

/** The heavy bottle of sparkling wines, and the light on it. */
export const SPARKLING: readonly Point[] = [
  [21, 250],
  [22, 330],
  [26, 400],
  [48, 470],
  [84, 540],
  [92, 610],
  [92, 760],
  [90, 880],
]
export const SPARKLING_SHINE: readonly Point[] = [
  [-62, 560],
  [-70, 620],
  [-70, 730],
  [-68, 850],
]
/** The high-shouldered bottle of still wines. */
export const CLARET: readonly Point[] = [
  [21, 240],
  [22, 320],
  [22, 420],
  [34, 466],
  [76, 500],
  [84, 550],
  [84, 740],
  [83, 880],
]

/** The foil over the cork and neck of a sparkling wine. */
export function foilTop(sheet: Sheet, cx: number, foil: Tones): string {
  let out = fill(
    lathe(
      [
        [24, 212],
        [27, 236],
        [25, 262],
        [27, 330],
        [31, 402],
      ],
      cx,
      10,
    ),
    roundLight(sheet, foil),
    { stroke: foil.heart, strokeOpacity: 0.6 },
  )
  const folds: string[] = []
  for (let i = 0; i < 7; i++)
    folds.push(
      openCurve([
        [cx - 22 + i * 7.4, 272],
        [cx - 25 + i * 8.2, 340],
        [cx - 27 + i * 9, 398],
      ]),
    )
  out +=
    line(folds.join(''), foil.rim, 1.6, 0.55) +
    line(
      openCurve([
        [cx - 26, 258],
        [cx, 264],
        [cx + 26, 258],
      ]),
      foil.deep,
      5,
      0.8,
    )
  return out + oval(cx, 212, 24, 7, foil.rim)
}

/** A bottle of clear glass, filled with `wine` up into its neck: the wine's colour, paler glass at the edges and at the foot. */
export function clearBottle(
  sheet: Sheet,
  cx: number,
  wine: Tones,
  profile: readonly Point[],
  shine: readonly Point[],
): string {
  const outline = lathe(profile, cx, 16)
  const body = sheet.linear(
    [0, 0, 1, 0],
    [
      [0, wine.deep],
      [0.07, wine.light],
      [0.2, wine.rim],
      [0.36, wine.light],
      [0.74, wine.mid],
      [0.93, wine.light],
      [1, wine.deep],
    ],
  )
  const empty = `<rect x="${cx - 100}" y="0" width="200" height="352" fill="#eef4f2"/><rect x="${cx - 100}" y="872" width="200" height="60" fill="#f2f6f4" fill-opacity=".75"/>`
  return (
    fill(outline, body) +
    `<g clip-path="${sheet.clip(outline)}">${empty}${oval(cx, 352, 24, 4, wine.rim)}${oval(cx, 872, 84, 9, wine.deep, 0.5)}</g>` +
    fill(outline, 'none', { stroke: wine.heart, width: 1.6, strokeOpacity: 0.75 }) +
    line(openCurve(shine.map(([x, y]): Point => [cx + x, y])), '#ffffff', 10, 0.8) +
    line(openCurve(shine.map(([x, y]): Point => [cx + x + 16, y])), '#ffffff', 3, 0.6) +
    line(openCurve(shine.map(([x, y]): Point => [cx - x * 1.06, y])), '#ffffff', 5, 0.5)
  )
}
