import { leafSymbol } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { roundLight } from '../lathe.ts'
import { MATERIAL, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import type { Random } from '../random.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'

/** The paints of front doors. */
export const DOORS: readonly Tones[] = [
  { heart: '#0c1a1c', deep: '#14292c', shade: '#1f3c40', mid: '#2c5358', light: '#4a777c', rim: '#8fb3b5' },
  { heart: '#0f1712', deep: '#1a2a1f', shade: '#263d2d', mid: '#36543f', light: '#557a60', rim: '#94b39c' },
  { heart: '#151a2c', deep: '#212a45', shade: '#30406a', mid: '#42568a', light: '#6c80b0', rim: '#a9b7d6' },
  { heart: '#2c0a10', deep: '#47111b', shade: '#661b28', mid: '#862a38', light: '#ab505d', rim: '#d8979f' },
]

/** The stone around them. */
export const STONE = tint(MATERIAL.ivory, '#e8e2d6', 0.4)

/** The shaft of a pillar beside a door, from the top of the picture down. */
export function shaft(sheet: Sheet, x: number, width: number, height: number): string {
  return fill(
    `M${x} 0h${width}v${height}h-${width}z`,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, STONE.rim],
        [0.6, STONE.light],
        [1, STONE.mid],
      ],
    ),
    { stroke: STONE.deep, strokeOpacity: 0.6 },
  )
}

/** A sunk panel of a door. */
export function panel(x: number, y: number, w: number, h: number, tones: Tones): string {
  return (
    fill(`M${x} ${y}h${w}v${h}h${-w}z`, tones.deep) +
    fill(`M${x + 8} ${y + 8}h${w - 8}v${h - 8}h${-(w - 8)}z`, tones.light, { opacity: 0.55 }) +
    fill(`M${x + 8} ${y + 8}h${w - 16}v${h - 16}h${-(w - 16)}z`, tones.shade) +
    fill(`M${x + 20} ${y + 20}h${w - 40}v${h - 40}h${-(w - 40)}z`, tones.mid) +
    line(`M${x + 20} ${y + h - 20}V${y + 20}H${x + w - 20}`, tones.light, 2, 0.8)
  )
}

/** A lead planter whose foot is at (cx, foot), 168 wide and 176 high. */
export function planter(sheet: Sheet, cx: number, foot: number): string {
  const lead = tint(MATERIAL.charcoal, '#6b7276', 0.35)
  return (
    contactShadow(sheet, cx, foot + 6, 130, 18) +
    fill(`M${cx - 84} ${foot - 160}h168l-12 160h-144z`, roundLight(sheet, lead), {
      stroke: lead.heart,
      strokeOpacity: 0.6,
    }) +
    fill(`M${cx - 92} ${foot - 176}h184v22h-184z`, roundLight(sheet, lead), {
      stroke: lead.heart,
      strokeOpacity: 0.6,
    }) +
    line(`M${cx - 64} ${foot - 130}h128l-8 100h-112z`, lead.rim, 2, 0.5)
  )
}

/** A clipped box ball in a lead planter. */
export function topiary(sheet: Sheet, random: Random, cx: number, foot: number): string {
  let out = planter(sheet, cx, foot)
  out += oval(cx, foot - 260, 112, 112, '#1d3b24')
  for (let i = 0; i < 120; i++) {
    const rho = Math.sqrt((120 - i) / 120)
    const angle = i * 2.39996
    const x = cx + Math.cos(angle) * rho * 112
    const y = foot - 260 + Math.sin(angle) * rho * 112
    out += stamp(
      leafSymbol(sheet, 'round', x + y < cx + foot - 280 ? 1 : 0),
      x,
      y,
      0.22,
      random.between(-70, 70) + Math.cos(angle) * 60,
    )
  }
  return out
}

/** Stock brick, course by course, in the yellows and browns of London clay; none between `from` and `to`, where a door is. */
export function brickwork(sheet: Sheet, random: Random, [from, to]: readonly [number, number]): string {
  const bricks: Record<number, string> = { 0: '', 1: '', 2: '', 3: '' }
  for (let row = 0; row < 30; row++)
    for (let i = -1; i < 20; i++) {
      const x = i * 84 + (row % 2 === 0 ? 0 : 42)
      if (x > from && x < to) continue
      const k = random.whole(0, 3)
      bricks[k] += `M${x} ${row * 31}h80v27.5h-80z`
    }
  const clay = ['#c9a583', '#b98d6c', '#d3b391', '#ae8163']
  const wall =
    `<rect width="1600" height="1000" fill="#e3d4c0"/>` +
    clay.map((paint, k) => fill(bricks[k] ?? '', paint)).join('')
  const light = fill(
    'M0 0H1600V900H0Z',
    sheet.linear(
      [0, 0, 1, 0.3],
      [
        [0, '#fff3dc', 0.28],
        [0.5, '#fff3dc', 0],
        [1, '#3a2418', 0.24],
      ],
    ),
  )
  return wall + light
}
