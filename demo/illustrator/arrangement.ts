import { fill, line, oval } from './brush.ts'
import { arrange } from './composition.ts'
import type { Placement } from './composition.ts'
import type { Colour, Species, Stem } from '../../store/catalogue/pictures/drawing.ts'
import type { LeafKind } from './flowers/flower.ts'
import { FLOWERS } from './flowers/flowers.ts'
import { leaf } from './leaf.ts'
import { FLOWER_TONES, LEAF, tint, withHeart } from './palette.ts'
import type { Tones } from './palette.ts'
import { closedCurve, ellipsePoints, openCurve, quadratic } from './path.ts'
import type { Point } from './path.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { createSheet, stamp } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/**
 * A dome of flowers in the picture: its centre and radius in drawing units; `open` has no paper behind it, and
 * `wide` stretches it sideways. */
export type Dome = { cx: number; cy: number; r: number; open?: true; wide?: number }

/** The paints of a flower, with a warmer shadow where white alone would go grey. */
export function flowerTones(species: Species, colour: Colour): Tones {
  const tones = FLOWER_TONES[colour]
  if (
    colour === 'white' &&
    (species === 'rose' ||
      species === 'peony' ||
      species === 'ranunculus' ||
      species === 'spray-rose' ||
      species === 'lisianthus' ||
      species === 'carnation')
  ) {
    return withHeart(tones, '#b09a6a', 0.55)
  }
  return tones
}

// Markup a whole arrangement may spend on drawing each flower afresh; beyond it, variants are shared.
const VARIANT_BUDGET = 58_000

// How long the markup of one variant of a species is; measured once, it depends on nothing else.
const weights = new Map<Species, number>()

function weightOf(species: Species): number {
  let weight = weights.get(species)
  if (weight === undefined) {
    const sheet = createSheet('scales')
    weight = FLOWERS[species].draw({
      sheet,
      random: createRandom('scales'),
      tones: FLOWER_TONES.pink,
      tilt: 0.3,
    }).length
    weights.set(species, weight)
  }
  return weight
}

/** Keeps the drawn variants of each flower in a picture, and stamps them. */
export type Cutting = {
  /** The id of a variant of a flower; `turned` 0 faces the viewer, 1 is turned well away. */
  variant(species: Species, colour: Colour, turned: number): string
}

/** A cutting table for `kinds` different flowers in one picture. */
export function createCutting(sheet: Sheet, kinds: number): Cutting {
  const limits = new Map<string, number>()
  return {
    variant: (species, colour, turned) => {
      const flower = FLOWERS[species]
      const tones = flowerTones(species, colour)
      const key = `${species} ${colour}`
      const make = (index: number, of: number): string =>
        flower.draw({
          sheet,
          random: createRandom(`${key} ${index}`),
          // Sisters differ a little in tone, as if some stood in the light of the window.
          tones:
            index % 3 === 1
              ? tint(tones, tones.deep, 0.09)
              : index % 3 === 2
                ? tint(tones, tones.rim, 0.1)
                : tones,
          family: key,
          tilt: of < 2 ? 0.3 : 0.1 + (0.6 * index) / (of - 1),
        })
      let limit = limits.get(key)
      if (limit === undefined) {
        limit = Math.max(
          kinds > 4 ? 1 : 2,
          Math.min(5, Math.round(VARIANT_BUDGET / (Math.max(1, kinds) * weightOf(species)))),
        )
        limits.set(key, limit)
      }
      const of = limit
      const index = Math.max(0, Math.min(of - 1, Math.round(turned * (of - 1))))
      return sheet.symbol(`${key} ${index}/${of}`, () => make(index, of))
    },
  }
}

/** The number of different flowers among the stems. */
export const kindCount = (stems: readonly Stem[]): number =>
  new Set(stems.map(({ species, colour }) => `${species} ${colour}`)).size

