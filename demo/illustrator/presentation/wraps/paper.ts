import { fill, line } from '../../brush.ts'
import type { Dome } from '../../arrangement.ts'
import type { Wrap } from '../../../../store/catalogue/pictures/drawing.ts'
import type { Tones } from '../../palette.ts'
import { between, closedCurve, num, openCurve, polygon } from '../../path.ts'
import type { Point } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Sheet } from '../../sheet.ts'

/** The paper round a bouquet: its flowers at `where`, its stems bound at `binding` and `tail` long below it. */
export type Paper = {
  sheet: Sheet
  random: Random
  wrap: Wrap
  tones: Tones
  where: Dome
  binding: Point
  tail: number
  /** The paints of the ribbon, and chance that does not depend on the flowers: every bow in it is tied alike. */
  ribbon: Tones
  tie: Random
}

/** A way to wrap: what is behind the flowers and stems, what is over the stems, and what is before the flowers, its ribbon on top. */
export type Wrapping = {
  behind: (paper: Paper) => string
  overStems: (paper: Paper) => string
  before: (paper: Paper) => string
}

/** A corner given twice stays crisp when the outline is smoothed. */
export const crisp = (points: readonly Point[]): Point[] => points.flatMap((point) => [point, point])

/** Small grey bars in columns over an area: the look of print, without words. */
export function newsprintMarks(
  area: string,
  random: Random,
  sheet: Sheet,
  box: { x: number; y: number; width: number; height: number },
): string {
  let d = ''
  for (let column = 0; column < box.width / 62; column++) {
    for (let row = 0; row < box.height / 9; row++) {
      if (random.chance(0.1)) continue
      const x = box.x + column * 62
      d += `M${num(x)} ${num(box.y + row * 9)}h${Math.round(random.chance(0.15) ? random.between(18, 40) : random.between(46, 54))}`
    }
  }
  return `<g clip-path="${sheet.clip(area)}">${line(d, '#55524a', 3, 0.2)}</g>`
}

/** The paper below the binding, flaring out over the stems. */
export function skirt({ sheet, tones, binding, wrap }: Paper, length: number): string {
  const clear = wrap === 'clear'
  const [x, y] = binding
  const hem: Point[] = [
    [-0.86, 0.8],
    [-0.52, 1.0],
    [-0.3, 0.86],
    [0.04, 1.04],
    [0.3, 0.88],
    [0.56, 1.0],
    [0.88, 0.78],
  ].map(([u = 0, v = 0]): Point => [x + u * length * 0.92, y + v * length])
  const wash = sheet.linear(
    [0, 0, 1, 0.1],
    [
      [0, tones.light],
      [0.3, tones.mid],
      [0.5, tones.light],
      [0.72, tones.shade],
      [1, tones.mid],
    ],
  )
  let out = fill(
    closedCurve([[x - 27, y - 6], [x - 27, y - 6], ...crisp(hem), [x + 27, y - 6], [x + 27, y - 6]]),
    clear ? tones.mid : wash,
    { opacity: clear ? 0.4 : 1, stroke: clear ? '#ffffff' : tones.deep, width: 1.3, strokeOpacity: 0.5 },
  )
  hem.forEach((point, i) => {
    const next = hem[i + 1]
    const root: Point = [x + ((i / 6) * 2 - 1) * 24, y]
    if (next)
      out += fill(polygon([root, point, next]), i % 2 === 0 ? tones.deep : tones.rim, {
        opacity: clear ? 0.16 : i % 2 === 0 ? 0.18 : 0.24,
      })
    out += line(openCurve([root, between(root, point, 0.94)]), tones.deep, 1, 0.3)
  })
  out += line(
    hem
      .slice(0, -1)
      .map((point, i) => openCurve([point, hem[i + 1] ?? point]))
      .join(''),
    tones.rim,
    1.8,
    0.7,
  )
  return (
    out +
    line(
      openCurve([
        [x - 26, y + 12],
        [x, y + 20],
        [x + 26, y + 12],
      ]),
      '#140a06',
      12,
      0.2,
    )
  )
}
