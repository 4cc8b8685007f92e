import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO } from '../../../demo/demo.ts'
import { PictureAborted } from './picture-aborted.ts'
import { ImageService } from './image-service.ts'
import type { PictureRequest } from './image-service.ts'

let folder: string
let images: ImageService
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-images-'))
  images = new ImageService(folder, DEMO.illustrator)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const card = (amount: string): PictureRequest => ({
  realId: 'LK-GIFT',
  name: 'main',
  size: 'size20',
  format: 'webp',
  drawing: { kind: 'gift-card', seed: 'a', colour: 'blush', amount },
})

const made = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'))

describe('a picture that waits for its turn', () => {
  it('is not made when all who asked have left, and is made when somebody asks again', async () => {
    const before = [images.get(card('£1')), images.get(card('£2'))]
    const leaving = new AbortController()
    const left = images.get(card('£3'), leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow(PictureAborted)
    await Promise.all(before)
    expect(await made()).toHaveLength(2)

    expect((await images.get(card('£3'))).bytes.length).toBeGreaterThan(100)
    expect(await made()).toHaveLength(3)
  })

  it('is made as long as one of those who asked still waits', async () => {
    const before = [images.get(card('£4')), images.get(card('£5'))]
    const leaving = new AbortController()
    const both = [
      images.get(card('£6'), leaving.signal),
      images.get(card('£6'), new AbortController().signal),
    ]
    leaving.abort()
    const [one, other] = await Promise.all(both)
    expect(one).toEqual(other)
    await Promise.all(before)
  })

  it('is not made for somebody who had left before asking', async () => {
    const before = [images.get(card('£7')), images.get(card('£8'))]
    await expect(images.get(card('£9'), AbortSignal.abort())).rejects.toThrow(PictureAborted)
    await Promise.all(before)
  })
})
