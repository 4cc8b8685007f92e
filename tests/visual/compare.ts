import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** A page is compared by a grid of so many columns; a cell is as high as wide, and has the mean colour of what is in it. */
const COLUMNS = 36
/** Letters are drawn a little differently by each version of a browser: so much a channel of a cell may differ, of 255. */
const TOLERANCE = 20
/** So many cells of a thousand may differ by more. */
const CELLS_PER_THOUSAND = 2
/** A page may be higher or lower by so many cells, e.g. by a line that breaks elsewhere. */
const ROWS = 1

type Grid = { data: Buffer; rows: number }

/** The grid of a screenshot, as a lossless picture of a few kilobytes. */
export async function gridOf(screenshot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata()
  const rows = Math.max(1, Math.round((height / width) * COLUMNS))
  return sharp(screenshot)
    .flatten({ background: '#fff' })
    .resize(COLUMNS, rows, { fit: 'fill', kernel: 'cubic' })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

async function cellsOf(grid: Buffer): Promise<Grid> {
  const { data, info } = await sharp(grid).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, rows: info.height }
}

/** What is different between two grids, in words; undefined when they show the same. */
export async function differenceOf(before: Buffer, now: Buffer): Promise<string | undefined> {
  const [one, other] = await Promise.all([cellsOf(before), cellsOf(now)])
  if (Math.abs(one.rows - other.rows) > ROWS)
    return `the page was ${one.rows} cells high and is ${other.rows} (a cell is a ${COLUMNS}th of its width)`
  const rows = Math.min(one.rows, other.rows)
  const cells = rows * COLUMNS
  let differing = 0
  let first: number | undefined
  for (let cell = 0; cell < cells; cell++) {
    const isFar = [0, 1, 2].some(
      (channel) =>
        Math.abs((one.data[cell * 3 + channel] ?? 0) - (other.data[cell * 3 + channel] ?? 0)) > TOLERANCE,
    )
    if (!isFar) continue
    differing++
    first ??= Math.floor(cell / COLUMNS)
  }
  if (differing * 1000 <= cells * CELLS_PER_THOUSAND) return undefined
  return `${differing} of ${cells} cells look different, the first in row ${first} of ${rows}`
}

/** A kept grid, or undefined where there is none. */
export async function keptGrid(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

export async function keepGrid(path: string, grid: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, grid)
}

export const forgetGrid = (path: string) => rm(path, { force: true })
