import { crc32, constants, deflateRaw, deflateRawSync } from 'node:zlib'
import { promisify } from 'node:util'

/** The beginning of a gzip stream, compressed once: many ends can be put to it. */
export type GzipBeginning = { bytes: Buffer; crc: number; length: number }

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const deflated = promisify(deflateRaw)

/** Compresses what all answers begin with. */
export async function beginGzip(text: Buffer): Promise<GzipBeginning> {
  // A full flush ends on a whole byte and lets what follows stand by itself.
  const bytes = await deflated(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { bytes: Buffer.concat([HEADER, bytes]), crc: crc32(text), length: text.length }
}

/** The rest of the stream: compresses `text` alone, and sums up both. */
export function endGzip(beginning: GzipBeginning, text: string): Buffer {
  const bytes = Buffer.from(text)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(bytes, beginning.crc), 0)
  trailer.writeUInt32LE((beginning.length + bytes.length) % 2 ** 32, 4)
  return Buffer.concat([deflateRawSync(bytes), trailer])
}
