import { createCutting, leafKinds, leafSymbol } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { LEAF } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { closedCurve, cubic, num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'

const AIRY: readonly Stem[] = [
  { species: 'eucalyptus', colour: 'green', count: 7 },
  { species: 'fern', colour: 'green', count: 3 },
  { species: 'gypsophila', colour: 'white', count: 4 },
]

/** The stems of a picture that sells nothing by number: multiplied until lush, with foliage where there is none. */
export function abundant(stems: readonly Stem[], heads: number): Stem[] {
  const some = stems.filter(({ count }) => count > 0)
  const base: readonly Stem[] =
    some.length > 0
      ? some
      : [
          { species: 'rose', colour: 'blush', count: 5 },
          { species: 'peony', colour: 'pink', count: 4 },
        ]
  const total = base.reduce(
    (sum, { species, count }) => sum + (FLOWERS[species].form === 'head' ? count : 0),
    0,
  )
  const factor = total === 0 ? 1 : Math.max(1, heads / total)
  const grown = base.map((stem): Stem => ({
    ...stem,
    count: Math.min(
      60,
      Math.max(
        1,
        Math.round(stem.count * (FLOWERS[stem.species].form === 'head' ? factor : Math.min(2.2, factor))),
      ),
    ),
  }))
  const airy = grown.some(({ species }) => FLOWERS[species].role === 'airy')
  return airy ? grown : [...grown, ...AIRY]
}

/** A single cut stem lying on a table from its cut end at `from` to its flower at `to`. */
export function cutStem(
  sheet: Sheet,
  random: Random,
  stem: Stem,
  from: Point,
  to: Point,
  scale: number,
): string {
  const flower = FLOWERS[stem.species]
  const bend = random.around(0, 30)
  const path = cubic(
    from,
    [from[0] * 0.7 + to[0] * 0.3, from[1] * 0.7 + to[1] * 0.3 + bend],
    [from[0] * 0.3 + to[0] * 0.7, from[1] * 0.3 + to[1] * 0.7 + bend],
    to,
    8,
  )
  let out =
    line(openCurve(path.map(([x, y]): Point => [x + 5, y + 9])), '#3a2a1c', 9, 0.16) +
    line(openCurve(path), LEAF.garden.deep, 8) +
    line(openCurve(path.map(([x, y]): Point => [x, y - 2])), LEAF.garden.light, 2.2, 0.8)
  const turn = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI
  const kind = leafKinds([stem])[0] ?? 'rose'
  for (const [i, side] of [
    [3, -1],
    [5, 1],
  ] as const) {
    const at = path[i]
    if (at) out += stamp(leafSymbol(sheet, kind, 1), at[0], at[1], scale * 1.05, turn + side * 46)
  }
  const id = createCutting(sheet, 4).variant(stem.species, stem.colour, 0.5)
  if (flower.form === 'sprig') return out + stamp(id, to[0], to[1], scale, turn)
  return (
    out +
    contactShadow(
      sheet,
      to[0] + 4,
      to[1] + scale * 48 * flower.size,
      scale * 124 * flower.size,
      scale * 72 * flower.size,
      0.8,
    ) +
    stamp(id, to[0], to[1], scale * flower.size, turn)
  )
}

/** Loose petals fallen on a table, within the box [x, y, width, height]. */
export function fallenPetals(
  random: Random,
  tones: Tones,
  box: readonly [number, number, number, number],
  count: number,
): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = box[0] + random.next() * box[2]
    const y = box[1] + random.next() * box[3]
    const turn = random.whole(0, 359)
    const size = random.between(0.7, 1.3)
    const curl = random.between(0.45, 0.7)
    const shape = closedCurve([
      [-30, 2],
      [-22, -14],
      [-2, -20],
      [18, -17],
      [27, -6],
      [22, 4],
      [27, 12],
      [12, 17],
      [-12, 13],
    ])
    const wash =
      fill(shape, tones.light, { stroke: tones.deep, strokeOpacity: 0.4 }) +
      fill(
        closedCurve([
          [-30, 2],
          [-18, -6],
          [0, -5],
          [8, 2],
          [0, 9],
          [-16, 9],
        ]),
        tones.shade,
        { opacity: 0.55 },
      ) +
      line(
        openCurve([
          [-22, 1],
          [-4, -4],
          [16, -8],
        ]) +
          openCurve([
            [-22, 3],
            [-2, 4],
            [18, 6],
          ]),
        tones.rim,
        1.6,
        0.8,
      )
    out += `<g transform="translate(${num(x)} ${num(y)})">${oval(2, 5, 24 * size, 8 * size, '#3a2a1c', 0.2)}<g transform="scale(${num(size)} ${Math.round(size * curl * 100) / 100}) rotate(${turn})">${wash}</g></g>`
  }
  return out
}
