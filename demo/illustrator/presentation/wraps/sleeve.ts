import { fill, line } from '../../brush.ts'
import { mix } from '../../palette.ts'
import { between, closedCurve, openCurve, polygon, quadratic } from '../../path.ts'
import type { Point } from '../../path.ts'
import { bow } from '../../ribbon.ts'
import { crisp, newsprintMarks } from './paper.ts'
import type { Paper, Wrapping } from './paper.ts'

/** How far the sleeve reaches below the binding, beside the length of the stems. */
const HEM = 0.5

function tallSheet({ sheet, tones, where, binding, tail, wrap, random }: Paper): string {
  const { cx, cy, r } = where
  const clear = wrap === 'clear'
  const [x, y] = [binding[0], binding[1] + tail * HEM]
  const corners: Point[] = [
    [x - r * 0.4, y],
    [cx - r * 1.16, cy + r * 0.1],
    [cx - r * 0.98, cy - r * 0.78],
    [cx - r * 0.18, cy - r * 1.06],
    [cx + r * 0.52, cy - r * 1.26],
    [cx + r * 1.14, cy - r * 0.7],
    [cx + r * 1.16, cy + r * 0.1],
    [x + r * 0.4, y],
  ]
  const outline = closedCurve(crisp(corners))
  const wash = sheet.linear(
    [0, 0, 1, 0.3],
    [
      [0, tones.light],
      [0.5, tones.mid],
      [1, tones.shade],
    ],
  )
  return (
    fill(outline, clear ? tones.mid : wash, {
      opacity: clear ? 0.4 : 1,
      stroke: clear ? '#ffffff' : tones.deep,
      width: clear ? 2 : 1.3,
      strokeOpacity: clear ? 0.9 : 0.45,
    }) +
    fill(
      polygon([corners[3] ?? binding, corners[4] ?? binding, corners[5] ?? binding, [cx, cy + r * 0.4]]),
      tones.rim,
      {
        opacity: clear ? 0.16 : 0.3,
      },
    ) +
    (wrap === 'newsprint'
      ? newsprintMarks(outline, random, sheet, {
          x: cx - r * 1.2,
          y: cy - r * 1.3,
          width: r * 2.4,
          height: r * 2.2,
        })
      : '')
  )
}

type Side = 1 | -1
type Roll = { side: Side; edge: Point[]; outline: string; foot: (x: number, dy?: number) => Point }

// The two long sides that are rolled over one another, the lower first: the top edge of each falls from its shoulder to the other side.
function rollsOf({ where, binding, tail }: Paper): Roll[] {
  const { cx, cy, r } = where
  const hem = binding[1] + tail * HEM
  return ([1, -1] as const).map((side) => {
    const p = (x: number, y: number): Point => [cx + side * x * r, cy + y * r]
    const foot = (x: number, dy = 0): Point => [binding[0] + side * x * r * 0.4, hem + dy]
    const edge = quadratic(
      p(1.17, side > 0 ? -0.02 : 0.16),
      p(0.36, side > 0 ? 0.8 : 0.86),
      p(-0.74, side > 0 ? 1.12 : 1),
      7,
    )
    const outline = closedCurve([
      ...crisp([edge[0] ?? binding]),
      ...edge.slice(1, -1),
      ...crisp([edge[edge.length - 1] ?? binding]),
      ...crisp([foot(-0.82, 6), foot(0, 12), foot(1, 0)]),
      p(0.72, 1.5),
    ])
    return { side, edge, outline, foot }
  })
}

function rolledSides(
  { sheet, tones, where, binding, tail, wrap, random }: Paper,
  rolls: readonly Roll[],
): string {
  const { cx, cy, r } = where
  const clear = wrap === 'clear'
  const hem = binding[1] + tail * HEM
  let out = ''
  for (const { side, edge, outline, foot } of rolls) {
    const wash = sheet.linear(side > 0 ? [0, 0, 1, 0.2] : [1, 0, 0, 0.2], [
      [0, mix(tones.mid, tones.shade, 0.5)],
      [0.4, tones.light],
      [0.75, tones.mid],
      [1, tones.shade],
    ])
    out +=
      fill(closedCurve([...edge, ...[...edge].reverse().map(([x, y]): Point => [x, y - 16])]), '#2a140a', {
        opacity: clear ? 0.05 : 0.2,
      }) +
      fill(outline, clear ? tones.mid : wash, {
        opacity: clear ? 0.4 : 1,
        stroke: clear ? '#ffffff' : tones.deep,
        width: clear ? 2 : 1.3,
        strokeOpacity: clear ? 0.9 : 0.5,
      })
    // Long soft creases along the roll.
    out += line(
      [0.12, 0.34, 0.56, 0.8]
        .map((share) => {
          const top = edge[Math.round(share * 7)] ?? binding
          return openCurve([
            between(foot(0.7 - share * 1.3), top, 0.04),
            between(foot(0.7 - share * 1.3), top, 0.9),
          ])
        })
        .join(''),
      tones.deep,
      1.2,
      clear ? 0.2 : 0.3,
    )
    if (wrap === 'newsprint')
      out += newsprintMarks(outline, random, sheet, {
        x: cx - r * 1.2,
        y: cy,
        width: r * 2.4,
        height: hem - cy,
      })
    const lip = [...edge]
      .reverse()
      .map(([x, y], i): Point => [x + side * 3, y + (i === 0 || i === 7 ? 3 : 17)])
    out += fill(
      closedCurve([...crisp(edge.slice(0, 1)), ...edge.slice(1), ...lip]),
      clear ? '#ffffff' : tones.rim,
      {
        opacity: clear ? 0.4 : 0.9,
        stroke: tones.deep,
        width: 1,
        strokeOpacity: 0.35,
      },
    )
  }
  return out
}

// A flat ribbon twice round the sleeve, knotted to one side.
function band({ sheet, where, binding, ribbon, tie }: Paper, rolls: readonly Roll[]): string {
  const y = binding[1] - where.r * 0.28
  const half = where.r
  const round = (dy: number): string =>
    openCurve([
      [binding[0] - half, y + dy],
      [binding[0], y + dy + 12],
      [binding[0] + half, y + dy],
    ])
  const flat =
    line(round(4), '#140a06', 22, 0.16) +
    line(round(0), ribbon.mid, 20) +
    line(round(-8), ribbon.rim, 2, 0.8) +
    line(round(8), ribbon.shade, 2, 0.8)
  return (
    rolls.map(({ outline }) => `<g clip-path="${sheet.clip(outline)}">${flat}</g>`).join('') +
    bow(sheet, binding[0] - where.r * 0.2, y + 10, Math.max(58, where.r * 0.27), ribbon, tie, 1.9)
  )
}

/** One tall sheet rolled into a sleeve with straight sides, its ribbon flat round the middle. */
export const sleeve: Wrapping = {
  behind: tallSheet,
  overStems: () => '',
  before: (paper) => {
    const rolls = rollsOf(paper)
    return rolledSides(paper, rolls) + band(paper, rolls)
  },
}
