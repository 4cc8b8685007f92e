/** A point in drawing units; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** A number with at most one decimal, as short as SVG allows. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  const text = String(rounded)
  if (text.startsWith('0.')) return text.slice(1)
  if (text.startsWith('-0.')) return `-${text.slice(2)}`
  return text
}

const round = (value: number): number => Math.round(value * 10) / 10

const pair = (x: number, y: number): string => {
  const second = num(y)
  return num(x) + (second.startsWith('-') ? '' : ' ') + second
}

/** The point a share of the way from one to another. */
export const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

// A quadratic B-spline needs two numbers a point when written with reflected controls, a third of the
// size of cubic segments; a hundred roses must fit in one file.
function spline(middles: readonly Point[], start: Point, firstControl: Point): string {
  let x = round(start[0])
  let y = round(start[1])
  let d = `M${pair(x, y)}`
  let first = true
  for (const middle of middles) {
    const mx = round(middle[0])
    const my = round(middle[1])
    if (first) {
      d += `q${pair(firstControl[0] - x, firstControl[1] - y)} ${pair(mx - x, my - y)}`
      first = false
    } else {
      d += `t${pair(mx - x, my - y)}`
    }
    x = mx
    y = my
  }
  return d
}

/** A smooth closed outline steered by the points; a point given twice in a row makes a sharp corner. */
export function closedCurve(points: readonly Point[]): string {
  const last = points[points.length - 1]
  const first = points[0]
  if (last === undefined || first === undefined) return ''
  const middles: Point[] = []
  points.forEach((point, i) => {
    middles.push(between(point, points[i + 1] ?? first))
  })
  return `${spline(middles, between(last, first), first)}z`
}

/** A smooth open line from the first point to the last. */
export function openCurve(points: readonly Point[]): string {
  const first = points[0]
  const second = points[1]
  const last = points[points.length - 1]
  if (first === undefined || second === undefined || last === undefined) return ''
  if (points.length === 2) return `M${pair(first[0], first[1])}L${pair(last[0], last[1])}`
  const middles: Point[] = []
  for (let i = 1; i < points.length - 2; i++) {
    const here = points[i]
    const next = points[i + 1]
    if (here && next) middles.push(between(here, next))
  }
  middles.push(last)
  return spline(middles, first, second)
}

/** A closed outline with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => pair(x, y)).join('L')}z`
}

/** Turns a point about the origin by an angle in radians, then moves it. */
export function place(point: Point, angle: number, dx = 0, dy = 0): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [point[0] * cos - point[1] * sin + dx, point[0] * sin + point[1] * cos + dy]
}

/** Points along a quadratic curve, ends included. */
export function quadratic(a: Point, control: Point, b: Point, steps = 6): Point[] {
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    points.push(between(between(a, control, t), between(control, b, t), t))
  }
  return points
}

/** Points along a cubic curve, ends included. */
export function cubic(a: Point, b: Point, c: Point, d: Point, steps = 10): Point[] {
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const ab = between(a, b, t)
    const bc = between(b, c, t)
    const cd = between(c, d, t)
    points.push(between(between(ab, bc, t), between(bc, cd, t), t))
  }
  return points
}

/** Points round an ellipse, clockwise from angle `start`, in radians. */
export function ellipsePoints(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count = 16,
  start = 0,
): Point[] {
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * Math.PI * 2
    points.push([cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry])
  }
  return points
}
