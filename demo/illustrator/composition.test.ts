import { describe, expect, it } from 'vitest'
import { arrange, domeRadius } from './composition.ts'
import type { Stem } from '../../store/catalogue/pictures/drawing.ts'
import { createRandom } from './random.ts'

const mixed: Stem[] = [
  { species: 'peony', colour: 'pink', count: 5 },
  { species: 'rose', colour: 'cream', count: 9 },
  { species: 'delphinium', colour: 'blue', count: 4 },
  { species: 'gypsophila', colour: 'white', count: 3 },
]

describe('arrange', () => {
  it('places every stem once', () => {
    for (const count of [1, 2, 12, 51, 101]) {
      expect(arrange([{ species: 'rose', colour: 'red', count }], createRandom('a'))).toHaveLength(count)
    }
    const placements = arrange(mixed, createRandom('a'))
    for (const { species, count } of mixed)
      expect(placements.filter((placement) => placement.species === species)).toHaveLength(count)
  })

  it('places every sprig of a bouquet of nothing else', () => {
    expect(arrange([{ species: 'lavender', colour: 'purple', count: 30 }], createRandom('a'))).toHaveLength(
      30,
    )
  })

  it('keeps heads on the dome and apart from one another', () => {
    const placements = arrange([{ species: 'rose', colour: 'red', count: 51 }], createRandom('a'))
    for (const { rho } of placements) expect(rho).toBeLessThanOrEqual(1)
    placements.forEach((a, i) => {
      for (const b of placements.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size * 0.6)
    })
  })

  it('paints in order of depth', () => {
    const depths = arrange(mixed, createRandom('a')).map(({ depth }) => depth)
    expect(depths).toEqual([...depths].sort((a, b) => a - b))
  })
})

describe('domeRadius', () => {
  it('grows with the bouquet and stays within the picture', () => {
    const radius = (count: number): number => domeRadius([{ species: 'rose', colour: 'red', count }])
    expect(radius(12)).toBeGreaterThan(radius(1))
    expect(radius(101)).toBeLessThan(300)
  })
})
