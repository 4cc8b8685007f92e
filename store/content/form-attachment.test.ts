import { describe, expect, it } from 'vitest'
import { PROOF_BYTES } from '../../contract/forms.ts'
import { readProof } from './form-attachment.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
const PDF = Buffer.from('%PDF-1.7\n')
const read = (bytes: Buffer, key: 'contest' | 'senior-discount' = 'senior-discount') =>
  readProof(key, 'proof', { name: 'card', base64: bytes.toString('base64') }).mediaType

describe('what a file is, its first bytes say', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
    ['application/pdf', PDF],
  ])('%s', (type, bytes) => {
    expect(read(bytes)).toBe(type)
  })

  it.each([
    ['the end of a PNG’s beginning', PNG.subarray(1)],
    ['a PNG by another’s bytes', Buffer.concat([Buffer.from([0x88]), PNG.subarray(1)])],
    ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')],
    ['a WebP without its container', Buffer.from('RIFX\0\0\0\0WEBPVP8 ', 'latin1')],
    ['a page', Buffer.from('<html>')],
  ])('%s is refused', (_, bytes) => {
    expect(() => read(bytes)).toThrow('must be a JPEG, PNG or WebP picture or a PDF')
  })

  it('a document is none where a picture is asked for', () => {
    expect(() => read(PDF, 'contest')).toThrow(/WebP picture$/)
    expect(read(PNG, 'contest')).toBe('image/png')
  })
})

it('a file that is not in base64 is refused, by its field', () => {
  for (const base64 of ['', 'hello, world!', `${PNG.toString('base64')} `])
    expect(() => readProof('senior-discount', 'proof', { name: 'card', base64 })).toThrow(
      expect.objectContaining({ statusCode: 400, field: 'body.proof.base64' }),
    )
})

it('a file has at most five megabytes', () => {
  const most = Buffer.concat([PDF, Buffer.alloc(PROOF_BYTES - PDF.length)])
  expect(read(most)).toBe('application/pdf')
  expect(() => read(Buffer.concat([most, Buffer.from('x')]))).toThrow('at most 5 MB')
})
