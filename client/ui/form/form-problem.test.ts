import { describe, expect, it } from 'vitest'
import type { FormFields } from './form-fields.ts'
import { aName, fieldProblem } from './form-fields.ts'
import { checkForm, problemOf } from './form-problem.ts'

const FIELDS: FormFields = {
  name: { label: 'Name', required: true, check: aName },
  gender: { label: 'Gender', required: 'invalid_gender' },
  note: { label: 'Note (optional)', check: (text) => (text.length > 3 ? 'incorrect' : undefined) },
  code: { label: 'Code', required: true, secret: true },
}
const sent = (values: Record<string, string>) => (name: string) => values[name] ?? ''
const WHOLE = { intent: 'save', name: 'Iris', gender: 'female', code: '123456' }

describe('a form', () => {
  it('of which all is right has no problem', () => {
    expect(checkForm(sent(WHOLE), FIELDS)).toBeUndefined()
    expect(checkForm(sent({ ...WHOLE, note: 'Hi' }), FIELDS)).toBeUndefined()
  })

  it('is told all that is wrong at once, in the order of its fields, and what was typed but no secrets', () => {
    const values = { intent: 'save', name: '12345!!', note: 'Blue door', code: ' ', id: '7' }
    const problem = checkForm(sent(values), FIELDS, ['id'])
    expect(problem).toEqual({
      intent: 'save',
      errors: {
        name: { code: 'invalid_name', words: 'Enter the correct name' },
        gender: { code: 'invalid_gender', words: 'You need specify your gender' },
        note: { code: 'incorrect', words: 'Incorrect' },
        code: { code: 'required', words: 'Field is required' },
      },
      message: '',
      typed: { name: '12345!!', gender: '', note: 'Blue door', id: '7' },
      isPlain: true,
    })
    expect(Object.keys(problem?.errors ?? {})).toEqual(Object.keys(FIELDS))
  })

  it('that the shop refuses is told so at its field, or as a whole where it has no such field', () => {
    const refuse = (field?: string | null) =>
      problemOf(sent(WHOLE), FIELDS, { code: 'no', message: 'No', ...(field !== undefined && { field }) })
    expect(refuse('name')).toMatchObject({ errors: { name: { code: 'no', words: 'No' } }, message: '' })
    expect(refuse('input.name')).toEqual(refuse('name'))
    for (const field of [undefined, null, 'input.toString', 'name.x'])
      expect(refuse(field)).toMatchObject({ errors: {}, message: 'No' })
    const part = { field: 'input.name', code: 'too_long', message: 'x', limit: 80 }
    const tooLong = { code: 'invalid', message: 'input.name: x', parts: [part] }
    const problem = (field: string) => problemOf(sent(WHOLE), FIELDS, { ...tooLong, field })
    expect(problem('input.name').errors.name?.words).toBe('This must be at most 80 characters')
    expect(problem('input').message).toBe('Name must be at most 80 characters')
    // What it has judged may have changed the page.
    expect(refuse('name').isPlain).toBeUndefined()
  })
})

it('a field that may be empty is checked only when something is in it', () => {
  const check = () => 'incorrect' as const
  expect(fieldProblem({ label: 'Date', check }, ' ')).toBeUndefined()
  expect(fieldProblem({ label: 'Date', check }, 'x')).toBe('incorrect')
})
