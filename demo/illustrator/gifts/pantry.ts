import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import { closedCurve, ellipsePoints, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { bow } from '../ribbon.ts'
import type { GiftArtist } from './gift.ts'
import { label, sprig } from './label.ts'

/** A tea caddy. */
export const caddy: GiftArtist = ({ sheet, tones }) => {
  let out = contactShadow(sheet, 330, 886, 210, 24)
  const tin = lathe(
    [
      [128, 480],
      [130, 520],
      [130, 700],
      [129, 860],
    ],
    320,
    26,
  )
  out += fill(tin, roundLight(sheet, tones), { stroke: tones.heart, strokeOpacity: 0.6 })
  out +=
    fill(
      lathe(
        [
          [134, 430],
          [135, 450],
          [134, 500],
        ],
        320,
        24,
      ),
      roundLight(sheet, MATERIAL.gold),
      { stroke: MATERIAL.gold.heart, strokeOpacity: 0.6 },
    ) +
    oval(320, 430, 134, 26, MATERIAL.gold.light) +
    oval(320, 428, 112, 20, MATERIAL.gold.mid) +
    oval(320, 414, 22, 14, MATERIAL.gold.shade) +
    oval(316, 408, 18, 10, MATERIAL.gold.rim)
  out += label(232, 570, 176, 220, tones, 'Fine Tea', 'Leaf')
  return (
    out +
    line(
      openCurve([
        [190, 540],
        [240, 562],
        [320, 568],
        [400, 562],
        [450, 540],
      ]),
      tones.rim,
      3,
      0.7,
    )
  )
}

/** A tea caddy with a full cup beside it. */
export const tea: GiftArtist = (sitting) => {
  const { sheet, tones } = sitting
  const cup = tint(MATERIAL.ivory, '#ffffff', 0.5)
  let out =
    caddy(sitting) +
    contactShadow(sheet, 572, 888, 170, 20) +
    oval(570, 868, 140, 26, cup.shade) +
    oval(570, 862, 140, 25, cup.rim) +
    oval(570, 864, 84, 14, cup.mid)
  out += `<path d="M646 742q60-10 56 40q-8 46-76 46" fill="none" stroke="${cup.shade}" stroke-width="17"/><path d="M646 742q56-8 53 38q-8 42-73 44" fill="none" stroke="${cup.rim}" stroke-width="9"/>`
  out +=
    fill(
      lathe(
        [
          [98, 716],
          [94, 770],
          [74, 826],
          [44, 856],
        ],
        566,
        8,
      ),
      roundLight(sheet, cup),
      { stroke: cup.heart, strokeOpacity: 0.4 },
    ) +
    oval(566, 716, 98, 20, cup.rim) +
    oval(566, 718, 88, 16, MATERIAL.honey.deep) +
    oval(560, 720, 74, 11, MATERIAL.honey.shade) +
    oval(540, 716, 26, 4, MATERIAL.honey.rim, 0.5)
  out += sprig(548, 840, 96, tones)
  for (const [x, d] of [
    [540, 1],
    [578, -1],
  ] as const)
    out += line(
      openCurve([
        [x, 690],
        [x + 16 * d, 650],
        [x - 12 * d, 610],
        [x + 6 * d, 570],
      ]),
      '#ffffff',
      8,
      0.5,
    )
  return out
}

/** A jar of honey under a cloth cap. */
export const honeyJar: GiftArtist = ({ sheet, random, tones }) => {
  const gold = MATERIAL.honey
  let out = contactShadow(sheet, 390, 888, 230, 26)
  const jar = lathe(
    [
      [120, 440],
      [150, 480],
      [168, 540],
      [168, 760],
      [160, 860],
    ],
    380,
    28,
  )
  out += fill(
    jar,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, gold.heart],
        [0.1, gold.shade],
        [0.26, gold.rim],
        [0.4, gold.light],
        [0.68, gold.mid],
        [0.92, gold.deep],
        [1, gold.shade],
      ],
    ),
    { stroke: gold.heart, strokeOpacity: 0.6 },
  )
  out +=
    oval(380, 520, 158, 24, gold.rim, 0.35) +
    line(
      openCurve([
        [248, 520],
        [234, 580],
        [236, 760],
        [246, 840],
      ]),
      '#ffffff',
      13,
      0.55,
    ) +
    line(
      openCurve([
        [524, 540],
        [530, 660],
        [522, 820],
      ]),
      '#ffffff',
      5,
      0.4,
    )
  for (const [x, y, r] of [
    [300, 560, 4],
    [470, 590, 5],
    [500, 800, 4],
    [280, 830, 5],
    [330, 540, 3],
  ] as const)
    out += oval(x, y, r, r, '#fff3c8', 0.7)
  out += label(288, 590, 184, 200, tones, 'Honey', 'Unheated')
  // The cloth cap, gathered under a ribbon.
  const hem: Point[] = []
  for (let i = 0; i <= 16; i++)
    hem.push([216 + i * 20.5, 478 + (i % 2 === 0 ? 20 : -2) + Math.sin((i / 16) * Math.PI) * 26])
  out += fill(
    closedCurve([
      [248, 446],
      [262, 392],
      [320, 366],
      [440, 366],
      [498, 392],
      [512, 446],
      [544, 478],
      ...hem.reverse(),
      [216, 478],
    ]),
    sheet.linear(
      [0, 0, 1, 0.2],
      [
        [0, tones.mid],
        [0.3, tones.rim],
        [0.6, tones.light],
        [1, tones.shade],
      ],
    ),
    { stroke: tones.heart, strokeOpacity: 0.5 },
  )
  let dots = ''
  for (let i = 0; i < 34; i++)
    dots += oval(
      264 + (i % 9) * 29 + (Math.floor(i / 9) % 2) * 14,
      390 + Math.floor(i / 9) * 25 + (i % 9 === 0 || i % 9 === 8 ? 12 : 0),
      4.4,
      3.8,
      '#ffffff',
      0.8,
    )
  out +=
    dots +
    line(
      [268, 300, 340, 380, 420, 460, 492]
        .map((x) =>
          openCurve([
            [x, 446],
            [x + (x - 380) * 0.14, 484],
          ]),
        )
        .join(''),
      tones.deep,
      2,
      0.5,
    )
  return (
    out +
    line(
      openCurve([
        [252, 446],
        [310, 460],
        [380, 464],
        [450, 460],
        [508, 446],
      ]),
      FLOWER_TONES.cream.shade,
      9,
    ) +
    bow(sheet, 380, 462, 52, tint(FLOWER_TONES.cream, '#ffffff', 0.2), random, 1.2)
  )
}

