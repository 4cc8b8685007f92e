import { coats, fill, line, oval } from '../../brush.ts'
import { bladePath } from '../../leaf.ts'
import { FLOWER_TONES, LEAF, MATERIAL, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import { openCurve } from '../../path.ts'
import type { Point } from '../../path.ts'
import type { Random } from '../../random.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

/** A bare stem with its bark, from the compost up into the head. */
function stem(bark: Tones, foot: number, top: number, width: number): string {
  const path: Point[] = [
    [400, foot],
    [404, foot - (foot - top) * 0.35],
    [396, foot - (foot - top) * 0.7],
    [400, top],
  ]
  const beside = (x: number): string => openCurve(path.map(([px, py]): Point => [px + x, py]))
  return (
    line(openCurve(path), bark.heart, width + 2) +
    line(openCurve(path), bark.shade, width) +
    line(beside(-width * 0.22), bark.light, width * 0.26, 0.8) +
    line(beside(width * 0.28), bark.deep, width * 0.2, 0.6)
  )
}

type Head = { cx: number; cy: number; r: number; count: number }

/** Points over a ball, the farthest out first, each with the degrees its sprig leans outwards. */
function ball(
  { cx, cy, r, count }: Head,
  random: Random,
): { x: number; y: number; turn: number; lit: boolean }[] {
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((count - i - 0.5) / count)
    const angle = i * 2.399963
    const x = Math.cos(angle) * far
    const y = Math.sin(angle) * far
    const turn = (Math.atan2(x, 0.45 - y) * 180) / Math.PI + random.around(0, 14)
    return { x: cx + x * r, y: cy + y * r, turn, lit: x + y < 0.15 }
  })
}

function olives(greens: Tones): string {
  const back: string[] = []
  const front: string[] = []
  for (let i = 0; i < 7; i++) {
    const y = -12 - i * 17
    const reach = 44 - i * 3
    for (const side of [-1, 1]) {
      const blade = bladePath({
        foot: [0, y],
        tip: [side * reach, y - 24 - i * 2],
        width: 13,
        bend: side * -4,
        fullest: 0.5,
        blunt: 0.4,
        coarse: true,
      })
      if ((i + (side > 0 ? 1 : 0)) % 2 === 0) front.push(blade)
      else back.push(blade)
    }
  }
  front.push(bladePath({ foot: [0, -124], tip: [2, -166], width: 12, coarse: true }))
  return (
    line('M0 0Q4-70 0-128', MATERIAL.wood.shade, 2.6) +
    coats(back, greens.shade, { stroke: greens.heart, width: 0.8, strokeOpacity: 0.6 }) +
    coats(front, greens.light, { stroke: greens.deep, width: 0.8, strokeOpacity: 0.7 })
  )
}

/** A young olive: a clear stem and a loose head of narrow, silvery leaves with a few olives. */
export const oliveTree: GiftArtist = ({ sheet, random }) => {
  const head = { cx: 400, cy: 300, r: 168, count: 62 }
  let out =
    pot(sheet, MATERIAL.terracotta, { top: 716, half: 122 }) +
    stem(tint(MATERIAL.wood, '#9a9184', 0.4), 712, 300, 19)
  for (const [x, y] of [
    [-120, 300],
    [118, 280],
    [-60, 220],
    [66, 206],
  ] as const)
    out += line(
      openCurve([
        [400, 440],
        [400 + x * 0.3, 390],
        [400 + x, y],
      ]),
      MATERIAL.wood.shade,
      8,
    )
  const twigs = [
    sheet.symbol('olive lit', () => olives(tint(LEAF.silver, LEAF.olive.mid, 0.3))),
    sheet.symbol('olive shaded', () => olives(tint(LEAF.silver, LEAF.olive.deep, 0.42))),
  ] as const
  const fruit: string[] = []
  ball(head, random).forEach(({ x, y, turn, lit }, i) => {
    out += stamp(twigs[lit ? 0 : 1], x, y + 30, random.between(0.62, 0.84), turn)
    if (i % 6 === 4) {
      const ripe = i % 12 === 4
      fruit.push(
        oval(x, y + 34, 8.4, 11, ripe ? '#3f2c3f' : '#5f7030') +
          oval(x - 3, y + 29, 2.4, 3.4, '#ffffff', 0.6),
      )
    }
  })
  return out + fruit.join('')
}

function needles(greens: Tones): string {
  let dark = ''
  let light = ''
  for (let i = 0; i < 9; i++) {
    const y = -4 - i * 8.4
    const reach = 25 - i * 1.5
    dark += `M0 ${y}l${reach} ${-15}`
    light += `M0 ${y - 3}l${-reach} ${-16}`
  }
  return (
    line(`${dark}M0-76l7-18`, greens.deep, 4) +
    line(`${light}M0-76l-5-20M0-74v-24`, greens.mid, 4) +
    line(light, greens.rim, 1.1, 0.7)
  )
}

/** Rosemary grown as a standard: a ball of needles with small blue flowers, on a bare stem. */
export const rosemaryStandard: GiftArtist = ({ sheet, random, tones }) => {
  const head = { cx: 400, cy: 348, r: 158, count: 150 }
  let out =
    pot(sheet, tint(MATERIAL.ivory, MATERIAL.sage.mid, 0.35), { top: 716, half: 118 }) +
    stem(MATERIAL.wood, 712, 420, 17)
  out += oval(400, 352, 158, 154, LEAF.garden.heart, 0.9)
  const sprigs = [
    sheet.symbol('rosemary lit', () => needles(tint(LEAF.silver, LEAF.garden.mid, 0.55))),
    sheet.symbol('rosemary shaded', () => needles(tint(LEAF.garden, LEAF.silver.deep, 0.4))),
  ] as const
  const blue = tint(tones, FLOWER_TONES.lilac.mid, 0.2)
  const bloom = sheet.symbol(
    'rosemary flower',
    () =>
      fill('M0 0Q-11-2-12-11Q-5-9-1-4Q-4-15 1-18Q6-14 2-4Q7-10 13-9Q11-1 0 0Z', blue.light, {
        stroke: blue.deep,
        width: 0.9,
        strokeOpacity: 0.8,
      }) + oval(0, -4, 2, 2.4, blue.rim),
  )
  let flowers = ''
  ball(head, random).forEach(({ x, y, turn, lit }, i) => {
    out += stamp(sprigs[lit ? 0 : 1], x, y + 20, random.between(0.62, 0.8), turn)
    if (i % 5 === 2) flowers += stamp(bloom, x + random.around(0, 12), y - 6, random.between(0.8, 1.1), turn)
  })
  return out + flowers
}
