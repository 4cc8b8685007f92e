import type { Colour, Species, Stem } from '../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from './flowers/flowers.ts'
import type { Flower } from './flowers/flower.ts'
import type { Random } from './random.ts'

/**
 * Where one stem's flower goes on the unit dome: (0, 0) is the crown, 1 the rim, y down. A head sits at
 * (x, y); a sprig grows outwards from there.
 */
export type Placement = {
  species: Species
  colour: Colour
  flower: Flower
  x: number
  y: number
  /** Distance from the crown, 0 to about 1. */
  rho: number
  /** Radius of a head, or length of a sprig, beside the dome's radius. */
  size: number
  /** Degrees clockwise from upright. */
  turn: number
  /** Painted in rising order. */
  depth: number
}

type Kind = { stem: Stem; flower: Flower; left: number; total: number }
type Spot = { x: number; y: number; r: number; kind: number }

const SPRIG_WEIGHT = 0.16

/** How large a head of size 1 is beside the dome's radius, when these stems fill it. */
export function headShare(stems: readonly Stem[]): number {
  let area = 0
  for (const { species, count } of stems) {
    const flower = FLOWERS[species]
    area += count * (flower.form === 'head' ? flower.size ** 2 : SPRIG_WEIGHT ** 2)
  }
  return Math.min(1.02, Math.sqrt(1.56 / Math.max(area, 1)))
}

/** The radius of a pleasing dome for these stems, in drawing units on the product picture. */
export function domeRadius(stems: readonly Stem[]): number {
  let count = 0
  let airy = 0
  for (const { species, count: some } of stems) {
    const flower = FLOWERS[species]
    if (flower.form === 'head') count += some * flower.size ** 1.5
    else airy += some
  }
  const full = Math.min(288, 150 + 41 * Math.log(Math.max(1, count + airy * 0.25)))
  // Spires and sprays reach past the dome, which leaves them room in the frame.
  return airy === 0 ? full : Math.min(full, count === 0 ? 214 + Math.min(60, airy * 3) : 248)
}

const kindsOf = (stems: readonly Stem[]): Kind[] =>
  stems
    .filter(({ count }) => count > 0)
    .map((stem) => ({
      stem,
      flower: FLOWERS[stem.species],
      left: Math.floor(stem.count),
      total: Math.floor(stem.count),
    }))

// Fills golden-angle slots from the crown outwards. Each slot takes the kind that is most behind its
// share and farthest from its own like, so colours mingle; focal flowers get a head start at the crown.
function deal(kinds: Kind[], share: number, random: Random): Spot[] {
  const count = kinds.reduce((sum, kind) => sum + kind.total, 0)
  const spots: Spot[] = []
  const start = random.between(0, Math.PI * 2)
  for (let i = 0; i < count; i++) {
    const rho = count === 1 ? 0 : Math.sqrt((i + 0.5) / count) * 0.9
    const angle = start + i * 2.399963
    const x = Math.cos(angle) * rho
    const y = Math.sin(angle) * rho
    let best = -1
    let bestScore = -Infinity
    kinds.forEach((kind, k) => {
      if (kind.left === 0) return
      let near = 1
      for (const spot of spots) if (spot.kind === k) near = Math.min(near, Math.hypot(spot.x - x, spot.y - y))
      const focal = kind.flower.role === 'focal' ? 0.3 * (1 - rho) : 0
      const score = kind.left / kind.total + near * 1.1 + focal + random.next() * 0.25
      if (score > bestScore) {
        bestScore = score
        best = k
      }
    })
    const kind = kinds[best]
    if (!kind) break
    kind.left -= 1
    spots.push({ x, y, r: share * kind.flower.size, kind: best })
  }
  return spots
}

// Pushes crowded heads apart and draws the whole together until the dome is evenly filled.
function relax(spots: Spot[], random: Random): void {
  const rounds = spots.length > 60 ? 26 : 44
  for (const spot of spots) {
    spot.x += random.around(0, 0.02)
    spot.y += random.around(0, 0.02)
  }
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < spots.length; i++) {
      const a = spots[i]
      if (!a) continue
      for (let j = i + 1; j < spots.length; j++) {
        const b = spots[j]
        if (!b) continue
        const dx = b.x - a.x
        const dy = b.y - a.y
        const wanted = (a.r + b.r) * (a.kind === b.kind ? 0.84 : 0.78)
        if (Math.abs(dx) > wanted || Math.abs(dy) > wanted) continue
        const distance = Math.hypot(dx, dy) || 0.001
        if (distance >= wanted) continue
        const push = ((wanted - distance) / distance) * 0.24
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
    }
    for (const spot of spots) {
      spot.x *= 0.992
      spot.y *= 0.992
      const limit = Math.max(0.02, 1.0 - spot.r * 0.8)
      const rho = Math.hypot(spot.x, spot.y)
      if (rho > limit) {
        spot.x *= limit / rho
        spot.y *= limit / rho
      }
    }
  }
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

