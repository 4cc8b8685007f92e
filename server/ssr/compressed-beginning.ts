import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, crc32, deflateRaw } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/**
 * What many answers begin with, compressed once: an end can be put to it that is not compressed at all. The text itself is read out of
 * `br` for the few who read no encoding: it is ten times as long.
 */
export type CompressedBeginning = {
  br: Buffer
  gzip: Buffer
  crc: number
  /** In bytes, of the text. */
  length: number
}

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3 */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** https://www.rfc-editor.org/rfc/rfc1951#section-3.2.4 */
const LONGEST_STORED = 0xffff
/** https://www.rfc-editor.org/rfc/rfc7932#section-9.2 */
const LONGEST_UNCOMPRESSED = 0x10000
const LAST_EMPTY = Buffer.from([0b11])

const deflated = promisify(deflateRaw)
const brotlied = promisify(brotliCompress)

/** Compresses a beginning. Both streams end on a whole byte, and are not yet closed. */
export async function compressBeginning(text: Buffer): Promise<CompressedBeginning> {
  const [gzip, br] = await Promise.all([
    deflated(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
    brotlied(text, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  ])
  return { br, gzip: Buffer.concat([GZIP_HEADER, gzip]), crc: crc32(text), length: text.length }
}

/** The beginning as it is sent in an encoding. */
export function beginningIn(encoding: Encoding, { br, gzip }: CompressedBeginning): Buffer {
  if (encoding === 'identity') return brotliDecompressSync(Buffer.concat([br, LAST_EMPTY]))
  return encoding === 'br' ? br : gzip
}

/** The rest of a stream, for an end of some hundred bytes: it goes as it is. */
export function endOf(beginning: CompressedBeginning, encoding: Encoding, end: string): Buffer {
  const text = Buffer.from(end)
  if (encoding === 'br') return brotliEnd(text)
  return encoding === 'gzip' ? gzipEnd(beginning, text) : text
}

function brotliEnd(text: Buffer): Buffer {
  const blocks = piecesOf(text, LONGEST_UNCOMPRESSED).flatMap((piece) => {
    // Not the last, four nibbles of length, and not compressed.
    const header = ((piece.length - 1) << 3) | (1 << 19)
    return [Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]), piece]
  })
  return Buffer.concat([...blocks, LAST_EMPTY])
}

function gzipEnd({ crc, length }: CompressedBeginning, text: Buffer): Buffer {
  const pieces = text.length ? piecesOf(text, LONGEST_STORED) : [text]
  const blocks = pieces.flatMap((piece, index) => {
    const header = Buffer.alloc(5)
    header.writeUInt8(index === pieces.length - 1 ? 1 : 0, 0)
    header.writeUInt16LE(piece.length, 1)
    header.writeUInt16LE(~piece.length & 0xffff, 3)
    return [header, piece]
  })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(text, crc), 0)
  trailer.writeUInt32LE((length + text.length) % 2 ** 32, 4)
  return Buffer.concat([...blocks, trailer])
}

function piecesOf(text: Buffer, longest: number): Buffer[] {
  const count = Math.ceil(text.length / longest)
  return Array.from({ length: count }, (_, index) => text.subarray(index * longest, (index + 1) * longest))
}
