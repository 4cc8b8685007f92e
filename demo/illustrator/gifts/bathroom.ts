import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, mix, tint } from '../palette.ts'
import { closedCurve, num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { bow } from '../ribbon.ts'
import type { GiftArtist } from './gift.ts'
import { label, sprig } from './label.ts'

/** A candle in a tinted glass, not yet lit. */
export const freshCandle: GiftArtist = ({ sheet, tones }) => {
  const wax = tint(FLOWER_TONES.cream, tones.light, 0.25)
  let out = contactShadow(sheet, 400, 890, 270, 32)
  const glass = lathe(
    [
      [170, 500],
      [172, 600],
      [170, 780],
      [160, 866],
    ],
    400,
    34,
  )
  out += fill(
    glass,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, tones.deep],
        [0.1, tones.mid],
        [0.28, tones.rim],
        [0.45, tones.light],
        [0.75, tones.mid],
        [1, tones.deep],
      ],
    ),
    { stroke: tones.heart, strokeOpacity: 0.6 },
  )
  out += fill(
    lathe(
      [
        [166, 560],
        [166, 700],
        [164, 820],
        [156, 856],
      ],
      400,
      30,
    ),
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, mix(wax.rim, '#ffdf9e', 0.5), 0.85],
        [0.5, wax.light, 0.5],
        [1, tones.mid, 0.1],
      ],
    ),
  )
  out +=
    oval(400, 500, 170, 34, tones.light, 0.5) +
    oval(400, 506, 160, 29, tones.deep, 0.5) +
    oval(400, 562, 164, 30, wax.light)
  out += line(
    openCurve([
      [400, 564],
      [402, 536],
      [398, 508],
    ]),
    '#2a1a10',
    5.5,
  )
  out +=
    label(304, 620, 192, 196, tones, 'Larkspur', 'Soy wax') +
    line(
      openCurve([
        [254, 540],
        [250, 660],
        [262, 830],
      ]),
      '#ffffff',
      13,
      0.5,
    ) +
    line(
      openCurve([
        [548, 540],
        [552, 680],
        [544, 820],
      ]),
      '#ffffff',
      5,
      0.45,
    )
  return (
    out +
    `<ellipse cx="400" cy="500" rx="170" ry="34" fill="none" stroke="#ffffff" stroke-width="4" stroke-opacity=".75"/>`
  )
}

/** A lit candle in a tinted glass. */
export const candle: GiftArtist = (sitting) => {
  const { sheet } = sitting
  const glow = sheet.radial(400, 380, 250, [
    [0, '#ffd890', 0.55],
    [0.4, '#ffe3ae', 0.22],
    [1, '#ffe3ae', 0],
  ])
  return (
    oval(400, 380, 250, 250, glow) +
    freshCandle(sitting) +
    oval(400, 562, 110, 18, '#fff0c4', 0.8) +
    oval(400, 562, 60, 10, '#ffe09a', 0.8) +
    fill(
      closedCurve([
        [400, 534],
        [376, 500],
        [382, 456],
        [402, 390],
        [402, 390],
        [420, 450],
        [426, 498],
      ]),
      '#f6a63a',
    ) +
    fill(
      closedCurve([
        [400, 530],
        [386, 500],
        [392, 464],
        [403, 420],
        [403, 420],
        [413, 464],
        [415, 500],
      ]),
      '#ffdc74',
    ) +
    fill(
      closedCurve([
        [400, 528],
        [392, 506],
        [401, 470],
        [409, 506],
      ]),
      '#fffbe6',
    )
  )
}

