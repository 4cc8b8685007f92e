import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { beginGzip, endGzip } from './gzip-segments.ts'

test('one beginning with different ends makes streams that any browser can read', async () => {
  const before = `<p>${'roses and peonies £12 '.repeat(5_000)}</p>`
  const beginning = await beginGzip(Buffer.from(before))
  for (const end of ['', '{"cart":{"quantity":3}}</body>', 'ünïcödé 🌷'.repeat(400)]) {
    const stream = Buffer.concat([beginning.bytes, endGzip(beginning, end)])
    // gunzip checks the sum and the length at the end of the stream.
    expect(gunzipSync(stream).toString()).toBe(before + end)
  }
})
