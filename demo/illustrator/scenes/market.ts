import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { letter } from '../lettering.ts'
import { FLOWER_TONES, MATERIAL, mix, tint } from '../palette.ts'
import { num } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bucket } from './bucket.ts'
import { abundant } from './posy.ts'

const STEPS: readonly (readonly [x: number, foot: number])[] = [
  [290, 700],
  [560, 690],
  [830, 700],
  [1100, 690],
  [1340, 700],
  [200, 930],
  [500, 940],
  [810, 930],
  [1120, 940],
  [1420, 930],
]

/** A stall of the flower market: buckets in two rows under a striped awning. */
export function market(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const kinds = abundant(drawing.stems, 1).filter(({ count }) => count > 0)
  const wood = tint(MATERIAL.wood, '#e8d3b4', 0.25)
  const stripe = random.pick([
    FLOWER_TONES.burgundy,
    MATERIAL.bottle,
    tint(FLOWER_TONES.blue, '#41566b', 0.5),
  ])
  let out =
    `<rect width="1600" height="1000" fill="${sheet.linear(
      [0, 0, 0, 1],
      [
        [0, '#cdb9a0'],
        [1, '#e9ddc9'],
      ],
    )}"/>` + brickWall(random)
  out +=
    fill('M0 860H1600V1000H0Z', '#c9c2b4') +
    line(
      'M0 900H1600M0 950H1600M240 860L150 1000M620 860L580 1000M980 860L1010 1000M1380 860L1470 1000',
      '#8d8678',
      3,
      0.5,
    )
  // The stall: posts, a stepped stand, and prices on slates.
  out += fill('M110 190H134V900H110ZM1466 190H1490V900H1466Z', wood.mid, {
    stroke: wood.heart,
    strokeOpacity: 0.6,
  })
  out +=
    fill('M120 690H1480V740H120Z', wood.light, { stroke: wood.heart, strokeOpacity: 0.5 }) +
    fill('M120 740H1480V872H120Z', wood.shade, { stroke: wood.heart, strokeOpacity: 0.5 }) +
    line('M320 740V872M560 740V872M800 740V872M1040 740V872M1280 740V872', wood.deep, 3, 0.6)
  const of = (i: number): Stem[] => {
    const stem = kinds[i % kinds.length] ?? { species: 'rose', colour: 'pink', count: 10 }
    return [{ ...stem, count: FLOWERS[stem.species].form === 'sprig' ? 8 : 12 }]
  }
  STEPS.forEach(([x, foot], i) => {
    out += bucket(
      sheet,
      random,
      x,
      foot,
      i < 5 ? 170 : 200,
      of(i + (i > 4 ? 2 : 0)),
      i < 5 ? 118 : 132,
      Math.max(8, kinds.length),
    )
    if (i > 4 && i % 2) out += slate(x + 96, foot - 60, random)
  })
  return out + awning(stripe.mid, random)
}

function brickWall(random: Random): string {
  const rows: Record<number, string> = { 0: '', 1: '', 2: '' }
  for (let row = 6; row < 28; row++)
    for (let i = -1; i < 20; i++) {
      const k = random.whole(0, 2)
      rows[k] += `M${i * 84 + (row % 2 ? 0 : 42)} ${row * 31}h80v27.5h-80z`
    }
  return ['#c5a283', '#b8906f', '#ceb190']
    .map((paint, k) => fill(rows[k] ?? '', paint, { opacity: 0.75 }))
    .join('')
}

function awning(paint: string, random: Random): string {
  let stripes = ''
  let scallops = ''
  const lean = random.between(20, 50)
  for (let i = 0; i < 14; i++) {
    const x = 40 + i * 109
    const colour = i % 2 ? '#fbf6ea' : paint
    stripes += fill(
      `M${num(x + lean)} 0H${num(x + 109 + (i > 6 ? -lean : lean) * 0.2)}L${x + 109} 190H${x}Z`,
      colour,
      { stroke: '#3a2a1c', strokeOpacity: 0.16 },
    )
    scallops += fill(
      `M${x} 188H${x + 109}V216a54.500 40 0 0 1 -109 0Z`,
      i % 2 ? '#f1e9d8' : mix(paint, '#000000', 0.12),
      {
        stroke: '#3a2a1c',
        strokeOpacity: 0.2,
      },
    )
  }
  return stripes + fill('M0 216H1600V300H0Z', '#2b1d12', { opacity: 0.12 }) + scallops
}

function slate(x: number, y: number, random: Random): string {
  return (
    line(`M${x} ${y}V${y + 70}`, MATERIAL.wood.deep, 6) +
    fill(`M${x - 46} ${y - 44}h92v58h-92z`, '#2f3436', { stroke: MATERIAL.wood.mid, width: 6 }) +
    letter(`£${random.whole(4, 9)}`, x, y + 2, 36, '#f4efe2', 1.2, 0) +
    oval(x, y + 72, 14, 4, '#3a2a1c', 0.3)
  )
}
