import { fill, line } from '../../brush.ts'
import { mix } from '../../palette.ts'
import { between, closedCurve, openCurve, polygon } from '../../path.ts'
import type { Point } from '../../path.ts'
import { bow } from '../../ribbon.ts'
import { newsprintMarks, skirt } from './paper.ts'
import type { Paper, Wrapping } from './paper.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A wavy edge about the flowers, from one angle to another in degrees from the top, `reach` beside their radius. */
function waves(
  { where: { cx, cy, r } }: Paper,
  from: number,
  to: number,
  reach: number,
  count: number,
  squash = 1,
): Point[] {
  return Array.from({ length: count * 2 + 1 }, (_, i) => {
    const angle = radians(from + ((to - from) * i) / (count * 2))
    const far = r * reach * (i % 2 === 0 ? 0.95 : 1.05)
    return [cx + Math.sin(angle) * far, cy - Math.cos(angle) * far * squash] as const
  })
}

function layer(paper: Paper, edge: readonly Point[], root: Point, light: string, dark: string): string {
  const { sheet, tones, where, wrap } = paper
  const clear = wrap === 'clear'
  const wash = sheet.radial(where.cx, where.cy, where.r * 1.4, [
    [0.5, dark],
    [0.85, light],
    [1, mix(light, tones.rim, 0.5)],
  ])
  return (
    fill(closedCurve([root, root, ...edge]), clear ? light : wash, {
      opacity: clear ? 0.34 : 1,
      stroke: clear ? '#ffffff' : tones.deep,
      width: clear ? 2 : 1.2,
      strokeOpacity: clear ? 0.9 : 0.45,
    }) +
    line(
      edge
        .filter((_, i) => i % 2 === 0)
        .map((point) => openCurve([between(root, point, 0.62), point]))
        .join(''),
      tones.deep,
      1.2,
      clear ? 0.2 : 0.3,
    ) +
    line(openCurve(edge), tones.rim, 2.4, 0.75)
  )
}

function ruff(paper: Paper): string {
  const { tones, binding, wrap, sheet, random, where } = paper
  const rings = [
    [-124, 124, 1.3, 11, tones.mid, tones.deep],
    [-120, 120, 1.2, 10, mix(tones.mid, tones.light, 0.5), tones.shade],
    [-114, 114, 1.1, 9, tones.light, tones.shade],
  ] as const
  let out = ''
  for (const [from, to, reach, count, light, dark] of rings)
    out += layer(paper, waves(paper, from, to, reach, count), binding, light, dark)
  if (wrap === 'newsprint')
    out += newsprintMarks(
      closedCurve([binding, binding, ...waves(paper, -124, 124, 1.28, 11)]),
      random,
      sheet,
      {
        ...{ x: where.cx - where.r * 1.3, y: where.cy - where.r * 1.3 },
        ...{ width: where.r * 2.6, height: where.r * 2.4 },
      },
    )
  return out
}

// Two collars that lie round the front like petals, gathered into pleats at the binding.
function collars(paper: Paper): string {
  const { sheet, tones, where, binding, wrap, random } = paper
  const { cx, cy, r } = where
  const clear = wrap === 'clear'
  const neck = 32
  let out = ''
  for (const [reach, drop, count, light, dark] of [
    [1.2, 0.84, 7, tones.mid, tones.shade],
    [1.04, 1.02, 6, tones.light, tones.mid],
  ] as const) {
    const edge = waves(paper, 252, 108, reach, count, drop)
    const outline = closedCurve([
      ...edge,
      [cx + r * 0.62, cy + r * 1.12],
      [binding[0] + neck, binding[1]],
      [binding[0] + neck, binding[1]],
      [binding[0] - neck, binding[1]],
      [binding[0] - neck, binding[1]],
      [cx - r * 0.62, cy + r * 1.12],
    ])
    const wash = sheet.linear(
      [0, 0, 1, 0.15],
      [
        [0, dark],
        [0.3, light],
        [0.6, mix(light, dark, 0.4)],
        [1, mix(dark, tones.deep, 0.4)],
      ],
    )
    out +=
      fill(closedCurve([...edge, ...[...edge].reverse().map(([x, y]): Point => [x, y - 14])]), '#2a140a', {
        opacity: clear ? 0.04 : 0.18,
      }) +
      fill(outline, clear ? light : wash, {
        opacity: clear ? 0.36 : 1,
        stroke: clear ? '#ffffff' : tones.deep,
        width: clear ? 2 : 1.2,
        strokeOpacity: clear ? 0.9 : 0.45,
      })
    edge.slice(0, -1).forEach((point, i) => {
      const next = edge[i + 1] ?? point
      const root: Point = [
        binding[0] + ((i / (edge.length - 2)) * 2 - 1) * neck * 0.9 * (point[0] < cx ? 1 : 1),
        binding[1],
      ]
      out += fill(
        polygon([root, between(root, point, 0.97), between(root, next, 0.97)]),
        i % 2 === 0 ? tones.deep : tones.rim,
        {
          opacity: clear ? 0.1 : i % 2 === 0 ? 0.14 : 0.24,
        },
      )
    })
    if (wrap === 'newsprint')
      out += newsprintMarks(outline, random, sheet, {
        x: cx - r * 1.2,
        y: cy,
        width: r * 2.4,
        height: binding[1] - cy,
      })
    out += line(openCurve(edge), clear ? '#ffffff' : tones.rim, 4, 0.9)
  }
  return out
}

/** Round sheets of soft paper that stand in waves about the flowers, and a wide bow with long ends. */
export const ruffled: Wrapping = {
  behind: ruff,
  overStems: (paper) => skirt(paper, paper.tail * 0.54),
  before: (paper) => {
    const { sheet, where, binding, ribbon, tie } = paper
    return (
      collars(paper) + bow(sheet, binding[0], binding[1], Math.max(96, where.r * 0.48), ribbon, tie, 1.25)
    )
  },
}
