import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { ImageFormat, ImageSize } from '../../../contract/types/image-size.ts'
import { dimensionsAt } from '../../../contract/types/image-size.ts'
import { PRODUCT_SIZE, SCENE_SIZE } from '../product-card.ts'
import { PictureAborted } from './picture-aborted.ts'
import type { Drawing } from './drawing.ts'
import type { Illustrator } from './illustrator.ts'
import { photographsInFolder } from './photographs-in-folder.ts'
import { Photographs } from './photographs.ts'
import type { Photograph } from './photographs.ts'
import { notFound } from '../../kernel/index.ts'
import type { PictureVersions } from '../../kernel/index.ts'

// Each picture uses one core, so that the others stay free for requests.
sharp.concurrency(1)
/** How many pictures are made at once. */
const MADE_AT_ONCE = 2
/** How many photographs are read at once: each is kept in memory until its turn comes to be made into a picture. */
const READ_AT_ONCE = 4

export type PictureRequest = {
  realId: string
  name: string
  size: ImageSize
  format: ImageFormat
  drawing: Drawing
  /** The version in the address; undefined for whichever there is. */
  version?: string | undefined
}

export type Picture = {
  bytes: Buffer
  /** Whether it is the version that was asked for, and not a newer or an older one. */
  isAsAsked: boolean
}

/** A picture that is being made, and the number of requests that wait for it. */
type Pending = { bytes: Promise<Buffer>; waiting: number }

/** Renders pictures in any size and format and caches them on disk below `folder`. */
export class ImageService implements PictureVersions {
  readonly #folder: string
  readonly #illustrator: Illustrator | undefined
  /** The photographs that replace drawings; see docs/recipes/add-a-photograph.md. */
  readonly #photographs: Photographs
  readonly #pending = new Map<string, Pending>()
  readonly #makeInTurn = pLimit(MADE_AT_ONCE)
  readonly #readInTurn = pLimit(READ_AT_ONCE)

  /** Without `photographs`, those in the folder `photos` below `folder` replace drawings, once somebody looks for them. */
  constructor(
    folder: string,
    illustrator?: Illustrator,
    photographs = new Photographs(photographsInFolder(folder)),
  ) {
    this.#folder = folder
    this.#illustrator = illustrator
    this.#photographs = photographs
  }

  versionedName(realId: string, name: string): string {
    return name.includes('.') ? name : `${name}.${this.#versionOf(realId, name)}`
  }

  #versionOf(realId: string, name: string): string {
    return this.#photographs.find(realId, name)?.version ?? this.#illustrator?.version ?? '0'
  }

  /** True while pictures are being made for requests. Background work should wait. */
  get busy(): boolean {
    return this.#makeInTurn.activeCount + this.#makeInTurn.pendingCount > 0
  }

  /**
   * Returns the bytes of a picture. Throws `PictureAborted` when all requests for it were aborted before its turn came,
   * so that visitors who have moved on to another page do not wait for the pictures of the last one. Throws 404 when
   * there is neither a photograph nor an illustrator.
   */
  async get(request: PictureRequest, signal?: AbortSignal): Promise<Picture> {
    const { realId, name, version } = request
    if (version !== undefined) await this.#photographs.lookFor(realId, name, version)
    const photograph = this.#photographs.find(realId, name)
    const isAsAsked = version === undefined || version === this.#versionOf(realId, name)
    const source = photograph?.version ?? JSON.stringify(request.drawing) + this.#illustrator?.version
    const key = createHash('sha256').update(`${request.size} ${source}`).digest('hex').slice(0, 32)
    const path = join(this.#folder, 'images', key.slice(0, 2), `${key}.${request.format}`)
    const pending = this.#pending.get(path) ?? this.#begin(path, request, photograph)
    if (!signal?.aborted) pending.waiting++
    signal?.addEventListener('abort', () => pending.waiting--, { once: true })
    return { bytes: await pending.bytes, isAsAsked }
  }

  #begin(path: string, request: PictureRequest, photograph: Photograph | undefined): Pending {
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
    photograph: Photograph | undefined,
    checkWaiting: () => void,
  ): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const make = (original?: Buffer) =>
      this.#makeInTurn(() => {
        checkWaiting()
        return this.#make(request, original)
      })
    // Photographs have a queue before that of making, so that a slow storage holds up no drawing.
    const bytes = await (photograph
      ? this.#readInTurn(async () => {
          checkWaiting()
          return make(await this.#photographs.read(photograph))
        })
      : make())
    await mkdir(join(path, '..'), { recursive: true })
    // The rename is atomic: readers never see a partial file.
    const draft = `${path}.${process.pid}.part`
    await writeFile(draft, bytes)
    await rename(draft, path)
    return bytes
  }

  async #make({ size, format, drawing }: PictureRequest, photograph: Buffer | undefined): Promise<Buffer> {
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
    // At twice its size nobody tells it from one of quality 60, which weighs two fifths more.
    if (format === 'avif') return raster.avif({ quality: 50, effort: 2 }).toBuffer()
    if (format === 'webp') return raster.webp({ quality: 80, effort: 3 }).toBuffer()
    return raster.flatten({ background: '#f7f2e9' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
