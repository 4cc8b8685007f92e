import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { letter } from '../lettering.ts'
import { MATERIAL, mix } from '../palette.ts'
import { num } from '../path.ts'
import { wrapped } from '../presentation/wrapped.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { brickwork, DOORS, panel, shaft, STONE, topiary } from './front-door.ts'
import { abundant } from './posy.ts'

/** A bouquet left on the step of a London terrace. */
export function doorstep(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const door = random.pick(DOORS)
  const brass = MATERIAL.gold
  let out = brickwork(sheet, random, [410, 1090])
  // The stucco surround: pilasters, entablature and an arched fanlight.
  out += fill('M440 0H1160V820H440Z', STONE.light, { stroke: STONE.heart, strokeOpacity: 0.5 })
  for (const x of [440, 1060])
    out +=
      shaft(sheet, x, 100, 820) +
      line(`M${x + 24} 130V770M${x + 50} 130V770M${x + 76} 130V770`, STONE.deep, 3, 0.4) +
      fill(`M${x - 14} 770h128v50h-128z`, STONE.light, { stroke: STONE.deep, strokeOpacity: 0.6 }) +
      fill(`M${x - 12} 84h124v34h-124z`, STONE.rim, { stroke: STONE.deep, strokeOpacity: 0.6 })
  out +=
    fill(
      'M420 20H1180V84H420Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, STONE.rim],
          [1, STONE.mid],
        ],
      ),
      { stroke: STONE.deep, strokeOpacity: 0.6 },
    ) + fill('M408 4H1192V28H408Z', STONE.rim, { stroke: STONE.deep, strokeOpacity: 0.6 })
  out +=
    fill('M540 84H1060V820H540Z', STONE.deep) +
    fill('M560 820V250A240 172 0 0 1 1040 250V820Z', '#fbf7ee', { stroke: STONE.deep, strokeOpacity: 0.7 })
  out += fill(
    'M584 246A216 148 0 0 1 1016 246Z',
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, '#3e5560'],
        [1, '#8fa6ab'],
      ],
    ),
  )
  for (const a of [-66, -33, 0, 33, 66]) {
    const t = (a * Math.PI) / 180
    out += line(`M800 246L${num(800 + Math.sin(t) * 216)} ${num(246 - Math.cos(t) * 148)}`, '#fbf7ee', 7)
  }
  out +=
    '<path d="M716 246a84 58 0 0 1 168 0z" fill="#fbf7ee"/><path d="M730 246a70 46 0 0 1 140 0z" fill="#6d868d"/>' +
    letter('24', 800, 240, 30, brass.rim, 1.3, 0)
  out += fill(
    'M584 262H1016V820H584Z',
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, door.mid],
        [0.4, door.mid],
        [1, door.shade],
      ],
    ),
    { stroke: door.heart, width: 3 },
  )
  for (const x of [612, 814]) out += panel(x, 288, 174, 236, door) + panel(x, 596, 174, 190, door)
  out += line('M800 262V820', door.heart, 3, 0.7)
  // Brass: letter plate, knocker, knob.
  out +=
    fill(
      'M712 540H888V580H712Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, brass.rim],
          [0.5, brass.mid],
          [1, brass.shade],
        ],
      ),
      { stroke: brass.heart },
    ) + line('M724 568H876', brass.heart, 4, 0.6)
  out +=
    oval(800, 372, 22, 22, brass.shade) +
    oval(798, 370, 17, 17, brass.light) +
    `<ellipse cx="800" cy="420" rx="30" ry="42" fill="none" stroke="${brass.deep}" stroke-width="13"/><ellipse cx="798" cy="418" rx="30" ry="42" fill="none" stroke="${brass.light}" stroke-width="6"/>` +
    oval(800, 464, 14, 11, brass.mid)
  out +=
    oval(980, 584, 19, 19, brass.deep) +
    oval(977, 581, 15, 15, brass.light) +
    oval(973, 576, 5, 5, '#ffffff', 0.8)
  // Steps and pavement, with tiles in black and white.
  out +=
    fill(
      'M0 820H1600V1000H0Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, '#c9c2b4'],
          [1, '#a9a294'],
        ],
      ),
    ) +
    line(
      'M0 868H1600M0 936H1600M180 868L120 936M1420 868L1490 936M60 820L20 868M1540 820L1580 868',
      '#8d8678',
      3,
      0.5,
    )
  out += fill('M400 820H1200L1240 888H360Z', '#efe9dd', { stroke: '#a89f8d' })
  for (let i = 0; i < 10; i++)
    for (let k = 0; k < 2; k++)
      if ((i + k) % 2 === 0) {
        const at = (u: number, row: number): string =>
          `${num(800 + (u - 5) * (80 + row * 4))} ${820 + row * 34}`
        out += fill(`M${at(i, k)}L${at(i + 1, k)}L${at(i + 1, k + 1)}L${at(i, k + 1)}z`, '#3a3d40', {
          opacity: 0.86,
        })
      }
  out += fill(
    'M352 888H1248V930H352Z',
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, '#f6f1e6'],
        [1, '#cfc6b5'],
      ],
    ),
    { stroke: '#a89f8d' },
  )
  out += topiary(sheet, random, 330, 904) + topiary(sheet, random, 1282, 904)
  // The bouquet leans by the door.
  const wrap = random.pick(['kraft', 'ivory', 'blush'] as const)
  const bouquet = {
    kind: 'bouquet',
    seed: drawing.seed,
    stems: abundant(drawing.stems, 16).slice(0, 6),
    presentation: 'wrapped',
    wrap,
    length: 'long',
  } as const
  return (
    out +
    fill('M584 262H1016V820H584Z', mix(door.heart, '#000000', 0.2), { opacity: 0.06 }) +
    `<g transform="translate(424 340) rotate(-3 240 500) scale(.58)">${wrapped(sheet, { ...bouquet, stems: [...bouquet.stems] }, random)}</g>`
  )
}
