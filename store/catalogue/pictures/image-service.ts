import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { ImageFormat, ImageSize } from '../../../contract/types/image-size.ts'
import { dimensionsAt } from '../../../contract/types/image-size.ts'
import { PRODUCT_SIZE, SCENE_SIZE } from '../product-card.ts'
import { PictureAborted } from './picture-aborted.ts'
import type { Drawing } from './drawing.ts'
import type { Illustrator } from './illustrator.ts'
import { notFound } from '../../kernel/index.ts'
import type { PictureVersions } from '../../kernel/index.ts'

// Each picture uses one core, so that the others stay free for requests.
sharp.concurrency(1)
const MAX_CONCURRENT = 2

export type PictureRequest = {
  realId: string
  name: string
  size: ImageSize
  format: ImageFormat
  drawing: Drawing
}

/** A photograph that replaces a drawing. */
type Photograph = { path: string; version: string }

/** A picture that is being made, and the number of requests that wait for it. */
type Pending = { bytes: Promise<Buffer>; waiting: number }

/** Renders pictures in any size and format and caches them on disk below `folder`. */
export class ImageService implements PictureVersions {
  readonly #folder: string
  readonly #illustrator: Illustrator | undefined
  /** By `realId/name`, with a version that changes with the file; see docs/recipes/add-a-photograph.md. */
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

  /** True while pictures are being made for requests. Background work should wait. */
  get busy(): boolean {
    return this.#running > 0 || this.#queue.length > 0
  }

  /** Loads the list of photographs: `<folder>/photos/<realId>/<name>.jpg`. */
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
   * Returns the bytes of a picture. Throws `PictureAborted` when all requests for it were aborted before its turn came,
   * so that visitors who have moved on to another page do not wait for the pictures of the last one. Throws 404 when
   * there is neither a photograph nor an illustrator.
   */
  async get(request: PictureRequest, signal?: AbortSignal): Promise<Buffer> {
    const photograph = this.#photographs.get(`${request.realId}/${request.name}`)
    const source = photograph?.version ?? JSON.stringify(request.drawing) + this.#illustrator?.version
    const key = createHash('sha256').update(`${request.size} ${source}`).digest('hex').slice(0, 32)
    const path = join(this.#folder, 'images', key.slice(0, 2), `${key}.${request.format}`)
    const pending = this.#pending.get(path) ?? this.#begin(path, request, photograph?.path)
    if (!signal?.aborted) pending.waiting++
    signal?.addEventListener('abort', () => pending.waiting--, { once: true })
    return pending.bytes
  }

  #begin(path: string, request: PictureRequest, photograph: string | undefined): Pending {
    const forget = () => {
      if (this.#pending.get(path) === pending) this.#pending.delete(path)
    }
    const bytes = this.#readOrMake(path, request, photograph, () => {
      if (pending.waiting > 0) return
      // Later requests start anew instead of getting this rejection.
      forget()
      throw new PictureAborted()
    }).finally(forget)
    const pending: Pending = { bytes, waiting: 0 }
    this.#pending.set(path, pending)
    return pending
  }

  async #readOrMake(
    path: string,
    request: PictureRequest,
    photograph: string | undefined,
    checkWaiting: () => void,
  ): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const bytes = await this.#inTurn(() => {
      checkWaiting()
      return this.#make(request, photograph)
    })
    await mkdir(join(path, '..'), { recursive: true })
    // The rename is atomic: readers never see a partial file.
    const draft = `${path}.${process.pid}.part`
    await writeFile(draft, bytes)
    await rename(draft, path)
    return bytes
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= MAX_CONCURRENT) await new Promise<void>((go) => this.#queue.push(go))
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#queue.shift()?.()
    }
  }

  async #make({ size, format, drawing }: PictureRequest, photograph: string | undefined): Promise<Buffer> {
    const draw = () => {
      if (!this.#illustrator) throw notFound('picture')
      return Buffer.from(this.#illustrator.draw(drawing))
    }
    const max = drawing.kind === 'scene' ? SCENE_SIZE : PRODUCT_SIZE
    const { width, height } = dimensionsAt(size, max)
    if (format === 'svg' && !photograph) return draw()
    const source = photograph ?? draw()
    // Vector art is rasterised near the requested size: large pictures stay sharp, small ones cheap.
    const density = photograph ? undefined : Math.max(24, Math.ceil((72 * height) / 1000))
    const raster = sharp(source, density ? { density } : {}).resize(width, height, { fit: 'cover' })
    if (format === 'avif') return raster.avif({ quality: 60, effort: 2 }).toBuffer()
    if (format === 'webp') return raster.webp({ quality: 80, effort: 3 }).toBuffer()
    return raster.flatten({ background: '#f7f2e9' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
