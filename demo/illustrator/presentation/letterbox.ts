import { createCutting, kindCount, leafKinds, leafSymbol } from '../arrangement.ts'
import { fill, line, oval } from '../brush.ts'
import type { BouquetDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { LEAF, MATERIAL } from '../palette.ts'
import { closedCurve, openCurve, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { paperTones, ribbonTones } from './paper.ts'

type Laid = {
  species: BouquetDrawing['stems'][number]['species']
  colour: BouquetDrawing['stems'][number]['colour']
}

/** An open letterbox box seen from above: stems laid lengthwise in tissue, heads in bud at the top. */
export function letterbox(sheet: Sheet, drawing: BouquetDrawing, random: Random): string {
  const { stems, wrap } = drawing
  const card = wrap === 'kraft' || wrap === 'newsprint' ? MATERIAL.kraft : MATERIAL.ivory
  const tissue = wrap === 'kraft' ? MATERIAL.ivory : paperTones(wrap === 'clear' ? 'blush' : wrap)
  // The box narrows a little towards the top: it lies on a table, looked down upon.
  const outer: Point[] = [
    [182, 150],
    [618, 150],
    [668, 905],
    [132, 905],
  ]
  const inner: Point[] = [
    [204, 172],
    [596, 172],
    [640, 868],
    [160, 868],
  ]
  const floor: Point[] = [
    [218, 198],
    [582, 198],
    [622, 838],
    [178, 838],
  ]
  let out =
    fill(
      polygon([
        [190, 180],
        [628, 150],
        [700, 900],
        [684, 952],
        [150, 952],
      ]),
      '#4a3524',
      { opacity: 0.14 },
    ) +
    fill(
      polygon([
        [190, 180],
        [622, 150],
        [684, 900],
        [674, 944],
        [140, 944],
      ]),
      '#4a3524',
      { opacity: 0.2 },
    )
  // The lid, hinged open at the back.
  out += fill(
    polygon([
      [182, 150],
      [618, 150],
      [604, 52],
      [196, 52],
    ]),
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, card.light],
        [1, card.shade],
      ],
    ),
    { stroke: card.heart, strokeOpacity: 0.4 },
  )
  out += fill(
    polygon([
      [196, 52],
      [604, 52],
      [600, 36],
      [200, 36],
    ]),
    card.rim,
    { stroke: card.deep, strokeOpacity: 0.4 },
  )
  out += fill(polygon(outer), card.mid, { stroke: card.heart, strokeOpacity: 0.5 })
  out +=
    fill(
      polygon([
        [182, 150],
        [204, 172],
        [160, 868],
        [132, 905],
      ]),
      card.rim,
    ) +
    fill(
      polygon([
        [618, 150],
        [596, 172],
        [640, 868],
        [668, 905],
      ]),
      card.light,
    ) +
    fill(
      polygon([
        [132, 905],
        [160, 868],
        [640, 868],
        [668, 905],
      ]),
      card.light,
      { stroke: card.shade, strokeOpacity: 0.4 },
    )
  out += fill(
    polygon([
      [132, 905],
      [668, 905],
      [664, 934],
      [136, 934],
    ]),
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, card.mid],
        [1, card.shade],
      ],
    ),
    { stroke: card.heart, strokeOpacity: 0.4 },
  )
  out += fill(polygon(inner), card.deep)
  out +=
    fill(
      polygon([
        [204, 172],
        [218, 198],
        [178, 838],
        [160, 868],
      ]),
      card.shade,
    ) +
    fill(
      polygon([
        [596, 172],
        [582, 198],
        [622, 838],
        [640, 868],
      ]),
      card.mid,
    ) +
    fill(
      polygon([
        [160, 868],
        [178, 838],
        [622, 838],
        [640, 868],
      ]),
      card.mid,
    )
  out += fill(polygon(floor), tissue.mid)
  // Crumpled tissue: facets lit and shaded at random.
  for (let i = 0; i < 30; i++) {
    const x = random.between(190, 610)
    const y = random.between(200, 835)
    const inset = 178 + ((838 - y) / 640) * 40
    const px = Math.min(800 - inset - 24, Math.max(inset + 24, x))
    out += fill(
      polygon([
        [px + random.around(0, 22), y - random.between(18, 52)],
        [px + random.between(14, 44), y + random.around(0, 22)],
        [px - random.between(14, 44), y + random.between(4, 40)],
      ]),
      i % 2 === 0 ? tissue.rim : tissue.shade,
      { opacity: 0.55 },
    )
  }
  const list: Laid[] = []
  const most = Math.max(0, ...stems.map(({ count }) => count))
  for (let round = 0; round < most; round++)
    for (const { species, colour, count } of stems) if (round < count) list.push({ species, colour })
  const cutting = createCutting(sheet, kindCount(stems))
  const heads = list.filter(({ species }) => FLOWERS[species].form === 'head')
  const sprigs = list.filter(({ species }) => FLOWERS[species].form === 'sprig')
  const area = heads.reduce((sum, { species }) => sum + FLOWERS[species].size ** 2, 0)
  const unit = Math.min(92, Math.sqrt((350 * 380) / Math.max(1, area)) * 0.6)
  const tie: Point = [400, 735]
  let under = ''
  let over = ''
  const kinds = leafKinds(stems)
  sprigs.forEach(({ species, colour }, i) => {
    const flower = FLOWERS[species]
    const u = sprigs.length === 1 ? 0.4 : (((i * 0.618 + 0.2) % 1) * 2 - 1) * 0.8
    const length =
      (heads.length === 0 ? random.between(400, 500) : random.between(400, 500)) *
      (flower.span > 400 ? 1.1 : 1)
    const foot: Point = [400 + u * 60, 690 - random.between(0, 24)]
    const scale = length / flower.span
    under += line(openCurve([foot, [400 + u * 18, 720], [400 - u * 40, 815]]), LEAF.garden.mid, 4)
    under += stamp(
      cutting.variant(species, colour, random.next()),
      foot[0],
      foot[1],
      [scale * (i % 2 === 0 ? 0.9 : -0.9), scale],
      u * 15,
    )
  })
  const spots = heads
    .map((head, i) => {
      const rows = Math.max(1, Math.round(Math.sqrt(heads.length * 1.1)))
      const row = i % rows
      const inRow = Math.ceil((heads.length - row) / rows)
      const column = Math.floor(i / rows)
      const u =
        inRow === 1 ? random.around(0, 0.15) : (column / (inRow - 1)) * 2 - 1 + (row % 2 === 0 ? 0.1 : -0.1)
      return {
        head,
        x: 400 + Math.max(-1, Math.min(1, u)) * (172 - unit * 0.55) * (0.94 + row * 0.02),
        y: 262 + (rows === 1 ? 90 : (row / (rows - 1)) * 290) + random.around(0, 12),
      }
    })
    .sort((a, b) => a.y - b.y)
  for (const { head, x } of spots) {
    const flower = FLOWERS[head.species]
    const y = spots.find((spot) => spot.x === x)?.y ?? 300
    const u = (x - 400) / 172
    const foot: Point = [tie[0] - u * 62 + random.around(0, 5), 822 - Math.abs(u) * 12]
    const d = openCurve([
      [x, y + unit * 0.4],
      [x - u * 40, (y + tie[1]) / 2 + 40],
      [tie[0] + u * 16, tie[1]],
      foot,
    ])
    const width = 3.6 + flower.stem * 3.2
    const tones = flower.leaf === 'strap' ? LEAF.fresh : LEAF.garden
    under +=
      line(d, tones.heart, width + 1.4, 0.6) +
      line(d, tones.mid, width) +
      line(d, tones.light, width * 0.25, 0.8)
    const kind = kinds[Math.floor(random.next() * kinds.length)] ?? 'rose'
    if (heads.length < 40)
      under += stamp(
        leafSymbol(sheet, kind, 1),
        400 + (x - 400) * 0.6,
        Math.min(672, y + unit * 1.2 + random.between(60, 140)),
        kind === 'strap' ? [1, 1.7] : 0.74,
        u * 26 + random.around(0, 34),
      )
    const scale = (unit * flower.size * 0.98) / 100
    over += oval(
      x + 5,
      y + 9,
      unit * flower.size,
      unit * flower.size,
      sheet.radial(x + 5, y + 9, unit * flower.size * 1.05, [
        [0.6, '#140a06', 0.45],
        [1, '#140a06', 0],
      ]),
    )
    over += stamp(
      cutting.variant(head.species, head.colour, random.between(0.25, 0.95)),
      x,
      y,
      scale,
      u * 16 + random.around(0, 12),
    )
  }
  out += `<g clip-path="${sheet.clip(polygon(inner))}">${under}</g>${over}`
  // A band of tissue holds the stems, and a loose sheet is folded over their feet.
  out += fill(
    closedCurve([
      [346, 712],
      [346, 712],
      [400, 704],
      [454, 712],
      [454, 712],
      [450, 752],
      [450, 752],
      [400, 758],
      [350, 752],
      [350, 752],
    ]),
    tissue.light,
    { stroke: tissue.deep, strokeOpacity: 0.5 },
  )
  out += line(
    [360, 382, 404, 428]
      .map((x) =>
        openCurve([
          [x, 712],
          [x + 4, 752],
        ]),
      )
      .join(''),
    tissue.shade,
    1.4,
    0.6,
  )
  out += bow(sheet, 400, 732, 54, ribbonTones(wrap, drawing.seed), random, 1.35)
  for (const flip of [-1, 1]) {
    const p = (x: number, y: number): Point => [400 + x * flip, y]
    out += fill(
      closedCurve([
        p(204, 330),
        p(204, 330),
        p(150, 420),
        p(186, 520),
        p(140, 640),
        p(176, 730),
        p(130, 838),
        p(130, 838),
        p(221, 838),
        p(221, 838),
      ]),
      sheet.linear(
        [flip > 0 ? 0 : 1, 0, flip > 0 ? 1 : 0, 0],
        [
          [0, tissue.rim],
          [0.5, tissue.light],
          [1, tissue.mid],
        ],
      ),
      { stroke: tissue.deep, strokeOpacity: 0.35, opacity: 0.94 },
    )
    out += line(
      openCurve([p(210, 400), p(176, 470), p(200, 560), p(164, 660), p(196, 770)]) +
        openCurve([p(214, 470), p(196, 620), p(172, 800)]),
      tissue.shade,
      1.6,
      0.6,
    )
  }
  return out
}
