import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { leaf } from '../leaf.ts'
import { letter } from '../lettering.ts'
import { LEAF, MATERIAL } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { openCurve } from '../path.ts'
import { stamp } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'

/** Two packets of seeds, one leaning on the other, and a few seeds spilt. */
export const seeds: GiftArtist = ({ sheet, random, tones }) => {
  let out = contactShadow(sheet, 400, 884, 300, 30)
  const packet = (name: string, bloom: 'anemone' | 'sunflower', paint: Tones, paper: Tones): string => {
    let drawn = fill(
      'M-140-520H140V0H-140Z',
      sheet.linear(
        [0, 0, 1, 0.3],
        [
          [0, paper.rim],
          [0.6, paper.light],
          [1, paper.mid],
        ],
      ),
      { stroke: paper.heart, strokeOpacity: 0.5 },
    )
    drawn +=
      fill('M-140-520H140V-482H-140Z', paper.shade, { opacity: 0.6 }) +
      line('M-140-482H140', paper.deep, 1.6, 0.6) +
      line('M-122-466H122V-18H-122Z', paint.shade, 2.4, 0.8)
    for (let i = -4; i <= 4; i++) drawn += line(`M${i * 28}-518v34`, paper.deep, 1, 0.3)
    drawn +=
      line(
        openCurve([
          [0, -120],
          [6, -200],
          [0, -280],
        ]),
        LEAF.garden.mid,
        7,
      ) +
      leaf({ foot: [3, -150], tip: [-86, -210], width: 44, bend: -14 }, LEAF.garden, 3) +
      leaf({ foot: [4, -170], tip: [86, -236], width: 42, bend: 14 }, LEAF.garden, 3)
    const id = sheet.symbol(`packet ${bloom} ${paint.mid}`, () =>
      FLOWERS[bloom].draw({ sheet, random, tones: paint, tilt: 0.2 }),
    )
    return (
      drawn +
      stamp(id, 0, -318, 0.94) +
      letter(name, 0, -72, 30, '#3c3026', 1, 0) +
      letter('Grow your own', 0, -38, 15, paint.deep, 1, 0)
    )
  }
  const yellow = {
    heart: '#985a06',
    deep: '#c5840c',
    shade: '#e4a717',
    mid: '#f4c433',
    light: '#f9da69',
    rim: '#fdefb1',
  }
  out += `<g transform="translate(496 872) rotate(9)">${packet('Sunflower', 'sunflower', yellow, MATERIAL.kraft)}</g><g transform="translate(306 884) rotate(-6)">${packet('Meadow', 'anemone', tones, MATERIAL.ivory)}</g>`
  for (let i = 0; i < 15; i++) {
    const x = 480 + random.around(0, 150)
    const y = 896 + random.around(0, 22)
    out +=
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="9" ry="4.6" fill="${i % 2 === 0 ? '#4a3424' : '#6e5238'}" transform="rotate(${random.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"/>` +
      oval(x - 2, y - 2, 3, 1, '#c9ad84', 0.8)
  }
  return out
}
