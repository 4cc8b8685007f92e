import { lt } from 'drizzle-orm'
import type { FormKey, PROOF_TYPES, Proof } from '../../contract/forms.ts'
import { FILE_MEGABYTES } from '../../contract/types/field-rules.ts'
import { PROOF_BYTES, fileTypesOf } from '../../contract/forms.ts'
import { formFile } from '../db/schema.ts'
import { toDate, invalid } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

type ProofType = (typeof PROOF_TYPES)[number]

/** How many days proof is stored: enough to check it. */
export const PROOF_DAYS = 30

/** The file signature of each media type. */
const SIGNATURES: Record<ProofType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  'application/pdf': (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-',
}

/**
 * Decodes the file of a form. Its media type is detected from its bytes, not from what the request declares. Throws
 * 400, naming the field, for invalid base64, a file that is too large or a type that is not accepted.
 */
export function readProof(
  key: FormKey,
  field: string,
  proof: Proof,
): { bytes: Buffer; mediaType: ProofType } {
  const bytes = Buffer.from(proof.base64, 'base64')
  if (!bytes.length || bytes.toString('base64') !== proof.base64)
    throw invalid(`body.${field}.base64`, 'not_base64')
  if (bytes.length > PROOF_BYTES) throw invalid(`body.${field}`, 'file_too_large', { limit: FILE_MEGABYTES })
  const types = fileTypesOf(key)
  const mediaType = types.find((type) => SIGNATURES[type](bytes))
  if (!mediaType)
    throw invalid(
      `body.${field}`,
      types.includes('application/pdf') ? 'not_a_picture_or_pdf' : 'not_a_picture',
    )
  return { bytes, mediaType }
}

/** Deletes proof whose retention period has ended. */
export async function deleteExpiredProof(ctx: Context): Promise<void> {
  await ctx.db.delete(formFile).where(lt(formFile.deleteAfter, toDate(ctx.clock.now())))
}