/** A leaf of the given kind as a symbol, growing up from the origin, 100 units tall. */
export function leafSymbol(sheet: Sheet, kind: LeafKind, shade: 0 | 1): string {
  return sheet.symbol(`leaf ${kind} ${shade}`, () => {
    const tones = kind === 'strap' ? LEAF.fresh : kind === 'feather' ? LEAF.olive : LEAF.garden
    const lit = shade === 1 ? tint(tones, tones.light, 0.18) : tones
    switch (kind) {
      case 'strap':
        return (
          leaf({ foot: [0, 0], tip: [8, -100], width: 25, bend: 12, fullest: 0.4 }, lit, 0) +
          line(
            openCurve([
              [-3, -12],
              [-8, -46],
              [2, -84],
            ]),
            lit.rim,
            0.8,
            0.6,
          )
        )
      case 'lance':
        return leaf({ foot: [0, 0], tip: [4, -100], width: 36, bend: 8, fullest: 0.42 }, lit, 3)
      case 'feather': {
        let out = ''
        for (const [x, y, side] of [
          [-3, -22, -1],
          [-4, -44, -1],
          [3, -26, 1],
          [4, -50, 1],
          [-2, -62, -1],
          [2, -68, 1],
        ] as const)
          out += leaf({ foot: [0, y + 14], tip: [x + side * 34, y - 16], width: 15, bend: side * 6 }, lit, 0)
        return out + leaf({ foot: [0, 0], tip: [0, -100], width: 17 }, lit, 0)
      }
      case 'round':
        return leaf({ foot: [0, 0], tip: [0, -100], width: 74, fullest: 0.42, bend: 5 }, lit, 4)
      case 'rose':
      case 'none':
        return (
          leaf({ foot: [0, -30], tip: [-46, -66], width: 32, bend: -7 }, lit, 2) +
          leaf({ foot: [0, -26], tip: [44, -60], width: 32, bend: 7 }, lit, 2) +
          line(
            openCurve([
              [0, 0],
              [1, -34],
            ]),
            lit.shade,
            3,
          ) +
          leaf({ foot: [0, -34], tip: [0, -104], width: 44, bend: 3, fullest: 0.42 }, lit, 3)
        )
    }
  })
}

/** The leaf kinds that come with these stems, the commonest first; never empty. */
export function leafKinds(stems: readonly Stem[]): LeafKind[] {
  const tally = new Map<LeafKind, number>()
  for (const { species, count } of stems) {
    const { leaf: kind, form } = FLOWERS[species]
    if (kind !== 'none' && form === 'head') tally.set(kind, (tally.get(kind) ?? 0) + count)
  }
  const kinds = [...tally.entries()].sort((a, b) => b[1] - a[1]).map(([kind]) => kind)
  return kinds.length === 0 ? ['rose'] : kinds
}

function shadowSymbol(sheet: Sheet): string {
  return sheet.symbol('head shadow', () =>
    oval(
      0,
      0,
      118,
      118,
      sheet.radial(0, 0, 118, [
        [0.55, '#140a06', 0.62],
        [0.8, '#140a06', 0.26],
        [1, '#140a06', 0],
      ]),
    ),
  )
}

// Leaves round the rim and between the heads; they belong to the flowers and are not counted as stems.
function collar(sheet: Sheet, dome: Dome, stems: readonly Stem[], random: Random): string {
  const kinds = leafKinds(stems)
  let out = ''
  const count = 19
  for (const ring of [0, 1]) {
    for (let i = 0; i < count; i++) {
      const kind = kinds[(i + ring) % kinds.length] ?? 'rose'
      const angle = ((i + ring * 0.5) / count) * Math.PI * 2 + random.around(0, 0.14)
      // Long leaves stand up with the stems; broad ones lie round the rim like a ruff.
      const bias = kind === 'strap' ? 0.5 : 0.9
      const from = dome.r * (0.62 - ring * 0.06)
      const up = Math.sin(angle)
      // Below, the holder covers the rim, and a leaf there would stick out of its side.
      const low = Math.cos(angle) < -0.12 && dome.open !== true
      const reach =
        dome.r *
        (low ? 0.34 : random.between(0.48, 0.62)) *
        (kind === 'strap' ? 1.18 : 1) *
        (ring === 0 ? 1.06 : 0.92)
      const turn = ((angle > Math.PI ? angle - Math.PI * 2 : angle) * 180) / Math.PI
      out += stamp(
        leafSymbol(sheet, kind, random.chance(0.5) ? 1 : 0),
        dome.cx + up * from * (dome.wide ?? 1),
        dome.cy - Math.cos(angle) * from,
        [(reach / 100) * (random.chance(0.5) ? 1 : -1), reach / 100],
        turn * bias + random.around(0, 14),
      )
    }
  }
  return out
}

