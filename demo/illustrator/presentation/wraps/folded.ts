import { fill, line } from '../../brush.ts'
import { mix } from '../../palette.ts'
import { between, closedCurve, openCurve, polygon, quadratic } from '../../path.ts'
import type { Point } from '../../path.ts'
import { bow } from '../../ribbon.ts'
import { crisp, newsprintMarks, skirt } from './paper.ts'
import type { Paper, Wrapping } from './paper.ts'

// The sheets behind the flowers: overlapping squares of paper whose corners stand up round the dome.
function backSheets({ sheet, tones, where, binding, random, wrap }: Paper): string {
  const { cx, cy, r } = where
  const at = (degreesFromTop: number, reach: number): Point => {
    const angle = (degreesFromTop * Math.PI) / 180
    return [cx + Math.sin(angle) * r * reach, cy - Math.cos(angle) * r * reach * 0.98]
  }
  const layers: { corners: readonly (readonly [number, number])[]; tone: string; dark: string }[] = [
    {
      corners: [
        [-112, 1.2],
        [-62, 1.33],
        [-34, 1.16],
        [-4, 1.31],
        [30, 1.17],
        [64, 1.34],
        [112, 1.2],
      ],
      tone: tones.shade,
      dark: tones.deep,
    },
    {
      corners: [
        [-116, 1.22],
        [-84, 1.31],
        [-52, 1.14],
        [-26, 1.27],
        [6, 1.12],
        [38, 1.28],
        [60, 1.13],
        [86, 1.3],
        [116, 1.22],
      ],
      tone: tones.mid,
      dark: tones.shade,
    },
    {
      corners: [
        [-118, 1.13],
        [-98, 1.22],
        [-68, 1.09],
        [-44, 1.18],
        [-12, 1.08],
        [18, 1.19],
        [50, 1.08],
        [72, 1.18],
        [98, 1.21],
        [118, 1.13],
      ],
      tone: mix(tones.mid, tones.light, 0.6),
      dark: tones.shade,
    },
  ]
  const clear = wrap === 'clear'
  let out = ''
  for (const { corners, tone, dark } of layers) {
    const points = corners.map(([angle, reach]): Point =>
      at(angle + random.around(0, 4), reach * random.around(1, 0.018)),
    )
    const outline = closedCurve(crisp([binding, ...points]))
    const wash = sheet.radial(cx, cy + r * 0.1, r * 1.36, [
      [0.6, dark],
      [0.8, tone],
      [1, mix(tone, tones.rim, 0.45)],
    ])
    out += fill(outline, clear ? tone : wash, {
      opacity: clear ? 0.34 : 1,
      stroke: clear ? '#ffffff' : tones.deep,
      width: clear ? 2 : 1.3,
      strokeOpacity: clear ? 0.9 : 0.45,
    })
    // Folds run from the binding to every corner: one facet of each catches the light.
    points.forEach((point, i) => {
      const next = points[i + 1]
      if (!next) return
      out += fill(polygon([binding, point, next]), i % 2 === 0 ? tones.rim : tones.deep, {
        opacity: clear ? 0.14 : i % 2 === 0 ? 0.2 : 0.13,
      })
    })
    out += line(
      points.map((point) => openCurve([between(binding, point, 0.5), point])).join(''),
      tones.deep,
      1,
      clear ? 0.25 : 0.32,
    )
    out += line(
      points
        .slice(0, -1)
        .map((point, i) => openCurve([point, points[i + 1] ?? point]))
        .join(''),
      tones.rim,
      2.2,
      0.75,
    )
    if (wrap === 'newsprint')
      out += newsprintMarks(outline, random, sheet, {
        x: cx - r * 1.3,
        y: cy - r * 1.3,
        width: r * 2.6,
        height: r * 2,
      })
  }
  return out
}

