// Draws the hero pictures, the shared picture and the icons of public/ again, after a change of the illustrator or of favicon.svg:
// `node scripts/draw-static-pictures.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { draw } from '../demo/illustrator/draw.ts'
import { stemsOf } from '../demo/seed/products/recipe.ts'

const PUBLIC = join(import.meta.dirname, '..', 'public')

const hero = Buffer.from(
  draw({
    kind: 'scene',
    seed: 'hero-autumn',
    scene: 'hero',
    stems: stemsOf(
      '5 blush peony, 3 coral peony, 7 peach rose, 5 burgundy rose, 6 cream ranunculus, 3 white hydrangea, 5 purple lisianthus, 4 white gypsophila, 8 green eucalyptus',
    ),
  }),
)

for (const width of [640, 1080, 1600]) {
  const raster = () => sharp(hero, { density: 144 }).resize(width)
  await raster()
    .avif({ quality: 55, effort: 6 })
    .toFile(join(PUBLIC, 'pictures', `hero-${width}.avif`))
  await raster()
    .webp({ quality: 78, effort: 6 })
    .toFile(join(PUBLIC, 'pictures', `hero-${width}.webp`))
}
await sharp(hero, { density: 144 })
  .resize(1080)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(PUBLIC, 'pictures', 'hero-1080.jpg'))
await sharp(hero, { density: 144 })
  .resize(1200, 630)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(PUBLIC, 'share.jpg'))

const icon = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
// Telephones cut the corners themselves.
const square = Buffer.from(icon.replace(' rx="7"', ''))
for (const width of [180, 192, 512]) {
  await sharp(square, { density: 72 * (width / 32) })
    .resize(width)
    .png({ palette: true })
    .toFile(join(PUBLIC, `icon-${width}.png`))
}
await writeFile(join(PUBLIC, 'favicon.ico'), await iconFile(48))

/** The file that old browsers and readers of feeds ask for unasked: a head of 22 bytes, and a PNG. */
async function iconFile(width: number): Promise<Buffer> {
  const png = await sharp(Buffer.from(icon), { density: 72 * (width / 32) })
    .resize(width)
    .png({ palette: true })
    .toBuffer()
  const head = Buffer.alloc(22)
  // One icon.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(width, 6)
  head.writeUInt8(width, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
