import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { BouquetDrawing, SceneDrawing, Wrap } from '../../../store/catalogue/pictures/drawing.ts'
import { weave } from '../presentation/basket.ts'
import { bindingHeight, wrapped } from '../presentation/wrapped.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../palette.ts'
import { closedCurve, ellipsePoints, num } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { abundant } from './posy.ts'

/** A courier's bicycle against railings, with bouquets in its basket. */
export function bicycle(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const stems = abundant(drawing.stems, 14)
  const wall = random.pick(['#e9e2d4', '#dfe6e2', '#ecdccf'])
  const paint = random.pick([MATERIAL.bottle, FLOWER_TONES.burgundy, tint(FLOWER_TONES.blue, '#41566b', 0.4)])
  let out =
    `<rect width="1600" height="1000" fill="${sheet.linear(
      [0, 0, 1, 1],
      [
        [0, mix(wall, '#ffffff', 0.4)],
        [1, mix(wall, '#8d755c', 0.18)],
      ],
    )}"/>` +
    window(sheet, 170) +
    window(sheet, 1130) +
    hedge(random) +
    railings() +
    fill('M0 850H1600V1000H0Z', '#cfc8ba') +
    fill('M0 850H1600V864H0Z', '#e6e0d3') +
    line(
      'M0 930H1600M260 864L180 1000M700 864L670 1000M1120 864L1160 1000M1480 864L1560 1000',
      '#958d7f',
      3,
      0.5,
    )
  out += contactShadow(sheet, 800, 912, 560, 24)
  out += wheel(470, 740) + wheel(1130, 740) + frame(paint.mid, paint.heart)
  return out + filledBasket(sheet, { ...drawing, stems }, random)
}

/** The basket before the handlebar: two bouquets stand in it, and loose flowers between them. */
function filledBasket(sheet: Sheet, { seed, stems }: SceneDrawing, random: Random): string {
  const [cx, top, foot, half] = [1196, 446, 566, 128]
  const bouquet = (wrap: Wrap, x: number, scale: number, lean: number): string => {
    const drawing: BouquetDrawing = {
      ...{ kind: 'bouquet', seed: `${seed} ${wrap}`, stems, presentation: 'wrapped', view: 'held' },
      ...{ wrap, length: 'short' },
    }
    // Bound a hand's breadth below the rim, where it leans against the wicker.
    const deep = top + 44
    return `<g transform="rotate(${lean} ${x} ${deep}) translate(${num(x - 400 * scale)} ${num(deep - bindingHeight(drawing) * scale)}) scale(${scale})">${wrapped(sheet, drawing, random)}</g>`
  }
  const inside = `M0 ${top}V0H1600V${top}H${cx + half}L${cx + half * 0.8} ${foot}H${cx - half * 0.8}L${cx - half} ${top}Z`
  return (
    fill(closedCurve(ellipsePoints(cx, top, half, half * 0.15, 20)), MATERIAL.wicker.heart) +
    `<g clip-path="${sheet.clip(inside)}">${bouquet('ivory', cx + 46, 0.4, 13)}${bouquet('kraft', cx - 40, 0.46, -9)}</g>` +
    weave(sheet, cx, top, foot, half, half * 0.78) +
    line(`M${cx - half * 0.5} ${top + 24}v34M${cx - half * 0.1} ${top + 28}v34`, '#4c3220', 7)
  )
}

function wheel(cx: number, cy: number): string {
  let spokes = ''
  for (let i = 0; i < 18; i++) {
    const angle = (i * Math.PI) / 9
    spokes += `M${cx} ${cy}L${num(cx + Math.cos(angle) * 158)} ${num(cy + Math.sin(angle) * 158)}`
  }
  const ring = (r: number, paint: string, width: number): string =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${paint}" stroke-width="${width}"/>`
  return (
    line(spokes, '#8d9297', 1.6, 0.8) +
    ring(166, '#2b2622', 16) +
    ring(155, '#c4cbce', 6) +
    oval(cx, cy, 16, 16, '#5c656c') +
    oval(cx - 3, cy - 3, 8, 8, '#c4cbce')
  )
}

function frame(paint: string, edge: string): string {
  const tubes = 'M470 740L640 470L1030 470L740 740L640 470M470 740H740M1130 740L1030 470L1014 400'
  return (
    line(tubes, edge, 20) +
    line(tubes, paint, 15) +
    line('M1014 400Q1000 372 940 380M1014 400Q1040 372 1090 396', '#5c656c', 12) +
    line('M930 380H972M1076 392L1106 404', '#4c3220', 18) +
    line('M640 470L626 416', '#7e888f', 12) +
    fill('M560 398Q630 380 700 404Q690 428 640 424Q590 428 560 398Z', '#4c3220', { stroke: '#24120a' }) +
    line('M400 560H600M420 560L470 700M580 560L500 700', '#5c656c', 9) +
    line('M1034 470L1080 560M1076 574H1318M1110 574L1130 740M1250 574L1130 740', '#5c656c', 8) +
    oval(740, 740, 44, 44, '#7e888f') +
    oval(740, 740, 30, 30, '#a0a9ae') +
    line('M740 740L790 830M740 740L690 650', '#3d444a', 9) +
    line('M770 834H816M668 646H712', '#2b2622', 12) +
    `<path d="M320 700A166 166 0 0 1 600 640" fill="none" stroke="${paint}" stroke-width="9"/><path d="M985 650A166 166 0 0 1 1270 690" fill="none" stroke="${paint}" stroke-width="9"/>`
  )
}

function window(sheet: Sheet, x: number): string {
  return (
    fill(`M${x - 24} 60h348v480h-348z`, '#f7f2e8', { stroke: '#cbbda6', width: 3 }) +
    fill(
      `M${x} 84h300v430h-300z`,
      sheet.linear(
        [0, 0, 1, 1],
        [
          [0, '#7d929b'],
          [0.5, '#a9babf'],
          [0.52, '#8fa3aa'],
          [1, '#6d828b'],
        ],
      ),
    ) +
    line(`M${x + 150} 84v430M${x} 300h300`, '#f7f2e8', 14) +
    fill(`M${x - 40} 536h380v26h-380z`, '#ece4d4', { stroke: '#cbbda6' })
  )
}

function hedge(random: Random): string {
  let out = fill('M0 620H1600V860H0Z', LEAF.garden.shade)
  for (let i = 0; i < 420; i++) {
    const green = i % 3 ? LEAF.garden.mid : i % 2 ? LEAF.garden.light : LEAF.garden.deep
    out += oval(
      random.between(0, 1600),
      random.between(606, 850),
      random.between(8, 16),
      random.between(6, 11),
      green,
      0.8,
    )
  }
  return out
}

function railings(): string {
  let bars = ''
  let tips = ''
  for (let x = 20; x < 1600; x += 56) {
    bars += `M${x} 560V860`
    tips += `M${x - 9} 566L${x} 530L${x + 9} 566Z`
  }
  return line(bars, '#23282b', 9) + fill(tips, '#23282b') + line('M0 592H1600M0 836H1600', '#23282b', 10)
}