/** Two wrapped soaps and a carved bare one, as they are packed: their foot is at 840. */
export const soapBars: GiftArtist = ({ sheet, random, tones }) => {
  const bar = tint(tones, '#fffaf0', 0.3)
  let out = ''
  const block = (
    x: number,
    y: number,
    w: number,
    h: number,
    d: number,
    front: string,
    top: string,
    side: string,
  ): string =>
    fill(
      closedCurve([
        [x, y],
        [x, y],
        [x + w, y],
        [x + w, y],
        [x + w - 4, y + h],
        [x + w - 14, y + h + 2],
        [x + 14, y + h + 2],
        [x + 4, y + h],
      ]),
      front,
      { stroke: bar.heart, strokeOpacity: 0.4 },
    ) +
    fill(`M${x} ${y}L${x + d} ${y - d * 0.8}H${x + w + d * 0.7}L${x + w} ${y}Z`, top, {
      stroke: bar.heart,
      strokeOpacity: 0.35,
    }) +
    fill(`M${x + w} ${y}L${x + w + d * 0.7} ${y - d * 0.8}V${y + h - d * 0.8}L${x + w - 4} ${y + h}Z`, side, {
      stroke: bar.heart,
      strokeOpacity: 0.35,
    })
  out += block(
    190,
    640,
    380,
    150,
    54,
    sheet.linear(
      [0, 0, 1, 1],
      [
        [0, bar.light],
        [1, bar.mid],
      ],
    ),
    bar.rim,
    bar.shade,
  )
  out +=
    fill('M190 668H570V752H190Z', '#f8f2e4', { stroke: '#6b5a42', strokeOpacity: 0.3 }) +
    fill('M570 668L608 626V708L570 752Z', '#e2d6bd') +
    sprig(290, 748, 84, tones) +
    sprig(380, 750, 92, tones) +
    sprig(470, 748, 84, tones)
  const cream = tint(FLOWER_TONES.cream, '#ffffff', 0.35)
  out += block(
    232,
    500,
    310,
    132,
    50,
    sheet.linear(
      [0, 0, 1, 1],
      [
        [0, cream.rim],
        [1, cream.mid],
      ],
    ),
    '#ffffff',
    cream.shade,
  )
  out +=
    line(
      openCurve([
        [262, 536],
        [300, 560],
        [350, 540],
        [400, 566],
        [452, 544],
        [512, 566],
      ]),
      tones.mid,
      7,
      0.7,
    ) +
    line(
      openCurve([
        [258, 590],
        [310, 606],
        [372, 584],
        [430, 610],
        [520, 590],
      ]),
      tones.light,
      9,
      0.8,
    ) +
    line('M316 500V632M452 500V632', MATERIAL.kraft.shade, 5) +
    line('M316 500L356 460M452 500L492 460', MATERIAL.kraft.mid, 5)
  out += bow(sheet, 384, 568, 56, MATERIAL.kraft, random, 0.7)
  // The carved round one leaning at the front.
  out +=
    oval(572, 822, 84, 22, '#3a2410', 0.2) +
    oval(566, 776, 84, 66, bar.shade) +
    oval(
      562,
      768,
      84,
      64,
      sheet.linear(
        [0, 0, 1, 1],
        [
          [0, bar.rim],
          [1, bar.mid],
        ],
      ),
    )
  let petals = ''
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    petals += `<ellipse cx="${num(562 + Math.cos(a) * 34)}" cy="${num(768 + Math.sin(a) * 26)}" rx="21" ry="12" transform="rotate(${Math.round((a * 180) / Math.PI)} ${num(562 + Math.cos(a) * 34)} ${num(768 + Math.sin(a) * 26)})" fill="${i % 2 === 0 ? bar.light : bar.mid}" stroke="${bar.deep}" stroke-opacity=".6"/>`
  }
  return out + petals + oval(562, 768, 15, 12, bar.shade) + oval(560, 766, 9, 7, bar.rim)
}

/** Soaps on a board. */
export const soap: GiftArtist = (sitting) => {
  const wooden = MATERIAL.wood
  let out =
    contactShadow(sitting.sheet, 400, 886, 330, 34) +
    fill('M128 826H672L690 862H110Z', wooden.light, { stroke: wooden.heart, strokeOpacity: 0.5 }) +
    fill('M110 862H690V886H110Z', wooden.shade, { stroke: wooden.heart, strokeOpacity: 0.5 }) +
    line('M140 836H600M180 848H660M126 874H640', wooden.deep, 2, 0.4) +
    soapBars(sitting)
  for (const [x, y, r] of [
    [180, 812, 20],
    [212, 820, 12],
    [154, 822, 10],
    [664, 812, 13],
  ] as const)
    out +=
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffffff" fill-opacity=".5" stroke="#ffffff" stroke-width="2" stroke-opacity=".9"/>` +
      oval(x - r * 0.3, y - r * 0.35, r * 0.28, r * 0.2, '#ffffff')
  return out
}

