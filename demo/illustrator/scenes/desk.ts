import { dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { roundLight } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, mix, tint } from '../palette.ts'
import { closedCurve, num } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { grainOf, heightsFrom } from '../wood.ts'
import { abundant, cutStem, fallenPetals } from './posy.ts'

/** A writing desk from above: a card that is being written, envelopes, a pen, and flowers in a glass. */
export function desk(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const stems = abundant(drawing.stems, 9)
  const wood = tint(MATERIAL.wood, random.pick(['#f0dcbc', '#e8d3b4', '#9a714c']), 0.4)
  const accent = FLOWER_TONES[stems[0]?.colour ?? 'blush']
  let out = `<rect width="1600" height="1000" fill="${sheet.linear(
    [0, 0, 1, 1],
    [
      [0, wood.rim],
      [0.5, wood.light],
      [1, wood.mid],
    ],
  )}"/>`
  const grain = grainOf(random, {
    heights: heightsFrom(14, 15, 66),
    from: [-200, 1200],
    reach: [380, 620],
    middle: 220,
    sway: [6, 6],
  })
  out += line(grain, wood.deep, 2, 0.25) + line('M0 330H1600M0 668H1600', wood.deep, 3, 0.4)
  out +=
    envelope(160, 600, -9, tint(MATERIAL.kraft, '#ffffff', 0.2)) +
    envelope(240, 660, 5, tint(accent, '#fbf3ea', 0.62))
  out += writtenCard(random, 780, 520)
  out += pen(1150, 700)
  out += contactShadow(sheet, 1290, 330, 230, 170, 0.7)
  out +=
    oval(1270, 300, 104, 104, mix(MATERIAL.glass.mid, '#ffffff', 0.3), 0.9) +
    oval(1270, 300, 92, 92, MATERIAL.glass.deep, 0.5)
  out += dome(sheet, stems, { cx: 1270, cy: 290, r: 186, open: true }, random)
  const [first] = stems
  if (first) out += cutStem(sheet, random, first, [250, 330], [560, 210], 0.46)
  return out + cupFromAbove(sheet, 190, 200) + fallenPetals(random, accent, [980, 800, 460, 120], 6)
}

function envelope(x: number, y: number, turn: number, paper: typeof MATERIAL.kraft): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    fill('M8 10H388V270H8Z', '#3a2a1c', { opacity: 0.16 }) +
    fill('M0 0H380V260H0Z', paper.light, { stroke: paper.heart, strokeOpacity: 0.5 }) +
    fill('M0 260L150 118H230L380 260Z', paper.mid, { opacity: 0.7 }) +
    fill('M0 0L190 150L380 0Z', paper.rim, { stroke: paper.deep, strokeOpacity: 0.6 })
  }</g>`
}

/** A folded card with some lines of handwriting. */
function writtenCard(random: Random, x: number, y: number): string {
  let words = ''
  for (let row = 0; row < 6; row++) {
    let at = -150 + (row === 0 ? 0 : random.between(-6, 6))
    const end = row === 5 ? 0 : random.between(90, 160)
    while (at < end) {
      const length = random.between(22, 62)
      const line0 = -110 + row * 44
      words += `M${num(at)} ${num(line0)}`
      for (let step = 0; step < length / 9; step++)
        words += `q4.500 ${num(random.between(-16, -6))} 9 ${num(random.around(0, 4))}`
      at += length + 14
    }
  }
  return `<g transform="translate(${x} ${y}) rotate(-6)">${
    fill('M-206 -192H218V212H-206Z', '#3a2a1c', { opacity: 0.18 }) +
    fill('M-214 -204H210V200H-214Z', '#fdfaf2', { stroke: '#cbbda6', strokeOpacity: 0.8 }) +
    fill('M-198 -188H194V184H-198Z', 'none', { stroke: '#e0d4bd', width: 2 }) +
    line(words, '#35506b', 3.2, 0.85)
  }</g>`
}

function pen(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(-32)">${
    oval(10, 16, 220, 8, '#3a2a1c', 0.2) +
    fill('M-220 -10H120L176 0L120 10H-220Z', '#22382d', { stroke: '#0c1d14' }) +
    fill('M-40 -11H-10V11H-40Z', MATERIAL.gold.mid) +
    fill('M120 -8L190 0L120 8Z', MATERIAL.gold.light, { stroke: MATERIAL.gold.deep }) +
    line('M-200 -4H-60', '#55876a', 3, 0.8)
  }</g>`
}

function cupFromAbove(sheet: Sheet, x: number, y: number): string {
  const china = tint(MATERIAL.ivory, '#ffffff', 0.5)
  return (
    contactShadow(sheet, x + 12, y + 14, 160, 150, 0.7) +
    oval(x, y, 136, 132, china.mid) +
    oval(x - 2, y - 3, 134, 130, china.rim) +
    oval(x, y, 84, 82, roundLight(sheet, china)) +
    fill(
      closedCurve([
        [x + 70, y - 26],
        [x + 130, y - 60],
        [x + 140, y - 20],
        [x + 78, y + 10],
      ]),
      china.light,
      { stroke: china.heart, strokeOpacity: 0.5 },
    ) +
    oval(x, y, 74, 72, MATERIAL.honey.deep) +
    oval(x - 18, y - 20, 26, 16, MATERIAL.honey.mid, 0.5)
  )
}
