import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import { SEEN, WIDTHS, refuseNone } from './settings.ts'

const COLUMNS = 12
const TILE = { width: 180, height: 320, gap: 12, label: 22 }

/** Draws what was seen as one sheet for each width: the top of every page, with its name below. */
export default async function drawContactSheets(): Promise<void> {
  let pictures = 0
  for (const width of WIDTHS) {
    const files = await readdir(join(SEEN, String(width))).catch(() => [])
    pictures += files.length
    if (files.length) console.log(await drawSheet(width, files.toSorted()))
  }
  refuseNone(pictures)
}

async function drawSheet(width: number, files: string[]): Promise<string> {
  const [stepX, stepY] = [TILE.width + TILE.gap, TILE.height + TILE.label + TILE.gap]
  const tiles: OverlayOptions[] = []
  for (const [index, file] of files.entries()) {
    const place = {
      left: TILE.gap + (index % COLUMNS) * stepX,
      top: TILE.gap + Math.floor(index / COLUMNS) * stepY,
    }
    const input = await sharp(join(SEEN, String(width), file))
      .resize({ width: TILE.width })
      .extend({ bottom: TILE.height, background: '#fff' })
      .toBuffer()
    tiles.push({
      input: await sharp(input)
        .extract({ left: 0, top: 0, width: TILE.width, height: TILE.height })
        .toBuffer(),
      ...place,
    })
    tiles.push({ input: labelOf(file.replace(/\.png$/, '')), left: place.left, top: place.top + TILE.height })
  }
  const path = join(SEEN, `contact-sheet-${width}.webp`)
  await sharp({
    create: {
      width: TILE.gap + COLUMNS * stepX,
      height: TILE.gap + Math.ceil(files.length / COLUMNS) * stepY,
      channels: 3,
      background: '#d8d4cc',
    },
  })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(path)
  return `${files.length} pages at ${width} px are on ${path}`
}

const labelOf = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.label}"><text x="0" y="15" font-family="sans-serif" font-size="11">${text.slice(0, 34)}</text></svg>`,
  )

if (import.meta.main) await drawContactSheets()
