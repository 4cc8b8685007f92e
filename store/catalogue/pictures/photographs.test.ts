import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { photographsInFolder } from './photographs-in-folder.ts'
import { Photographs } from './photographs.ts'

let root: string
let failures: string[]
let photographs: Photographs
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'larkspur-photographs-'))
  failures = []
  photographs = new Photographs(
    photographsInFolder(root),
    ({ provider, call }) => void failures.push(`${provider} ${call}`),
    0,
  )
})
afterEach(() => rm(root, { recursive: true, force: true }))

function known(list: Photographs, name: string) {
  const photograph = list.find('LK-1', name)
  if (!photograph) throw new Error(`there is no ${name}`)
  return photograph
}

async function put(path: string, text: string) {
  const file = join(root, 'photos', path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
  return file
}

it('without a folder there are none, and nothing has failed', async () => {
  await photographs.look()
  expect(photographs.find('LK-1', 'small')).toBeUndefined()
  expect(failures).toEqual([])
})

it('are the JPEG files of the folders of products, and nothing else', async () => {
  await put('LK-1/small.jpg', 'a')
  await put('LK-1/large.JPEG', 'b')
  await put('LK-1/.DS_Store', 'c')
  await put('LK-1/drafts/medium.jpg', 'd')
  await put('readme.jpg', 'e')
  await photographs.look()
  const found = ['small', 'large', 'medium', '.DS_Store'].map((name) => photographs.find('LK-1', name)?.path)
  expect(found).toEqual(['LK-1/small.jpg', 'LK-1/large.JPEG', undefined, undefined])
  expect(failures).toEqual([])
})

it('one that is replaced has another version, and is not read under its old one', async () => {
  const file = await put('LK-1/small.jpg', 'before')
  await photographs.look()
  const before = known(photographs, 'small')
  expect(String(await photographs.read(before))).toBe('before')
  await put('LK-1/small.jpg', 'behind')
  await utimes(file, new Date(), new Date(Date.now() + 5_000))
  await expect(photographs.read(before)).rejects.toMatchObject({ statusCode: 503 })
  await photographs.look()
  const after = known(photographs, 'small')
  expect(after.version).not.toBe(before.version)
  expect(String(await photographs.read(after))).toBe('behind')
})

it('when their storage fails, what was known is still known, and the failure is logged once', async () => {
  let fails = false
  const tell: string[] = []
  const failing = new Photographs(
    {
      name: 's3',
      list: () =>
        fails ? Promise.reject(new Error('away')) : Promise.resolve([{ path: 'LK-1/a.jpg', tag: '1' }]),
      read: () => Promise.reject(new Error('away')),
    },
    ({ provider, call }) => void tell.push(`${provider} ${call}`),
    0,
  )
  await failing.look()
  fails = true
  await Promise.all([failing.look(), failing.look()])
  const photograph = known(failing, 'a')
  expect(tell).toEqual(['s3 LIST'])
  fails = false
  await expect(failing.read(photograph)).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 })
  expect(tell).toEqual(['s3 LIST', 's3 GET LK-1/a.jpg'])
})

it('looks once for all who ask, and not again at once', async () => {
  let lists = 0
  const counted = new Photographs({
    name: 's3',
    list: () => {
      lists++
      return Promise.resolve([])
    },
    read: () => Promise.resolve(undefined),
  })
  await Promise.all([counted.look(), counted.look(), counted.look()])
  await counted.look()
  expect(lists).toBe(1)
})
