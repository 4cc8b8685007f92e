import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, constants, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, encode } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['identity', 'identity'],
  ['brotli, x-gzip', 'identity'],
])('a browser that reads %j is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

async function* parts(...texts: (string | Buffer)[]) {
  yield* texts
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('the parts decode to what they were', async () => {
  const texts = ['<p>', Buffer.from('🌷'), '', 'x'.repeat(200_000), '</p>']
  const whole = texts.map(String).join('')

  expect(String(await bytesOf(encode(parts(...texts), 'identity').read()))).toBe(whole)
  expect(String(gunzipSync(await bytesOf(encode(parts(...texts), 'gzip').read())))).toBe(whole)
  expect(String(brotliDecompressSync(await bytesOf(encode(parts(...texts), 'br').read())))).toBe(whole)
})

test('a part can be decoded before the next one is there', async () => {
  const { promise: later, resolve: go } = Promise.withResolvers<undefined>()
  async function* slowly() {
    yield 'now'
    await later
    yield ' and later'
  }
  const decoder = createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH })
  let seen = ''
  decoder.on('data', (bytes: Buffer) => (seen += bytes))
  const encoded = encode(slowly(), 'br')
  const reading = (async () => {
    for await (const bytes of encoded.read()) decoder.write(bytes)
  })()

  for (let wait = 0; wait < 100 && !seen; wait++) await pause(10)
  expect(seen).toBe('now')
  go(undefined)
  await reading
  for (let wait = 0; wait < 100 && seen === 'now'; wait++) await pause(10)
  expect(seen).toBe('now and later')
})

test.each(['identity', 'br', 'gzip'] as const)(
  'parts that break off break the encoded ones off (%s)',
  async (encoding) => {
    async function* broken() {
      yield 'half'
      throw new Error('broken off')
    }
    await expect(bytesOf(encode(broken(), encoding).read())).rejects.toThrow('broken off')
  },
)