/** The markup of one placed flower. */
export function placed(
  sheet: Sheet,
  cutting: Cutting,
  placement: Placement,
  dome: Dome,
  random: Random,
): string {
  const { species, colour, flower, rho, size, turn } = placement
  const x = dome.cx + placement.x * dome.r * (dome.wide ?? 1)
  const y = dome.cy + placement.y * dome.r
  if (flower.form === 'sprig') {
    const scale = (size * dome.r) / flower.span
    return stamp(
      cutting.variant(species, colour, random.next()),
      x,
      y,
      [random.chance(0.5) ? scale : -scale, scale],
      turn,
    )
  }
  const scale = (size * dome.r) / 100
  const id = cutting.variant(
    species,
    colour,
    flower.upright === true ? random.next() : Math.min(1, rho * rho * 1.05 + random.around(0, 0.14)),
  )
  const shade = flower.upright === true ? ([scale * 0.8, scale] as const) : scale
  // At an open rim, or beside a flap, a shadow would fall on the air.
  if ((dome.open === true || placement.y > 0.3) && rho + size * 0.6 > 0.92)
    return stamp(id, x, y, scale, turn)
  return stamp(shadowSymbol(sheet), x + scale * 4, y + scale * 12, shade) + stamp(id, x, y, scale, turn)
}

/**
 * A dome of flowers with its collar of leaves, back to front. `kinds` is how many different flowers the whole
 * picture holds, when that is more than are in this dome.
 */
export function dome(
  sheet: Sheet,
  stems: readonly Stem[],
  where: Dome,
  random: Random,
  kinds = kindCount(stems),
): string {
  const wide = where.wide ?? 1
  const cutting = createCutting(sheet, kinds)
  const placements = arrange(stems, random)
  const heads = placements.filter(({ flower }) => flower.form === 'head')
  let out = ''
  const back = placements.filter(
    ({ depth, flower }) => flower.form === 'sprig' && depth < -0.9 && heads.length > 0,
  )
  for (const placement of back) out += placed(sheet, cutting, placement, where, random)
  if (heads.length > 0) {
    out += collar(sheet, where, stems, random)
    // Deep green shade inside the dome, so that nothing behind shows between the heads.
    const spread = Math.min(0.86, Math.max(...heads.map(({ rho, size }) => rho + size * 0.5)))
    out += fill(
      closedCurve(ellipsePoints(where.cx, where.cy, where.r * spread * wide, where.r * spread, 14)),
      LEAF.garden.heart,
      { opacity: 0.94 },
    )
    // Leaves in that shade, so a gap shows greenery and not a hole.
    const within = leafKinds(stems)
    for (let i = 0; i < 14; i++) {
      const angle = i * 2.399963
      const rho = where.r * (0.12 + 0.045 * i) * 0.9
      const kind = within[i % within.length] ?? 'rose'
      out += stamp(
        leafSymbol(sheet, kind, i % 2 === 0 ? 1 : 0),
        where.cx + Math.sin(angle) * rho * wide,
        where.cy - Math.cos(angle) * rho + where.r * 0.08,
        where.r * 0.0034,
        (((angle * 180) / Math.PI) % 360) + random.around(0, 40),
      )
    }
  } else {
    out += sprigStems(placements, where)
  }
  const inner = leafKinds(stems)
  const front = placements.filter((placement) => !back.includes(placement))
  front.forEach((placement, i) => {
    if (
      placement.flower.form === 'head' &&
      i % 3 === 1 &&
      placement.rho > 0.25 &&
      (where.open === true || placement.y < 0.3)
    ) {
      // A leaf looking out from behind this head.
      const reach = where.r * placement.size * 1.42
      const outward = (Math.atan2(placement.x, -placement.y) * 180) / Math.PI
      out += stamp(
        leafSymbol(sheet, inner[i % inner.length] ?? 'rose', 1),
        where.cx + placement.x * where.r * wide,
        where.cy + placement.y * where.r,
        reach / 100,
        outward + random.around(0, 55),
      )
    }
    out += placed(sheet, cutting, placement, where, random)
  })
  if (heads.length > 2) {
    // The dome turns away from the window: light on its upper left, a warm dusk below and to the right.
    const { cx, cy, r } = where
    const reach = where.open === true ? 0.8 : 0.98
    out += oval(
      cx,
      cy,
      r * reach * wide,
      r * reach,
      sheet.radial(cx - r * 0.22, cy - r * 0.28, r * reach * 1.2, [
        [0, '#fff6e0', 0.16],
        [0.38, '#fff6e0', 0],
        [0.5, '#4a2a24', 0],
        [0.84, '#5a2a26', where.open === true ? 0.12 : 0.17],
        [1, '#5a2a26', 0],
      ]),
    )
  }
  return out
}

