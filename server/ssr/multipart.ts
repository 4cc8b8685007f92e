import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'

/** What is kept of a file: one byte more than any form takes, so that the form can say that it is too much. */
const FILE_BYTES = 5 * 1024 * 1024 + 1
/** So much is read to its end for a polite answer; what goes on longer is cut off. */
const READ_BYTES = 32 * 1024 * 1024
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  fields: 40,
  files: 1,
  parts: 41,
  fileSize: FILE_BYTES,
}

/** A form that cannot be read, or is far too long. */
export class UnreadableForm extends Error {
  override name = 'UnreadableForm'
  readonly statusCode: number

  constructor(message: string, statusCode = 400) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Reads a form with files as a browser posts it (multipart/form-data). Throws UnreadableForm. */
export async function readMultipart(payload: Readable, contentType: string): Promise<FormData> {
  const form = new FormData()
  const parser = startParser(contentType)
  parser.on('field', (name, value) => form.append(name, value))
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A file input that was left empty sends a file without a name.
    stream.on('end', () => fileName && form.append(name, new File(chunks as never, fileName, { type })))
  })
  await new Promise<void>((done, fail) => {
    let read = 0
    payload.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > READ_BYTES) fail(new UnreadableForm('The form is too long.', 413))
    })
    payload.on('error', fail)
    payload.on('aborted', () => fail(new UnreadableForm('The form ended too early.')))
    parser.on('error', () => fail(new UnreadableForm('The form cannot be read.')))
    parser.on('finish', done)
    payload.pipe(parser)
  }).finally(() => payload.unpipe(parser))
  return form
}

function startParser(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
  } catch {
    throw new UnreadableForm('The form cannot be read.')
  }
}
