import { randomBytes } from 'node:crypto'
import { keyedHash } from '../kernel/index.ts'
import { hashOfToken } from '../visitor/index.ts'

/** Thirty-two characters, five bits each: without 0 and O, 1 and I, which are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Eighty bits. */
export const CHARACTERS = 16
export const GROUP = 4

/** What makes the code of a gift card, together with the shop's secret. */
export const newNonce = () => randomBytes(18).toString('base64url')

/** The code of a gift card, e.g. `7KQP-M2XA-99CD-WHT4`: nobody without the shop's secret can make it, not even with all of the database. */
export function giftCardCode(secret: string, { id, nonce }: { id: string; nonce: string }): string {
  const bytes = keyedHash(secret, 'gift card', id, nonce).subarray(0, CHARACTERS)
  // 256 is eight times 32: each character is as likely as any other.
  const characters = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return inGroups(characters.join(''))
}

/** What a code is found by. */
export const hashOfCode = (code: string): Buffer => hashOfToken(bareCode(code))

/** The end of a code, which tells cards apart and opens none. */
export const last4Of = (code: string): string => bareCode(code).slice(-4)

/** As it was meant, however it was typed. */
const bareCode = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

const inGroups = (bare: string) => bare.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? bare