function sprigStems(placements: readonly Placement[], where: Dome): string {
  const binding: Point = [where.cx, where.cy + where.r * 1.95]
  return line(
    placements
      .map(({ x, y }) => {
        const foot: Point = [where.cx + x * where.r, where.cy + y * where.r]
        return openCurve([foot, binding])
      })
      .join(''),
    LEAF.garden.mid,
    3.4,
  )
}

/** Stems fanning down from a binding to their cut ends, `spread` either side at the foot. */
export function stemFan(
  stems: readonly Stem[],
  binding: Point,
  length: number,
  spread: number,
  random: Random,
  most = 22,
): string {
  const kinds = stems.flatMap(({ species, count }) =>
    Array.from({ length: Math.min(count, most) }, () => FLOWERS[species]),
  )
  const total = Math.min(most, kinds.length)
  let out = ''
  for (let k = 0; k < total; k++) {
    const flower = kinds[Math.floor((k * kinds.length) / total)]
    if (!flower) continue
    // Painted from the outside in, so the middle stems lie in front.
    const i = k % 2 === 0 ? k / 2 : total - 1 - (k - 1) / 2
    const u = total === 1 ? 0.1 : (i / (total - 1)) * 2 - 1
    const foot: Point = [
      binding[0] + u * spread + random.around(0, 4),
      binding[1] + length * (1 - Math.abs(u) * 0.07) + random.around(0, 7),
    ]
    const head: Point = [binding[0] - u * 16, binding[1] - 8]
    const path = quadratic(head, [binding[0] + u * spread * 0.3, binding[1] + length * 0.45], foot, 5)
    const width = 5 + flower.stem * 3.6
    const tones = flower.leaf === 'strap' ? LEAF.fresh : flower.stem < 0.7 ? LEAF.olive : LEAF.garden
    const d = openCurve(path)
    out += line(d, tones.heart, width + 1.6, 0.75) + line(d, k % 3 === 0 ? tones.shade : tones.mid, width)
    out += line(openCurve(path.map(([x, y]): Point => [x - width * 0.22, y])), tones.light, width * 0.24, 0.8)
    out +=
      oval(foot[0], foot[1], width * 0.52, width * 0.3, tones.rim) +
      oval(foot[0], foot[1], width * 0.3, width * 0.16, tones.shade, 0.7)
  }
  return out
}
