import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { ImageFormat, ImageSize } from '../../../contract/image-size.ts'
import { dimensionsAt } from '../../../contract/image-size.ts'
import { PRODUCT_SIZE, SCENE_SIZE } from '../product-card.ts'
import { PictureUnwanted } from './picture-unwanted.ts'
import type { Drawing } from './drawing.ts'
import type { Illustrator } from './illustrator.ts'
import { notFound } from '../../kernel/index.ts'
import type { PictureVersions } from '../../kernel/index.ts'

// One picture uses one core; the others stay free for shoppers.
sharp.concurrency(1)
const MAX_AT_ONCE = 2

export type Wanted = { realId: string; name: string; size: ImageSize; format: ImageFormat; drawing: Drawing }

/** A file that stands in for a drawing. */
type Photograph = { path: string; version: string }

/** A picture on its way, and how many still wait for it. */
type Pending = { bytes: Promise<Buffer>; waiting: number }

/** Makes pictures at any size and format and keeps them on disk below `folder`; each is made once. */
export class ImageService implements PictureVersions {
  readonly #folder: string
  readonly #illustrator: Illustrator | undefined
  /** By `realId/name`, with a mark that changes with the file; see docs/recipes/add-a-photograph.md. */
  #photographs = new Map<string, Photograph>()
  readonly #pending = new Map<string, Pending>()
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor(folder: string, illustrator?: Illustrator) {
    this.#folder = folder
    this.#illustrator = illustrator
  }

  versionedName(realId: string, name: string): string {
    if (name.includes('.')) return name
    const version = this.#photographs.get(`${realId}/${name}`)?.version ?? this.#illustrator?.version ?? '0'
    return `${name}.${version}`
  }

  /** True while pictures are being made for somebody: work that can wait should. */
  get busy(): boolean {
    return this.#running > 0 || this.#queue.length > 0
  }

  /** Looks what photographs there are: `<folder>/photos/<realId>/<name>.jpg`. */
  async findPhotographs(): Promise<void> {
    const root = join(this.#folder, 'photos')
    const found = new Map<string, Photograph>()
    for (const realId of await readdir(root).catch(() => [])) {
      for (const file of await readdir(join(root, realId)).catch(() => [])) {
        const path = join(root, realId, file)
        const { mtimeMs, size } = await stat(path)
        const version = `p${Math.round(mtimeMs).toString(36)}${size.toString(36)}`
        found.set(`${realId}/${parse(file).name}`, { path, version })
      }
    }
    this.#photographs = found
  }

  /**
   * The bytes of a picture. When `signal` says that nobody waits for it any more before its turn has come, it is not
   * made, so that who has gone on to another page is not kept waiting by the pictures of the last one; that is a
   * PictureUnwanted.
   */
  async get(wanted: Wanted, signal?: AbortSignal): Promise<Buffer> {
    const photograph = this.#photographs.get(`${wanted.realId}/${wanted.name}`)
    const source = photograph?.version ?? JSON.stringify(wanted.drawing) + this.#illustrator?.version
    const key = createHash('sha256').update(`${wanted.size} ${source}`).digest('hex').slice(0, 32)
    const path = join(this.#folder, 'images', key.slice(0, 2), `${key}.${wanted.format}`)
    const pending = this.#pending.get(path) ?? this.#begin(path, wanted, photograph?.path)
    if (!signal?.aborted) pending.waiting++
    signal?.addEventListener('abort', () => pending.waiting--, { once: true })
    return pending.bytes
  }

  #begin(path: string, wanted: Wanted, photograph: string | undefined): Pending {
    const forget = () => {
      if (this.#pending.get(path) === pending) this.#pending.delete(path)
    }
    const bytes = this.#readOrMake(path, wanted, photograph, () => {
      if (pending.waiting > 0) return
      // Whoever asks from now on is not told that it was unwanted before.
      forget()
      throw new PictureUnwanted()
    }).finally(forget)
    const pending: Pending = { bytes, waiting: 0 }
    this.#pending.set(path, pending)
    return pending
  }

  async #readOrMake(
    path: string,
    wanted: Wanted,
    photograph: string | undefined,
    expectWanted: () => void,
  ): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const bytes = await this.#inTurn(() => {
      expectWanted()
      return this.#make(wanted, photograph)
    })
    await mkdir(join(path, '..'), { recursive: true })
    // Renamed into place: a reader never sees half a picture.
    const draft = `${path}.${process.pid}.part`
    await writeFile(draft, bytes)
    await rename(draft, path)
    return bytes
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= MAX_AT_ONCE) await new Promise<void>((go) => this.#queue.push(go))
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#queue.shift()?.()
    }
  }

  async #make({ size, format, drawing }: Wanted, photograph: string | undefined): Promise<Buffer> {
    const draw = () => {
      if (!this.#illustrator) throw notFound('picture')
      return Buffer.from(this.#illustrator.draw(drawing))
    }
    const max = drawing.kind === 'scene' ? SCENE_SIZE : PRODUCT_SIZE
    const { width, height } = dimensionsAt(size, max)
    if (format === 'svg' && !photograph) return draw()
    const source = photograph ?? draw()
    // The drawing is vector art: rasterised near the size asked for, it stays crisp and small ones stay cheap.
    const density = photograph ? undefined : Math.max(24, Math.ceil((72 * height) / 1000))
    const raster = sharp(source, density ? { density } : {}).resize(width, height, { fit: 'cover' })
    if (format === 'avif') return raster.avif({ quality: 60, effort: 2 }).toBuffer()
    if (format === 'webp') return raster.webp({ quality: 80, effort: 3 }).toBuffer()
    return raster.flatten({ background: '#f7f2e9' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
