import { randomBytes } from 'node:crypto'
import { keyedHash } from '../kernel/index.ts'
import { hashToken } from '../visitor/index.ts'

/** 32 characters of five bits each. 0, O, 1 and I are left out because they are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 16 characters of five bits: 80 bits. */
export const GIFT_CARD_CODE_LENGTH = 16
export const GROUP_LENGTH = 4

/** Returns a random nonce. Together with the shop's secret it determines the card's code. */
export const newNonce = () => randomBytes(18).toString('base64url')

/**
 * Returns the code of a gift card, e.g. `7KQP-M2XA-99CD-WHT4`. The code is derived from the shop's secret, so the
 * database alone does not reveal it.
 */
export function giftCardCode(secret: string, { id, nonce }: { id: string; nonce: string }): string {
  const bytes = keyedHash(secret, 'gift card', id, nonce).subarray(0, GIFT_CARD_CODE_LENGTH)
  // 256 is a multiple of 32, so all characters are equally likely.
  const characters = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return formatCode(characters.join(''))
}

/** Returns the hash that a card is looked up by. Accepts any spelling of the code. */
export const hashCode = (code: string): Buffer => hashToken(normalizeCode(code))

/** Returns the last four characters of a code. They tell cards apart and are not secret. */
export const last4Of = (code: string): string => normalizeCode(code).slice(-4)

/** Removes separators and lower case from a typed code. */
const normalizeCode = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

const formatCode = (bare: string) => bare.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? bare