/** Bath salts in a corked jar. */
export const saltsJar: GiftArtist = ({ sheet, random, tones }) => {
  let out = contactShadow(sheet, 390, 888, 240, 28)
  const jar = lathe(
    [
      [112, 430],
      [112, 470],
      [160, 530],
      [168, 620],
      [168, 800],
      [158, 866],
    ],
    370,
    28,
  )
  out += fill(jar, '#e2ece9', { opacity: 0.7 })
  const salts = lathe(
    [
      [160, 556],
      [165, 640],
      [164, 800],
      [154, 858],
    ],
    370,
    24,
  )
  out += fill(
    salts,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, tones.shade],
        [0.25, tones.rim],
        [0.55, tones.light],
        [1, tones.shade],
      ],
    ),
  )
  let grains = ''
  for (let i = 0; i < 210; i++) {
    const x = 370 + random.around(0, 150)
    const y = random.between(556, 862)
    grains += `<path d="M${num(x)} ${num(y)}l${num(random.between(4, 9))} ${num(random.around(0, 4))} ${num(random.around(0, 3))} ${num(random.between(4, 8))} ${num(-random.between(5, 9))} ${num(random.around(-1, 2))}z" fill="${random.pick([tones.rim, '#ffffff', tones.mid, tones.light, tones.shade])}" fill-opacity=".75"/>`
  }
  out += `<g clip-path="${sheet.clip(salts)}">${grains}</g>` + oval(370, 556, 160, 24, tones.rim, 0.8)
  out += fill(
    jar,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, '#5d7d7a', 0.5],
        [0.08, '#ffffff', 0.4],
        [0.2, '#ffffff', 0],
        [0.85, '#ffffff', 0.1],
        [1, '#5d7d7a', 0.55],
      ],
    ),
    { stroke: '#6f8f8c', width: 2, strokeOpacity: 0.7 },
  )
  const cork = MATERIAL.kraft
  out +=
    fill(
      lathe(
        [
          [104, 350],
          [106, 380],
          [98, 452],
        ],
        370,
        14,
      ),
      roundLight(sheet, cork),
      { stroke: cork.heart, strokeOpacity: 0.6 },
    ) + oval(370, 350, 104, 20, cork.light)
  for (let i = 0; i < 22; i++)
    out += oval(370 + random.around(0, 86), random.between(344, 446), 3, 2, cork.deep, 0.5)
  out +=
    line(
      openCurve([
        [256, 448],
        [320, 466],
        [370, 469],
        [420, 466],
        [484, 448],
      ]),
      '#d9cdb4',
      9,
    ) + bow(sheet, 370, 466, 54, tones, random, 1.3)
  return (
    out +
    label(286, 620, 168, 170, tones, 'Bath Salts', 'Flower oils') +
    line(
      openCurve([
        [226, 560],
        [222, 680],
        [230, 840],
      ]),
      '#ffffff',
      12,
      0.65,
    )
  )
}

/** A jar of bath salts with a scoop. */
export const bathSalts: GiftArtist = (sitting) => {
  const { sheet, random, tones } = sitting
  const wooden = MATERIAL.wood
  const bowl: Point[] = [
    [566, 828],
    [560, 856],
    [584, 880],
    [630, 880],
    [654, 852],
    [646, 826],
  ]
  let out =
    saltsJar(sitting) +
    contactShadow(sheet, 622, 886, 92, 12) +
    line('M640 838L728 772', wooden.shade, 16) +
    line('M640 834L726 768', wooden.light, 5, 0.8) +
    fill(closedCurve(bowl), wooden.mid, { stroke: wooden.heart, strokeOpacity: 0.6 }) +
    oval(606, 830, 42, 13, wooden.deep) +
    oval(606, 824, 34, 12, tones.light)
  for (let i = 0; i < 16; i++)
    out += fill(
      `M${num(606 + random.around(0, 28))} ${num(820 + random.around(0, 8))}l7-2 2 6-6 3z`,
      random.pick([tones.rim, '#ffffff', tones.mid]),
      { opacity: 0.9 },
    )
  return out
}
