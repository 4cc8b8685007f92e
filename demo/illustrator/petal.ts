import { fill, line } from './brush.ts'
import { closedCurve, openCurve } from './path.ts'
import type { Point } from './path.ts'

/**
 * A petal as a bent sheet in space. Lengths are in head units (a full-blown head is about 100 in radius),
 * angles in radians. The flower's axis points at `z`; the petal leaves it in direction `azimuth`.
 */
export type Petal = {
  azimuth: number
  /** Distance from the axis, and height, of the attachment. */
  base: number
  height?: number
  /** Length along the sheet and half its greatest width. */
  reach: number
  width: number
  /** Angle above the flat at the base: 0 lies open, about 1.5 stands upright. */
  lift: number
  /** Change of that angle over the length: positive cups inwards, negative falls back. */
  curl?: number
  /** Further change over the last third: the rolled rim. */
  rimCurl?: number
  /** How strongly the sides bend up, 0 to 1. */
  cup?: number
  tip: 'round' | 'pointed' | 'notched' | 'broad'
  /** Where along the length it is widest, 0 to 1, and the share of that width at the base. */
  fullest?: number
  foot?: number
  /** Waviness of the rim in head units, and its phase. */
  ruffle?: number
  waves?: number
  phase?: number
  /** A sideways sweep of the tip, in head units. */
  sweep?: number
}

/** The way a flower is looked at: 0 looks into its face, about 1.4 sees it from the side, facing up. */
export type View = { tilt: number }

type Placed = { x: number; y: number; depth: number }

function halfWidth(petal: Petal, v: number): number {
  const fullest = petal.fullest ?? 0.6
  const foot = petal.foot ?? 0.3
  if (v <= fullest) return petal.width * (foot + (1 - foot) * Math.sin((Math.PI / 2) * (v / fullest)))
  const t = (v - fullest) / (1 - fullest)
  switch (petal.tip) {
    case 'pointed':
      return petal.width * (1 - t ** 1.7) * (1 - 0.12 * t)
    case 'broad':
      return petal.width * (1 - t ** 3.2) ** 0.5
    case 'round':
    case 'notched':
      return petal.width * Math.sqrt(Math.max(0, 1 - t * t))
  }
}

const STEPS = 12

/** The spine of a petal: distance from the axis, height and slope at even steps along its length. */
function spine(petal: Petal): { r: number; z: number; slope: number }[] {
  const points = [{ r: petal.base, z: petal.height ?? 0, slope: petal.lift }]
  let r = petal.base
  let z = petal.height ?? 0
  for (let i = 1; i <= STEPS; i++) {
    const v = (i - 0.5) / STEPS
    const slope = petal.lift + (petal.curl ?? 0) * v + (petal.rimCurl ?? 0) * Math.max(0, (v - 0.66) / 0.34)
    r += (Math.cos(slope) * petal.reach) / STEPS
    z += (Math.sin(slope) * petal.reach) / STEPS
    points.push({ r, z, slope })
  }
  return points
}

/** A petal made ready for drawing in one view. */
export type Sight = {
  petal: Petal
  /** The projected point at `s` head units aside of the spine, `v` of the way along it. */
  at(s: number, v: number): Point
  /** Half the width at `v`. */
  half(v: number): number
  /** Whether the inner face is towards the viewer, and how squarely, -1 to 1. */
  facing: number
  depth: number
}

/** Projects a petal into a view. */
export function see(petal: Petal, view: View): Sight {
  const points = spine(petal)
  const cosTilt = Math.cos(view.tilt)
  const sinTilt = Math.sin(view.tilt)
  const cosAz = Math.cos(petal.azimuth)
  const sinAz = Math.sin(petal.azimuth)
  const waves = petal.waves ?? 3
  const phase = petal.phase ?? 0
  const locate = (s: number, v: number): Placed => {
    const at = Math.min(1, Math.max(0, v)) * STEPS
    const i = Math.min(STEPS - 1, Math.floor(at))
    const a = points[i] ?? { r: 0, z: 0, slope: 0 }
    const b = points[i + 1] ?? a
    const t = at - i
    const slope = a.slope + (b.slope - a.slope) * t
    let normal = ((petal.cup ?? 0.3) * s * s) / (petal.width * 1.6)
    let aside = s + (petal.sweep ?? 0) * v * v
    const ruffle = petal.ruffle ?? 0
    if (ruffle > 0 && v > 0.35) {
      const strength = ((v - 0.35) / 0.65) ** 1.3
      const along = (s / petal.width) * waves + phase + v * waves
      normal += Math.sin(along * 2.1) * ruffle * strength
      aside += Math.cos(along * 1.7) * ruffle * 0.4 * strength
    }
    const r = a.r + (b.r - a.r) * t - normal * Math.sin(slope)
    const z = a.z + (b.z - a.z) * t + normal * Math.cos(slope)
    const px = r * cosAz - aside * sinAz
    const py = r * sinAz + aside * cosAz
    return { x: px, y: py * cosTilt - z * sinTilt, depth: z * cosTilt + py * sinTilt }
  }
  const middle = points[Math.round(STEPS * 0.5)] ?? { r: 0, z: 0, slope: 0 }
  // The inner normal is (-sin, cos) in the petal's own radial plane; the viewer looks along (0, sin, cos).
  const facing = Math.cos(middle.slope) * cosTilt - Math.sin(middle.slope) * sinAz * sinTilt
  return {
    petal,
    at: (s, v) => {
      const { x, y } = locate(s, v)
      return [x, y]
    },
    half: (v) => halfWidth(petal, v),
    facing,
    depth: locate(0, 0.5).depth,
  }
}

