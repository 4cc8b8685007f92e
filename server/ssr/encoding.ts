import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import { Broadcast } from './broadcast.ts'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The first of the encodings on offer that a browser says it can read. */
export function acceptedEncoding(header: string | undefined, offered: Encoding[] = ['br', 'gzip']): Encoding {
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const accepted = (header ?? '')
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim())
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/**
 * Encodes a page that one visitor is sent, or a file that is seldom asked for, whole. It is done on the spot: a compressor of its own, and the way to another
 * thread and back, cost more than the compression.
 */
export function encodeWhole(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br')
    return brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  return encoding === 'gzip' ? gzipSync(bytes, { level: 2 }) : bytes
}

/** The parts, encoded, each to be had as soon as it was written. */
export function encode(parts: AsyncIterable<Buffer | string>, encoding: Encoding): Broadcast {
  const encoded = new Broadcast()
  void pass(parts, encoded, encoding).catch((error: unknown) => encoded.end(error as Error))
  return encoded
}

async function pass(
  parts: AsyncIterable<Buffer | string>,
  encoded: Broadcast,
  encoding: Encoding,
): Promise<void> {
  if (encoding === 'identity') {
    for await (const part of parts) encoded.write(part)
    encoded.end()
    return
  }
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 })
  compressor.on('data', (bytes: Buffer) => encoded.write(bytes))
  compressor.on('end', () => encoded.end())
  compressor.on('error', (error) => encoded.end(error))
  for await (const part of parts) {
    compressor.write(part)
    // Without a flush the compressor keeps the part until it has enough of them.
    await new Promise<void>((done) => compressor.flush(() => done()))
  }
  compressor.end()
}
