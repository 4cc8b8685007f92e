import { describe, expect, it } from 'vitest'
import { fieldSentence, refusalSentence } from './sentences.ts'

describe('a sentence about a field', () => {
  it.each([
    ['incomplete', 'Please fill all fields to continue'],
    ['required', 'Field is required'],
    ['invalid_email', 'Invalid E-mail format'],
    ['invalid_account_email', 'Invalid mail format'],
    ['invalid_account_phone', 'Invalid number format'],
    ['invalid_name', 'Enter the correct name'],
    ['name_spaces', 'Invalid name. Please remove any spaces.'],
    ['invalid_code', 'Invalid code'],
    ['not_a_code', 'Invalid fomat'],
  ])('has the exact words of the product for %s', (code, sentence) => {
    expect(fieldSentence({ code, message: 'anything else' })).toBe(sentence)
  })

  it('names its subject and the limit of the rule', () => {
    const tooLong = { code: 'too_long', message: 'x', limit: 80 }
    expect(fieldSentence(tooLong)).toBe('This must be at most 80 characters')
    expect(fieldSentence(tooLong, 'Your note')).toBe('Your note must be at most 80 characters')
  })

  it('is the message of the shop for a code of another shop', () => {
    expect(fieldSentence({ code: 'toString', message: 'No.' })).toBe('No.')
  })
})

describe('a sentence about a refused change', () => {
  const part = (field: string) => ({ field, code: 'too_long', message: 'x', limit: 80 })
  const refused = (...parts: ReturnType<typeof part>[]) => ({ code: 'invalid', message: 'No.', parts })

  it('is about the first wrong field, called by its name', () => {
    for (const field of ['input.giftCard.senderName', 'values.sender_name'])
      expect(refusalSentence(refused(part(field), part('input.x')))).toBe(
        'Sender name must be at most 80 characters',
      )
    const names = { text: 'The words on the card' }
    expect(refusalSentence(refused(part('input.text')), names)).toBe(
      'The words on the card must be at most 80 characters',
    )
  })

  it('is the message of the shop when no field is wrong', () => {
    expect(refusalSentence(refused())).toBe('No.')
    expect(refusalSentence({ code: 'cart_full', message: 'No.' })).toBe('No.')
  })
})