/** An outline of the petal, optionally narrowed to `share` of its width and to a stretch of its length. */
export function outline(sight: Sight, share = 1, from = 0, to = 1, samples = 7): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  const pointed = sight.petal.tip === 'pointed'
  const notched = sight.petal.tip === 'notched'
  for (let i = 0; i <= samples; i++) {
    const u = pointed ? i / samples : Math.sin(((i / samples) * Math.PI) / 2)
    const v = from + (to - from) * u
    const s = sight.half(u) * share
    const notch = notched ? 0.14 * Math.max(0, 1 - Math.abs(s) / (0.4 * sight.petal.width)) : 0
    if (i === samples) {
      const tip = sight.at(0, v - notch)
      left.push(tip)
      if (pointed || notched) left.push(tip)
    } else {
      left.push(sight.at(-s, v - notch))
      right.push(sight.at(s, v - notch))
    }
  }
  return [...left, ...right.reverse()]
}

/** The lit crescent along the rim: `depth` is the share of the length it takes up at the tip. */
export function rimBand(sight: Sight, depth = 0.1, from = 0.45): Point[] {
  const outer: Point[] = []
  const inner: Point[] = []
  const samples = 5
  const notched = sight.petal.tip === 'notched'
  const start = Math.asin(from) / (Math.PI / 2)
  for (let side = -1; side <= 1; side += 2) {
    for (let i = 0; i <= samples; i++) {
      const t = side < 0 ? i / samples : 1 - i / samples
      if (side > 0 && i === 0) continue
      const v = Math.sin(((start + (1 - start) * t) * Math.PI) / 2)
      const s = side * sight.half(v)
      const notch = notched ? 0.14 * Math.max(0, 1 - Math.abs(s) / (0.4 * sight.petal.width)) : 0
      outer.push(sight.at(s, v - notch))
      inner.push(sight.at(s * (1 - 0.12 * t), v - notch - depth * t ** 2))
    }
  }
  return [...outer, ...inner.reverse()]
}

/** The paints of one petal. */
export type Coat = {
  /** The body of the petal. */
  body: string
  /** A thin contour that keeps neighbouring petals apart. */
  edge: string
  edgeOpacity?: number
  /** The crescent of light at the rim. */
  rim?: string
  rimDepth?: number
  rimOpacity?: number
  /** A deeper wash at the foot. */
  foot?: string
  footTo?: number
  footOpacity?: number
  /** Fine lines along the petal, and how many of them. */
  vein?: string
  veins?: number
  veinOpacity?: number
  /** A broad light stroke over the belly of the petal. */
  bloom?: string
  bloomOpacity?: number
}

/** Paints one petal: body, wash at the foot, lit belly, rim and veins. */
export function paint(sight: Sight, coat: Coat, samples = 7): string {
  let out = fill(closedCurve(outline(sight, 1, 0, 1, samples)), coat.body, {
    stroke: coat.edge,
    width: 1.2,
    strokeOpacity: coat.edgeOpacity ?? 0.55,
  })
  if (coat.foot !== undefined) {
    out += fill(closedCurve(outline(sight, 0.82, 0, coat.footTo ?? 0.6, 5)), coat.foot, {
      opacity: coat.footOpacity ?? 0.5,
    })
  }
  if (coat.bloom !== undefined) {
    const side = 0.3
    const belly: Point[] = []
    for (let i = 0; i <= 4; i++)
      belly.push(sight.at(-sight.half(0.4 + i * 0.12) * (side + 0.4), 0.4 + i * 0.12))
    for (let i = 4; i >= 0; i--)
      belly.push(sight.at(-sight.half(0.4 + i * 0.12) * (side - 0.2), 0.4 + i * 0.12))
    out += fill(closedCurve(belly), coat.bloom, { opacity: coat.bloomOpacity ?? 0.4 })
  }
  if (coat.rim !== undefined) {
    out += fill(closedCurve(rimBand(sight, coat.rimDepth ?? 0.1)), coat.rim, {
      opacity: coat.rimOpacity ?? 0.8,
    })
  }
  const veins = coat.veins ?? 0
  if (coat.vein !== undefined && veins > 0) {
    const ds: string[] = []
    for (let i = 0; i < veins; i++) {
      const u = veins === 1 ? 0 : (i / (veins - 1)) * 1.3 - 0.65
      const reach = 0.86 - Math.abs(u) * 0.25
      ds.push(openCurve([0.18, 0.4, 0.62, reach].map((v) => sight.at(u * sight.half(v), v))))
    }
    out += line(ds.join(''), coat.vein, 0.9, coat.veinOpacity ?? 0.4)
  }
  return out
}

/**
 * Sorts petals into painter's order: petals showing their inner face from the outside in, then those
 * showing their back from the inside out.
 */
export function painterOrder(sights: readonly Sight[]): Sight[] {
  const size = (sight: Sight): number =>
    sight.petal.base + Math.cos(sight.petal.lift + (sight.petal.curl ?? 0) * 0.5) * sight.petal.reach
  const open = sights.filter((sight) => sight.facing >= 0).sort((a, b) => size(b) - size(a))
  const backs = sights.filter((sight) => sight.facing < 0).sort((a, b) => a.depth - b.depth)
  return [...open, ...backs]
}

/** Azimuths of a whorl of `count`, with the first at `start`. */
export function whorl(count: number, start = 0): number[] {
  return Array.from({ length: count }, (_, i) => start + (i / count) * Math.PI * 2)
}