/** A jar of honey with a dipper. */
export const honey: GiftArtist = (sitting) => {
  const { sheet } = sitting
  const wood = MATERIAL.wood
  let out = `${honeyJar(sitting)}<g transform="rotate(24 620 860)">${contactShadow(sheet, 620, 872, 40, 10)}${line('M620 560V800', wood.shade, 15)}${line('M616 562V796', wood.light, 5, 0.8)}`
  for (let i = 0; i < 6; i++)
    out += fill(
      closedCurve(ellipsePoints(620, 796 + i * 15, 26 + Math.sin((i / 5) * Math.PI) * 12, 10, 12)),
      i % 2 === 0 ? wood.mid : wood.light,
      { stroke: wood.heart, strokeOpacity: 0.6 },
    )
  return out + '</g>'
}

/** A glazed mug with a painted sprig, empty. */
export const emptyMug: GiftArtist = ({ sheet, tones }) => {
  const glaze = tint(MATERIAL.ivory, '#ffffff', 0.3)
  let out = contactShadow(sheet, 400, 888, 260, 30)
  out += `<path d="M530 580q140-16 134 108q-14 116-150 110" fill="none" stroke="${glaze.shade}" stroke-width="40"/><path d="M530 578q136-16 130 106q-14 110-146 106" fill="none" stroke="${glaze.light}" stroke-width="26"/><path d="M536 574q124-8 118 96" fill="none" stroke="#ffffff" stroke-width="6" stroke-opacity=".8"/>`
  const body = lathe(
    [
      [172, 510],
      [174, 600],
      [170, 760],
      [150, 862],
    ],
    370,
    30,
  )
  out += fill(body, roundLight(sheet, glaze), { stroke: glaze.heart, strokeOpacity: 0.5 })
  out += `<g clip-path="${sheet.clip(body)}">${fill(
    closedCurve([
      [180, 760],
      [240, 786],
      [330, 774],
      [420, 796],
      [500, 776],
      [560, 786],
      [560, 920],
      [560, 920],
      [180, 920],
      [180, 920],
    ]),
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, tones.shade],
        [0.3, tones.light],
        [0.7, tones.mid],
        [1, tones.deep],
      ],
    ),
  )}${line(
    openCurve([
      [180, 760],
      [240, 786],
      [330, 774],
      [420, 796],
      [500, 776],
      [560, 786],
    ]),
    '#ffffff',
    4,
    0.5,
  )}</g>`
  out += sprig(366, 760, 230, tones) + sprig(262, 752, 130, tones) + sprig(462, 758, 140, tones)
  return (
    out +
    oval(370, 510, 172, 36, glaze.rim) +
    oval(370, 514, 158, 29, glaze.shade) +
    oval(376, 522, 134, 20, glaze.mid) +
    line(
      openCurve([
        [222, 560],
        [222, 650],
        [230, 740],
      ]),
      '#ffffff',
      10,
      0.6,
    )
  )
}

/** A mug of coffee. */
export const mug: GiftArtist = (sitting) => {
  let out =
    emptyMug(sitting) +
    oval(370, 513, 158, 29, MATERIAL.chocolate.shade) +
    oval(366, 518, 140, 21, '#a9764c') +
    `<path d="M366 534q-34-10-24-20q10-8 24 2q14-10 24-2q10 10-24 20z" fill="#f3dfc2"/>`
  for (const [x, d] of [
    [330, 1],
    [400, -1],
  ] as const)
    out += line(
      openCurve([
        [x, 486],
        [x + 24 * d, 430],
        [x - 16 * d, 376],
        [x + 8 * d, 320],
      ]),
      '#ffffff',
      11,
      0.5,
    )
  return out
}
