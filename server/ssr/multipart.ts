import type { Readable, Writable } from 'node:stream'
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
  const finished = new Promise<void>((done, fail) => {
    parser.on('finish', done)
    parser.on('error', () => fail(new UnreadableForm('The form cannot be read.')))
  })
  // It is waited for below; until then nobody listens.
  finished.catch(() => {})
  await feed(payload, parser, finished)
  await finished
  return form
}

function startParser(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
  } catch {
    throw new UnreadableForm('The form cannot be read.')
  }
}

/** Gives all of the form to the parser; what comes after a mistake is read and forgotten, so that it can be answered. */
async function feed(payload: Readable, parser: Writable, finished: Promise<void>): Promise<void> {
  let read = 0
  let broken = false
  finished.catch(() => (broken = true))
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    read += chunk.length
    if (read > READ_BYTES) throw new UnreadableForm('The form is too long.', 413)
    if (!broken)
      await Promise.race([new Promise((taken) => parser.write(chunk, taken)), finished.catch(() => {})])
  }
  parser.end()
}
