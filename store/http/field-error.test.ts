import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FILTERS } from '../../contract/types/facets.ts'
import { FORMS } from '../../contract/forms.ts'
import { Quantity } from '../../contract/types/primitives.ts'
import { FILLED_FORMS } from '../../tests/support/pages/filled-forms.ts'
import type { BrokenRule } from './field-error.ts'
import { toFieldError } from './field-error.ts'

/** Returns the field errors of a body that breaks rules of a schema. */
function errorsOf(schema: z.ZodType, sent: unknown) {
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })
  const { error } = validate(sent) as unknown as { error: BrokenRule[] }
  return error.map((rule) => toFieldError('body', rule, sent))
}

const contact = (change: object) => errorsOf(FORMS.contact, { ...FILLED_FORMS.contact, ...change })

describe('a wrong part of a body has a code:', () => {
  it.each([
    [{ email: 'iris' }, { code: 'invalid_email', message: 'Invalid E-mail format' }],
    [{ email: `${'i'.repeat(260)}@example.org` }, { code: 'too_long', limit: 254 }],
    [{ phone: 'ring me' }, { code: 'invalid_phone' }],
    [{ name: '12345!!' }, { code: 'invalid_name' }],
    [{ order_id: 'x' }, { code: 'not_an_order_number' }],
    [
      { topic: 'weather' },
      { code: 'not_an_option', message: expect.stringMatching(/^must be one of .*flowers/) },
    ],
    [
      { message: 'x'.repeat(3001) },
      { code: 'too_long', limit: 3000, message: 'must be at most 3000 characters' },
    ],
    [{ message: 7 }, { code: 'invalid_type', message: 'must be a text' }],
    [{ message: ' ' }, { code: 'required', message: 'Field is required' }],
    [{ message: undefined }, { code: 'required' }],
    [{ topic: '' }, { code: 'required' }],
  ])('%o', (change, expected) => {
    expect(contact(change)[0]).toMatchObject({ field: `body.${Object.keys(change)[0]}`, ...expected })
  })

  it('several at once, each with its own', () => {
    expect(contact({ email: '', name: '!!' }).map(({ field, code }) => [field, code])).toEqual([
      ['body.name', 'invalid_name'],
      ['body.email', 'required'],
    ])
  })

  it('a box that was not ticked is not missing, but not accepted', () => {
    const { agreed: _left, ...draw } = FILLED_FORMS.draw
    expect(errorsOf(FORMS.draw, draw)).toMatchObject([{ code: 'not_accepted' }])
  })

  it.each([
    [z.object({ n: Quantity }), { n: 100 }, { code: 'too_large', limit: 99 }],
    [z.object({ n: Quantity }), { n: 0 }, { code: 'too_small', limit: 1 }],
    [z.object({ n: Quantity }), { n: 1.5 }, { code: 'not_whole' }],
    [z.object({ n: z.array(z.int()).max(2) }), { n: [1, 2, 3] }, { code: 'too_many_values', limit: 2 }],
    [
      z.object({ n: FILTERS.colour }),
      { n: Array.from({ length: 21 }, (_, index) => `c${index}`).join() },
      { code: 'too_many_values', limit: 20, message: 'must be at most 20 values' },
    ],
    [z.strictObject({}), { n: 1 }, { field: 'body', code: 'unknown_field', message: 'must not hold n' }],
    [
      z.object({ n: z.string().min(10) }),
      { n: 'x' },
      { code: 'too_short', limit: 10, message: 'must be at least 10 characters' },
    ],
    [z.object({ n: z.uuid() }), { n: 'x' }, { code: 'invalid_format', message: 'must be a UUID' }],
    [z.object({ n: z.literal('yes') }), { n: 'x' }, { code: 'not_an_option', message: 'must be yes' }],
    [
      z.object({ n: z.string().regex(/^a+$/) }),
      { n: 'x' },
      { code: 'invalid_format', message: 'must match /^a+$/' },
    ],
    [z.object({ n: z.union([z.string(), z.number()]) }), { n: true }, { message: 'is not valid' }],
    [z.object({ n: z.iso.datetime() }), { n: 'x' }, { message: expect.stringMatching(/^must be a time/) }],
  ])('%o of %o', (schema, sent, expected) => {
    expect(errorsOf(schema, sent)[0]).toMatchObject(expected)
  })
})
