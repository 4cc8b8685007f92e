import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { beginningIn, compressBeginning, endOf } from './compressed-beginning.ts'

const READ = {
  br: brotliDecompressSync,
  // It checks the sum and the length at the end of the stream.
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
}

test.each(['br', 'gzip', 'identity'] as const)(
  'one beginning with different ends is read as a whole (%s)',
  async (encoding) => {
    const before = `<p>${'roses and peonies £12 '.repeat(5_000)}</p>`
    const beginning = await compressBeginning(Buffer.from(before))
    for (const end of [
      '',
      '{"cart":{"quantity":3}}</body>',
      'ünïcödé 🌷'.repeat(400),
      'x'.repeat(65_536),
      'y'.repeat(200_001),
    ]) {
      const stream = Buffer.concat([beginningIn(encoding, beginning), endOf(beginning, encoding, end)])
      expect(READ[encoding](stream).toString() === before + end, `${end.length}`).toBe(true)
    }
  },
)

test('the beginning is compressed, and can be read before the end has come', async () => {
  const before = Buffer.from('<p>roses</p>'.repeat(1_000))
  const { br, gzip } = await compressBeginning(before)
  for (const bytes of [br, gzip]) expect(bytes.length).toBeLessThan(200)
})
