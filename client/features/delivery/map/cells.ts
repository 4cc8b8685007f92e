import type { Spot } from './projection.ts'

const CORNERS = 28

/**
 * What of the ground is nearest to each spot, no further from it than `reach`: districts as one would guess them,
 * knowing only where their middles are.
 */
export function cellsOf(spots: Spot[], reach: number): Spot[][] {
  return spots.map((own) =>
    spots.reduce((cell, other) => (other === own ? cell : nearerTo(own, other, cell)), circle(own, reach)),
  )
}

function circle({ x, y }: Spot, radius: number): Spot[] {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

/** Cuts off a cell what is nearer to another spot. */
function nearerTo(own: Spot, other: Spot, cell: Spot[]): Spot[] {
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 }
  const side = ({ x, y }: Spot) => (x - middle.x) * (other.x - own.x) + (y - middle.y) * (other.y - own.y)
  return cell.flatMap((corner, index) => {
    const next = cell[(index + 1) % cell.length] as Spot
    const [here, there] = [side(corner), side(next)]
    const kept = here <= 0 ? [corner] : []
    if (here <= 0 === there <= 0) return kept
    const share = here / (here - there)
    return [...kept, { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }]
  })
}

/** Twice half the distance to the nearest neighbour, taken in the middle of all: how far a usual cell goes. */
export function usualReach(spots: Spot[]): number {
  const nearest = spots.map((own) =>
    Math.min(
      ...spots.filter((other) => other !== own).map((other) => Math.hypot(own.x - other.x, own.y - other.y)),
    ),
  )
  nearest.sort((one, other) => one - other)
  return nearest[Math.floor(nearest.length / 2)] ?? 1
}