function placeHeads(kinds: Kind[], share: number, random: Random): Placement[] {
  const spots = deal(kinds, share, random)
  relax(spots, random)
  return spots.flatMap((spot): Placement[] => {
    const kind = kinds[spot.kind]
    if (!kind) return []
    const rho = Math.hypot(spot.x, spot.y)
    const upright = kind.flower.upright === true
    const outward = degrees(Math.atan2(spot.x, -spot.y))
    // Near the crown a head may face any way; towards the rim it turns to face out. A lone flower nods a little.
    const turn = upright
      ? spot.x * 46 + random.around(0, 6)
      : rho < 0.28
        ? random.around(0, spots.length < 4 ? 25 : 70)
        : outward + random.around(0, 16)
    return [
      {
        species: kind.stem.species,
        colour: kind.stem.colour,
        flower: kind.flower,
        x: spot.x,
        y: spot.y,
        rho,
        size: spot.r * random.around(1.03, 0.04),
        turn,
        depth: upright ? spot.y * 0.9 + 0.1 : 1 - rho * rho + spot.y * 0.28 - kind.flower.size * 0.04,
      },
    ]
  })
}

// Sprigs in company: most rise from behind the rim, spires towards the top, and the airy ones also poke
// out between the heads.
function placeSprigsAmong(kinds: Kind[], random: Random, heads: number): Placement[] {
  const placements: Placement[] = []
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0)
  let index = 0
  const order: Kind[] = []
  for (let round = 0; order.length < total && round < 400; round++) {
    for (const kind of kinds) if (round < kind.total) order.push(kind)
  }
  const isInside = (i: number, spire: boolean): boolean => heads > 3 && i % (spire ? 4 : 3) === 2
  const outside = order.filter(({ flower }, i) => !isInside(i, flower.role !== 'airy')).length
  const seen = { inside: 0, outside: 0 }
  for (const { stem, flower } of order) {
    const spire = flower.role !== 'airy'
    const inside = isInside(index, spire)
    const [k, of] = inside
      ? [seen.inside++, Math.max(1, total - outside)]
      : [seen.outside++, Math.max(1, outside)]
    // Evenly round the arc, alternating sides, so that kinds taken in turn spread over all of it.
    const slot = k % 2 === 0 ? k / 2 : of - 1 - (k - 1) / 2
    const walk = of === 1 ? 0.32 : (slot + 0.5) / of
    const arc = spire ? 2.5 : 3.9
    const angle = (walk - 0.5) * arc * (inside ? 0.85 : 1) + random.around(0, 0.1)
    const from = inside
      ? random.between(0.28, 0.5)
      : spire
        ? random.between(0.26, 0.4)
        : random.between(0.5, 0.6)
    const x = Math.sin(angle) * from
    const y = -Math.cos(angle) * from + 0.04
    // Foliage at the sides is kept shorter, or it would leave the picture.
    const droop = Math.max(0, Math.abs(angle) - 1) * 0.16
    placements.push({
      species: stem.species,
      colour: stem.colour,
      flower,
      x,
      y,
      rho: from,
      size:
        ((inside ? (spire ? 0.8 : 0.52) : spire ? 1.34 : 1.1) - droop) *
        (flower.span / 340) ** 0.35 *
        random.around(1, 0.07),
      turn: degrees(angle) * (spire ? 0.72 : 0.9) + random.around(0, 8),
      depth: inside ? 0.86 - from * from * 0.6 : -1 - (spire ? 0.4 : 0) - random.next() * 0.1,
    })
    index += 1
  }
  return placements
}

// A bouquet of nothing but sprigs: a fan of tips filling the dome, the farthest first.
function placeSprigsAlone(kinds: Kind[], random: Random): Placement[] {
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0)
  const size = Math.min(1.7, Math.max(0.8, 2.35 / total ** 0.22))
  const start = random.between(0, Math.PI * 2)
  const placements: Placement[] = []
  for (let i = 0; i < total; i++) {
    const rho = total === 1 ? 0 : Math.sqrt((i + 0.5) / total)
    const angle = start + i * 2.399963
    let best: Kind | undefined
    let score = -Infinity
    for (const kind of kinds) {
      const worth = kind.left === 0 ? -Infinity : kind.left / kind.total + random.next() * 0.1
      if (worth > score) {
        score = worth
        best = kind
      }
    }
    if (!best) break
    best.left -= 1
    const length = size * (best.flower.span / 340) ** 0.6 * random.around(1, 0.06)
    const tipX = Math.cos(angle) * rho * 1.16
    const tipY = Math.sin(angle) * rho * 0.72 - 0.62
    // Every stem runs back to one binding, well below the dome.
    const lean = Math.atan2(tipX, 1.9 - tipY)
    placements.push({
      species: best.stem.species,
      colour: best.stem.colour,
      flower: best.flower,
      x: tipX - Math.sin(lean) * length,
      y: tipY + Math.cos(lean) * length,
      rho,
      size: length,
      turn: degrees(lean) * 1.15,
      depth: tipY,
    })
  }
  return placements
}

/** Places every stem once on the unit dome, in painting order. */
export function arrange(stems: readonly Stem[], random: Random): Placement[] {
  const kinds = kindsOf(stems)
  const heads = kinds.filter(({ flower }) => flower.form === 'head')
  const sprigs = kinds.filter(({ flower }) => flower.form === 'sprig')
  const placements =
    heads.length === 0
      ? placeSprigsAlone(sprigs, random)
      : [
          ...placeHeads(heads, headShare(stems), random),
          ...placeSprigsAmong(
            sprigs,
            random,
            heads.reduce((sum, kind) => sum + kind.total, 0),
          ),
        ]
  return placements.sort((a, b) => a.depth - b.depth)
}
