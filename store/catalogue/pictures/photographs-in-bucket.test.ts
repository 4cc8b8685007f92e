import { S3mini } from 's3mini'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startS3Server } from '../../../tests/support/stand-ins/s3-server.ts'
import { photographsInBucket } from './photographs-in-bucket.ts'

const NONE = { path: '', tag: '' }

let s3: Awaited<ReturnType<typeof startS3Server>>
let staff: S3mini
beforeEach(async () => {
  s3 = await startS3Server()
  staff = new S3mini({ ...s3.options, endpoint: `${s3.options.endpoint}/${s3.options.bucket}` })
})
afterEach(() => s3.stop())

it('lists every page of the bucket, and reads', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await staff.putObject(`photos/LK-1/${name}.jpg`, name)
  await staff.putObject('elsewhere/LK-1/f.jpg', 'f')
  const storage = await photographsInBucket(s3.options)
  const files = await storage.list()
  expect(files.map(({ path }) => path)).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `LK-1/${name}.jpg`))
  const read = await Promise.all(files.map((file) => storage.read(file)))
  expect(read.map(String)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('reads no other bytes than those that it has listed', async () => {
  await staff.putObject('photos/LK-1/a.jpg', 'before')
  const storage = await photographsInBucket(s3.options)
  const only = async () => (await storage.list()).find(({ path }) => path === 'LK-1/a.jpg') ?? NONE
  const before = await only()
  await staff.putObject('photos/LK-1/a.jpg', 'after')
  expect(await storage.read(before)).toBeUndefined()
  const after = await only()
  expect(after.tag).not.toBe(before.tag)
  expect(String(await storage.read(after))).toBe('after')
  await staff.deleteObject('photos/LK-1/a.jpg')
  expect(await storage.read(after)).toBeUndefined()
  expect(await storage.list()).toEqual([])
})

it('says why the bucket cannot be read', async () => {
  const listed = async (options: Partial<typeof s3.options>) =>
    (await photographsInBucket({ ...s3.options, ...options })).list()
  await expect(listed({ secretAccessKey: 'wrong' })).rejects.toThrow(/SignatureDoesNotMatch|403/)
  await expect(listed({ bucket: 'another' })).rejects.toThrow('There is no bucket another')
  s3.faults.lists = 500
  await expect(listed({})).rejects.toThrow(/InternalError|500/)
  // A server that nobody has called before: a connection that is kept alive may be reset instead of refused.
  const stopped = await startS3Server()
  await stopped.stop()
  await expect(listed({ endpoint: stopped.options.endpoint })).rejects.toThrow(/ECONNREFUSED/)
})