// The two flaps that cross in front, their top edges turned over into a lip.
function frontFlaps({ sheet, tones, where, binding, random, wrap }: Paper): string {
  const { cx, cy, r } = where
  const clear = wrap === 'clear'
  const neck = 30
  let out = ''
  for (const flip of [1, -1]) {
    const p = (x: number, y: number): Point => [cx + x * flip * r, cy + y * r]
    const corner = p(-1.16 + random.around(0, 0.02), 0.2 + random.around(0, 0.05))
    const shoulder = p(-1.04, 0.5)
    const far = p(0.46 + random.around(0, 0.05), 1.02)
    const foot: Point = [binding[0] + neck * flip, binding[1]]
    const heel: Point = [binding[0] - neck * flip, binding[1]]
    const edge = quadratic(corner, p(-0.62, 0.94), far, 6)
    const side = quadratic(far, [binding[0] + r * 0.2 * flip, (far[1] + binding[1]) / 2 + 6], foot, 4)
    const flank = quadratic(
      heel,
      [binding[0] - r * 0.42 * flip, binding[1] - (binding[1] - shoulder[1]) * 0.42],
      shoulder,
      5,
    )
    const outline = closedCurve([corner, ...edge, far, far, ...side, foot, foot, heel, ...flank, corner])
    const wash = sheet.linear(
      flip > 0 ? [0, 0.2, 1, 0.5] : [1, 0.2, 0, 0.5],
      flip > 0
        ? [
            [0, tones.light],
            [0.35, tones.mid],
            [0.75, tones.shade],
            [1, tones.deep],
          ]
        : [
            [0, tones.mid],
            [0.3, tones.light],
            [0.62, mix(tones.light, tones.mid, 0.7)],
            [1, tones.shade],
          ],
    )
    // The shade this flap throws on the flowers above it.
    out += fill(
      closedCurve([
        ...edge.slice(1, 6),
        ...edge
          .slice(1, 6)
          .reverse()
          .map(([x, y], i): Point => [x, y - (i === 0 || i === 4 ? 2 : 15)]),
      ]),
      '#2a140a',
      { opacity: clear ? 0.05 : 0.24 },
    )
    out += fill(outline, clear ? tones.mid : wash, {
      opacity: clear ? 0.4 : 1,
      stroke: clear ? '#ffffff' : tones.deep,
      width: clear ? 2 : 1.3,
      strokeOpacity: clear ? 0.9 : 0.5,
    })
    for (const [u, dark] of [
      [0.16, 1],
      [0.34, 0],
      [0.52, 1],
      [0.7, 0],
      [0.86, 1],
    ] as const) {
      const top = edge[Math.round(u * 6)]
      const beside = edge[Math.min(6, Math.round(u * 6) + 1)]
      if (!top || !beside) continue
      const root: Point = [binding[0] + (u - 0.5) * neck * 1.6 * flip, binding[1]]
      out += fill(
        polygon([between(root, top, 0.02), between(root, top, 0.93), between(root, beside, 0.9)]),
        dark === 1 ? tones.deep : tones.rim,
        { opacity: clear ? 0.16 : dark === 1 ? 0.17 : 0.26 },
      )
      out += line(openCurve([root, between(root, top, 0.5), between(root, top, 0.92)]), tones.deep, 1.1, 0.3)
    }
    if (wrap === 'newsprint')
      out += newsprintMarks(outline, random, sheet, {
        x: cx - r * 1.25,
        y: cy + r * 0.2,
        width: r * 2.5,
        height: binding[1] - cy - r * 0.2,
      })
    const lip = closedCurve([
      corner,
      corner,
      ...edge.slice(1),
      far,
      far,
      ...[...edge]
        .reverse()
        .map(([x, y], i): Point => [x + flip * 5, y + (i === 0 || i === 6 ? 5 : 20 + (i % 2) * 5)]),
    ])
    out += fill(lip, clear ? '#ffffff' : tones.rim, {
      opacity: clear ? 0.4 : 0.92,
      stroke: tones.deep,
      width: 1,
      strokeOpacity: 0.4,
    })
  }
  return out
}

/** Squares of paper whose corners stand up round the flowers, two flaps crossed before them, and a bow where they are bound. */
export const folded: Wrapping = {
  behind: backSheets,
  overStems: (paper) => skirt(paper, paper.tail * 0.66),
  before: (paper) => {
    const { sheet, where, binding, ribbon, tie } = paper
    return frontFlaps(paper) + bow(sheet, binding[0], binding[1], Math.max(74, where.r * 0.36), ribbon, tie)
  },
}
