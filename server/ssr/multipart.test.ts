import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { UnreadableForm, readMultipart } from './multipart.ts'

/** A form as a browser writes it. */
async function written(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string)
  const request = new Request('http://x', { method: 'POST', body: form })
  const bytes = Buffer.from(await request.arrayBuffer())
  return { type: request.headers.get('content-type') ?? '', bytes }
}

/** The bytes in pieces of any size, as they come from the network. */
function* pieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

test.each([1, 7, 1_000, 1_000_000])(
  'fields and files come out as they went in, %i bytes at a time',
  async (size) => {
    const { type, bytes } = await written({ name: 'Örs “Iris”', file: new File(['🌷\r\n--'], 'tulip ü.png') })
    const form = await readMultipart(Readable.from(pieces(bytes, size)), type)
    expect(form.get('name')).toBe('Örs “Iris”')
    const file = form.get('file') as File
    expect([file.name, await file.text()]).toEqual(['tulip ü.png', '🌷\r\n--'])
  },
)

test('of a file no more is kept than tells that it is too much', async () => {
  const { type, bytes } = await written({ file: new File([Buffer.alloc(9_000_000)], 'x') })
  const form = await readMultipart(Readable.from(pieces(bytes, 65_536)), type)
  expect((form.get('file') as File).size).toBe(5 * 1024 * 1024 + 1)
})

test('a form without an end is not waited for', async () => {
  const { type, bytes } = await written({ file: new File([Buffer.alloc(1_000_000)], 'x') })
  function* endless() {
    yield bytes.subarray(0, 500)
    for (;;) yield Buffer.alloc(1_000_000)
  }
  await expect(readMultipart(Readable.from(endless()), type)).rejects.toMatchObject({ statusCode: 413 })
})

test('what is no form is refused', async () => {
  await expect(readMultipart(Readable.from(['x']), 'multipart/form-data')).rejects.toThrow(UnreadableForm)
  await expect(readMultipart(Readable.from(['x']), 'multipart/form-data; boundary=y')).rejects.toThrow(
    UnreadableForm,
  )
})
