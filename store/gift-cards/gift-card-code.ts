import { randomBytes } from 'node:crypto'
import { keyedHash, secretOf } from '../kernel/index.ts'
import type { Secret } from '../kernel/index.ts'
import { hashToken } from '../visitor/index.ts'

/** 32 characters of five bits each. 0, O, 1 and I are left out because they are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 16 characters of five bits: 80 bits. */
export const GIFT_CARD_CODE_LENGTH = 16
export const GROUP_LENGTH = 4

/** Returns a random nonce. Together with the shop's secret it determines the card's code. */
export const newNonce = () => randomBytes(18).toString('base64url')

type Card = { id: string; nonce: string }

/**
 * Returns the code of a new gift card, e.g. `7KQP-M2XA-99CD-WHT4`. The code is derived from the shop's present secret, so the
 * database alone does not reveal it.
 */
export function giftCardCode(secret: Secret, { id, nonce }: Card): string {
  const bytes = keyedHash(secret, 'gift card', id, nonce).subarray(0, GIFT_CARD_CODE_LENGTH)
  // 256 is a multiple of 32, so all characters are equally likely.
  const characters = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return formatCode(characters.join(''))
}

/**
 * Returns the code that a gift card has, by the secret it was made with, or is about to get. Undefined when that secret is none of the shop's
 * any more: a code by another one would open nothing.
 */
export function giftCardCodeOf(secret: Secret, card: Card & { codeHash: Buffer | null }): string | undefined {
  const { codeHash } = card
  if (!codeHash) return giftCardCode(secret, card)
  const own = secretOf(secret, (one) => codeHash.equals(hashCode(giftCardCode(one, card))))
  return own === undefined ? undefined : giftCardCode(own, card)
}

/** What somebody reads who is to have a code that the shop cannot make any more. */
export const OF_ANOTHER_SECRET =
  'The gift card was made with another AUTH_SECRET: with that one in AUTH_SECRETS_BEFORE its code can be had'

/** Returns the hash that a card is looked up by. Accepts any spelling of the code. */
export const hashCode = (code: string): Buffer => hashToken(normalizeCode(code))

/** Returns the last four characters of a code. They tell cards apart and are not secret. */
export const last4Of = (code: string): string => normalizeCode(code).slice(-4)

/** Removes separators and lower case from a typed code. */
const normalizeCode = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

const formatCode = (bare: string) => bare.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? bare
